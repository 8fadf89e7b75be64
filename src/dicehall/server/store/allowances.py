"""Allowances: how much of a limit an address has left, if several processes must count together.

This is the same as `limits.Bucket`, but in the database. No address is stored, only its hash, and that only
until the allowance is full again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, text, update

from dicehall.server.store.schema import ALLOWANCES

FORGET_AFTER: Final = 2 * 3600.0
"""Seconds after which every allowance is full again, if nothing of it was spent in the meantime."""

# The database's own clock, since those of several machines may differ.
_NOW: Final = "extract(epoch FROM clock_timestamp())"
_WHOLE: Final = f"least(:size, allowances.remaining + ({_NOW} - allowances.at) * :rate)"
_SPEND: Final = text(
    f"INSERT INTO allowances (key, remaining, at) VALUES (:key, :size - 1, {_NOW}) "
    f"ON CONFLICT (key) DO UPDATE SET remaining = {_WHOLE} - 1, at = {_NOW} WHERE {_WHOLE} >= 1 "
    "RETURNING key"
)
_FORGET: Final = text(f"DELETE FROM allowances WHERE at < {_NOW} - :seconds")


def _key(limit: str, address: str) -> str:
    return f"{limit} {sha256(address.encode()).hexdigest()}"


def spend(connection: Connection, limit: str, address: str, rate: float, size: float) -> bool:
    """Count once more what an address does, and return whether it may."""
    given = {"key": _key(limit, address), "rate": rate, "size": float(size)}
    return connection.execute(_SPEND, given).first() is not None


def give_back(connection: Connection, limit: str, address: str) -> None:
    """Take back one count."""
    connection.execute(
        update(ALLOWANCES)
        .where(ALLOWANCES.c.key == _key(limit, address))
        .values(remaining=ALLOWANCES.c.remaining + 1)
    )


def forget(connection: Connection) -> None:
    """Delete the allowances that are full again."""
    connection.execute(_FORGET, {"seconds": FORGET_AFTER})
