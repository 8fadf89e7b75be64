"""The levels of Cubitos, from novice to champion, and the yardstick, which stays as it is."""

from __future__ import annotations

from zlib import crc32

import pytest

from dicehall.bots.registry import bots_of, make_bot
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.levels import BY_CARD, BY_PRICE, LEVELS, YARDSTICK
from dicehall.games.cubitos.bots.race_network import RaceNetwork, numbers_of_kinds, read_weights
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import COLOURS
from dicehall.games.cubitos.rules.roll_phase import PUSH


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
    assert YARDSTICK not in bots_of("cubitos")
    assert set(LEVELS) < set(bots_of("cubitos"))


def test_the_yardstick_plays_as_it_always_did() -> None:
    # A change of the rules may change these numbers; a change of the bots must not.
    chosen = choices_of(YARDSTICK, "3", 2)
    assert (len(chosen), crc32(repr(chosen).encode())) == (199, 2570183340)


def test_its_weights_name_the_recipe_that_made_them() -> None:
    recipes = str(read_weights(YARDSTICK)["recipe"]).split("; ")
    assert len(recipes) == 6
    assert all(", seed " in recipe for recipe in recipes)


@pytest.mark.parametrize("level", [*BY_PRICE, *BY_CARD])
def test_a_level_below_champion_pushes_up_to_its_risk(level: str) -> None:
    game = from_options({"race": "1", "players": 2})
    most = {**BY_PRICE, **BY_CARD}[level]
    for roll in ("light", "light light", "light light light", "light light light light white"):
        player = {"roll": roll, "active": "dark-move dark-move brown-money3"}
        state = game.position({"next": "push", "start_player": 2, "players": {"1": player}})
        table = game.table(state)
        settle(table)
        question = table.questions[1]
        assert question is not None
        bot = make_bot(level, "cubitos", "seed")
        pushes = bot.decide(view_of(game, 0, state), question) == PUSH
        assert pushes == (bust_chance(game, state.players[0]) <= most)


def test_who_knows_prices_alone_judges_cards_of_one_cost_alike() -> None:
    game = from_options({"race": "1", "players": 2})
    saved = read_weights(YARDSTICK)
    priced, known = (numbers_of_kinds(game, saved, knows_cards) for knows_cards in (False, True))
    assert priced[COLOURS:] == known[COLOURS:]
    pairs = [(one, other) for one in range(COLOURS) for other in range(one)]
    alike = [pair for pair in pairs if game.costs[pair[0]] == game.costs[pair[1]]]
    assert alike
    assert all(priced[one] == priced[other] for one, other in alike)
    assert all(known[one] != known[other] for one, other in alike)
    dearest, cheapest = game.costs.index(max(game.costs)), game.costs.index(min(game.costs))
    state = game.start()
    judge = Judge(RaceNetwork(game, saved, knows_cards=False), state, 0)
    assert judge.die(dearest, 30) > judge.die(cheapest, 30)


@pytest.mark.parametrize("bot", ["champion", "master", "novice"])
def test_a_choice_depends_on_the_position_alone(bot: str) -> None:
    asked = (bot, "5", 4, 80)
    assert choices_of(*asked) == choices_of(*asked, forgetful=True)
