"""Seats, and the tokens by which whoever sits on one is known."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Final

WATCHER: Final = -1
"""The viewer who sits on no seat."""


def hash_token(token: str) -> str:
    """Return what is kept of a token: whoever reads the log cannot sit down with it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same_hash(first: str | None, second: str | None) -> bool:
    """Return whether two hashes are there and equal, in a time that tells nothing of where they differ."""
    return first is not None and second is not None and compare_digest(first, second)


@dataclass(frozen=True)
class Seat:
    """One seat of a table."""

    kind: str = "open"
    """``open``, ``person`` or ``bot``."""
    name: str = ""
    """Who sits here, or for whom the seat is kept."""
    bot: str | None = None
    """The bot that sits here."""
    seed: str | None = None
    """What this seat adds to the chance of the dice."""
    token_hash: str | None = None
    """The hash of the token that acts for this seat."""
    person: int | str | None = None
    """Who sits here, if they have claimed a name: their id in the store."""
    claimed: str | None = None
    """The name they have claimed."""
    kept: str | None = None
    """The hash of the token for which this open seat is kept; without it nobody may take the seat."""
    away: bool = False
    """Whether a stand-in plays for this person."""
