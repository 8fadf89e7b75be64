"""What can be seen in a position: asked of the engine on a copy of the table, never worked out here."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from dicehall.core.chances import chance_of_number, chance_of_side
from dicehall.core.dice import Dice
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.rolls import chance_of_face, growing_rows
from dicehall.games.novodice.rules.choices import STOP, Claim, claim_parts
from dicehall.games.novodice.rules.components import FACES, LION, Components
from dicehall.games.novodice.rules.rows import lions_in, longest_rows
from dicehall.games.novodice.rules.setup import fresh_task
from dicehall.games.novodice.rules.state import BAYS, SLOT_SPACES, SLOTS, SPACES, NovoState
from dicehall.games.novodice.rules.table import ROW, NovoTable, novo
from dicehall.games.novodice.rules.turn import CLAIM
from dicehall.games.novodice.rules.worth import Tally, parts, worth


@dataclass(frozen=True)
class Chance:
    """The chance of one thing that the next roll may bring."""

    symbol: int
    """The face: a lion, or the symbol of a row that would grow."""
    rows: int
    """How many rows could grow; 0 for a lion, and before the first roll."""
    least: int
    """How many dice must show it at least: one for the first of these rows, two for the second."""
    chance: Fraction
    """How likely that is."""


def game_of(match: Match) -> NovoDice:
    """Return the match's game, known to be NovoDice."""
    assert isinstance(match.game, NovoDice)
    return match.game


def state_of(match: Match) -> NovoState:
    """Return the match's state, known to be one of NovoDice."""
    assert isinstance(match.state, NovoState)
    return match.state


def kept(match: Match, cells: list[int]) -> NovoTable:
    """Return a copy of the table on which these rolled dice have been put into the slot."""
    twin = game_of(match).table(state_of(match).copy())
    if cells:
        twin.keep(list(cells))
    return twin


def chances(match: Match, loose: list[int], slots: list[list[int]], filled: int) -> list[Chance]:
    """Return the chance of a lion, then those of the rows that can grow."""
    dice = match.game.dice
    found = [Chance(LION, 0, 1, chance_of_face(dice, loose, LION))]
    for symbol, rows in growing_rows(slots, filled):
        found.append(Chance(symbol, rows, 1, chance_of_face(dice, loose, symbol)))
        for least in range(2, rows + 1):
            found.append(Chance(symbol, rows, least, chance_of_number(dice, loose, symbol, least)))
    return found


@dataclass(frozen=True)
class Reach:
    """What may be paid for after the next roll, if the best of it is kept."""

    tiles: dict[int, Fraction]
    """The tiles that are left and may be claimed then, each with its chance."""
    lions: dict[int, Fraction]
    """Numbers of lions beyond those in the slots, each with the chance of at least so many."""


def reach(match: Match, twin: NovoTable, filled: int) -> Reach:
    """Return what the next roll may bring to a copied table on which so many slots are filled."""
    box, dice, state = game_of(match).box, match.game.dice, twin.state
    lions = lions_in(state.slots)
    growing = [symbol for symbol, _ in growing_rows(state.slots, filled)]
    tiles: dict[int, Fraction] = {}
    for tile in range(box.trash):
        if state.warehouse[tile] == 0:
            continue
        if tile in open_prospect(game_of(match).table(state.copy())).ways:
            tiles[tile] = Fraction(1)
            continue
        grows = box.symbol[tile] in growing and box.count[tile] == filled + 1
        missing = max(box.lions[tile], 2) - lions
        chance = _chance_of_either(dice, state.loose, box.symbol[tile] if grows else -1, missing)
        if chance:
            tiles[tile] = chance
    more = range(1, min(SLOT_SPACES, sum(state.loose)) + 1)
    return Reach(
        tiles, {lions + one: chance_of_number(dice, state.loose, LION, one) for one in more}
    )


def _chance_of_either(dice: Dice, loose: list[int], face: int, lions: int) -> Fraction:
    """Return the chance that one die shows a face, or that at least so many show a lion.

    A slot has room for three: more lions cannot be kept. Die after die the chances of so many lions
    without the face are counted.
    """
    without = [Fraction(1)]
    for kind, count in enumerate(loose):
        lion = chance_of_side(dice, kind, (LION,))
        neither = 1 - lion - chance_of_side(dice, kind, (face,))
        for _ in range(count):
            longer = [chance * neither for chance in without] + [Fraction(0)]
            for number, chance in enumerate(without):
                longer[number + 1] += chance * lion
            without = longer
    few = len(without) if lions > SLOT_SPACES else lions
    return 1 - sum(without[:few], Fraction(0))


@dataclass(frozen=True)
class Prospect:
    """What can be claimed as things stand."""

    ways: dict[int, list[int]]
    """The tiles that can be claimed, each with the ways to pay."""
    lions: int
    """The lions to pay with."""
    free: int
    """How many tiles the lions claim freely, whatever they cost."""


