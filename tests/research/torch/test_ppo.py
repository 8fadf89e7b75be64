"""The example that learns: it runs on every game, and what it computes is right."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from dicehall.games.registry import game_names

EXAMPLE = Path(__file__).parents[3] / "examples/ppo/ppo.py"


@pytest.fixture(scope="module")
def ppo() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


@pytest.mark.parametrize("game", game_names())
def test_it_learns_and_draws_its_curve(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    curve = tmp_path / "curve.csv"
    few = ["--tables", "4", "--steps", "8", "--games", "1", "--minutes", "0.005", "--every", "1000"]
    arguments = ["--game", game, "--curve", str(curve), *few]
    monkeypatch.setattr(sys, "argv", ["ppo.py", *arguments])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    monkeypatch.setattr(sys, "argv", ["curve.py", str(curve), str(picture)])
    runpy.run_path(str(EXAMPLE.with_name("curve.py")), run_name="__main__")
    assert "decisions: wins" in capsys.readouterr().out
    assert picture.read_text().startswith("<svg")
    assert curve.read_text().splitlines()[0] == "minutes,decisions,wins"


def test_shares_of_the_options_of_a_position_add_up_to_one(ppo: dict[str, Any]) -> None:
    whose = torch.tensor([0, 0, 1, 1, 1])
    shares = ppo["log_shares"](torch.tensor([1.0, 2.0, 500.0, 0.0, 500.0]), whose, 2).exp()
    assert shares[:2].sum() == pytest.approx(1)
    assert shares[2:].tolist() == pytest.approx([0.5, 0, 0.5])


def test_each_seat_has_a_trajectory_of_its_own(ppo: dict[str, Any]) -> None:
    """Two seats take turns; the game ends with the third step, and a fourth begins the next game."""
    steps = []
    for seat, value, over in ((0, 0.5, False), (1, -0.25, False), (0, 0.75, True), (1, 0.0, False)):
        rewards = np.array([[1.0, -1.0]] if over else [[0.0, 0.0]], np.float32)
        steps.append(
            ppo["Step"](
                None,
                torch.zeros(1),
                torch.zeros(1),
                torch.tensor([value]),
                np.array([seat]),
                np.array([over]),
                rewards,
            )
        )
    gained, known = ppo["advantages"](steps, 2, 1.0)
    assert known.tolist() == [True, True, True, False]
    # Without discount, each choice is compared with the result of its seat.
    assert gained[:3].tolist() == pytest.approx([1 - 0.5, -1 + 0.25, 1 - 0.75])


def test_a_batch_has_the_options_of_its_positions(ppo: dict[str, Any]) -> None:
    def step(number: int) -> Any:
        options = torch.arange(5).reshape(5, 1) + 10.0 * number
        whose = torch.tensor([0, 0, 1, 1, 1])
        seen = torch.tensor([[float(number)], [number + 0.5]])
        return ppo["Asked"](seen, options, whose, torch.tensor([0, 2]))

    batch = ppo["Memory"]([step(0), step(1)]).batch(torch.tensor([3, 0]))
    assert batch.observations.flatten().tolist() == [1.5, 0.0]
    assert batch.options.flatten().tolist() == [12, 13, 14, 0, 1]
    assert batch.whose.tolist() == [0, 0, 0, 1, 1]
    assert batch.first.tolist() == [0, 3]
