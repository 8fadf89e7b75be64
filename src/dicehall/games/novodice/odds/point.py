"""The odds from a point of a turn: what each choice is worth, and what will be claimed."""

# Not compiled: these odds are for people, and no bot waits for them.

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.game import AnyGame, State
from dicehall.core.mistakes import BadOptions
from dicehall.games.kit import Odds
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.objectives import OneTile, TotalWorth
from dicehall.games.novodice.odds.solver import Solver, odds_of
from dicehall.games.novodice.odds.useful_dice import kept_sets
from dicehall.games.novodice.rules.state import SLOTS, NovoState


@dataclass(frozen=True)
class PointOdds:
    """A point of a turn, what it is aimed at, and what the warehouse holds."""

    game: NovoDice
    state: NovoState
    want: int | None
    """The tile aimed at; None for the greatest worth."""
    stock: list[int]

    def solver(self, want: int | None) -> Solver:
        """Return the solver that aims at a tile, or at the greatest worth."""
        box = self.game.box
        total = TotalWorth(box, [float(value) for value in box.value], self.stock)
        return Solver(odds_of(box), total if want is None else OneTile(want, total))

    def choices(self, solver: Solver) -> list[tuple[list[int], float]]:
        """Return the ways to keep dice of the roll with their worth, the best first."""
        state = self.state
        found = [
            (kept, solver.worth_of_keeping(state.slots, state.roll - 1, state.loose, kept))
            for kept in (kept_sets(state.rolled) if state.rolled else [])
        ]
        return sorted(found, key=lambda choice: -choice[1])

    def results(self, solver: Solver) -> dict[int, float]:
        """Return the chance of each result when the best is kept now and later."""
        state = self.state
        if state.rolled:
            best = self.choices(solver)[0][0]
            return solver.results_of_keeping(state.slots, state.roll - 1, state.loose, best)
        return solver.results_before_roll(state.slots, state.roll, state.loose)

    def worth(self, solver: Solver) -> float:
        """Return what the point is worth."""
        if self.state.rolled:
            return self.choices(solver)[0][1]
        return solver.before_roll(self.state.slots, self.state.roll, self.state.loose)

    def is_exact(self, solver: Solver) -> bool:
        """Return whether all tiles that could be claimed were considered in what the solver worked out."""
        objective = solver.objective
        total = objective.otherwise if isinstance(objective, OneTile) else objective
        return not (isinstance(total, TotalWorth) and total.limited)

    def claimed(self, solver: Solver, results: dict[int, float]) -> dict[str, float]:
        """Return for each tile the chance that at least one of it is claimed; trash where none is."""
        box = self.game.box
        chances = {tile.id: 0.0 for tile in box.tiles}
        for result, chance in results.items():
            tiles = solver.objective.claimed(solver.odds.claims, result)
            for kind in set(tiles or [box.trash]):
                chances[box.tiles[kind].id] += chance
        return chances


def tile_aimed_at(game: NovoDice, name: str | None) -> int | None:
    """Return the tile of this name; refuse trash, which nobody claims."""
    tile = None if name is None else game.box.tile(name)
    if tile == game.box.trash:
        raise BadOptions("trash is what nobody claims; name a cargo tile to aim at.")
    return tile


def seat_odds(game: AnyGame, state: State, seat: int, aim: str | None) -> Odds:
    """Return the odds of a seat's turn in the form that all games share."""
    assert isinstance(game, NovoDice)
    assert isinstance(state, NovoState)
    if state.active != seat or (state.roll == SLOTS and not state.rolled):
        raise BadOptions(f"player {seat + 1} has no dice to roll or to keep.")
    point = PointOdds(game, state, tile_aimed_at(game, aim), state.warehouse)
    solver = point.solver(point.want)
    results = point.results(solver)
    lions: dict[int, float] = {}
    for result, chance in results.items():
        number = solver.odds.claims.lions[result]
        lions[number] = lions.get(number, 0.0) + chance
    choices = {game.dice.text(kept): worth for kept, worth in point.choices(solver)}
    chances = point.claimed(solver, results)
    return Odds(chances, {"lions": lions}, choices, exact=point.is_exact(solver))
