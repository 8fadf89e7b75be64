"""Tables, entries and results with which the store is tested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, func, select

from dicehall.server.store.history import BOT, GUEST, PERSON, Result, player_key
from dicehall.server.store.live import TableRow, make_table
from dicehall.server.store.schema import ENTRIES
from dicehall.server.store.store import Store
from dicehall.table.entries import Body, EndedBody, Entry, SaidBody

ENDED: Final = EndedBody(scores=[1, 0], winners=[0], secret="00")
"""The end of a game."""


def entry(number: int, at: float | None = None, kind: str = "said", text: str = "hello") -> Entry:
    """Return an entry that says something."""
    body: Body = ENDED if kind == "ended" else SaidBody(name="Ada", claimed=None, text=text)
    return Entry(number, float(number) if at is None else at, 0, body)


def entries(*numbers: int) -> list[Entry]:
    """Return entries with these numbers."""
    return [entry(number) for number in numbers]


def row(table: str = "t1", **changes: object) -> TableRow:
    """Return the row of a table."""
    values: dict[str, object] = {
        "id": table,
        "code": f"code-{table}",
        "game": "novodice",
        "status": "open",
        "public": True,
        "secret": b"\x00\xff" * 16,
        "made_at": 0.0,
        "changed_at": 0.0,
        **changes,
    }
    return TableRow(**values)  # type: ignore[arg-type]


async def make(store: Store, table: str = "t1", **changes: object) -> None:
    """Keep a table with one entry."""
    await store.write(lambda connection: make_table(connection, row(table, **changes), entries(0)))


async def numbers(store: Store, table: str = "t1") -> list[int]:
    """Return the numbers of a table's entries."""
    return await store.read(lambda connection: numbers_in(connection, table))


def numbers_in(connection: Connection, table: str) -> list[int]:
    """Return the numbers of a table's entries."""
    found = connection.execute(
        select(ENTRIES.c.number).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    )
    return list(found.scalars())


async def count(store: Store) -> int:
    """Return how many entries all tables have together."""
    return await store.read(
        lambda connection: connection.execute(
            select(func.count()).select_from(ENTRIES)
        ).scalar_one()
    )


def person(seat: int, who: int, name: str, score: int, place: int) -> Result:
    """Return how somebody fared who claimed a name."""
    return Result(seat, player_key(PERSON, who), name, PERSON, score, place, place == 1)


def bot(seat: int, name: str, score: int, place: int) -> Result:
    """Return how a bot fared."""
    return Result(seat, player_key(BOT, name), name, BOT, score, place, place == 1)


def guest(seat: int, name: str, score: int, place: int) -> Result:
    """Return how a guest fared."""
    return Result(seat, player_key(GUEST, name), name, GUEST, score, place, place == 1)


def named(results: Sequence[Result]) -> list[str]:
    """Return the names of those who sat there."""
    return [result.name for result in results]
