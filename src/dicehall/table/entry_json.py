"""Entries as JSON: how logs store them, and how viewers are sent them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, cast

from dicehall.core.mistakes import Difference
from dicehall.table.entries import KIND_OF, Body, Entry, FirstSeat, FirstSeatShown, MadeBody
from dicehall.table.json_text import json_of

KINDS: Final[Mapping[str, type]] = {name: body for body, name in KIND_OF.items()}
"""Every kind of entry by its word."""


class _Fields:
    """The fields of a kind of entry that are written together."""

    def __init__(self, body: type, hidden: bool) -> None:
        found = [one for one in fields(body) if hidden or "hidden" not in one.metadata]
        self.names: Final = tuple(one.name for one in found)
        self.optional: Final = tuple(one.name for one in found if one.default is None)
        """Those that are left out where they are None."""
        # Something every object has comes last, so that the values are a tuple even of one field or none.
        self.values: Final = attrgetter(*self.names, "__class__", "__class__")


_STORED: Final = {body: _Fields(body, hidden=True) for body in KIND_OF}
_SHOWN: Final = {body: _Fields(body, hidden=False) for body in KIND_OF}
SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    name: _SHOWN[body].names for body, name in KIND_OF.items()
}
"""The names of the fields that viewers are shown, by kind. All other fields stay in the log."""


def stored_body(body: Body) -> dict[str, object]:
    """Return what an entry says as it is stored, in a form that JSON can hold."""
    stored = _written(body, _STORED[type(body)])
    if isinstance(body, MadeBody):
        stored["seats"] = [_without_nothing(seat) for seat in body.seats]
    return stored


def read_entry(number: int, at: float, kind: str, seat: int, body: Mapping[str, Any]) -> Entry:
    """Return an entry as it was stored; raise `Difference` for one that is none."""
    made = KINDS.get(kind)
    if made is None:
        raise Difference(f"entry {number} ({kind}): there is no such kind of entry.")
    try:
        given = {name: body[name] for name in _STORED[made].names if name in body}
        if made is MadeBody:
            given["seats"] = [FirstSeat(**seat) for seat in given["seats"]]
        return Entry(number, at, seat, cast("Callable[..., Body]", made)(**given))
    except (KeyError, TypeError) as error:
        raise Difference(f"entry {number} ({kind}): it cannot be read ({error!r}).") from None


def written(entry: Entry, events: Sequence[Mapping[str, object]]) -> str:
    """Return an entry as it is sent to viewers, serialized once, without the opening brace and the number.

    The number is the viewer's own, so that no gap reveals that something is hidden.
    """
    kind, body = entry.kind, entry.body
    shown = _written(body, _SHOWN[type(body)])
    if isinstance(body, MadeBody):
        shown["seats"] = [_seat_shown(seat) for seat in body.seats]
    return json_of(
        {"at": entry.at, "kind": kind, "seat": entry.seat, "body": shown, "events": events}
    )[1:]


def numbered(place: int, text: str) -> str:
    """Return an entry as `written` has written it, with its number among those that a viewer sees."""
    return f'{{"number":{place},{text}'


def _written(body: Body, fields: _Fields) -> dict[str, object]:
    """Return these fields of an entry, but not those that are left out where they are None."""
    values = dict(zip(fields.names, fields.values(body)))
    for name in fields.optional:
        if values[name] is None:
            del values[name]
    return values


def _without_nothing(seat: FirstSeat) -> dict[str, str]:
    return {
        name: value for name in ("kind", "name", "bot", "kept") if (value := getattr(seat, name))
    }


def _seat_shown(seat: FirstSeat) -> FirstSeatShown:
    kept = seat.kept is not None
    return {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "kept": kept}
