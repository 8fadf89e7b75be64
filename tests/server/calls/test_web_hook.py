"""Web hooks: signed, repeated with the same id, and never within the operator's own network."""

from __future__ import annotations

import asyncio
import hmac
import json
import socket
from base64 import b64decode, b64encode
from hashlib import sha256
from ipaddress import ip_address
from typing import Any

import pytest
from tests.server.calls.hall import HOME, CallingHall, Clock, calling
from tests.server.calls.receiver import Receiver, receiver

from dicehall.server.calls.outbound_requests import Poster, Unusable, is_public
from dicehall.server.store.call_messages import LEASE_S, PAUSES, Outcome
from dicehall.server.store.mistakes import NotStored

NEAR = {"hooks": True, "calls_anywhere": True}
"""Hooks are allowed, also on this machine."""


async def hooked(hall: CallingHall, there: Receiver) -> dict[str, str]:
    """Let two people be called by web hooks, start a game, and return their secrets."""
    await hall.claim("Ada", "Oleh")
    secrets = {}
    for name in ("Ada", "Oleh"):
        url = {"url": there.url(f"/{name}?a=b")}
        secrets[name] = (await hall.ask("POST", "/hook", name, url, 201))["secret"]
    return secrets


async def test_a_hook_is_told_the_table_and_can_check_who_says_so(database_url: str) -> None:
    clock = Clock()
    async with receiver() as there, calling(database_url, None, clock, **NEAR) as hall:
        secrets = await hooked(hall, there)
        table = await hall.table("Ada", "Oleh", title="Вівторок")
        await hall.until_called()
        (request,) = there.requests
        name = ("Ada", "Oleh")[hall.asked(table)]
        assert request.path == f"/{name}?a=b"
        said = json.loads(request.body)
        assert said["tables"] == [{"name": "Вівторок", "url": f"{HOME}/t/{table.code}"}]
        assert (said["type"], said["text"]) == ("turn", "Your turn: Вівторок")
        headers = request.headers
        assert headers["webhook-id"] == said["id"]
        assert headers["webhook-timestamp"] == str(int(clock.now))
        # By hand, as receivers in other languages do it.
        key = b64decode(secrets[name].removeprefix("whsec_"))
        signed = f"{said['id']}.{int(clock.now)}.".encode() + request.body
        mac = b64encode(hmac.digest(key, signed, sha256)).decode()
        assert headers["webhook-signature"] == f"v1,{mac}"


async def test_a_hook_that_fails_for_now_is_tried_again_with_the_same_id(sqlite_url: str) -> None:
    async with receiver() as there, calling(sqlite_url, None, Clock(), **NEAR) as hall:
        await hooked(hall, there)
        await hall.table("Ada", "Oleh")
        there.status = "503 Later"
        await hall.until_called()
        await hall.wait(PAUSES[0] - 1)
        assert len(there.requests) == 1
        there.status = "204 Thanks"
        await hall.wait(1)
        assert len(there.requests) == 2
        assert len({request.headers["webhook-id"] for request in there.requests}) == 1
        await hall.wait(86400)
        assert len(there.requests) == 2


