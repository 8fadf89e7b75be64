"""What champion's races note to learn from which chances come true."""

from __future__ import annotations

from scripts.train_cubitos_chances import play

from dicehall.games.cubitos.bots.said_chances import NUMBERS, QUESTIONS


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
