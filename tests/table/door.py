"""How the tests come to a table: made, seated and begun through the same commands as a client's."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pytest

from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.entries import By, Entry
from dicehall.table.entry_json import read_entry, stored_body
from dicehall.table.game_record import game_record
from dicehall.table.new_table import PlannedSeat, new_table
from dicehall.table.refusals import Refusal
from dicehall.table.restore import restore_table
from dicehall.table.seats import WATCHER, hash_token
from dicehall.table.state import LiveTable
from dicehall.table.views import summary

SECRET = bytes(range(32))
"""The secret of the tests' tables; its first digits occur in no text by accident."""
NOW = 1000.0
"""When the tests' tables are made."""
OPEN: PlannedSeat = {"kind": "open"}
BOT: PlannedSeat = {"kind": "bot", "bot": "greedy"}


def seed_of(seat: int) -> str:
    """Return a seed."""
    return f"{seat:02x}" * 16


def token_of(seat: int) -> str:
    """Return a seat's token."""
    return f"token of seat {seat}"


def made_table(
    players: int = 2, game: str = "novodice", options: dict[str, Any] | None = None, **wanted: Any
) -> LiveTable:
    """Return a table with open seats."""
    wanted = {"seats": [OPEN] * players, "code": "ABCD", **wanted}
    return new_table("table-1", SECRET, NOW, game=game, options=options or {}, **wanted)


def do(table: LiveTable, change: Change) -> Change:
    """Apply a change, as it is after it was stored."""
    table.apply(change)
    return change


def sit(table: LiveTable, seat: int, name: str = "") -> None:
    """Let somebody sit down."""
    do(
        table,
        commands.sit(
            table, seat, name or f"Player {seat}", seed_of(seat), hash_token(token_of(seat)), NOW
        ),
    )


def begun_table(
    players: int = 2, game: str = "novodice", options: dict[str, Any] | None = None, **wanted: Any
) -> LiveTable:
    """Return a table whose open seats were all taken, and whose game has begun."""
    table = made_table(players, game, options, **wanted)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            sit(table, number)
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    do(table, commands.begin(table, people[0] if people else WATCHER, NOW + 1))
    return table


def answer(table: LiveTable, seat: int | None = None, option: int = 0, now: float = NOW + 2) -> int:
    """Let a seat, or the first one asked, answer with one of its options; return the seat."""
    seat = table.asked_seats()[0] if seat is None else seat
    question = table.asks(seat)
    assert question is not None
    bot = table.plays_by_bot(seat)
    by: By = "player" if bot is None else "bot" if table.seats[seat].kind == "bot" else "stand_in"
    do(table, commands.answer(table, seat, question.turn, question.options[option], now, by, bot))
    return seat


def play_out(table: LiveTable) -> None:
    """Play a game to its end, with the last option always."""
    while table.status == "running":
        answer(table, option=-1)


def refused(code: str) -> pytest.RaisesExc[Refusal]:
    """Expect a refusal of this code."""
    return pytest.raises(Refusal, match=rf"^{code}( |$)")


def kinds(change: Change) -> list[str]:
    """Return the kinds of a change's entries."""
    return [entry.kind for entry in change.entries]


def details(entry: Entry) -> dict[str, Any]:
    """Return what an entry says, as it is stored."""
    return stored_body(entry.body)


def stored(entries: list[Entry]) -> list[Entry]:
    """Return entries as they come back from a store: through JSON."""
    return [
        read_entry(
            entry.number, entry.at, entry.kind, entry.seat, json.loads(json.dumps(details(entry)))
        )
        for entry in entries
    ]


def changed(entries: list[Entry], at: int, /, **body: Any) -> list[Entry]:
    """Return a log in which an entry says something else."""
    entry = entries[at]
    other = read_entry(entry.number, entry.at, entry.kind, entry.seat, {**details(entry), **body})
    return [*entries[:at], other, *entries[at + 1 :]]


def missed(table: LiveTable, viewer: int, version: int) -> list[dict[str, Any]] | None:
    """Return the entries that a viewer has missed since a version."""
    texts = table.missed(viewer, version)
    return None if texts is None else [_entry(text) for text in texts]


@lru_cache(4096)
def _entry(text: str) -> dict[str, Any]:
    """Read an entry as it was sent; a walk looks at the same ones after every step."""
    entry: dict[str, Any] = json.loads(text)
    return entry


def sight(table: LiveTable) -> dict[str, Any]:
    """Return all that anybody is ever sent of a table, and all that it goes on from."""
    viewers = [*range(len(table.seats)), WATCHER]
    match = table.match
    return {
        "summary": summary(table),
        "view": table.view(),
        "asked": table.asked_seats(),
        "questions": [json.loads(table.question(viewer)) for viewer in viewers],
        "versions": [table.version(viewer) for viewer in viewers],
        "missed": [missed(table, viewer, 0) for viewer in (0, WATCHER)],
        "entries": len(table.entries),
        "seats": list(table.seats),
        "state": None if match is None else match.state.numbers(),
        "steps": None if match is None else list(match.steps),
    }


def sent(table: LiveTable) -> str:
    """Return as JSON all that anybody is ever sent of a table, and its record."""
    everything = sight(table)
    for inside in ("seats", "state", "steps"):
        del everything[inside]
    record = "" if table.match is None else game_record(table).text()
    return json.dumps(everything, ensure_ascii=False) + record


def restored(table: LiveTable) -> LiveTable:
    """Return the table as it is after a restart."""
    return restore_table(table.id, table.secret, stored(table.entries))
