"""What a push risks, against the engine rolling every outcome and trying every ability."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest
from tests.games.matches import (
    after,
    fraction,
    least_bust,
    match_at,
    only_question,
    player_of,
    told_at,
)

from dicehall.core.dice import outcomes, ways
from dicehall.core.match import Match
from dicehall.games.cubitos.explain.said.briefing import briefing_of
from dicehall.games.cubitos.rules.components import components
from dicehall.locales import Catalogue
from dicehall.locales.speaker import Speaker

GREEN_CARDS = {
    "rock_on": "1",
    "pina_cubelada": "2",
    "keep_on_rollin": "3",
    "pineapple_rocks": "4",
    "up_to_11": "5",
    "rolling_stoned": "6",
    "punk_fruit": "7",
}
"""A race with each of the green cards, which alone change what a push risks."""


def pushing(race: str, active: str, roll: str, **more: Any) -> Match:
    """Return a player about to push or pass, with few dice so that all rolls can be tried."""
    player = {"active": active, "roll": roll, "draw": "", "discard": "", **more}
    other = {"draw": "light", "space": "start"}
    position = {
        "next": "push",
        "acting": [1],
        "start_player": 2,
        "players": {"1": player, "2": other},
    }
    return match_at(position, race=race)


def pushed(match: Match) -> Match:
    question = only_question(match)
    assert question.choice.name() == "push"
    return after(match, question, question.options[0])


def test_each_green_card_is_in_its_race() -> None:
    for card, race in GREEN_CARDS.items():
        assert card in components().races[race]["cards"]


@pytest.mark.parametrize("roll", ["light", "light dark", "red light light", "purple white dark"])
def test_the_chance_of_a_bust_and_of_hits_is_that_of_rolling_everything(roll: str) -> None:
    match = pushing("1", "light-money1 light-money1 dark-move", roll)
    told = told_at(match)
    facts = told["facts"]
    assert facts["at_risk"]
    assert fraction(facts["bust"]) == least_bust(pushed(match), 0, using=True) > 0
    dice = match.game.dice
    counts = player_of(match, 0).roll
    hits: dict[int, Fraction] = {}
    for cells, times in outcomes(dice, [*counts, 0]):
        hit = sum(not dice.cell_names[cell].endswith("-blank") for cell in cells)
        hits[hit] = hits.get(hit, Fraction(0)) + Fraction(times, ways(dice, [*counts, 0]))
    found = {number: fraction(chance) for number, chance in enumerate(facts["hits"])}
    assert {number: chance for number, chance in found.items() if chance} == hits
    assert sum(found.values()) == 1
    assert facts["dice"] == sum(line["count"] for line in facts["roll"]) == sum(counts)
    for line in facts["roll"]:
        sides = dice.kinds[[die.name for die in dice.kinds].index(line["die"])].sides
        assert fraction(line["hit"]) == Fraction(sum(side != 0 for side in sides), len(sides))
    assert told["options"] == [
        {"text": "push", "said": "push", "pushes": True},
        {"text": "pass", "said": "pass", "pushes": False},
    ]
    assert facts["lost"] == facts["stake"]
    assert facts["stake"] == {"money": 2, "moves": 1, "credits": 0, "symbols": 0, "dice": 3}
    assert not facts["changes_risk"]


def test_who_is_not_at_risk_cannot_bust() -> None:
    match = pushing("1", "light-money1", "light light")
    facts = told_at(match)["facts"]
    assert not facts["at_risk"]
    assert fraction(facts["bust"]) == 0 == least_bust(pushed(match), 0, using=True)
    # That nothing hits is no less likely for it.
    assert fraction(facts["hits"][0]) > 0


@pytest.mark.parametrize("card", sorted(GREEN_CARDS))
@pytest.mark.parametrize(
    "green",
    ["green-symbol", "green-power", "green-symbol green-symbol", "green-symbol green-power"],
)
def test_what_cards_can_do_about_a_bust_is_the_best_of_all_that_can_be_tried(
    card: str, green: str
) -> None:
    match = pushing(GREEN_CARDS[card], f"{green} light-money1 dark-move", "light red")
    facts = told_at(match)["facts"]
    begun = pushed(match)
    assert fraction(facts["bust"]) == least_bust(begun, 0, using=False) > 0
    assert fraction(facts["bust_at_best"]) == least_bust(begun, 0, using=True)
    helped = card != "punk_fruit"
    assert facts["changes_risk"] == bool(facts["abilities"]) == helped
    assert (facts["bust_at_best"] != facts["bust"]) == helped
    for ability in facts["abilities"]:
        assert ability["card"] == card
        assert fraction(facts["bust_at_best"]) <= fraction(ability["bust"])
        assert fraction(ability["bust"]) < fraction(facts["bust"])


@pytest.mark.parametrize("card", ["rock_on", "pina_cubelada", "up_to_11"])
def test_on_a_push_each_ability_tells_the_chance_after_it(card: str) -> None:
    match = pushed(pushing(GREEN_CARDS[card], "green-symbol light-money1 dark-move", "light red"))
    question = only_question(match)
    told = told_at(match)
    assert question.choice.name() == "on_push"
    for option, one in zip(question.options, told["options"], strict=True):
        assert fraction(one["bust"]) == least_bust(after(match, question, option), 0, using=False)
    assert told["options"][0]["effect"] is None
    assert told["options"][1]["effect"] == ("safe" if card == "pina_cubelada" else "more_dice")
    assert told["options"][1]["card"] == card


@pytest.mark.parametrize("card", ["keep_on_rollin", "rolling_stoned"])
def test_before_a_bust_each_ability_tells_the_chance_after_it(card: str) -> None:
    match = pushed(pushing(GREEN_CARDS[card], "green-symbol light-money1 dark-move", "red"))
    throw = match.throws()[0]
    match.land(throw, match.game.dice.parse("red-blank"))
    question = only_question(match)
    assert question.choice.name() == "would_bust"
    told = told_at(match)
    busts = [fraction(one["bust"]) for one in told["options"]]
    assert busts[0] == 1
    assert busts[1] == least_bust(after(match, question, question.options[1]), 0, using=True) < 1
    assert told["facts"]["threat"]["lost"]["dice"] == 3
    assert told["facts"]["threat"]["bust_brings"]["fans"] == 1


def test_what_may_stay_in_a_bust_is_not_told_to_be_lost() -> None:
    match = pushing("7", "green-symbol light-money1 red-symbol purple-symbol", "red")
    facts = told_at(match)["facts"]
    assert facts["stake"]["dice"] == 4
    assert facts["lost"] == {"money": 0, "moves": 0, "credits": 0, "symbols": 2, "dice": 2}
    bust = pushed(match)
    bust.land(bust.throws()[0], bust.game.dice.parse("red-blank"))
    told = told_at(bust)
    assert told["facts"]["asked"] == "keep_green_and_gray"
    by_text = {one["text"]: one for one in told["options"]}
    assert by_text["yes"]["lost"] == facts["lost"]
    assert [(die["die"], die["face"]) for die in by_text["yes"]["keeps"]] == [
        ("green", "symbol"),
        ("light", "money1"),
    ]
    assert by_text["no"]["lost"] == facts["stake"]
    question = only_question(bust)
    fans, credit = player_of(bust, 0).fans, player_of(bust, 0).credit
    bust = after(bust, question, question.options[1])
    assert len(player_of(bust, 0).active) == 2
    # What lies in roll may be discarded; then comes the fan.
    question = only_question(bust)
    done = player_of(after(bust, question, 0), 0)
    assert done.fans - fans == facts["bust_brings"]["fans"]
    assert done.credit - credit == facts["bust_brings"]["credits"]


def test_the_limits_of_a_risk_are_rounded_away_from_each_other() -> None:
    storm = "on_push(FreeRoll(9, zones=FROM_DRAW | FROM_ROLL, up_to=True), once_until_rolled=True)"
    own = f'[storm]\ncolour = "white"\ncost = 4\ndoes = ["{storm}"]\n'
    player = {
        "active": "white-symbol white-symbol red-symbol",
        "roll": "light light light",
        "draw": "white light light dark dark orange purple",
    }
    position = {"next": "push", "start_player": 2, "players": {"1": player}}
    match = match_at(position, race="1", own_cards=own)
    question = only_question(match)
    told = told_at(match)["facts"]
    least, most = fraction(told["best_at_least"]), fraction(told["bust_at_best"])
    about = Speaker("cubitos", Catalogue("en")).say([*briefing_of(match, question).about])
    said = re.search(r"abilities (\d+)% to (\d+)% bust", about)
    assert said is not None
    assert Fraction(said[1]) <= 100 * least < 100 * most <= Fraction(said[2])
