"""Public values behave as Python people expect: they are copied, pickled, shown and explained."""

from __future__ import annotations

import copy
import inspect
import multiprocessing
import pickle
import pydoc
from collections.abc import Callable, Iterator
from multiprocessing.pool import Pool
from typing import Any, Final

import pytest
from tests.patience import PATIENCE
from tests.public_values import GAMES, bots_of, facts, named, played, values_of
from tests.toy.kit import TOY
from tests.toy.table import PigState

import dicehall
from dicehall.core.task import Flow
from dicehall.games.cubitos.rules.state import CubitosState

AGAIN: Final[dict[str, Callable[[Any], Any]]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "old pickle": lambda value: pickle.loads(pickle.dumps(value, 2)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
CLASSES: Final = [
    getattr(dicehall, name)
    for name in dicehall.__all__
    if isinstance(getattr(dicehall, name), type)
]
every_game = pytest.mark.parametrize("game", GAMES)
every_way = pytest.mark.parametrize("way", AGAIN)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """Return a pool of one process that shares nothing with this one."""
    with multiprocessing.get_context("spawn").Pool(1) as made:
        yield made


def same(value: Any) -> Any:
    """Return a value as it is; this runs in a process of the pool."""
    return value


def made_there(game: str) -> Any:
    """Return a bot that was made in a process of the pool."""
    return dicehall.make_bot("greedy", game, "7")


def lost_there(why: str) -> Any:
    """Fail in a process of the pool, as a bot from outside does."""
    from dicehall.bots.guests.process import GuestFailed

    raise GuestFailed(why, "it is lost.", told_by_it=True)


def test_there_is_a_value_of_every_public_class_here() -> None:
    assert {kind.__name__ for kind in CLASSES} <= named()


@every_way
@every_game
def test_a_copy_of_a_value_is_equal_to_it(game: str, way: str) -> None:
    for value in values_of(game):
        again = AGAIN[way](value)
        assert facts(again) == facts(value), value


@every_way
@every_game
def test_a_bot_is_refused_at_once_in_a_sentence(game: str, way: str) -> None:
    match = played(game, 1)
    for value in [*bots_of(game), match.table]:
        with pytest.raises(TypeError, match=r" neither pickled nor copied; .*\.$"):
            AGAIN[way](value)


@every_game
def test_whatever_holds_a_bot_is_refused_too(game: str) -> None:
    luck = dicehall.value_luck(dicehall.new_game(game, players=2), bots_of(game)[-1])
    assert " at 0x" not in repr(luck)
    for way in ("pickle", "deepcopy"):
        with pytest.raises(TypeError, match="bots are neither pickled nor copied"):
            AGAIN[way](luck)


@every_way
@every_game
def test_a_copied_match_goes_on_by_itself_with_the_same_dice(game: str, way: str) -> None:
    match = played(game, 5)
    again = AGAIN[way](match)
    steps, position = list(match.steps), match.state.check()
    whole = to_the_end(again)
    assert (match.steps, match.state.check()) == (steps, position)
    assert to_the_end(match) == whole
    assert match.events() == again.events()


def to_the_end(match: dicehall.Match) -> tuple[Any, Any]:
    """Play a match to its end by first options; return its last position and its steps."""
    while not match.over():
        question = match.questions()[0]
        match.answer(question, question.options[0])
    return match.state, match.steps


@every_way
@every_game
def test_a_copied_view_or_state_is_played_on_without_changing_the_first(
    game: str, way: str
) -> None:
    match = played(game, 5)
    view = match.view(0)
    for state in (AGAIN[way](match.state), AGAIN[way](view).state):
        to_the_end(dicehall.Match(match.game, dicehall.SeededDice("1"), state))
        assert state != match.state == view.state


@every_way
def test_copied_loaded_dice_and_a_copied_replay_are_used_up_by_themselves(way: str) -> None:
    dice = dicehall.LoadedDice(["first-1"])
    AGAIN[way](dice).texts.clear()
    assert dice.texts == ["first-1"]
    replay = dicehall.replay(dicehall.record_of(played(GAMES[0]), ("a", "b")))
    again = AGAIN[way](replay)
    again.finish()
    assert replay.match.steps == []
    replay.finish()


@every_way
def test_a_match_whose_dice_ran_out_is_copied_as_it_stands(way: str) -> None:
    match = dicehall.Match(dicehall.new_game(GAMES[0], players=2))
    match.source = dicehall.LoadedDice([])
    assert len(AGAIN[way](match).throws()) == 1


@every_way
def test_own_dice_are_copied_with_what_they_hold(way: str) -> None:
    dice = Sixes(3)
    dice.rolled.append(2)
    again = AGAIN[way](dice)
    assert (again.left, again.rolled) == (3, [2])


class Sixes(dicehall.DiceSource):
    """Dice of one's own."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.rolled: list[int] = []


def test_a_state_of_a_game_without_a_kit_is_refused_when_it_is_pickled_and_not_later() -> None:
    toy = TOY.rules.new({"players": 2, "supply": [1, 1, 1]})
    state = PigState(Flow(2))
    assert copy.copy(state) == copy.deepcopy(state) == state
    with pytest.raises(TypeError, match="does not know its game; pickle a Match or a View"):
        pickle.dumps(state)
    match = dicehall.Match(toy, state=state)
    assert copy.deepcopy(match).state == match.state
    for value in (match, match.view(0), state, toy):
        with pytest.raises(TypeError, match="no kit here makes this game"):
            pickle.dumps(value)


def test_a_game_of_earlier_rules_keeps_them() -> None:
    game = dicehall.new_game("cubitos", players=2).under(2)
    state = pickle.loads(pickle.dumps(game.start()))
    assert state.flow.game.rules == 2


# ---------------------------------------------------------------------------- other processes


@every_game
def test_values_go_to_another_process_and_come_back(game: str, pool: Pool) -> None:
    values = values_of(game)
    for value, again in zip(values, pool.map_async(same, values).get(PATIENCE), strict=True):
        assert facts(again) == facts(value), value


def test_a_bot_that_another_process_sends_or_is_sent_is_refused_and_nobody_waits(
    pool: Pool,
) -> None:
    # What the pool raises here is no public name of Python's.
    with pytest.raises(Exception, match="neither pickled nor copied"):
        pool.apply_async(made_there, (GAMES[0],)).get(PATIENCE)
    with pytest.raises(TypeError, match="neither pickled nor copied"):
        pool.apply_async(same, (bots_of(GAMES[0])[0],)).get(PATIENCE)


def test_what_a_bot_did_wrong_in_another_process_is_known_here(pool: Pool) -> None:
    with pytest.raises(dicehall.Mistake, match="it is lost") as failed:
        pool.apply_async(lost_there, ("hung",)).get(PATIENCE)
    assert vars(failed.value)["why"] == "hung"


def test_whatever_can_be_pickled_of_a_compiled_class_can_be_read() -> None:
    """What a public value holds may be internal, but nobody must wait for it for ever."""
    match = played("cubitos", 5)
    course = match.game.course  # type: ignore[attr-defined]
    assert isinstance(match.state, CubitosState)
    for value in (match.state.players[0], match.state.flow, match.questions()[0].choice, course):
        try:
            pickled = pickle.dumps(value)
        except TypeError:
            continue
        assert type(pickle.loads(pickled)) is type(value)


# ---------------------------------------------------------------------------- shown and explained


@every_game
def test_what_stands_for_a_value_says_what_it_is(game: str) -> None:
    for value in [*values_of(game), *bots_of(game)]:
        shown = repr(value)
        assert " at 0x" not in shown
        if type(value).__name__ in dicehall.__all__:
            assert type(value).__name__ in shown


def test_a_match_says_what_it_waits_for() -> None:
    match = dicehall.Match(dicehall.new_game("cubitos", players=2, race="1"))
    assert repr(match) == "<Match of cubitos: 2 players, 0 steps, the table rolls first>"
    match.land(match.throws()[0], "first-2")
    dice = " ".join(["light"] * 7 + ["dark"] * 2)
    assert f"1 step, seat 0 rolls {dice}, seat 1 rolls {dice} start>" in repr(match)
    over = played("novodice")
    (winner,) = over.winners()
    assert repr(over).endswith(f"{len(over.steps)} steps, over, won by seat {winner}>")


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_help_shows_what_a_class_and_its_methods_are(kind: type) -> None:
    told = inspect.getdoc(kind)
    assert told
    assert told.splitlines()[0] in pydoc.plain(pydoc.render_doc(kind))
    for name, member in inspect.getmembers(kind):
        if not name.startswith("_") and callable(member):
            assert inspect.getdoc(member), f"{kind.__name__}.{name}"


def test_help_shows_what_a_function_does() -> None:
    for name in dicehall.__all__:
        if not isinstance(getattr(dicehall, name), type):
            assert inspect.getdoc(getattr(dicehall, name)), name
