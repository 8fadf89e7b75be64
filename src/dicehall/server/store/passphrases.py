"""Passphrases as argon2 hashes. Each call takes tens of milliseconds on purpose: run it in a thread."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""The figures OWASP names for argon2id. 19 MiB a call let a small server take several at once."""

DECOY: Final = HASHER.hash("nobody's passphrase", salt=bytes(16))
"""Compared with when nobody has the name, so that the time taken does not tell which names exist."""


def hash_passphrase(passphrase: str) -> str:
    """Return a hash to keep; it holds its own salt and figures."""
    return HASHER.hash(_bytes(passphrase))


def verify_passphrase(kept: str | None, passphrase: str) -> bool:
    """Return whether this is the passphrase of a kept hash; without one it takes as long, and is not."""
    try:
        HASHER.verify(DECOY if kept is None else kept, _bytes(passphrase))
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def needs_rehash(kept: str) -> bool:
    """Return whether a hash was made with older figures, and should be made anew at the next chance."""
    return HASHER.check_needs_rehash(kept)


def _bytes(passphrase: str) -> bytes:
    # Some systems type é as one character, others as two. Half characters are let through as they are.
    return normalize("NFC", passphrase).encode("utf-8", "surrogatepass")
