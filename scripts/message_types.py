"""Writes the TypeScript types of everything that server and clients send each other, and its schema.

.venv/bin/python scripts/message_types.py           # writes web/src/messages.ts and its fellows
.venv/bin/python scripts/message_types.py --check   # says whether the files are what the models give

The messages that all games share go to web/src/messages.ts, and each game's views, events and questions to
web/src/games/GAME/messages.ts. What is sent is described as it is sent (a field with a default is always
there), what is read as it is read (such a field may be missing). docs/messages.json holds the JSON Schema of
all of them: a change that breaks clients is refused until `PROTOCOL` is raised.

It reads the JSON Schema in the few forms that pydantic writes; a form it does not know is a mistake rather
than an `any`.
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

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from dicehall.games.registry import OWN, kit_of
from dicehall.server import content
from dicehall.server.routes import models as bodies
from dicehall.table.entries import BODIES
from dicehall.table.messages import PROTOCOL
from dicehall.table.phrases import PHRASES
from dicehall.table.reading import live_schema
from dicehall.table.refusals import STATUS

ROOT: Final = Path(__file__).parent.parent
"""Where everything lies."""
SCHEMA: Final = "docs/messages.json"
"""The schema of all that is sent, as it was when it was last written."""
SHARED: Final = "web/src/messages.ts"
"""The types that all games share."""
COMMAND: Final = "scripts/message_types.py"
"""What writes them anew."""
REF: Final = "#/$defs/{model}"
"""How a schema names another."""
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
    "EntryKind": ("What an entry of a table's log can be.", tuple(BODIES)),
    "PhraseId": ("The quick phrases.", PHRASES),
    "RefusalCode": ("Why something was not done.", tuple(STATUS)),
}
"""Constant words that are not models."""
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


# ------------------------------------------------------------------------------------- the models


def definitions() -> Definitions:
    """Return the schema of every model that all games share, by its name, the live messages first."""
    found: Definitions = dict(live_schema()["$defs"])
    models = [*_models(bodies), *_models(content)]
    _, schema = models_json_schema(
        [
            (model, "validation" if issubclass(model, bodies.Body) else "serialization")
            for model in models
        ],
        ref_template=REF,
    )
    of_rest: Definitions = schema["$defs"]
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


def definitions_of(game: str) -> Definitions:
    """Return the schema of every model of a game by its name; none for a game without models."""
    models = kit_of(game).models()
    found: Definitions = {}
    if models is not None:
        for name, model in (
            ("View", models.view),
            ("Event", models.event),
            ("Question", models.question),
            *((model.__name__, model) for model in models.also),
        ):
            one = TypeAdapter(model).json_schema(ref_template=REF, mode="serialization")
            found |= one.pop("$defs", {})
            found[name] = one
    box = kit_of(game).box_model()
    if box is not None:
        module = sys.modules[box.__module__]
        _, schema = models_json_schema(
            [(model, "serialization") for model in _models(module)], ref_template=REF
        )
        found |= schema["$defs"]
    return found


def schemas() -> dict[str, Any]:
    """Return everything as it is written to the file of schemas."""
    return {
        "protocol": PROTOCOL,
        "shared": definitions(),
        "games": {game: definitions_of(game) for game in OWN},
    }


def files(everything: dict[str, Any]) -> dict[str, str]:
    """Return the text of every file by its path."""
    about = "The messages of the live protocol, and what REST requests bring and are answered with."
    found = {
        SCHEMA: _folded(everything),
        SHARED: typescript(everything["shared"], about, FIXED),
    }
    for game, models in everything["games"].items():
        if models:
            about = f"What of {game} is in the messages: views, events, questions and its box."
            found[f"web/src/games/{game}/messages.ts"] = typescript(models, about)
    return found


def _folded(everything: dict[str, Any]) -> str:
    """Return the schemas as JSON with one line for each model, so that a change shows where it is."""

    def group(models: Definitions) -> str:
        return ",\n".join(f"{json.dumps(name)}: {json.dumps(one)}" for name, one in models.items())

    games = ",\n".join(
        f"{json.dumps(game)}: {{\n{group(models)}\n}}"
        for game, models in everything["games"].items()
    )
    return (
        f'{{"protocol": {everything["protocol"]},\n"shared": {{\n{group(everything["shared"])}\n}},\n'
        f'"games": {{\n{games}\n}}}}\n'
    )


# --------------------------------------------------------------------------------------- the types


def typescript(
    found: Definitions, about: str, fixed: dict[str, tuple[str, tuple[str, ...]]] | None = None
) -> str:
    """Return a whole file."""
    parts: list[str] = []
    for name, (sentence, words) in (fixed or {}).items():
        parts.append(_comment([sentence], "") + _alias(name, [json.dumps(word) for word in words]))
    for name, schema in found.items():
        said = _sentences(schema)
        written = _called(name)
        if schema.get("type") == "object" and schema.get("additionalProperties") in (True, False):
            parts.append(_comment(said, "") + _interface(written, schema))
        elif schema:
            if name in NAMES:
                said = [f"Everything that comes {name.replace('_', ' the ')}."]
            parts.append(_comment(said, "") + _alias(written, _variants(schema)))
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


def _variants(schema: Schema) -> list[str]:
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


# ------------------------------------------------------------------------------- breaking changes


def breaks(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Return what would break a client that was written for the messages as they were."""
    found = _broken("", before["shared"], after["shared"])
    for game, models in before["games"].items():
        found += _broken(f"{game}: ", models, after["games"].get(game, {}))
    return found


