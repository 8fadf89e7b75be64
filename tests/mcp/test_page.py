"""What docs/language-models.md says is what the server says."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.mcp.visitor import place_in, text_of, visiting

PAGE = (Path(__file__).parents[2] / "docs" / "language-models.md").read_text("utf-8")


async def test_every_tool_stands_on_the_page_with_its_arguments() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", PAGE, re.MULTILINE)
    listed = {name: re.findall(r"`(\w+)`", arguments) for name, arguments in rows}
    async with visiting() as visitor:
        tools = (await visitor.client.list_tools()).tools
        assert listed == {tool.name: list(tool.input_schema["properties"]) for tool in tools}
        assert all(tool.description for tool in tools)


async def test_the_dialogue_runs_as_it_is_written() -> None:
    [dialogue] = re.findall(r"^```dialogue\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    place = code = ""
    calls = re.split(r"^> ", dialogue, flags=re.MULTILINE)[1:]
    assert len(calls) > 3
    async with visiting() as visitor:
        for call in calls:
            head, _, expected = call.partition("\n")
            tool, _, written = head.partition(" ")
            arguments = json.loads(written.replace("PLACE", place))
            told = text_of((await visitor.client.call_tool(tool, arguments)).content)
            if not place:
                place, code = place_in(told), told.split("code is ")[1][:6]
            assert told.replace(place, "PLACE").replace(code, "CODE") == expected.strip()
