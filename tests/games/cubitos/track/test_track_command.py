"""The verb `dicehall track`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dicehall.core.mistakes import BadContent
from dicehall.games.cubitos.command.track import command
from dicehall.games.cubitos.track.maps import TRACK_NAMES, load_track, map_text


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, list(arguments), standalone_mode=False)


def test_list_names_all_tracks() -> None:
    result = run("list")
    assert [line.split()[0] for line in result.stdout.splitlines()] == list(TRACK_NAMES)


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_show_draws_every_row_and_tells_the_figures(name: str) -> None:
    lines = run("show", name).stdout.splitlines()
    rows = len(load_track(name).cells)
    assert lines[0] == load_track(name).title
    assert [line[0] for line in lines[1 : 2 * rows : 2]] == list(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:rows]
    )
    assert all(len(line) <= 80 for line in lines)
    assert any(line.startswith("Dry way") for line in lines)


def test_show_draws_rewards_water_walls_and_red_lines_without_colour() -> None:
    drawn = run("show", "nothing_goes_right").stdout
    for sign in ("x1F", "c7", "~~~", "▒▒▒", "┃", "━━", "S/F"):
        assert sign in drawn


def test_show_tells_what_shortcuts_save() -> None:
    drawn = run("show", "ahead_of_the_curve").stdout
    assert "Shortcut a  L6 to K10 for 5 money: saves 6 moves; dry way by it 25." in drawn
    assert "Jet packs   J3." in drawn


def test_show_refuses_an_unknown_track() -> None:
    assert isinstance(run("show", "nowhere").exception, BadContent)


def test_check_draws_a_good_map(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(map_text("testing_the_waters"), "utf-8")
    result = run("check", str(path))
    assert result.return_value == 0
    assert "Testing the Waters" in result.stdout


def test_check_tells_every_mistake_of_a_bad_map_with_status_2(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("title: T\nS 0q 0w Fin", "utf-8")
    result = run("check", str(path))
    assert result.return_value == 2
    assert len(result.stderr.splitlines()) == 2
    assert f"{path}: row A, cell 2: 'q' is unknown" in result.stderr


def test_check_refuses_what_is_no_text_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    assert "cannot be read" in str(run("check", str(path)).exception)
    path.write_bytes(b"\xff\xfe")
    assert "not UTF-8 text" in str(run("check", str(path)).exception)
