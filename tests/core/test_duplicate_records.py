"""Records of a duplicate: all seeds are fixed and named after it, so every table has the same dice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import dicehall
from tests.core.fair_play import SECRET, change_roll, fields, flip
from tests.scripts.fair_dice_script import assert_not_fair, checked

from dicehall.bots.registry import make_bot
from dicehall.core.fair import FairDice, bot_seed, commitment_of, sealed_origin
from dicehall.core.match import Match
from dicehall.core.mistakes import Difference
from dicehall.core.question import Answer
from dicehall.core.record import Record, Replay, read_record, record_of
from dicehall.games.registry import new_game
from dicehall.statistics.faces import faces_in

CODE = "H4RB0R77"
COMMITMENT = commitment_of(SECRET)


def duplicate_record(*bots: str) -> Record:
    """Return the record of a table of a duplicate at which bots played."""
    game = new_game("cubitos", {"players": len(bots), "rounds": 3})
    seeds = [bot_seed(COMMITMENT, CODE, seat) for seat in range(len(bots))]
    match = Match(game, FairDice(SECRET, seeds, CODE), listen=False)
    players = [make_bot(bot, game.name, f"{seat}") for seat, bot in enumerate(bots)]
    while not match.over():
        question = match.questions()[0]
        player = players[question.seat]
        option = player.decide(None if player.blind else match.view(question.seat), question)
        match.play(Answer(question.seat, question.turn, option))
    origin = sealed_origin(COMMITMENT, seeds, CODE, duplicate=True)
    return record_of(match, bots, {**origin, "secret": SECRET.hex()})


RECORD = duplicate_record("greedy", "greedy")


def difference(saved: dict[str, Any]) -> str:
    """Return the sentence about the first difference between a record and its replay."""
    record = read_record(json.dumps(saved))
    with pytest.raises(Difference) as found:
        Replay(new_game(record.game, record.options), record).finish()
    return str(found.value)


def test_a_seat_rolls_the_same_whoever_sits_there_and_opposite() -> None:
    others = duplicate_record("random", "greedy"), duplicate_record("greedy", "random")
    for seat, other in enumerate(others):
        firsts = [
            next(step.given for step in record.steps if (step.asked, step.seat) == ("roll", seat))
            for record in (RECORD, other)
        ]
        assert firsts[0] == firsts[1]
    # Who begins is drawn by the table, with the same dice, too.
    assert {record.steps[0].given for record in (RECORD, *others)} == {RECORD.steps[0].given}


def test_all_who_check_dice_know_those_of_a_duplicate(tmp_path: Path) -> None:
    saved = fields(RECORD)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved))
    told = dicehall("verify", file, "--commitment", COMMITMENT)
    assert told.status == 0
    assert f"every roll follows from the secret of duplicate {CODE} (commitment" in told.out
    script = checked(tmp_path, saved, "--commitment", COMMITMENT)
    assert script.returncode == 0
    assert f"the same dice as at all tables of duplicate {CODE}" in script.stdout


def test_dice_that_are_not_those_of_the_duplicate_are_noticed(tmp_path: Path) -> None:
    for name, wrong in (
        ("table", "another"),
        ("duplicate", "ELSEWHER"),
        ("seeds", " ".join(["5eed" * 8] * 2)),
        ("seeds", flip(RECORD.origin["seeds"])),
    ):
        saved = fields(RECORD)
        saved["dice"][name] = wrong
        assert difference(saved).startswith("the dice: ")
        assert_not_fair(checked(tmp_path, saved))
    saved = fields(RECORD)
    at = change_roll(saved)
    assert f"step {at + 1} of" in difference(saved)
    assert f"the secret of duplicate {CODE} gives" in difference(saved)


def test_the_dice_of_duplicates_are_not_counted_among_all() -> None:
    saved = fields(RECORD)
    assert not faces_in(saved)
    del saved["dice"]["duplicate"]
    assert faces_in(saved)
