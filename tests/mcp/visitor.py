"""A visitor with the official client of the protocol: calls tools, and reads what a model would read."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import TextContent, TextResourceContents

from dicehall.core.stream import Stream
from dicehall.mcp.hall import ModelHall
from dicehall.mcp.server import server_of

NOWHERE = "http://127.0.0.1:9"
"""A server at which nobody listens."""


class Visitor:
    """One client."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> str:
        """Return what a tool replies."""
        found = await self.client.call_tool(tool, arguments)
        assert not found.is_error, found
        return text_of(found.content)

    async def refused(self, tool: str, **arguments: Any) -> str:
        """Return why a tool refuses."""
        found = await self.client.call_tool(tool, arguments)
        assert found.is_error, found
        return text_of(found.content)

    async def page(self, uri: str) -> str:
        """Return the text of a resource."""
        [found] = (await self.client.read_resource(uri)).contents
        assert isinstance(found, TextResourceContents)
        return found.text

    async def open(self, **arguments: Any) -> tuple[str, str]:
        """Open a table; return the place, and what was told."""
        told = await self.call("open_table", **arguments)
        return place_in(told), told

    async def play(self, place: str, told: str, stream: Stream, most: int = 2000) -> str:
        """Choose any legal option until the game is over; return the last reply."""
        for _ in range(most):
            if "The game is over." in told:
                return told
            if "You are asked" not in told:
                told = await self.call("wait", place=place, seconds=60)
                continue
            offered = options_in(told)
            told = await self.call("act", place=place, choice=offered[stream.below(len(offered))])
        raise AssertionError(f"the game does not end:\n{told}")


def text_of(content: Any) -> str:
    [one] = content
    assert isinstance(one, TextContent)
    return one.text


def place_in(told: str) -> str:
    found = re.match(r"Your place is (\w+)[.;]", told)
    assert found is not None, told
    return found[1]


def question_in(told: str) -> str:
    """Return what the seat is asked, with its options."""
    _, asked, question = told.partition("You are asked")
    assert asked, told
    return question


def options_in(told: str) -> list[str]:
    """Return the texts of the options that are told."""
    _, _, listed = told.partition("Options, each by the text to answer with:\n")
    return [line[2:].split(" | ")[0] for line in listed.splitlines() if line.startswith("- ")]


@asynccontextmanager
async def visiting(
    folder: Path | None = None, server: Any = None, hall: ModelHall | None = None
) -> AsyncIterator[Visitor]:
    """Connect a client to a server of its own in this process, or to another one."""
    own = hall or ModelHall(NOWHERE, None if folder is None else folder / "seats.json")
    try:
        async with Client(server_of(own) if server is None else server) as client:
            yield Visitor(client)
    finally:
        own.close()


def as_a_program(*arguments: str, program: Path) -> StdioServerParameters:
    """Return how a client starts the server by itself."""
    return StdioServerParameters(command=str(program), args=["mcp", *arguments])
