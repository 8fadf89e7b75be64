"""Pipelined requests: when their connection is lost, all of them end, not only the one that came last."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Pipelines(HttpToolsProtocol):
    """Tells every unfinished request that its client is gone, and begins no more of them.

    The web server itself tells only the request that arrived last. Those before it would be answered into a
    closed connection, each with a traceback in the log.
    """

    _unfinished: tuple[Any, ...] = ()
    """The requests that have arrived and are not completely answered."""

    def on_headers_complete(self) -> None:
        """Note which requests are unfinished."""
        super().on_headers_complete()
        if self.cycle is not None:
            waiting = (cycle for cycle in self._unfinished if not cycle.response_complete)
            self._unfinished = (*waiting, self.cycle)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell all of them."""
        self.pipeline.clear()
        for cycle in self._unfinished:
            cycle.disconnected = True
            cycle.message_event.set()
        self._unfinished = ()
        super().connection_lost(exc)
