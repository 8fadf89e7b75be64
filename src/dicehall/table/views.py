"""What viewers are shown, field by field; a field that is not listed never leaves the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dicehall.core.dice import Lot
from dicehall.table.changes import Events
from dicehall.table.entries import SHOWN, TABLE, Entry
from dicehall.table.json_text import json_of
from dicehall.table.links import OLDEST_DICE

if TYPE_CHECKING:
    from dicehall.table.fold import TableFold
    from dicehall.table.table import LiveTable


def seen_by_seats(entry: Entry, running: bool) -> bool:
    """Return whether players see an entry: all except watchers' chat while it could help a player."""
    return entry.kind != "said" or entry.seat != TABLE or not running


def written(entry: Entry, events: Events) -> str:
    """Return an entry as it is sent to viewers, serialized once, without the opening brace and the number.

    The number is the viewer's own, so that no gap reveals that something is hidden.
    """
    body = {name: entry.body[name] for name in SHOWN[entry.kind] if name in entry.body}
    if entry.kind == "made":
        body["seats"] = [
            {
                "kind": seat["kind"],
                "name": seat.get("name", ""),
                "bot": seat.get("bot"),
                "kept": "kept" in seat,
            }
            for seat in entry.body["seats"]
        ]
    shown = {
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": body,
        "events": events,
    }
    return json_of(shown)[1:]


def numbered(place: int, text: str) -> str:
    """Return an entry as `written` has written it, with its number among those that a viewer sees."""
    return f'{{"number":{place},{text}'


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
        for step in table.may_pick_up()
    ]


def summary(table: TableFold) -> dict[str, Any]:
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
                "person": seat.known_as,
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


def as_it_stands(table: TableFold) -> dict[str, Any]:
    """Return a table without its game's position, with the seats that it waits for."""
    asked, changed_at = table.asked_seats(), table.entries[-1].at
    return {**table.summary(), "asked": asked, "changed_at": changed_at}
