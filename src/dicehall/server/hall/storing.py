"""Store a change: everything that is written for it, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dicehall.core.fair import sealed_origin
from dicehall.core.record import record_of
from dicehall.server.store.history import BOT, GUEST, PERSON, Result, end_table, player_key
from dicehall.server.store.live import TableRow, append_entries
from dicehall.server.store.ratings import Rating as KeptRating
from dicehall.statistics.ratings import Rating, after_game, places

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dicehall.table.changes import Change
    from dicehall.table.entries import Entry
    from dicehall.table.table import LiveTable

Work = Callable[["Connection"], None]
"""Something the store does with a connection."""


def work_of(table: LiveTable, change: Change) -> Work:
    """Return the work that stores a change of a table; a game's last change also stores its record."""
    entries = change.entries
    kinds = {entry.kind for entry in entries}
    if "ended" in kinds:
        return _ending(table, change)
    status = "closed" if "closed" in kinds else "running" if "began" in kinds else None
    listing = None
    if kinds & {"sat", "stood", "bot_sat", "left", "returned"}:
        listing = listing_of(table, entries)

    def keep(connection: Connection) -> None:
        append_entries(connection, table.id, entries, status=status, listing=listing)

    return keep


def _ending(table: LiveTable, change: Change) -> Work:
    assert change.play is not None
    assert table.seeds is not None
    # The table itself does not know yet that it has ended.
    origin = sealed_origin(table.made["commitment"], table.seeds, table.id)
    origin["secret"] = table.secret.hex()
    names = tuple(seat.name for seat in table.seats)
    record = record_of(change.play.match, names, origin).text()
    results = results_of(table, *table.results_of(change.play.match))
    game = table.game.name

    def keep(connection: Connection) -> None:
        end_table(
            connection,
            table.id,
            game,
            change.entries,
            record,
            results,
            lambda before: rated(table, results, before),
        )

    return keep


def results_of(table: LiveTable, scores: list[int], winners: list[int]) -> list[Result]:
    """Return the result of every seat."""
    results: list[Result] = []
    for number, place in enumerate(places(scores, winners)):
        seat = table.seats[number]
        kind = BOT if seat.kind == "bot" else PERSON if seat.person is not None else GUEST
        who = seat.bot if seat.kind == "bot" else seat.person
        results.append(
            Result(
                seat=number,
                player=player_key(kind, "" if who is None else who),
                name=seat.name,
                kind=kind,
                score=scores[number],
                place=place,
                won=number in winners,
            )
        )
    return results


def rated(
    table: LiveTable, results: Sequence[Result], before: Mapping[str, KeptRating]
) -> list[KeptRating]:
    """Return the new ratings of known players: people with a claimed name, and bots.

    Guests are left out: one person could play as many guests as needed and beat them all.
    """
    known = [result for result in results if result.player is not None]
    players = [str(result.player) for result in known]
    if len(set(players)) < 2:
        return []
    old = [
        Rating(before[player].mu, before[player].sigma, before[player].games)
        if player in before
        else Rating()
        for player in players
    ]
    new = after_game(old, [result.place for result in known], players)
    ratings: dict[str, KeptRating] = {}
    for result, player, rating in zip(known, players, new):
        seat = table.seats[result.seat]
        name = seat.bot or seat.claimed or seat.name
        ratings[player] = KeptRating(
            table.game.name, player, name, rating.mu, rating.sigma, rating.games
        )
    return list(ratings.values())


def row_of(table: LiveTable, entries: Sequence[Entry]) -> TableRow:
    """Return the row of a new table."""
    made = table.made
    return TableRow(
        id=table.id,
        code=made["code"],
        game=made["game"],
        status=table.status,
        public=made["public"],
        secret=table.secret,
        made_at=table.made_at,
        changed_at=entries[-1].at,
        rematch_of=made["rematch_of"],
        title=made["title"],
        listing=listing_of(table, ()),
    )


def listing_of(table: LiveTable, entries: Sequence[Entry]) -> dict[str, Any]:
    """Return what lists show of a table once these entries are part of it."""
    seats = [_listed(seat.kind, seat.name, seat.bot, seat.away) for seat in table.seats]
    for entry in entries:
        if entry.kind == "sat":
            seats[entry.seat] = _listed("person", entry.body["name"])
        elif entry.kind == "bot_sat":
            seats[entry.seat] = _listed("bot", entry.body["name"], entry.body["bot"])
        elif entry.kind == "stood":
            seats[entry.seat] = _listed("open", "")
        elif entry.kind in ("left", "returned"):
            seats[entry.seat]["away"] = entry.kind == "left"
    return {"seats": seats, "options": table.made["options"], "clock": table.made["clock"]}


def _listed(kind: str, name: str, bot: str | None = None, away: bool = False) -> dict[str, Any]:
    return {"kind": kind, "name": name, "bot": bot, "away": away}


def goes_by_itself(listing: dict[str, Any]) -> bool:
    """Return whether a running table goes on without anybody connecting: bots play there, or a clock runs."""
    clock: dict[str, Any] = listing.get("clock", {"kind": "none"})
    seats: list[dict[str, Any]] = listing.get("seats", [])
    return clock["kind"] != "none" or any(seat["kind"] == "bot" or seat["away"] for seat in seats)
