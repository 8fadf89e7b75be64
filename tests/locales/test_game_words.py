"""The words of games that packages bring: in the reader's language, in English, or names in words."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.locales.test_catalogue import Variables

from dicehall.games import registry
from dicehall.locales import LANGUAGES, Catalogue, catalogue, game_words
from dicehall.locales.game_words import GameWords

EXAMPLES = Path(__file__).parents[2] / "examples"
ENGLISH = """
eggs-title = Egg Hunt
eggs-asked-which-one = Which egg?
eggs-option-take = Take { $rest }
eggs-option-leave-it = Leave it
eggs-event-foundeggs = { $player } finds { $count ->
    [one] an egg
   *[other] { $count } eggs
 } { $where }.
eggs-fact-hidden = still hidden
"""
GERMAN = """
eggs-title = Eiersuche
eggs-option-leave-it = Liegen lassen
terminal-over = Hier spricht ein anderes Spiel.
"""


@pytest.fixture
def eggs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a game that brings these texts."""
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "eggs.ftl").write_text(text, "utf-8")
    kit = SimpleNamespace(texts=lambda: tmp_path, title="Eggs")
    own = registry.kit_of
    monkeypatch.setattr(catalogue, "game_names", lambda: (*registry.OWN, "eggs"))
    for module in (catalogue, game_words):
        monkeypatch.setattr(module, "kit_of", lambda name: kit if name == "eggs" else own(name))


def words(language: str) -> GameWords:
    """Return the words of that game."""
    return GameWords("eggs", Catalogue(language))


@pytest.mark.usefixtures("eggs")
def test_a_game_says_what_it_is_called_asks_offers_and_tells() -> None:
    english = words("en")
    assert english.title() == "Egg Hunt"
    assert english.asked("which_one") == "Which egg?"
    assert english.option("leave it") == "Leave it"
    assert english.option("take a blue one") == "Take a blue one"
    assert english.fact("hidden") == "still hidden"
    assert english.event("FoundEggs", "Mira", {"count": 1, "where": "here"}) == (
        "Mira finds an egg here."
    )
    assert english.event("FoundEggs", "Mira", {"count": 2, "where": "here"}) == (
        "Mira finds 2 eggs here."
    )


@pytest.mark.usefixtures("eggs")
def test_what_a_game_does_not_say_in_a_language_is_said_in_english() -> None:
    german = words("de")
    assert (german.title(), german.option("leave it")) == ("Eiersuche", "Liegen lassen")
    assert german.asked("which_one") == "Which egg?"
    ukrainian = words("uk")
    assert (ukrainian.title(), ukrainian.option("leave it")) == ("Egg Hunt", "Leave it")


@pytest.mark.usefixtures("eggs")
@pytest.mark.parametrize(
    ("name", "player", "fields", "told"),
    [
        (
            "EggLaid",
            "Otto",
            {"colour": "brown", "warm": True},
            "Otto: egg laid, colour brown, warm ✓",
        ),
        ("RoundBegan", "", {"number": 3}, "round began, number 3"),
        # The message wants to know where.
        ("FoundEggs", "Otto", {"count": 2}, "Otto: found eggs, count 2"),
    ],
)
def test_what_a_game_says_nowhere_is_shown_by_its_name_in_words(
    name: str, player: str, fields: dict[str, Any], told: str
) -> None:
    assert words("en").event(name, player, fields) == told
    assert words("en").option("run away") == "run away"
    assert words("en").fact("eggs_sold") == "eggs sold"
    assert words("en").asked("who_knows") == ""


@pytest.mark.usefixtures("eggs")
def test_no_game_from_elsewhere_changes_what_others_say() -> None:
    assert Catalogue("de").text("terminal-over") == "Das Spiel ist aus."


@pytest.mark.parametrize("game", ["pig", "farkle"])
def test_the_examples_say_the_same_in_every_language(game: str) -> None:
    said = []
    for language in LANGUAGES:
        text = (EXAMPLES / game / game / "texts" / language / f"{game}.ftl").read_text("utf-8")
        messages: dict[str, set[str]] = {}
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.names
        said.append(messages)
    assert said[0]
    assert all(messages == said[0] for messages in said)
    assert all(name.startswith(f"{game}-") for name in said[0])
