"""Refusals as sentences: every one that the code can raise can be said, in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import dicehall.server
from dicehall.locales import LANGUAGES
from dicehall.table.languages import accepted, catalogue, refusal_text, spoken
from dicehall.table.refusals import STATUS, Refusal

PACKAGE = Path(dicehall.server.__file__).parents[1]
SOURCES = sorted(
    file
    for room in ("server", "hall", "table", "device")
    for file in (PACKAGE / room).rglob("*.py")
)


def raised() -> list[tuple[str, str, frozenset[str]]]:
    """Return every refusal the code makes: where, its code, and the names of its arguments."""
    found: list[tuple[str, str, frozenset[str]]] = []
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            # What is used up is refused with the code that its limit was given.
            if isinstance(node, ast.Call) and _name(node.func) in {
                *("Refusal", "_refuse", "ChangeNotStored", "TableMoved"),
                *("Limit", "Places"),
            }:
                given = frozenset(str(keyword.arg) for keyword in node.keywords)
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.append((f"{file.name}:{node.lineno}", argument.value, given))
    return found


def _name(function: ast.expr) -> str:
    """Return the name by which something is called."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_code_can_be_said(language: str) -> None:
    found = raised()
    assert len(found) > 50
    for where, code, given in found:
        assert code in STATUS, where
        text = refusal_text(language, Refusal(code, **dict.fromkeys(given, "x")))
        assert text, where


def test_every_code_there_is_is_used() -> None:
    # One is chosen by the status of what the web framework refuses.
    assert set(STATUS) - {code for _, code, _ in raised()} == {"method_not_allowed"}


@pytest.mark.parametrize(
    ("running", "said"), [(0, "не йде"), (1, "1 гра"), (3, "3 гри"), (5, "5 ігор"), (21, "21 гра")]
)
def test_ukrainian_counts_games(running: int, said: str) -> None:
    assert said in catalogue("uk").text("server-page-tables", running=running)


def test_a_wish_for_a_language_is_met_or_the_usual_one_is_spoken() -> None:
    assert spoken("de_AT", "en") == "de"
    assert spoken("UK-ua", "en") == "uk"
    assert spoken("", "de") == "de"
    assert spoken("tlh", "uk") == "uk"
    assert accepted("") is None
    assert accepted("tlh, de;q=0.3, uk;q=0.4") == "uk"
