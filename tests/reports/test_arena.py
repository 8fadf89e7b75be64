"""The report of a tournament: one page that needs nothing else, in every language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.reports.pages import charts, read_page

from dicehall.arena.standings import Standings
from dicehall.arena.tournament import Tournament, Variant
from dicehall.arena.tournament_games import play_fixtures
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.reports.arena import ArenaReport
from dicehall.reports.charts.bars import columns
from dicehall.reports.charts.drawing import short
from dicehall.reports.charts.heat_map import Field, heat_map
from dicehall.reports.charts.intervals import Axis


@cache
def result(game: str = "cubitos", players: int = 2, part: float = 1) -> dict[str, Any]:
    """Return what a small tournament came to, or the first part of it."""
    variants: tuple[Variant, ...] = (Variant("", {"players": players}),)
    if game == "cubitos":
        variants = tuple(
            Variant(race, {"players": players, "race": race, "rounds": 5})
            for race in ("1", "combotastic")
        )
    tournament = Tournament(game, variants, ("greedy", "random"), players, "<&>", 2, "faces")
    standings = Standings(tournament)
    games = int(part * tournament.games())
    standings.add(play_fixtures(tournament, 0, games).played)
    return {
        "game": game,
        "bots": list(tournament.bots),
        "players": players,
        "courses": [variant.name for variant in variants],
        "seed": tournament.seed,
        "games": standings.games,
        "games_wanted": tournament.games(),
        "deals": tournament.deals,
        "luck": tournament.luck,
        "command": "dicehall arena --seed '<&>'",
        "results": standings.save(),
    }


def page(result: dict[str, Any], language: str) -> str:
    return ArenaReport(result, Catalogue(language)).html()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("cubitos", 2), ("cubitos", 3), ("novodice", 2)])
def test_the_page_is_whole_and_needs_nothing_else(game: str, players: int, language: str) -> None:
    text = page(result(game, players), language)
    body = read_page(text, language)
    assert "“<&>”" not in text
    assert "&lt;&amp;&gt;" in text
    assert "<pre>dicehall arena --seed &#x27;&lt;&amp;&gt;&#x27;</pre>" in text
    # Strength, matrix, ratings, races, lengths, seats; with one variant there are no races to compare.
    drawn = charts(body)
    assert len(drawn) == (6 if game == "cubitos" else 5)
    # Each has its figures as a table, beside it or folded away.
    assert len(list(body.iter("table"))) == len(drawn)


def test_a_tournament_that_was_stopped_says_so() -> None:
    assert "Stopped after 4 of 8 games" in page(result(part=0.5), "en")
    assert "Stopped after" not in page(result(), "en")
    # Not one game: nothing is known, and the page is there all the same.
    assert "Stopped after 0 of 8 games" in page(result(part=0), "en")


def test_figures_are_written_as_the_language_does() -> None:
    many = {**result(), "games": 12345, "games_wanted": 12345}
    for language, written in (("en", "12,345"), ("de", "12.345"), ("uk", "12\u00a0345")):
        assert written in page(many, language)
    assert "100,0\u00a0%" in page(many, "de")


def test_long_names_are_cut_but_told_in_full_when_pointed_at() -> None:
    assert short("greedy") == "greedy"
    assert short("my_own_module:Cautious") == "Cautious"
    assert short("my_own_module:VeryCautiousIndeed", 8) == "VeryCau…"
    assert short("champion:1s", 9) == "champion…"


@pytest.mark.parametrize(("bots", "figure"), [(3, "58.3 %"), (8, "58")])
def test_with_many_bots_the_fields_hold_less(bots: int, figure: str) -> None:
    cell = Field("58.3 %", "55.1–61.4", "58", 0.2, "in words")
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
    numbers = [int(number) for number in re.findall(r"rounds: (\d+) .*?</title>", told)]
    assert sum(numbers) == sum(counts.values())
    assert len(numbers) <= 31


def test_an_axis_keeps_what_lies_beyond_it_at_its_ends() -> None:
    axis = Axis(0, 1, [], None)
    assert axis.at(-1) == axis.at(0) < axis.at(0.5) < axis.at(1) == axis.at(2)
