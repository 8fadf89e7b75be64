"""Serving: the web server around the application, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from logging import INFO, WARNING
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from dicehall.core.mistakes import BadOptions
from dicehall.server.gate.connections import Connections
from dicehall.server.gate.patience import PATROL_S, Live, Requests
from dicehall.server.logs import logging_to

if TYPE_CHECKING:
    from fastapi import FastAPI

    from dicehall.server.hall.hall import Hall
    from dicehall.server.settings import Settings

LARGEST_FRAME: Final = 64 * 1024
"""Messages above this many bytes cut the connection; smaller ones that are still too long are refused."""
YOUNG: Final = (5_000, 5, 2_000)
"""Thresholds of the garbage collector: new objects, then collections of each younger generation.

With 300 tables there are 400,000 objects. Examining all of them takes a fifth of a second, in which no
answer is stored, yet hardly any of them is garbage that only such a search would find.
"""
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
        if self.started and self.when_ready is not None:
            self.when_ready()

    def _patrol(self) -> None:
        """Cut the connections whose clients have let their time run out, again and again."""
        loop = asyncio.get_running_loop()
        for connection in list(self.server_state.connections):
            assert isinstance(connection, Requests | Live)
            connection.look(loop.time())
        self._next_patrol = loop.call_later(PATROL_S, self._patrol)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing new, say goodbye, then stop."""
        for server in self.servers:
            server.close()
        hall: Hall | None = getattr(self._app.state, "hall", None)
        if hall is not None:
            await hall.say_goodbye()
            until = asyncio.get_running_loop().time() + LAST_WORDS_S
            while any(room.listeners for room in hall.rooms.values()):
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
    connections = Connections(app.state.settings)
    config = uvicorn.Config(
        app,
        ws=Live,
        ws_max_size=LARGEST_FRAME,
        # Messages are small, but compressing them for a thousand clients costs a lot.
        ws_per_message_deflate=False,
        http=type("CountedRequests", (Requests,), {"everybody": connections}),
        backlog=connections.capacity.backlog,
        # The application decides which proxies to believe, and by default trusts none.
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=5,
        **given,
    )
    return HallServer(config, app)


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
        # It listens everywhere; from this machine it is found under this name.
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}"


def serve(settings: Settings, ready: Callable[[str], None], quiet: bool = False) -> None:
    """Serve until a signal arrives. Anything unusable, such as a port or a database, is a `Mistake`."""
    from dicehall.server.app import make_app
    from dicehall.server.store.database import default_url
    from dicehall.server.store.store import Store

    # The port first: checking it is quick, and nothing has been changed yet.
    listening = listening_socket(settings)
    with listening, logging_to(level=WARNING if quiet else INFO, as_json=settings.log_json):
        app = make_app(settings, Store.open(settings.database or default_url()))
        server = server_of(app, loop="uvloop" if _has_uvloop() else "asyncio")
        server.when_ready = lambda: ready(address_of(listening, settings.prefix))
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
