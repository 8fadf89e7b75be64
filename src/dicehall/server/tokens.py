"""Tokens that identify seats and people who are signed in."""

from __future__ import annotations

from secrets import token_urlsafe

from dicehall.table.keys import TOKEN_BYTES


def new_token() -> str:
    """Return a token; it is sent to one client, once, and never stored."""
    return token_urlsafe(TOKEN_BYTES)
