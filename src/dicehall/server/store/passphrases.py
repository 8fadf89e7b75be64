"""Passphrases as argon2 hashes. Each call deliberately takes tens of milliseconds: run it in a thread."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""OWASP's parameters for argon2id. With 19 MiB per call, a small server can run several at once."""

DECOY: Final = HASHER.hash("nobody's passphrase", salt=bytes(16))
"""Compared with if nobody has the name, so that the time taken does not reveal which names exist."""


def hash_passphrase(passphrase: str) -> str:
    """Return a hash to store; it contains its own salt and parameters."""
    return HASHER.hash(_bytes(passphrase))


def verify_passphrase(kept: str | None, passphrase: str) -> bool:
    """Return whether this is the passphrase of a stored hash; False without one, after the same time."""
    try:
        HASHER.verify(DECOY if kept is None else kept, _bytes(passphrase))
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def needs_rehash(kept: str) -> bool:
    """Return whether a hash was made with older parameters and should be renewed at the next opportunity."""
    return HASHER.check_needs_rehash(kept)


def _bytes(passphrase: str) -> bytes:
    # Some systems type é as one character, others as two. Lone surrogates pass unchanged.
    return normalize("NFC", passphrase).encode("utf-8", "surrogatepass")
