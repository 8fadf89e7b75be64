"""Write the TypeScript types of the live messages and of REST requests and responses.

.venv/bin/python scripts/message_types.py           # writes web/src/messages.ts
.venv/bin/python scripts/message_types.py --check   # says whether the file matches the server's models

It reads the JSON Schema that the server publishes, in the few forms that pydantic writes. An unknown form
is an error rather than an `any`.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import sys
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from dicehall.games.registry import game_names, kit_of
from dicehall.server import content
from dicehall.server.live.messages import live_schema
from dicehall.server.routes import models as bodies
from dicehall.table.entries import SHOWN
from dicehall.table.phrases import PHRASES
from dicehall.table.refusals import STATUS

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "messages.ts"
"""The file that is written."""
WIDTH: Final = 100
"""The column at which lines are wrapped."""
NAMES: Final = {
    # TypeScript has its own Error.
    "Error": "ErrorBody",
    "from_client": "FromClient",
    "from_server": "FromServer",
}
"""Types whose names differ from those of their models."""
FIXED: Final = {
    "EntryKind": ("What an entry of a table's log can be.", tuple(SHOWN)),
    "PhraseId": ("The quick phrases.", PHRASES),
    "RefusalCode": ("Why something was not done.", tuple(STATUS)),
}
"""Constant words that are not models."""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
"""Types that are the same in both languages."""
HEAD: Final = """\
// The messages of the live protocol, and what REST requests bring and are answered with.
// Written by scripts/message_types.py from the server's models; change those, and write it anew.
"""

Schema = dict[str, Any]


class UnknownForm(Exception):
    """A part of a schema that this generator does not know."""


def definitions() -> dict[str, Schema]:
    """Return the schema of every model by its name, the live messages first."""
    found: dict[str, Schema] = dict(live_schema()["$defs"])
    boxes = [kit_of(game).box_model() for game in game_names()]
    modules = [bodies, content, *(sys.modules[box.__module__] for box in boxes if box is not None)]
    models = [model for module in modules for model in _models(module)]
    _, schema = models_json_schema(
        [(model, "validation") for model in models], ref_template="#/$defs/{model}"
    )
    of_rest: dict[str, Schema] = schema["$defs"]
    for model in models:
        found.setdefault(model.__name__, of_rest.pop(model.__name__))
    for name, one in of_rest.items():
        found.setdefault(name, one)
    return found


def _models(module: ModuleType) -> list[type[BaseModel]]:
    """Return a module's own models in the order of their definition; base classes are not messages."""
    models = [
        model
        for _, model in inspect.getmembers(module, inspect.isclass)
        if issubclass(model, BaseModel) and model.__module__ == module.__name__
    ]
    models = [model for model in models if model.model_fields]
    return sorted(models, key=lambda model: inspect.getsourcelines(model)[1])


def typescript(found: dict[str, Schema]) -> str:
    """Return the whole file."""
    parts = [HEAD]
    for name, (sentence, words) in FIXED.items():
        parts.append(_comment([sentence], "") + _alias(name, [json.dumps(word) for word in words]))
    for name, schema in found.items():
        about = _sentences(schema)
        written = _called(name)
        if schema.get("type") == "object":
            parts.append(_comment(about, "") + _interface(written, schema))
        else:
            about = about or [f"Everything that comes {name.replace('_', ' the ')}."]
            parts.append(_comment(about, "") + _alias(written, _variants(schema)))
    return "\n".join(parts)


def _called(name: str) -> str:
    return NAMES.get(name, name)


def _interface(name: str, schema: Schema) -> str:
    if schema.get("additionalProperties") is not False:
        raise UnknownForm(f"{name} takes fields that it does not list")
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    for field, one in schema["properties"].items():
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


def _variants(schema: Schema) -> list[str]:
    """Return the alternative types of a value."""
    for either in ("anyOf", "oneOf"):
        if either in schema:
            return [_type(one) for one in schema[either]]
    return [_type(schema)]


def _type(schema: Schema) -> str:
    """Return the type of a value."""
    if "$ref" in schema:
        return _called(schema["$ref"].removeprefix("#/$defs/"))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(word) for word in schema["enum"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(_variants(schema))
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
        return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
    raise UnknownForm(f"this form of a schema is not known: {schema}")


def _sentences(schema: Schema) -> list[str]:
    """Return the description of a type or field: its sentence, its constraints and its default."""
    said = [re.sub(r"\s+", " ", schema["description"])] if "description" in schema else []
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


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(description="Write the TypeScript types of all messages.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if it differs")
    given = parser.parse_args(arguments)
    text = typescript(definitions())
    if given.check:
        same = FILE.exists() and FILE.read_text("utf-8") == text
        if not same:
            print(f"{FILE} is not what the models give; run scripts/message_types.py.")
        return 0 if same else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
