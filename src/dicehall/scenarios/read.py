"""Read scenario files and check their format before anything is played."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from dicehall.core.mistakes import Mistake
from dicehall.games.registry import game_names
from dicehall.scenarios.case import Case, CaseStep

FILE_FIELDS: Final = ("game", "case")
CASE_FIELDS: Final = ("rule", "options", "position", "impossible", "steps")
TEXT: Final = "a text"
TEXTS: Final = "a list of texts"
FACTS: Final = "a table of facts"
VERBS: Final = {
    "dice": TEXT,
    "answer": TEXT,
    "asks": TEXT,
    "throws": TEXT,
    "offers": TEXTS,
    "offers_just": TEXTS,
    "lacks": TEXTS,
    "refuses": TEXT,
    "shows": FACTS,
    "stops": TEXT,
}
"""The kinds of step, each with the form of its value."""
WITHOUT_PLAYER: Final = ("shows", "stops")
"""The kinds of step that are about the whole table."""


class BadScenario(Mistake):
    """A scenario that cannot be found or read; the text names file, case, step and field."""


def read_paths(paths: Iterable[Path]) -> list[Case]:
    """Return the cases of all these files, and of all TOML files in these folders and below."""
    cases: list[Case] = []
    seen: set[Path] = set()
    for path in paths:
        for file in _files(path):
            if file.resolve() not in seen:
                seen.add(file.resolve())
                cases += read_file(file)
    if not cases:
        raise BadScenario("no scenario was named; give a file or a folder.")
    return cases


def _files(path: Path) -> list[Path]:
    if not path.exists():
        raise BadScenario(f"{path} does not exist.")
    if not path.is_dir():
        return [path]
    files = sorted(file for file in path.rglob("*.toml") if file.is_file())
    if not files:
        raise BadScenario(f"{path} holds no scenarios: there is no file *.toml in it.")
    return files


def read_file(path: Path) -> list[Case]:
    """Return the cases of one file."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadScenario(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path} cannot be read: it is not UTF-8 text.") from None
    except ValueError as error:
        raise BadScenario(f"{path} is not valid TOML: {error}.") from None
    except RecursionError:
        raise BadScenario(f"{path} is not valid TOML: it is nested too deeply.") from None
    return _File(path, given).cases


class _File:
    """A file being read, case by case."""

    def __init__(self, path: Path, given: dict[str, Any]) -> None:
        self.path = path
        self.cases: list[Case] = []
        where = str(path)
        _refuse_unknown(given, FILE_FIELDS, where, "a file")
        self.game = _text(given, "game", where)
        if self.game not in game_names():
            raise BadScenario(
                f"{where}: there is no game '{self.game}'; there is {', '.join(game_names())}."
            )
        cases = given.get("case")
        if not isinstance(cases, list) or not cases:
            raise BadScenario(f"{where} holds no case; a case begins with a line [[case]].")
        for number, case in enumerate(cases, 1):
            self._read_case(number, case)

    def _read_case(self, number: int, given: Any) -> None:
        where = f"{self.path}, case {number}"
        if not isinstance(given, dict):
            raise BadScenario(f"{where} must be a table; a case begins with a line [[case]].")
        rule = " ".join(_text(given, "rule", where).split())
        where = f'{where} "{rule}"'
        if not rule:
            raise BadScenario(f"{where}: rule is empty; it is the sentence that the case proves.")
        for other in self.cases:
            if other.rule == rule:
                raise BadScenario(f"{where}: case {other.number} has the same rule.")
        _refuse_unknown(given, CASE_FIELDS, where, "a case")
        impossible = _text(given, "impossible", where) if "impossible" in given else None
        if impossible is not None and not impossible.strip():
            raise BadScenario(f"{where}: impossible is empty; it is a part of the reason.")
        steps = given.get("steps", [])
        if not isinstance(steps, list):
            raise BadScenario(f"{where}: steps must be a list of tables.")
        if (impossible is None) == (not steps):
            raise BadScenario(
                f"{where}: a case has either steps, or impossible where the position is refused."
            )
        self.cases.append(
            Case(
                path=self.path,
                number=number,
                game=self.game,
                rule=rule,
                options=_table(given, "options", where),
                position=_table(given, "position", where),
                impossible=impossible,
                steps=tuple(
                    _step(step, f"{where}, step {place}") for place, step in enumerate(steps, 1)
                ),
            )
        )


def _step(given: Any, where: str) -> CaseStep:
    if not isinstance(given, dict):
        raise BadScenario(f'{where} must be a table, such as {{ asks = "keep" }}.')
    _refuse_unknown(given, (*VERBS, "player"), where, "a step")
    verbs = [field for field in given if field in VERBS]
    if len(verbs) != 1:
        found = " and ".join(verbs) if verbs else "none"
        raise BadScenario(f"{where} must say one thing ({', '.join(VERBS)}), but says {found}.")
    verb = verbs[0]
    player = given.get("player")
    if player is not None:
        if verb in WITHOUT_PLAYER:
            raise BadScenario(f"{where}: {verb} is about the whole table and takes no player.")
        if not isinstance(player, int) or isinstance(player, bool) or player < 1:
            raise BadScenario(f"{where}: player must be a number from 1 on, not {player}.")
    return CaseStep(verb, _what(given, verb, where), player)


def _what(given: dict[str, Any], verb: str, where: str) -> str | tuple[str, ...] | dict[str, Any]:
    value = given[verb]
    form = VERBS[verb]
    if form == TEXT and isinstance(value, str):
        return value
    if form == TEXTS and isinstance(value, list) and all(isinstance(text, str) for text in value):
        # Any game would satisfy an empty list.
        if not value:
            raise BadScenario(f"{where}: {verb} is an empty list.")
        return tuple(value)
    if form == FACTS and isinstance(value, dict):
        if not value:
            raise BadScenario(f"{where}: {verb} names no fact.")
        return value
    raise BadScenario(f"{where}: {verb} must be {form}.")


def _refuse_unknown(given: dict[str, Any], known: tuple[str, ...], where: str, whole: str) -> None:
    for field in given:
        if field not in known:
            raise BadScenario(
                f"{where}: {whole} has no field '{field}'; the fields are {', '.join(known)}."
            )


def _text(given: dict[str, Any], field: str, where: str) -> str:
    text = given.get(field)
    if text is None:
        raise BadScenario(f"{where}: the field {field} is missing.")
    if not isinstance(text, str):
        raise BadScenario(f"{where}: {field} must be a text.")
    return text


def _table(given: dict[str, Any], field: str, where: str) -> dict[str, Any]:
    table = given.get(field, {})
    if not isinstance(table, dict):
        raise BadScenario(f"{where}: {field} must be a table.")
    return table
