"""A push that one player makes alone: how far it has come, and a table on which to play it on."""

from __future__ import annotations

from typing import Final

from dicehall.core.engine import settle
from dicehall.core.task import Program, Task
from dicehall.core.words import Roll
from dicehall.games.cubitos.cards.abilities import POOL_MARKS
from dicehall.games.cubitos.odds.best_play import alone
from dicehall.games.cubitos.rules.roll_phase import PUSHING, SAVE_FROM_BUST, RollAll
from dicehall.games.cubitos.rules.setup import fresh_task
from dicehall.games.cubitos.rules.table import CubitosTable

BEFORE: Final = 0
PUSHED: Final = 1
ROLLING: Final = 2
SAVING: Final = 3
"""How far a push has come: not begun, abilities before its roll, its roll, abilities against its bust."""


def stage_of(table: CubitosTable, seat: int) -> int:
    """Return how far a player's push has come."""
    tasks = table.state.flow.lanes[seat + 1].tasks()
    for task in tasks:
        if task.program is SAVE_FROM_BUST:
            return SAVING
        if task.program is PUSHING:
            return PUSHED
    return ROLLING if tasks and isinstance(roll_of(tasks[-1]), RollAll) else BEFORE


def roll_of(task: Task) -> Roll | None:
    """Return the roll that a task comes to next; None if it comes to something else."""
    words = task.program.words
    if task.position == len(words):
        return None
    word = words[task.position]
    return word if isinstance(word, Roll) else None


def tasks_from(table: CubitosTable, seat: int, first: Program) -> list[Task]:
    """Return copies of the tasks of a player from a program on."""
    tasks = table.state.flow.lanes[seat + 1].tasks()
    while tasks[0].program is not first:
        del tasks[0]
    return [task.copy() for task in tasks]


def begun(table: CubitosTable, seat: int, stage: int, tasks: list[Task]) -> CubitosTable:
    """Return a settled table on which a player acts alone, with these tasks; a push not begun begins."""
    if stage == BEFORE:
        tasks.append(fresh_task(seat, PUSHING))
    twin = table.game.table(alone(table.state, seat, tasks))
    if stage == BEFORE:
        twin.state.players[seat].passed = 0
        twin.clear_marks(seat, POOL_MARKS)
        twin.push(seat)
    settle(twin)
    return twin
