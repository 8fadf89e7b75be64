"""A bar that shows the progress of a long task."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


@contextmanager
def progress(total: int, done: int = 0, doing: str = "playing") -> Iterator[Callable[[int], None]]:
    """Show a bar if a person is watching; on standard error, so that the output stays clean."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(doing),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(doing, total=total, completed=done)
        yield lambda number: bar.advance(task, number)
