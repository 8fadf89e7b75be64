"""A question tells which card asks it, and the view which active dice have been used."""

from __future__ import annotations

from typing import Any

from tests.games.matches import after, match_at, only_question, player_of, told_at

from dicehall.core.match import Match

RACE_7 = {"race": "7"}


def running(active: str, **options: Any) -> Match:
    """Return a match in which player 1 runs with these dice, and player 2 with none."""
    position = {
        "next": "run",
        "players": {"1": {"active": active}, "2": {"draw": "light"}},
    }
    return match_at(position, **options)


def used(match: Match) -> str:
    """Return what the view says was used of player 1."""
    text: str = match.game.show(match.state)["players"]["1"]["used"]
    return text


def test_the_race_itself_asks_for_no_card() -> None:
    match = running("white-symbol white-symbol", race="1")
    assert told_at(match)["facts"]["by"] is None


def test_a_card_that_lets_choose_a_die_is_named() -> None:
    position = {
        "next": "push",
        "players": {
            "1": {"active": "light-money1", "roll": "orange light"},
            "2": {"draw": "light"},
        },
    }
    match = match_at(position, **RACE_7)
    question = only_question(match)
    match = after(match, question, question.options[0])
    throw = match.throws()[0]
    match.land(throw, match.game.dice.parse("orange-symbol light-blank start-blank"))
    question = only_question(match)
    assert question.choice.name() == "now"
    match = after(match, question, question.options[-1])
    told = told_at(match)["facts"]
    assert (told["asked"], told["by"]) == ("set", "pinch_eater")


def test_the_view_tells_which_active_dice_were_used() -> None:
    match = running("white-symbol white-symbol light-money1", race="1")
    question = only_question(match)
    assert used(match) == "light-money1"
    match = after(match, question, question.options[-1])
    assert used(match) == "light-money1 white-symbol"
    assert len(player_of(match, 0).active) == 3
