"""The adviser of Cubitos: worths that are chances, a value that adds up, hauls that come true."""

from __future__ import annotations

import pytest

from dicehall.bots.advice import best_of
from dicehall.bots.registry import adviser_of, bots_of, make_bot
from dicehall.build import describe
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.dice_facts import DiceFacts
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.levels import LEVELS, cubitos_bot
from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.bots.push_outcomes import PushWeigher
from dicehall.games.cubitos.bots.race_network import RaceNetwork, read_weights
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.abilities import ability_parts
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.moments import POWER, RUN, SECOND
from dicehall.games.cubitos.cards.sets import random_set
from dicehall.games.cubitos.cards.telling import GAINS
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, FACE_NAMES
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.rules.tally import tally_of

RACES = ("1", "2", "3", "4", "5", "6", "7", "combotastic", "such_much_fans", "grand_finale")
WEIGHED, PLAYED = ({"rounds": 3}, {}) if describe().compiled else ({"rounds": 1}, {"rounds": 4})
"""How long races last: interpreted, bots think ten times longer."""


def next_question(game: Cubitos, table: CubitosTable, source: SeededDice) -> Question | None:
    """Roll what is to be rolled; return the next question."""
    while True:
        throws = [throw for throw in table.throws if throw is not None]
        if not throws:
            return next((asked for asked in table.questions if asked is not None), None)
        for throw in throws:
            settle_throw(table, throw, source.roll(game.dice, throw))


def races() -> list[tuple[str, dict[str, object]]]:
    """Return races of all kinds, the players and the order changing from one to the next."""
    found: list[tuple[str, dict[str, object]]] = []
    for number, race in enumerate(RACES):
        options: dict[str, object] = {"race": race, "players": 2 + number % 3}
        if number % 2:
            options["order"] = "strict"
        found.append((race, options))
    own = {"cards": random_set("own"), "tracks": ["still_waters_run_deep"], "players": 3}
    found.append(("own set", own))
    return found


@pytest.mark.parametrize("options", [options for _, options in races()])
def test_every_option_of_every_question_is_weighed(
    options: dict[str, object],
) -> None:
    game = from_options({**options, **WEIGHED})
    state = game.start()
    table = game.table(state)
    source = SeededDice("weighed")
    settle(table)
    adviser = CubitosAdviser()
    bot = make_bot("champion", "cubitos", "seed")
    while (question := next_question(game, table, source)) is not None:
        before = state.numbers()
        weighed = adviser.weigh(view_of(game, question.seat, state), question)
        assert [one.option for one in weighed] == question.options
        for one in weighed:
            # A hair below nothing orders what is lost anyway.
            assert -0.0001 <= one.worth <= 1, (question.choice.name(), one.option)
            assert all(isinstance(figure, float) for figure in one.reasons.values())
        assert state.numbers() == before
        view = view_of(game, question.seat, state)
        assert bot.decide(view, question) == best_of(weighed).option
        choose(table, question, best_of(weighed).option)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_to_the_end_and_the_same_again(name: str) -> None:
    ends = []
    for _ in range(2):
        game = from_options({"race": "3", "players": 3, **PLAYED})
        state = game.start()
        table = game.table(state)
        source = SeededDice("again")
        settle(table)
        bots = [make_bot(name, "cubitos", str(seat)) for seat in range(3)]
        while (question := next_question(game, table, source)) is not None:
            option = bots[question.seat].decide(view_of(game, question.seat, state), question)
            assert option in question.options
            choose(table, question, option)
        ends.append(state.numbers())
    assert ends[0] == ends[1]


def test_the_levels_stand_in_the_list_from_weak_to_strong() -> None:
    listed = bots_of("cubitos")
    assert listed[0] == "random"
    assert listed[-1] == "champion"
    assert adviser_of("cubitos") == "champion"
    assert [name for name in listed if name in LEVELS] == list(LEVELS)


def test_a_name_that_nobody_has_is_no_bot() -> None:
    assert cubitos_bot("nobody", "seed") is None
    assert cubitos_bot("planner", "seed") is None


def pushing(game: Cubitos, **player: object) -> CubitosState:
    return game.position({"next": "push", "start_player": 2, "players": {"1": player}})


