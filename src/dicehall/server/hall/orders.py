"""Orders: what operators have asked for, which reaches every process of the hall through the database.

Each process looks for a newer one when it is woken, and now and then in case it was not, and then takes over
all that is in force. So it makes no difference which orders it has missed, or how often it reads one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dicehall.server.bans import Bans
from dicehall.server.logs import note
from dicehall.server.store.mistakes import NotStored
from dicehall.server.store.operator_orders import (
    DONE,
    Order,
    carry_out,
    drained_since,
    newest_order,
    orders_in_force,
)
from dicehall.table import commands
from dicehall.table.refusals import Refusal
from dicehall.table.viewer_messages import message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dicehall.hall.room import Room
    from dicehall.server.hall.hall import Hall

LOOK_S: Final = 0.5
"""Seconds between two looks for newer orders where nobody wakes this process, or there is more to do."""
SELDOM_S: Final = 5.0
"""Seconds between two looks for newer orders where every order wakes this process."""
AGAIN: Final = ("not_stored", "shutting_down", "too_busy")
"""The refusals after which a table is tried to be closed again."""


class Orders:
    """What operators have asked for, as far as this process knows."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.bans: Bans = Bans(hall.services.clock)
        """Who is kept out."""
        self.draining: bool = False
        """Whether the only process of the hall takes no new tables; among several, its lease knows."""
        self._announcement: Order | None = None
        self._banned: set[int] = set()
        self._to_close: list[Order] = []
        self._seen = -1
        self._began_after: int | None = None

    @property
    def announcement(self) -> Order | None:
        """The announcement in force."""
        current = self._announcement
        if (
            current is not None
            and current.until is not None
            and current.until <= self._hall.services.clock()
        ):
            return None
        return current

    def announcement_message(self) -> str:
        """Return the message that tells what is announced at present, if anything."""
        return message("announcement", announcement=shown(self.announcement))

    @property
    def pause_s(self) -> float:
        """Return for how many seconds there is nothing to look for, unless this process is woken."""
        hall = self._hall
        unfinished = self._to_close or (hall.draining and hall.rooms)
        return LOOK_S if unfinished or hall.services.lease is None else SELDOM_S

    async def look(self) -> None:
        """Look for newer orders, and follow them; a database that does not answer is asked again later."""
        try:
            newest = await self._hall.services.store.read(newest_order)
            if newest != self._seen or self._to_close:
                await self._take_over(newest)
        except NotStored:
            return
        for order in self._to_close:
            await self._close(order)
        if self._hall.draining:
            await self._hall.hand_on()

    async def _take_over(self, newest: int) -> None:
        if self._began_after is None:
            self._began_after = newest
        began_after = self._began_after

        def all_in_force(connection: Connection) -> tuple[list[Order], bool | None]:
            return orders_in_force(connection), drained_since(connection, began_after)

        orders, drained = await self._hall.services.store.read(all_in_force)
        self._seen = newest
        if self._hall.services.lease is None:
            self.draining = bool(drained)
        self._to_close = [order for order in orders if order.kind == "close"]
        announced = [order for order in orders if order.kind == "announce"]
        before, self._announcement = self._announcement, announced[-1] if announced else None
        if self._announcement != before:
            self._tell_all(self.announcement_message())
        bans = [order for order in orders if order.kind == "ban"]
        self.bans.set(bans)
        numbers = {order.id for order in bans}
        if numbers - self._banned:
            await self._send_away()
        self._banned = numbers

    def _tell_all(self, text: str) -> None:
        for room in self._hall.rooms.values():
            for listener in room.listeners:
                listener.tell(text)

    async def _close(self, order: Order) -> None:
        """Close a table if it is here, or in no process at all."""
        outcome = DONE
        try:
            room = await self._hall.load(order.subject)
            await room.do(lambda table, now: commands.close(table, now, "operator", order.words))
        except Refusal as refusal:
            if refusal.code in AGAIN:
                return
            outcome = refusal.code
        note("closed_by_operator", table=order.subject, outcome=outcome)
        now = self._hall.services.clock()
        try:
            await self._hall.services.store.write(
                lambda connection: carry_out(connection, order.id, outcome, now)
            )
        except NotStored:
            # It is still in force, and to close a table again changes nothing.
            return

    # ------------------------------------------------------------------------------ sending away

    async def _send_away(self) -> None:
        """Send away all who are banned: bots play on for them."""
        for room in list(self._hall.rooms.values()):
            for seat in self._hang_up(room):
                await self._leave(room, seat)

    async def _leave(self, room: Room, seat: int) -> None:
        try:
            await room.do(lambda table, now: commands.leave(table, seat, now))
        except Refusal as refusal:
            note("not_left", table=room.table.id, seat=seat, code=refusal.code)

    def _hang_up(self, room: Room) -> list[int]:
        """Tell everybody at a table who is banned, and hang up; return the seats that they leave."""
        leaving = {
            number
            for number, seat in enumerate(room.table.seats)
            if seat.kind == "person" and self._banned_person(seat.person)
        }
        for listener in list(room.listeners):
            try:
                listener.visitor.check(room, listener.viewer)
            except Refusal as refusal:
                listener.refuse(refusal)
                if not listener.watches:
                    leaving.add(listener.viewer)
        over = room.table.status not in ("open", "running")
        return [] if over else sorted(seat for seat in leaving if not room.table.seats[seat].away)

    def _banned_person(self, person: int | str | None) -> bool:
        try:
            self.bans.check_person(person)
        except Refusal:
            return True
        return False


def shown(order: Order | None) -> dict[str, object] | None:
    """Return an announcement as clients are shown it."""
    if order is None:
        return None
    return {"id": order.id, "text": order.words, "at": order.at, "until": order.until}
