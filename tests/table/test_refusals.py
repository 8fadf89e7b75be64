"""Refusals: each has a code that programs know, and never says more than it should."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dicehall.server
from dicehall.table.refusals import STATUS, Refusal


def test_a_refusal_knows_its_status_and_says_its_arguments() -> None:
    refusal = Refusal("stale_turn", turn=3)
    assert (refusal.code, refusal.status, refusal.arguments) == ("stale_turn", 409, {"turn": 3})
    assert str(refusal) == "stale_turn (turn=3)"
    assert str(Refusal("not_asked")) == "not_asked"


def test_there_is_no_refusal_without_a_code_of_the_list() -> None:
    with pytest.raises(KeyError):
        Refusal("something_else")


def test_every_refusal_in_the_server_has_a_code_of_the_list() -> None:
    found: set[str] = set()
    package = Path(dicehall.server.__file__).parents[1]
    for file in [*package.glob("server/**/*.py"), *package.glob("table/**/*.py")]:
        found |= set(re.findall(r'Refusal\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    assert found >= {"stale_turn", "cannot_undo"}
    assert found <= set(STATUS)


def test_only_a_mistake_of_the_server_s_own_has_a_status_of_its_own() -> None:
    """A client's mistake is a 4xx; what the server cannot do just now, a 503."""
    odd = [code for code, status in STATUS.items() if not (400 <= status < 500 or status == 503)]
    assert odd == ["server_error"]
