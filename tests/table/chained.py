"""Tables whose seats have hash chains, played through the same commands as a client's."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from tests.table.door import NOW, details, do, made_table, token_of

from dicehall.core.chains import chain_from
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.entries import By
from dicehall.table.seat_chains import closed_seeds
from dicehall.table.seats import hash_token
from dicehall.table.state import LiveTable

LENGTH = 400
"""The links of a chain in these tests: more than anybody answers questions in one of their games."""


def chain_of(seat: int, what: str = "a chain for tests") -> list[str]:
    """Return a chain by place: anchor, seed, the link for turn 0, and so on."""
    return chain_from(sha256(f"{what}/{seat}".encode()).hexdigest(), LENGTH)


CHAINS = [chain_of(seat) for seat in range(4)]
"""The chain of every seat."""


def sit_chained(table: LiveTable, seat: int) -> None:
    """Let somebody sit down with an anchor."""
    token = hash_token(token_of(seat))
    do(table, commands.sit(table, seat, f"Player {seat}", None, token, NOW, anchor=CHAINS[seat][0]))


def sealed_table(players: int = 2, game: str = "novodice", **wanted: Any) -> LiveTable:
    """Return a table at which all people have committed themselves and the game was started."""
    table = made_table(players, game, **wanted)
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    for seat in people:
        sit_chained(table, seat)
    do(table, commands.begin(table, people[0], NOW + 1))
    return table


def chained_table(players: int = 2, game: str = "novodice", **wanted: Any) -> LiveTable:
    """Return a table at which all people have opened their seeds, so that the game has begun."""
    table = sealed_table(players, game, **wanted)
    for seat in closed_seeds(table):
        do(table, commands.open_seed(table, seat, CHAINS[seat][1], NOW + 1))
    assert table.status == "running"
    return table


def link(seat: int, turn: int) -> str:
    """Return a seat's link for a turn."""
    return CHAINS[seat][2 + turn]


def answer_linked(
    table: LiveTable, seat: int | None = None, option: int = 0, now: float = NOW + 2
) -> Change:
    """Let a seat, or the first one asked, answer; people show the link for the turn."""
    seat = table.asked_seats()[0] if seat is None else seat
    asks = table.asks(seat)
    assert asks is not None
    bot = table.plays_by_bot(seat)
    by: By = "player" if bot is None else "bot" if table.seats[seat].kind == "bot" else "stand_in"
    shown = link(seat, asks.turn) if bot is None else None
    given = asks.options[option]
    return do(table, commands.answer(table, seat, asks.turn, given, now, by, bot, shown))


def play_linked(table: LiveTable, option: int = -1) -> None:
    """Play a game to its end."""
    while table.status == "running":
        answer_linked(table, option=option)


def rolls(table: LiveTable, seat: int) -> list[str | None]:
    """Return the links mixed into a seat's rolls so far, as the log names them."""
    return [
        details(entry).get("link")
        for entry in table.entries
        if entry.kind == "rolled" and entry.seat == seat
    ]
