"""A room: one table in use, with its lock, its listeners, its bots and its clock.

Everything that happens at a table happens in `Room.do`: under the lock it is decided, then stored, then
applied to the table and published. Nobody sees anything of it until it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from logging import DEBUG
from time import perf_counter
from typing import TYPE_CHECKING, Final

from dicehall.core.mistakes import Difference
from dicehall.server.hall.bot_turns import BotTurns
from dicehall.server.hall.clocks import Clocks
from dicehall.server.hall.storing import work_of
from dicehall.server.hall.table_owners import Elsewhere
from dicehall.server.logs import note, note_error
from dicehall.server.shielded import shielded
from dicehall.server.store.live import load_entries
from dicehall.server.store.mistakes import Moved, NotStored, Overtaken
from dicehall.server.workers.bot_requests import TooMuchWork
from dicehall.table.audience import Audience
from dicehall.table.game_record import game_record
from dicehall.table.publishing import message
from dicehall.table.refusals import Refusal
from dicehall.table.restore import restore_table
from dicehall.table.state import LiveTable

if TYPE_CHECKING:
    from dicehall.server.live.listeners import Listener
    from dicehall.server.services import Services
    from dicehall.table.changes import Change
    from dicehall.table.deciding import Decide
    from dicehall.table.play import Play

MOST_WATCHERS: Final = 200
"""The most watchers at one table."""
MOST_PER_SEAT: Final = 10
"""The most connections that may hold one seat."""
LONGEST_LOG: Final = 20_000
"""The number of entries after which a log takes only what the game itself needs."""
OF_THE_GAME: Final = {
    "sealed",
    "opened",
    "began",
    "answered",
    "rolled",
    "bot_failed",
    "left",
    "ended",
    "closed",
    "rematch",
}
"""The kinds of entries that a game cannot go on or end without."""
PRESENCE_DELAY: Final = 0.05
"""Seconds during which arrivals and departures are collected into one message."""
SOON: Final = 0.1
"""Seconds after which clients may return to a table that goes on in another process."""


class Room(Audience["Listener"]):
    """A table in use."""

    def __init__(
        self, table: LiveTable, services: Services, fence: int = 0, restored: bool = False
    ) -> None:
        super().__init__(table)
        self.services: Services = services
        """What all rooms share."""
        self.fence: int = fence
        """How often the table's owner had changed when it came here; every write carries it."""
        self.moved: bool = False
        """Whether the table now belongs to another process."""
        self.holds: int = 0
        """How many are about to listen; while there are any, the room stays in memory."""
        self._ahead = max(0.0, table.entries[-1].at - services.clock())
        self.used_at: float = services.clock()
        """When somebody last arrived, left or did something."""
        self.bots: BotTurns = BotTurns(self)
        """The seats that bots play."""
        self.clocks: Clocks = Clocks(self, restored)
        """The seats whose clock is running."""
        self._lock = asyncio.Lock()
        self._in_doubt = False
        self._explainable = True
        self._record = 0, ""
        self._presence_timer: asyncio.TimerHandle | None = None
        self._running: set[asyncio.Task[Change]] = set()

    def now(self) -> float:
        """Return the time at this table; never before its last entry, even if the clock was set back."""
        return self.services.clock() + self._ahead

    # ------------------------------------------------------------------------------ what happens

    async def do(self, decide: Decide, stored: Callable[[], None] | None = None) -> Change:
        """Decide, store, apply and publish; a `Refusal` means that nothing has changed.

        The caller may be cancelled, for example when a connection breaks; what was begun is finished all the
        same, because the store may already have it. `stored` is called right after publishing, so that what
        it says goes out together with what was published.
        """
        task = asyncio.create_task(self._do(decide, stored))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await shielded(task)
        finally:
            # A refusal refers to this frame by its traceback, and the task to the refusal.
            del task

    async def _do(self, decide: Decide, stored: Callable[[], None] | None) -> Change:
        began = perf_counter()
        async with self._lock:
            if self.moved:
                raise Elsewhere(self.table.id)
            if self._in_doubt:
                await self._read_again()
            table = self.table
            change = decide(table, self.now())
            if not change.entries:
                if stored is not None:
                    stored()
                return change
            if len(table.entries) >= LONGEST_LOG and change.entries[0].kind not in OF_THE_GAME:
                raise Refusal("log_full")
            explaining = None
            if change.play is not None and (seats := self.explained_seats()):
                explaining = asyncio.create_task(self._explained(change.play, seats))
            try:
                await self.services.store.write(work_of(table, change, self.fence))
            except NotStored as mistake:
                # Read again even if the store says that nothing was written: that is cheap, and being wrong
                # is not.
                self._in_doubt = True
                note("not_stored", table=table.id, why=str(mistake))
                raise Refusal("not_stored") from None
            except Moved as mistake:
                note("moved", table=table.id, why=str(mistake))
                self.move_away()
                raise Elsewhere(table.id) from None
            except Overtaken as mistake:
                self._in_doubt = True
                note("overtaken", table=table.id, why=str(mistake))
                raise Refusal("not_stored") from None
            before = self.versions()
            explained = {} if explaining is None else await explaining
            table.apply(change)
            for seat, question in explained.items():
                table.explain(seat, question)
            self.used_at = self.services.clock()
            if table.duplicate is not None and any(one.kind == "began" for one in change.entries):
                self._clear_gallery()
            self.publish(before)
            if stored is not None:
                stored()
        if self.table.status in ("ended", "closed"):
            self.services.limits.table_is_over(self.table.id)
        self._count(change, perf_counter() - began)
        self.wake()
        return change

    def _clear_gallery(self) -> None:
        """Send watchers away as the game begins; those who may see it can come back."""
        for listener in self.listeners:
            if listener.watches:
                listener.hang_up()

    async def _read_again(self) -> None:
        """Apply the entries that the store has and this table does not."""
        table = self.table
        entries = await self.services.read(lambda connection: load_entries(connection, table.id))
        if len(entries) != len(table.entries):
            try:
                newer = await asyncio.to_thread(restore_table, table.id, table.secret, entries)
            except Difference as difference:
                note_error("table_broken", difference, table=table.id)
                raise Refusal("table_broken") from None
            before = self.versions()
            self.table = newer
            self.publish(before)
            note("table_read_again", table=table.id, entries=len(entries))
        self._in_doubt = False

    async def _explained(self, play: Play, seats: Iterable[int]) -> dict[int, str]:
        """Return the questions that a play will ask some seats, explained."""
        found: dict[int, str] = {}
        todo: list[int] = []
        for seat in seats:
            told = self.table.still_explained(seat, play)
            if told is None:
                todo.append(seat)
            else:
                found[seat] = told
        return found | await self._explain(play, todo)

    async def _explain(self, play: Play, seats: list[int]) -> dict[int, str]:
        """Return questions explained, unless that has taken too long at this table before."""
        if not self._explainable:
            return {}
        try:
            return await self.services.explainer.explain(play, seats)
        except TooMuchWork as mistake:
            self._explainable = False
            note("too_much_work", table=self.table.id, why=str(mistake))
            return {}

    async def explain(self, seat: int) -> None:
        """Explain a seat's current question for somebody who is about to listen."""
        async with self._lock:
            table, play = self.table, self.table.play
            if seat < 0 or play is None or table.status != "running":
                return
            if table.still_explained(seat, play) is None:
                for one, question in (await self._explain(play, [seat])).items():
                    table.explain(one, question)

    def record_text(self) -> str:
        """Return the record of the game so far; it is written again only if something has happened."""
        length, text = self._record
        if length != len(self.table.entries):
            text = game_record(self.table).text()
            self._record = len(self.table.entries), text
        return text

    def wake(self) -> None:
        """Let bots and clocks react to the current questions."""
        self.bots.wake()
        self.clocks.wake()

    def _count(self, change: Change, seconds: float) -> None:
        metrics = self.services.metrics
        for entry in change.entries:
            metrics.count(metrics.entries, entry.kind)
            if entry.kind == "answered":
                by = entry.body["by"]
                metrics.count(metrics.answers, self.table.game.name, by)
                if by == "player":
                    metrics.latency.observe(seconds)
                note(
                    "answer",
                    DEBUG,
                    table=self.table.id,
                    seat=entry.seat,
                    turn=entry.body["turn"],
                    by=by,
                    ms=round(seconds * 1000, 1),
                )
            elif entry.kind not in ("rolled", "said", "phrase"):
                note(entry.kind, table=self.table.id, seat=entry.seat, entry=entry.number)

    # ------------------------------------------------------------------------------- who listens

    def enter(self, listener: Listener) -> None:
        """Add a listener."""
        if listener.watches and sum(other.watches for other in self.listeners) >= MOST_WATCHERS:
            raise Refusal("too_many_watchers")
        same = sum(other.viewer == listener.viewer for other in self.listeners)
        if not listener.watches and same >= MOST_PER_SEAT:
            raise Refusal("too_many_connections")
        self.listeners.add(listener)
        self.used_at = self.services.clock()
        listener.tell(self.presence())
        self.presence_changed()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.discard(listener)
        self.used_at = self.services.clock()
        self.presence_changed()

    def presence_changed(self) -> None:
        """Let everybody know soon, so that many arrivals at once are announced in one message."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY, self._presence_now)

    def _presence_now(self) -> None:
        self._presence_timer = None
        self.tell_presence()

    def say_goodbye(self, reconnect_after: float) -> None:
        """Tell everybody to come back in this many seconds, and hang up."""
        text = message("goodbye", reconnect_after=reconnect_after)
        for listener in self.listeners:
            listener.tell(text)
            listener.hang_up()

    # ------------------------------------------------------------------------------- coming to rest

    def busy(self) -> bool:
        """Return whether anybody listens or anything is about to happen by itself."""
        return bool(
            self.listeners or self.holds or self._running or self.bots.busy() or self.clocks.busy()
        )

    def move_away(self) -> None:
        """Give up the table, which now belongs to another process; everybody here will find it there."""
        if not self.moved:
            self.moved = True
            self.bots.halt()
            self.clocks.stop()
            self.say_goodbye(SOON)
            self.services.limits.table_is_over(self.table.id)

    async def rest(self) -> None:
        """Stop bots and clocks, and wait until everything is stored."""
        self.clocks.stop()
        await self.bots.stop()
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
        if self._running:
            await asyncio.wait(list(self._running))
