"""`dicehall odds novodice`: the odds from any point of a turn, and the best dice to keep."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from dicehall.command.arguments import components_option
from dicehall.command.json_output import json_option, print_json
from dicehall.command.kinds import Text, WordKind
from dicehall.command.tables import new_table
from dicehall.command.verb import Verb
from dicehall.core.content import read_figures
from dicehall.core.mistakes import BadOptions
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.point import PointOdds, tile_aimed_at
from dicehall.games.novodice.odds.solver import Solver
from dicehall.games.novodice.rules.rows import row_length, row_symbol
from dicehall.games.novodice.rules.state import SLOTS

SHOWN: Final = 12
"""How many choices or results a table shows, the best or likeliest first; JSON holds them all."""


@click.command(name="novodice", cls=Verb)
@click.option(
    "--slot",
    "slots",
    type=Text(),
    multiple=True,
    help='The dice in a slot, as in "A-lion B-gear" or "nothing"; once for each slot filled so far.',
)
@click.option(
    "--rolled", type=Text(), help="What the loose dice show, if they were rolled already."
)
@click.option(
    "--want",
    type=Text(),
    help="The tile to aim for; if it cannot be claimed, the tiles of the greatest worth are "
    "(default: aim for the greatest worth of the tiles claimed).",
)
@click.option(
    "--sold-out",
    type=Text(),
    multiple=True,
    help="A tile of which none is left in the warehouse; may be repeated.",
)
@click.option(
    "--players", type=WordKind("2", "3", "4"), default="2", show_default=True, help="How many play."
)
@json_option()
@components_option
def novodice_odds(
    slots: tuple[str, ...],
    rolled: str | None,
    want: str | None,
    sold_out: tuple[str, ...],
    players: str,
    as_json: bool,
    components: Path | None,
) -> None:
    """Show the odds of a NovoDice turn: what each choice is worth, and what will be claimed.

    They are exact, for the best play; in a box of your own in which very many sets of tiles can be claimed
    they are estimates, and say so.
    """
    game = NovoDice(int(players), None if components is None else read_figures(components))
    point = _point(game, slots, rolled, want, sold_out)
    if as_json:
        print_json(json.dumps(report(point), ensure_ascii=False))
    else:
        print_odds(point, Console(highlight=False))


def _point(
    game: NovoDice,
    slots: tuple[str, ...],
    rolled: str | None,
    want: str | None,
    sold_out: tuple[str, ...],
) -> PointOdds:
    """Return the point of a turn that the arguments describe; refuse one that no turn can reach."""
    if len(slots) > SLOTS or (rolled is not None and len(slots) == SLOTS):
        raise BadOptions(
            f"there are {SLOTS} slots, each filled after its roll, but --slot is given "
            f"{len(slots)} times{'' if rolled is None else ' besides --rolled'}."
        )
    given: dict[str, Any] = {"slots": list(slots)}
    if len(slots) == SLOTS:
        given["next"] = "claim"
    elif rolled is None:
        given["next"] = f"roll {len(slots) + 1}"
    else:
        given["next"] = f"keep {len(slots) + 1}"
        given["rolled"] = rolled
    state = game.position(given)
    stock = list(state.warehouse)
    for name in sold_out:
        stock[game.box.tile(name)] = 0
    return PointOdds(game, state, tile_aimed_at(game, want), stock)


def report(point: PointOdds) -> dict[str, Any]:
    """Return all odds in a form that JSON can hold."""
    box = point.game.box
    dice = point.game.dice
    solver = point.solver(point.want)
    results = point.results(solver)
    likeliest = sorted(results.items(), key=lambda item: -item[1])
    figures = {
        "game": "novodice",
        "rolls_made": point.state.roll,
        "slots": [dice.text(slot) for slot in point.state.slots],
        "loose": dice.hand_text([*point.state.loose, 0]),
        "rolled": dice.text(point.state.rolled) if point.state.rolled else None,
        "aim": "worth" if point.want is None else box.tiles[point.want].id,
        "worth": point.worth(solver),
        "choices": [
            {"keep": dice.text(kept), "worth": worth} for kept, worth in point.choices(solver)
        ],
        "tiles": [
            {
                "tile": tile,
                "chance": chance,
                "chance_if_aimed_at": None
                if tile == box.tiles[box.trash].id
                else point.worth(point.solver(box.tile(tile))),
            }
            for tile, chance in point.claimed(solver, results).items()
        ],
        "results": [_result(solver, result, chance) for result, chance in likeliest],
    }
    return {**figures, "exact": point.is_exact(solver)}


def _result(solver: Solver, result: int, chance: float) -> dict[str, Any]:
    box = solver.odds.box
    claims = solver.odds.claims
    rows: dict[str, list[int]] = {}
    for row in claims.rows[result]:
        rows.setdefault(box.faces[row_symbol(row)], []).append(row_length(row))
    claimed = solver.objective.claimed(claims, result)
    return {
        "chance": chance,
        "rows": rows,
        "lions": claims.lions[result],
        "claims": [box.tiles[tile].id for tile in claimed] or ["trash"],
    }


def print_odds(point: PointOdds, console: Console) -> None:
    """Print the odds as tables."""
    figures = report(point)
    aim = "the greatest worth" if point.want is None else str(figures["aim"])
    worth = f"{figures['worth']:.3f} points" if point.want is None else percent(figures["worth"])
    where = "after the last roll"
    if figures["rolled"] is not None:
        where = f"roll {figures['rolls_made']} shows {figures['rolled']}"
    elif figures["rolls_made"] < SLOTS:
        where = f"before roll {figures['rolls_made'] + 1} of {figures['loose'] or 'no dice'}"
    console.print(f"NovoDice, {where}; aiming at {aim}: {worth}.")
    if not figures["exact"]:
        console.print(
            "These are estimates: in this box more sets of tiles can be claimed than were considered."
        )
    if figures["choices"]:
        table = new_table("Dice to keep", "keep", "points" if point.want is None else "chance")
        for choice in figures["choices"][:SHOWN]:
            figure = choice["worth"]
            shown = f"{figure:.3f}" if point.want is None else percent(figure)
            table.add_row(choice["keep"], shown)
        console.print(table)
    title = "Chance to claim at least one of a tile"
    if point.want is not None:
        title += f"; where {aim} cannot be, the tiles of the greatest worth are"
    table = new_table(title, "tile", "chance", "if aimed at")
    for tile in figures["tiles"]:
        aimed = tile["chance_if_aimed_at"]
        table.add_row(
            tile["tile"], percent(tile["chance"]), "" if aimed is None else percent(aimed)
        )
    console.print(table)
    table = new_table("Likeliest results", "rows", "lions", "chance", "claims", words=("claims",))
    for result in figures["results"][:SHOWN]:
        rows = ", ".join(
            f"{symbol} {' '.join(map(str, lengths))}" for symbol, lengths in result["rows"].items()
        )
        table.add_row(
            rows or "none",
            str(result["lions"] or ""),
            percent(result["chance"]),
            ", ".join(result["claims"]),
        )
    console.print(table)


def percent(chance: float) -> str:
    """Return a chance as people write it."""
    return f"{100 * chance:.2f} %"
