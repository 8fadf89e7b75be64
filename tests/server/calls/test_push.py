"""Web Push: the browser alone can read what it is sent, and knows that it comes from this hall."""

from __future__ import annotations

import json
import stat
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from tests.server.calls.hall import HOME, CallingHall, Clock, calling
from tests.server.calls.receiver import Receiver, receiver

from dicehall.core.mistakes import BadOptions
from dicehall.server.calls.push import vapid_key
from dicehall.server.store.call_messages import PAUSES

SECRET = b"sixteen bytes..."


def text_of(raw: bytes) -> str:
    """Return bytes as browsers write them."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def read(text: str) -> Any:
    """Return the value of JSON in base64url."""
    return json.loads(urlsafe_b64decode(f"{text}=="))


@dataclass
class Browser:
    """A browser that has subscribed at a push service."""

    there: Receiver
    path: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    @property
    def point(self) -> bytes:
        """Return its public key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        """Return what it tells the hall."""
        return {
            "endpoint": self.there.url(self.path),
            "p256dh": text_of(self.point),
            "auth": text_of(SECRET),
        }

    def decrypt(self, body: bytes) -> dict[str, str]:
        """Return what it was sent."""
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=SECRET, version="aes128gcm"
        )
        said: dict[str, str] = json.loads(plain)
        return said


async def subscribed(hall: CallingHall, there: Receiver) -> dict[str, Browser]:
    """Let two people subscribe with a browser each."""
    await hall.claim("Ada", "Oleh")
    browsers = {name: Browser(there, f"/push/{name}") for name in ("Ada", "Oleh")}
    for name, browser in browsers.items():
        shown = await hall.ask("POST", "/push", name, browser.subscription(), 201)
        assert [way["kind"] for way in shown["ways"]] == ["push"]
        # Whoever knows the whole address could send something there.
        assert shown["ways"][0]["address"] == f"127.0.0.1:{there.port}"
    return browsers


@pytest.fixture
def near(tmp_path: Path) -> dict[str, Any]:
    """Give the settings of a hall that may push to this machine."""
    return {"push_key": str(tmp_path / "push.pem"), "calls_anywhere": True}


async def test_a_browser_is_sent_what_it_alone_can_read(
    database_url: str, near: dict[str, Any]
) -> None:
    clock = Clock()
    async with receiver() as there, calling(database_url, None, clock, **near) as hall:
        browsers = await subscribed(hall, there)
        offered = (await hall.ask("GET", "", "Ada"))["offered"]["push"]
        table = await hall.table("Ada", "Oleh", title="Dienstag")
        await hall.ask("PUT", "", "Ada", {"language": "de", "zone": "Europe/Berlin"})
        await hall.ask("PUT", "", "Oleh", {"language": "de", "zone": "Europe/Berlin"})
        await hall.until_called()
        (request,) = there.requests
        name = ("Ada", "Oleh")[hall.asked(table)]
        assert request.path == f"/push/{name}"
        headers = request.headers
        assert b"Dienstag" not in request.body
        said = browsers[name].decrypt(request.body)
        assert said == {
            "tag": headers["topic"],
            "title": "Du bist dran: Dienstag",
            "text": "",
            "language": "de",
            "path": f"#/t/{table.code}",
        }
        assert len(headers["topic"]) <= 32
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        # Who sends it, to whom, and until when the proof of it is good.
        authorization = headers["authorization"]
        assert Vapid02.verify(authorization)
        token, key = (part.partition("=")[2] for part in authorization.split(" ", 1)[1].split(","))
        assert key == offered
        claims = read(token.split(".")[1])
        assert claims["aud"] == f"http://127.0.0.1:{there.port}"
        assert claims["sub"] == HOME
        assert clock.now < claims["exp"] <= clock.now + 86400


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_browser_that_has_unsubscribed_is_forgotten(
    sqlite_url: str, near: dict[str, Any], status: str
) -> None:
    async with receiver() as there, calling(sqlite_url, None, Clock(), **near) as hall:
        await subscribed(hall, there)
        table = await hall.table("Ada", "Oleh")
        there.status = status
        await hall.until_called()
        asked = hall.asked(table)
        for seat, name in enumerate(("Ada", "Oleh")):
            ways = (await hall.ask("GET", "", name))["ways"]
            assert len(ways) == (0 if seat == asked else 1)


async def test_a_push_service_that_is_busy_is_asked_again_with_the_same_topic(
    sqlite_url: str, near: dict[str, Any]
) -> None:
    async with receiver() as there, calling(sqlite_url, None, Clock(), **near) as hall:
        await subscribed(hall, there)
        await hall.table("Ada", "Oleh")
        there.status = "429 Slowly"
        await hall.until_called()
        there.status = "201 Created"
        await hall.wait(PAUSES[0])
        await hall.wait(86400)
        assert len(there.requests) == 2
        assert len({request.headers["topic"] for request in there.requests}) == 1


async def test_keys_that_are_none_are_refused(sqlite_url: str, near: dict[str, Any]) -> None:
    async with receiver() as there, calling(sqlite_url, None, Clock(), **near) as hall:
        await hall.claim("Ada")
        good = Browser(there, "/").subscription()
        for wrong in (
            {"p256dh": text_of(b"\x04" * 64)},
            {"p256dh": "*" * 88},
            {"auth": text_of(b"short")},
            {"endpoint": "ftp://example.org"},
        ):
            refused = await hall.ask("POST", "/push", "Ada", good | wrong, 422)
            assert refused["code"] == "bad_call_address"


async def test_a_key_that_is_no_point_of_the_curve_is_forgotten(
    sqlite_url: str, near: dict[str, Any]
) -> None:
    async with receiver() as there, calling(sqlite_url, None, Clock(), **near) as hall:
        await hall.claim("Ada", "Oleh")
        for name in ("Ada", "Oleh"):
            given = Browser(there, f"/{name}").subscription() | {"p256dh": text_of(b"\x04" * 65)}
            await hall.ask("POST", "/push", name, given, 201)
        table = await hall.table("Ada", "Oleh")
        await hall.until_called()
        name = ("Ada", "Oleh")[hall.asked(table)]
        assert (await hall.ask("GET", "", name))["ways"] == []
        assert there.requests == []


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    first, second = vapid_key(str(file)), vapid_key(str(file))
    assert first.private_pem() == second.private_pem()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["push.pem"]


def test_a_key_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "wrong.pem").write_text("no key")
    with pytest.raises(BadOptions, match="it is no private key"):
        vapid_key(str(tmp_path / "wrong.pem"))
    with pytest.raises(BadOptions, match="No such file"):
        vapid_key(str(tmp_path / "nowhere" / "push.pem"))


async def test_what_was_offered_is_known_after_a_restart(
    sqlite_url: str, near: dict[str, Any]
) -> None:
    offers = []
    for name in ("Ada", "Oleh"):
        async with calling(sqlite_url, None, Clock(), **near) as hall:
            await hall.claim(name)
            offers.append((await hall.ask("GET", "", name))["offered"]["push"])
    assert offers[0] == offers[1]
