"""What champion's races note to learn from which chances come true."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import numpy as np
import pytest
from research.cubitos import train_calibration
from research.cubitos.train_calibration import check, play, raced, said_of, train

from dicehall.games.cubitos.bots.calibration import NUMBERS, QUESTIONS, Calibration


def test_a_race_notes_every_question_with_its_plan_and_who_won() -> None:
    rows = play("a test", 1)
    kinds = len(NUMBERS)
    assert rows.shape[1] == kinds + len(QUESTIONS) + 1 + 3
    # One kind of question in each row, and the log-odds of the plan once more at its end.
    assert (rows[:, kinds:-3].sum(axis=1) == 1).all()
    assert abs(rows[:, -3] / 8 - rows[:, 0]).max() < 1e-6
    assert set(rows[:, -1]) == {1.0}
    assert 0 < rows[:, -2].mean() < 1
    assert (play("a test", 1) == rows).all()


def losses(chances: np.ndarray, rows: np.ndarray) -> float:
    won = rows[:, -2]
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))


def test_what_is_learned_is_what_champion_says_and_comes_true_more_often() -> None:
    rows = np.concatenate([play("a test", number) for number in (1, 2)])
    planned = 1 / (1 + np.exp(-rows[:, -3]))
    # As if plans hoped for a log-odd too much.
    rows[:, -3] += 1
    network = train(rows, 40, 1)
    said = said_of(network, rows)
    assert losses(said, rows) < losses(planned, rows)
    saying = Calibration(network)
    for row, chance in list(zip(rows, said, strict=True))[::50]:
        shift = saying.shift([float(number) for number in row[:-3]])
        assert chance == pytest.approx(1 / (1 + np.exp(-row[-3] - shift)), abs=1e-5)


def test_races_are_kept_and_networks_are_judged_by_races_they_have_not_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train_calibration, "LOT", 2)
    given = Namespace(folder=tmp_path, seed="a test", races=2, jobs=1, seconds=1e9)
    rows = raced(given)
    assert sorted(set(rows[:, -1])) == [0, 1]
    monkeypatch.setattr(train_calibration, "play", None)
    assert (raced(given) == rows).all()
    check(rows, 1)
    assert "all" in capsys.readouterr().out
