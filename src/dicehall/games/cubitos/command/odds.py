"""`dicehall odds cubitos`: what a push risks and brings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from math import ceil, floor
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
from dicehall.core.chances import Between
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
    """Print the odds of a push in Cubitos: the bust, and what the dice may show.

    All chances are exact. One that takes too long to work out is given as two limits, as in 'between 2.31%
    and 3.70%'.

    Of a bust: the chance if no ability is used, with one ability alone, and with the best use of all.

    Of a space: the chance that the move of this round can end on it, with the best use of all abilities, by
    passing at once, or by one push and then passing. A player who must push again pushes again. The others
    do nothing: swords are not compared, and the trays stay as they are.
    """
    game = from_options(
        game_options(2, components, chosen_race(given_options("cubitos", race), SEED))
    )
    zones = {"roll": roll, "active": active, "draw": draw, "discard": discard}
    player: dict[str, Any] = {name: text.replace(",", " ") for name, text in zones.items()}
    if not player["roll"].split():
        raise BadOptions("--roll names no die; there must be one at least, as in 'light red'.")
    player |= {"credit": credit, "fans": fans}
    if at_risk:
        player["at_risk"] = True
    if space is not None:
        player["space"] = space
    holds_start = "start" in f"{player['roll']} {player['active']}"
    position = {"next": "push", "start_player": 1 if holds_start else 2, "players": {"1": player}}
    state = game.position(position)
    try:
        found = push_odds(game, state, 0, to)
    except BadContent as mistake:
        raise BadOptions(f"--to is '{to}': {mistake}") from None
    if as_json:
        print_json(json.dumps(_report(found), default=_as_json))
    else:
        _print(found)


def _report(found: PushOdds) -> dict[str, Any]:
    """Return everything in a form that JSON can hold, with chances as they are."""
    return {
        name: value
        for name, value in {
            **vars(found),
            "abilities": [vars(ability) for ability in found.abilities],
            "after": {what: vars(one) for what, one in found.after.items()},
            "reach": None if found.reach is None else vars(found.reach),
        }.items()
        if value is not None
    }


def _as_json(chance: Fraction | Between) -> Mapping[str, Any]:
    """Return a chance in lowest terms, or its limits."""
    if isinstance(chance, Fraction):
        return chance_told(chance)
    if chance.exact():
        return chance_told(chance.least)
    return {"least": chance_told(chance.least), "most": chance_told(chance.most)}


def _percent(chance: Fraction | Between) -> str:
    if isinstance(chance, Fraction):
        return f"{float(chance):.2%}"
    if chance.exact():
        return _percent(chance.least)
    # Rounded away from each other, so that the chance does lie between them.
    least, most = floor(chance.least * 10_000), ceil(chance.most * 10_000)
    return f"between {least / 10_000:.2%} and {most / 10_000:.2%}"


def _print(found: PushOdds) -> None:
    console = Console(highlight=False)
    risk = "at risk" if found.at_risk else "not at risk"
    console.print(f"{found.dice} dice in roll, {risk}: bust {_percent(found.bust)}.")
    for ability in found.abilities:
        moment = ability.moment.replace("_", " ")
        one = "one " if ability.number > 1 else ""
        console.print(f"With {one}{ability.die}, {moment}: bust {_percent(ability.bust)}.")
    if found.abilities or not found.bust_at_best.exact():
        console.print(f"With the best use of all abilities: bust {_percent(found.bust_at_best)}.")
    table = new_table(
        "Active once the dice have fallen; each column adds up to 100 %", "", *found.after
    )
    after = list(found.after.values())
    table.add_row("now", *(str(one.now) for one in after), end_section=True)
    if found.bust:
        left = "bust, some dice may stay" if found.dice_may_stay else "bust, nothing is left"
        table.add_row(left, *[f"{float(found.bust):.1%}"] * len(after))
    least = min(min(one.chances, default=0) for one in after)
    most = max(max(one.chances, default=0) for one in after)
    for amount in range(least, most + 1):
        chances = [one.chances.get(amount) for one in after]
        player = ["" if chance is None else f"{float(chance):.1%}" for chance in chances]
        table.add_row(str(amount), *player, end_section=amount == most)
    table.add_row(
        "mean, a bust counts as 0" if found.bust else "mean",
        *(f"{float(one.mean):.2f}" for one in after),
    )
    if 0 < found.bust < 1:
        no_bust = [f"{float(one.mean / (1 - found.bust)):.2f}" for one in after]
        table.add_row("mean if it does not bust", *no_bust)
    console.print(table)
    if found.reach is not None:
        console.print(
            f"{found.reach.space}: {_reached(found.reach.passing)} by passing, "
            f"{_percent(found.reach.pushing)} by pushing once."
        )


def _reached(chance: Between) -> str:
    if chance.exact() and chance.least in (0, 1):
        return "reached" if chance.least else "not reached"
    return _percent(chance)
