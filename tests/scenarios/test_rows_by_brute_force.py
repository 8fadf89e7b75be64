"""No player has to arrange the dice: some arrangement gives every symbol its longest rows at once."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

from dicehall.games.novodice.rules.components import DICE_CELLS, FACES, LION
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.state import SLOT_SPACES, SLOTS

EMPTY = -1
Column = tuple[int, ...]
"""The faces in the three spaces of a slot, from the upper row to the lower one."""


def random_slots(random: Random) -> list[list[int]]:
    # Few symbols make many rows; the dice need not be ones that a turn could bring together.
    faces = random.sample(range(FACES), random.randint(1, 4))
    cells = [cell for cell in range(DICE_CELLS) if cell % FACES in faces]
    return [sorted(random.choices(cells, k=random.choice((0, 1, 2, 3, 3)))) for _ in range(SLOTS)]


def columns(slot: list[int]) -> set[Column]:
    """Return every way to lay the dice of a slot into its spaces."""
    faces = [cell % FACES for cell in slot]
    return set(permutations(faces + [EMPTY] * (SLOT_SPACES - len(faces))))


def rows_as_laid(arrangement: tuple[Column, ...]) -> Counter[tuple[int, int]]:
    """Return for each symbol and length how many rows are at least so long, as the dice lie."""
    found: Counter[tuple[int, int]] = Counter()
    for row in zip(*arrangement, strict=True):
        symbol = row[0]
        if symbol in (EMPTY, LION):
            continue
        for length in range(1, SLOTS + 1):
            if row[:length] == (symbol,) * length:
                found[symbol, length] += 1
    return found


def rows_as_counted(slots: list[list[int]]) -> Counter[tuple[int, int]]:
    """Return the same as the rules count it."""
    found: Counter[tuple[int, int]] = Counter()
    for row in longest_rows(slots):
        symbol, longest = divmod(row, SLOTS + 1)
        for length in range(1, longest + 1):
            found[symbol, length] += 1
    return found


def test_rows_are_counted_as_the_best_arrangement_of_all_lays_them(seed: int) -> None:
    random = Random(seed)
    for _ in range(400):
        slots = random_slots(random)
        counted = rows_as_counted(slots)
        laid = [rows_as_laid(way) for way in product(*(columns(slot) for slot in slots))]
        where = f"seed {seed}, slots {slots}, counted {counted}"
        assert counted in laid, f"{where}: no arrangement has all these rows at once"
        assert all(other <= counted for other in laid), f"{where}: some arrangement has more"