def test_a_runner_nearer_to_the_finish_is_stronger_and_so_is_who_has_better_dice() -> None:
    game = from_options({"race": "1", "players": 2})
    adviser = CubitosAdviser()
    near = game.position({"players": {"1": {"space": "A5"}, "2": {}}})
    assert adviser.chance(game, near, 0) > 0.6
    rich = game.position({"players": {"1": {"draw": "purple purple white light light light"}}})
    assert adviser.chance(game, rich, 0) > 0.6
    assert adviser.chance(game, rich, 0) + adviser.chance(game, rich, 1) == pytest.approx(1)


@pytest.mark.parametrize("most_falls", [10_000, 3])
def test_a_push_is_weighed_with_the_exact_chance_of_a_bust(most_falls: int) -> None:
    game = from_options({"race": "1", "players": 2})
    state = pushing(game, roll="light light light white", active="dark-move dark-move brown-money3")
    player = state.players[0]
    judge = Judge(RaceNetwork(game, read_weights("champion-1")), state, 0)
    outlook = Outlook(DiceFacts(game), judge, Hauls(game), state, 0).weigh_cards()
    weigher = PushWeigher(outlook, most_falls, 0.0)
    pushed = weigher.weigh(player.roll.counts(), tally_of(player.active), True, 0.0, 0.0)
    assert pushed.bust == pytest.approx(float(bust_chance(game, player)))
    assert 0 < pushed.chance < 1


@pytest.mark.parametrize("name", ["champion", "champion:1ms", "novice"])
def test_a_win_at_hand_is_taken(name: str) -> None:
    game = from_options({"race": "1", "players": 2})
    last = next(
        position
        for position in range(game.course.size)
        if game.to_finish[position] == 3 and position < game.course.finish
    )
    space = game.course.text(last)
    state = game.position(
        {
            "next": "move",
            "start_player": 2,
            "players": {"1": {"space": space, "active": "white-move!", "move": 3}},
        }
    )
    table = game.table(state)
    settle(table)
    source = SeededDice("win")
    bot = make_bot(name, "cubitos", "seed")
    while True:
        question = next_question(game, table, source)
        assert question is not None
        if question.seat == 0:
            option = bot.decide(view_of(game, 0, state), question)
            if question.choice.name() == "move":
                assert game.course.finished(option - 1)
                return
            choose(table, question, option)
        else:
            choose(table, question, question.options[0])


PLAIN = [
    card
    for card in ALL_CARDS
    if any(told.what in GAINS for moment in (RUN, POWER, SECOND) for told in card.tells[moment])
]


@pytest.mark.parametrize("one", PLAIN, ids=lambda card: str(card.id))
@pytest.mark.parametrize("face", ["symbol", "power"])
def test_a_haul_is_what_the_run_phase_brings(one: Card, face: str) -> None:
    colour = COLOUR_NAMES[one.colour]
    cards = [
        one.id if number == one.colour else QUIET[number] for number in range(len(COLOUR_NAMES))
    ]
    game = from_options({"cards": cards, "tracks": ["nothing_goes_right"], "players": 2})
    if face not in [FACE_NAMES[side] for side in set(game.dice.kinds[one.colour].sides)]:
        face = "symbol"
    active = f"{colour}-{face} light-money1 dark-move white-move blue-money2 green-move"
    state = game.position(
        {
            "next": "run",
            "start_player": 2,
            "players": {"1": {"active": active, "draw": "light light", "fans": 6}},
        }
    )
    player = state.players[0]
    expected = Haul()
    lines = game.course.lines_to_finish(player.position)
    Hauls(game).add(expected, tally_of(player.active), player.fans, lines, 0)
    table = game.table(state)
    settle(table)
    source = SeededDice("haul")
    while True:
        question = next_question(game, table, source)
        assert question is not None
        name = question.choice.name()
        if question.seat == 0 and name in ("buy_moves", "move"):
            break
        option = question.options[-1]
        if name == "run":
            whole = [able for able in question.options if able and ability_parts(able)[1] != POWER]
            option = whole[0] if whole else question.options[-1]
        choose(table, question, option)
    found = (player.move, player.water, player.money, player.credit)
    assert found == (expected.move, expected.water, expected.money, expected.credit)


QUIET = (
    "mr_soldier",
    "pinch_eater",
    "reckless_cheese",
    "rock_on",
    "bob",
    "rollosaurus",
    "wizard",
    "fast_cat",
)
"""A card of each colour that gains nothing by itself in the run phase here."""
