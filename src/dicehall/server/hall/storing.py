"""Store a change: everything that is written for it, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from dicehall.games.registry import kit_of
from dicehall.server.hall.duplicate_plays import work_of_plays
from dicehall.server.store.history import BOT, GUEST, PERSON, Result, end_table, player_key
from dicehall.server.store.live import Append, TableRow, append_entries
from dicehall.server.store.ratings import StoredRating as KeptRating
from dicehall.statistics.ratings import Rating, after_game, places
from dicehall.table.entries import AnsweredBody
from dicehall.table.game_record import record_after
from dicehall.table.listing import Listing, listing_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dicehall.table.changes import Change
    from dicehall.table.entries import Entry
    from dicehall.table.state import LiveTable

Work = Callable[["Connection"], None]
"""Something the store does with a connection."""
SHORTEST: Final = 20
"""How many answers everybody must have given themselves in a game that counts for ratings: a third of the
shortest game."""


def work_of(table: LiveTable, change: Change, fence: int) -> Work:
    """Return the work that stores a change of a table; a game's last change also stores its record.

    It fails if the table has changed its owner since it had this fence.
    """
    entries = change.entries
    kinds = {entry.kind for entry in entries}
    if "ended" in kinds:
        return _ending(table, change, fence)
    status = "closed" if "closed" in kinds else "running" if "began" in kinds else None
    listing = None
    if kinds & {"sat", "stood", "bot_sat", "left", "returned"}:
        listing = listing_of(table, entries)
    if status is None and listing is None:
        return Append(table.id, entries, fence)
    plays = work_of_plays(table, change)

    def keep(connection: Connection) -> None:
        append_entries(connection, table.id, entries, fence, status=status, listing=listing)
        plays(connection)

    return keep


def _ending(table: LiveTable, change: Change, fence: int) -> Work:
    assert change.play is not None
    # The table itself does not know yet that it has ended.
    record = record_after(table, change.play, with_secret=True, newest=change.entries).text()
    results = results_of(table, *table.results_of(change.play.match))
    game = table.game.name
    rate = partial(rated, game) if counts(table, change) else None
    plays = work_of_plays(table, change)

    def keep(connection: Connection) -> None:
        end_table(connection, table.id, game, change.entries, record, results, rate, fence)
        plays(connection)

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


def counts(table: LiveTable, change: Change) -> bool:
    """Return whether a game counts for ratings.

    It does if it was played with the usual options and fair dice by people who have all claimed their names,
    each of whom gave at least `SHORTEST` answers, without hints. Otherwise anybody could raise their rating
    with guests, bots, very short games, what a bot advises, dice that they enter themselves, or those of a
    duplicate that they know already.
    """
    if table.entered or table.duplicate is not None or table.gives_hints or table.hinted:
        return False
    if not set(table.game.options()) <= set(kit_of(table.game.name).rated):
        return False
    own: list[set[int]] = [set() for _ in table.seats]
    for entry in (*table.entries, *change.entries):
        if isinstance(entry.body, AnsweredBody) and entry.body.by == "player":
            own[entry.seat].add(entry.body.turn)
    return all(
        seat.claimed is not None and len(turns) >= SHORTEST for seat, turns in zip(table.seats, own)
    )


def rated(
    game: str,
    results: Sequence[Result],
    before: Mapping[str, KeptRating],
    met: Mapping[frozenset[str], int],
) -> list[KeptRating]:
    """Return the new ratings of people who played a game that counts.

    The more often two of them have met recently, the less their ratings change by another game: the second
    game counts half, the third a third, and so on.
    """
    players = [result.player for result in results if result.player is not None]
    if len(players) != len(results) or len(players) < 2:
        return []
    old = [
        Rating(before[player].mu, before[player].sigma, before[player].games)
        if player in before
        else Rating()
        for player in players
    ]
    new = after_game(old, [result.place for result in results])
    ratings: list[KeptRating] = []
    for result, player, was, becomes in zip(results, players, old, new):
        weights = [
            1 / (1 + met.get(frozenset((player, other)), 0)) for other in players if other != player
        ]
        weight = sum(weights) / len(weights)
        ratings.append(
            KeptRating(
                game,
                player,
                result.name,
                was.mu + weight * (becomes.mu - was.mu),
                was.sigma + weight * (becomes.sigma - was.sigma),
                becomes.games,
            )
        )
    return ratings


def row_of(table: LiveTable, entries: Sequence[Entry], owner: int | None) -> TableRow:
    """Return the row of a new table."""
    made = table.made
    return TableRow(
        id=table.id,
        code=made.code,
        game=made.game,
        status=table.status,
        public=made.public,
        secret=table.secret,
        made_at=table.made_at,
        changed_at=entries[-1].at,
        rematch_of=made.rematch_of,
        title=made.title,
        listing=listing_of(table, ()),
        owner=owner,
    )


def goes_by_itself(listing: Listing | None) -> bool:
    """Return whether a running table goes on without anybody connecting: bots play there, or a clock runs."""
    if listing is None:
        return False
    return listing["clock"]["kind"] != "none" or any(
        seat["kind"] == "bot" or seat["away"] for seat in listing["seats"]
    )
