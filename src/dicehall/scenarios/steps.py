"""The verbs of scenarios: each does something with a match, and raises `Unmet` if the case is not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dicehall.core.dice import Throw
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadDice
from dicehall.core.question import Answer, Question
from dicehall.scenarios.case import CaseStep
from dicehall.scenarios.facts import NOTHING, Unmet, compare

LISTED: Final = 12
"""How many options a text lists before it only counts the rest."""


def take_step(match: Match, step: CaseStep) -> None:
    """Do what a step says, or check what it says is so."""
    if step.player is not None and step.player > match.game.seats:
        raise Unmet(f"a player from 1 to {match.game.seats}", f"player {step.player}")
    TAKE[step.verb](match, step)


# ---------------------------------------------------------------------------- what is done


def _dice(match: Match, step: CaseStep) -> None:
    wanted = f"{step.given} can fall{_for_player(step)}"
    throw = _throw(match, step, wanted)
    try:
        match.land(throw, match.game.dice.parse(step.given))
    except BadDice as mistake:
        raise Unmet(wanted, str(mistake)) from None


def _answer(match: Match, step: CaseStep) -> None:
    wanted = f"the answer '{step.given}' is taken{_for_player(step)}"
    question = _question(match, step, wanted)
    option = _find(match, question, step.given)
    if option is None:
        raise Unmet(wanted, _offered(match, question))
    match.play(Answer(question.seat, question.turn, option))


# ---------------------------------------------------------------------------- what must be so


def _asks(match: Match, step: CaseStep) -> None:
    if step.given == NOTHING:
        wanted = f"nothing is asked{_for_player(step)}"
        if _about(step, match.questions()):
            raise Unmet(wanted, waits_for(match))
        return
    wanted = f"'{step.given}' is asked{_for_player(step)}"
    if _question(match, step, wanted).choice.name() != step.given:
        raise Unmet(wanted, waits_for(match))


def _throws(match: Match, step: CaseStep) -> None:
    wanted = f"the throw is {step.given}{_for_player(step)}"
    if step.given == NOTHING:
        if _about(step, match.throws()):
            raise Unmet(wanted, waits_for(match))
        return
    thrown = match.game.dice.hand_text(_throw(match, step, wanted).counts)
    if sorted(thrown.split()) != sorted(step.given.split()):
        raise Unmet(wanted, waits_for(match))


def _offers(match: Match, step: CaseStep) -> None:
    question = _question(match, step, f"offers of {_listed(step.given)}{_for_player(step)}")
    for text in step.given:
        if _find(match, question, text) is None:
            raise Unmet(f"'{text}' is offered", _offered(match, question))


def _offers_just(match: Match, step: CaseStep) -> None:
    wanted = f"just these are offered{_for_player(step)}: {_listed(step.given)}"
    question = _question(match, step, wanted)
    left = list(question.options)
    for text in step.given:
        option = _find(match, question, text)
        if option is None:
            raise Unmet(f"'{text}' is offered", _offered(match, question))
        if option in left:
            left.remove(option)
    if left:
        more = _listed([match.text(question, option) for option in left])
        raise Unmet(wanted, f"also offered are: {more}")


def _lacks(match: Match, step: CaseStep) -> None:
    question = _question(match, step, f"a question without {_listed(step.given)}")
    for text in step.given:
        if _find(match, question, text) is not None:
            raise Unmet(f"'{text}' is not offered", _offered(match, question))


def _refuses(match: Match, step: CaseStep) -> None:
    """Try an answer, or dice if dice are to be thrown; it must fail and change nothing."""
    wanted = f"'{step.given}' is refused{_for_player(step)}"
    before = _everything(match)
    if _refused(match, step, wanted):
        if _everything(match) != before:
            raise Unmet(f"{wanted} and changes nothing", "it is refused, but changed something")
    else:
        raise Unmet(wanted, f"it is taken; now {waits_for(match)}")


def _refused(match: Match, step: CaseStep, wanted: str) -> bool:
    if _about(step, match.throws()) and not _about(step, match.questions()):
        throw = _throw(match, step, wanted)
        try:
            match.land(throw, match.game.dice.parse(step.given))
        except BadDice:
            return True
        return False
    if step.player is not None and match.question(step.player - 1) is None:
        seat = step.player - 1
        answer = Answer(seat, match.state.flow.turns[seat], 0)
    else:
        question = _question(match, step, wanted)
        option = _find(match, question, step.given)
        if option is None:
            return True
        answer = Answer(question.seat, question.turn, option)
    try:
        match.play(answer)
    except BadAnswer:
        return True
    return False


def _everything(match: Match) -> list[Any]:
    asked = [(question.seat, question.turn, question.options) for question in match.questions()]
    thrown = [(throw.seat, throw.number, throw.counts) for throw in match.throws()]
    return [match.state.numbers(), asked, thrown, len(match.steps), list(match.table.events or [])]


def _shows(match: Match, step: CaseStep) -> None:
    compare(step.given, match.game.show(match.state))


TAKE: Final[dict[str, Callable[[Match, CaseStep], None]]] = {
    "dice": _dice,
    "answer": _answer,
    "asks": _asks,
    "throws": _throws,
    "offers": _offers,
    "offers_just": _offers_just,
    "lacks": _lacks,
    "refuses": _refuses,
    "shows": _shows,
}


# ---------------------------------------------------------------------------- who is meant


Waiting = TypeVar("Waiting", Question, Throw)


def _about(step: CaseStep, waiting: list[Waiting]) -> list[Waiting]:
    """Return what a step is about: its player's, or all if it names no player."""
    if step.player is None:
        return waiting
    return [one for one in waiting if one.seat == step.player - 1]


def _only(match: Match, step: CaseStep, waiting: list[Waiting], wanted: str) -> Waiting:
    """Return the only one a step is about."""
    found = _about(step, waiting)
    if not found:
        raise Unmet(wanted, waits_for(match))
    if len(found) > 1:
        raise Unmet(wanted, f"{waits_for(match)}; the step must name one player")
    return found[0]


def _question(match: Match, step: CaseStep, wanted: str) -> Question:
    return _only(match, step, match.questions(), wanted)


def _throw(match: Match, step: CaseStep, wanted: str) -> Throw:
    return _only(match, step, match.throws(), wanted)


def _find(match: Match, question: Question, text: str) -> int | None:
    return question.choice.find(match.table, question.options, text)


# ---------------------------------------------------------------------------- in words


def waits_for(match: Match) -> str:
    """Return what the game waits for."""
    waiting = [
        f"player {question.seat + 1} is asked '{question.choice.name()}'"
        for question in match.questions()
    ]
    for throw in match.throws():
        who = f"player {throw.seat + 1}" if throw.seat >= 0 else "the table"
        waiting.append(f"{who} is to throw {match.game.dice.hand_text(throw.counts)}")
    if waiting:
        return "; ".join(waiting)
    return "the game is over" if match.over() else "nobody is asked anything"


def _offered(match: Match, question: Question) -> str:
    texts = [match.text(question, option) for option in question.options]
    return f"offered at '{question.choice.name()}' are: {_listed(texts)}"


def _listed(texts: list[str] | tuple[str, ...]) -> str:
    if len(texts) > LISTED:
        return "; ".join(texts[:LISTED]) + f"; and {len(texts) - LISTED} more"
    return "; ".join(texts)


def _for_player(step: CaseStep) -> str:
    return "" if step.player is None else f" (player {step.player})"
