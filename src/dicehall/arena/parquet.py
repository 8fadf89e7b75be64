"""Write the games of a tournament as Parquet, for analysis with other tools."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any, Final

from dicehall.core.mistakes import BadOptions

ROWS: Final = 20_000
"""Games held in memory at a time."""


def check_pyarrow() -> None:
    """Raise a mistake if the package that writes Parquet is not installed."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadOptions(
            "Parquet needs pyarrow; install it as in: pip install 'dicehall[parquet]'."
        ) from None


def write_parquet(lines: Path, out: Path) -> None:
    """Write a file of lines as Parquet, with the same columns."""
    import pyarrow
    import pyarrow.parquet

    texts = [(name, pyarrow.string()) for name in ("bot", "why", "told")]
    forfeit: Any = pyarrow.struct([("seat", pyarrow.int8()), *texts])
    schema: Any = pyarrow.schema(
        [
            ("game", pyarrow.int64()),
            ("course", pyarrow.string()),
            ("deal", pyarrow.int64()),
            ("seats", pyarrow.list_(pyarrow.string())),
            ("scores", pyarrow.list_(pyarrow.int64())),
            ("winners", pyarrow.list_(pyarrow.int8())),
            ("decisions", pyarrow.int64()),
            ("rounds", pyarrow.int32()),
            ("busts", pyarrow.list_(pyarrow.int32())),
            ("luck", pyarrow.list_(pyarrow.float64())),
            ("forfeits", pyarrow.list_(forfeit)),
            ("answers", pyarrow.list_(pyarrow.int64())),
        ]
    )
    with lines.open(encoding="utf-8") as file, pyarrow.parquet.ParquetWriter(out, schema) as writer:
        while rows := [json.loads(line) for line in islice(file, ROWS)]:
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
