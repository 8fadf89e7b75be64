"""Letters as requests to a web hook, signed as <https://www.standardwebhooks.com> has it."""

from __future__ import annotations

import hmac
import json
from base64 import b64decode, b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import TYPE_CHECKING, Final

import dicehall

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicehall.server.calls.letter import Letter, Seal
    from dicehall.server.calls.outbound_requests import Poster
    from dicehall.server.store.call_messages import Outcome

SECRET: Final = "whsec_"
"""How the secret of a hook begins."""


def new_secret() -> str:
    """Return a secret to sign with."""
    return SECRET + b64encode(token_bytes(24)).decode()


def signature(secret: str, name: str, timestamp: int, body: bytes) -> str:
    """Return the signature of a request, which only who knows the secret can make."""
    signed = f"{name}.{timestamp}.".encode() + body
    key = b64decode(secret.removeprefix(SECRET))
    return f"v1,{b64encode(hmac.digest(key, signed, sha256)).decode()}"


class Hooks:
    """Sends letters to web hooks."""

    def __init__(self, home: str, poster: Poster, clock: Callable[[], float]) -> None:
        self.poster: Poster = poster
        """Sends the requests."""
        self._home = home
        self._clock = clock

    def send(self, letter: Letter, seal: Seal) -> Outcome:
        """Send a letter. A repetition has the same `webhook-id`."""
        tables = [
            {"name": table.name, "url": f"{self._home}/t/{table.code}"} for table in letter.tables
        ]
        said = {
            "type": "turn",
            "id": letter.id,
            "language": letter.language,
            "text": letter.title,
            "tables": tables,
        }
        body = json.dumps(said, ensure_ascii=False).encode()
        timestamp = int(self._clock())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"dicehall/{dicehall.__version__}",
            "webhook-id": letter.id,
            "webhook-timestamp": str(timestamp),
            "webhook-signature": signature(letter.way.secret, letter.id, timestamp, body),
        }
        return self.poster.post(letter.way.address, body, headers, seal)
