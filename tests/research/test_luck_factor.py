"""By which factor luck taken out lets fewer games do: as the arena tells it, with an interval."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest
from research import luck_factor
from tests.command.door import dicehall

from dicehall.arena.folder import GAMES
from dicehall.arena.tournament_games import read_played


def test_the_figures_are_those_of_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = dicehall(
        *("arena", "novodice", "--bots", "greedy,random", "--games", 40),
        *("--luck", "faces", "--out", tmp_path, "--json"),
    )
    wanted = json.loads(told.out)["results"]["matrix"][0][1]["games_to_tell"]
    monkeypatch.setattr(luck_factor, "DRAWN", 40)
    monkeypatch.setattr(sys, "argv", ["luck_factor", str(tmp_path)])
    luck_factor.main()
    shown = capsys.readouterr().out
    assert f"{wanted['plain']} plain games, {wanted['paired']} paired" in shown
    assert f"{wanted['luck_adjusted']} without luck" in shown


def test_luck_that_decides_every_game_is_taken_out(tmp_path: Path) -> None:
    draw = random.Random(1)
    lines = []
    for number in range(80):
        winner = draw.randrange(2)
        luck = [0.5, -0.5] if winner == 0 else [-0.5, 0.5]
        seats = ["one", "other"] if number % 2 == 0 else ["other", "one"]
        lines.append(
            {
                **{
                    "game": number,
                    "variant": "",
                    "course": "",
                    "deal": number // 2,
                    "seats": seats,
                },
                **{"scores": [0, 0], "winners": [winner], "decisions": 1, "rounds": None},
                **{"busts": None, "luck": luck, "forfeits": [], "answers": None},
            }
        )
    (tmp_path / GAMES).write_text("".join(json.dumps(line) + "\n" for line in lines))
    games = [read_played(line) for line in (tmp_path / GAMES).read_text().splitlines()]
    plain, _, without = luck_factor.figures(list(zip(games[::2], games[1::2], strict=True)))
    assert plain > 10 * without
