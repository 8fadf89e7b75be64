"""Checking cases that are written in a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.scenarios.read import BadScenario
from dicehall.scenarios.run import CaseOutcome, check_paths


def check(tmp_path: Path, text: str, game: str = "novodice") -> list[CaseOutcome]:
    path = tmp_path / "cases.toml"
    path.write_text(f'game = "{game}"\n' + text, "utf-8")
    return list(check_paths([path]))


def only(tmp_path: Path, text: str) -> CaseOutcome:
    (outcome,) = check(tmp_path, '[[case]]\nrule = "So it is."\n' + text)
    return outcome


def refusal(tmp_path: Path, text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        check(tmp_path, text)
    assert str(caught.value).startswith(str(tmp_path / "cases.toml"))
    return str(caught.value).removeprefix(str(tmp_path / "cases.toml"))
