"""Law 9: every game ends, however its players play."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, every_game
from tests.laws.playing import Chooser, next_step, random_chooser

from dicehall.arena.playout import play_out
from dicehall.bots.bot import Bot
from dicehall.bots.random import RandomBot
from dicehall.core.game import View
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice


def first_option(match: Match, question: Question) -> int:
    """Choose what is listed first: in NovoDice, keep nothing and stop claiming at once."""
    return question.options[0]


def last_option(match: Match, question: Question) -> int:
    """Choose what is listed last."""
    return question.options[-1]


def nothing_ever(match: Match, question: Question) -> int:
    """Choose to keep nothing, to stop, to drop, to leave, wherever that is offered."""
    for option in question.options:
        if match.text(question, option).split()[0] in ("nothing", "stop", "drop", "leave", "pass"):
            return option
    return question.options[0]


def wordiest(match: Match, question: Question) -> int:
    """Choose the longest text: as many dice as can be kept."""
    return max(question.options, key=lambda option: len(match.text(question, option)))


STUBBORN: dict[str, Chooser] = {
    "always the first option": first_option,
    "always the last option": last_option,
    "always nothing": nothing_ever,
    "always the longest": wordiest,
}


def play_to_the_end(entry: Entry, match: Match, seed: str, choose: Chooser) -> None:
    """Play, and count the decisions and the rolls between them."""
    most = entry.trial.most_decisions(match.game.options())
    decisions = 0
    rolls_in_a_row = 0
    while not match.over():
        if match.throws():
            rolls_in_a_row += 1
            assert rolls_in_a_row <= 4 * (match.game.seats + 1), "the dice roll for ever"
        else:
            rolls_in_a_row = 0
            decisions += 1
            assert decisions <= most, f"more than {most} decisions"
        next_step(match, SeededDice(seed), choose)
    assert match.questions() == []
    assert match.throws() == []
    scores = match.game.scores(match.state)
    assert len(scores) == match.game.seats
    assert match.game.winners(match.state) == [
        seat for seat in range(match.game.seats) if scores[seat] == max(scores)
    ]


@every_game
@given(data=st.data())
def test_every_random_game_ends(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    play_to_the_end(entry, Match(game), seed, random_chooser(seed))


@every_game
@pytest.mark.parametrize("stubborn", STUBBORN)
@given(data=st.data())
def test_every_game_of_stubborn_players_ends(
    entry: Entry, stubborn: str, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)
    play_to_the_end(entry, Match(game), seed, STUBBORN[stubborn])


class Watcher(Bot):
    """A random player that also looks at what it is shown."""

    def __init__(self, seed: str) -> None:
        self.random = RandomBot(seed)
        self.seen = 0

    def decide(self, view: View | None, question: Question) -> int:
        """Look, then choose blindly."""
        assert view is not None
        assert view.seat == question.seat
        self.seen += 1
        return self.random.decide(None, question)


@every_game
@given(data=st.data())
def test_bots_that_look_and_bots_that_do_not_play_the_same_game_out(
    entry: Entry, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)
    blind = game.start()
    bots: list[Bot] = [RandomBot(f"{seed}/{seat}") for seat in range(game.seats)]
    decisions = play_out(game, blind, bots, SeededDice(seed))
    assert blind.flow.over()
    assert decisions <= entry.trial.most_decisions(game.options())
    seeing = game.start()
    watchers = [Watcher(f"{seed}/{seat}") for seat in range(game.seats)]
    assert play_out(game, seeing, list(watchers), SeededDice(seed)) == decisions
    assert sum(watcher.seen for watcher in watchers) == decisions
    assert seeing.numbers() == blind.numbers()
