"""Cubitos as numbers: observations, actions and options of one race."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.encoding import Encoding
from dicehall.core.game import State
from dicehall.core.question import Question
from dicehall.games.cubitos.encoding.actions import ACTIONS, MOST_LISTED, NAMES, write_options
from dicehall.games.cubitos.encoding.card_features import features_of_kinds
from dicehall.games.cubitos.encoding.layout import (
    CHANGING,
    OPTION,
    OPTION_SIZE,
    describe_observation,
)
from dicehall.games.cubitos.encoding.observation import TENTH, CoursePlaces, write_observation
from dicehall.games.cubitos.encoding.option_features import RaceOptionWriter
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.state import CubitosState


class CubitosEncoding(Encoding):
    """The numbers of one race: cards are described by what they do, the course by what lies ahead."""

    def __init__(self, game: Cubitos) -> None:
        self.game: Cubitos = game
        self.places: CoursePlaces = CoursePlaces(game)
        kinds = features_of_kinds(game)
        self.options: RaceOptionWriter = RaceOptionWriter(game, self.places, kinds)
        self.changing = CHANGING
        self.constants = [number for kind in kinds for number in kind] + _course(game)
        self.actions = ACTIONS
        self.most_options = MOST_LISTED
        self.option_features = OPTION_SIZE

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes it again."""
        return CubitosEncoding, (self.game,)

    def observe(
        self, state: State, seat: i64, question: Question | None, into: vec[float], at: i64
    ) -> None:
        """Write what a seat sees, and what it is asked."""
        assert isinstance(state, CubitosState)
        write_observation(self.places, self.game, state, seat, question, into, at)

    def list_options(
        self, state: State, question: Question, options: vec[i64], actions: vec[i64], at: i64
    ) -> i64:
        """List the options of a question, and the action of each."""
        return write_options(self.places, self.game.seats, question, options, actions, at)

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
        assert isinstance(state, CubitosState)
        self.options.write(state, question, options, count, first, into, at)

    def describe(self, index: int) -> str:
        """Return in words what a number of an observation means."""
        return describe_observation(index)

    def describe_action(self, action: int) -> str:
        """Return in words what an action does."""
        return NAMES[action]

    def describe_feature(self, index: int) -> str:
        """Return in words what a feature of an option means."""
        return OPTION[index]


def _course(game: Cubitos) -> list[float]:
    """Return what never changes in a race besides its dice, in the order of `layout.COURSE`."""
    whole = game.to_finish[game.course.start]
    lines = sum([track.red_lines for track in game.course.tracks[: game.course.legs]])
    seats = [float(game.seats == number) for number in (2, 3, 4)]
    return [int(whole) * TENTH, float(game.course.legs), lines * TENTH, *seats, float(game.strict)]
