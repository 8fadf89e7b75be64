"""The places in a round at which a described position continues, and the program for buying in turn."""

# Not compiled: positions are described once a game.

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.table import Table
from dicehall.core.task import Program, Task
from dicehall.core.words import Everybody, When, Word
from dicehall.games.cubitos.rules.draw import DRAW_DICE
from dicehall.games.cubitos.rules.round import (
    ROUNDS,
    TOGETHER_ROLLS,
    EndRound,
    TogetherUnlessScarce,
)
from dicehall.games.cubitos.rules.run_phase import (
    BUY,
    DONE,
    MOVE_AND_BUY,
    READY,
    CompareSwords,
    DiscardActive,
)
from dicehall.games.cubitos.rules.setup import fresh_task


def buying_tasks(seat: int) -> list[Task]:
    """Return the tasks that are left of a player's run phase from the buy step on."""
    discarding = _place(MOVE_AND_BUY.words, DiscardActive)
    return [fresh_task(seat, MOVE_AND_BUY, discarding), fresh_task(seat, BUY)]


@dataclass(frozen=True)
class NextBuys(Word):
    """Let the next player buy: clockwise from the start player, of those who have not bought yet."""

    def step(self, table: Table, task: Task) -> bool:
        """Take the next seat from the first register, which holds one bit for each seat still to buy."""
        seats = table.flow.seats
        for place in range(seats):
            seat = (table.first_seat() + place) % seats
            if task.picked[0] >> seat & 1:
                task.picked[0] = task.picked[0] & ~(1 << seat)
                for buying in buying_tasks(seat):
                    table.flow.lanes[seat + 1].append(buying)
                return False
        task.position += 1
        return True

    def registers(self) -> int:
        """Return 1: the seats still to buy are remembered."""
        return 1


BUY_IN_TURN = Program("buy in turn", NextBuys())
"""Used only by described positions: in a round, players move and buy in one program."""


def _place(words: tuple[Word, ...], kind: type[Word]) -> int:
    """Return the index of the first word of a kind."""
    return next(place for place, word in enumerate(words) if isinstance(word, kind))


def where_given(program: object) -> int:
    """Return the index of the word of the round that gives everybody this program."""
    for place, word in enumerate(ROUNDS.words):
        if isinstance(word, Everybody | TogetherUnlessScarce | When) and word.program is program:
            return place
    raise ValueError(f"no round gives {program}")


PLACES: Final = {
    "round": 0,
    "draw": where_given(DRAW_DICE),
    "roll": where_given(TOGETHER_ROLLS),
    "run": where_given(READY),
    "compare": _place(ROUNDS.words, CompareSwords),
    "done": where_given(DONE),
    "move": where_given(MOVE_AND_BUY),
    "end": _place(ROUNDS.words, EndRound),
}
"""The moments that come once a round for everybody, with their places in the round's program."""
