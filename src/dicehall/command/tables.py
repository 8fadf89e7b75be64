"""Tables and figures as the commands print them, for a screen of 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Any, Final

from rich import box
from rich.markup import escape
from rich.table import Table

from dicehall.bots.guests.process import EXEC, program_of
from dicehall.terminal.columns import left

LONGEST: Final = 13
"""The most columns of a bot's name in a table."""


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


def short_name(bot: str) -> str:
    """Return a bot's name for a narrow place; for a bot from outside, only the class or program."""
    if bot.startswith(EXEC) and (words := program_of(bot)):
        return " ".join([PurePath(words[0]).name, *words[1:]])
    _, colon, name = bot.rpartition(":")
    return name if colon and name.isidentifier() else bot


def short_names(bots: Sequence[str]) -> list[str]:
    """Return names that fit a column and still differ: shortened, cut, and numbered if need be."""
    cut = [left(short_name(bot), LONGEST).rstrip() for bot in bots]
    twice = {name for bot, name in zip(bots, cut, strict=True) if _other(bot, name, bots, cut)}
    places = {bot: number for number, bot in enumerate(dict.fromkeys(bots), 1)}
    return [
        f"{name} ({places[bot]})" if name in twice else name
        for bot, name in zip(bots, cut, strict=True)
    ]


def _other(bot: str, name: str, bots: Sequence[str], cut: Sequence[str]) -> bool:
    """Return whether another bot has the same short name."""
    return any(other != bot and short == name for other, short in zip(bots, cut, strict=True))


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
