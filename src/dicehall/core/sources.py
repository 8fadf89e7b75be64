"""Sources of dice, which answer throws: seeded, loaded or entered dice.

A source keeps its secrets to itself: it receives a throw and returns faces; no state, view or bot ever
holds a source. The fair source of an online table (a committed secret mixed with every player's own
seed) is another subclass of `DiceSource`: see `dicehall.core.fair`. *Enumerated* dice are a list rather
than a source: see `dicehall.core.dice.outcomes`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import shake_128
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.core.dice import UNFAIR, Dice, Throw, check_fit
from dicehall.core.mistakes import BadDice
from dicehall.core.sorted_numbers import insert_sorted
from dicehall.core.stream import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceSource:
    """Something that answers throws."""

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Return what the thrown dice show: cells in rising order."""
        raise NotImplementedError

    def origin(self) -> dict[str, str]:
        """Return what a record says about where its dice came from."""
        raise NotImplementedError


BYTES_A_ROLL: Final = 16
"""Bytes reserved for one roll: enough for nearly every roll; the others draw more from a stream."""
COUNT_BITS: Final = 8
COUNT: Final = (1 << COUNT_BITS) - 1
MOST_COUNTS: Final = 8
MOST_COUNTED: Final = 127
"""Eight counts of up to 127, a byte each, fit into one number."""
ROLLS_A_BLOCK: Final = 21
"""Rolls served by one hash: 21 times 16 bytes is exactly what SHAKE-128 produces in two blocks."""


@final
class SeededDice(DiceSource):
    """Dice decided by a seed: each roll depends only on the seed, the seat and the roll's number.

    So it does not matter who clicks first, and a roll can be recomputed without the ones before it.
    """

    __slots__ = ("_block_numbers", "_blocks", "_one", "seed")

    def __init__(self, seed: str) -> None:
        self.seed: str = seed
        self._blocks: list[bytes] = []
        self._block_numbers: list[i64] = []
        # Compiled, a plain 1 that is shifted has 32 bits only.
        self._one: i64 = 1

    def origin(self) -> dict[str, str]:
        """Return the seed, with which anybody can roll the same dice."""
        return {"source": "seeded", "seed": self.seed}

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the same dice again."""
        return SeededDice, (self.seed,)

    def __repr__(self) -> str:
        """Return the seed."""
        return f"SeededDice({self.seed!r})"

    def _block(self, seat: i64, number: i64) -> bytes:
        lane = seat + 1
        while len(self._blocks) <= lane:
            self._blocks.append(b"")
            self._block_numbers.append(-1)
        if self._block_numbers[lane] != number:
            name = f"dicehall dice/{self.seed}/{seat}/{number}"
            self._blocks[lane] = shake_128(name.encode()).digest(BYTES_A_ROLL * ROLLS_A_BLOCK)
            self._block_numbers[lane] = number
        return self._blocks[lane]

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Return what the thrown dice show."""
        number: i64 = throw.number
        block = self._block(throw.seat, number // ROLLS_A_BLOCK)
        at: i64 = number % ROLLS_A_BLOCK * BYTES_A_ROLL
        end: i64 = at + BYTES_A_ROLL
        more: Stream | None = None
        cells: list[int] = []
        kind: i64
        count: i64
        byte: i64
        for kind, count in enumerate(throw.counts):
            if count == 0:
                continue
            faces = dice.faces_of_bytes[kind]
            cell = dice.first_cell[kind]
            # Dice of a kind are counted by face, a byte for each, and listed when all have fallen.
            countable = dice.most_faces <= MOST_COUNTS and count <= MOST_COUNTED
            shown: i64 = 0
            while count > 0:
                if at < end:
                    byte = block[at]
                    at += 1
                else:
                    if more is None:
                        more = Stream(f"dicehall dice/{self.seed}/{throw.seat}/more/{throw.number}")
                    byte = more.byte()
                face = faces[byte]
                if face == UNFAIR:
                    continue
                count -= 1
                if countable:
                    shown += self._one << face * COUNT_BITS
                else:
                    insert_sorted(cells, cell + face)
            while shown:
                times = shown & COUNT
                while times > 0:
                    cells.append(cell)
                    times -= 1
                shown >>= COUNT_BITS
                cell += 1
        return cells


class LoadedDice(DiceSource):
    """Dice that fall as prescribed, throw by throw: for tests, scenarios and puzzles."""

    __slots__ = ("texts",)

    def __init__(self, texts: list[str]) -> None:
        self.texts: list[str] = list(texts)
        """The throws still to come, in their text form."""

    def origin(self) -> dict[str, str]:
        """Return that these dice were loaded."""
        return {"source": "loaded"}

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the same dice again."""
        return LoadedDice, (list(self.texts),)

    def __repr__(self) -> str:
        """Return the throws still to come."""
        return f"LoadedDice({self.texts!r})"

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Return the next throw of the list; refuse it if it does not fit the dice."""
        if not self.texts:
            raise BadDice(f"no loaded throw is left for the dice {dice.hand_text(throw.counts)}.")
        cells = dice.parse(self.texts[0])
        check_fit(dice, throw, cells)
        del self.texts[0]
        return cells


class EnteredDice(DiceSource):
    """Real dice on a real table: somebody rolls them and enters what they show."""

    __slots__ = ("ask",)

    def __init__(self, ask: Callable[[str, str], str]) -> None:
        self.ask: Callable[[str, str], str] = ask
        """Called with the dice to roll (``A A B``) and what was wrong with the last entry, if anything."""

    def origin(self) -> dict[str, str]:
        """Return that a person entered these dice."""
        return {"source": "entered"}

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the same dice again: it must know the function that asks."""
        return EnteredDice, (self.ask,)

    def __repr__(self) -> str:
        """Return who asks."""
        return (
            f"<EnteredDice: asked for by {getattr(self.ask, '__name__', type(self.ask).__name__)}>"
        )

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Ask until the entry fits the dice."""
        wrong = ""
        while True:
            try:
                cells = dice.parse(self.ask(dice.hand_text(throw.counts), wrong))
                check_fit(dice, throw, cells)
            except BadDice as mistake:
                wrong = str(mistake)
            else:
                return cells
