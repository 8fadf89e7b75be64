"""Finished games: ending a table, lists, and records."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from dicehall.server.store.live import append_entries, json_text
from dicehall.server.store.lock import one_at_a_time
from dicehall.server.store.mistakes import Overtaken
from dicehall.server.store.ratings import StoredRating, ratings_among, set_ratings
from dicehall.server.store.schema import PEOPLE, RECORDS, RESULTS, TABLES
from dicehall.table.entries import Entry

Rate = Callable[
    [Sequence["Result"], Mapping[str, StoredRating], Mapping[frozenset[str], int]],
    Sequence[StoredRating],
]
"""Returns the new ratings of a game's players, given its results, their old ratings by player (without new
players), and how often each two of them have played together recently."""
LATELY: Final = 30 * 86400.0
"""The seconds for which games of the same two players are remembered."""

PERSON: Final = "person"
GUEST: Final = "guest"
BOT: Final = "bot"


@dataclass(frozen=True)
class Result:
    """The result of one seat of a finished game."""

    seat: int
    """The seat."""
    player: str | None
    """The player it counts for, as `player_key` gives it; None for a guest."""
    name: str
    """The name shown at the table."""
    kind: str
    """person, guest or bot."""
    score: int
    """The final score."""
    place: int
    """1 for the first; ties share a place."""
    won: bool
    """Whether it is among the winners."""
    claimed: str | None = None
    """The name shown, if the player has claimed it; only known for stored results."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game as shown in lists."""

    table_id: str
    """The table at which it was played."""
    game: str
    """The game's name."""
    ended_at: float
    """When it ended, in seconds since 1970."""
    results: tuple[Result, ...]
    """The results of the seats, in order."""


def player_key(kind: str, who: str | int) -> str | None:
    """Return the key under which a player is counted: a person's id or a bot's name. Guests have none."""
    return None if kind == GUEST else f"{kind}:{who}"


def end_table(
    connection: Connection,
    table_id: str,
    game: str,
    entries: Sequence[Entry],
    record: str,
    results: Sequence[Result],
    rate: Rate | None = None,
    fence: int = 0,
) -> None:
    """Store a game's last entries, its record, its results and the new ratings; all or nothing.

    Ratings are read and written here, in the same transaction, so that two games that end at the same time
    both count.
    """
    append_entries(connection, table_id, entries, fence, status="ended")
    if rate is not None:
        one_at_a_time(connection)
    results = _without_gone(connection, results)
    ended_at = entries[-1].at
    players = {result.player for result in results if result.player is not None}
    met = {} if rate is None else _met(connection, game, players, ended_at - LATELY)
    try:
        connection.execute(
            insert(RECORDS),
            {"table_id": table_id, "game": game, "ended_at": ended_at, "text": record},
        )
    except IntegrityError:
        raise Overtaken(f"the game at table '{table_id}' has ended already.") from None
    rows = [
        {
            "table_id": table_id,
            "seat": result.seat,
            "game": game,
            "ended_at": ended_at,
            "player": result.player,
            "name": result.name,
            "kind": result.kind,
            "against": _against(result, results),
            "score": result.score,
            "place": result.place,
            "won": result.won,
        }
        for result in results
    ]
    if rows:
        connection.execute(insert(RESULTS), rows)
    if rate is not None:
        before = ratings_among(connection, game, players)
        set_ratings(connection, rate(results, before, met))


def _met(
    connection: Connection, game: str, players: Collection[str], since: float
) -> dict[frozenset[str], int]:
    """Return how often each two of these players have finished a game together since then."""
    one, other = RESULTS.alias("one"), RESULTS.alias("other")
    found = connection.execute(
        select(one.c.player, other.c.player, func.count(one.c.table_id.distinct()))
        .join(other, other.c.table_id == one.c.table_id)
        .where(
            one.c.player.in_(sorted(players)),
            other.c.player.in_(sorted(players)),
            one.c.player < other.c.player,
            one.c.game == game,
            one.c.ended_at >= since,
        )
        .group_by(one.c.player, other.c.player)
    )
    return {frozenset((first, second)): games for first, second, games in found}


def _without_gone(connection: Connection, results: Sequence[Result]) -> list[Result]:
    """Return the results with those who deleted their name during the game as guests."""
    people = {result.player for result in results if result.kind == PERSON}
    ids = [int(str(player).removeprefix(f"{PERSON}:")) for player in people]
    found = connection.execute(
        select(PEOPLE.c.id).where(PEOPLE.c.id.in_(ids), PEOPLE.c.gone_at.is_not(None))
    )
    gone = {player_key(PERSON, person) for person in found.scalars()}
    return [
        replace(result, player=None, kind=GUEST) if result.player in gone else result
        for result in results
    ]


