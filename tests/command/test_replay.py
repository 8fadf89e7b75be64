"""`dicehall replay`: without a terminal, a record is printed line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall, dicehall_apart

from dicehall.arena.batch import play_batch
from dicehall.arena.plan import TournamentPlan

LINES = play_batch(
    TournamentPlan("novodice", {"players": 2}, ("greedy", "random"), "replay", records=True), 0, 2
).records


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Write two records into a file."""
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(LINES) + "\n")
    return path


@pytest.mark.parametrize("language", ["en", "de", "uk"])
def test_without_a_terminal_the_game_is_printed_in_any_language(file: Path, language: str) -> None:
    told = dicehall("replay", file, "--language", language)
    assert told.status == 0, told
    assert told.err == ""
    assert len(told.out.splitlines()) > 50
    assert "\x1b" not in told.out


def test_another_record_of_the_file_is_found_by_its_number(file: Path) -> None:
    first, second = (dicehall("replay", file, "--game", number) for number in (1, 2))
    assert first.status == second.status == 0
    assert first.out != second.out
    assert_one_sentence(dicehall("replay", file, "--game", 3), "--game is 3", "holds 2 records")


def test_a_record_of_one_game_has_no_second(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(LINES[0])
    told = dicehall("replay", tmp_path / "game.json", "--game", 2)
    assert_one_sentence(told, "--game is 2", "holds 1 record.")


def test_an_unknown_language_is_told(file: Path) -> None:
    assert_one_sentence(dicehall("replay", file, "--language", "tlh"), "tlh", "en, de, uk")


def test_a_record_that_differs_is_told_with_its_step(file: Path) -> None:
    saved = json.loads(LINES[0])
    saved["steps"][7]["check"] = "00000000"
    file.write_text(json.dumps(saved))
    assert_one_sentence(dicehall("replay", file), f"step 8 of {len(saved['steps'])}")


def test_the_installed_program_replays_into_a_pipe(file: Path) -> None:
    told = dicehall_apart("replay", file, "--language", "en")
    assert (told.status, told.err) == (0, "")
    assert told.out == dicehall("replay", file, "--language", "en").out
