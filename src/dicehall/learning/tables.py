"""Many tables at once, with questions and answers as numbers: the basis of all environments.

All arrays belong to the tables and are overwritten by every step. Compiled, one call plays an answer at each
table and writes what the next player sees, without making an object for any number.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dicehall.bots.bot import Bot
from dicehall.bots.seat import SeatedBot
from dicehall.core.encoding import Encoding, byte_zeros, whole_zeros, zeros
from dicehall.core.engine import choose, offers, settle, settle_throw
from dicehall.core.game import AnyGame, State, View, view_of
from dicehall.core.mistakes import BadAnswer, BadBot
from dicehall.core.question import Question
from dicehall.core.seeds import seed_of_dice
from dicehall.core.sources import DiceSource, SeededDice
from dicehall.core.table import Table


@final
class LearningTable:
    """One table: some seats are a learner's, bots play the others."""

    def __init__(self, game: AnyGame, encoding: Encoding, bots: list[Bot | None]) -> None:
        self.game: AnyGame = game
        self.encoding: Encoding = encoding
        self.bots: list[Bot | None] = bots
        """By seat: a bot, or None if the seat is a learner's."""
        self.options: vec[i64] = whole_zeros(encoding.most_options)
        """The options listed for the open question."""
        self.actions: vec[i64] = whole_zeros(encoding.most_options)
        """The action of each."""
        self.count: i64 = 0
        """How many options are listed."""
        self.question: Question | None = None
        """What a learner is asked; None when the game is over."""
        self.set_state(game.start(), SeededDice(""))

    def set_state(self, state: State, source: DiceSource) -> None:
        """Continue from a state, which now belongs to this table, with these dice."""
        self.state: State = state
        self.source: DiceSource = source
        self.table: Table = self.game.table(state)
        self.seats: list[SeatedBot | None] = [
            None if bot is None else SeatedBot(bot, View(self.game, seat, state))
            for seat, bot in enumerate(self.bots)
        ]
        self.question = None
        self.count = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle and copy make the table again; one with bots is refused by them."""
        begun = self.question is not None or self.state.flow.over()
        known = (self.game, self.encoding, list(self.bots), self.game.of_this(self.state))
        return table_at, (*known, self.source, begun)

    def begin(self, seed: str) -> None:
        """Begin a game with dice of a seed."""
        self.set_state(self.game.start(), SeededDice(seed))
        settle(self.table)
        self.go_on()

    def go_on(self) -> None:
        """Roll, and let bots answer, until a learner is asked or the game is over."""
        table = self.table
        lane: i64
        while True:
            while table.open_throws:
                for lane in range(len(table.throws)):
                    throw = table.throws[lane]
                    if throw is not None:
                        settle_throw(table, throw, self.source.roll(self.game.dice, throw))
                        if not table.open_throws:
                            break
            question: Question | None = None
            for waiting in table.questions:
                if waiting is not None:
                    question = waiting
                    break
            if question is None:
                self.question = None
                self.count = 0
                return
            seat = self.seats[question.seat]
            if seat is None:
                self.ask(question)
                return
            view = seat.view
            if view is None and not seat.blind:
                view = view_of(self.game, question.seat, self.state)
            option = seat.bot.decide(view, question)
            if not offers(question, option):
                raise BadBot(
                    f"the bot of seat {question.seat} chose {option}, which was not offered."
                )
            choose(table, question, option)

    def ask(self, question: Question) -> None:
        """Make this the question that the learner is asked."""
        self.question = question
        self.count = self.encoding.list_options(self.state, question, self.options, self.actions, 0)

    def option_of_action(self, action: i64) -> i64:
        """Return the place of the listed option with this action; -1 if there is none."""
        place: i64
        for place in range(self.count):
            if self.actions[place] == action:
                return place
        return -1

    def answer(self, place: i64) -> None:
        """Choose the option listed at a place, and go on."""
        question = self.question
        if question is None:
            raise BadAnswer("nobody is asked anything: the game is over.")
        if not 0 <= place < self.count:
            raise BadAnswer(
                f"seat {question.seat} cannot do that now: the action mask says what is possible."
            )
        choose(self.table, question, int(self.options[place]))
        self.go_on()

    def rewards(self) -> list[float]:
        """Return what the game, which is over, was worth to every seat."""
        return rewards_of(self.game, self.state)


def table_at(
    game: AnyGame,
    encoding: Encoding,
    bots: list[Bot | None],
    state: State,
    source: DiceSource,
    begun: bool,
) -> LearningTable:
    """Return a table that stands at a state, which now belongs to it."""
    table = LearningTable(game, encoding, bots)
    table.set_state(state, source)
    if begun:
        settle(table.table)
        table.go_on()
    return table


def rewards_of(game: AnyGame, state: State) -> list[float]:
    """Return what a game that is over was worth to every seat: 1 for a win alone; they add up to 0."""
    winners = game.winners(state)
    share = (game.seats / len(winners) - 1) / (game.seats - 1)
    return [share if seat in winners else -1 / (game.seats - 1) for seat in range(game.seats)]


@final
class Tables:
    """A number of tables of one game. A table whose game is over begins the next one at once.

    A choice is an action, or, if options are listed, the place of an option in the list.
    """

    def __init__(
        self,
        game: AnyGame,
        encoding: Encoding,
        bots: list[list[Bot | None]],
        listed: bool,
    ) -> None:
        self.game: AnyGame = game
        self.encoding: Encoding = encoding
        self.listed: bool = listed
        number = len(bots)
        self.tables: list[LearningTable] = [LearningTable(game, encoding, some) for some in bots]
        self.seeds: list[tuple[str, int]] = [("", place) for place in range(number)]
        """By table: the secret of all its seeds, and its place among the tables that share the secret."""
        self.games: list[int] = [0] * number
        """By table: how many games have begun there."""
        self.choices: i64 = encoding.most_options if listed else encoding.actions
        """How many choices there are."""
        self.places: vec[i64] = whole_zeros(number)
        """By table: the place of the option chosen."""
        self.observations: vec[float] = zeros(number * encoding.changing)
        """By table: the changing part of what the asked seat sees."""
        self.masks: vec[u8] = byte_zeros(number * self.choices)
        """By table: 1 for each choice that is possible."""
        features = encoding.most_options * encoding.option_features if listed else 0
        self.features: vec[float] = zeros(number * features)
        """By table: the features of the options listed."""
        self.asked: vec[i64] = whole_zeros(number)
        """By table: the seat that is asked."""
        self.over: vec[u8] = byte_zeros(number)
        """By table: 1 if the last answer ended a game."""
        self.rewards: vec[float] = zeros(number * game.seats)
        """By table and seat: what the game that ended was worth; 0 in any other step."""

    def begin(self, seeds: list[tuple[str, int]]) -> None:
        """Begin a new game at every table with these seeds; `observations` must be zeros."""
        self.seeds = seeds
        for number in range(len(self.tables)):
            self.games[number] = 0
            self._clear_mask(number)
            self._clear_rewards(number)
            self._next_game(number)
            self._write(number)

    def choose(self, choices: list[int]) -> None:
        """Take a choice for every table, of which there is one each; refuse all if one is not possible."""
        number: i64
        for number in range(len(self.tables)):
            table = self.tables[number]
            if table.question is None:
                raise BadAnswer("no game has begun at the tables: reset begins one.")
            choice: i64 = choices[number]
            place = choice if self.listed else table.option_of_action(choice)
            if not 0 <= place < table.count:
                raise BadAnswer(
                    f"table {number} cannot take {choice} now: its action mask says what is possible. "
                    "No table has moved."
                )
            self.places[number] = place

    def step(self) -> None:
        """Play what was chosen at every table; `observations` must be zeros again."""
        number: i64
        for number in range(len(self.tables)):
            table = self.tables[number]
            self._clear_mask(number)
            if self.over[number]:
                self._clear_rewards(number)
            table.answer(self.places[number])
            if table.question is None:
                self._end(number)
            self._write(number)

    def _next_game(self, number: i64) -> None:
        """Begin the next game in which a learner is asked anything."""
        table = self.tables[number]
        while True:
            secret, place = self.seeds[number]
            table.begin(seed_of_dice(secret, place, self.games[number]))
            self.games[number] += 1
            if table.question is not None:
                return

    def _end(self, number: i64) -> None:
        seat: i64
        seats: i64 = self.game.seats
        rewards = self.tables[number].rewards()
        for seat in range(seats):
            self.rewards[number * seats + seat] = rewards[seat]
        self.over[number] = u8(1)
        self._next_game(number)

    def _clear_rewards(self, number: i64) -> None:
        seat: i64
        seats: i64 = self.game.seats
        for seat in range(seats):
            self.rewards[number * seats + seat] = 0.0
        self.over[number] = u8(0)

    def _clear_mask(self, number: i64) -> None:
        """Clear the mask of the previous question."""
        table = self.tables[number]
        first = number * self.choices
        place: i64
        for place in range(table.count):
            self.masks[first + (place if self.listed else table.actions[place])] = u8(0)

    def _write(self, number: i64) -> None:
        """Write what the seat that is asked sees, and what it can do."""
        table = self.tables[number]
        question = table.question
        assert question is not None
        encoding = self.encoding
        self.asked[number] = question.seat
        encoding.observe(
            table.state, question.seat, question, self.observations, number * encoding.changing
        )
        first = number * self.choices
        place: i64
        for place in range(table.count):
            self.masks[first + (place if self.listed else table.actions[place])] = u8(1)
        if self.listed:
            size = encoding.most_options * encoding.option_features
            encoding.describe_options(
                table.state, question, table.options, table.count, 0, self.features, number * size
            )
