"""Reports on finished games: what luck and what skill decided, sent part by part as they are computed.

A report takes seconds, so it is made only once: others who ask for it read along, and the latest ones are
kept. If nobody reads a report any more before it is finished, it is abandoned.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from hashlib import sha256
from typing import Final

from dicehall.server.workers.chore_refusals import refusing_chores
from dicehall.server.workers.pool import Workers
from dicehall.table.refusals import Refusal

KEPT: Final = 16
"""How many finished reports are kept; a long one takes about a megabyte."""


class _Report:
    """One report, as far as it is made."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.readers = 0
        self.refusal: Refusal | None = None
        self.making: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def take(self, part: bytes) -> None:
        self.parts.append(part)
        self.tell()

    def tell(self) -> None:
        """Wake up everybody who waits for news."""
        self._news.set()
        self._news = asyncio.Event()

    async def news(self) -> None:
        await self._news.wait()

    def done(self) -> bool:
        return self.making is None


class Reports:
    """All reports of a server."""

    def __init__(self, budget_s: float, most_waiting: int) -> None:
        self.workers: Workers = Workers(1, budget_s, most_waiting=most_waiting, chores=True)
        """The process in which reports are made, one after another."""
        self._reports: OrderedDict[bytes, _Report] = OrderedDict()

    async def parts(self, record: bytes, address: str) -> AsyncGenerator[bytes]:
        """Yield the parts of the report on a record as they are found, or refuse; addresses take turns."""
        key = sha256(record).digest()
        report = self._reports.get(key)
        if report is None:
            report = self._reports[key] = _Report()
            report.making = asyncio.create_task(self._make(key, record, address, report))
        self._reports.move_to_end(key)
        report.readers += 1
        sent = 0
        try:
            while True:
                while sent < len(report.parts):
                    yield report.parts[sent]
                    sent += 1
                if report.done():
                    break
                await report.news()
            if report.refusal is not None:
                raise report.refusal
        finally:
            report.readers -= 1
            if report.readers == 0 and report.making is not None:
                report.making.cancel()
                self._forget(key, report)

    async def _make(self, key: bytes, record: bytes, address: str, report: _Report) -> None:
        try:
            with refusing_chores():
                await self.workers.do("report", record, address, report.take)
        except Refusal as refusal:
            report.refusal = refusal
            self._forget(key, report)
        finally:
            report.making = None
            report.tell()
            self._tidy()

    def _forget(self, key: bytes, report: _Report) -> None:
        if self._reports.get(key) is report:
            del self._reports[key]

    def _tidy(self) -> None:
        """Keep the latest finished reports only."""
        finished = [key for key, report in self._reports.items() if report.done()]
        for key in finished[:-KEPT]:
            del self._reports[key]
