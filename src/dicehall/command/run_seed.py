"""The seed of a run for which none is given."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dicehall.bots.guests.seat import is_guest

PLAN: Final = "plan.json"
"""The file in the folder of a tournament or a data set that holds its seed."""
USUAL: Final = "1"
"""The seed where all bots come with the game: everybody may know it."""
BYTES: Final = 8
"""The length of a seed that nobody can guess."""


def seed_of_run(
    given: str | None, game: str, names: Sequence[str], folder: Path | None = None
) -> str:
    """Return the given seed, that of a folder that is continued, the usual one, or a new one.

    If a bot from outside plays, it must not be able to guess the seed: the dice follow from it.
    """
    if given is not None:
        return given
    held = None if folder is None else _held(folder)
    if held is not None:
        return held
    return secrets.token_hex(BYTES) if any(is_guest(name, game) for name in names) else USUAL


def _held(folder: Path) -> str | None:
    """Return the seed of a folder's plan; None if it has none that can be read."""
    try:
        seed = json.loads((folder / PLAN).read_text("utf-8"))["seed"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return seed if isinstance(seed, str) else None
