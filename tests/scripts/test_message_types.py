"""The TypeScript types of all messages are what the server's models give."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

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
def written(script: ModuleType) -> str:
    text: str = script.typescript(script.definitions())
    return text


def test_the_file_is_what_the_models_give(script: ModuleType, written: str) -> None:
    assert script.FILE == ROOT / "web" / "src" / "messages.ts"
    assert script.FILE.read_text("utf-8") == written, "run scripts/message_types.py"


def test_checking_writes_nothing_and_finds_a_difference(
    script: ModuleType,
    written: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "src" / "messages.ts"
    monkeypatch.setattr(script, "FILE", file)
    assert script.main(["--check"]) == 1
    assert "run scripts/message_types.py" in capsys.readouterr().out
    assert not file.exists()
    assert script.main([]) == 0
    assert script.main(["--check"]) == 0
    file.write_text(written.replace("turn", "tern"), encoding="utf-8")
    assert script.main(["--check"]) == 1


def test_every_type_that_is_named_is_written_once(written: str) -> None:
    declared = re.findall(r"^export (?:interface|type) (\w+)", written, re.M)
    assert len(declared) == len(set(declared))
    code = re.sub(r"/\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", written, flags=re.S)
    named = set(re.findall(r"\b[A-Z]\w+\b", code))
    assert named - {"Record"} == set(declared)
    assert {"FromClient", "FromServer", "NewTable", "SeatWanted", "ErrorBody"} <= set(declared)
    assert "any" not in re.findall(r"\b\w+\b", code)


def test_fields_that_may_be_left_out_are_marked(written: str) -> None:
    hello = written[written.index("export interface Hello ") :].partition("\n}")[0]
    assert '  type: "hello";' in hello
    assert "  version?: number | null;" in hello
    entry = written[written.index("export interface EntryShown ") :].partition("\n}")[0]
    assert "  body: Record<string, unknown>;" in entry
    assert "  events: Record<string, unknown>[];" in entry


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"enum": ["a", "b"], "type": "string"}, '"a" | "b"'),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        ({"$ref": "#/$defs/Error"}, "ErrorBody"),
    ],
)  # fmt: skip
def test_forms_of_a_schema_become_types(
    script: ModuleType, schema: dict[str, Any], kind: str
) -> None:
    assert script._type(schema) == kind


def test_a_form_that_is_not_known_is_a_mistake(script: ModuleType) -> None:
    with pytest.raises(script.UnknownForm):
        script._type({"type": "array", "items": {"type": "object", "properties": {}}})
    with pytest.raises(script.UnknownForm, match="Loose"):
        script.typescript({"Loose": {"type": "object", "properties": {}}})
