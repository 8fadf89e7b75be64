"""The folder of a data set: its plan, its rows in files of a hundred games each, and its card."""

from __future__ import annotations

import fcntl
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pyarrow
import pyarrow.parquet

from dicehall.core.mistakes import BadOptions
from dicehall.datasets.rows import DatasetPlan, PlayedRows, read_rows, schema

PLAN: Final = "plan.json"
DATA: Final = "data"
CARD: Final = "README.md"
LAYOUT: Final = "layout.json"
VERSION: Final = 2
"""The version of the layout, and of how seeds follow from that of the data set."""
SHARD: Final = 100
"""How many games are in one file."""
NAME: Final = re.compile(r"games-(\d{8})-(\d{8})\.parquet")
"""The name of a file: its first and its last game."""


def plan_of(wanted: DatasetPlan) -> dict[str, Any]:
    """Return everything that must be equal for rows to belong to one data set, including the rules."""
    plan = wanted.plan
    return {
        "version": VERSION,
        "game": plan.game,
        "rules": plan.new_game().rules,
        "options": plan.options,
        "bots": list(plan.bots),
        "adviser": wanted.adviser,
        "seed": plan.seed,
    }


class DatasetFolder:
    """Writes rows, game after game, so that the files are the same however the games were played."""

    def __init__(self, path: Path, games: int) -> None:
        self.path: Path = path
        self._wanted = games
        self._waiting: list[Any] = []
        """The rows of the games that are not yet in a file."""
        self.games: int = self._whole_games()
        """How many games are in files."""
        self._next = self.games

    def _whole_games(self) -> int:
        """Return how many games there are without a gap; a last file that is too short is written again."""
        held = 0
        for first, last, file in sorted(self._files()):
            whole = last - first + 1 == SHARD or last + 1 == self._wanted
            if first != held or not whole or last >= self._wanted:
                if last >= self._wanted and first == held and whole:
                    raise BadOptions(
                        f"{self.path} holds more than the {self._wanted:,} games asked for; "
                        "ask for as many, or choose another folder."
                    )
                file.unlink()
                continue
            held = last + 1
        return held

    def _files(self) -> Iterator[tuple[int, int, Path]]:
        for file in (self.path / DATA).iterdir():
            named = NAME.fullmatch(file.name)
            if named is not None:
                yield int(named[1]), int(named[2]), file

    def files(self) -> list[Path]:
        """Return the files in order."""
        return [file for _, _, file in sorted(self._files())]

    def write(self, some: PlayedRows) -> None:
        """Take the rows of the next games; a file is written once its games are complete."""
        for table in some.tables:
            self._waiting.append(read_rows(table))
            self._next += 1
            if self._next % SHARD == 0 or self._next == self._wanted:
                self._write_file()

    def _write_file(self) -> None:
        first, last = self.games, self._next - 1
        file = self.path / DATA / f"games-{first:08}-{last:08}.parquet"
        new = file.with_suffix(".new")
        # Combine them into one piece: the bytes must not depend on the batches in which games were played.
        table = pyarrow.concat_tables(self._waiting, promote_options="none").combine_chunks()
        pyarrow.parquet.write_table(table, new, compression="zstd")
        new.replace(file)
        self.games = self._next
        self._waiting.clear()


@contextmanager
def open_folder(path: Path, wanted: DatasetPlan, games: int) -> Iterator[DatasetFolder]:
    """Open a new or existing folder of this data set; refuse one of another."""
    try:
        (path / DATA).mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise BadOptions(f"{path} is not a folder; name a folder, or a new path.") from None
    lock = os.open(path / DATA, os.O_RDONLY | os.O_CLOEXEC)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOptions(f"another run is writing to {path}; wait for its end.") from None
        _check_plan(path, wanted)
        yield DatasetFolder(path, games)
    finally:
        os.close(lock)


def _check_plan(path: Path, wanted: DatasetPlan) -> None:
    file, plan = path / PLAN, plan_of(wanted)
    try:
        there = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        if any((path / DATA).iterdir()):
            raise BadOptions(f"{path} holds data but no {PLAN}; choose another folder.") from None
        new = file.with_suffix(".new")
        new.write_text(json.dumps(plan, ensure_ascii=False, indent=1) + "\n", "utf-8")
        new.replace(file)
        return
    except ValueError:
        raise BadOptions(f"{file} is no plan of a data set; choose another folder.") from None
    differs = [
        name for name in plan if not isinstance(there, dict) or there.get(name) != plan[name]
    ]
    if differs:
        raise BadOptions(
            f"{path} holds another data set, with other {', '.join(differs)}; choose another folder."
        )


def check_columns(folder: DatasetFolder) -> int:
    """Return how many rows there are; refuse files whose columns are not those of a data set."""
    rows = 0
    for file in folder.files():
        held = pyarrow.parquet.ParquetFile(file)
        if not held.schema_arrow.equals(schema()):
            raise BadOptions(f"{file} has other columns; it was not written by this version.")
        rows += held.metadata.num_rows
    return rows
