"""NovoDice as numbers: observations, actions and options of one box."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.encoding import Encoding
from dicehall.core.game import State
from dicehall.core.question import Question
from dicehall.games.novodice.encoding.bay_worths import BayWorths
from dicehall.games.novodice.encoding.layout import (
    ACTION_OF_KEPT,
    KEPT_DICE,
    OPTION,
    OPTION_SIZE,
    Q_CLAIM,
    Q_KEEP,
    EncodingLayout,
)
from dicehall.games.novodice.encoding.observation import (
    FIFTH,
    THIRD,
    question_of,
    write_observation,
)
from dicehall.games.novodice.encoding.option_features import SEVENTH, TWENTIETH, OptionWriter
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.choices import claim_parts, kept_cells, placing_parts
from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.state import NovoState
from dicehall.games.novodice.rules.table import WAYS

MOST_LISTED: Final = 130
"""How many sets of up to three dice can be kept of nine different ones; no question has more options."""


class NovoEncoding(Encoding):
    """The numbers of NovoDice with the tiles and dice of one box."""

    def __init__(self, game: NovoDice) -> None:
        self.game: NovoDice = game
        self.box: Components = game.box
        self.layout: EncodingLayout = EncodingLayout(game.box)
        self.worths: BayWorths = BayWorths(game.box)
        self.options: OptionWriter = OptionWriter(game.box, self.worths)
        self.changing = self.layout.changing
        self.constants = _constants(game)
        self.actions = self.layout.actions
        self.most_options = MOST_LISTED
        self.option_features = OPTION_SIZE

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes it again."""
        return NovoEncoding, (self.game,)

    def observe(
        self, state: State, seat: i64, question: Question | None, into: vec[float], at: i64
    ) -> None:
        """Write what a seat sees, and what it is asked."""
        assert isinstance(state, NovoState)
        write_observation(self.layout, self.worths, state, seat, question, into, at)

    def list_options(
        self, state: State, question: Question, options: vec[i64], actions: vec[i64], at: i64
    ) -> i64:
        """List the options of a question, and the action of each."""
        asked = question_of(question)
        first = self.layout.claims if asked == Q_CLAIM else self.layout.places
        number: i64 = 0
        option: i64
        for option in question.options:
            if number == MOST_LISTED:
                break
            options[at + number] = option
            actions[at + number] = ACTION_OF_KEPT[option] if asked == Q_KEEP else first + option
            number += 1
        return number

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
        assert isinstance(state, NovoState)
        self.options.write(state, question, options, count, first, into, at)

    def describe(self, index: int) -> str:
        """Return in words what a number of an observation means."""
        return self.layout.describe(index)

    def describe_action(self, action: int) -> str:
        """Return in words what an action does."""
        tiles = self.box.tiles
        if action < self.layout.claims:
            cells = [self._die(int(cell)) for cell in kept_cells(KEPT_DICE[action])]
            return f"keep {' '.join(cells) or 'nothing'}"
        if action == self.layout.claims:
            return "claim no more"
        if action < self.layout.places:
            tile, how = claim_parts(action - self.layout.claims)
            return f"claim {tiles[tile].id} by {WAYS[how]}"
        tile, bay, old = placing_parts(action - self.layout.places, len(tiles))
        if bay < 0:
            return f"drop {tiles[tile].id}"
        name = f"place {tiles[tile].id} in bay {bay + 1}"
        return name if old < 0 else f"{name} for {tiles[old].id}"

    def _die(self, cell: int) -> str:
        kind, face = divmod(cell, FACES)
        return f"{self.box.dies[kind].name}-{self.box.faces[face]}"

    def describe_feature(self, index: int) -> str:
        """Return in words what a feature of an option means."""
        return OPTION[index]


def _constants(game: NovoDice) -> list[float]:
    """Return what never changes: tiles, dice and the number of players, in the order of `layout`."""
    numbers: list[float] = []
    for tile in game.box.tiles:
        numbers += [tile.value * TWENTIETH, tile.lions * SEVENTH, tile.count * THIRD]
        numbers += [float(tile.symbol == symbol) for symbol in range(1, FACES)]
    for die in game.box.dies:
        numbers += [die.sides.count(face) / len(die.sides) for face in range(FACES)]
    numbers += [number * FIFTH for number in game.box.die_numbers]
    return numbers + [float(game.seats == number) for number in (2, 3, 4)]
