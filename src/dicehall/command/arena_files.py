"""The files of a tournament besides its games: results, report, and Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from dicehall.arena.folder import GAMES
from dicehall.core.mistakes import BadOptions

REPORT: Final = "report.html"
RESULTS: Final = "results.json"
PARQUET: Final = "games.parquet"


def check_parquet(out: Path | None) -> None:
    """Refuse --parquet at once if it could only fail at the end."""
    from dicehall.arena.parquet import check_pyarrow

    if out is None:
        raise BadOptions("--parquet writes into the folder of --out; name one.")
    check_pyarrow()


def write_files(out: Path, result: dict[str, Any], language: str, parquet: bool) -> None:
    """Write the results and the report beside the games."""
    from dicehall.locales import Catalogue
    from dicehall.reports.arena import ArenaReport

    with _whole(out / RESULTS) as path:
        path.write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", "utf-8")
    with _whole(out / REPORT) as path:
        path.write_text(ArenaReport(result, Catalogue(language)).html(), "utf-8")
    if parquet:
        from dicehall.arena.parquet import write_parquet

        with _whole(out / PARQUET) as path:
            write_parquet(out / GAMES, path)


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """Write a file under another name first, so that it exists completely or not at all."""
    new = path.with_name(f"{path.name}.new")
    yield new
    new.replace(path)
