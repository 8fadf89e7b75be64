"""The bots of Cubitos by name: those that are listed, and the yardstick, which stays as it is."""

from __future__ import annotations

from zlib import crc32

import pytest

from dicehall.bots.registry import bots_of, make_bot
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.levels import LEVELS, PLANNER
from dicehall.games.cubitos.game import from_options


def choices_of(
    bot: str, race: str, players: int, most: int = 10_000, forgetful: bool = False
) -> list[int]:
    """Return the choices, or the first of them, of a race that bots of one name play among themselves.

    With `forgetful`, every decision is made by a new bot.
    """
    game = from_options({"race": race, "players": players})
    bots = [make_bot(bot, "cubitos", str(seat)) for seat in range(players)]
    state = game.start()
    table = game.table(state)
    source = SeededDice("yardstick")
    settle(table)
    chosen: list[int] = []
    while not state.flow.over() and len(chosen) < most:
        for throw in [throw for throw in table.throws if throw is not None]:
            settle_throw(table, throw, source.roll(game.dice, throw))
        question = next((asked for asked in table.questions if asked is not None), None)
        if question is not None:
            if forgetful:
                bots[question.seat] = make_bot(bot, "cubitos", str(question.seat))
            option = bots[question.seat].decide(view_of(game, question.seat, state), question)
            chosen.append(option)
            choose(table, question, option)
    return chosen


def test_the_yardstick_is_known_and_not_listed() -> None:
    assert PLANNER not in bots_of("cubitos")
    assert set(LEVELS) < set(bots_of("cubitos"))


def test_the_yardstick_plays_as_it_always_did() -> None:
    # A change of the rules may change these numbers; a change of the bots must not.
    chosen = choices_of(PLANNER, "3", 2)
    assert (len(chosen), crc32(repr(chosen).encode())) == (315, 415058023)


@pytest.mark.parametrize("bot", ["champion", "master", "expert"])
def test_a_choice_depends_on_the_position_alone(bot: str) -> None:
    asked = (bot, "5", 4, 80)
    assert choices_of(*asked) == choices_of(*asked, forgetful=True)
