"""The lessons of the browser show the real game: their positions are what the engine makes of them."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from dicehall.core.mistakes import BadPosition
from dicehall.games.novodice.rules.components import components
from dicehall.locales import LANGUAGES, Catalogue

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
every_lesson = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in SCRIPT.LESSONS for name in SCRIPT.LESSONS[game]]
)


def lesson(game: str, name: str) -> dict[str, Any]:
    """Return a lesson as the client has it."""
    told: dict[str, Any] = json.loads(SCRIPT.files(game)[name].read_text(encoding="utf-8"))
    return told


@every_lesson
def test_the_files_are_up_to_date(game: str, name: str) -> None:
    file = SCRIPT.files(game)[name]
    assert file.read_text(encoding="utf-8") == SCRIPT.text_of(game, name), (
        "run scripts/lesson_positions.py"
    )


@every_lesson
def test_a_lesson_is_short_and_every_answer_is_offered(game: str, name: str) -> None:
    steps = lesson(game, name)["steps"]
    assert (10 <= len(steps) <= 15) if name == "first" else (3 <= len(steps) <= 6)
    for step in steps:
        if step["good"] is not None:
            assert step["good"] in [option["text"] for option in step["question"]["options"]]
        if step["question"] is not None:
            assert step["question"]["about"] is not None


@every_lesson
def test_every_step_has_its_sentences_in_every_language(game: str, name: str) -> None:
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        assert catalogue.has(f"web{game}-course-{name}"), language
        for step in lesson(game, name)["steps"]:
            words = f"web{game}-lesson-{step['id'].replace('_', '-')}"
            endings = ("", "-tap", "-good", "-less") if step["good"] is not None else ("",)
            for ending in endings:
                assert catalogue.has(words + ending), f"{language}: {words}{ending}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_names_a_button_only_by_the_words_on_it(language: str) -> None:
    catalogue = Catalogue(language)
    buttons = {
        "cubitos": ("webcubitos-push", "webcubitos-pass", "webcubitos-discard-none"),
        "novodice": ("webnovodice-none",),
    }
    for game, names in buttons.items():
        folder = ROOT / "src" / "dicehall" / "games" / game / "texts" / language
        lines = (folder / f"web{game}.ftl").read_text(encoding="utf-8").splitlines()
        told = [line for line in lines if line.startswith(f"web{game}-lesson-")]
        for button in names:
            quoted = [f"“{catalogue.text(button)}”", f"„{catalogue.text(button)}“"]
            quoted.append(f"«{catalogue.text(button)}»")
            assert [line for line in told if any(one in line for one in quoted)] == []
            assert any(f"{{ {button} }}" in line for line in told), button
        # Whatever stands in quotation marks is the text of a button or the name of a tile.
        named = {one for line in told for one in re.findall("[“„«]([^”“»]*)[”“»]", line)}
        tiles = {catalogue.text(f"novodice-tile-{tile.id}") for tile in components().tiles}
        assert {one for one in named if not one.startswith("{ ")} <= tiles


def test_nobody_stands_in_water_where_no_card_brings_water_moves() -> None:
    for name in SCRIPT.LESSONS["cubitos"]:
        told = lesson("cubitos", name)
        wet = {
            cell["space"]
            for board in told["board"]["boards"]
            for cell in board["cells"]
            if cell["kind"] == "water"
        }
        if name == "water":
            continue
        for step in told["steps"]:
            stood = {player["space"]["space"] for player in step["view"]["players"]}
            assert not stood & wet, (name, step["id"])


def test_a_line_that_the_game_does_not_allow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    course = SCRIPT.LESSONS["novodice"]["first"]
    wrong = {**course["scenes"][0], "steps": [("slot_one", "A-gear")]}
    monkeypatch.setitem(SCRIPT.LESSONS["novodice"], "first", {**course, "scenes": [wrong]})
    with pytest.raises(Exception, match="not offered"):
        SCRIPT.lesson("novodice", "first")


def test_a_position_that_no_game_can_come_to_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    course = SCRIPT.LESSONS["novodice"]["first"]
    scene = course["scenes"][0]
    wrong = {**scene, "position": {**scene["position"], "slots": ["X-lion"]}}
    monkeypatch.setitem(SCRIPT.LESSONS["novodice"], "first", {**course, "scenes": [wrong]})
    with pytest.raises(BadPosition):
        SCRIPT.lesson("novodice", "first")
