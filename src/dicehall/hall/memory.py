"""A hall in memory: tables of one process, gone with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.hall.in_process import ExplainHere, MemoryLog, ThinkHere
from dicehall.hall.ports import Ports
from dicehall.hall.room import Room
from dicehall.table.new_table import new_table
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicehall.hall.in_process import Run
    from dicehall.table.new_table import PlannedTable
    from dicehall.table.state import LiveTable


class MemoryHall:
    """All tables of a process, by the codes with which they are found."""

    def __init__(
        self, clock: Callable[[], float], run: Run, logs: dict[str, MemoryLog] | None = None
    ) -> None:
        self._clock = clock
        self._run = run
        self._logs = {} if logs is None else logs
        self._rooms: dict[str, Room] = {}

    def __contains__(self, code: object) -> bool:
        return code in self._logs

    def make(self, code: str, table_id: str, secret: bytes, wanted: PlannedTable) -> Room:
        """Make a table, with an id and a secret from which, with the seats' seeds, its dice follow."""
        planned: PlannedTable = {**wanted, "code": code}
        table = new_table(table_id, secret, self._clock(), **planned)
        self._logs[code] = MemoryLog(table)
        return self._open(code, table, restored=False)

    def _open(self, code: str, table: LiveTable, *, restored: bool) -> Room:
        ports = Ports(
            log=self._logs[code],
            think=ThinkHere(self._run),
            explain=ExplainHere(self._run),
            clock=self._clock,
            pace_s=0.0,
        )
        room = self._rooms[code] = Room(table, ports, restored=restored)
        room.wake()
        return room

    async def find(self, code: str) -> Room:
        """Return a table in use, or refuse."""
        if code not in self._logs:
            raise Refusal("no_such_table")
        return self._rooms.get(code) or self._open(code, self._logs[code].restored(), restored=True)

    def again(self) -> MemoryHall:
        """Return another hall on the same logs."""
        return MemoryHall(self._clock, self._run, self._logs)

    def remove(self, code: str) -> None:
        """Forget a table."""
        del self._logs[code]
        room = self._rooms.pop(code, None)
        if room is not None:
            room.move_away()

    async def close(self) -> None:
        """Stop all tables."""
        for room in self._rooms.values():
            await room.rest()
