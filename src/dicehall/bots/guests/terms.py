"""The terms on which bots from outside play: their limits, and where what they print goes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

DECISION_SECONDS: Final = 10.0
GAME_SECONDS: Final = 600.0
MEMORY_MIB: Final = 2048
STARTING_SECONDS: Final = 60.0
"""How long a program may take to start and say hello; this does not count towards any game."""


@dataclass(frozen=True)
class Terms:
    """What a bot from outside may use; every bot has these limits to itself in every game."""

    decision: float = DECISION_SECONDS
    """The most seconds for one decision."""
    game: float = GAME_SECONDS
    """The most seconds for all decisions of one game."""
    memory: int = MEMORY_MIB
    """The most memory in MiB."""
    logs: str = ""
    """The folder for what bots print, one file for each bot; without it, they print to our standard error."""

    def log_of(self, name: str) -> str:
        """Return the file for what a bot prints; empty if there is none."""
        return f"{self.logs}/{re.sub(r'[^A-Za-z0-9_.-]+', '_', name)}.log" if self.logs else ""
