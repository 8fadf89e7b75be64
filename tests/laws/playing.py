"""How the laws play whole games: random or stubborn players, dice left open so that each point is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.core.record import Record, record_of
from dicehall.core.sources import DiceSource, SeededDice
from dicehall.core.stream import Stream

Chooser = Callable[[Match, Question], int]
ENDLESS = 20_000
"""More steps than any game takes: a law must fail here, not run for ever. Law 9 has tighter bounds."""


def random_chooser(seed: str) -> Chooser:
    """Return a player who takes any option, the same ones again for the same seed.

    Every second one leans to the last and to the highest option: those keep and claim all they can, and drop
    or leave what they have, which evenly random players hardly ever come to.
    """
    stream = Stream(f"laws/{seed}")
    leaning = stream.below(2) == 0

    def choose(match: Match, question: Question) -> int:
        options = question.options
        lean = stream.below(4) if leaning else 0
        if lean == 1:
            return options[-1]
        if lean > 1:
            return max(options)
        return options[stream.below(len(options))]

    return choose


def next_step(match: Match, source: DiceSource, choose: Chooser) -> None:
    """Take one step: a throw if one is open, else an answer of the first seat asked."""
    assert len(match.steps) < ENDLESS, "this game does not end"
    if match.throws():
        match.roll(source)
    else:
        question = match.questions()[0]
        match.play(Answer(question.seat, question.turn, choose(match, question)))


def play_on(match: Match, seed: str, visit: Callable[[Match], None] = lambda match: None) -> Match:
    """Play a match to its end with random players; the visitor sees every point, the last one too."""
    source = SeededDice(seed)
    choose = random_chooser(seed)
    while not match.over():
        visit(match)
        next_step(match, source, choose)
    visit(match)
    return match


def play_part(game: AnyGame, seed: str, steps: int) -> Match:
    """Return a match as it stands after so many steps, or at its end if that comes first."""
    match = Match(game)
    source = SeededDice(seed)
    choose = random_chooser(seed)
    while not match.over() and len(match.steps) < steps:
        next_step(match, source, choose)
    return match


def record_random_game(game: AnyGame, seed: str) -> Record:
    """Return the record of a whole random game."""
    match = play_on(Match(game), seed)
    return record_of(match, ("random",) * game.seats, SeededDice(seed).origin())


def asked(match: Match) -> list[Any]:
    """Return all that is asked now, of players and dice, in a form that compares."""
    questions = [
        (question.seat, question.turn, question.choice.name(), list(question.options))
        for question in match.questions()
    ]
    throws = [(throw.seat, throw.number, list(throw.counts)) for throw in match.throws()]
    return [questions, throws]
