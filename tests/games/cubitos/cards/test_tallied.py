"""Amounts and conditions are the same, worked out from the table or from a tally of the same dice."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.games.cubitos.cards.amounts import (
    ActiveColours,
    ActiveDice,
    Amount,
    FanCount,
    GrayMoney,
    GrayMoves,
    Just,
    PlayersWithFewerSwords,
    RedLinesAhead,
)
from dicehall.games.cubitos.cards.conditions import (
    Active,
    AllOf,
    Always,
    Busted,
    CardCondition,
    GainedACredit,
    LostADie,
    RewardNearby,
    ShowsPower,
    Together,
)
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.dice import BROWN, GRAY, ORANGE, RED, WHITE
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.rules.tally import BUST, FANS, FEWER_SWORDS, LINES, LOST, tally_of

FACES = ["symbol", "power", "move", "money1", "money2"]
PLAIN = ["credit", "move", "money1", "money2", "money3"]
KINDS = ("red", "orange", "yellow", "green", "blue", "purple", "brown", "white")
GAME = from_options(
    {
        "race": "1",
        "players": 3,
        "components": {
            "faces": {
                **dict.fromkeys(KINDS, FACES),
                **dict.fromkeys(("light", "dark", "start"), PLAIN),
            }
        },
    }
)
"""A race with dice that show everything, and a blank."""
DICE = (
    "",
    "red-symbol",
    "orange-blank",
    "red-symbol red-power white-move",
    "light-credit light-move dark-move",
    "light-money3 light-money1 dark-money2 start-money1",
    "brown-symbol brown-symbol brown-power white-symbol light-move! light-money3!",
    "red-symbol orange-power yellow-move green-move blue-money1 purple-money2 brown-move white-move",
    "start-move light-money1 dark-money1",
)
AMOUNTS: tuple[tuple[Amount, tuple[int, ...]], ...] = (
    (Just(2), (2,) * 9),
    (FanCount(), (5,) * 9),
    (FanCount(2), (2,) * 9),
    (ActiveColours(), (0, 1, 1, 2, 1, 2, 3, 8, 2)),
    (ActiveDice(), (0, 1, 1, 3, 3, 4, 6, 8, 3)),
    (ActiveDice(every=2), (0, 0, 0, 1, 1, 2, 3, 4, 1)),
    (ActiveDice(RED), (0, 1, 0, 2, 0, 0, 0, 1, 0)),
    (ActiveDice(ORANGE), (0, 0, 1, 0, 0, 0, 0, 1, 0)),
    (ActiveDice(WHITE, GRAY), (0, 0, 0, 1, 3, 3, 3, 1, 2)),
    (ActiveDice(BROWN, every=2), (0, 0, 0, 0, 0, 0, 1, 0, 0)),
    (GrayMoves(), (0, 0, 0, 0, 2, 0, 1, 0, 0)),
    (GrayMoney(), (0, 0, 0, 0, 0, 6, 3, 0, 2)),
    (RedLinesAhead(1), (8,) * 9),
    (RedLinesAhead(3), (2,) * 9),
    (PlayersWithFewerSwords(2), (4,) * 9),
)
CONDITIONS: tuple[tuple[CardCondition, tuple[int, ...]], ...] = (
    (Always(), (1,) * 9),
    (Active(RED), (0, 1, 0, 1, 0, 0, 0, 1, 0)),
    (Active(ORANGE), (0, 0, 1, 0, 0, 0, 0, 1, 0)),
    (Active(RED, WHITE), (0, 0, 0, 1, 0, 0, 0, 1, 0)),
    (Active(GRAY), (0, 0, 0, 0, 1, 1, 1, 0, 1)),
    (AllOf((Active(RED), Active(WHITE))), (0, 0, 0, 1, 0, 0, 0, 1, 0)),
    (AllOf((Always(), Active(ORANGE))), (0, 0, 1, 0, 0, 0, 0, 1, 0)),
    (AllOf(()), (1,) * 9),
)


def table_with(active: str, **player: Any) -> CubitosTable:
    told = {"active": active, "fans": 5, "swords": 1, "space": "start", **player}
    return GAME.table(GAME.position({"next": "run", "start_player": 2, "players": {"2": told}}))


def tally_with(table: CubitosTable, **more: int) -> list[int]:
    """Return the tally of player 2's dice, with what does not follow from dice."""
    tally = tally_of(table.state.players[1].active)
    tally[FANS], tally[LINES], tally[FEWER_SWORDS] = 5, 8, 2
    for name, number in more.items():
        tally[{"lost": LOST, "bust": BUST}[name]] = number
    return tally


@pytest.mark.parametrize(("amount", "numbers"), AMOUNTS)
def test_an_amount_is_worked_out_from_table_and_tally_alike(
    amount: Amount, numbers: tuple[int, ...]
) -> None:
    for active, number in zip(DICE, numbers, strict=True):
        table = table_with(active)
        assert amount.of(table, 1) == number, active
        assert amount.counted(tally_with(table)) == number, active


@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_a_condition_holds_by_table_and_tally_alike(
    condition: CardCondition, holds: tuple[int, ...]
) -> None:
    for active, expected in zip(DICE, holds, strict=True):
        table = table_with(active)
        assert condition.met_by(table, table.state.players[1], 0) == bool(expected), active
        assert condition.met(tally_with(table)) == bool(expected), active


def test_what_happened_this_round_is_a_condition() -> None:
    for condition, field, told in (
        (LostADie(), "lost_dice", "lost"),
        (Busted(), "busted", "bust"),
    ):
        for number in (0, 1, 2):
            value = number > 0 if field == "busted" else number
            table = table_with("red-symbol", **{field: value})
            assert condition.met_by(table, table.state.players[1], 0) == (number > 0)
            assert condition.met(tally_with(table, **{told: number})) == (number > 0)


def test_a_credit_counts_once_it_is_gained_and_in_a_tally_once_a_die_shows_it() -> None:
    for gained in (0, 1, 2):
        table = table_with("", credit_gained=gained)
        assert GainedACredit().met_by(table, table.state.players[1], 0) == (gained > 0)
    assert GainedACredit().met(tally_of(table_with("light-credit").state.players[1].active))
    assert not GainedACredit().met(tally_of(table_with("light-move").state.players[1].active))


def test_a_tally_takes_for_granted_what_it_cannot_know() -> None:
    for condition in (ShowsPower(), RewardNearby(), Together(2)):
        assert condition.met(tally_of([]))


def test_dice_used_together_have_partners() -> None:
    assert [Together(dice).partners() for dice in (2, 3, 4)] == [1, 2, 3]
    assert Always().partners() == Active(RED).partners() == 0
