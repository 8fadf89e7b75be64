"""Pig in a hurry as a game: what records, bots and laws use of it."""

from __future__ import annotations

from typing import Any

from tests.toy.course import AT_ONCE, IN_TURN
from tests.toy.table import DICE, TOKENS, PigState, PigTable

from dicehall.core.game import Game
from dicehall.core.mistakes import BadOptions, BadRecord
from dicehall.core.task import NOTHING, Flow, Task, load_flow, programs_of

LISTS = ("supply", "banked", "haul", "rolls", "running")
"""The fields of a state that are plain lists."""


class PigInAHurry(Game[PigState]):
    """The game for a number of players, with so many tokens of each kind."""

    def __init__(self, players: int, supply: list[int], at_once: bool) -> None:
        self.name: str = "pig in a hurry"
        self.rules: int = 1
        self.seats: int = players
        self.supply: list[int] = supply
        self.at_once: bool = at_once
        """Whether tokens are taken by everybody at once: first come, first served."""
        self.course = AT_ONCE if at_once else IN_TURN
        self.dice = DICE
        self.programs = programs_of(self.course)

    def options(self) -> dict[str, Any]:
        """Return all that makes the game."""
        return {"players": self.seats, "supply": list(self.supply), "at once": self.at_once}

    def start(self) -> PigState:
        """Return the state before the first round."""
        state = PigState(Flow(self.seats))
        state.supply = list(self.supply)
        state.flow.lanes[0].append(Task(-1, self.course, 0, [NOTHING] * self.course.registers))
        return self.of_this(state)

    def table(self, state: PigState) -> PigTable:
        """Return a table that plays this very state, not a copy."""
        return PigTable(state)

    def save(self, state: PigState) -> dict[str, Any]:
        """Return a state in a form that JSON can hold."""
        saved: dict[str, Any] = {name: list(getattr(state, name)) for name in LISTS}
        saved["tokens"] = [list(own) for own in state.tokens]
        saved["round"] = state.round
        saved["first"] = state.first
        saved["flow"] = state.flow.save()
        return saved

    def load(self, saved: dict[str, Any]) -> PigState:
        """Read a saved state back."""
        try:
            state = PigState(load_flow(saved["flow"], self.programs))
            for name in LISTS:
                setattr(state, name, [int(number) for number in saved[name]])
            state.tokens = [[int(number) for number in own] for own in saved["tokens"]]
            state.round = int(saved["round"])
            state.first = int(saved["first"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"this is no saved position ({error!r}).") from None
        return self.of_this(state)

    def show(self, state: PigState) -> dict[str, Any]:
        """Return what everybody sees."""
        return {
            "round": state.round,
            "supply": dict(zip(TOKENS, state.supply, strict=True)),
            "tokens": [dict(zip(TOKENS, own, strict=True)) for own in state.tokens],
            "banked": list(state.banked),
            "haul": list(state.haul),
        }

    def scores(self, state: PigState) -> list[int]:
        """Return every seat's safe points."""
        return [self.table(state).points(seat) for seat in range(self.seats)]

    def pieces(self, state: PigState) -> dict[str, int]:
        """Return how many tokens there are of each kind."""
        return {
            token: state.supply[kind] + sum(own[kind] for own in state.tokens)
            for kind, token in enumerate(TOKENS)
        }


def from_options(options: dict[str, Any]) -> PigInAHurry:
    """Return the game of these options."""
    players = options.get("players")
    supply = options.get("supply")
    if not isinstance(players, int) or not 1 <= players <= 9:
        raise BadOptions("players must be a number from 1 to 9.")
    if not isinstance(supply, list) or len(supply) != len(TOKENS):
        raise BadOptions("supply must be a list of three numbers.")
    for number in supply:
        if not isinstance(number, int) or not 0 <= number <= 100:
            raise BadOptions("a supply is from 0 to 100.")
    return PigInAHurry(players, list(supply), bool(options.get("at once")))