def _broken(where: str, before: Definitions, after: Definitions) -> list[str]:
    read = _named_in(before, "from_client") | _named_by_bodies()
    found: list[str] = []
    for name, old in before.items():
        new = after.get(name)
        if new is None:
            found.append(f"{where}{name} is gone")
        elif old.get("type") != "object":
            if _gone(old, new):
                found.append(f"{where}{name} is another type")
        else:
            found += [f"{where}{name}.{one}" for one in _fields(old, new, name in read)]
    return found


def _gone(old: Schema, new: Schema) -> list[str]:
    """Return the types that a value could have and cannot have any more; new ones break nobody."""
    left = _variants(new)
    return [one for one in _variants(old) if one not in left]


def _fields(old: Schema, new: Schema, read: bool) -> list[str]:
    """Return which fields of a model break a client: of one that is read, those it would have to add."""
    fields: Schema = new.get("properties", {})
    found: list[str] = []
    for field, one in old.get("properties", {}).items():
        if field not in fields:
            found.append(f"{field} is gone")
        elif _gone(one, fields[field]) or (not read and _variants(one) != _variants(fields[field])):
            found.append(f"{field} is another type")
    now, before = set(new.get("required", [])), set(old.get("required", []))
    changed = now - before if read else (before & set(fields)) - now
    why = "must be sent now" if read else "may be missing now"
    return found + [f"{field} {why}" for field in sorted(changed)]


def _named_in(found: Definitions, name: str) -> set[str]:
    """Return the models that one is made of."""
    text = json.dumps(found.get(name, {}))
    return {one for one in found if f'"#/$defs/{one}"' in text}


def _named_by_bodies() -> set[str]:
    return {model.__name__ for model in _models(bodies) if issubclass(model, bodies.Body)}


# ------------------------------------------------------------------------------------------ the verb


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description="Write the TypeScript types of all messages.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a file differs")
    given = parser.parse_args(arguments)
    everything = schemas()
    known = ROOT / SCHEMA
    before = json.loads(known.read_text("utf-8")) if known.exists() else everything
    broken = breaks(before, everything) if before["protocol"] == PROTOCOL else []
    for one in broken:
        print(f"{one}; that breaks clients, so raise PROTOCOL in dicehall/table/messages.py.")
    stale = [
        path
        for path, text in files(everything).items()
        if not (ROOT / path).exists() or (ROOT / path).read_text("utf-8") != text
    ]
    if given.check:
        for path in stale:
            print(f"{path} is not what the models give; run {COMMAND}.")
        return 1 if stale or broken else 0
    if broken:
        return 1
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(files(everything)[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
