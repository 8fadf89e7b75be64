"""docs/protocol.md says what the server does: every message, entry, refusal, route and example."""

from __future__ import annotations

import json
import re
from pathlib import Path

from dicehall.server.app import make_app
from dicehall.server.document import document_of
from dicehall.server.live.protocol import live_schema, read_message
from dicehall.server.routes.models import Made, Seated
from dicehall.server.settings import Settings
from dicehall.table.entries import SHOWN
from dicehall.table.refusals import STATUS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """Return the rows of the first table after some words, without its head."""
    part = PAGE[PAGE.index(heading) :]
    lines = part[part.index("\n|") + 1 :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def words(cell: str) -> list[str]:
    return re.findall(r"`([a-z_]+)`", cell)


def test_every_refusal_is_listed_with_its_status() -> None:
    listed = {words(row[0])[0]: int(row[1]) for row in rows("## Refusals")}
    assert listed == STATUS


def test_every_kind_of_entry_is_listed_with_its_fields() -> None:
    listed = {words(row[0])[0]: set(words(row[1])) for row in rows("**`entries`**")}
    shown = {kind: set(fields) for kind, fields in SHOWN.items()}
    assert listed == shown


def test_every_message_is_listed_with_its_fields() -> None:
    schema = live_schema()["$defs"]
    for heading, name in (
        ("## What a client sends", "from_client"),
        ("## What the server sends", "from_server"),
    ):
        kinds = schema[name]["discriminator"]["mapping"]
        models = {kind: schema[ref.rpartition("/")[2]] for kind, ref in kinds.items()}
        listed = {words(row[0])[0]: set(words(row[1])) for row in rows(heading)}
        own = {"type"} | ({"id"} if name == "from_client" else set())
        assert listed == {kind: set(model["properties"]) - own for kind, model in models.items()}


def test_every_field_of_a_table_is_listed() -> None:
    listed = {word for row in rows("**`table`**") for word in words(row[0])}
    assert listed == set(live_schema()["$defs"]["TableShown"]["properties"])


def test_every_route_is_listed() -> None:
    document = document_of(make_app(Settings()), "")
    there = {
        f"{method.upper()} {path}"
        for path, methods in document["paths"].items()
        for method in methods
        if path.startswith("/api/")
    }
    listed = {re.findall(r"`([^`]+)`", row[0])[0] for row in rows("## REST")}
    assert listed == there


def test_the_examples_are_what_is_sent() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE, re.S)
    assert len(examples) == 4
    made, seated, hello, answer = (json.loads(text) for text in examples)
    Made.model_validate(made)
    Seated.model_validate(seated)
    for message in (hello, answer):
        read_message(json.dumps(message))