def _against(result: Result, results: Sequence[Result]) -> str:
    others = {other.kind == BOT for other in results if other.seat != result.seat}
    if len(others) == 2:
        return "both"
    if not others:
        return "nobody"
    return "bots" if True in others else "people"


def games_list(
    connection: Connection,
    listed: ColumnElement[bool],
    player: str | None = None,
    game: str | None = None,
    before: str | None = None,
    limit: int = 20,
    rival: str | None = None,
    option: tuple[str, str] | None = None,
) -> list[FinishedGame]:
    """Return finished games that may be listed, newest first: all, those of a player, or those of one game.

    They can be restricted to games in which a rival also played, or which were played with an option.
    `listed` is the condition on `TABLES` for being listed; `before` is the table of the last game on the
    previous page.
    """
    chosen = select(RECORDS.c.table_id, RECORDS.c.game, RECORDS.c.ended_at)
    order = (RECORDS.c.ended_at, RECORDS.c.table_id)
    if player is not None:
        # One person may have had two seats; the game is still listed only once.
        order = (RESULTS.c.ended_at, RESULTS.c.table_id)
        chosen = (
            select(RESULTS.c.table_id, RESULTS.c.game, RESULTS.c.ended_at)
            .where(RESULTS.c.player == player)
            .distinct()
        )
    chosen = chosen.join(TABLES, TABLES.c.id == order[1]).where(listed)
    if game is not None:
        chosen = chosen.where((RECORDS if player is None else RESULTS).c.game == game)
    if rival is not None:
        met = RESULTS.alias("met")
        chosen = chosen.where(order[1].in_(select(met.c.table_id).where(met.c.player == rival)))
    if option is not None:
        # A table's listing is JSON, written by `json_text`, so it contains the option as written here.
        name, value = option
        written = json_text({name: value})[1:-1]
        chosen = chosen.where(TABLES.c.listing.contains(written, autoescape=True))
    if before is not None:
        last = select(RECORDS.c.ended_at).where(RECORDS.c.table_id == before).scalar_subquery()
        chosen = chosen.where(tuple_(*order) < tuple_(last, before))
    found = connection.execute(
        chosen.order_by(*(column.desc() for column in order)).limit(limit)
    ).all()
    results = results_at(connection, [row.table_id for row in found])
    return [
        FinishedGame(row.table_id, row.game, row.ended_at, tuple(results.get(row.table_id, ())))
        for row in found
    ]


def results_at(connection: Connection, tables: list[str]) -> dict[str, list[Result]]:
    """Return the results of the seats of some tables, by table."""
    column = RESULTS.c
    found = connection.execute(
        select(RESULTS).where(column.table_id.in_(tables)).order_by(column.table_id, column.seat)
    )
    rows = found.all()
    owners = _owners(connection, {row.name for row in rows if row.kind == PERSON})
    results: dict[str, list[Result]] = {}
    for row in rows:
        claimed = row.name if owners.get(row.name, "") == row.player else None
        results.setdefault(row.table_id, []).append(
            Result(row.seat, row.player, row.name, row.kind, row.score, row.place, row.won, claimed)
        )
    return results


def _owners(connection: Connection, names: Collection[str]) -> dict[str, str | None]:
    """Return who claimed each of these names, as `player_key` gives them, without deleted names."""
    found = connection.execute(
        select(PEOPLE.c.name, PEOPLE.c.id).where(
            PEOPLE.c.name.in_(sorted(names)), PEOPLE.c.gone_at.is_(None)
        )
    )
    return {name: player_key(PERSON, person) for name, person in found}


def credit_game(connection: Connection, table_id: str, seat: int, person: int) -> bool:
    """Count a guest's finished game for a person; return whether there was one to count. Ratings stay."""
    found = connection.execute(
        update(RESULTS)
        .where(
            RESULTS.c.table_id == table_id,
            RESULTS.c.seat == seat,
            RESULTS.c.kind == GUEST,
        )
        .values(player=player_key(PERSON, person), kind=PERSON)
    )
    return found.rowcount > 0


def game_record(connection: Connection, table_id: str) -> str | None:
    """Return the record of a finished game, if it exists."""
    return connection.execute(select(RECORDS.c.text).where(RECORDS.c.table_id == table_id)).scalar()
