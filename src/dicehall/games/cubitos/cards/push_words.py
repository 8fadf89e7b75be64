"""The words for pushes and busts, and for the next draw."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.table import Table
from dicehall.core.task import Task
from dicehall.core.words import Effect, Word
from dicehall.games.cubitos.cards.amounts import colour_bits
from dicehall.games.cubitos.cards.telling import (
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    FORCED_PUSH,
    FREE_DRAW,
    SAFE_PUSH,
    UNCOUNTED,
    Brings,
)
from dicehall.games.cubitos.rules.table import cubitos


@dataclass(frozen=True)
class PreventBust(Word):
    """The bust does not happen; perhaps only if the free roll just made hit."""

    if_hit: bool = False

    def act(self, table: Table, task: Task) -> None:
        """Prevent it."""
        seen = cubitos(table)
        if not self.if_hit or seen.state.players[task.seat].hits > 0:
            seen.prevent_bust(task.seat)

    def tell(self) -> tuple[Effect, ...]:
        """Return the rescue."""
        return (Brings(BUST_PREVENTED_BY_HIT if self.if_hit else BUST_PREVENTED),)


@dataclass(frozen=True)
class PushCannotBust(Word):
    """This push cannot bust."""

    def act(self, table: Table, task: Task) -> None:
        """Make it safe."""
        cubitos(table).make_push_safe(task.seat)

    def tell(self) -> tuple[Effect, ...]:
        """Return this effect."""
        return (Brings(SAFE_PUSH),)


@dataclass(frozen=True)
class MustPushAgain(Word):
    """You must push at least once more; in the run phase that means nothing (ruling 14)."""

    def act(self, table: Table, task: Task) -> None:
        """Forbid passing."""
        cubitos(table).oblige_to_push(task.seat)

    def tell(self) -> tuple[Effect, ...]:
        """Return this effect."""
        return (Brings(FORCED_PUSH),)


@dataclass(frozen=True, init=False)
class UncountedNextDraw(Word):
    """At your next draw these colours do not count."""

    colours: int

    def __init__(self, *colours: int) -> None:
        object.__setattr__(self, "colours", colour_bits(*colours))

    def act(self, table: Table, task: Task) -> None:
        """Remember the colours."""
        cubitos(table).do_not_count(task.seat, self.colours)

    def tell(self) -> tuple[Effect, ...]:
        """Return the colours."""
        return (Brings(UNCOUNTED, colours=self.colours),)


@dataclass(frozen=True)
class FreeNextDraw(Word):
    """At your next draw any dice may go from draw and discard to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Remember it."""
        cubitos(table).let_draw_freely(task.seat)

    def tell(self) -> tuple[Effect, ...]:
        """Return this effect."""
        return (Brings(FREE_DRAW),)
