"""Set up the game: a full warehouse, empty bays, and nobody's turn yet."""

# Not compiled: a game is set up once.

from __future__ import annotations

from dicehall.core.mistakes import BadOptions
from dicehall.core.task import Flow, Program, Task
from dicehall.games.novodice.rules.components import DIE_NAMES, Components
from dicehall.games.novodice.rules.state import BAYS, SLOTS, NovoState
from dicehall.games.novodice.rules.turn import GAME


def full_warehouse(box: Components, seats: int) -> list[int]:
    """Return the tiles in the warehouse at the start, by kind."""
    if not 2 <= seats <= 4:
        raise BadOptions(f"NovoDice is for 2, 3, 4 players, not {seats}.")
    if seats not in box.per_kind:
        raise BadOptions(f"tiles_per_kind says nothing of {seats} players; give a number for them.")
    return [box.per_kind[seats]] * box.trash + [box.trash_tiles]


def empty_table(box: Components, seats: int) -> NovoState:
    """Return a state with a full warehouse, empty bays and nothing to do."""
    state = NovoState(Flow(seats))
    state.loose = [0] * len(DIE_NAMES)
    state.slots = [[] for _ in range(SLOTS)]
    state.warehouse = full_warehouse(box, seats)
    state.bays = [[] for _ in range(seats * BAYS)]
    return state


def begin(box: Components, seats: int) -> NovoState:
    """Return the state in which the first player is about to be drawn."""
    state = empty_table(box, seats)
    state.flow.lanes[0].append(fresh_task(-1, GAME))
    return state


def fresh_task(seat: int, program: Program, position: int = 0) -> Task:
    """Return a task with nothing picked."""
    return Task(seat, program, position, [-1] * program.registers)
