"""Messages become letters: in the language of the person, with the names of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.locales.game_words import GameWords
from dicehall.server.calls.letter import AwaitedTable, Letter
from dicehall.server.store.call_messages import CALL
from dicehall.server.store.live import TableRow, find_table
from dicehall.table.languages import catalogue

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dicehall.server.store.call_messages import Message


def letter_of(connection: Connection, message: Message) -> Letter:
    """Return the letter for a message."""
    language = message.wishes.language
    say = catalogue(language)
    if message.kind != CALL:
        return Letter(
            message.id,
            message.way,
            language,
            say.text("calls-confirm-title"),
            say.text("calls-confirm-text", name=message.body[0]["name"]),
            confirm=message.body[0]["token"],
        )
    tables: list[AwaitedTable] = []
    for call in message.body:
        row = find_table(connection, call["table"])
        if row is not None and row.id not in [table.id for table in tables]:
            tables.append(AwaitedTable(row.id, row.code, _name_of(row, call["seat"], language)))
    number = len(tables)
    return Letter(
        message.id,
        message.way,
        language,
        say.text("calls-title", table=tables[0].name, others=number - 1),
        say.text("calls-text", number=number),
        tuple(tables),
    )


def _name_of(row: TableRow, seat: int, language: str) -> str:
    """Return how a table is called for somebody who sits there."""
    if row.title:
        return row.title
    say = catalogue(language)
    game = GameWords(row.game, say).title()
    seats = [] if row.listing is None else row.listing["seats"]
    others = [one["name"] for number, one in enumerate(seats) if number != seat]
    return say.text("calls-table", game=game, others=", ".join(others)) if others else game
