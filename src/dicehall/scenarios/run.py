"""Run one case: set up its position, take its steps, and name the first step that fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, TypeVar

from dicehall.core.dice import Throw
from dicehall.core.game import State
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadDice, Mistake
from dicehall.core.question import Answer, Question
from dicehall.games.registry import new_game
from dicehall.scenarios.case import Case, Step
from dicehall.scenarios.facts import Difference, compare
from dicehall.scenarios.stopping import Past, stopped_at

NOTHING: Final = "nothing"
"""What is asked or thrown when nothing is."""
LISTED: Final = 12
"""How many options a text lists before it only counts the rest."""


@dataclass(frozen=True)
class Outcome:
    """The result of one case."""

    path: Path
    """The file of the case."""
    case: str
    """The sentence it proves."""
    number: int
    """Its place in the file, counted from 1."""
    passed: bool
    """Whether everything was as the case says."""
    step: int | None
    """The step that failed, counted from 1; None if all passed or the position failed."""
    expected: str
    """What the failed step expects; empty if all passed."""
    found: str
    """What was found instead; empty if all passed."""


def run(case: Case) -> Outcome:
    """Play a case and return the outcome."""
    number: int | None = None
    try:
        match = _set_up(case)
        if match is not None:
            past = Past(match.game.position(case.position), None)
            looked: State | None = None
            for step in case.steps:
                number = (number or 0) + 1
                if step.verb == "stops":
                    looked = _guarded(step, partial(_stopped, match, past, step))
                elif step.verb == "shows" and looked is not None:
                    compare(step.given, match.game.show(looked))
                else:
                    looked = None
                    before, taken = match.state.copy(), len(match.steps)
                    _guarded(step, partial(_take, match, step))
                    if len(match.steps) > taken:
                        past = Past(before, match.steps[-1])
    except Difference as difference:
        expected, found = difference.expected, difference.found
        return Outcome(case.path, case.rule, case.number, False, number, expected, found)
    return Outcome(case.path, case.rule, case.number, True, None, "", "")


def _set_up(case: Case) -> Match | None:
    """Return the match at the case's position, or None if it was rightly refused."""
    wanted = "a position that the game takes"
    if case.impossible is not None:
        wanted = f"a position refused for a reason that contains '{case.impossible}'"
    try:
        game = new_game(case.game, case.options)
        match = Match(game, state=game.position(case.position))
    except Mistake as mistake:
        if case.impossible is None or case.impossible not in str(mistake):
            raise Difference(wanted, f"it is refused: {mistake}") from None
        return None
    except Exception as error:
        raise Difference(wanted, _broken(error)) from error
    if case.impossible is not None:
        raise Difference(wanted, f"the position is taken; {_waits_for(match)}")
    return match


Found = TypeVar("Found")


def _guarded(step: Step, act: Callable[[], Found]) -> Found:
    """Do what a step says; one broken case must not keep the others from being checked."""
    try:
        return act()
    except Difference:
        raise
    except Exception as error:
        raise Difference(f"{step.verb} {step.given}", _broken(error)) from error


def _take(match: Match, step: Step) -> None:
    if step.player is not None and step.player > match.game.seats:
        raise Difference(f"a player from 1 to {match.game.seats}", f"player {step.player}")
    TAKE[step.verb](match, step)


def _stopped(match: Match, past: Past, step: Step) -> State:
    """Return the state at the moment a step names, while the last action takes effect."""
    moments = match.game.moments()
    if step.given not in moments:
        known = ", ".join(moments) if moments else "none"
        raise Difference(f"a moment '{step.given}'", f"no such moment; there are: {known}")
    looked = stopped_at(match.game, past, step.given)
    if looked is None:
        came = f"the game comes to '{step.given}'"
        raise Difference(came, f"it does not come there; {_waits_for(match)}")
    return looked


def _broken(error: Exception) -> str:
    frames = extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"the game broke down: {type(error).__name__}: {error}{place}"


# ---------------------------------------------------------------------------- what is done


def _dice(match: Match, step: Step) -> None:
    wanted = f"{step.given} can fall{_for_player(step)}"
    throw = _throw(match, step, wanted)
    try:
        match.land(throw, match.game.dice.parse(step.given))
    except BadDice as mistake:
        raise Difference(wanted, str(mistake)) from None


