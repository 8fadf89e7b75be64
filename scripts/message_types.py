"""Write the TypeScript types of everything that server and clients send each other, and its schema.

.venv/bin/python scripts/message_types.py           # writes web/src/messages.ts and its fellows
.venv/bin/python scripts/message_types.py --check   # says whether the files are what the models give

The messages that all games share go to web/src/messages.ts, and each game's views, events and questions to
web/src/games/GAME/messages.ts. In what the server sends, a field with a default is always present; in what it
reads, such a field may be missing. docs/messages.json holds the JSON Schema of all of them: a change that
breaks clients is refused until `PROTOCOL` is raised.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from dicehall.games.models import Said
from dicehall.games.registry import OWN, kit_of
from dicehall.server import content
from dicehall.server.live.protocol import live_schema
from dicehall.server.response_models import any_of
from dicehall.server.routes import (
    call_models,
    duplicate_models,
    history_models,
    report_models,
    request_bodies,
    table_models,
)
from dicehall.table.messages import PROTOCOL
from dicehall.table.views import TableNow

# So that it can be started by its path.
sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.breaking_changes import breaks
from scripts.typescript import Definitions, typescript

ROOT: Final = Path(__file__).parent.parent
"""The root of the project."""
SCHEMA: Final = "docs/messages.json"
"""The schema of all that is sent, as it was when it was last written."""
SHARED: Final = "web/src/messages.ts"
"""The types that all games share."""
COMMAND: Final = "scripts/message_types.py"
"""The script that writes these files."""
REF: Final = "#/$defs/{model}"
"""How a schema refers to another one."""
MODULES: Final = (
    *(request_bodies, table_models, report_models, history_models, duplicate_models, call_models),
    content,
)
"""Where the models of REST are defined."""


def definitions() -> Definitions:
    """Return the schema of every model that all games share, by its name, the live messages first."""
    found: Definitions = dict(live_schema()["$defs"])
    found_models = [model for module in MODULES for model in _models(module)]
    _, schema = models_json_schema(
        [
            (model, "validation" if issubclass(model, request_bodies.Body) else "serialization")
            for model in found_models
        ],
        ref_template=REF,
    )
    of_rest: Definitions = schema["$defs"]
    for model in found_models:
        found.setdefault(model.__name__, of_rest.pop(model.__name__))
    of_rest |= TypeAdapter(list[TableNow]).json_schema(ref_template=REF, mode="serialization")[
        "$defs"
    ]
    for name, one in of_rest.items():
        found.setdefault(name, one)
    said: Definitions = TypeAdapter(Said).json_schema(ref_template=REF, mode="serialization")[
        "$defs"
    ]
    return found | said


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
    kit = kit_of(game)
    found: Definitions = {}
    if kit.models is not None:
        models = kit.models()
        for name, model in (
            ("View", models.view),
            ("Event", any_of(models.events, "event")),
            ("Question", any_of(models.questions, "form")),
            *((model.__name__, model) for model in models.also),
        ):
            one = TypeAdapter(model).json_schema(ref_template=REF, mode="serialization")
            found |= one.pop("$defs", {})
            found[name] = one
    if kit.box is not None:
        module = sys.modules[kit.box.model().__module__]
        _, schema = models_json_schema(
            [(model, "serialization") for model in _models(module)], ref_template=REF
        )
        found |= schema["$defs"]
    for request in kit.requests.values():
        body = request.body()
        found[body.__name__] = body.model_json_schema(ref_template=REF)
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
        SHARED: typescript(everything["shared"], about),
    }
    for game, of_game in everything["games"].items():
        if of_game:
            about = f"What of {game} is in the messages: views, events, questions and its box."
            found[f"web/src/games/{game}/messages.ts"] = typescript(of_game, about)
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


def named_by_bodies() -> set[str]:
    """Return the models of the bodies of REST requests."""
    modules = (request_bodies, duplicate_models)
    return {
        model.__name__
        for module in modules
        for model in _models(module)
        if issubclass(model, request_bodies.Body)
    }


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description="Write the TypeScript types of all messages.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a file differs")
    given = parser.parse_args(arguments)
    everything = schemas()
    known = ROOT / SCHEMA
    before = json.loads(known.read_text("utf-8")) if known.exists() else everything
    broken = breaks(before, everything, named_by_bodies()) if before["protocol"] == PROTOCOL else []
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
