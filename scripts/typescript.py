"""JSON Schema as TypeScript types, in the few forms of schema that pydantic writes.

A form that is not known is a mistake rather than an `any`.
"""

from __future__ import annotations

import json
import re
from textwrap import wrap
from typing import Any, Final

WIDTH: Final = 100
"""The column at which lines are wrapped."""
NAMES: Final = {
    # TypeScript has its own Error.
    "Error": "ErrorBody",
    "from_client": "FromClient",
    "from_server": "FromServer",
}
"""Types whose names differ from those of their models."""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
"""Types that are the same in both languages."""
HEAD: Final = """\
// {about}
// Written by scripts/message_types.py from the models in Python; change those, and write it anew.
"""
JSON: Final = """\
/** Any value that JSON can hold: what only a game's own models know more of. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
"""

Schema = dict[str, Any]
Definitions = dict[str, Schema]


class UnknownForm(Exception):
    """A part of a schema that this generator does not know."""


def typescript(found: Definitions, about: str) -> str:
    """Return a whole file."""
    parts: list[str] = []
    for name, schema in found.items():
        said = _sentences(schema)
        written = _called(name)
        if schema.get("type") == "object" and schema.get("additionalProperties") in (True, False):
            parts.append(_comment(said, "") + _interface(written, schema))
        elif schema:
            if name in NAMES:
                said = [f"Everything that comes {name.replace('_', ' the ')}."]
            parts.append(_comment(said, "") + _alias(written, variants(schema)))
    if any("Json" in part for part in parts):
        parts.insert(0, JSON)
    return "\n".join([HEAD.format(about=about), *parts])


def _called(name: str) -> str:
    return NAMES.get(name, name)


def _interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    if schema.get("additionalProperties") is True:
        lines.append("  [part: string]: Json;")
    elif schema.get("additionalProperties") is not False:
        raise UnknownForm(f"{name} takes fields that it does not list")
    for field, one in schema.get("properties", {}).items():
        lines.append(
            _comment(_sentences(one), "  ")
            + f"  {field}{'' if field in required else '?'}: {_type(one)};"
        )
    return "\n".join([*lines, "}", ""])


def _alias(name: str, variants: list[str]) -> str:
    line = f"export type {name} = {' | '.join(variants)};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {one}" for one in variants) + ";"
    return line + "\n"


def variants(schema: Schema) -> list[str]:
    """Return the alternative types of a value."""
    for either in ("anyOf", "oneOf"):
        if either in schema:
            return [_type(one) for one in schema[either]]
    if "enum" in schema:
        return [json.dumps(word) for word in schema["enum"]]
    return [_type(schema)]


def _type(schema: Schema) -> str:
    """Return the type of a value."""
    if not set(schema) - {"title", "description"}:
        return "Json"
    if "$ref" in schema:
        name = _called(schema["$ref"].removeprefix("#/$defs/"))
        return "Json" if name == "JsonValue" else name
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema or "anyOf" in schema or "oneOf" in schema:
        return " | ".join(variants(schema))
    kind = schema.get("type")
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == "null":
        return "null"
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object" and "properties" not in schema:
        more = schema.get("additionalProperties")
        return f"Record<string, {_type(more) if isinstance(more, dict) else 'Json'}>"
    raise UnknownForm(f"this form of a schema is not known: {schema}")


def _sentences(schema: Schema) -> list[str]:
    """Return what is said of a type or field: its own sentence, what it may be, and its default."""
    said = [_plain(schema["description"])] if "description" in schema else []
    limits = [
        one
        for one in [schema, *schema.get("anyOf", [])]
        if {"minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"} & set(one)
    ]
    for one in limits:
        said += _limits(one)
    if schema.get("default") not in (None, ""):
        said.append(f"Otherwise {json.dumps(schema['default'])}.")
    return said


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("``", "`")


def _limits(schema: Schema) -> list[str]:
    said = []
    for least, most, unit in (
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " of them"),
        ("minimum", "maximum", ""),
    ):
        if least in schema and most in schema:
            said.append(f"{schema[least]} to {schema[most]}{unit}.")
        elif most in schema:
            said.append(f"At most {schema[most]}{unit}.")
        elif least in schema:
            said.append(f"At least {schema[least]}{unit}.")
    return said


def _comment(sentences: list[str], indent: str) -> str:
    text = " ".join(sentences).replace("*/", "* /")
    if not text:
        return ""
    if len(f"{indent}/** {text} */") <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines = wrap(text, WIDTH - len(indent) - 3)
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"]
    )
