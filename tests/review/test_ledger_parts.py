"""A report grows part by part, and together the parts are the whole ledger."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.review.test_ledger import Believer, played

from dicehall.core.mistakes import BadRecord
from dicehall.review.ledger_parts import MOST_OPTIONS, ledger_parts
from dicehall.review.ledger_writer import keep_ledger
from dicehall.server.routes.report_models import ReportPart

GAMES = pytest.mark.parametrize("game", ["cubitos", "novodice"])


def all_of(parts: list[dict[str, Any]], name: str) -> list[Any]:
    return [one for part in parts for one in part[name]]


def parts_of(game: str) -> list[dict[str, Any]]:
    rounds = {"rounds": 2} if game == "cubitos" else {}
    return list(ledger_parts(played(game, "parts", **rounds), Believer("parts")))


@GAMES
def test_the_parts_together_are_the_ledger(game: str) -> None:
    rounds = {"rounds": 2} if game == "cubitos" else {}
    ledger = keep_ledger(played(game, "parts", **rounds), Believer("parts"))
    parts = parts_of(game)
    for name in ("decisions", "rolls", "stops"):
        found = [(one["step"], one["seat"]) for one in all_of(parts, name)]
        assert found == [(one.step, one.seat) for one in getattr(ledger, name)]
    fell = [[die["text"] for die in one["dice"]] for one in all_of(parts, "rolls")]
    assert fell == [[die.text for die in roll.dice] for roll in ledger.rolls]
    assert all_of(parts, "rounds") == ledger.rounds
    assert [part["step"] for part in parts] == list(range(len(ledger.record.steps) + 1))


@GAMES
def test_the_chances_of_every_moment_add_up_to_one(game: str) -> None:
    moments = all_of(parts_of(game), "moments")
    assert moments
    assert all(sum(moment["chances"]) == pytest.approx(1, abs=0.001) for moment in moments)


@GAMES
def test_every_account_adds_up_to_the_result(game: str) -> None:
    accounts = parts_of(game)[-1]["accounts"]
    assert sum(account["result"] for account in accounts) == pytest.approx(1)
    for account in accounts:
        made_up = account["start"] + account["dice"] + account["others"] - account["mistakes"]
        assert made_up == pytest.approx(account["result"], abs=0.001)


@GAMES
def test_a_decision_is_told_with_its_question_and_the_options_that_matter(game: str) -> None:
    for one in all_of(parts_of(game), "decisions"):
        texts = {option["text"] for option in one["question"]["options"]}
        assert {one["chosen"], one["best"]} <= texts == set(one["worths"])
        assert len(one["worths"]) <= MOST_OPTIONS + 1
        assert one["question"]["asked"] == one["asked"]


@GAMES
def test_every_part_is_of_the_form_that_clients_are_promised(game: str) -> None:
    for part in parts_of(game):
        assert ReportPart.model_validate(part).step == part["step"]


def test_a_game_that_is_not_over_has_no_report() -> None:
    record = replace(played("cubitos", "parts", rounds=1), over=False)
    with pytest.raises(BadRecord, match="not over"):
        next(ledger_parts(record, Believer("parts")))
