"""docs/protocol.md says what the server does: every message, entry, refusal, route and example."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

from dicehall.core.chains import hashed
from dicehall.core.fair import bot_seed, commitment_of
from dicehall.server.app import make_app
from dicehall.server.document import document_of
from dicehall.server.limits import HINTS_PER_MINUTE
from dicehall.server.live.protocol import live_schema, read_message
from dicehall.server.routes.table_models import Made, Seated
from dicehall.server.settings import Settings
from dicehall.table.entry_json import KINDS, SHOWN
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


def test_the_example_has_the_anchor_and_the_seeds_that_follow_from_what_was_sent() -> None:
    def first(pattern: str) -> str:
        found = re.search(pattern, PAGE)
        assert found is not None
        return found[1]

    seed, table = first(r'"seed":"([0-9a-f]{32})"'), first(r'"table":\{"id":"([\w-]{16})"')
    assert first(r'"claimed":null,\s*"anchor":"([0-9a-f]{64})"') == hashed(seed)
    commitment = first(r'"commitment":"([0-9a-f]{64})"')
    assert commitment_of(bytes.fromhex(first(r'"secret":"([0-9a-f]{64})"'))) == commitment
    own, fixed = re.findall(r'"seeds":\["(\w+)…","(\w+)…"\]', PAGE)[0]
    assert seed.startswith(own)
    assert bot_seed(commitment, table, 1).startswith(fixed)


def test_every_sentence_about_a_limit_of_hints_says_the_same() -> None:
    """And so does docs/server.md."""
    server = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    said = re.findall(
        r"`hint`\. (\d+) a minute|more than (\d+) a minute \||(\d+)\s+hints a minute", PAGE
    )
    said += [(number,) for number in re.findall(r"(\d+) hints per minute", server)]
    numbers = [int(number) for found in said for number in found if number]
    assert numbers == [HINTS_PER_MINUTE] * 4


def test_a_set_is_described_by_the_fields_that_a_question_about_dice_has() -> None:
    part = PAGE.partition("## Sets of dice")[2].partition("\n## ")[0]
    schema = json.loads((Path(__file__).parents[2] / "docs" / "messages.json").read_text("utf-8"))
    models = schema["games"]["cubitos"]
    about, pool = (set(models[name]["properties"]) for name in ("AboutDice", "PoolDie"))
    assert about - {"by"} <= {*words(part)}
    assert {"count", "text"} <= pool & {*words(part)}


def test_the_fields_of_a_body_that_can_be_absent_are_named_in_its_row() -> None:
    rows_by_kind = {words(row[0])[0]: row[2] for row in rows("**`entries`**")}
    for kind, body in KINDS.items():
        absent = {
            one.name for one in fields(body) if one.default is None and "hidden" not in one.metadata
        }
        assert absent <= set(words(rows_by_kind[kind])), kind


def test_the_examples_are_what_is_sent() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE, re.S)
    assert len(examples) == 4
    made, seated, hello, answer = (json.loads(text) for text in examples)
    Made.model_validate(made)
    Seated.model_validate(seated)
    for message in (hello, answer):
        read_message(json.dumps(message))
