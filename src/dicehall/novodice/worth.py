"""What a cargo bay is worth: its tiles, and at most one combination."""

from __future__ import annotations

from dicehall.novodice.components import FACES, Components


def worth(box: Components, bay: list[int]) -> int:
    """Return the worth of a bay, given as the kinds of its tiles."""
    plain, same, different = parts(box, bay)
    return plain + max(same, different)


def parts(box: Components, bay: list[int]) -> tuple[int, int, int]:
    """Return the plain worth, what equal symbols would add, and what different symbols would add."""
    number = [0] * FACES
    total = [0] * FACES
    best = [0] * FACES
    plain = 0
    for tile in bay:
        symbol = box.symbol[tile]
        value = box.value[tile]
        number[symbol] += 1
        total[symbol] += value
        plain += value
        if value > best[symbol]:
            best[symbol] = value
    same = 0
    symbols = 0
    best_sum = 0
    for symbol in range(1, FACES):
        if number[symbol]:
            symbols += 1
            best_sum += best[symbol]
            # 3, 4, 5 of a symbol count x2, x3, x4: that is 1, 2, 3 times on top of the plain worth.
            if number[symbol] >= 3:
                same = max(same, (number[symbol] - 2) * total[symbol])
    different = 0
    if symbols == 4:
        different = best_sum
    elif symbols >= 5:
        # Five count x3; four of the five x2 can never be more.
        different = 2 * best_sum
    return plain, same, different
