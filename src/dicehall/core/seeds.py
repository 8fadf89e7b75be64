"""Seeds for dice and for bots, made from one secret to which none of them leads back.

Each is a keyed hash of what it is for. So a bot's seed says nothing about any dice or about other bots, and
the seed in the record of one game nothing about the next game. The secret of many games is their ``--seed``;
that of a single game is the seed of its dice. No bot is given either. A secret that can be guessed protects
nothing: docs/security.md says what follows from that.
"""

# Not compiled: seeds are made once a game.

from __future__ import annotations

from hashlib import blake2b
from typing import Final

LABEL: Final = b"dicehall seed 1"
"""What sets these hashes apart from all others with the same key."""
BYTES: Final = 16
"""The length of a seed: nobody finds it by trying, and people can still copy it."""
LONGEST_KEY: Final = 64
"""The most bytes of a key; a longer secret is hashed first."""


def seed_of_dice(secret: str, *path: str | int) -> str:
    """Return the seed for the dice of one of many games; the path says of which."""
    return _derived("dice", secret, path)


def seed_of_bot(secret: str, *path: str | int) -> str:
    """Return the seed of a bot; the path says of which seat in which game."""
    return _derived("bot", secret, path)


def seed_of_luck(secret: str, *path: str | int) -> str:
    """Return the seed for a measure of luck, which is given it before each game."""
    return _derived("luck", secret, path)


def _derived(purpose: str, secret: str, path: tuple[str | int, ...]) -> str:
    key = secret.encode()
    if len(key) > LONGEST_KEY:
        key = blake2b(key).digest()
    message = purpose
    for part in path:
        # With its length, so that no two paths are written alike.
        text = str(part)
        message += f"/{len(text)}:{text}"
    return blake2b(message.encode(), digest_size=BYTES, key=key, person=LABEL).hexdigest()
