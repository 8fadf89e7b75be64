"""A wire between a server and its database, which can be cut: what is sent then arrives when it is mended."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url


class Wire:
    """A port that stands for the database's socket."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        self._socket = Path(str(url.query["host"])) / ".s.PGSQL.5432"
        self._url = url
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server
        self._pumps: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    @property
    def url(self) -> str:
        """Return the URL of the database at the other end."""
        port = self._server.sockets[0].getsockname()[1]
        there = self._url.set(host="127.0.0.1", port=port, query={})
        return there.render_as_string(hide_password=False)

    def cut(self) -> None:
        """Let nothing through, and break nothing off: as if everything took very long."""
        self._whole.clear()

    def mend(self) -> None:
        """Let everything through again, also what was sent meanwhile."""
        self._whole.set()

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            far, there = await asyncio.open_unix_connection(str(self._socket))
        except OSError:
            back.close()
            return
        for reader, writer in ((near, there), (far, back)):
            pump = asyncio.create_task(self._pump(reader, writer))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await reader.read(65536):
                    await self._whole.wait()
                    writer.write(data)
                    await writer.drain()
            await self._whole.wait()
        finally:
            # Also when the test is over in the middle of it.
            with suppress(OSError):
                writer.close()
