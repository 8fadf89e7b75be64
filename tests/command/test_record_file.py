"""A file of records holds whole lines, whatever happens while it is written."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from dicehall.command.record_file import record_file
from dicehall.core.mistakes import BadOptions


def test_what_does_not_fit_is_taken_away_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    write = os.write
    room = 17

    def write_while_there_is_room(file: int, text: memoryview) -> int:
        nonlocal room
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(file, text[:room])
        room -= written
        return written

    monkeypatch.setattr(os, "write", write_while_there_is_room)
    with record_file(path) as file:
        assert file is not None
        file.write(["first", "second"])
        with pytest.raises(BadOptions, match=r"games\.jsonl cannot be written: no space left"):
            file.write(["third", "fourth"])
    assert path.read_text() == "first\nsecond\n"


def test_a_file_that_was_there_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old\n" * 100)
    with record_file(path) as file:
        assert file is not None
        file.write(["new"])
        file.write([])
    assert path.read_text() == "new\n"


def test_no_file_is_opened_where_none_is_wanted() -> None:
    with record_file(None) as file:
        assert file is None
