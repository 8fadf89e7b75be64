"""What a bay with room holds: those of the network's inputs that no other bay and no warehouse changes."""

from __future__ import annotations

from typing import Final, final

from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import BaySymbols, parts


@final
class Collected:
    """A bay with room: its worth, the symbols it collects, and the numbers the network sees of that.

    `ease` tells for each symbol how often dice show it.
    """

    def __init__(self, box: Components, ease: list[float], bay: list[int]) -> None:
        tally = BaySymbols(box, bay)
        plain, same, different = parts(tally)
        free = SPACES - len(bay)
        number, best = tally.number, tally.best
        main = second = 0
        best_sum = 0
        missing: list[int] = []
        for symbol in range(1, FACES):
            if number[symbol] == 0:
                missing.append(symbol)
                continue
            best_sum += best[symbol]
            if main == 0 or _leads(tally, symbol, main):
                second = main
                main = symbol
            elif second == 0 or _leads(tally, symbol, second):
                second = symbol
        symbols = FACES - 1 - len(missing)
        self.worth: Final = float(plain + max(same, different))
        """What it is worth now."""
        self.free: Final = free
        """How many of its spaces are free."""
        self.main: Final = main
        """The symbol it holds most of, of several the most valuable; 0 in a bay without cargo."""
        self.second: Final = second
        """The next one, or 0."""
        self.missing: Final = missing
        """The symbols it does not hold."""
        lacks = free
        for symbol in missing:
            lacks += (SPACES + 1) << symbol
        self.lacks: Final = lacks
        """These and its free spaces as one number."""
        self.number: Final = number
        """How many tiles of each symbol it holds."""
        self.inputs: Final[tuple[float, ...]] = (
            1.0,
            free / 5.0,
            1.0 if free == 1 else 0.0,
            1.0 if free == 2 else 0.0,
            number[0] / 5.0,
            plain / 30.0,
            same / 30.0,
            different / 30.0,
            symbols / 5.0,
            best_sum / 30.0,
            1.0 if different > same else 0.0,
            1.0 if symbols + free >= 4 else 0.0,
            1.0 if symbols + free >= SPACES else 0.0,
            *_held(tally, ease, main),
            *_held(tally, ease, second),
            1.0 if main and number[main] + free >= SPACES else 0.0,
        )
        """Its numbers, in the order of `growth_inputs.HELD`."""


def _held(tally: BaySymbols, ease: list[float], symbol: int) -> tuple[float, float, float]:
    """Return the numbers of one of the symbols a bay collects, or zeros."""
    if symbol == 0:
        return (0.0, 0.0, 0.0)
    return (tally.number[symbol] / 5.0, tally.total[symbol] / 30.0, ease[symbol])


def _leads(tally: BaySymbols, symbol: int, other: int) -> bool:
    """Return whether a symbol has more tiles in a bay than another, or as many of greater worth."""
    if tally.number[symbol] != tally.number[other]:
        return tally.number[symbol] > tally.number[other]
    return tally.total[symbol] > tally.total[other]
