"""A room: one table in use, with its lock, its listeners, its bots and its clocks.

Everything that happens at a table happens in `Room.do`: under the lock it is decided, then stored, then
applied to the table and published. Nobody sees anything of it until it is stored. Explanations of what is
asked then follow by themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Final

from dicehall.hall.audience import Audience, versions
from dicehall.hall.bot_turns import BotTurns
from dicehall.hall.clocks import Clocks
from dicehall.hall.explanations import Explanations
from dicehall.hall.log import note
from dicehall.hall.ports import ChangeNotStored, TableMoved
from dicehall.hall.shielded import shielded
from dicehall.table.changes import Change
from dicehall.table.game_record import game_record
from dicehall.table.messages import RESTARTING
from dicehall.table.refusals import Refusal
from dicehall.table.viewer_messages import message

if TYPE_CHECKING:
    from dicehall.hall.connection import Connection
    from dicehall.hall.ports import Ports
    from dicehall.hall.wishes import Decide
    from dicehall.table.state import LiveTable

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


class Room:
    """A table in use."""

    def __init__(self, table: LiveTable, ports: Ports, *, restored: bool = False) -> None:
        self.table: LiveTable = table
        """The table; replaced if the store turns out to have a newer one."""
        self.ports: Ports = ports
        """What the room needs from outside."""
        self.audience: Audience = Audience(table)
        """Everybody who is connected, and what they are sent."""
        self.moved: bool = False
        """Whether the table is in use elsewhere now."""
        self.holds: int = 0
        """How many are about to listen; while there are any, the room stays in memory."""
        self._ahead = max(0.0, table.entries[-1].at - ports.clock())
        self.used_at: float = ports.clock()
        """When somebody last arrived, left or did something."""
        self.bots: BotTurns = BotTurns(self)
        """The seats that bots play."""
        self.clocks: Clocks = Clocks(self, restored)
        """The seats whose clock is running."""
        self.explanations: Explanations = Explanations(self)
        """What is explained to the seats."""
        self._lock = asyncio.Lock()
        self._in_doubt = False
        self._record = 0, ""
        self._running: set[asyncio.Task[Change]] = set()

    @property
    def listeners(self) -> set[Connection]:
        """Everybody who is connected."""
        return self.audience.listeners

    def now(self) -> float:
        """Return the time at this table; never before its last entry, even if the clock was set back."""
        return max(self.ports.clock() + self._ahead, self.table.entries[-1].at)

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
                raise self.ports.log.moved(self.table.id)
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
            try:
                await self.ports.log.append(table, change)
            except ChangeNotStored:
                # Read again even if the store says that nothing was written: that is cheap, and being wrong
                # is not.
                self._in_doubt = True
                raise
            except TableMoved:
                self.move_away()
                raise
            before = versions(table)
            table.apply(change)
            self.used_at = self.ports.clock()
            if table.duplicate is not None and any(one.kind == "began" for one in change.entries):
                self._clear_gallery()
            self.audience.publish(table, before, self.explanations.ready())
            if stored is not None:
                stored()
        if self.table.status in ("ended", "closed"):
            self.ports.watch.over(self.table.id)
        self.ports.watch.stored(self.table, change, perf_counter() - began)
        self.wake()
        return change

    def _clear_gallery(self) -> None:
        """Send watchers away as the game begins; those who may see it can come back."""
        for listener in list(self.listeners):
            if listener.watches:
                listener.hang_up(RESTARTING)

    async def _read_again(self) -> None:
        """Apply the entries that the store has and this table does not."""
        newer = await self.ports.log.newer(self.table)
        if newer is not None:
            before = versions(self.table)
            self.table = newer
            self.audience.publish(newer, before, self.explanations.ready())
            note("table_read_again", table=newer.id, entries=len(newer.entries))
        self._in_doubt = False

    def record_text(self) -> str:
        """Return the record of the game so far; it is written again only if something has happened."""
        length, text = self._record
        if length != len(self.table.entries):
            text = game_record(self.table).text()
            self._record = len(self.table.entries), text
        return text

    def wake(self) -> None:
        """Let bots, clocks and explanations react to the current questions."""
        self.bots.wake()
        self.clocks.wake()
        self.explanations.wake()

    # ------------------------------------------------------------------------------- who listens

    def enter(self, listener: Connection) -> None:
        """Add a listener, who has been sent the table as it is now."""
        self.audience.enter(listener)
        self.used_at = self.ports.clock()
        self.wake()

    def leave(self, listener: Connection) -> None:
        """Remove a listener."""
        self.audience.leave(listener)
        self.used_at = self.ports.clock()

    def say_goodbye(self, reconnect_after: float) -> None:
        """Tell everybody to come back in this many seconds, and hang up."""
        text = message("goodbye", reconnect_after=reconnect_after)
        for listener in list(self.listeners):
            listener.tell(text)
            listener.hang_up(RESTARTING)

    def send_away(self, refusal: Refusal) -> None:
        """Tell everybody why they may not stay, and hang up."""
        for listener in list(self.listeners):
            listener.refuse(refusal)

    # ------------------------------------------------------------------------------- coming to rest

    def busy(self) -> bool:
        """Return whether anybody listens or anything is about to happen by itself."""
        return bool(
            self.listeners or self.holds or self._running or self.bots.busy() or self.clocks.busy()
        )

    def move_away(self) -> None:
        """Give up the table, which is in use elsewhere now; everybody here may look for it there."""
        if not self.moved:
            self.moved = True
            self.bots.halt()
            self.clocks.stop()
            self.explanations.stop()
            there = self.ports.log.moved(self.table.id)
            if there.back_after is None:
                self.send_away(there)
            else:
                self.say_goodbye(there.back_after)
            self.ports.watch.over(self.table.id)

    async def rest(self) -> None:
        """Stop bots, clocks and explanations, and wait until everything is stored."""
        self.clocks.stop()
        self.explanations.stop()
        await self.bots.stop()
        self.audience.rest()
        if self._running:
            await asyncio.wait(list(self._running))
