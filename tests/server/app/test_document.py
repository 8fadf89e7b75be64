"""The API does what its document says: schemathesis sends whatever the document allows, and what it forbids.

All its phases and all its checks, but one: that whatever fits the document is done. A table may not be there,
a seat may be taken, and the rules of a game say more than any schema.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import settings
from hypothesis.configuration import storage_directory
from tests.patience import PATIENCE
from tests.server.app.place import running
from tests.server.reliability.apart import Apart

PROGRAM = Path(sys.executable).with_name("schemathesis")
KNOWN: dict[str, list[Any]] = {
    "game": ["novodice", "cubitos"],
    "bot": ["greedy", "random"],
    "stand_in": ["greedy"],
    "options": [{}],
    "seed": ["0123456789abcdef" * 2],
}
"""What the rules allow for a field, of all that its schema does; or hardly a table would come about."""
TABLE = "/api/tables/{table_id}"


@pytest.fixture
def address(sqlite_url: str, tmp_path: Path) -> Iterator[str]:
    """Give the address of a server in a process of its own, which must not complain of anything."""
    with Apart(sqlite_url, tmp_path / "log", quiet=True) as server:
        yield server.address
        assert server.stop() == 0
    assert server.log.read_text() == ""


def document_of(address: str) -> dict[str, Any]:
    """Return the API's document with more about what fits, and with links from a new table to all of it."""
    document: dict[str, Any] = httpx.get(f"{address}/api/openapi.json", timeout=PATIENCE).json()
    links: dict[str, Any] = {}
    for path, item in document["paths"].items():
        for operation in item.values():
            for parameter in operation.get("parameters", []):
                if parameter["in"] == "path" and parameter["name"] in KNOWN:
                    parameter["schema"] = {"type": "string", "enum": KNOWN[parameter["name"]]}
            if path.startswith(TABLE):
                name = operation["operationId"]
                given = {"table_id": "$response.body#/table/id"}
                links[name] = {"operationId": name, "parameters": given}
    document["paths"]["/api/tables"]["post"]["responses"]["201"]["links"] = links
    for name in ("NewTable", "BotSeat", "SeatWanted"):
        fields = document["components"]["schemas"][name]["properties"]
        fields |= {known: {"enum": KNOWN[known]} for known in KNOWN.keys() & fields.keys()}
    return document


def test_no_request_breaks_the_server_or_is_answered_against_the_document(
    address: str, tmp_path: Path, seed: int
) -> None:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(document_of(address)), "utf-8")
    examples = settings().max_examples
    done = subprocess.run(
        [
            *(str(PROGRAM), "run", str(file), "--url", address, "--mode", "all", "--no-color"),
            *("--checks", "all", "--exclude-checks", "positive_data_acceptance"),
            *("--phases", "examples,coverage,fuzzing,stateful", "--max-examples", str(examples)),
            # The server closes a connection that is not used for some seconds, perhaps just as it is used.
            *("--header", "Connection: close", "--request-timeout", str(PATIENCE)),
            *("--seed", str(seed), "--generation-database", "none"),
        ],
        cwd=tmp_path,
        # Hypothesis keeps the tables of Unicode there; to make them anew takes its time.
        env={**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(storage_directory().path)},
        capture_output=True,
        text=True,
        check=False,
    )
    # What comes after the failures is long, and hides them where the end of a log is shown.
    failures, _, _ = done.stdout.partition("= WARNINGS =")
    assert done.returncode == 0, failures + done.stderr
    assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200


async def test_what_can_be_done_at_an_address_is_told_to_who_tries_something_else(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        refused = await place.http.put("/api/people/session")
        assert (refused.status_code, refused.headers["Allow"]) == (405, "DELETE, POST")


async def test_the_document_says_where_a_guest_needs_no_token(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        document = (await place.http.get("/api/openapi.json")).json()
        assert {} in document["paths"]["/api/tables"]["post"]["security"]
        assert "security" not in document["paths"]["/api/content"]["get"]
