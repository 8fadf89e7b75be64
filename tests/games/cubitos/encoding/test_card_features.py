"""Cards as numbers: by what they tell, never by their name."""

from __future__ import annotations

import pytest

from dicehall.games.cubitos.cards import ALL_CARDS, card_named
from dicehall.games.cubitos.cards.own_cards import read_own_cards
from dicehall.games.cubitos.cards.vocabulary import AMOUNTS, CONDITIONS
from dicehall.games.cubitos.encoding.card_features import (
    FEATURE_COUNT,
    FEATURES,
    features_of,
    features_of_kinds,
)
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.dice import COLOURS, LIGHT, OWN_KINDS, START

BOX = components()


def told(id: str) -> dict[str, float]:
    """Return what is not zero of a card's numbers, by meaning."""
    card = card_named(id)
    return named(features_of(card, card.colour, BOX.costs[id], BOX.sides[card.colour]))


def own(does: str, name: str = "own_card", colour: str = "white", cost: int = 6) -> list[float]:
    """Return the numbers of a card that somebody wrote."""
    text = f"[{name}]\ncolour = '{colour}'\ncost = {cost}\nname = 'Any'\ndoes = {does}\n"
    card = read_own_cards(text)[0]
    return features_of(card.card, card.card.colour, card.cost, BOX.sides[card.card.colour])


def named(numbers: list[float]) -> dict[str, float]:
    return {name: number for name, number in zip(FEATURES, numbers, strict=True) if number}


def test_every_number_has_a_meaning_of_its_own() -> None:
    assert len(set(FEATURES)) == len(FEATURES) == FEATURE_COUNT


def test_a_card_is_its_cost_its_sides_and_what_its_words_tell() -> None:
    assert told("rollosaurus") == {
        "cost, in units of 10": BOX.costs["rollosaurus"] / 10,
        "chance to roll: blank": pytest.approx(5 / 6),
        "chance to roll: symbol": pytest.approx(1 / 6),
        "its colour is purple": 1,
        "moves from a symbol, in units of 4": 1,
        "effects at: run": 1,
    }


def test_a_condition_stands_beside_what_it_gives() -> None:
    card = told("dancing_dino")
    assert card["moves from a symbol, in units of 4"] == 2 / 4
    assert card["moves if a condition holds, in units of 4"] == 3 / 4
    assert card["part of it needs an active die: red"] == 1
    assert card["part of it needs an active die: orange"] == 1


def test_what_is_counted_is_told() -> None:
    card = told("pronto_bronto")
    assert card["gained or done for each red line ahead"] == pytest.approx(2 / 3)
    assert card["moves for each of something, in units of 4"] == pytest.approx(2 / 3 / 4)


def test_swords_are_told_of_red_cards_only() -> None:
    assert told("crabby")["swords that a power counts"] == 2
    assert told("mr_soldier")["swords: a tie goes to the start player"] == 1
    assert "swords that a power counts" not in told("rock_on")


def test_no_two_cards_are_alike() -> None:
    alike: dict[tuple[float, ...], list[str]] = {}
    for card in ALL_CARDS:
        numbers = features_of(card, card.colour, 5, BOX.sides[0])
        alike.setdefault(tuple(numbers), []).append(card.id)
    assert [ids for ids in alike.values() if len(ids) > 1] == []


def test_numbers_are_moderate() -> None:
    for card in ALL_CARDS:
        numbers = features_of(card, card.colour, BOX.costs[card.id], BOX.sides[card.colour])
        assert all(0 <= number <= 4 for number in numbers), card.id


def test_the_name_of_a_card_does_not_matter() -> None:
    does = "['run(Gain(move=2))']"
    assert own(does, "first_name") == own(does, "other_name")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("run(Gain(move=2))", "run(Gain(move=3))"),
        ("run(Gain(move=2))", "power(Gain(move=2))"),
        ("run(Gain(move=2))", "run(Gain(money=2))"),
        ("run(Gain(move=2))", "run(Gain(move=2), given=LostADie())"),
        ("run(Gain(move=2, given=Active(RED)))", "run(Gain(move=2, given=Active(BLUE)))"),
        ("run(Gain(move=1, times=ActiveDice(every=3)))", "run(Gain(move=1, times=FanCount(3)))"),
        ("run(Gain(move=1, times=ActiveDice(RED)))", "run(Gain(move=1, times=ActiveDice(BLUE)))"),
        ("now(FreeRoll(2))", "now(FreeRoll(3))"),
        ("now(FreeRoll(2))", "after_push(FreeRoll(2))"),
        ("now(FreeRoll(2))", "now(FreeRoll(2, zones=FROM_ROLL))"),
        ("run(GainDie(of=RED))", "run(GainDie(of=GRAY))"),
        ("run(GainDie(most=FanCount()))", "run(GainDie(most=Just(4)))"),
        ("any_time(Borrow(), given=Together(2))", "any_time(Borrow(), given=Together(3))"),
    ],
)
def test_cards_of_ones_own_differ_if_their_words_do(one: str, other: str) -> None:
    assert own(f"['{one}']") != own(f"['{other}']")
    assert own(f"['{one}']", cost=3) != own(f"['{one}']", cost=4)


@pytest.mark.parametrize("amount", sorted(AMOUNTS))
def test_every_amount_of_the_vocabulary_can_be_told(amount: str) -> None:
    numbers = {"Just": "2", "RedLinesAhead": "2", "PlayersWithFewerSwords": "2"}
    word = f"{amount}({numbers.get(amount, '')})"
    if amount == "PlayersWithFewerSwords":
        does = f"each_with_swords(Gain(move=1, times={word}))"
        assert own(f"['{does}']", colour="red")
    else:
        assert own(f"['run(Gain(move=1, times={word}))']") != own("['run(Gain(move=1))']")


@pytest.mark.parametrize("condition", sorted(CONDITIONS))
def test_every_condition_of_the_vocabulary_can_be_told(condition: str) -> None:
    values = {"Together": "2", "Active": "RED", "AllOf": "(LostADie(), Busted())"}
    word = f"{condition}({values.get(condition, '')})"
    assert own(f"['run(Gain(move=1), given={word})']")


def test_all_kinds_of_a_game_are_told_those_without_a_card_too() -> None:
    game = from_options({"players": 2, "race": "1"})
    kinds = features_of_kinds(game)
    assert len(kinds) == OWN_KINDS
    assert all(len(kind) == FEATURE_COUNT for kind in kinds)
    card = game.cards[0]
    assert kinds[0] == features_of(card, 0, game.costs[0], game.box.sides[0])
    assert named(kinds[LIGHT]) == {
        "chance to roll: blank": pytest.approx(5 / 6),
        "chance to roll: money1": pytest.approx(1 / 6),
        "its colour is gray": 1,
    }
    assert named(kinds[START])["chance to roll: credit"] == pytest.approx(1 / 6)
    assert COLOURS < OWN_KINDS
