"""Tokens, by which seats and people who are signed in are known."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Final

TOKEN_BYTES: Final = 32
"""How much chance is in a token: more than anybody can guess."""


def new_token() -> str:
    """Return a token; it is told to one client, once, and kept nowhere."""
    return token_urlsafe(TOKEN_BYTES)
