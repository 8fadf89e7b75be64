"""Whom a hall's tables wait for: people to be called, since they are asked something and are not there.

Only tables whose clock counts in days are looked at; wherever play is quicker, people stay at the table.
Such tables are always in the memory of the process that owns them. What is found follows from the table
alone, so it can be looked for again and again, also after a crash and in another process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dicehall.server.store.calls import Call

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dicehall.hall.room import Room

GRACE_S: Final = 120.0
"""Seconds after a question, and after somebody has gone, in which they may come by themselves."""
PRESENT_S: Final = 3600.0
"""Seconds after which somebody is called although they are connected: a page that was left open is
nobody."""

Place = tuple[str, int]
"""A table's id and a seat."""


class WaitingFor:
    """Finds the people whom the tables in memory wait for."""

    def __init__(self) -> None:
        self._seen: dict[Place, float] = {}
        self._found: dict[Place, Call] = {}

    def look(self, rooms: Iterable[Room], now: float) -> tuple[dict[Call, int], list[Call]]:
        """Return the calls that are new, each with the person to call, and those of people who are there."""
        new: dict[Call, int] = {}
        there: list[Call] = []
        asked: set[Place] = set()
        for room in rooms:
            for place, call, person, since in _asked(room):
                asked.add(place)
                if _is_there(room, call.seat) and now - since < PRESENT_S:
                    there.append(call)
                    self._seen[place] = now
                    self._found.pop(place, None)
                elif now - max(since, self._seen.get(place, since)) < GRACE_S:
                    continue
                elif self._found.get(place) != call:
                    new[call] = person
        for known in (self._seen, self._found):
            for place in known.keys() - asked:
                known.pop(place)
        return new, there

    def noted(self, calls: Iterable[Call]) -> None:
        """Remember the calls that were noted, so that they are not noted again and again."""
        for call in calls:
            self._found[call.table, call.seat] = call


def _asked(room: Room) -> list[tuple[Place, Call, int, float]]:
    """Return the people who are asked something at a table that is played over days."""
    table, play = room.table, room.table.play
    if room.moved or play is None or table.made.clock["kind"] != "days":
        return []
    found: list[tuple[Place, Call, int, float]] = []
    for seat in table.asked_seats():
        person, since = table.seats[seat].person, play.since(seat)
        question = play.match.question(seat)
        if table.plays_by_bot(seat) is not None or question is None or since is None:
            continue
        if isinstance(person, int):
            call = Call(table.id, seat, question.turn, len(table.entries))
            found.append(((table.id, seat), call, person, since))
    return found


def _is_there(room: Room, seat: int) -> bool:
    return any(listener.viewer == seat for listener in room.listeners)
