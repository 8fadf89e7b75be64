"""Tables and figures as the commands print them, for a screen of 80 columns."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table


def new_table(title: str, *headings: str, words: tuple[str, ...] = ()) -> Table:
    """Return an empty table; the first column and those named in `words` hold words, the others figures."""
    table = Table(
        title=escape(title), title_style="bold", title_justify="left", box=box.SIMPLE_HEAD
    )
    for number, heading in enumerate(headings):
        if number == 0 or heading in words:
            table.add_column(escape(heading), overflow="fold")
        else:
            table.add_column(escape(heading), justify="right", no_wrap=True)
    return table


def percent(share: float | None, digits: int = 1) -> str:
    """Return a share in percent without the sign, or a question mark if it is unknown."""
    return "?" if share is None else f"{100 * share:.{digits}f}"


def between(low: float, high: float) -> str:
    """Return an interval in percent."""
    return f"{percent(low)}–{percent(high)}"


def count_of(games: int, wanted: int) -> str:
    """Return how many games were played, and of how many if some are missing."""
    return f"{games:,}" if games == wanted else f"{games:,} of {wanted:,}"


def speed_of(measured: dict[str, Any]) -> str:
    """Return how fast games were played, as a clause."""
    build = "compiled" if measured["compiled"] else "interpreted"
    return (
        f"{measured['seconds']:,.1f} s: {measured['games_per_s']:,.0f} games/s, "
        f"{measured['decisions_per_s']:,} decisions/s ({build})."
    )
