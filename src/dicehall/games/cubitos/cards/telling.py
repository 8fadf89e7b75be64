"""What abilities tell about themselves: what they bring, cost or prevent, how often, on what condition."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Task
from dicehall.core.words import Condition, Effect, Word
from dicehall.games.cubitos.cards.amounts import EVERY_COLOUR, Amount, Just

MOVES: Final = "moves"
WATER: Final = "water moves"
MONEY: Final = "money"
CREDITS: Final = "credits"
FAN: Final = "fan"
BARE_FAN: Final = "fan without credits"
DIE_GAINED: Final = "die gained"
DIE_BORROWED: Final = "die borrowed"
DIE_SET: Final = "die set"
DIE_LOST: Final = "die lost"
THIS_LOST: Final = "this die lost"
DIE_GIVEN: Final = "die given"
FREE_ROLL: Final = "free roll"
FREE_ROLL_OF_ALL: Final = "free roll of all"
BUST_PREVENTED: Final = "bust prevented"
BUST_PREVENTED_BY_HIT: Final = "bust prevented by a hit"
SAFE_PUSH: Final = "safe push"
FORCED_PUSH: Final = "forced push"
THIS_TO_ROLL: Final = "this die to roll"
ANOTHER_TO_ROLL: Final = "another die to roll"
STAYS_ACTIVE: Final = "stays active"
UNCOUNTED: Final = "uncounted"
FREE_DRAW: Final = "free draw"
SWORDS_DOUBLED: Final = "swords doubled"
STEP: Final = "step"
NEARBY_REWARD: Final = "nearby reward"
"""All kinds of effect there are."""
GAINS: Final = (MOVES, WATER, MONEY, CREDITS)
"""Those that are plain numbers."""
NO_LIMIT: Final = 1000
"""As many or as much as there is."""


@dataclass(frozen=True)
class Brings(Effect):
    """One effect."""

    what: str
    number: int = 1
    """How much or how many."""
    times: Amount = Just(1)
    """How often; for dice, how many."""
    given: tuple[Condition, ...] = ()
    """The conditions that must all hold for it."""
    colours: int = EVERY_COLOUR
    """Which dice are concerned, one bit a colour."""
    zones: int = 0
    """Where they come from, one bit a zone."""
    most: Amount = Just(NO_LIMIT)
    """The most a die may cost."""
    may: bool = False
    """Whether fewer, or none, are allowed."""
    different: bool = False
    """Whether no two dice may be of one colour."""

    def provided(self, condition: Condition) -> Brings:
        """Return the same effect under one more condition."""
        return replace(self, given=(*self.given, condition))

    def option(self) -> int:
        """Return which option must be picked for it; `NOTHING` if it does not depend on one."""
        for condition in self.given:
            if isinstance(condition, Picked):
                return condition.option
        return NOTHING


@dataclass(frozen=True)
class Picked(Condition):
    """This option was picked last."""

    option: int

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return task.picked[PICKED] == self.option


PICKED: Final = 1
"""The register of the last pick."""


def brings(words: tuple[Word, ...]) -> tuple[Brings, ...]:
    """Return the effects that some words tell, one after another."""
    effects: list[Brings] = []
    for word in words:
        for one in word.tell():
            assert isinstance(one, Brings)
            effects.append(one)
    return tuple(effects)
