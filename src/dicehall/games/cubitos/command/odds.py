"""`dicehall odds cubitos`: what a push risks and brings, exactly."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from dicehall.command.arguments import (
    components_option,
    game_options,
    given_options,
    with_options,
)
from dicehall.command.kinds import Text, WholeNumber
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadContent, BadOptions
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.command.race_options import RACE_OPTIONS, chosen_race
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.odds.pushes import chance_with, helpers
from dicehall.games.cubitos.odds.rolls import (
    COUNTED,
    TooManyFalls,
    amount_active,
    amounts_after_push,
    bust_chance,
    mean,
    reach_after_push,
    reach_now,
)
from dicehall.games.cubitos.rules.dice import die_text
from dicehall.games.cubitos.rules.state import CubitosState

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
@click.option("--space", type=Text(), help="Where the runner is, as in C7; on the start otherwise.")
@click.option("--to", type=Text(), help="A space: what is the chance to reach it this round?")
@click.option("--credits", "credit", type=WholeNumber(0, 99), default=0, help="Credits in hand.")
@click.option("--fans", type=WholeNumber(0, 13), default=0, help="Fans.")
@with_options(RACE_OPTIONS)
@components_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with chances as fractions.")
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
    found = odds_of(game, game.position(position), to)
    if as_json:
        click.echo(json.dumps(found, default=_fraction))
    else:
        _print(found)


def odds_of(game: Cubitos, state: CubitosState, to: str | None) -> dict[str, Any]:
    """Return the odds of a push of the first player."""
    player = state.players[0]
    table = game.table(state)
    bust = bust_chance(game, player, False)
    helping = helpers(table, player, (ON_PUSH, WOULD_BUST))
    found: dict[str, Any] = {
        "dice": sum(player.roll),
        "at_risk": player.at_risk > 0,
        "bust": bust,
        "bust_at_best": chance_with(table, player, bust, helping),
        "abilities": [
            {
                "die": die_text(helper.die),
                "moment": MOMENT_NAMES[helper.moment],
                "bust": chance_with(table, player, bust, [helper]),
            }
            for helper in helping
        ],
        "after": {},
    }
    for what in COUNTED:
        amounts = amounts_after_push(game, player, what, bust)
        found["after"][what] = {
            "now": amount_active(game, player, what),
            "mean": mean(amounts),
            "chances": {str(number): chance for number, chance in enumerate(amounts) if chance},
        }
    if to is not None:
        found["reach"] = _reach(game, state, to)
    return found


def _reach(game: Cubitos, state: CubitosState, to: str) -> dict[str, Any]:
    player = state.players[0]
    try:
        position = game.course.parse(to)
        return {
            "space": game.course.text(position),
            "passing": reach_now(game, player, position),
            "pushing": reach_after_push(game, player, position),
        }
    except BadContent as mistake:
        raise BadOptions(f"--to is '{to}': {mistake}") from None
    except TooManyFalls as many:
        raise BadOptions(f"--to cannot be worked out: {many}.") from None


def _fraction(chance: object) -> dict[str, int]:
    assert isinstance(chance, Fraction)
    return {"n": chance.numerator, "d": chance.denominator}


def _percent(chance: Fraction) -> str:
    return f"{float(chance):.2%}"


def _print(found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    risk = "at risk" if found["at_risk"] else "not at risk"
    console.print(f"{found['dice']} dice in roll, {risk}: bust {_percent(found['bust'])}.")
    for ability in found["abilities"]:
        moment = ability["moment"].replace("_", " ")
        console.print(f"With {ability['die']}, {moment}: bust {_percent(ability['bust'])}.")
    most = max(
        len(after["chances"]) and int(max(after["chances"], key=int))
        for after in found["after"].values()
    )
    table = Table(title="Active after the push, if it does not bust")
    for heading in ("", "now", "mean", *map(str, range(most + 1))):
        table.add_column(heading, justify="right" if heading else "left")
    for what, after in found["after"].items():
        chances = [after["chances"].get(str(number)) for number in range(most + 1)]
        table.add_row(
            what,
            str(after["now"]),
            f"{float(after['mean']):.2f}",
            *["" if chance is None else f"{float(chance):.1%}" for chance in chances],
        )
    console.print(table)
    if "reach" in found:
        reach = found["reach"]
        console.print(
            f"{reach['space']}: {'reached' if reach['passing'] else 'not reached'} by passing, "
            f"{_percent(reach['pushing'])} by pushing once."
        )
