"""A file of records that always holds whole lines, even if writing fails."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dicehall.command.arguments import cannot
from dicehall.core.mistakes import BadOptions


class RecordFile:
    """An open file of records."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o666)
        except OSError as error:
            raise BadOptions(cannot(path, "written", error)) from None
        self._whole = 0
        """The length of the whole lines in bytes."""

    def write(self, records: list[str]) -> None:
        """Append records, one per line; if there is no room for all of them, none is added."""
        rest = memoryview("".join([f"{record}\n" for record in records]).encode())
        length = len(rest)
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
        except BrokenPipeError:
            raise
        except OSError as error:
            self._cut()
            raise BadOptions(cannot(self.path, "written", error)) from None
        self._whole += length

    def _cut(self) -> None:
        """Remove the remains of a line that did not fit."""
        try:
            os.ftruncate(self._file, self._whole)
        except OSError:
            # A pipe, for example, cannot be truncated, but keeps no lines either.
            return

    def close(self) -> None:
        """Close the file."""
        try:
            os.close(self._file)
        except OSError as error:
            raise BadOptions(cannot(self.path, "written", error)) from None


@contextmanager
def record_file(path: Path | None) -> Iterator[RecordFile | None]:
    """Open a file for records, if one is wanted."""
    if path is None:
        yield None
        return
    file = RecordFile(path)
    try:
        yield file
    finally:
        file.close()
