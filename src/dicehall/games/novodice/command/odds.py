"""`dicehall odds novodice`: the exact odds from any point of a turn, and the best dice to keep."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from dicehall.command.arguments import components_option
from dicehall.command.kinds import OneOf, Text
from dicehall.command.tables import new_table
from dicehall.command.verb import Verb
from dicehall.core.content import read_figures
from dicehall.core.mistakes import BadOptions
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.objectives import OneTile, TotalWorth
from dicehall.games.novodice.odds.solver import Solver, odds_of
from dicehall.games.novodice.odds.useful_dice import kept_sets
from dicehall.games.novodice.rules.rows import row_length, row_symbol
from dicehall.games.novodice.rules.state import SLOTS, NovoState

SHOWN: Final = 12
"""A table shows so many choices or results, the best or likeliest; JSON holds them all."""


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
    help="OneTile at this tile; otherwise at the greatest worth of the tiles claimed.",
)
@click.option(
    "--sold-out",
    type=Text(),
    multiple=True,
    help="A tile the warehouse has no more; may be repeated.",
)
@click.option(
    "--players", type=OneOf("2", "3", "4"), default="2", show_default=True, help="How many play."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
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
    """Show the exact odds of a NovoDice turn: what each choice is worth, and what will be claimed."""
    game = NovoDice(int(players), None if components is None else read_figures(components))
    odds = Odds.of(game, slots, rolled, want, sold_out)
    if as_json:
        click.echo(json.dumps(odds.report(), ensure_ascii=False))
    else:
        odds.print(Console(highlight=False))


@dataclass
class Odds:
    """A point of a turn, and what it is aimed at."""

    game: NovoDice
    state: NovoState
    want: int | None
    """The tile aimed at; None for the greatest worth."""
    stock: list[int]

    @classmethod
    def of(
        cls,
        game: NovoDice,
        slots: tuple[str, ...],
        rolled: str | None,
        want: str | None,
        sold_out: tuple[str, ...],
    ) -> Odds:
        """Return the odds asked for; a point that no turn can come to is refused."""
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
        aim = None if want is None else game.box.tile(want)
        if aim == game.box.trash:
            raise BadOptions("--want is trash, which nobody claims; name a cargo tile.")
        return cls(game, state, aim, stock)

    def solver(self, want: int | None) -> Solver:
        """Return the solver that aims at a tile, or at the greatest worth."""
        box = self.game.box
        if want is not None:
            return Solver(odds_of(box), OneTile(want, self.stock))
        values = [float(value) for value in box.value]
        return Solver(odds_of(box), TotalWorth(box, values, self.stock))

    def choices(self, solver: Solver) -> list[tuple[list[int], float]]:
        """Return the ways to keep dice of the roll with their worth, the best first."""
        state = self.state
        filled = state.roll - 1
        found = [
            (kept, solver.worth_of_keeping(state.slots, filled, state.loose, kept))
            for kept in kept_sets(state.rolled)
        ]
        return sorted(found, key=lambda choice: -choice[1])

    def results(self, solver: Solver) -> dict[int, float]:
        """Return the chance of each result when the best is kept now and later."""
        state = self.state
        if state.rolled:
            filled = state.roll - 1
            best = self.choices(solver)[0][0]
            return solver.results_of_keeping(state.slots, filled, state.loose, best)
        return solver.results_before_roll(state.slots, state.roll, state.loose)

    def worth(self, solver: Solver) -> float:
        """Return what the point is worth."""
        if self.state.rolled:
            return self.choices(solver)[0][1]
        return solver.before_roll(self.state.slots, self.state.roll, self.state.loose)

    def report(self) -> dict[str, Any]:
        """Return all odds in a form that JSON can hold."""
        box = self.game.box
        dice = self.game.dice
        solver = self.solver(self.want)
        results = self.results(solver)
        likeliest = sorted(results.items(), key=lambda item: -item[1])
        return {
            "game": "novodice",
            "rolls_made": self.state.roll,
            "slots": [dice.text(slot) for slot in self.state.slots],
            "loose": dice.hand_text([*self.state.loose, 0]),
            "rolled": dice.text(self.state.rolled) if self.state.rolled else None,
            "aim": "worth" if self.want is None else box.tiles[self.want].id,
            "worth": self.worth(solver),
            "choices": [
                {"keep": dice.text(kept), "worth": worth}
                for kept, worth in (self.choices(solver) if self.state.rolled else [])
            ],
            "tiles": self._tiles(solver, results),
            "results": [self._result(solver, result, chance) for result, chance in likeliest],
        }

    def _tiles(self, solver: Solver, results: dict[int, float]) -> list[dict[str, Any]]:
        """Return for each tile how likely it is claimed, as things are aimed and if it were aimed at."""
        box = self.game.box
        found: list[dict[str, Any]] = []
        chances = [0.0] * len(box.tiles)
        for result, chance in results.items():
            claimed = solver.objective.claimed(solver.odds.claims, result)
            for kind in set(claimed or [box.trash]):
                chances[kind] += chance
        for kind, tile in enumerate(box.tiles):
            aimed: float | None = None
            if kind != box.trash:
                aimed = self.worth(self.solver(kind))
            found.append({"tile": tile.id, "chance": chances[kind], "chance_if_aimed_at": aimed})
        return found

    def _result(self, solver: Solver, result: int, chance: float) -> dict[str, Any]:
        box = self.game.box
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

    def print(self, console: Console) -> None:
        """Print the odds as tables."""
        report = self.report()
        aim = "the greatest worth" if self.want is None else str(report["aim"])
        worth = f"{report['worth']:.3f} points" if self.want is None else percent(report["worth"])
        where = "after the last roll"
        if report["rolled"] is not None:
            where = f"roll {report['rolls_made']} shows {report['rolled']}"
        elif report["rolls_made"] < SLOTS:
            where = f"before roll {report['rolls_made'] + 1} of {report['loose'] or 'no dice'}"
        console.print(f"NovoDice, {where}; aiming at {aim}: {worth}.")
        if report["choices"]:
            table = new_table("Dice to keep", "keep", "points" if self.want is None else "chance")
            for choice in report["choices"][:SHOWN]:
                figure = choice["worth"]
                shown = f"{figure:.3f}" if self.want is None else percent(figure)
                table.add_row(choice["keep"], shown)
            console.print(table)
        table = new_table("Tiles claimed", "tile", "chance", "if aimed at")
        for tile in report["tiles"]:
            aimed = tile["chance_if_aimed_at"]
            table.add_row(
                tile["tile"], percent(tile["chance"]), "" if aimed is None else percent(aimed)
            )
        console.print(table)
        table = new_table(
            "Likeliest results", "rows", "lions", "chance", "claims", words=("claims",)
        )
        for result in report["results"][:SHOWN]:
            rows = ", ".join(
                f"{symbol} {' '.join(map(str, lengths))}"
                for symbol, lengths in result["rows"].items()
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
