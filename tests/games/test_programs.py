"""Programs keep their names and numbers: saved games name them, and the checks in records count on both."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games.registry import new_game


@pytest.mark.parametrize("name", ["novodice", "cubitos"])
def test_a_program_keeps_its_name_and_its_number(name: str) -> None:
    """New programs come last; `programs.txt` lists them all."""
    programs = new_game(name, {}).programs
    listed = Path(__file__).parent.joinpath(name, "rules", "programs.txt").read_text("utf-8")
    assert [program.name for program in programs] == listed.splitlines()
    assert [program.number for program in programs] == list(range(len(programs)))


@pytest.mark.parametrize("name", ["novodice", "cubitos"])
def test_no_task_of_a_game_remembers_more_than_it_has_room_for(name: str) -> None:
    for program in new_game(name, {}).programs:
        assert 0 <= program.registers <= 3
        needed = [word.registers() for word in program.words]
        assert program.registers == max(needed, default=0)
