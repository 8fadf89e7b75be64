"""Farkle as numbers, for programs that learn."""

from __future__ import annotations

from itertools import product
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.encoding import Encoding
from dicehall.core.game import State
from dicehall.core.question import Question
from farkle.rules import ALL, PUSH, Farkle, FarkleState, WhichDice, counts_of
from farkle.scoring import text, worth

MOST_SEATS = 6
SETS = [
    counts for counts in product(range(ALL + 1), repeat=6) if sum(counts) <= ALL and worth(counts)
]
"""Every set of dice that can be set aside; each is an action, and so is to pass and to push."""
ACTION_OF_SET = {counts: action for action, counts in enumerate(SETS)}
OF_TABLE = ("points", "left", *(f"dice that show {face}" for face in range(1, 7)), "aside is asked")
OF_OPTION = ("points after it", "dice left after it", "push")


class FarkleEncoding(Encoding):
    """The numbers of Farkle up to one number of points."""

    def __init__(self, game: Farkle) -> None:
        self.game = game
        self.target = game.chosen["target"]
        self.changing = MOST_SEATS + len(OF_TABLE)
        self.constants = [float(game.seats == seats) for seats in range(2, MOST_SEATS + 1)]
        self.actions = len(SETS) + 2
        self.most_options = 2**ALL
        self.option_features = len(OF_OPTION)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes it again."""
        return FarkleEncoding, (self.game,)

    def observe(
        self, state: State, seat: i64, question: Question | None, into: vec[float], at: i64
    ) -> None:
        """Write what everybody has safe, first the seat that looks, and then the table."""
        assert isinstance(state, FarkleState)
        for place in range(self.game.seats):
            into[at + place] = state.safe[(seat + place) % self.game.seats] / self.target
        aside = question is not None and isinstance(question.choice, WhichDice)
        table = [state.points / self.target, state.left / ALL]
        table += [dice / ALL for dice in state.rolled] + [float(aside)]
        for place, number in enumerate(table, at + MOST_SEATS):
            into[place] = number

    def list_options(
        self, state: State, question: Question, options: vec[i64], actions: vec[i64], at: i64
    ) -> i64:
        """List the options of a question, and the action of each."""
        aside = isinstance(question.choice, WhichDice)
        for place, option in enumerate(question.options, at):
            options[place] = option
            actions[place] = ACTION_OF_SET[counts_of(option)] if aside else len(SETS) + option
        return len(question.options)

    def describe_options(
        self,
        state: State,
        question: Question,
        options: vec[i64],
        count: i64,
        first: i64,
        into: vec[float],
        at: i64,
    ) -> None:
        """Write the features of listed options."""
        assert isinstance(state, FarkleState)
        for option in [options[first + place] for place in range(count)]:
            points, left, push = state.points, state.left, 0
            if isinstance(question.choice, WhichDice):
                counts = counts_of(option)
                points, left = points + worth(counts), (left - sum(counts)) or ALL
            else:
                push = int(option == PUSH)
            for place, number in enumerate((points / self.target, left / ALL, float(push)), at):
                into[place] = number
            at += len(OF_OPTION)

    def describe(self, index: int) -> str:
        """Return in words what a number of an observation means."""
        if index < MOST_SEATS:
            return f"safe, {index} seats on"
        if index < self.changing:
            return OF_TABLE[index - MOST_SEATS]
        return f"{index - self.changing + 2} players"

    def describe_action(self, action: int) -> str:
        """Return in words what an action does."""
        other = ("pass", "push")
        return f"keep {text(SETS[action])}" if action < len(SETS) else other[action - len(SETS)]

    def describe_feature(self, index: int) -> str:
        """Return in words what a feature of an option means."""
        return OF_OPTION[index]
