"""Handing over: a live connection that came to the wrong process of a machine is given to its table's owner.

Processes of one machine can pass each other open sockets. The one that has accepted a connection asks the
owner, at a name that follows from the owner's secret, whether it has the table; if so, it sends the socket
with the request that it has read. From then on only the owner is concerned with it, and it counts, limits and
serves the client as if it had accepted the connection itself. Between machines, and wherever the system
does not know these names, there is the relay.
"""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from dicehall.server.gate.uvicorn_protocols import MOST_GIVEN
from dicehall.server.logs import note, note_error

if TYPE_CHECKING:
    from dicehall.server.gate.uvicorn_protocols import GiveSocket

HANDING_S: Final = 1.0
"""Seconds within which the owner must answer, and the socket must follow."""
BACKLOG: Final = 1024
"""How many connections may wait until the owner looks."""
LONGEST_QUESTION: Final = 512
"""The most bytes of a question: a secret and the id of a table."""
YES: Final = b"yes"
NO: Final = b"no"

Owns = Callable[[str], Awaitable[bool]]
"""Returns whether this process owns a table."""
Adopt = Callable[[socket.socket, bytes], Awaitable[None]]
"""Goes on with a connection and the request that was read from it."""


def name_of(secret: str) -> str:
    """Return the name at which the process with a secret takes connections.

    It has no file: it is gone with the process, and found from wherever the machine's network is, though
    each service may have a folder for temporary files of its own.
    """
    return f"\0dicehall {sha256(f'handing over to {secret}'.encode()).hexdigest()}"


def _same_user(there: socket.socket) -> bool:
    """Return whether the process at the other end runs as the same user, as the system says."""
    size = struct.calcsize("3i")
    credentials = there.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size)
    _, user, _ = struct.unpack("3i", credentials)
    return bool(user == os.geteuid())


async def hand_over(secret: str, table_id: str, give: GiveSocket) -> bool | None:
    """Give a connection to the process with a secret, and return True.

    False means that the process is on another machine or does not answer, None that it does not own it.
    """
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as there:
        there.setblocking(False)
        try:
            there.connect(name_of(secret))
            if not _same_user(there):
                return False
            there.send(f"{secret} {table_id}".encode())
            async with asyncio.timeout(HANDING_S):
                answer = await loop.sock_recv(there, LONGEST_QUESTION)
        except (OSError, TimeoutError):
            return False
        if answer == NO:
            return None
        # Nothing is awaited between the answer and this, so the owner does not wait in vain.
        return answer == YES and give(lambda connection, request: _send(there, connection, request))


def _send(there: socket.socket, connection: int, request: bytes) -> None:
    socket.send_fds(there, [request], [connection])


class Receiver:
    """Takes the connections that other processes of this machine hand over."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: socket.socket | None = None

    def begin(self, owns: Owns, adopt: Adopt) -> None:
        """Take connections to tables of this process from now on."""
        try:
            listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            listening.setblocking(False)
            listening.bind(name_of(self._secret))
            listening.listen(BACKLOG)
        except (OSError, AttributeError) as error:
            # Then everything is relayed.
            note("no_handing_over", why=str(error))
            return
        self._listening = listening
        self._listen(owns, adopt)

    def _listen(self, owns: Owns, adopt: Adopt) -> None:
        if (listening := self._listening) is not None:
            loop = asyncio.get_running_loop()
            loop.add_reader(listening.fileno(), self._accept, listening, owns, adopt)

    def close(self) -> None:
        """Take no more connections."""
        listening, self._listening = self._listening, None
        if listening is not None:
            asyncio.get_running_loop().remove_reader(listening.fileno())
            listening.close()

    def _accept(self, listening: socket.socket, owns: Owns, adopt: Adopt) -> None:
        try:
            giver, _ = listening.accept()
        except BlockingIOError:
            return
        except OSError as error:
            # There are no descriptors left; those who wait give up after a while.
            note_error("handing_over_failed", error)
            loop = asyncio.get_running_loop()
            loop.remove_reader(listening.fileno())
            loop.call_later(HANDING_S, self._listen, owns, adopt)
            return
        giver.setblocking(False)
        task = asyncio.create_task(self._receive(giver, owns, adopt))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _receive(self, giver: socket.socket, owns: Owns, adopt: Adopt) -> None:
        loop = asyncio.get_running_loop()
        with giver, suppress(OSError, TimeoutError, UnicodeDecodeError):
            async with asyncio.timeout(HANDING_S):
                asked = await loop.sock_recv(giver, LONGEST_QUESTION)
                secret, _, table_id = asked.partition(b" ")
                if not (_same_user(giver) and compare_digest(secret, self._secret.encode())):
                    note("handing_over_refused")
                    return
                owned = await owns(table_id.decode())
                giver.send(YES if owned else NO)
                if not owned:
                    return
                await _readable(giver)
            found = _received(giver)
            if found is not None:
                await adopt(*found)


async def _readable(there: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(there.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(there.fileno())


def _received(giver: socket.socket) -> tuple[socket.socket, bytes] | None:
    """Return the connection and the request that have arrived; None if nothing did, or not all of it."""
    request, descriptors, flags, _ = socket.recv_fds(giver, MOST_GIVEN, 1, socket.MSG_CMSG_CLOEXEC)
    sockets = [socket.socket(fileno=descriptor) for descriptor in descriptors]
    cut = flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC)
    if len(sockets) != 1 or not request or cut:
        for one in sockets:
            one.close()
        return None
    sockets[0].setblocking(False)
    return sockets[0], request
