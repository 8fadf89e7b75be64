"""The first lessons of the browser show the real game: their positions are what the engine makes of them."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "lesson_positions", ROOT / "scripts" / "lesson_positions.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = _script()
both_games = pytest.mark.parametrize("game", ["cubitos", "novodice"])


def lesson(game: str) -> dict[str, Any]:
    """Return a lesson as the client has it."""
    told: dict[str, Any] = json.loads(
        (SCRIPT.FOLDER / game / "lesson.json").read_text(encoding="utf-8")
    )
    return told


@both_games
def test_the_files_are_up_to_date(game: str) -> None:
    assert (SCRIPT.FOLDER / game / "lesson.json").read_text(encoding="utf-8") == SCRIPT.text_of(
        game
    ), "run scripts/lesson_positions.py"


@both_games
def test_a_lesson_has_ten_to_fifteen_steps_and_every_answer_is_offered(game: str) -> None:
    steps = lesson(game)["steps"]
    assert 10 <= len(steps) <= 15
    for step in steps:
        if step["good"] is not None:
            assert step["good"] in [option["text"] for option in step["question"]["options"]]
        if step["question"] is not None:
            assert step["question"]["about"] is not None


@both_games
def test_every_step_has_its_sentences_in_every_language(game: str) -> None:
    from dicehall.locales import LANGUAGES, Catalogue

    for language in LANGUAGES:
        catalogue = Catalogue(language)
        for step in lesson(game)["steps"]:
            name = f"web{game}-lesson-{step['id'].replace('_', '-')}"
            assert catalogue.has(name), f"{language}: {name}"
            if step["good"] is not None:
                assert catalogue.has(f"{name}-good"), f"{language}: {name}-good"
                assert catalogue.has(f"{name}-less"), f"{language}: {name}-less"


def test_a_line_that_the_game_does_not_allow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    course = SCRIPT.LESSONS["novodice"]
    wrong = {**course["scenes"][0], "steps": [("slot_one", "A-gear")]}
    monkeypatch.setitem(SCRIPT.LESSONS, "novodice", {**course, "scenes": [wrong]})
    with pytest.raises(Exception, match="not offered"):
        SCRIPT.lesson("novodice")
