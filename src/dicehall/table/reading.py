"""Read what clients send, and publish the schema of it."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError
from pydantic.json_schema import JsonSchemaMode
from pydantic_core import from_json

from dicehall.table.messages import LONGEST_ID, PROTOCOL, from_client, from_server
from dicehall.table.refusals import Refusal
from dicehall.table.well_formed import IllFormed, read_json


def read_message(text: str | bytes) -> Any:
    """Return a client's message; if any part of it is wrong, the whole message is refused."""
    try:
        return from_client.validate_python(read_json(text))
    except IllFormed as reason:
        raise Refusal("bad_message", reason=str(reason)) from None
    except ValidationError as error:
        raise Refusal("bad_message", reason=reason_of(error)) from None


def id_of(text: str) -> str | None:
    """Return the id of a message that was refused, so that its sender knows which one it was."""
    try:
        sent = from_json(text)
    except ValueError:
        return None
    name = sent.get("id") if isinstance(sent, dict) else None
    return name if isinstance(name, str) and 1 <= len(name) <= LONGEST_ID else None


def reason_of(error: ValidationError) -> str:
    """Return the first thing that is wrong with a message, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    # The name of the discriminator means nothing to the sender.
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


def live_schema() -> dict[str, Any]:
    """Return the JSON Schema of the live messages in both directions."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Live messages of dicehall",
        "version": PROTOCOL,
    }
    definitions: dict[str, Any] = {}
    # A field with a default is always present in what is sent, and optional in what is read.
    read: JsonSchemaMode = "validation"
    sent: JsonSchemaMode = "serialization"
    for name, adapter, mode in (
        ("from_client", from_client, read),
        ("from_server", from_server, sent),
    ):
        one = adapter.json_schema(ref_template="#/$defs/{model}", mode=mode)
        definitions |= one.pop("$defs", {})
        definitions[name] = one
    return {
        **schema,
        "$defs": definitions,
        "oneOf": [{"$ref": "#/$defs/from_client"}, {"$ref": "#/$defs/from_server"}],
    }
