"""The games for OpenSpiel. Importing this module registers each as ``python_dicehall_`` and its name.

If a game asks several players at once, OpenSpiel's players answer one after the other, by seat. Chance is
explicit: every die of a throw is a chance node, whose outcomes are the faces of that die. Nobody sees more
than anybody else, so information is perfect.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from dicehall.core.dice import Throw
from dicehall.core.encoding import Encoding, whole_zeros
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import AnyGame, State
from dicehall.core.mistakes import BadAnswer
from dicehall.core.question import Question
from dicehall.games.kit import Kit
from dicehall.games.registry import game_names, kit_of
from dicehall.learning.arrays import Observer
from dicehall.learning.environment_parts import encoded_game
from dicehall.learning.tables import rewards_of

NOT_GIVEN: Final = {True: 0, False: ""}
"""By whether an option is a number: what stands for an option that is not given."""


class Position:
    """A state between two decisions of players or dice, which can be copied and pickled as OpenSpiel does."""

    def __init__(self, game: AnyGame, encoding: Encoding, state: State, fallen: list[int]) -> None:
        self.game = game
        self.encoding = encoding
        self.state = state
        self.table = game.table(state)
        settle(self.table)
        self.fallen = fallen
        """What those dice of the open throw show that have already fallen."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.game, self.encoding, self.state.copy(), list(self.fallen))

    def __reduce__(self) -> tuple[Any, ...]:
        options = json.dumps(self.game.options())
        return restored, (self.game.name, options, self.game.save(self.state), self.fallen)

    def throw(self) -> Throw | None:
        """Return the throw whose dice fall next."""
        return next((throw for throw in self.table.throws if throw is not None), None)

    def question(self) -> Question | None:
        """Return the question that is answered next."""
        return next((asked for asked in self.table.questions if asked is not None), None)

    def next_die(self, throw: Throw) -> int:
        """Return the kind of die that falls next: all of the first kind, then all of the second."""
        before = len(self.fallen)
        for kind, count in enumerate(throw.counts):
            before -= count
            if before < 0:
                return kind
        raise ValueError("all dice of the throw have fallen")

    def fall(self, cell: int) -> None:
        """Let the next die show a face; with the last one, the throw is done."""
        throw = self.throw()
        assert throw is not None
        self.fallen.append(cell)
        if len(self.fallen) == sum(throw.counts):
            cells, self.fallen = sorted(self.fallen), []
            settle_throw(self.table, throw, cells)

    def options(self) -> dict[int, int]:
        """Return the options of the question that is answered next, by their actions."""
        question = self.question()
        assert question is not None
        options = whole_zeros(self.encoding.most_options)
        actions = whole_zeros(self.encoding.most_options)
        count = self.encoding.list_options(self.state, question, options, actions, 0)
        return {int(actions[place]): int(options[place]) for place in range(count)}

    def answer(self, action: int) -> None:
        """Answer the question with an action."""
        question = self.question()
        option = self.options().get(action)
        if question is None or option is None:
            raise BadAnswer(f"{action} is no legal action here.")
        choose(self.table, question, option)


def restored(name: str, options: str, saved: dict[str, Any], fallen: list[int]) -> Position:
    """Return a position that was pickled, as OpenSpiel does to save it."""
    game, encoding = _encoded_game(name, options)
    return Position(game, encoding, game.load(saved), fallen)


@lru_cache(8)
def _encoded_game(name: str, options: str) -> tuple[AnyGame, Encoding]:
    return encoded_game(name, json.loads(options))


class SpielState(pyspiel.State):
    """A position in OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.game, game.encoding, game.game.start(), [])

    def current_player(self) -> int:
        """Return the seat that is asked, or OpenSpiel's number for chance or for the end of the game."""
        if self.position.throw() is not None:
            return int(pyspiel.PlayerId.CHANCE)
        question = self.position.question()
        return int(pyspiel.PlayerId.TERMINAL) if question is None else int(question.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the faces of the die that falls next, with their chances."""
        throw = self.position.throw()
        assert throw is not None
        dice = self.position.game.dice
        kind = self.position.next_die(throw)
        sides = dice.kinds[kind].sides
        first = int(dice.first_cell[kind])
        return [(first + side, sides.count(side) / len(sides)) for side in sorted(set(sides))]

    def _apply_action(self, action: int) -> None:
        if self.position.throw() is not None:
            self.position.fall(action)
        else:
            self.position.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.game.dice.cell_names[action]
        return self.position.encoding.describe_action(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.position.state.flow.over())

    def returns(self) -> list[float]:
        """Return what the game was worth to every seat."""
        if not self.is_terminal():
            return [0.0] * self.position.game.seats
        return rewards_of(self.position.game, self.position.state)

    def __str__(self) -> str:
        shown = self.position.game.show(self.position.state)
        fallen = self.position.game.dice.text(self.position.fallen)
        lines = [f"{name}: {what}" for name, what in shown.items()]
        return "\n".join([*lines, f"fallen: {fallen}"])


class SpielObserver:
    """What a seat sees, as OpenSpiel's observers give it: the numbers of the encoding."""

    def __init__(self, encoding: Encoding) -> None:
        self._observer = Observer(encoding)
        self.tensor: NDArray[np.float32] = np.zeros(encoding.observation_size(), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        question = state.position.question()
        if state.is_chance_node() or question is None or question.seat != player:
            question = None
        self.tensor[:] = self._observer.observe(state.position.state, player, question)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees in words."""
        return f"player {player}\n{state}"


class SpielGame(pyspiel.Game):
    """A game in OpenSpiel; each game of the registry has a subclass with its kit."""

    kit: Kit
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = _texts_kept(params or {})
        options = {
            name: value.removeprefix(f"{name} ") if isinstance(value, str) else value
            for name, value in {"players": self.kit.players[0], **given}.items()
            if value not in NOT_GIVEN.values()
        }
        self.game: AnyGame = self.kit.rules.new(self.kit.chosen(options, "open_spiel"))
        assert self.kit.encoding is not None
        self.encoding: Encoding = self.kit.encoding(self.game)
        decisions = self.kit.rules.trials[0].most_decisions(self.game.options())
        sizes = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.actions),
            max_chance_outcomes=len(self.game.dice.cell_names),
            num_players=self.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(self.kind, sizes, given)

    def new_initial_state(self) -> SpielState:
        """Return the position before anything has happened."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """Return an observer; since information is perfect, all kinds of observation are the same."""
        return SpielObserver(self.encoding)


def _texts_kept(params: dict[str, Any]) -> dict[str, Any]:
    """Return parameters with a word before digits: OpenSpiel would read a race "2" back as a number."""
    return {
        name: f"{name} {value}" if isinstance(value, str) and value.isdecimal() else value
        for name, value in params.items()
    }


def name_of(game: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return f"python_dicehall_{game}"


def register() -> None:
    """Register every game that is written as numbers."""
    for name in game_names():
        kit = kit_of(name)
        if name_of(name) in pyspiel.registered_names() or kit.encoding is None:
            continue
        chosen = {option.name: NOT_GIVEN[option.least is not None] for option in kit.options}
        kind = pyspiel.GameType(
            short_name=name_of(name),
            long_name=kit.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=kit.players[1],
            min_num_players=kit.players[0],
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": kit.players[0], **chosen},
        )
        game = type(f"{kit.title}Game", (SpielGame,), {"kit": kit, "kind": kind})
        pyspiel.register_game(kind, game)


register()
