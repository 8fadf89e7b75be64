"""Publishing: what viewers are sent, each part written as JSON once and shared by all who see the same.

All seats see the same entries, and watchers see a few more; the position and the table are the same for
everybody; only the question is a seat's own. So an update is put together from parts, and one for each viewer
is sent to all connections of that viewer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from pydantic_core import to_json

from dicehall.table.seats import WATCHER

if TYPE_CHECKING:
    from dicehall.table.table import LiveTable

RECENT: Final = 50
"""Entries that a snapshot holds, at most."""
MOST_MISSED: Final = 5000
"""Who missed more entries than this is sent a snapshot instead."""


def json_of(value: object) -> str:
    """Return a value as compact JSON."""
    return to_json(value).decode()


def message(kind: str, **fields: Any) -> str:
    """Return a small message, such as `stored`."""
    return json_of({"type": kind, **fields})


def figures_of(table: LiveTable) -> str:
    """Return the table without its position, as JSON."""
    return json_of(table.figures())


def snapshot(table: LiveTable, viewer: int) -> str:
    """Return everything a viewer sees now."""
    version = table.version(viewer)
    entries = table.missed(viewer, max(0, version - RECENT)) or []
    return (
        f'{{"type":"snapshot","version":{version},"you":{viewer},"table":{figures_of(table)},'
        f'"entries":{json_of(entries)},{_position(table)},'
        f'"question":{json_of(table.question(viewer))}}}'
    )


def catch_up(table: LiveTable, viewer: int, version: int) -> str:
    """Return just what a viewer has missed since a version, or a snapshot where that cannot be said."""
    if table.version(viewer) - version > MOST_MISSED:
        return snapshot(table, viewer)
    entries = table.missed(viewer, version)
    if entries is None:
        return snapshot(table, viewer)
    return _update(
        table, viewer, json_of(entries), f',"table":{figures_of(table)},{_position(table)}'
    )


def updates(
    table: LiveTable, viewers: Iterable[int], before: dict[bool, int], figures: str | None
) -> dict[int, str]:
    """Return what is new for each of these viewers.

    `before` holds the versions until now, of watchers (True) and of seats; `figures` is the table where it
    has changed. Nobody is sent anything who sees nothing new.
    """
    texts: dict[int, str] = {}
    entries: dict[bool, str | None] = {}
    rest: str | None = None
    for viewer in viewers:
        watches = viewer == WATCHER
        if watches not in entries:
            new = table.missed(viewer, before[watches])
            entries[watches] = json_of(new) if new else None
        shown = entries[watches]
        if shown is None and figures is None:
            continue
        if rest is None:
            rest = (
                f",{_position(table)}"
                if figures is None
                else f',"table":{figures},{_position(table)}'
            )
        texts[viewer] = _update(table, viewer, shown or "[]", rest)
    return texts


def _update(table: LiveTable, viewer: int, entries: str, rest: str) -> str:
    return (
        f'{{"type":"update","version":{table.version(viewer)},"entries":{entries}{rest},'
        f'"question":{json_of(table.question(viewer))}}}'
    )


def _position(table: LiveTable) -> str:
    return f'"view":{json_of(table.view())},"asked":{json_of(table.asked())}'
