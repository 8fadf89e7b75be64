"""Serving: the web server around the application, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from logging import DEBUG, INFO, WARNING
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from dicehall.core.mistakes import BadOptions
from dicehall.server.calls.push import vapid_key
from dicehall.server.gate.uvicorn_protocols import (
    PATROL_S,
    LiveProtocol,
    RequestProtocol,
    uvicorn_config,
)
from dicehall.server.logs import logging_to

if TYPE_CHECKING:
    from fastapi import FastAPI

    from dicehall.server.hall.hall import Hall
    from dicehall.server.processes.lease import Lease
    from dicehall.server.settings import Settings

YOUNG: Final = (1_000, 5, 10_000)
"""Thresholds of the garbage collector: new objects, then collections of each younger generation.

With 300 tables there are 400,000 objects. Examining all of them takes a fifth of a second, in which no
answer is stored, yet hardly any of them is garbage that only such a search would find. To examine 1,000
new ones takes some milliseconds, because a position refers to thousands of others.
"""
WELL_S: Final = 0.5
"""Seconds between two reports of a process to its supervisor."""
LAST_WORDS_S: Final = 2.0
"""How many seconds clients have to receive the goodbye."""


class HallServer(uvicorn.Server):
    """A web server that says goodbye to the clients of its hall before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app
        self._next_patrol: asyncio.TimerHandle
        self.when_ready: Callable[[], None] | None = None
        """Called once requests are accepted."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        self._patrol()
        lease: Lease | None = getattr(self._app.state, "lease", None)
        if self.started and lease is not None:
            await self._listen_within(lease)
        if self.started and self.when_ready is not None:
            self.when_ready()

    async def _listen_within(self, lease: Lease) -> None:
        """Accept what other processes of the hall pass on, and the connections that they hand over."""
        protocol: Any = self.config.http_protocol_class
        protocol.within = lease.listening.getsockname()[1]
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(self._connected, sock=lease.listening))
        hall: Hall = self._app.state.hall
        lease.receiver.begin(hall.has, self._adopt)

    def _connected(self) -> RequestProtocol:
        protocol: Any = self.config.http_protocol_class
        one: RequestProtocol = protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return one

    async def _adopt(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that another process has accepted."""

        def connected() -> RequestProtocol:
            one = self._connected()
            one.request = request
            return one

        try:
            await asyncio.get_running_loop().connect_accepted_socket(connected, connection)
        except BaseException:
            connection.close()
            raise

    def _patrol(self) -> None:
        """Check again and again for clients that have missed a deadline, and cut their connections."""
        loop = asyncio.get_running_loop()
        for connection in list(self.server_state.connections):
            assert isinstance(connection, RequestProtocol | LiveProtocol)
            connection.look(loop.time())
        self._next_patrol = loop.call_later(PATROL_S, self._patrol)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing new, say goodbye, then stop."""
        for server in self.servers:
            server.close()
        lease: Lease | None = getattr(self._app.state, "lease", None)
        if lease is not None:
            lease.receiver.close()
        hall: Hall | None = getattr(self._app.state, "hall", None)
        if hall is not None:
            await hall.say_goodbye()
            until = asyncio.get_running_loop().time() + LAST_WORDS_S
            while hall.busy():
                if asyncio.get_running_loop().time() > until:
                    break
                await asyncio.sleep(0.02)
        for connection in list(self.server_state.connections):
            if connection.transport.is_closing():
                # A client that was cut off for not reading will not read the rest either.
                connection.transport.abort()
        await super().shutdown(sockets)
        self._next_patrol.cancel()


def server_of(app: FastAPI, **given: Any) -> HallServer:
    """Return a web server for an application."""
    return HallServer(uvicorn_config(app, **given), app)


def listening_socket(settings: Settings) -> socket.socket:
    """Return a socket that listens where the settings say; a `Mistake` says why there can be none."""
    try:
        found = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise BadOptions(f"{settings.host} cannot be listened at: {_why(error)}.") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise BadOptions(
            f"port {settings.port} at {settings.host} cannot be listened at: {_why(error)}; "
            "choose another one with --port."
        ) from None
    listening.setblocking(False)
    return listening


def _why(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def address_of(listening: socket.socket, prefix: str) -> str:
    """Return the address at which people find the server."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        # The server listens on all addresses; on this machine, it can be reached at this one.
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}"


def serve(settings: Settings, ready: Callable[[str], None], quiet: bool = False) -> None:
    """Serve until a signal arrives. Anything unusable, such as a port or a database, is a `Mistake`."""
    # The port first: checking it is quick, and nothing has been changed yet.
    listening = listening_socket(settings)
    if settings.push_key is not None:
        vapid_key(settings.push_key)
    address = address_of(listening, settings.prefix)
    with listening:
        if settings.processes == 1:
            _serve(settings, listening, lambda _: ready(address), quiet)
        else:
            _serve_many(settings, listening, lambda: ready(address), quiet)


def _serve_many(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], quiet: bool
) -> None:
    """Serve with several processes, which share the socket."""
    from dicehall.server.processes.crew import Crew, Telling, prepare_for_many
    from dicehall.server.store.database import default_url

    prepare_for_many(settings.database or default_url())

    def serve_one(telling: Telling) -> None:
        def well(server: HallServer) -> None:
            if not telling.well():
                # Nobody is left to stop or replace this process.
                server.should_exit = True
            asyncio.get_running_loop().call_later(WELL_S, well, server)

        _serve(settings, listening, well, quiet)

    Crew(settings.processes, serve_one).run(ready)


def _serve(
    settings: Settings, listening: socket.socket, ready: Callable[[HallServer], None], quiet: bool
) -> None:
    """Serve in this process."""
    from dicehall.server.app import make_app
    from dicehall.server.store.database import default_url
    from dicehall.server.store.store import Store

    level = WARNING if quiet else DEBUG if settings.log_answers else INFO
    with logging_to(level=level, as_json=settings.log_json):
        app = make_app(settings, Store.open(settings.database or default_url()))
        server = server_of(app, loop="uvloop" if _has_uvloop() else "asyncio")
        server.when_ready = lambda: ready(server)
        # What is imported stays, so garbage collections, during which every table waits, can skip it.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)
        with _signals_forgotten():
            server.run(sockets=[listening])


def _has_uvloop() -> bool:
    return find_spec("uvloop") is not None


@contextmanager
def _signals_forgotten() -> Iterator[None]:
    """Ignore the signal that has stopped the server: the web server raises it again."""
    before = {one: signal.signal(one, _nothing) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _nothing(number: int, frame: object) -> None:
    """Do nothing."""
