"""Whatever our protocols rely on inside uvicorn and websockets is still there; other tests use it."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest
from tests.server.app.place import running
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dicehall.server.gate import uvicorn_protocols
from dicehall.server.gate.uvicorn_protocols import LiveProtocol, Reader, RequestProtocol

PROTOCOLS: dict[type, type] = {
    RequestProtocol: HttpToolsProtocol,
    LiveProtocol: WebSocketsSansIOProtocol,
}
"""Our protocols, and those of uvicorn that they extend."""
SOURCE = ast.parse(Path(uvicorn_protocols.__file__).read_text("utf-8"))
CLASSES = {node.name: node for node in SOURCE.body if isinstance(node, ast.ClassDef)}


def calls_of_super(protocol: type) -> set[str]:
    """Return the methods that a protocol calls in the one that it extends."""
    return {
        node.attr
        for part in (protocol.__name__, Reader.__name__)
        for node in ast.walk(CLASSES[part])
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "super()"
    }


def chains(protocol: type) -> set[tuple[str, ...]]:
    """Return all that a protocol reads or changes of itself, as in ``self.conn.state``, but for its own."""
    own = {name for one in (protocol, Reader) for name in [*vars(one), *one.__annotations__]}
    own -= {"transport", "loop"}
    found: set[tuple[str, ...]] = set()
    for part in (protocol.__name__, Reader.__name__):
        for node in ast.walk(CLASSES[part]):
            if isinstance(node, ast.Attribute):
                names = tuple(ast.unparse(node).split("."))
                if names[0] == "self" and all(name.isidentifier() for name in names):
                    found.add(names[1:])
    return {names for names in found if names[0] not in own}


def check(protocol: type, one: Any) -> None:
    """Check that a live instance has everything that its class relies on."""
    found = chains(protocol)
    assert len(found) > 10
    for names in found:
        here = one
        for name in names:
            assert hasattr(here, name), f"{protocol.__name__} relies on self.{'.'.join(names)}"
            here = getattr(here, name)


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_the_methods_that_are_extended_are_called_as_before(protocol: type) -> None:
    base = PROTOCOLS[protocol]
    # `look` is a method of ours.
    extended = calls_of_super(protocol) - {"look"}
    assert {"data_received", "connection_lost", "pause_writing", "resume_writing"} <= extended
    for name in extended:
        ours, theirs = (inspect.signature(getattr(one, name)) for one in (protocol, base))
        assert list(ours.parameters) == list(theirs.parameters), name


async def test_a_connection_has_everything_that_is_used_of_it(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        await table.connect(0)
        found: set[Any] = place.server.server_state.connections
        by_protocol: dict[type, list[Any]] = {
            one: [it for it in found if isinstance(it, one)] for one in PROTOCOLS
        }
        for protocol, connections in by_protocol.items():
            assert connections, f"no connection is a {protocol.__name__}"
            check(protocol, connections[0])
        (live,) = by_protocol[LiveProtocol]
        assert live.scope["extensions"].keys() >= {
            uvicorn_protocols.WRITE_TEXT,
            uvicorn_protocols.GIVE_SOCKET,
        }


async def test_the_cycle_of_a_request_can_be_ended(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        await place.get("/tables")
        found: set[Any] = place.server.server_state.connections
        (cycle,) = {one.cycle for one in found if one.cycle is not None}
        assert isinstance(cycle, RequestResponseCycle)
        for name in ("response_started", "response_complete", "disconnected", "message_event"):
            assert hasattr(cycle, name), name
