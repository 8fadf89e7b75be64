"""Pig as a game: what bots, records, scenarios and tables use of it."""

from __future__ import annotations

from typing import Any, Final

from dicehall.core.game import Game
from dicehall.core.mistakes import BadOptions, BadPosition, BadRecord
from dicehall.core.task import NOTHING, Flow, Task, load_flow, programs_of
from pig.rules import DICE, GAME, PigState, PigTable

NUMBERS: Final = ("active", "turn", "points", "rolling")
"""The fields of a state that are plain numbers."""
LEAST, MOST = 10, 200
"""How few points and how many can be played for."""


class Pig(Game[PigState]):
    """Pig for a number of players, up to a number of points."""

    def __init__(self, players: int, target: int) -> None:
        self.name: str = "pig"
        self.rules: int = 1
        self.seats: int = players
        self.target: int = target
        """How many points win."""
        self.dice = DICE
        self.programs = programs_of(GAME)

    def options(self) -> dict[str, Any]:
        """Return all that makes the game."""
        return {"players": self.seats, "target": self.target}

    def start(self) -> PigState:
        """Return the state before the first turn."""
        state = PigState(Flow(self.seats))
        state.flow.lanes[0].append(Task(-1, GAME, 0, [NOTHING] * GAME.registers))
        return self.of_this(state)

    def position(self, given: dict[str, Any]) -> PigState:
        """Return the state a scenario describes: what each player has safe; the first begins."""
        state = self.start()
        safe = given.get("safe", [0] * self.seats)
        if set(given) - {"safe"}:
            raise BadPosition("a position of Pig has one field, safe.")
        if not isinstance(safe, list) or len(safe) != self.seats:
            raise BadPosition("safe must be a list of one number for each player.")
        for number in safe:
            if not isinstance(number, int) or not 0 <= number < self.target:
                raise BadPosition(f"a number in safe must be from 0 to {self.target - 1}.")
        state.safe = list(safe)
        return state

    def table(self, state: PigState) -> PigTable:
        """Return a table on which this very state is played on."""
        return PigTable(state, self.target)

    def save(self, state: PigState) -> dict[str, Any]:
        """Return a state in a form that JSON can hold."""
        saved: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
        return {**saved, "safe": list(state.safe), "flow": state.flow.save()}

    def load(self, saved: dict[str, Any]) -> PigState:
        """Read a saved state back."""
        try:
            state = PigState(load_flow(saved["flow"], self.programs))
            for name in NUMBERS:
                setattr(state, name, int(saved[name]))
            state.safe = [int(number) for number in saved["safe"]]
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadRecord(f"this is no saved position of Pig ({error!r}).") from None
        if len(state.safe) != self.seats or len(state.flow.turns) != self.seats:
            raise BadRecord(f"this saved position of Pig is not one of {self.seats} players.")
        if not -1 <= state.active < self.seats:
            raise BadRecord(f"this saved position of Pig names a seat beyond {self.seats}.")
        return self.of_this(state)

    def show(self, state: PigState) -> dict[str, Any]:
        """Return what everybody sees; players are counted from 1."""
        return {
            "active": None if state.active == NOTHING else state.active + 1,
            "turn": state.turn,
            "points": state.points,
            "target": self.target,
            "players": {str(seat): {"safe": safe} for seat, safe in enumerate(state.safe, 1)},
        }

    def scores(self, state: PigState) -> list[int]:
        """Return what every player has safe."""
        return list(state.safe)

    def pieces(self, state: PigState) -> dict[str, int]:
        """Return the one die."""
        return {"die": 1}


def from_options(options: dict[str, Any]) -> Pig:
    """Return the game of these options."""
    for name in options:
        if name not in ("players", "target"):
            raise BadOptions(f"Pig has no option {name}; it has players and target.")
    return Pig(_whole(options, "players", 2, 2, 6), _whole(options, "target", 100, LEAST, MOST))


def _whole(options: dict[str, Any], name: str, usual: int, least: int, most: int) -> int:
    number = options.get(name, usual)
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise BadOptions(f"{name} must be a whole number from {least} to {most}, not {number}.")
    return number
