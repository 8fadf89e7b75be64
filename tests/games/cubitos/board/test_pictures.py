"""The pictures of Cubitos in the terminal: tracks, zones and cards, each in its room."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from tests.games.cubitos.board.runner import board, board_at

from dicehall.core.match import Match
from dicehall.games.cubitos.board.cards import cards_page
from dicehall.games.cubitos.board.track_cells import column_numbers, grid, middle_of, places
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.track.maps import TRACK_NAMES, load_track
from dicehall.locales import LANGUAGES
from dicehall.terminal.board_part import Part


def width_of(line: list[Part]) -> int:
    return sum(cell_len(part if isinstance(part, str) else part[0]) for part in line)


def text_of(lines: list[list[Part]]) -> str:
    return "\n".join(
        "".join(part if isinstance(part, str) else part[0] for part in line) for line in lines
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("race", ["1", "4", "7", "grand_finale"])
def test_pictures_fit_their_room(language: str, race: str) -> None:
    game = from_options({"players": 4, "race": race})
    shown = board(game, language)
    many = " ".join(
        f"{colour}-symbol" for colour in ("red", "orange", "blue", "white") for _ in "ab"
    )
    given = {
        "next": "move",
        "players": {
            "1": {"active": many, "roll": "light light dark", "space": "start", "water": 2},
            "2": {"draw": "red", "busted": True},
        },
    }
    shown.show(Match(game, state=game.position(given)), 0)
    others, track, beside, below, cards = shown.panels()
    for panel, width, height in (
        *((others, 78, 3), (others, 104, 3), (track, 41, 9), (track, 74, 24), (track, 100, 33)),
        *((beside, 35, 9), (below, 104, 6), (cards, 30, 24), (cards, 30, 17)),
    ):
        lines = panel.draw(width, height)
        assert 0 < len(lines) <= height
        for line in lines:
            assert width_of(line) <= width, text_of([line])
    drawn = text_of(track.draw(41, 9))
    assert "‹●›" in drawn
    assert all(mark in drawn for mark in "▲■★")
    assert str(cards_page(shown.wording, shown.state.trays))
    assert str(shown.help())


def test_zones_show_colour_letter_and_face() -> None:
    shown = board_at(
        {
            "next": "push",
            "start_player": 2,
            "players": {
                "1": {
                    "draw": "red",
                    "roll": "light light",
                    "active": "orange-power dark-move light-money1",
                    "discard": "brown",
                    **{"credit": 4, "fans": 2, "hand": 1, "space": "G11"},
                }
            },
        }
    )
    drawn = text_of(shown.panels()[2].draw(35, 9)).split("\n")
    assert [line.rstrip() for line in drawn] == [
        "● Mira: G11, 29 to go",
        "Money 0 Moves 0 Credits 4",
        "Fans 2/13 Tokens 1 Draw 10",
        "Draw     R",
        "Roll     L×2",
        "Active   O❖ L1 D»",
        "Discard  N",
    ]


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_a_track_is_drawn_with_every_space_in_its_place(name: str) -> None:
    track = load_track(name)
    for apart in (False, True):
        lines = grid(track, {}, apart)
        assert len({len(line) for line in lines}) == 1
        for space in range(track.size):
            assert places(track, space)
            for place in places(track, space):
                line, column = middle_of(track, place, apart)
                assert lines[line][column][0] != " "


def test_the_cards_say_what_they_do_when() -> None:
    shown = board_at({})
    page = str(cards_page(shown.wording, shown.state.trays))
    assert "Dugout" in page
    assert "Now: free roll of 3 dice from draw." in page
    assert f"costs {shown.wording.cost(1)}, 10 left" in page
    assert "Sides: 1 credit" not in page
    assert "Sides: power, symbol, 4 × blank" in page


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_every_space_stands_below_the_number_of_its_column(name: str) -> None:
    track = load_track(name)
    for space in range(track.start):
        row, column = track.row[space], track.column[space]
        numbers = "".join(char for char, _ in column_numbers(track, row))
        _, middle = middle_of(track, (row, column), False)
        # Every other row may be shifted by half a cell; a number then stands between the two.
        assert numbers[middle - 2 : middle + 2].strip() == str(column + 1)
