"""The adviser of NovoDice: the chance to win with each option of any question."""

from __future__ import annotations

from dicehall.bots.advice import Weighed
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.novodice.bots.growth_network import GrowthNetwork, read_network
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.win_chances import WinChances
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.objectives import WORST
from dicehall.games.novodice.odds.solver import Solver, odds_of
from dicehall.games.novodice.odds.turn import TurnOdds
from dicehall.games.novodice.rules.choices import (
    STOP,
    Keep,
    Placing,
    claim_parts,
    kept_cells,
    placing_parts,
)
from dicehall.games.novodice.rules.components import Components, X, kind_of
from dicehall.games.novodice.rules.lions import FEWEST_LIONS, lions_in
from dicehall.games.novodice.rules.rows import paying_row
from dicehall.games.novodice.rules.state import BAYS, SLOTS, NovoState
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS, ROW
from dicehall.games.novodice.rules.worth import worth


class NovoDiceAdviser:
    """Weighs options by exact odds within the turn, and by a learned network after it."""

    def __init__(self, network: GrowthNetwork | None = None) -> None:
        self._network = read_network() if network is None else network
        self._tiles_by_symbol: TilesBySymbol | None = None
        self._odds: TurnOdds | None = None
        self._win_chances: WinChances | None = None
        self._solver: Solver | None = None

    def worths(self, view: View, question: Question) -> list[float]:
        """Return the chance to win with each option."""
        # Chances that should add up to 1 may have a rounding error.
        return [min(chance, 1.0) for chance in self._worths(view, question)]

    def _worths(self, view: View, question: Question) -> list[float]:
        game = view.game
        state = view.state
        assert isinstance(game, NovoDice)
        assert isinstance(state, NovoState)
        win_chances, solver = self._look(game.box, state)
        choice = question.choice
        if isinstance(choice, Placing):
            return placing_worths(win_chances, state, question.options)
        if isinstance(choice, Keep):
            slots = state.slots
            filled = state.roll - 1
            return [
                solver.worth_of_keeping(slots, filled, state.loose, kept_cells(option))
                for option in question.options
            ]
        return claim_worths(win_chances, solver, state, question.options)

    def _look(self, box: Components, state: NovoState) -> tuple[WinChances, Solver]:
        """Return chances and solver of the position, those of the question before if it is the same."""
        win_chances = self._win_chances
        solver = self._solver
        tiles_by_symbol = self._tiles_by_symbol
        if tiles_by_symbol is None or tiles_by_symbol.box is not box or self._odds is None:
            tiles_by_symbol = TilesBySymbol(box)
            self._tiles_by_symbol = tiles_by_symbol
            self._odds = odds_of(box)
            win_chances = None
        if win_chances is None or solver is None or not win_chances.same_position(state):
            win_chances = WinChances(tiles_by_symbol, self._network, state)
            solver = Solver(self._odds, win_chances)
            self._win_chances = win_chances
            self._solver = solver
        return win_chances, solver

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return each option with its chance to win and the figures that explain it."""
        chances = self.worths(view, question)
        game = view.game
        state = view.state
        assert isinstance(game, NovoDice)
        assert isinstance(state, NovoState)
        win_chances, solver = self._look(game.box, state)
        choice = question.choice
        weighed: list[Weighed] = []
        for at in range(len(question.options)):
            option = question.options[at]
            if isinstance(choice, Placing):
                reasons = placing_reasons(game.box, state, option)
            elif isinstance(choice, Keep):
                reasons = keep_reasons(solver, state, kept_cells(option))
            else:
                reasons = claim_reasons(win_chances, state, option)
            weighed.append(Weighed(option, chances[at], reasons))
        return weighed


def claim_worths(
    win_chances: WinChances, solver: Solver, state: NovoState, options: list[int]
) -> list[float]:
    """Return the chance to win with each claim, assuming the best claims afterwards."""
    claims = solver.odds.claims
    box = win_chances.box
    worths: list[float] = []
    for option in options:
        if option == STOP:
            worths.append(win_chances.of_tiles(state.hand))
            continue
        tile, how = claim_parts(option)
        rows = list(state.rows)
        lions = state.lions
        free = state.free_claims
        if how == ROW:
            rows.pop(paying_row(box, rows, tile))
        elif how == LIONS:
            lions -= box.lions[tile]
            free = 0
        elif how == FREE_CHOICE:
            lions = 0
            free -= 1
        hand = [*state.hand, tile]
        hand.sort()
        best = win_chances.of_tiles(hand)
        for set in claims.claimable(rows, lions if lions >= FEWEST_LIONS else 0, free):
            more = hand + claims.sets[set]
            more.sort()
            chance = win_chances.of_set(claims, claims.set_of(more))
            if chance > best:
                best = chance
        worths.append(best)
    return worths


def placing_worths(win_chances: WinChances, state: NovoState, options: list[int]) -> list[float]:
    """Return the chance to win with each way to place, assuming the rest of the hand is placed best."""
    kinds = len(win_chances.box.tiles)
    number = len(state.hand)
    worths: list[float] = []
    for option in options:
        tile, bay, old = placing_parts(option, kinds)
        rest = list(state.hand)
        rest.remove(tile)
        bays = list(win_chances.bays)
        if bay >= 0:
            changed = [*bays[bay], tile]
            if old >= 0:
                changed.remove(old)
            changed.sort()
            bays[bay] = changed
        own = win_chances.own_worth(bays, rest, number)
        worths.append(win_chances.chance(number, state.hand, own))
    return worths


def keep_reasons(solver: Solver, state: NovoState, kept: list[int]) -> dict[str, float]:
    """Return what keeping some dice leads to: tiles, points, trash, and the dice and lions it brings."""
    box = solver.odds.box
    filled = state.roll - 1
    results = solver.results_of_keeping(state.slots, filled, state.loose, kept)
    tiles = 0.0
    points = 0.0
    trash = 0.0
    by_kind = [0.0] * len(box.tiles)
    for result, chance in results.items():
        claimed = solver.objective.claimed(solver.odds.claims, result)
        if not claimed:
            trash += chance
        before = -1
        for tile in claimed:
            tiles += chance
            points += chance * int(box.value[tile])
            if tile != before:
                by_kind[tile] += chance
            before = tile
    likeliest = 0
    for tile in range(box.trash):
        if by_kind[tile] > by_kind[likeliest]:
            likeliest = tile
    lions = lions_in([kept])
    reasons = {
        "lions": float(lions),
        "tiles": tiles,
        "points": points,
        "trash": trash,
        "tile": float(likeliest),
        "chance": by_kind[likeliest],
    }
    if state.roll < SLOTS:
        black = state.loose[X]
        for slot in state.slots:
            for cell in slot:
                if kind_of(cell) == X:
                    black += 1
        reasons["extra_dice"] = float(min(lions, box.die_numbers[X] - black))
        reasons["rolled_again"] = float(len(state.rolled) - len(kept))
    return reasons


def claim_reasons(win_chances: WinChances, state: NovoState, option: int) -> dict[str, float]:
    """Return what a claim brings: its value, its cost, and what the bays gain."""
    if option == STOP:
        return {"spaces": float(max(0, win_chances.free - len(state.hand)))}
    box = win_chances.box
    tile, how = claim_parts(option)
    hand = [*state.hand, tile]
    hand.sort()
    before = win_chances.own_worth(list(win_chances.bays), state.hand, len(state.hand))
    after = win_chances.own_worth(list(win_chances.bays), hand, len(hand))
    reasons = {
        "points": float(box.value[tile]),
        "outlook": after - before,
        "left": float(state.warehouse[tile] - 1),
    }
    if how == LIONS:
        reasons["lions"] = float(box.lions[tile])
    return reasons


def placing_reasons(box: Components, state: NovoState, option: int) -> dict[str, float]:
    """Return what placing a tile does to its bay."""
    tile, bay, old = placing_parts(option, len(box.tiles))
    if bay < 0:
        return {"points": 0.0, "dropped": 1.0}
    before = state.bays[state.active * BAYS + bay]
    after = [*before, tile]
    if old >= 0:
        after.remove(old)
    gained = worth(box, after) - worth(box, before)
    return {"points": float(gained), "bay": float(bay + 1), "bay_worth": float(worth(box, after))}


def first_best(worths: list[float]) -> int:
    """Return the index of the greatest worth; of several, the first."""
    best = WORST
    found = 0
    for at in range(len(worths)):
        if worths[at] > best:
            best = worths[at]
            found = at
    return found
