"""Set up a race: deal dice, fill trays, and put runners on the start space."""

# Not compiled: a game is set up once.

from __future__ import annotations

from dicehall.core.task import NOTHING, TABLE, Flow, Program, Task
from dicehall.games.cubitos.rules.components import RaceBox
from dicehall.games.cubitos.rules.dice import COLOURS, DARK, LIGHT
from dicehall.games.cubitos.rules.round import RACE
from dicehall.games.cubitos.rules.state import CubitosState, Player


def empty_player(position: int) -> Player:
    """Return a player without dice, with the runner at a position."""
    player = Player()
    player.position = player.round_position = position
    return player


def all_dice(box: RaceBox) -> list[int]:
    """Return how many dice of each kind there are, except the start die."""
    return [box.per_colour] * COLOURS + [box.light, box.dark]


def deal(box: RaceBox, player: Player) -> None:
    """Give a player the dice to begin with."""
    player.draw[LIGHT] = box.start_light
    player.draw[DARK] = box.start_dark


def give(state: CubitosState, seat: int, kind: int, number: int) -> None:
    """Give a player extra dice, as if they had been bought before the race."""
    state.trays[kind] -= number
    state.players[seat].discard[kind] += number


def begin(box: RaceBox, seats: int, start: int) -> CubitosState:
    """Return the state in which the start player is about to be drawn."""
    state = CubitosState(Flow(seats))
    state.trays = all_dice(box)
    for _ in range(seats):
        player = empty_player(start)
        deal(box, player)
        state.players.append(player)
        for kind in (LIGHT, DARK):
            state.trays[kind] -= player.draw[kind]
    state.flow.lanes[0].append(fresh_task(TABLE, RACE))
    return state


def fresh_task(seat: int, program: Program, position: int = 0) -> Task:
    """Return a task with nothing picked."""
    return Task(seat, program, position, [NOTHING] * program.registers)