def prospect(match: Match, question: Question | None, cells: list[int]) -> Prospect:
    """Return what can be claimed.

    While tiles are claimed these are the question's options; before, what the dice in the slots
    would claim, those in `cells` included.
    """
    state = state_of(match)
    asked = "" if question is None else question.choice.name()
    if question is not None and asked == "claim":
        lions, free, options = state.lions, state.free_claims, question.options
    elif asked == "place":
        lions, free, options = lions_in(state.slots), 0, []
    else:
        return open_prospect(kept(match, cells))
    return Prospect(_ways(options), lions, free)


def open_prospect(twin: NovoTable) -> Prospect:
    """Return what the dice in the slots of a copied table would claim; claims are open on it afterwards."""
    lions = lions_in(twin.state.slots)
    twin.open_claims(longest_rows(twin.state.slots), lions)
    options = Claim().options(twin, fresh_task(twin.state.active, CLAIM))
    return Prospect(_ways(options), lions, twin.state.free_claims)


def _ways(options: list[int]) -> dict[int, list[int]]:
    ways: dict[int, list[int]] = {}
    for option in options:
        if option != STOP:
            tile, way = claim_parts(option)
            ways.setdefault(tile, []).append(way)
    return ways


def row_that_pays(match: Match, tile: int) -> int:
    """Return the length of the row that would be used up for a tile."""
    table = novo(match.table)
    return table.state.rows[table.row_for(tile)] % (SLOTS + 1)


def rows_that_pay(match: Match, question: Question) -> int:
    """Return how many of the unused rows are good for one of the claims offered."""
    box = game_of(match).box
    tiles = [tile for tile, ways in prospect(match, question, []).ways.items() if ROW in ways]
    needed = {(box.symbol[tile], box.count[tile]) for tile in tiles}
    found = 0
    for row in state_of(match).rows:
        symbol, length = divmod(row, SLOTS + 1)
        found += any(symbol == wanted and count <= length for wanted, count in needed)
    return found


def gains(match: Match, seat: int, tile: int) -> list[int | None]:
    """Return what a tile would add to each bay of a seat; None where no space is free."""
    box = game_of(match).box
    bays = state_of(match).bays[seat * BAYS : seat * BAYS + BAYS]
    return [
        None if len(bay) == SPACES else worth(box, sorted([*bay, tile])) - worth(box, bay)
        for bay in bays
    ]


def worth_after(match: Match, seat: int, bay: int, tile: int, old: int) -> tuple[int, int]:
    """Return the worth of a bay before and after a tile comes in, perhaps for another (-1: for none)."""
    box = game_of(match).box
    tiles = state_of(match).bays[seat * BAYS + bay]
    after = list(tiles)
    if old >= 0:
        after.remove(old)
    return worth(box, tiles), worth(box, sorted([*after, tile]))


def combination(box: Components, bay: list[int]) -> tuple[int, int, int] | None:
    """Return what a bay's combination is: its symbol (0: all different), tiles and factor; or None."""
    _, same, different = parts(Tally(box, bay))
    symbols = [box.symbol[tile] for tile in bay if box.symbol[tile]]
    if not symbols:
        return None
    kinds = len(set(symbols))
    symbol = max(symbols, key=symbols.count)
    number = symbols.count(symbol)
    if different > same or (kinds >= 4 and number < 3):
        return 0, kinds, kinds - 2
    return (symbol, number, number - 1) if number >= 3 else None


def arranged(slots: list[list[int]]) -> list[list[int | None]]:
    """Return the three rows of the machine, each with its die in every slot (None: empty).

    Equal symbols stand in the same row wherever they can: that is how rows come out longest.
    """
    rows: list[list[int | None]] = [[None] * len(slots) for _ in range(SLOT_SPACES)]
    for place, slot in enumerate(slots):
        # Cargo above lions, which pay wherever they stand.
        left = sorted(slot, key=lambda cell: (cell % FACES == LION, cell))
        # Rows without a gap first: a symbol that only begins in slot 2 must not draw a die away.
        for row in sorted(rows, key=lambda row: -run(row)):
            before = row[place - 1] if place else None
            if before is None:
                continue
            for cell in left:
                if cell % FACES == before % FACES:
                    row[place] = cell
                    left.remove(cell)
                    break
        for cell in left:
            next(row for row in rows if row[place] is None)[place] = cell
    return rows


def run(row: list[int | None]) -> int:
    """Return how many equal symbols a drawn row begins with; lions make no row."""
    first = row[0]
    if first is None or first % FACES == LION:
        return 0
    length = 0
    for cell in row:
        if cell is None or cell % FACES != first % FACES:
            break
        length += 1
    return length
