"""Letters as Web Push: the browser's own push service passes them on, and cannot read them.

`pywebpush` encrypts them (RFC 8291) and `py_vapid`, which it brings, proves who sent them (RFC 8292). The
requests are sent as those to web hooks are, because a push service is an address that a stranger chose.
"""

from __future__ import annotations

import json
import os
import tempfile
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from dicehall.core.mistakes import BadOptions
from dicehall.server.store.call_messages import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicehall.server.calls.letter import Letter, Seal
    from dicehall.server.calls.outbound_requests import Poster

WAITS_S: Final = 86400
"""Seconds for which a push service keeps a message for a browser that is not there."""
PROOF_S: Final = 12 * 3600
"""Seconds for which the proof of who sent a message is good; a day is the most."""
LONGEST: Final = 1000
"""The most characters of a text; push services take messages of 4096 bytes."""
POINT_BYTES: Final = 65
"""The length of a browser's public key."""
AUTH_BYTES: Final = 16
"""The length of a browser's secret."""


def vapid_key(path: str) -> Any:
    """Return the key in a file, which is made if it is not there; `BadOptions` says what is wrong."""
    if find_spec("py_vapid") is None:
        raise BadOptions("Web Push needs the package pywebpush: pip install dicehall[push]")
    from py_vapid import Vapid02, VapidException

    file = Path(path)
    try:
        if not file.exists():
            key = Vapid02()
            key.generate_keys()
            _put(file, key.private_pem())
        key = Vapid02.from_pem(file.read_bytes())
        # py-vapid rejects contact URLs with a path.
        key.conf = {"no-strict": True}
        return key
    except OSError as error:
        raise BadOptions(f"the key {path} cannot be used: {error.strerror}.") from None
    except (ValueError, VapidException):
        raise BadOptions(f"the key {path} cannot be used: it is no private key.") from None


def _put(file: Path, pem: bytes) -> None:
    """Write a key for its owner's eyes only, whole or not at all; another process's key stays."""
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as made:
            made.write(pem)
        with suppress(FileExistsError):
            os.link(name, file)
    finally:
        os.unlink(name)


def are_keys(point: str, secret: str) -> bool:
    """Return whether these look like the keys of a browser's subscription."""
    try:
        first, second = (urlsafe_b64decode(f"{text}==") for text in (point, secret))
    except ValueError:
        return False
    return len(first) == POINT_BYTES and first[0] == 4 and len(second) == AUTH_BYTES


class Pusher:
    """Sends letters to browsers."""

    def __init__(self, key: Any, contact: str, poster: Poster, clock: Callable[[], float]) -> None:
        self.poster: Poster = poster
        """Sends the requests."""
        self._key = key
        self._contact = contact
        self._clock = clock

    @property
    def public_key(self) -> str:
        """Return the key by which browsers know messages of this hall."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    def send(self, letter: Letter, seal: Seal) -> Outcome:
        """Send a letter. A repetition has the same topic and tag, so it takes the place of the first."""
        said = {
            "tag": letter.id,
            "title": letter.title,
            # The title names the first.
            "text": "\n".join(table.name for table in letter.tables[1:])[:LONGEST],
            "language": letter.language,
            "path": f"#/t/{letter.tables[0].code}",
        }
        try:
            body = self._encrypted(letter, json.dumps(said, ensure_ascii=False).encode())
        except ValueError:
            # The browser's public key is none.
            return Outcome.GONE
        url = urlsplit(letter.way.address)
        claims = {
            "sub": self._contact,
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(self._clock()) + PROOF_S,
        }
        headers = {
            **self._key.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(WAITS_S),
            "Topic": letter.id,
            "Urgency": "normal",
        }
        return self.poster.post(letter.way.address, body, headers, seal, gone=(404, 410))

    def _encrypted(self, letter: Letter, said: bytes) -> bytes:
        from pywebpush import WebPusher

        keys = json.loads(letter.way.secret)
        encoded: bytes = WebPusher({"endpoint": letter.way.address, "keys": keys}).encode(said)[
            "body"
        ]
        return encoded