def _answer(match: Match, step: Step) -> None:
    wanted = f"the answer '{step.given}' is taken{_for_player(step)}"
    question = _question(match, step, wanted)
    option = _find(match, question, step.given)
    if option is None:
        raise Difference(wanted, _offered(match, question))
    match.play(Answer(question.seat, question.turn, option))


# ---------------------------------------------------------------------------- what must be so


def _asks(match: Match, step: Step) -> None:
    if step.given == NOTHING:
        wanted = f"nothing is asked{_for_player(step)}"
        if _about(step, match.questions()):
            raise Difference(wanted, _waits_for(match))
        return
    wanted = f"'{step.given}' is asked{_for_player(step)}"
    if _question(match, step, wanted).choice.name() != step.given:
        raise Difference(wanted, _waits_for(match))


def _throws(match: Match, step: Step) -> None:
    wanted = f"the throw is {step.given}{_for_player(step)}"
    if step.given == NOTHING:
        if _about(step, match.throws()):
            raise Difference(wanted, _waits_for(match))
        return
    thrown = match.game.dice.hand_text(_throw(match, step, wanted).counts)
    if sorted(thrown.split()) != sorted(step.given.split()):
        raise Difference(wanted, _waits_for(match))


def _offers(match: Match, step: Step) -> None:
    question = _question(match, step, f"offers of {_listed(step.given)}{_for_player(step)}")
    for text in step.given:
        if _find(match, question, text) is None:
            raise Difference(f"'{text}' is offered", _offered(match, question))


def _offers_just(match: Match, step: Step) -> None:
    wanted = f"just these are offered{_for_player(step)}: {_listed(step.given)}"
    question = _question(match, step, wanted)
    left = list(question.options)
    for text in step.given:
        option = _find(match, question, text)
        if option is None:
            raise Difference(f"'{text}' is offered", _offered(match, question))
        if option in left:
            left.remove(option)
    if left:
        more = _listed([match.text(question, option) for option in left])
        raise Difference(wanted, f"also offered are: {more}")


def _lacks(match: Match, step: Step) -> None:
    question = _question(match, step, f"a question without {_listed(step.given)}")
    for text in step.given:
        if _find(match, question, text) is not None:
            raise Difference(f"'{text}' is not offered", _offered(match, question))


def _refuses(match: Match, step: Step) -> None:
    """Try an answer, or dice if dice are to be thrown; it must fail and change nothing."""
    wanted = f"'{step.given}' is refused{_for_player(step)}"
    before = _everything(match)
    if _refused(match, step, wanted):
        if _everything(match) != before:
            raise Difference(
                f"{wanted} and changes nothing", "it is refused, but changed something"
            )
    else:
        raise Difference(wanted, f"it is taken; now {_waits_for(match)}")


def _refused(match: Match, step: Step, wanted: str) -> bool:
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


def _shows(match: Match, step: Step) -> None:
    compare(step.given, match.game.show(match.state))


TAKE: Final[dict[str, Callable[[Match, Step], None]]] = {
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
"""What each verb does; it raises a `Difference` if the case and the game differ."""


# ---------------------------------------------------------------------------- who is meant


Asked = TypeVar("Asked", Question, Throw)


def _about(step: Step, asked: list[Asked]) -> list[Asked]:
    """Return what a step is about: its player's, or all if it names no player."""
    if step.player is None:
        return asked
    return [one for one in asked if one.seat == step.player - 1]


def _only(match: Match, step: Step, asked: list[Asked], wanted: str) -> Asked:
    """Return the only one a step is about."""
    found = _about(step, asked)
    if not found:
        raise Difference(wanted, _waits_for(match))
    if len(found) > 1:
        raise Difference(wanted, f"{_waits_for(match)}; the step must name one player")
    return found[0]


def _question(match: Match, step: Step, wanted: str) -> Question:
    return _only(match, step, match.questions(), wanted)


def _throw(match: Match, step: Step, wanted: str) -> Throw:
    return _only(match, step, match.throws(), wanted)


def _find(match: Match, question: Question, text: str) -> int | None:
    return question.choice.find(match.table, question.options, text)


# ---------------------------------------------------------------------------- in words


def _waits_for(match: Match) -> str:
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


def _for_player(step: Step) -> str:
    return "" if step.player is None else f" (player {step.player})"
