"""Farkle as a game: what bots, records, scenarios and tables use of it."""

from __future__ import annotations

from typing import Any, Final

from dicehall.core.game import Game
from dicehall.core.mistakes import BadOptions, BadPosition, BadRecord
from dicehall.core.task import NOTHING, Flow, Task, load_flow, programs_of
from farkle.rules import DICE, GAME, FarkleState, FarkleTable
from farkle.scoring import text

NUMBERS: Final = ("active", "turn", "points", "left")
"""The fields of a state that are plain numbers."""
LEAST, MOST, USUAL = 100, 20_000, 4000
"""How few points can be played for, how many, and how many usually."""


class Farkle(Game[FarkleState]):
    """Farkle for a number of players, up to a number of points."""

    def __init__(self, players: int, target: int) -> None:
        self.name: str = "farkle"
        self.rules: int = 1
        self.seats: int = players
        self.target: int = target
        """How many points win."""
        self.dice = DICE
        self.programs = programs_of(GAME)

    def options(self) -> dict[str, Any]:
        """Return all that makes the game."""
        return {"players": self.seats, "target": self.target}

    def start(self) -> FarkleState:
        """Return the state before the first turn."""
        state = FarkleState(Flow(self.seats))
        state.flow.lanes[0].append(Task(-1, GAME, 0, [NOTHING] * GAME.registers))
        return self.of_this(state)

    def position(self, given: dict[str, Any]) -> FarkleState:
        """Return the state a scenario describes: only the start can be given."""
        if given:
            raise BadPosition("a scenario of Farkle begins at the start; it has no position.")
        return self.start()

    def table(self, state: FarkleState) -> FarkleTable:
        """Return a table on which this very state is played on."""
        return FarkleTable(state, self.target)

    def save(self, state: FarkleState) -> dict[str, Any]:
        """Return a state in a form that JSON can hold."""
        saved: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
        lists = {"rolled": list(state.rolled), "safe": list(state.safe)}
        return {**saved, **lists, "flow": state.flow.save()}

    def load(self, saved: dict[str, Any]) -> FarkleState:
        """Read a saved state back."""
        try:
            state = FarkleState(load_flow(saved["flow"], self.programs))
            for name in NUMBERS:
                setattr(state, name, int(saved[name]))
            state.rolled = tuple(int(number) for number in saved["rolled"])
            state.safe = [int(number) for number in saved["safe"]]
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadRecord(f"this is no saved position of Farkle ({error!r}).") from None
        if not len(state.safe) == len(state.flow.turns) == self.seats or len(state.rolled) != 6:
            raise BadRecord(f"this saved position of Farkle is not one of {self.seats} players.")
        if not -1 <= state.active < self.seats:
            raise BadRecord(f"this saved position of Farkle names a seat beyond {self.seats}.")
        return self.of_this(state)

    def show(self, state: FarkleState) -> dict[str, Any]:
        """Return what everybody sees; players are counted from 1."""
        return {
            "active": None if state.active == NOTHING else state.active + 1,
            "turn": state.turn,
            "rolled": text(state.rolled),
            "points": state.points,
            "left": state.left,
            "target": self.target,
            "players": {str(seat): {"safe": safe} for seat, safe in enumerate(state.safe, 1)},
        }

    def scores(self, state: FarkleState) -> list[int]:
        """Return what every player has safe."""
        return list(state.safe)

    def pieces(self, state: FarkleState) -> dict[str, int]:
        """Return the six dice."""
        return {"dice": 6}


def from_options(options: dict[str, Any]) -> Farkle:
    """Return the game of these options."""
    for name in options:
        if name not in ("players", "target"):
            raise BadOptions(f"Farkle has no option {name}; it has players and target.")
    players = _whole(options, "players", 2, 2, 6)
    return Farkle(players, _whole(options, "target", USUAL, LEAST, MOST))


def _whole(options: dict[str, Any], name: str, usual: int, least: int, most: int) -> int:
    number = options.get(name, usual)
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise BadOptions(f"{name} must be a whole number from {least} to {most}, not {number}.")
    return number
