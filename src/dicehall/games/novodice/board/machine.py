"""The slot machine: three slots, three rows, the lions and what they buy, the extra dice."""

from __future__ import annotations

from fractions import Fraction

from dicehall.games.novodice.board.panel import NovoDicePanel
from dicehall.games.novodice.board.styles import GOLD, NEON, SIGNS, die_box, die_chip, empty_box
from dicehall.games.novodice.explain.machine_rows import arranged, run
from dicehall.games.novodice.explain.match import table_keeping
from dicehall.games.novodice.explain.next_roll import chances
from dicehall.games.novodice.rules.components import DICE_CELLS, FACES, X, face_of
from dicehall.games.novodice.rules.state import SLOTS
from dicehall.games.novodice.rules.table import ROW
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import CHOSEN, FAINT, GOOD, SOFT, TEXT
from dicehall.terminal.columns import left, middle

BOX = 7
"""Columns of a large die."""
CHIP = 5
"""Columns of a small die."""


class Machine(NovoDicePanel):
    """The slots of the player who has the dice; dice being chosen are shown where they would go."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw it large if there is room."""
        board = self.board
        twin = table_keeping(board.match, board.chosen)
        slots = twin.state.slots
        rows = arranged(slots)
        filled = self._filled()
        ghosts = self._ghosts(rows, twin.state.loose, slots, filled)
        large = height >= 14 and width >= 3 * BOX + 5
        body = self._large(rows, ghosts, width) if large else self._small(rows, ghosts)
        return [*body, *self._lions(width, 3 if large else 2), self._extra(slots)]

    def _filled(self) -> int:
        """Return how many slots are filled, including the one being chosen for."""
        return self.board.state.roll

    def _ghosts(
        self, rows: list[list[int | None]], loose: list[int], slots: list[list[int]], filled: int
    ) -> dict[int, str]:
        """Return, for each drawn row that the next roll may lengthen, how likely that is."""
        board = self.board
        if filled in (0, SLOTS) or not board.rolling():
            return {}
        likely: dict[int, list[Fraction]] = {}
        for chance in chances(board.match, loose, slots, filled):
            likely.setdefault(chance.symbol, []).append(chance.chance)
        found: dict[int, str] = {}
        for number, row in enumerate(rows):
            first = row[0]
            if first is not None and run(row) == filled:
                # Of several equal rows, the upper ones grow first.
                found[number] = board.wording.percent(likely[face_of(first)].pop(0))
        return found

    def _link(self, row: list[int | None], place: int, filled: bool) -> tuple[str, str]:
        first = row[0]
        if first is not None and run(row) > place:
            return ("━━", f"bold {NEON[face_of(first)]}")
        return ("╌╌" if filled else "  ", FAINT)

    def _heads(self, width: int, gap: int) -> list[Part]:
        now = self.board.state.roll if self.board.keeping() else self.board.state.roll + 1
        line: list[Part] = []
        for slot in range(1, SLOTS + 1):
            current = slot == now and self.board.rolling()
            text = f"▾{slot}▾" if current else f"{slot}"
            line.append((middle(text, width), f"bold {CHOSEN}" if current else SOFT))
            if slot < SLOTS:
                line.append(" " * gap)
        return line

    def _small(self, rows: list[list[int | None]], ghosts: dict[int, str]) -> list[list[Part]]:
        lines = [self._heads(CHIP, 2)]
        for number, row in enumerate(rows):
            line: list[Part] = []
            for place, cell in enumerate(row):
                if place:
                    line.append(self._link(row, place, False))
                if cell is not None:
                    line += die_chip(
                        self.board.box, self.board.wording.letters, cell, self._new(place, cell)
                    )
                elif number in ghosts and place == self._filled():
                    line.append((middle(ghosts[number], CHIP), FAINT_BOLD))
                else:
                    line.append(("  ·  ", FAINT))
            lines.append(line)
        return lines

    def _new(self, place: int, cell: int) -> bool:
        """Return whether a die is only selected so far."""
        return (
            self.board.keeping()
            and place == self.board.state.roll - 1
            and cell in self.board.chosen
        )

    def _large(
        self, rows: list[list[int | None]], ghosts: dict[int, str], width: int
    ) -> list[list[Part]]:
        board = self.board
        lines = [self._heads(BOX, 2)]
        for number, row in enumerate(rows):
            three: list[list[Part]] = [[], [], []]
            for place, cell in enumerate(row):
                if place:
                    three[0].append("  ")
                    three[1].append(self._link(row, place, False))
                    three[2].append("  ")
                if cell is not None:
                    letters = board.wording.letters
                    drawn = die_box(board.box, letters, cell, "", "", self._new(place, cell), False)
                elif number in ghosts and place == self._filled():
                    drawn = empty_box(ghosts[number], FAINT_BOLD)
                else:
                    drawn = empty_box("", FAINT)
                for line, more in zip(three, drawn, strict=True):
                    line += more
            self._say_row(three, row, width - 3 * BOX - 4 - 2)
            lines += three
        return lines

    def _say_row(self, three: list[list[Part]], row: list[int | None], width: int) -> None:
        """Write beside a row what it is and what it claims."""
        first, length = row[0], run(row)
        if first is None or length == 0 or width < 8:
            return
        symbol, wording = face_of(first), self.board.wording
        three[0].append(("  " + left(wording.count(symbol, length), width), f"bold {NEON[symbol]}"))
        paid = [
            wording.tile(tile)
            for tile, ways in self.board.claimable.ways.items()
            if ROW in ways and self.board.box.symbol[tile] == symbol
        ]
        for line, text in zip(three[1:], _wrapped(paid, width), strict=False):
            line.append(("  " + left(text, width), GOOD))

    def _lions(self, width: int, room: int) -> list[list[Part]]:
        """Say how many lions there are and what they buy."""
        board = self.board
        head = board.wording.count(0, board.claimable.lions)
        lines: list[list[Part]] = [[(left(SIGNS[0] + " " + head, width), f"bold {GOLD}")]]
        bought = [
            board.wording.tile(tile)
            for tile, ways in board.claimable.ways.items()
            if set(ways) - {ROW}
        ]
        if board.claimable.free:
            bought = [board.wording.text("novodice-lions-any", number=board.claimable.free)]
        wrapped = _wrapped(bought, width - 2)
        if len(wrapped) > room:
            wrapped = [*wrapped[: room - 1], left(wrapped[room - 1] + "…", width - 2)]
        lines += [["  ", (text, TEXT)] for text in wrapped]
        if not bought and board.rolling():
            lines.append(
                ["  ", (left(board.wording.text("novodice-lions-none"), width - 2), FAINT)]
            )
        while len(lines) < room + 1:
            lines.append([])
        return lines

    def _extra(self, slots: list[list[int]]) -> list[Part]:
        """Count the black dice in play."""
        board = self.board
        number = board.box.die_numbers[X]
        placed = sum(X * FACES <= cell < DICE_CELLS for slot in slots for cell in slot)
        used = placed + table_keeping(board.match, board.chosen).state.loose[X]
        pips = "■" * used + "□" * (number - used)
        return [(pips, f"bold {TEXT}"), (" " + board.wording.text("novodice-extra-dice"), SOFT)]


FAINT_BOLD = f"bold {SOFT}"


def _wrapped(words: list[str], width: int) -> list[str]:
    """Return names in lines of this width, with commas between them."""
    lines: list[str] = []
    for number, word in enumerate(words):
        text = word + ("," if number < len(words) - 1 else "")
        if lines and len(lines[-1]) + 1 + len(text) <= width:
            lines[-1] += " " + text
        else:
            lines.append(text)
    return lines
