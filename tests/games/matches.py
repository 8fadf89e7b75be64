"""Asking the engine itself: what happens after an option, and how likely a bust is by trying everything."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from dicehall.core.dice import outcomes, ways
from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.explain import question_of


def match_at(position: dict[str, Any], **options: Any) -> Match:
    """Return a match of Cubitos in a position; of race 1, if nothing else is said."""
    game = from_options(options)
    return Match(game, state=game.position(position), listen=False)


def only_question(match: Match) -> Question:
    """Return what is asked."""
    questions = match.questions()
    assert len(questions) == 1
    return questions[0]


def details_of(match: Match, question: Question) -> dict[str, Any]:
    """Return a question as it is explained: facts, and options with all that is known of each in one."""
    told = question_of(match, question, True)
    options = [_flat(option) for option in told.pop("options")]
    about = told.pop("about")
    return {"facts": told | about | (about.get("risk") or {}), "options": options}


def _flat(option: dict[str, Any]) -> dict[str, Any]:
    inner = {name: option.pop(name, None) or {} for name in ("ability", "spot", "claim", "told")}
    return option | {name: one for part in inner.values() for name, one in part.items()}


def told_at(match: Match) -> dict[str, Any]:
    """Return the details of the one question asked."""
    return details_of(match, only_question(match))


def twin(match: Match) -> Match:
    """Return a copy to try something on."""
    return Match(match.game, state=match.state.copy(), listen=False)


def after(match: Match, question: Question, option: int) -> Match:
    """Return the match as it is after an option."""
    copy = twin(match)
    copy.play(Answer(question.seat, question.turn, option))
    return copy


def player_of(match: Match, seat: int) -> Player:
    """Return a player of Cubitos."""
    assert isinstance(match.state, CubitosState)
    return match.state.players[seat]


def least_bust(match: Match, seat: int, using: bool) -> Fraction:
    """Return the least chance that a player who has pushed busts, by trying every roll.

    Either every answer is tried too, or no ability is used at all.
    """
    player = player_of(match, seat)
    if player.passed:
        return Fraction(player.busted)
    question = match.question(seat)
    if question is not None and question.choice.name() in ("push", "now"):
        return Fraction(0)
    if question is None:
        throws = [throw for throw in match.throws() if throw.seat == seat]
        dice = match.game.dice
        total = Fraction(0)
        for cells, times in outcomes(dice, throws[0].counts):
            fallen = twin(match)
            fallen.land(next(throw for throw in fallen.throws() if throw.seat == seat), cells)
            total += times * least_bust(fallen, seat, using)
        return total / ways(dice, throws[0].counts)
    options = question.options if using else question.options[:1]
    return min(least_bust(after(match, question, option), seat, using) for option in options)


def fraction(saved: dict[str, int]) -> Fraction:
    """Read a chance back; it must be in lowest terms."""
    found = Fraction(saved["n"], saved["d"])
    assert (found.numerator, found.denominator) == (saved["n"], saved["d"])
    return found


def game_of(match: Match) -> Cubitos:
    """Return the game, known to be Cubitos."""
    assert isinstance(match.game, Cubitos)
    return match.game
