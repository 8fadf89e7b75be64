"""`dicehall admin announce, drain, close, ban, bans, lift, log`: what operators do to a running hall."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import click

from dicehall.command.database import database_option, url_of
from dicehall.command.json_output import json_option, print_json
from dicehall.command.kinds import Kind, Text, WholeNumber
from dicehall.command.tables import new_table
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions

if TYPE_CHECKING:
    from dicehall.server.admin.operator import Operator
    from dicehall.server.store.operator_orders import Order

UNITS: Final = {"m": 60, "h": 3600, "d": 86400}
"""The units of a length of time, in seconds."""
OUTCOMES: Final = {
    "not_running": "the game was over before",
    "table_broken": "its log does not add up, so no server can load it",
}
"""Why a table was not closed, by code."""


class Until(Kind):
    """A moment: so long from now, or a date and time."""

    name = "when"
    wanted = "a length of time such as 30m, 12h or 7d, or a time such as 2030-01-31T18:00"

    def read(self, text: str) -> float:
        """Return the moment in seconds since 1970."""
        length = re.fullmatch(r"(\d{1,6})([mhd])", text)
        if length is not None:
            return time.time() + int(length[1]) * UNITS[length[2]]
        return datetime.fromisoformat(text).timestamp()


def until_option(about: str) -> Callable[..., Any]:
    """Return the option that says when something ends."""
    rows = f"When {about} ends: 30m, 12h or 7d from now, or a time such as 2030-01-31T18:00."
    return click.option("--until", type=Until(), help=rows)


IN_DATABASE: Final = database_option("The URL of the hall's database")


@click.command(cls=Verb)
@click.argument("text", type=Text(), required=False)
@until_option("it")
@click.option("--withdraw", is_flag=True, help="Take back what is announced.")
@IN_DATABASE
def announce(text: str | None, until: float | None, withdraw: bool, database: str | None) -> None:
    """Tell everybody TEXT, on every page and at every table, in place of what was announced before."""
    operator = _operator(database)
    if withdraw:
        if text is not None or until is not None:
            raise BadOptions("--withdraw goes without a text and without --until.")
        click.echo(f"No longer announced: {operator.withdraw().words}")
    elif text is None:
        raise BadOptions("say what to announce, or --withdraw.")
    else:
        order = operator.announce(text, until)
        click.echo(f"Announced{_until(order)}: {order.words}")


@click.command(cls=Verb)
@click.argument("processes", type=Text(), nargs=-1)
@click.option("--resume", is_flag=True, help="Let them take tables again.")
@IN_DATABASE
def drain(processes: tuple[str, ...], resume: bool, database: str | None) -> int:
    """Let PROCESSES take no new tables and hand their own on to others, before they are stopped.

    They are given by number, or by the address of their machine, as `dicehall admin state` shows them. A
    hall on SQLite has only one, which keeps its tables; name none.
    """
    operator = _operator(database)
    numbers = operator.drain(processes, resume)
    named = f"Process {numbers[0]}" if len(numbers) == 1 else f"{len(numbers)} processes"
    if not numbers:
        named = "The server"
    if resume:
        click.echo(f"{named}: new tables are taken again.")
        return 0
    left = operator.tables_left(numbers) if numbers else 0
    if not numbers:
        click.echo(f"{named} takes no new tables; games that have begun go on.")
    elif left:
        click.echo(f"{named}: no new tables, but nobody has taken over {left:,} tables yet.")
        return 1
    else:
        click.echo(f"{named}: no new tables, and all tables have been handed on.")
    return 0


@click.command(cls=Verb)
@click.argument("table", type=Text())
@click.option("--why", type=Text(), required=True, help="The reason, which the players read.")
@IN_DATABASE
def close(table: str, why: str, database: str | None) -> int:
    """Close TABLE, an id or a code. Its record stays, with the secret of its dice."""
    operator = _operator(database)
    order = operator.close(table, why)
    if order.outcome == "done":
        click.echo(f"Table {table} is closed: {order.words}")
        return 0
    if order.outcome is not None:
        click.echo(f"Table {table} was not closed: {OUTCOMES.get(order.outcome, order.outcome)}.")
    elif operator.is_served():
        click.echo(f"Table {table} is not closed yet; it will be as soon as a server can.")
    else:
        click.echo(f"No server is running; table {table} will be closed when one starts.")
        return 0
    return 1


@click.command(cls=Verb)
@click.argument("who", type=Text())
@click.option("--why", type=Text(), required=True, help="The reason, which they read.")
@until_option("the ban")
@IN_DATABASE
def ban(who: str, why: str, until: float | None, database: str | None) -> None:
    """Keep WHO out: an address, a network such as 203.0.113.0/24, or a claimed name.

    Whoever is playing is sent away at once, and a bot plays on. Of an IPv6 address, the whole /64 network is
    banned, since one home has all of it.
    """
    operator = _operator(database)
    order = operator.ban(who, why, until)
    click.echo(f"{operator.subject_name(order.subject)} is banned{_until(order)}: {order.words}")


@click.command(cls=Verb)
@click.argument("who", type=Text())
@click.option("--why", type=Text(), default="", help="A reason for the log.")
@IN_DATABASE
def lift(who: str, why: str, database: str | None) -> None:
    """Let WHO in again: an address, a network or a claimed name that is banned."""
    operator = _operator(database)
    click.echo(f"{operator.subject_name(operator.lift(who, why).subject)} is not banned any more.")


@click.command(cls=Verb)
@IN_DATABASE
@json_option()
def bans(database: str | None, as_json: bool) -> None:
    """List the bans in force."""
    operator = _operator(database)
    _show(operator, operator.bans(), "Bans", as_json)


@click.command(cls=Verb)
@click.option(
    "--limit", type=WholeNumber(1, 100_000), default="50", help="How many, 50 if not given."
)
@IN_DATABASE
@json_option()
def log(limit: int, database: str | None, as_json: bool) -> None:
    """Show what operators did: who, when, what and why, the newest first."""
    operator = _operator(database)
    _show(operator, operator.log(limit), "What operators did", as_json)


VERBS: Final = (announce, drain, close, ban, lift, bans, log)
"""All verbs of this module."""


def _operator(database: str | None) -> Operator:
    from dicehall.server.admin.operator import Operator

    return Operator(url_of(database))


def _show(operator: Operator, orders: list[Order], title: str, as_json: bool) -> None:
    rows = [{**asdict(order), "subject": operator.subject_name(order.subject)} for order in orders]
    if as_json:
        print_json(json.dumps(rows))
        return
    if not rows:
        click.echo("There are none.")
        return
    from rich.console import Console

    words = ("by", "what", "whom", "until", "why")
    table = new_table(title, "when", *words, words=words)
    for one in rows:
        until = "" if one["until"] is None else _moment(one["until"])
        what = one["kind"] if one["outcome"] in (None, "done") else f"{one['kind']} (refused)"
        cells = (_moment(one["at"]), one["by"], what, one["subject"], until, one["words"])
        table.add_row(*cells)
    Console(highlight=False, markup=False).print(table)


def _until(order: Order) -> str:
    return "" if order.until is None else f" until {_moment(order.until)}"


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
