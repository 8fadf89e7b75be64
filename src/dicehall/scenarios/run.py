"""Run cases: set up their positions, take their steps, and name the first step that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from traceback import extract_tb
from typing import TypeVar

from dicehall.core.game import State
from dicehall.core.match import Match
from dicehall.core.mistakes import Mistake
from dicehall.games.registry import new_game
from dicehall.scenarios.case import Case, CaseStep
from dicehall.scenarios.facts import Unmet, compare
from dicehall.scenarios.read import read_paths
from dicehall.scenarios.steps import take_step, waits_for
from dicehall.scenarios.stopping import Past, stopped_at


@dataclass(frozen=True)
class CaseOutcome:
    """The result of one case."""

    path: Path
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


def check_paths(paths: list[Path]) -> Iterator[CaseOutcome]:
    """Yield the outcome of each case in these files and folders.

    All files are read before the first case is played: a file that cannot be used raises a `BadScenario`
    at once.
    """
    return map(run, read_paths(paths))


def run(case: Case) -> CaseOutcome:
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
                    _guarded(step, partial(take_step, match, step))
                    if len(match.steps) > taken:
                        past = Past(before, match.steps[-1])
    except Unmet as unmet:
        expected, found = unmet.expected, unmet.found
        return CaseOutcome(case.path, case.rule, case.number, False, number, expected, found)
    return CaseOutcome(case.path, case.rule, case.number, True, None, "", "")


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
            raise Unmet(wanted, f"it is refused: {mistake}") from None
        return None
    except Exception as error:
        raise Unmet(wanted, _broken(error)) from error
    if case.impossible is not None:
        raise Unmet(wanted, f"the position is taken; {waits_for(match)}")
    return match


Found = TypeVar("Found")


def _guarded(step: CaseStep, act: Callable[[], Found]) -> Found:
    """Do what a step says; one broken case must not keep the others from being checked."""
    try:
        return act()
    except Unmet:
        raise
    except Exception as error:
        raise Unmet(f"{step.verb} {step.given}", _broken(error)) from error


def _stopped(match: Match, past: Past, step: CaseStep) -> State:
    """Return the state at the moment a step names, while the last action takes effect."""
    moments = match.game.moments()
    if step.given not in moments:
        known = ", ".join(moments) if moments else "none"
        raise Unmet(f"a moment '{step.given}'", f"no such moment; there are: {known}")
    looked = stopped_at(match.game, past, step.given)
    if looked is None:
        came = f"the game comes to '{step.given}'"
        raise Unmet(came, f"it does not come there; {waits_for(match)}")
    return looked


def _broken(error: Exception) -> str:
    frames = extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"the game broke down: {type(error).__name__}: {error}{place}"
