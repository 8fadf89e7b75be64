"""The results of a tournament as tables for a screen of 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from dicehall.command.arena_files import REPORT
from dicehall.command.guests import forfeit_sentences
from dicehall.command.tables import between, count_of, new_table, percent, short_names, speed_of
from dicehall.statistics.power import DIFFERENCE

ROOM_FOR_INTERVALS: Final = 4
"""The most bots whose intervals fit beside each other."""
ROOM_FOR_NAMES: Final = 56
"""The columns for all names that head columns."""


def print_arena(result: dict[str, Any], speed: dict[str, Any], out: Path | None) -> None:
    """Print the results for people."""
    console = Console(highlight=False)
    results = result["results"]
    games = count_of(result["games"], result["games_wanted"])
    title = f"{result['game']}, {result['players']} players, {games} games, seed {result['seed']}"
    console.print(_strengths(title, results))
    console.print(_matrix(result))
    if len(results["courses"]) > 1:
        console.print(_variants(result))
    for line in _sentences(result):
        console.print(line)
    for line in forfeit_sentences(results["forfeits"], result["logs"]):
        console.print(escape(line), soft_wrap=True)
    console.print(f"{speed['games_now']:,} games now, in {speed_of(speed)}")
    for line in _thinking(speed):
        console.print(escape(line))
    if out is not None:
        console.print(escape(f"The report is {out / REPORT}."), soft_wrap=True)


def _between(cell: dict[str, Any] | None) -> str:
    return "?" if cell is None else between(*cell["95"])


def _give_or_take(cell: dict[str, Any] | None) -> str:
    if cell is None:
        return "?"
    low, high = cell["95"]
    return f"{percent(cell['share'])} ±{50 * (high - low):.1f}"


def _share_of(cell: dict[str, Any] | None) -> float | None:
    """Return the share at the centre of an interval."""
    return None if cell is None else float(cell["share"])


def _strengths(title: str, results: dict[str, Any]) -> Table:
    headings = ("", "won %", "95 % plain", "95 % paired", "without luck", "rating")
    table = new_table(title, *headings)
    rows = sorted(results["bots"], key=lambda row: -(_share_of(row["plain"]) or 0))
    for row, name in zip(rows, short_names([row["bot"] for row in rows]), strict=True):
        rating = row["rating"]
        table.add_row(
            escape(name),
            percent(_share_of(row["plain"])),
            _between(row["plain"]),
            _between(row["paired"]),
            _give_or_take(row["luck_adjusted"]),
            f"{rating['mu']:.1f} ±{rating['95'][1] - rating['mu']:.1f}",
        )
    return table


def _matrix(result: dict[str, Any]) -> Table:
    even = result["results"]["even_share"]
    # With many bots there is only room for the shares; the report has the intervals.
    roomy = len(result["bots"]) <= ROOM_FOR_INTERVALS
    about = " (paired 95 %)" if roomy else ""
    table = new_table(
        f"won % against{about}"
        if result["players"] == 2
        else f"won % by one against {result['players'] - 1}{about}; even is {percent(even)}",
        "",
    )
    names, heads = _rows_and_heads(result["bots"], roomy)
    for head in heads:
        table.add_column(escape(head), justify="right", overflow="fold")
    for bot, row in zip(names, result["results"]["matrix"], strict=True):
        cells = []
        for cell in row:
            share = "" if cell is None else percent(_share_of(cell["plain"]))
            cells.append(f"{share} ({_between(cell['paired'])})" if cell and roomy else share)
        table.add_row(escape(bot), *cells)
    return table


def _rows_and_heads(bots: Sequence[str], roomy: bool) -> tuple[list[str], list[str]]:
    """Return the bots' names for rows and for columns: numbers where their names do not fit."""
    names = short_names(bots)
    if roomy or sum(max(len(name), 5) + 3 for name in names) <= ROOM_FOR_NAMES:
        return names, names
    numbers = [f"({number})" for number in range(1, len(bots) + 1)]
    return [f"{number} {name}" for number, name in zip(numbers, names, strict=True)], numbers


def _variants(result: dict[str, Any]) -> Table:
    table = new_table("won % by course", "")
    for head in _rows_and_heads(result["bots"], False)[1]:
        table.add_column(escape(head), justify="right", overflow="fold")
    for heading in ("rounds", "bust %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in result["results"]["courses"]:
        rounds = row["mean_rounds"]
        table.add_row(
            escape(row["course"]),
            *[percent(_share_of(cell["plain"])) for cell in row["bots"]],
            "?" if rounds is None else f"{rounds:.1f}",
            percent(row["bust_rate"]),
        )
    return table


def _sentences(result: dict[str, Any]) -> list[str]:
    """Return the remaining remarks, one per line."""
    results = result["results"]
    every = results["all"]
    lines = []
    if every["mean_rounds"] is not None:
        busts = ""
        if every["bust_rate"] is not None:
            busts = f"; {percent(every['bust_rate'])} % of all turns bust"
        lines.append(f"A game takes {every['mean_rounds']:.1f} rounds on average{busts}.")
    seats = ", ".join(
        f"seat {number} {percent(_share_of(seat))}" for number, seat in enumerate(every["seats"], 1)
    )
    lines.append(f"Won % by seat: {seats}.")
    cells = [cell for row in results["matrix"] for cell in row if cell is not None]
    for name, words in (
        ("paired_shrinks", "Paired dice"),
        ("luck_adjusted_shrinks", "Paired dice without their luck"),
    ):
        shrinks = [cell[name] for cell in cells if cell[name] is not None]
        if shrinks:
            mean = sum(shrinks) / len(shrinks)
            how = "narrower" if mean >= 0 else "wider"
            lines.append(
                f"{words} make the intervals {abs(100 * mean):.0f} % {how} on average, "
                f"as if {_worth(mean):.2f} times as many games had been played."
            )
    return lines + _to_tell(cells)


def _to_tell(cells: Sequence[dict[str, Any]]) -> list[str]:
    """Return how many games it takes to tell two bots apart, on average over all pairs."""
    needed = []
    for name, words in (
        ("plain", " games"),
        ("paired", " on paired dice"),
        ("luck_adjusted", " without luck"),
    ):
        found = [cell["games_to_tell"][name] for cell in cells]
        games = [number for number in found if number is not None]
        if games and len(games) == len(found):
            needed.append(f"{round(sum(games) / len(games)):,}{words}")
    if not needed:
        return []
    points = f"{100 * DIFFERENCE:.0f} points"
    return [f"To tell two bots apart that differ by {points} takes {', '.join(needed)}."]


def _thinking(speed: dict[str, Any]) -> list[str]:
    """Return how long the bots thought; empty if no game of this run was timed."""
    timed = [
        f"{bot} {times['mean_ms']:.3g} ms (at most {times['longest_ms']:.3g})"
        for bot, times in speed["thinking"].items()
        if times["decisions"]
    ]
    return [f"A decision takes {', '.join(timed)}."] if timed else []


def _worth(shrinks: float) -> float:
    """Return how many times as many games would narrow an interval by this fraction."""
    return 1 / (1 - shrinks) ** 2
