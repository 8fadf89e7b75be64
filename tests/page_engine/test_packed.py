"""What is packed for the page: little enough, whole, and only what belongs there."""

from __future__ import annotations

import hashlib
import json
import tarfile
from typing import Any

import pytest
from scripts.pack_engine import ENGINE, MANIFEST

pytestmark = pytest.mark.skipif(
    not (ENGINE / MANIFEST).exists(), reason="needs the packed engine (scripts/pack_engine.py)"
)
MOST_BYTES = 6_000_000
"""The most that the engine may be over the wire."""


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ENGINE / MANIFEST).read_text("utf-8"))
    return found


@pytest.mark.parametrize("form", ["br", "gz"])
def test_it_is_at_most_six_megabytes_over_the_wire(form: str) -> None:
    assert sum(file[form] for file in manifest()["files"]) <= MOST_BYTES


def test_every_file_is_what_the_manifest_says() -> None:
    for file in manifest()["files"]:
        content = (ENGINE / file["name"]).read_bytes()
        assert len(content) == file["size"]
        assert hashlib.sha256(content).hexdigest() == file["sha256"]
        for form in ("br", "gz"):
            assert (ENGINE / f"{file['name']}.{form}").stat().st_size == file[form]


def test_the_archive_holds_no_server_no_terminal_no_sources_and_no_tests() -> None:
    with tarfile.open(ENGINE / "dicehall.tar") as archive:
        names = archive.getnames()
    assert "dicehall/table/state.pyc" in names
    assert "dicehall/games/cubitos/content/cards.toml" in names
    rooms = {name.split("/")[1] for name in names if name.startswith("dicehall/")}
    assert not rooms & {"server", "terminal", "command", "arena", "reports"}
    assert not [name for name in names if name.endswith(".py") or "/tests/" in name]
