"""Moving: a single step, buying moves, and choosing where the runner ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import Program, Task
from dicehall.core.words import Effect, Pick, Piece, Word
from dicehall.games.cubitos.cards.telling import PICKED, STEP, Brings
from dicehall.games.cubitos.rules.table import cubitos

MOVE_PRICE: Final = 4
"""Money or credits that buy one move."""
MOVES_UP_TO: Final = [list(range(most + 1)) for most in range(20)]
"""The numbers of moves that a player can buy, by the most that can be paid for; not to be changed."""

# ---- one space at once


@dataclass(frozen=True)
class NextSpace(Choice):
    """Which neighbouring space to step to; water needs a move that may enter it."""

    def name(self) -> str:
        """Return the choice's name."""
        return "step"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + position for each."""
        course = cubitos(table).game.course
        position = cubitos(table).state.players[task.seat].position
        return [1 + near for near in course.neighbours[position] if not course.water[near]]

    def sees_shared(self) -> bool:
        """Return False: only the runner's own space matters."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return the space."""
        return cubitos(table).game.course.text(option - 1)


@dataclass(frozen=True)
class GoToPicked(Piece):
    """Step to the space picked; no reward, no effect."""

    def act(self, table: Table, task: Task) -> None:
        """Go there."""
        if task.picked[PICKED] > 0:
            cubitos(table).step_to(task.seat, task.picked[PICKED] - 1)


STEP_ONCE = Program("step once", Pick(PICKED, NextSpace()), GoToPicked())


@dataclass(frozen=True)
class StepOnce(Word):
    """Move one space at once, without rewards or effects."""

    def act(self, table: Table, task: Task) -> None:
        """Ask where to."""
        table.unfold(task, STEP_ONCE)

    def tell(self) -> tuple[Effect, ...]:
        """Return the step."""
        return (Brings(STEP),)

    def programs(self) -> list[Program]:
        """Return the program of this step."""
        return [STEP_ONCE]


# ---- the move step


@dataclass(frozen=True)
class MovesToBuy(Choice):
    """How many moves to buy."""

    def name(self) -> str:
        """Return the choice's name."""
        return "buy_moves"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return every number that can be paid."""
        player = cubitos(table).state.players[task.seat]
        most = (player.money + player.credit) // MOVE_PRICE
        return MOVES_UP_TO[most] if most < len(MOVES_UP_TO) else list(range(most + 1))

    def sees_shared(self) -> bool:
        """Return False: only the player's own purse matters."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return the number."""
        return str(option)


@dataclass(frozen=True)
class BuyMoves(Word):
    """Pay for the moves picked."""

    def act(self, table: Table, task: Task) -> None:
        """Buy them."""
        cubitos(table).buy_moves(task.seat, max(task.picked[PICKED], 0), MOVE_PRICE)


@dataclass(frozen=True)
class WhereToEnd(Choice):
    """On which space to end the move step; each by its cheapest route."""

    def name(self) -> str:
        """Return the choice's name."""
        return "move"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + position for each that can be reached."""
        return cubitos(table).end_options(task.seat)

    def sees_shared(self) -> bool:
        """Return False: only the runner's own space and moves matter."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return the space."""
        return cubitos(table).game.course.text(option - 1)


@dataclass(frozen=True)
class MoveThere(Word):
    """Go to the space picked; its rewards can be taken, unless the round began there."""

    def act(self, table: Table, task: Task) -> None:
        """Go there and lay out the rewards."""
        seen = cubitos(table)
        seen.move_to(task.seat, task.picked[PICKED] - 1)
        player = seen.state.players[task.seat]
        course = seen.game.course
        here = course.board_position[player.position]
        if here != course.board_position[player.round_position]:
            seen.lay_out_rewards(task.seat, player.position)
