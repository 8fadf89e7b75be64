"""Who owns a table: this process, or another one of the hall, which then answers for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

from dicehall.hall.ports import TableMoved

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from dicehall.server.processes.other_process import OtherProcess

SOON: Final = 0.1
"""Seconds after which clients may return to a table that goes on in another process."""

H = TypeVar("H")
T = TypeVar("T")

Here = Callable[[str], Awaitable[H]]
"""Does something with the table of an id, or is `Elsewhere`."""
There = Callable[["OtherProcess", str], Awaitable[T | None]]
"""Lets another process do it instead; None means that the other process does not own the table."""


class Elsewhere(TableMoved):
    """Another process owns the table, or is about to; clients that cannot reach it should try again."""

    def __init__(self, table_id: str, owner: int | None = None) -> None:
        super().__init__("shutting_down", back_after=SOON)
        self.table_id: str = table_id
        """The table; empty if it is yet to be made."""
        self.owner: int | None = owner
        """The number of the process that owns it, as far as is known."""


class TableOwners:
    """Calls the owner of a table. In a hall of one process that is always this one."""

    async def call(
        self, scope: Mapping[str, Any], name: str, here: Here[H], there: There[T]
    ) -> H | T:
        """Do something with a table, by its id or code, where it is: in this process or in its owner's.

        A request that another process has passed on is not passed on again.
        """
        return await here(name)

    async def follow(self, elsewhere: Elsewhere, here: Here[H], there: There[T]) -> H | T:
        """Go on with a call that turned out to be for another process."""
        raise elsewhere

    async def metrics(self) -> Mapping[int, bytes]:
        """Return the metrics of all other processes that answer, by number."""
        return {}

    def say_goodbye(self) -> None:
        """End all live connections that are passed through here to other processes."""

    def busy(self) -> bool:
        """Return whether any live connection is passed through here."""
        return False

    async def close(self) -> None:
        """Close all connections to other processes."""
