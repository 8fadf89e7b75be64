"""The folder of a tournament: whole lines, its own plan, one run at a time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.test_tournament import RACES, TWO

from dicehall.arena.folder import open_folder
from dicehall.arena.tournament_games import play_fixtures
from dicehall.core.mistakes import BadOptions, BadRecord


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    games = play_fixtures(TWO, 0, 3).played
    with open_folder(tmp_path / "new" / "folder", TWO) as file:
        assert list(file.read(TWO)) == []
        file.write(games[:2])
    with open_folder(tmp_path / "new" / "folder", TWO) as file:
        assert list(file.read(TWO)) == games[:2]
        file.write(games[2:])
    with open_folder(tmp_path / "new" / "folder", TWO) as file:
        assert list(file.read(TWO)) == games


def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path) -> None:
    games = play_fixtures(TWO, 0, 3).played
    with open_folder(tmp_path, TWO) as file:
        file.write(games)
    path = tmp_path / "games.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    with open_folder(tmp_path, TWO) as file:
        assert list(file.read(TWO)) == games[:2]
        file.write(games[2:])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (replace(TWO, seed="else"), "with other seed; choose another folder"),
        (replace(TWO, bots=("random", "greedy")), "with other bots"),
        (replace(TWO, luck=""), "with other luck"),
        (replace(RACES, variants=RACES.variants[:1]), "with other rules, game, races"),
    ],
)
def test_the_folder_of_another_tournament_is_refused(
    other: object, sentence: str, tmp_path: Path
) -> None:
    with open_folder(tmp_path, TWO):
        pass
    before = (tmp_path / "plan.json").read_bytes()
    with pytest.raises(BadOptions, match=sentence), open_folder(tmp_path, other):  # type: ignore[arg-type]
        pass
    assert (tmp_path / "plan.json").read_bytes() == before


def test_more_games_of_the_same_tournament_may_be_asked_for(tmp_path: Path) -> None:
    with open_folder(tmp_path, TWO):
        pass
    with open_folder(tmp_path, replace(TWO, deals=99)) as file:
        assert list(file.read(TWO)) == []


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"game":7}', "\xff"])
def test_a_line_that_is_no_game_is_told_by_its_number(line: str, tmp_path: Path) -> None:
    with open_folder(tmp_path, TWO) as file:
        file.write(play_fixtures(TWO, 0, 1).played)
    with (tmp_path / "games.jsonl").open("ab") as raw:
        raw.write(line.encode("latin-1") + b"\n")
    with (
        open_folder(tmp_path, TWO) as file,
        pytest.raises(BadRecord, match=r"games\.jsonl, line 2, is no game of this tournament"),
    ):
        list(file.read(TWO))


def test_a_game_of_others_is_told(tmp_path: Path) -> None:
    second = play_fixtures(TWO, 1, 1).played[0]
    with open_folder(tmp_path, TWO) as file:
        file.write([replace(second, game=0)])
        with pytest.raises(BadRecord, match="line 1, is no game of this tournament: other bots"):
            list(file.read(TWO))


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with (
        open_folder(tmp_path, TWO),
        pytest.raises(BadOptions, match="another run is writing to"),
        open_folder(tmp_path, TWO),
    ):
        pass


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOptions, match="is not a folder"), open_folder(tmp_path / "file", TWO):
        pass
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(BadOptions, match="is no plan"), open_folder(tmp_path, TWO):
        pass
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "games.jsonl").write_text("{}\n")
    with (
        pytest.raises(BadOptions, match="holds games but no plan"),
        open_folder(tmp_path / "games", TWO),
    ):
        pass
