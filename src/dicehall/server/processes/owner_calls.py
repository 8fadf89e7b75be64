"""Calls to the owners of tables: done in this process if it owns the table, and otherwise passed on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakValueDictionary

from starlette.responses import Response

from dicehall.server.gate.body_limits import BODY, receiving
from dicehall.server.gate.error_responses import refusal_response
from dicehall.server.gate.internal_requests import is_internal
from dicehall.server.hall.table_owners import Elsewhere, TableOwners
from dicehall.server.processes.other_process import Links, OtherProcess, path_at
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from starlette.types import ASGIApp, Receive, Scope, Send

    from dicehall.server.hall.hall import Hall
    from dicehall.server.hall.table_owners import Here, There
    from dicehall.server.processes.lease import Lease

H = TypeVar("H")
T = TypeVar("T")

PATIENCE_S: Final = 8.0
"""Seconds to wait for a table to find a new owner; a lease that runs out takes a quarter of that."""
FIRST_S: Final = 0.05
"""Seconds between the first two looks for the owner, if nobody wakes this process; then twice as many."""
AGAIN_S: Final = 0.8
"""Seconds between two later looks for the owner at most."""


class OwnerCalls(TableOwners):
    """Calls the owners of tables in a hall of several processes."""

    def __init__(self, hall: Hall, lease: Lease) -> None:
        self._hall = hall
        self._lease = lease
        self._links = Links(lease)
        self._changes: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    def processes_changed(self, gone: set[int]) -> None:
        """Stop waiting for processes that are gone, and look again for the owners of their tables."""
        self._links.cut(gone)
        self.owner_changed(None)

    def owner_changed(self, table_id: str | None) -> None:
        """Look again for the owner of a table, or of all tables that are waited for."""
        ids = list(self._changes) if table_id is None else [table_id]
        for one in ids:
            event = self._changes.get(one)
            if event is not None:
                event.set()

    async def call(
        self, scope: Mapping[str, Any], name: str, here: Here[H], there: There[T]
    ) -> H | T:
        """Do something with a table where it is."""
        try:
            return await here(name)
        except Elsewhere as elsewhere:
            if is_internal(scope):
                raise
            # Its frames refer to it, and would keep each other in memory.
            found = elsewhere.with_traceback(None)
        return await self.follow(found, here, there)

    async def follow(self, elsewhere: Elsewhere, here: Here[H], there: There[T]) -> H | T:
        """Ask whoever may own the table, again and again; refuse if nobody has it after a while."""
        until = monotonic() + PATIENCE_S
        wait = FIRST_S
        # All who wait for this table share it, and it is gone with the last of them.
        changed = self._changes.setdefault(elsewhere.table_id, asyncio.Event())
        while True:
            process = self._lease.others.get(elsewhere.owner or 0)
            if process is not None:
                answer = await there(OtherProcess(process, self._links), elsewhere.table_id)
                if answer is not None:
                    return answer
            if monotonic() > until or self._hall.closing:
                raise Refusal("shutting_down")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await changed.wait()
            changed.clear()
            wait = min(2 * wait, AGAIN_S)
            if not elsewhere.table_id:
                # A table that is yet to be made; any process that takes new ones will do.
                elsewhere = Elsewhere("", self._hall.successor())
                continue
            try:
                return await here(elsewhere.table_id)
            except Elsewhere as again:
                elsewhere = again.with_traceback(None)

    async def metrics(self) -> Mapping[int, bytes]:
        """Return the metrics of all other processes that answer, by number."""
        others = [OtherProcess(one, self._links) for one in self._lease.others.values()]
        found = await asyncio.gather(*(other.metrics() for other in others))
        return {other.number: text for other, text in zip(others, found) if text}

    def say_goodbye(self) -> None:
        """End all live connections that are passed through here."""
        self._links.closing.set()

    def busy(self) -> bool:
        """Return whether any live connection is passed through here."""
        return self._links.sockets > 0

    async def close(self) -> None:
        """Close all connections."""
        await self._links.http.aclose()


class OwnersResponse(Response):
    """The response to a request for a table of another process: that of the table's owner."""

    def __init__(self, app: ASGIApp, hall: Hall, elsewhere: Elsewhere) -> None:
        super().__init__()
        self._app = app
        self._hall = hall
        self._elsewhere = elsewhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the owner answer; if this process has become the owner in the meantime, answer here."""

        async def here(table_id: str) -> None:
            await self._hall.load(table_id)
            path = scope.get("root_path", "") + path_at(scope, table_id)
            body = receiving(scope.get(BODY, b""), receive)
            await self._app({**scope, "path": path}, body, send)

        async def there(owner: OtherProcess, table_id: str) -> bool | None:
            return await owner.answer(scope, send, table_id)

        try:
            await self._hall.owners.follow(self._elsewhere, here, there)
        except Refusal as refusal:
            await refusal_response(scope, refusal)(scope, receive, send)
