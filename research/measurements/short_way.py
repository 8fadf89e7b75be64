"""Measure what the short way of texts in `gate/uvicorn_protocols.py` saves: processor time an answer.

.venv/bin/python -m research.measurements.short_way

A server without a hall answers each text of one of four clients by an update to all four and an
acknowledgement, as a table does. They take the short way and the web server's own in turn. Only the time of
the server's process is counted, so that other programs on the machine matter less.
"""

from __future__ import annotations

import asyncio
import resource
from multiprocessing import get_context
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import connect

from dicehall.server.gate.uvicorn_protocols import WRITE_TEXT, uvicorn_config
from dicehall.server.live.outbox import SocketOutbox
from dicehall.server.settings import Settings
from dicehall.server.web_server import HallServer

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

CLIENTS: Final = 4
ANSWERS: Final = 5_000
"""How many answers are counted in each run, after a fifth as many that are not."""
TIMES: Final = 5
"""How many runs there are of each way."""
UPDATE: Final = "x" * 2_900
"""As long as messages are on average in `load`."""
STORED: Final = '{"type":"stored","id":"1"}'


def serve(short: bool, told: Connection) -> None:
    """Serve until the parent has what it wants; say the port, and the processor time when asked."""
    app = FastAPI()
    app.state.settings = Settings()
    there: list[SocketOutbox] = []

    async def write(websocket: WebSocket, outbox: SocketOutbox) -> None:
        while (text := await outbox.next()) is not None:
            await websocket.send_text(text)
            outbox.sent()

    @app.websocket("/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        outbox = SocketOutbox()
        if short:
            outbox.open(websocket.scope["extensions"][WRITE_TEXT])
        writing = asyncio.create_task(write(websocket, outbox))
        there.append(outbox)
        try:
            while True:
                await websocket.receive_text()
                for client in there:
                    client.send(UPDATE)
                outbox.send(STORED)
        except WebSocketDisconnect:
            there.remove(outbox)
            writing.cancel()

    server = HallServer(uvicorn_config(app, host="127.0.0.1", port=0), app)

    def answer() -> None:
        told.recv()
        used = resource.getrusage(resource.RUSAGE_SELF)
        told.send(used.ru_utime + used.ru_stime)

    def ready() -> None:
        asyncio.get_running_loop().add_reader(told.fileno(), answer)
        told.send(server.servers[0].sockets[0].getsockname()[1])

    server.when_ready = ready
    server.run()


async def answers(port: int, server: Connection) -> float:
    """Return the milliseconds of the server an answer."""
    clients: list[Any] = [
        await connect(f"ws://127.0.0.1:{port}/live", compression=None) for _ in range(CLIENTS)
    ]

    async def some(number: int) -> float:
        for _ in range(number):
            await clients[0].send('{"type":"answer","id":"1","turn":1,"option":"push"}')
            for client in (*clients, clients[0]):
                await client.recv()
        server.send(None)
        used: float = server.recv()
        return used

    before = await some(ANSWERS // 5)
    after = await some(ANSWERS)
    for client in clients:
        await client.close()
    return (after - before) / ANSWERS * 1000


def run_once(short: bool) -> float:
    """Measure one way once."""
    context = get_context("spawn")
    mine, its = context.Pipe()
    process = context.Process(target=serve, args=(short, its), daemon=True)
    process.start()
    found = asyncio.run(answers(mine.recv(), mine))
    process.kill()
    process.join()
    return found


def main() -> None:
    """Measure both ways in turn."""
    found: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(TIMES):
        for short, times in found.items():
            times.append(run_once(short))
    for short, times in found.items():
        name = "short way" if short else "long way"
        print(f"{name:10}{', '.join(f'{one:.3f}' for one in times)}; median {median(times):.3f} ms")


if __name__ == "__main__":
    main()
