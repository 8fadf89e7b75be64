"""`dicehall odds cubitos`: what a push risks and brings, exactly."""

from __future__ import annotations

import json
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from dicehall.command.arguments import (
    components_option,
    game_options,
    given_options,
    with_options,
)
from dicehall.command.json_output import json_option, print_json
from dicehall.command.kinds import Text, WholeNumber
from dicehall.command.tables import new_table
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadContent, BadOptions
from dicehall.games.cubitos.command.race_options import RACE_OPTIONS, chosen_race
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.odds.push import PushOdds, push_odds
from dicehall.games.models import chance_told

SEED: Final = "odds"
"""The seed of a random set, so that the same command prints the same."""


@click.command("cubitos", cls=Verb)
@click.option("--roll", type=Text(), required=True, help="Dice in roll, as in 'light light red'.")
@click.option(
    "--active", type=Text(), default="", help="Active dice, as in 'red-symbol light-money1'."
)
@click.option("--draw", type=Text(), default="", help="Dice in draw, as in 'light dark'.")
@click.option("--discard", type=Text(), default="", help="Dice in discard.")
@click.option("--at-risk", is_flag=True, help="Three dice were active at once in this round.")
@click.option("--space", type=Text(), help="Where the runner is, as in C7 (default: the start).")
@click.option("--to", type=Text(), help="Also show the chance to reach this space in this round.")
@click.option("--credits", "credit", type=WholeNumber(0, 99), default=0, help="Credits in hand.")
@click.option("--fans", type=WholeNumber(0, 13), default=0, help="Fans.")
@with_options(RACE_OPTIONS)
@components_option
@json_option("Print JSON, with chances as fractions.")
def cubitos_odds(
    roll: str,
    active: str,
    draw: str,
    discard: str,
    at_risk: bool,
    space: str | None,
    to: str | None,
    credit: int,
    fans: int,
    components: Path | None,
    as_json: bool,
    **race: Any,
) -> None:
    """Print the exact odds of a push in Cubitos: the bust, and what may be active after it."""
    game = from_options(
        game_options(2, components, chosen_race(given_options("cubitos", race), SEED))
    )
    zones = {"roll": roll, "active": active, "draw": draw, "discard": discard}
    told: dict[str, Any] = {name: text.replace(",", " ") for name, text in zones.items()}
    if not told["roll"].split():
        raise BadOptions("--roll names no die; there must be one at least, as in 'light red'.")
    told |= {"credit": credit, "fans": fans}
    if at_risk:
        told["at_risk"] = True
    if space is not None:
        told["space"] = space
    holds_start = "start" in f"{told['roll']} {told['active']}"
    position = {"next": "push", "start_player": 1 if holds_start else 2, "players": {"1": told}}
    state = game.position(position)
    try:
        found = push_odds(game, state, 0, to)
    except BadContent as mistake:
        raise BadOptions(f"--to is '{to}': {mistake}") from None
    if as_json:
        told = {name: value for name, value in asdict(found).items() if value is not None}
        print_json(json.dumps(told, default=chance_told))
    else:
        _print(found)


def _percent(chance: Fraction) -> str:
    return f"{float(chance):.2%}"


def _print(found: PushOdds) -> None:
    console = Console(highlight=False)
    risk = "at risk" if found.at_risk else "not at risk"
    console.print(f"{found.dice} dice in roll, {risk}: bust {_percent(found.bust)}.")
    for ability in found.abilities:
        moment = ability.moment.replace("_", " ")
        console.print(f"With {ability.die}, {moment}: bust {_percent(ability.bust)}.")
    table = new_table(
        "Active after the push; the chances of a column add up to 100 %", "", *found.after
    )
    after = list(found.after.values())
    table.add_row("now", *(str(one.now) for one in after), end_section=True)
    if found.bust:
        table.add_row("bust, nothing is left", *[f"{float(found.bust):.1%}"] * len(after))
    least = min(min(one.chances, default=0) for one in after)
    most = max(max(one.chances, default=0) for one in after)
    for amount in range(least, most + 1):
        chances = [one.chances.get(amount) for one in after]
        told = ["" if chance is None else f"{float(chance):.1%}" for chance in chances]
        table.add_row(str(amount), *told, end_section=amount == most)
    table.add_row(
        "mean, a bust counts as 0" if found.bust else "mean",
        *(f"{float(one.mean):.2f}" for one in after),
    )
    if 0 < found.bust < 1:
        no_bust = [f"{float(one.mean / (1 - found.bust)):.2f}" for one in after]
        table.add_row("mean if it does not bust", *no_bust)
    console.print(table)
    if found.reach is not None:
        reached = "reached" if found.reach.passing else "not reached"
        pushing = _percent(found.reach.pushing)
        console.print(f"{found.reach.space}: {reached} by passing, {pushing} by pushing once.")
