"""How often each face of the hall's dice fell, counted over all finished games.

A game is counted after it has ended, by any process: in one transaction its record is marked as counted and
its faces are added, so each game counts once, whatever crashes.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from dicehall.server.store.lock import one_at_a_time
from dicehall.server.store.schema import DICE_FACES, RECORDS
from dicehall.statistics.faces import RolledFace, faces_in

AT_ONCE: Final = 50
"""The most games that are counted at once."""


class CountedGame(NamedTuple):
    """A finished game, and how often each face fell there."""

    table_id: str
    game: str
    faces: Counter[RolledFace]


@dataclass(frozen=True)
class FaceCount:
    """How often a face of a die fell in all games of one kind."""

    game: str
    die: str
    face: str
    ways: int
    """How many sides of the die show it."""
    count: int


def uncounted_games(connection: Connection) -> list[CountedGame]:
    """Return some finished games that are not counted yet, with their faces."""
    found = connection.execute(
        select(RECORDS.c.table_id, RECORDS.c.game, RECORDS.c.text)
        .where(RECORDS.c.dice_counted.is_(False))
        .order_by(RECORDS.c.table_id)
        .limit(AT_ONCE)
    )
    return [CountedGame(row.table_id, row.game, faces_in(json.loads(row.text))) for row in found]


def add_counts(connection: Connection, games: list[CountedGame]) -> None:
    """Count games, except for those that another process has counted in the meantime."""
    one_at_a_time(connection)
    total: Counter[tuple[str, RolledFace]] = Counter()
    for table_id, game, faces in games:
        marked = connection.execute(
            update(RECORDS)
            .where(RECORDS.c.table_id == table_id, RECORDS.c.dice_counted.is_(False))
            .values(dice_counted=True)
        )
        if marked.rowcount:
            for face, count in faces.items():
                total[game, face] += count
    for (game, face), count in sorted(total.items()):
        same = (
            DICE_FACES.c.game == game,
            DICE_FACES.c.die == face.die,
            DICE_FACES.c.face == face.face,
        )
        added = connection.execute(
            update(DICE_FACES).where(*same).values(count=DICE_FACES.c.count + count)
        )
        if not added.rowcount:
            row = {"game": game, **face._asdict(), "count": count}
            connection.execute(insert(DICE_FACES), row)


def face_counts(connection: Connection) -> list[FaceCount]:
    """Return all counts, sorted by game, die and face."""
    rows = connection.execute(
        select(DICE_FACES).order_by(DICE_FACES.c.game, DICE_FACES.c.die, DICE_FACES.c.face)
    )
    return [FaceCount(*row) for row in rows]


def counted_games(connection: Connection) -> int:
    """Return how many games are counted."""
    counted = select(func.count()).select_from(RECORDS).where(RECORDS.c.dice_counted.is_(True))
    return connection.execute(counted).scalar_one()
