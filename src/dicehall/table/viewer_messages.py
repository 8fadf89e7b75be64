"""Publishing: what viewers are sent. Each part is serialized once and shared by all who see the same.

All seats see the same entries, and watchers see a few more; the position and the table are the same for
everybody; only the question is a seat's own. So an update is assembled from parts, once for each viewer, and
sent to all connections of that viewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from dicehall.core.match import Match
from dicehall.games.explain import question_of
from dicehall.table.json_text import json_of
from dicehall.table.seats import WATCHER
from dicehall.table.views import may_be_picked_up, summary, thrown, undoable

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame, State
    from dicehall.table.state import LiveTable

RECENT: Final = 50
"""The most entries in a snapshot."""
MOST_MISSED: Final = 5000
"""Viewers who missed more entries than this are sent a snapshot instead."""


def message(kind: str, **fields: object) -> str:
    """Return a small message, such as `stored`."""
    return json_of({"type": kind, **fields})


def summary_of(table: LiveTable) -> str:
    """Return the table without its position, as JSON."""
    return json_of(summary(table))


def snapshot(table: LiveTable, viewer: int, explained: str | None = None) -> str:
    """Return everything a viewer sees now; the question explained, if that is wanted and available."""
    version = table.version(viewer)
    entries = table.missed(viewer, max(0, version - RECENT)) or []
    return (
        f'{{"type":"snapshot","version":{version},"you":{max(viewer, WATCHER)},"table":{summary_of(table)},'
        f'"entries":[{",".join(entries)}],{_position(table)},{_own(table, viewer, explained)}}}'
    )


def catch_up(table: LiveTable, viewer: int, version: int, explained: str | None = None) -> str:
    """Return exactly what a viewer has missed since a version, or a snapshot if that is not possible."""
    entries = None
    if table.version(viewer) - version <= MOST_MISSED:
        entries = table.missed(viewer, version)
    if entries is None:
        return snapshot(table, viewer, explained)
    rest = f'"table":{summary_of(table)},{_position(table)}'
    return _update(table, viewer, explained, ",".join(entries), rest)


def updates(
    table: LiveTable,
    viewers: Iterable[tuple[int, bool]],
    before: dict[bool, int],
    summary: str | None,
    explained: Mapping[int, str],
) -> dict[tuple[int, bool], str]:
    """Return what is new for each of these viewers; each pair also says whether to explain its question.

    `before` holds the previous versions, of watchers (True) and of seats; `summary` is the table, if it has
    changed; `explained` are the questions that are explained already, by seat. Viewers for whom nothing is
    new are left out.
    """
    texts: dict[tuple[int, bool], str] = {}
    entries: dict[bool, str] = {}
    rest: str | None = None
    for viewer, wanted in viewers:
        watches = viewer == WATCHER
        if watches not in entries:
            entries[watches] = ",".join(table.missed(viewer, before[watches]) or [])
        if not entries[watches] and summary is None:
            continue
        if rest is None:
            rest = f'"table":{summary or "null"},{_position(table)}'
        question = explained.get(viewer) if wanted else None
        texts[viewer, wanted] = _update(table, viewer, question, entries[watches], rest)
    return texts


def explanation(table: LiveTable, viewer: int, question: str) -> str:
    """Return the message with a question that is explained now, after it was asked."""
    return f'{{"type":"explained","version":{table.version(viewer)},"question":{question}}}'


def repeated(table: LiveTable, viewer: int, question: str) -> str:
    """Return the same as an update without entries, for clients that know no message with explanations."""
    return _update(table, viewer, question, "", f'"table":null,{_position(table)}')


def _update(table: LiveTable, viewer: int, explained: str | None, entries: str, rest: str) -> str:
    return (
        f'{{"type":"update","version":{table.version(viewer)},"entries":[{entries}],{rest},'
        f"{_own(table, viewer, explained)}}}"
    )


def _position(table: LiveTable) -> str:
    return (
        f'"view":{json_of(table.view())},"asked":{json_of(table.asked_seats())},'
        f'"throws":{_listed(thrown(table))},"pick_up":{_listed(may_be_picked_up(table))}'
    )


def _listed(values: Sequence[object]) -> str:
    # Where the hall rolls, there is never anything to list.
    return json_of(values) if values else "[]"


def _own(table: LiveTable, viewer: int, explained: str | None) -> str:
    """Return the viewer's own part; the question comes last, where simple clients find it."""
    undo = undoable(table, viewer)
    undo_text = "null" if undo is None else str(undo)
    return f'"undo":{undo_text},"question":{explained or table.question(viewer)}'


def explained(game: AnyGame, state: State, seat: int) -> str:
    """Return a seat's question in a position as explained JSON; the state is modified.

    Most questions take a millisecond or two, but a choice among forty moves takes a hundred, so a server does
    this outside its event loop.
    """
    match = Match(game, state=state, listen=False)
    question = match.question(seat)
    return json_of(None if question is None else question_of(match, question, True))
