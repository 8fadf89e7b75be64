"""What viewers are shown of a table besides its log, field by field; no other field leaves the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dicehall.core.dice import Lot
from dicehall.table.commands import may_pick_up
from dicehall.table.links import OLDEST_DICE

if TYPE_CHECKING:
    from dicehall.table.state import LiveTable


def thrown(table: LiveTable) -> list[dict[str, Any]]:
    """Return the throws for which real dice are to be entered, each kind of die with the faces it has."""
    dice = table.game.dice
    return [
        {
            "seat": throw.seat,
            "number": throw.number,
            "lot": any(
                isinstance(die, Lot) for die, count in zip(dice.kinds, throw.counts) if count
            ),
            "dice": [
                {
                    "die": die.name,
                    "count": count,
                    "faces": [
                        dice.faced(dice.first_cell[kind] + face)._asdict()
                        for face in sorted(set(die.sides))
                    ],
                }
                for kind, (die, count) in enumerate(zip(dice.kinds, throw.counts))
                if count > 0
            ],
        }
        for throw in table.throws()
    ]


def may_be_picked_up(table: LiveTable) -> list[dict[str, Any]]:
    """Return the rolls that were entered and may still be taken back, with what was entered."""
    dice = table.game.dice
    return [
        {
            "seat": step.seat,
            "number": step.number,
            "dice": [dice.faced(cell)._asdict() for cell in dice.parse(step.given)],
        }
        for step in may_pick_up(table)
    ]


def summary(table: LiveTable) -> dict[str, Any]:
    """Return a table without its game's position."""
    made = table.made
    return {
        "id": table.id,
        "code": made["code"],
        "game": made["game"],
        "options": made["options"],
        "dice": made.get("dice", "fair"),
        "status": table.status,
        "title": made["title"],
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "away": seat.away,
                "person": seat.claimed,
                "kept": seat.kept is not None,
            }
            for number, seat in enumerate(table.seats)
        ],
        "host": table.host,
        "public": made["public"],
        "clock": made["clock"],
        "hints": table.gives_hints,
        "stand_in": made["stand_in"],
        "deadlines": {str(seat): at for seat, at in table.deadlines().items()},
        "commitment": made["commitment"],
        "fair_dice": made.get("fair_dice", OLDEST_DICE),
        "duplicate": table.duplicate,
        "anchors": [seat.anchor for seat in table.seats],
        "sealed": table.sealed_at is not None,
        "seeds": table.seeds,
        "secret": table.secret.hex() if table.secret_told else None,
        "made_at": table.made_at,
        "rematch_of": made["rematch_of"],
        "rematch": table.rematch_id,
    }


def as_it_stands(table: LiveTable) -> dict[str, Any]:
    """Return a table without its game's position, with the seats that it waits for."""
    asked, changed_at = table.asked_seats(), table.entries[-1].at
    return {**summary(table), "asked": asked, "changed_at": changed_at}
