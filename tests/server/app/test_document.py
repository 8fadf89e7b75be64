"""The API does what its document says: schemathesis sends whatever the document allows, and more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.app.place import UNLIMITED
from tests.server.app.test_stopping import started

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture
def address(database_url: str) -> Iterator[str]:
    """Give the address of a server in a process of its own."""
    limits = {f"DICEHALL_{name.upper()}": str(value) for name, value in UNLIMITED.items()}
    process, found = started("--quiet", "--database", database_url, **limits)
    try:
        yield found
    finally:
        process.terminate()
        _, err = process.communicate(timeout=60)
    assert err == ""


def document_of(address: str) -> dict[str, Any]:
    """Return the API's document, with tables that exist for its examples."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    opened = httpx.post(f"{address}/api/tables", json={"game": "novodice", "seats": seats}).json()
    bots = [{"kind": "bot", "bot": "random"}] * 2
    second = httpx.post(f"{address}/api/tables", json={"game": "cubitos", "seats": bots}).json()
    document: dict[str, Any] = httpx.get(f"{address}/api/openapi.json").json()
    for item in document["paths"].values():
        for operation in item.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table_id":
                    found = [opened["table"]["id"], second["table"]["code"], "nosuch"]
                    parameter["schema"] = {"type": "string", "enum": found}
                if parameter["name"] == "game":
                    parameter["schema"] = {"type": "string", "enum": ["novodice", "chess"]}
    return document


def test_no_request_breaks_the_server_or_is_answered_against_the_document(address: str) -> None:
    schema = schemathesis.openapi.from_dict(document_of(address))
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 15
    for operation in operations:

        @settings(suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def send(case: Any) -> None:
            case.call_and_validate(base_url=address, checks=CHECKS)

        send()
    assert httpx.get(f"{address}/healthz").status_code == 200
