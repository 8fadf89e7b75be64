"""The Cubitos board: chances, real dice, and words for every event, question and option."""

from __future__ import annotations

from fractions import Fraction

import pytest
from rich.cells import cell_len
from tests.games.cubitos.board.runner import board, board_at, samples

from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.events import Event
from dicehall.core.match import Match
from dicehall.core.mistakes import BadDice
from dicehall.games.cubitos.board.board import CubitosBoard
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.abilities import asks_yes_or_no
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.odds.rolls import all_blank, bust_chance
from dicehall.games.cubitos.rules import events
from dicehall.games.cubitos.rules.dice import FACES, KINDS
from dicehall.locales import LANGUAGES

EVENTS: list[Event] = [
    events.RoundBegan(0, 3),
    events.Drew(0, "red"),
    events.Refilled(0),
    events.Rolled(0, "red-symbol light-blank light-money1 light-money1", False),
    events.Rolled(0, "light-blank", True),
    events.Rolled(0, "dark-move", True),
    events.Pushed(1),
    events.Passed(1),
    events.Used(0, "orange-symbol", "dugout", "now"),
    events.BustPrevented(0),
    events.Bust(0),
    events.Gained(0, 3, 1, 2, 1),
    events.Gained(0, 0, 0, 2, 0),
    events.FanGained(0, 4),
    events.DieGained(0, "light"),
    events.DieBought(0, "purple", 9),
    events.DieBorrowed(0, "blue*-power"),
    events.DieSet(0, "orange-symbol"),
    events.DieLost(0, "brown"),
    events.DieGiven(0, "dark", 1),
    events.SwordsCompared(-1, (2, 0, 1)),
    events.Moved(0, "G11"),
    events.Moved(0, "x2 G11 >A3 finish"),
    events.Finished(1),
    events.RaceEnded(-1, 2),
    events.RaceEnded(-1, -2),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    teller = board(from_options({"players": 3}), language)
    known = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert {type(event) for event in EVENTS} == known
    for event in EVENTS:
        lines = teller.lines(event)
        if isinstance(event, events.Drew):
            # Told with what happens next.
            assert lines == []
            continue
        assert lines, event
        for line in lines:
            assert line.text
            assert "{" not in line.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_told(language: str) -> None:
    wording = board(from_options({}), language).wording
    for card in ALL_CARDS:
        assert wording.card(card.id)
        assert len(wording.card_text(card)) > 8


def test_the_log_is_written_in_plain_sentences() -> None:
    teller = board(from_options({"players": 3}))
    told = [line.text for event in EVENTS[:8] for line in teller.lines(event)]
    assert told == [
        "Round 3: Mira has the start die.",
        "Mira draws a red die.",
        "Mira: discard becomes draw.",
        "Mira rolls red symbol, 2 × light gray 1 money, 1 blank.",
        "Mira, free roll: 1 blank.",
        "Mira, free roll: dark gray 1 move.",
        "Otto pushes.",
        "Otto passes.",
    ]
    used = events.Used(0, "orange-symbol", "dugout", "now")
    assert [line.text for line in teller.lines(used)] == [
        "Mira uses Dugout: free roll of 3 dice from draw."
    ]
    moved = events.Moved(0, "x2 G11 >A3 finish")
    assert [line.text for line in teller.lines(moved)] == [
        "Mira moves to finish: ×2, G11, >A3, finish."
    ]
    assert teller.lines(events.SwordsCompared(-1, (0, 0, 0))) == []


def test_dice_drawn_one_by_one_are_told_in_one_line() -> None:
    teller = board(from_options({"players": 3}))
    for seat, die in ((0, "red"), (1, "light"), (0, "light"), (0, "light")):
        assert teller.lines(events.Drew(seat, die)) == []
    told = [line.text for line in teller.lines(events.RaceEnded(-1, 0))]
    assert told == [
        "Mira draws a red die, 2 light gray dice.",
        "Otto draws a light gray die.",
        "Mira wins the race.",
    ]


# ---------------------------------------------------------------------------- questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_the_scenarios_is_put_into_words(language: str) -> None:
    asked: set[str] = set()
    for sample in samples():
        shown = board(sample.game, language)
        match = Match(sample.game, state=sample.state.copy(), listen=False)
        shown.show(match, sample.question.seat)
        question = sample.question
        asked.add(question.choice.name())
        assert 5 < cell_len(shown.asked(question)) <= 78
        assert shown.watched(question)
        offers = shown.offers(question)
        assert sorted(offer.option for offer in offers) == sorted(question.options)
        texts = [(offer.text, offer.gain) for offer in offers]
        assert all(text for text, _ in texts)
        assert len(set(texts)) == len(texts), texts
        for option in question.options[:3]:
            shown.point(option)
    assert asked >= {
        *("draw", "draw_uncounted", "draw_freely", "free_roll", "lose", "set", "to_roll", "give"),
        *("discard_after_bust", "would_bust", "now", "on_push", "run", "after_move", "push"),
        *("keep_green_and_gray", "either", "gain", "borrow", "face", "give_to", "step", "move"),
        *(
            "buy_moves",
            "reward",
            "nearby_reward",
            "buy",
            *[card.id for card in ALL_CARDS if asks_yes_or_no(card)],
        ),
    }


def offered(shown: CubitosBoard, seat: int = 0) -> list[str]:
    question = shown.match.question(seat)
    assert question is not None
    return [f"{offer.text} | {offer.gain}" for offer in shown.offers(question)]


def test_push_names_the_exact_risk_and_what_is_at_stake() -> None:
    at_risk = {
        "next": "push",
        "players": {
            "1": {
                "roll": "light light light red",
                "active": "light-money1 dark-move red-symbol",
            }
        },
        "start_player": 2,
    }
    shown = board_at(at_risk)
    # Three light dice blank on 5 of 6 sides, a red one on 4.
    assert bust_chance(shown.box, shown.state.players[0]) == Fraction(5, 6) ** 3 * Fraction(4, 6)
    assert offered(shown) == [
        "Push, 4 dice: 39% bust, at stake: 1 money, 1 move, 1 symbol (3 dice) | ",
        "Pass and keep 1 money, 1 move, 1 symbol (3 dice) | ",
    ]
    calm = {"next": "push", "players": {"1": {"roll": "red", "active": "light-money1"}}}
    assert offered(board_at({**calm, "start_player": 2}))[0] == (
        "Push, 1 die: you cannot bust yet | "
    )


def test_the_chance_of_a_bust_agrees_with_counting_all_outcomes() -> None:
    game = from_options({})
    for hand in ({8: 3, 9: 1}, {0: 1, 3: 2, 7: 1}, {10: 1, 5: 2}):
        counts = [hand.get(kind, 0) for kind in range(KINDS)] + [0]
        blank = sum(
            times
            for cells, times in outcomes(game.dice, counts)
            if all(cell % FACES == 0 for cell in cells)
        )
        assert all_blank(game, counts) == Fraction(blank, ways(game.dice, counts))


def test_where_to_move_is_sorted_by_progress_with_cost_and_reward() -> None:
    shown = board_at(
        {"next": "move", "players": {"1": {"active": "", "space": "G11", "move": 2}}}, near=0
    )
    listed = offered(shown)
    assert listed[0] == "G13: 2 moves, 27 to go | 1 credit"
    assert "G11: stay, 29 to go | " in listed
    togo = [int(line.split(" to go")[0].rsplit(" ", 1)[1]) for line in listed]
    assert togo == sorted(togo)
    question = shown.match.question(0)
    assert question is not None
    shown.point(shown.offers(question)[0].option)
    assert [shown.box.course.text(position) for position in shown.way] == ["G12", "G13"]


def test_buying_names_cost_dice_left_and_what_is_left_of_the_purse() -> None:
    costs = {card.id: 5 for card in from_options({"race": "1", "players": 2}).cards}
    costs |= {"mr_soldier": 4, "rich_dog": 2}
    figures = {"cards": {card: {"cost": cost} for card, cost in costs.items()}}
    position = {"next": "buy", "players": {"1": {"active": "", "money": 3, "credit": 1}}}
    shown = board_at(position, components=figures)
    assert offered(shown) == [
        "red: Mr. Soldier, costs 4, 10 left | leaves 0",
        "brown: Rich Dog, costs 2, 10 left | leaves 2",
        "Buy nothing | ",
    ]
    question = shown.match.question(0)
    assert question is not None
    assert shown.asked(question) == "Buy a die? You have 3 money and 1 credit."


def test_real_dice_are_read_and_what_does_not_fit_is_said() -> None:
    shown = board(from_options({}))
    counts = [0] * (KINDS + 1)
    counts[0], counts[8] = 1, 2
    throw = Throw(0, 0, counts)
    dice = shown.box.dice
    assert dice.text(shown.read(throw, "s 0 1")) == "red-symbol light-blank light-money1"
    assert shown.read(throw, "s01") == shown.read(throw, "light-money1 red-symbol light-blank")
    for typed, said in (
        ("x01", "“x” is not a face. Use the signs above."),
        ("01", "You typed 2 dice; you rolled red, 2 × light gray."),
        ("s0s", "light gray has no side “symbol”. Look again."),
        ("red-symbol", "You typed 1 die; you rolled red, 2 × light gray."),
        ("pink-symbol", "“pink-symbol” is not a face. Use the signs above."),
    ):
        with pytest.raises(BadDice) as mistake:
            shown.read(throw, typed)
        assert str(mistake.value) == said
