"""The report of a tournament: one page that needs nothing else, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from dicehall.arena.playing import play_fixtures
from dicehall.arena.standings import Standings
from dicehall.arena.tournament import Course, Tournament
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.reports.arena import page
from dicehall.reports.arena_charts import Axis, Cell, columns, heat_map, short

VOID = {"meta"}


@cache
def result(game: str = "cubitos", players: int = 2, part: float = 1) -> dict[str, Any]:
    """Return what a small tournament came to, or the first part of it."""
    courses: tuple[Course, ...] = (Course("", {"players": players}),)
    if game == "cubitos":
        courses = tuple(
            Course(race, {"players": players, "race": race, "rounds": 5})
            for race in ("1", "combotastic")
        )
    tournament = Tournament(game, courses, ("greedy", "random"), players, "<&>", 2, "faces")
    standings = Standings(tournament)
    games = int(part * tournament.games())
    standings.add(play_fixtures(tournament, 0, games).played)
    return {
        "game": game,
        "bots": list(tournament.bots),
        "players": players,
        "courses": [course.name for course in courses],
        "seed": tournament.seed,
        "games": standings.games,
        "games_wanted": tournament.games(),
        "deals": tournament.deals,
        "luck": tournament.luck,
        "command": "dicehall arena --seed '<&>'",
        "results": standings.save(),
    }


class Tags(HTMLParser):
    """Checks that every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def charts(text: str) -> Iterator[ElementTree.Element]:
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        yield ElementTree.fromstring(svg)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("cubitos", 2), ("cubitos", 3), ("novodice", 2)])
def test_the_page_is_whole_and_needs_nothing_else(game: str, players: int, language: str) -> None:
    text = page(result(game, players), Catalogue(language))
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert not re.search(r"<script|<link|<img|src=|href=|url\(|@import|https?:", text)
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    assert "“<&>”" not in text
    assert "&lt;&amp;&gt;" in text
    assert "<pre>dicehall arena --seed &#x27;&lt;&amp;&gt;&#x27;</pre>" in text
    # Strength, matrix, ratings, races, lengths, seats; with one course there are no races to compare.
    assert len(list(charts(text))) == (6 if game == "cubitos" else 5)


def test_every_point_of_a_chart_lies_on_it() -> None:
    for chart in charts(page(result(), Catalogue("en"))):
        width, height = map(float, chart.attrib["viewBox"].split()[2:])
        assert chart.attrib["aria-label"]
        for shape in chart.iter():
            for name, most in (("cx", width), ("cy", height), ("x", width), ("y", height)):
                assert 0 <= float(shape.attrib.get(name, 0)) <= most


def test_a_tournament_that_was_stopped_says_so() -> None:
    assert "Stopped after 4 of 8 games" in page(result(part=0.5), Catalogue("en"))
    assert "Stopped after" not in page(result(), Catalogue("en"))
    # Not one game: nothing is known, and the page is there all the same.
    assert "Stopped after 0 of 8 games" in page(result(part=0), Catalogue("en"))


def test_figures_are_written_as_the_language_does() -> None:
    many = {**result(), "games": 12345, "games_wanted": 12345}
    for language, written in (("en", "12,345"), ("de", "12.345"), ("uk", "12\u00a0345")):
        assert written in page(many, Catalogue(language))
    assert "100,0\u00a0%" in page(many, Catalogue("de"))


def test_long_names_are_cut_but_told_in_full_when_pointed_at() -> None:
    assert short("greedy") == "greedy"
    assert short("my_own_module:Cautious") == "Cautious"
    assert short("my_own_module:VeryCautiousIndeed", 8) == "VeryCau…"
    assert short("planner:100ms", 8) == "planner…"


@pytest.mark.parametrize(("bots", "figure"), [(3, "58.3 %"), (8, "58")])
def test_with_many_bots_the_fields_hold_less(bots: int, figure: str) -> None:
    cell = Cell("58.3 %", "55.1–61.4", "58", 0.2, "in words")
    chart = ElementTree.fromstring(
        heat_map(["bot"] * bots, [[cell] * bots] * bots, "who beats whom")
    )
    bold = {text.text for text in chart.iter("text") if text.attrib.get("class") == "bold"}
    assert bold == {figure}
    assert ("55.1–61.4" in [text.text for text in chart.iter("text")]) == (bots == 3)


@pytest.mark.parametrize("most", [7, 50, 100, 900])
def test_columns_hold_every_game(most: int) -> None:
    counts = {length: 1 + length % 3 for length in range(5, most + 1)}
    told = columns(counts, "rounds", "lengths")
    numbers = [int(number) for number in re.findall(r"rounds: (\d+) ", told)]
    assert sum(numbers) == sum(counts.values())
    assert len(numbers) <= 31


def test_an_axis_keeps_what_lies_beyond_it_at_its_ends() -> None:
    axis = Axis(0, 1, [], None)
    assert axis.at(-1) == axis.at(0) < axis.at(0.5) < axis.at(1) == axis.at(2)
