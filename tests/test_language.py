"""Sentences over which readers have stumbled do not come back."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READ = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "src").rglob("*.ftl"),
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "web/src").rglob("*.svelte"),
    *(ROOT / "web/src").rglob("*.ts"),
]
STUMBLED = (
    "in silliness",
    "is nothing on average",
    "rather played than weighed",
    "who goes by the fit",
    "would have been worth more",
    "how-manieth",
    "does not miss it",
    "lets expect",
    "made up to whole deals",
    "can do says its",
    "options differ by next to nothing",
    "Fair is a line",
    "below a dozen nothing is told",
    "is told where it is more than chance",
    "that weighs badly explains less",
    "The first in the finish wins",
    "spaces come, by the shortest way",
    "If all 2 dice",
    "puts into roll",
    "Nothing moves",
    "not for a step",
    "Am meisten:",
    "stürz",
    "Ziffern wählen, was",
    "Tippen überspringt",
    "Würfel los",
    "Goldränder",
    "Лишається нічого",
    "Ти поки все",
    "жетон руки",
    "Сюди ведуть",
    "Ти зупинився",
    "не за крок",
    "Цього столу не знайти",
    "вартує",
    "лишаються в кидку",
)
"""From the notes of people who tried the page and read the documentation; each was said better since."""


@cache
def read() -> dict[str, str]:
    """Return all that is read, by the names of the files, whatever lines it is broken into."""
    return {str(file.relative_to(ROOT)): " ".join(file.read_text("utf-8").split()) for file in READ}


@pytest.mark.parametrize("words", STUMBLED)
def test_words_that_needed_a_second_reading_are_gone(words: str) -> None:
    assert [name for name, text in read().items() if words in text] == []
