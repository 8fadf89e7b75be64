"""Advice at the table: told in the log, marked in the list, gone when it comes too late."""

from __future__ import annotations

import pytest
from tests.terminal.person import play_app, step_until, table
from tests.terminal.screen import screen_text

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.locales import Catalogue
from dicehall.locales.advice import advice_sentence


class LikesTheLast(Bot):
    """Finds the last option the best."""

    def decide(self, view: View | None, question: Question) -> int:
        return question.options[-1]

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        last = question.options[-1]
        return [Weighed(one, 0.62 if one == last else 0.3, {}) for one in question.options]


async def test_what_the_adviser_would_do_is_told_and_marked() -> None:
    app = play_app()
    app.table.adviser = LikesTheLast()
    async with app.run_test(size=(140, 45)) as pilot:
        await step_until(pilot, app, "claim")
        await pilot.pause(0.2)
        told = [line.text for line in table(app).log_panel.written if "Advice" in line.text]
        assert told
        assert all("62%" in line for line in told)
        choices = table(app).bar.choices
        assert choices.highlighted is None
        assert choices.offers[-1].text in told[-1]
        shown = screen_text(app)
        assert "Advice" in shown
        assert f"{len(choices.offers)}★ {choices.offers[-1].text[:20]}" in shown


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Advice: push (57% to win)"),
        ("de", "Rat: push (Gewinnchance 57%)"),
        ("uk", "Порада: push (шанс на перемогу 57%)"),
    ],
)
def test_without_reasons_the_sentence_is_short(language: str, told: str) -> None:
    said = advice_sentence(Catalogue(language), "push", 0.574, {"of no concern": 3.0})
    assert said.replace(" %", "%").replace("\u202f%", "%").replace("\u00a0%", "%") == told


def test_a_step_back_is_told_as_one() -> None:
    told = {
        "en": "1 space farther from the finish",
        "de": "1 Feld weiter vom Ziel weg",
        "uk": "на 1 клітинку далі від фінішу",
    }
    for language, words in told.items():
        said = advice_sentence(Catalogue(language), "push", 0.5, {"spaces": -1.0})
        assert words in said
        assert "-1" not in said