async def test_a_hook_whose_sender_crashed_is_told_again_with_the_same_id(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with receiver() as there:
        async with calling(sqlite_url, None, clock, **NEAR) as hall:
            await hooked(hall, there)
            await hall.table("Ada", "Oleh")

            def fail(*_: Any) -> Outcome:
                raise NotStored("the database is away.")

            # It is sent, but that cannot be noted.
            with monkeypatch.context() as crashing:
                crashing.setattr("dicehall.server.calls.caller.conclude", fail)
                await hall.until_called()
        assert len(there.requests) == 1
        async with calling(sqlite_url, None, clock, **NEAR) as hall:
            await hall.wait(LEASE_S + 1)
            await hall.wait(86400)
        assert len(there.requests) == 2
        assert len({request.headers["webhook-id"] for request in there.requests}) == 1


async def test_no_redirect_is_followed(sqlite_url: str) -> None:
    async with (
        receiver() as there,
        receiver() as inside,
        calling(sqlite_url, None, Clock(), **NEAR) as hall,
    ):
        await hooked(hall, there)
        await hall.table("Ada", "Oleh")
        there.status = f"307 There\r\nLocation: {inside.url()}"
        await hall.until_called()
        await hall.wait(86400)
        assert (len(there.requests), inside.requests) == (1, [])


async def test_a_hook_that_is_gone_is_not_told_again(sqlite_url: str) -> None:
    async with receiver() as there, calling(sqlite_url, None, Clock(), **NEAR) as hall:
        await hooked(hall, there)
        table = await hall.table("Ada", "Oleh")
        there.status = "410 Gone"
        await hall.until_called()
        name = ("Ada", "Oleh")[hall.asked(table)]
        assert (await hall.ask("GET", "", name))["ways"][0]["stopped"]


async def test_a_hook_that_never_ends_its_answer_is_cut_off() -> None:
    async with receiver() as there:
        there.silent = True
        poster = Poster(anywhere=True, deadline=0.1)
        sent = await asyncio.to_thread(poster.post, there.url(), b"x", {}, lambda: True)
        assert sent is Outcome.LATER
        assert len(there.requests) == 1


async def test_what_cannot_be_sealed_is_not_sent() -> None:
    async with receiver() as there:
        poster = Poster(anywhere=True)
        sent = await asyncio.to_thread(poster.post, there.url(), b"x", {}, lambda: False)
        assert sent is Outcome.DROPPED
        assert there.requests == []


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:secret@example.org/",
        "https://example.org/#part",
        "https://example.org:22/",
        "https://example.org:many/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: inside",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3:8443/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:192.168.0.1]/",
        "https://[fe80::1]/",
    ],
)
async def test_only_public_addresses_are_accepted(url: str) -> None:
    with pytest.raises(Unusable):
        Poster().check(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1"),
        *(
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001:0:0:0:0:0:f5ff:fffe",
        ),
    ],
)
def test_addresses_that_are_not_public_are_known_in_every_disguise(address: str) -> None:
    assert not is_public(ip_address(address))


def test_public_addresses_are_public() -> None:
    for address in ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909"):
        assert is_public(ip_address(address))


async def test_a_name_that_leads_inside_is_refused_when_it_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with receiver() as there:

        def inside(*_: Any, **__: Any) -> list[Any]:
            # One address of two is enough.
            return [
                (socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, there.port))
                for host in ("9.9.9.9", "127.0.0.1")
            ]

        poster = Poster()
        poster.check("https://innocent.example.org/")
        with monkeypatch.context() as looked_up:
            looked_up.setattr(socket, "getaddrinfo", inside)
            url = f"https://innocent.example.org:{there.port}/"
            sent = poster.post(url, b"x", {}, lambda: True)
        assert sent is Outcome.FAILED
        assert there.requests == []


async def test_a_person_has_few_hooks_and_only_where_they_are_allowed(sqlite_url: str) -> None:
    async with calling(sqlite_url, None, Clock(), hooks=True) as hall:
        await hall.claim("Ada")
        inside = await hall.ask("POST", "/hook", "Ada", {"url": "https://127.0.0.1/"}, 422)
        assert inside["code"] == "bad_call_address"
        for number in range(2):
            url = {"url": f"https://example.org/{number}"}
            added = await hall.ask("POST", "/hook", "Ada", url, 201)
        refused = await hall.ask("POST", "/hook", "Ada", {"url": "https://example.org/2"}, 429)
        assert refused["code"] == "too_many_ways"
        # The secret is told once.
        shown = await hall.ask("GET", "", "Ada")
        assert added["secret"] not in json.dumps(shown)
        assert shown["offered"] == {"mail": False, "hook": True, "push": None}
    async with calling(sqlite_url, None, Clock()) as hall:
        await hall.claim("Oleh")
        url = {"url": "https://example.org/"}
        assert (await hall.ask("POST", "/hook", "Oleh", url, 404))["code"] == "not_found"
