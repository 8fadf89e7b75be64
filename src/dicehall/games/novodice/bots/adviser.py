"""The adviser of NovoDice: the chance to win with each option of any question."""

from __future__ import annotations

from dicehall.bots.advice import Weighed
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.novodice.bots.outlook import Outlook, Shelves, read_outlook
from dicehall.games.novodice.bots.prospects import Prospects
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.solver import WORST, Solver, odds_of
from dicehall.games.novodice.odds.turn import TurnOdds
from dicehall.games.novodice.rules.choices import (
    STOP,
    Keep,
    Placing,
    claim_parts,
    kept_cells,
    placing_parts,
)
from dicehall.games.novodice.rules.components import FACES, Components, X
from dicehall.games.novodice.rules.rows import lions_in
from dicehall.games.novodice.rules.state import BAYS, SLOTS, NovoState
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS, ROW
from dicehall.games.novodice.rules.worth import worth


class NovoDiceAdviser:
    """Weighs options by exact odds within the turn, and by a learned outlook after it."""

    def __init__(self, outlook: Outlook | None = None) -> None:
        self._outlook = read_outlook("champion") if outlook is None else outlook
        self._shelves: Shelves | None = None
        self._odds: TurnOdds | None = None
        self._prospects: Prospects | None = None
        self._solver: Solver | None = None

    def worths(self, view: View, question: Question) -> list[float]:
        """Return the chance to win with each option."""
        # Chances that add up to 1 may do so with a rounding error.
        return [min(chance, 1.0) for chance in self._worths(view, question)]

    def _worths(self, view: View, question: Question) -> list[float]:
        game = view.game
        state = view.state
        assert isinstance(game, NovoDice)
        assert isinstance(state, NovoState)
        prospects, solver = self._look(game.box, state)
        choice = question.choice
        if isinstance(choice, Placing):
            return placing_worths(prospects, state, question.options)
        if isinstance(choice, Keep):
            slots = state.slots
            filled = state.roll - 1
            return [
                solver.keeping(slots, filled, state.loose, kept_cells(option))
                for option in question.options
            ]
        return claim_worths(prospects, solver, state, question.options)

    def _look(self, box: Components, state: NovoState) -> tuple[Prospects, Solver]:
        """Return prospects and solver of the position, those of the question before if it is the same."""
        prospects = self._prospects
        solver = self._solver
        shelves = self._shelves
        if shelves is None or shelves.box is not box or self._odds is None:
            shelves = Shelves(box)
            self._shelves = shelves
            self._odds = odds_of(box)
            prospects = None
        if prospects is None or solver is None or not prospects.same_position(state):
            prospects = Prospects(shelves, self._outlook, state)
            solver = Solver(self._odds, prospects)
            self._prospects = prospects
            self._solver = solver
        return prospects, solver

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return each option with the chance to win and the figures that say why."""
        chances = self.worths(view, question)
        game = view.game
        state = view.state
        assert isinstance(game, NovoDice)
        assert isinstance(state, NovoState)
        prospects, solver = self._look(game.box, state)
        choice = question.choice
        weighed: list[Weighed] = []
        for at in range(len(question.options)):
            option = question.options[at]
            if isinstance(choice, Placing):
                reasons = placing_reasons(game.box, state, option)
            elif isinstance(choice, Keep):
                reasons = keep_reasons(solver, state, kept_cells(option))
            else:
                reasons = claim_reasons(prospects, state, option)
            weighed.append(Weighed(option, chances[at], reasons))
        return weighed


def claim_worths(
    prospects: Prospects, solver: Solver, state: NovoState, options: list[int]
) -> list[float]:
    """Return the chance to win with each claim, when the best is claimed after it."""
    claims = solver.odds.claims
    box = prospects.box
    worths: list[float] = []
    for option in options:
        if option == STOP:
            worths.append(prospects.of_tiles(state.hand))
            continue
        tile, how = claim_parts(option)
        rows = list(state.rows)
        lions = state.lions
        free = state.free_claims
        if how == ROW:
            rows.pop(row_for(box, rows, tile))
        elif how == LIONS:
            lions -= box.lions[tile]
            free = 0
        elif how == FREE_CHOICE:
            lions = 0
            free -= 1
        hand = [*state.hand, tile]
        hand.sort()
        best = prospects.of_tiles(hand)
        for set in claims.claimable(rows, lions if lions >= 2 else 0, free):
            more = hand + claims.sets[set]
            more.sort()
            chance = prospects.of_set(claims, claims.set_of(more))
            if chance > best:
                best = chance
        worths.append(best)
    return worths


def row_for(box: Components, rows: list[int], tile: int) -> int:
    """Return the place among the rows of the shortest that pays for a tile, as the table takes it."""
    start = box.symbol[tile] * (SLOTS + 1)
    for place in range(len(rows)):
        if start + box.count[tile] <= rows[place] <= start + SLOTS:
            return place
    return -1


def placing_worths(prospects: Prospects, state: NovoState, options: list[int]) -> list[float]:
    """Return the chance to win with each way to place, when the rest of the hand is placed best."""
    kinds = len(prospects.box.tiles)
    number = len(state.hand)
    worths: list[float] = []
    for option in options:
        tile, bay, old = placing_parts(option, kinds)
        rest = list(state.hand)
        rest.remove(tile)
        bays = list(prospects.bays)
        if bay >= 0:
            changed = [*bays[bay], tile]
            if old >= 0:
                changed.remove(old)
            changed.sort()
            bays[bay] = changed
        own = prospects.own_worth(bays, rest, number)
        worths.append(prospects.chance(number, state.hand, own))
    return worths


def keep_reasons(solver: Solver, state: NovoState, kept: list[int]) -> dict[str, float]:
    """Return what keeping some dice leads to: tiles, points, trash, and dice and lions it brings."""
    box = solver.odds.box
    filled = state.roll - 1
    results = solver.results_of_keeping(state.slots, filled, state.loose, kept)
    tiles = 0.0
    points = 0.0
    trash = 0.0
    by_kind = [0.0] * len(box.tiles)
    for result, chance in results.items():
        claimed = solver.worths.claimed(solver.odds.claims, result)
        if not claimed:
            trash += chance
        before = -1
        for tile in claimed:
            tiles += chance
            points += chance * box.value[tile]
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
                if cell // FACES == X:
                    black += 1
        reasons["extra_dice"] = float(min(lions, box.die_numbers[X] - black))
        reasons["rolled_again"] = float(len(state.rolled) - len(kept))
    return reasons


def claim_reasons(prospects: Prospects, state: NovoState, option: int) -> dict[str, float]:
    """Return what a claim brings: its value, what it costs, and what the bays gain by it."""
    if option == STOP:
        return {"spaces": float(max(0, prospects.free - len(state.hand)))}
    box = prospects.box
    tile, how = claim_parts(option)
    hand = [*state.hand, tile]
    hand.sort()
    before = prospects.own_worth(list(prospects.bays), state.hand, len(state.hand))
    after = prospects.own_worth(list(prospects.bays), hand, len(hand))
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
    """Return the place of the first of the greatest."""
    best = WORST
    found = 0
    for at in range(len(worths)):
        if worths[at] > best:
            best = worths[at]
            found = at
    return found
