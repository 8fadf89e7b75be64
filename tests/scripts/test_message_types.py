"""The TypeScript types of all messages are what the server's models give."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from scripts import typescript
from scripts.breaking_changes import breaks

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "scripts" / "message_types.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("message_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def everything(script: ModuleType) -> dict[str, Any]:
    found: dict[str, Any] = script.schemas()
    return found


@pytest.fixture(scope="module")
def files(script: ModuleType, everything: dict[str, Any]) -> dict[str, str]:
    texts: dict[str, str] = script.files(everything)
    return texts


def test_the_files_are_what_the_models_give(files: dict[str, str]) -> None:
    assert list(files) == [
        "docs/messages.json",
        "web/src/messages.ts",
        "web/src/games/novodice/messages.ts",
        "web/src/games/cubitos/messages.ts",
    ]
    for path, text in files.items():
        assert (ROOT / path).read_text("utf-8") == text, "run scripts/message_types.py"


def test_no_type_is_left_unknown(files: dict[str, str]) -> None:
    for path, text in files.items():
        if path.endswith(".ts"):
            code = re.sub(r"/\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", text, flags=re.S)
            assert not re.search(r"\b(unknown|any|object)\b", code)


@pytest.fixture
def elsewhere(
    script: ModuleType,
    everything: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Let the script work in an empty folder, with the schemas that were made already."""
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "schemas", lambda: everything)


@pytest.mark.usefixtures("elsewhere")
def test_checking_writes_nothing_and_finds_a_difference(
    script: ModuleType,
    files: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert script.main(["--check"]) == 1
    assert "run scripts/message_types.py" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
    assert script.main([]) == 0
    assert script.main(["--check"]) == 0
    file = tmp_path / "web/src/messages.ts"
    file.write_text(files["web/src/messages.ts"].replace("turn", "tern"), encoding="utf-8")
    assert script.main(["--check"]) == 1


@pytest.mark.usefixtures("elsewhere")
def test_a_change_that_breaks_clients_needs_a_new_version(
    script: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert script.main([]) == 0
    file = tmp_path / "docs/messages.json"
    before = json.loads(file.read_text("utf-8"))
    before["shared"]["Pong"]["properties"]["mood"] = {"type": "string"}
    file.write_text(json.dumps(before), encoding="utf-8")
    assert script.main([]) == 1
    assert "Pong.mood is gone" in capsys.readouterr().out
    file.write_text(json.dumps(before | {"protocol": 1}), encoding="utf-8")
    assert script.main([]) == 0


def test_what_breaks_clients_depends_on_who_reads(
    script: ModuleType, everything: dict[str, Any]
) -> None:
    def broken(name: str, change: Callable[[dict[str, Any]], object]) -> list[str]:
        before = json.loads(json.dumps(everything))
        change(before["shared"][name])
        found: list[str] = breaks(before, everything, script.named_by_bodies())
        return found

    assert broken("Pong", lambda pong: pong["properties"].pop("id")) == []
    assert broken("Pong", lambda pong: pong["required"].remove("id")) == []
    assert broken("Ping", lambda ping: ping["required"].remove("id")) == [
        "Ping.id must be sent now"
    ]
    number = {"type": "integer"}
    assert broken("Pong", lambda pong: pong["properties"].update(id=number)) == [
        "Pong.id is another type"
    ]


def test_a_model_with_another_name_breaks_nobody(
    script: ModuleType, everything: dict[str, Any]
) -> None:
    def broken(body: str) -> list[str]:
        before = json.loads(json.dumps(everything).replace("SeatShown", "Chair"))
        before["shared"]["Chair"]["description"] = body
        found: list[str] = breaks(before, everything, script.named_by_bodies())
        return found

    assert broken(everything["shared"]["SeatShown"]["description"]) == []
    assert "Chair is gone" in broken("Another model.")


@pytest.mark.parametrize("path", ["messages.ts", "games/cubitos/messages.ts"])
def test_every_type_that_is_named_is_written_once(files: dict[str, str], path: str) -> None:
    written = files[f"web/src/{path}"]
    declared = re.findall(r"^export (?:interface|type) (\w+)", written, re.M)
    assert len(declared) == len(set(declared))
    code = re.sub(r"/\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", written, flags=re.S)
    named = set(re.findall(r"\b[A-Z]\w+\b", code))
    assert named - {"Record"} == set(declared)


def test_fields_that_may_be_left_out_are_marked(files: dict[str, str]) -> None:
    written = files["web/src/messages.ts"]
    hello = written[written.index("export interface Hello ") :].partition("\n}")[0]
    assert '  type: "hello";' in hello
    assert "  version?: number | null;" in hello
    update = written[written.index("export interface Update ") :].partition("\n}")[0]
    assert "  table: TableShown | null;" in update
    answered = written[written.index("export interface AnsweredBody ") :].partition("\n}")[0]
    assert "  bot?: string;" in answered


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"enum": ["a", "b"], "type": "string"}, '"a" | "b"'),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        ({"$ref": "#/$defs/Error"}, "ErrorBody"),
    ],
)  # fmt: skip
def test_forms_of_a_schema_become_types(schema: dict[str, Any], kind: str) -> None:
    assert typescript._type(schema) == kind


def test_a_form_that_is_not_known_is_a_mistake() -> None:
    with pytest.raises(typescript.UnknownForm):
        typescript._type({"type": "array", "items": {"type": "object", "properties": {}}})
    with pytest.raises(typescript.UnknownForm, match="Loose"):
        typescript._interface("Loose", {"type": "object", "properties": {}})
