"""Every scenario of the project is a test of its own, and so is all that the documentation says of them."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.scenarios.cubitos_tables import WHEN, choices, written

from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.rules.dice import FACE_NAMES, KIND_NAMES
from dicehall.games.cubitos.track.track import REWARD_NAMES
from dicehall.games.novodice.rules.components import components
from dicehall.games.registry import new_game
from dicehall.scenarios.case import Case
from dicehall.scenarios.read import BadScenario, read_paths
from dicehall.scenarios.run import check_paths, run

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "scenarios.md"
CASES = read_paths([HERE])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.path.stem}: {case.rule}")
def test_rule(case: Case) -> None:
    outcome = run(case)
    assert outcome.passed, (
        f"{case.path.name}, case {case.number}, step {outcome.step}\n"
        f"expected: {outcome.expected}\nfound: {outcome.found}"
    )


def test_there_are_forty_cases_of_novodice_at_least() -> None:
    assert len([case for case in CASES if case.game == "novodice"]) >= 40


def test_no_sentence_is_proved_twice() -> None:
    sentences = [case.rule for case in CASES]
    assert sorted(sentences) == sorted(set(sentences))


def novodice_texts() -> re.Pattern[str]:
    box = components()
    tile = f"(?:{'|'.join(tile.id for tile in box.tiles)})"
    die = rf"(?:(?:A|B|X)-(?:{'|'.join(box.faces)})|first-\d)"
    return re.compile(
        rf"stop|nothing|{die}(?: {die})*|{tile} by (?:row|lions|free choice)|{tile} to bay [123]"
        rf"|{tile} for {tile} in bay [123]|drop {tile}"
    )


def cubitos_texts() -> re.Pattern[str]:
    kind = f"(?:{'|'.join(map(re.escape, KIND_NAMES))})"
    face = f"(?:{'|'.join(FACE_NAMES)})"
    die = rf"(?:{kind}-{face}|first-\d)"
    return re.compile(
        rf"{die}(?: {die})*|{kind}|{face}|{kind} in (?:draw|roll|discard)|{die}!?'? in active"
        rf"|{die} (?:{'|'.join(MOMENT_NAMES)})|(?:\d/)?(?:[A-Z]\d+|start|finish)|player \d|\d+"
        rf"|(?:{'|'.join(REWARD_NAMES)})(?: \d+)?|money|credits|one move|half the fans"
        r"|push|pass|roll|bust|no more|enough|ready|done|yes|no|none|nothing"
    )


def test_answers_that_must_be_missing_are_not_merely_misspelt() -> None:
    known = {"novodice": novodice_texts(), "cubitos": cubitos_texts()}
    for case in CASES:
        for step in case.steps:
            if step.verb in ("lacks", "refuses"):
                texts = step.given if step.verb == "lacks" else [step.given]
                for text in texts:
                    where = f"{case.path.name}, case {case.number}: {text}"
                    assert known[case.game].fullmatch(text), where


# ---------------------------------------------------------------------------- the documentation

BLOCKS = re.findall(r"```(toml|text)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
"""The examples on the page: files, and cases each followed by what the runner says to it."""
FILES = [text for kind, text in BLOCKS if kind == "toml" and text.startswith("game")]
MISTAKES = [
    (text, said)
    for (kind, text), (next_kind, said) in pairwise(BLOCKS)
    if (kind, next_kind) == ("toml", "text")
]


def test_the_page_has_examples_and_mistakes() -> None:
    assert len(FILES) >= 2
    assert len(MISTAKES) >= 5
    assert len(FILES) + 2 * len(MISTAKES) == len(BLOCKS)


@pytest.mark.parametrize("text", FILES)
def test_an_example_of_the_page_runs(text: str, tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(text, "utf-8")
    for outcome in check_paths([path]):
        assert outcome.passed, outcome


@pytest.mark.parametrize(("text", "said"), MISTAKES)
def test_the_runner_says_to_a_mistake_what_the_page_says(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mistake.toml").write_text('game = "novodice"\n' + text, "utf-8")
    assert what_is_said(Path("mistake.toml")) == said.strip()


def what_is_said(path: Path) -> str:
    try:
        (outcome,) = check_paths([path])
    except BadScenario as mistake:
        return str(mistake)
    assert not outcome.passed
    step = f"step {outcome.step}\n" if outcome.step else ""
    return f"{step}expected: {outcome.expected}\nfound: {outcome.found}"


def test_the_page_lists_every_question_and_ability_of_cubitos() -> None:
    assert set(choices()) == {*WHEN, *(card.id for card in ALL_CARDS if card.id in choices())}
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "run python -m tests.scenarios.cubitos_tables"


def test_the_page_lists_every_fact_and_moment_of_cubitos() -> None:
    game = new_game("cubitos", {})
    page = PAGE.read_text("utf-8")
    facts = game.show(game.start())
    told = page[page.index("**Facts**: `round`") :].split("\n\n")[0]
    for fact in (*facts, *facts["players"]["1"]):
        assert fact == "players" or fact in told
    for moment in game.moments():
        assert f"`{moment}`" in page[page.index("**Moments**") :].split("\n\n")[0]
