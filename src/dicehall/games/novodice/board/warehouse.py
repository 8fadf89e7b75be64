"""The warehouse: every tile with its row, worth, lions and stock, and what pays for it now."""

from __future__ import annotations

from dicehall.core.content import HOUSE_MARK
from dicehall.games.novodice.board.panel import NovoDicePanel
from dicehall.games.novodice.board.styles import GOLD, SIGNS, symbols_chip
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS, ROW
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import FAINT, GOOD, SOFT, TEXT
from dicehall.terminal.columns import left, right

CELL = 29
"""Columns of a tile in the narrow drawing."""
WAY_SIGNS = {ROW: "═", LIONS: SIGNS[0], FREE_CHOICE: "★"}


class Warehouse(NovoDicePanel):
    """All kinds of tile."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw one tile per line if there is room, otherwise two."""
        kinds = len(self.board.box.tiles)
        if height > kinds and width >= 56:
            return [self._head(width), *(self._line(tile, width) for tile in range(kinds))]
        half = (kinds + 1) // 2
        title: list[Part] = [(self.board.wording.text("novodice-warehouse"), f"bold {TEXT}")]
        legend = self.board.wording.text(
            "novodice-warehouse-legend", lion=SIGNS[0], row=WAY_SIGNS[ROW]
        )
        title.append(("  " + left(legend, width - len(title[0][0]) - 2), FAINT))
        lines: list[list[Part]] = [title]
        name = 11 + max(0, (width - 2 * CELL - 1) // 2)
        for tile in range(half):
            line = self._cell(tile, name)
            if tile + half < kinds:
                line += [" ", *self._cell(tile + half, name)]
            lines.append(line)
        return lines

    def _styles(self, tile: int) -> tuple[list[int], bool, str]:
        """Return what pays for a tile, whether one is left, and how its name looks."""
        ways = self.board.claimable.ways.get(tile, [])
        left_over = self.board.state.warehouse[tile] > 0
        style = f"bold {GOOD}" if ways else (TEXT if left_over else f"strike {FAINT}")
        return ways, left_over, style

    def _cell(self, tile: int, name: int) -> list[Part]:
        board = self.board
        ways, left_over, style = self._styles(tile)
        symbols, colour = symbols_chip(board.box, board.wording.letters, tile)
        cargo = tile != board.box.trash
        lions = f"{board.box.lions[tile]}{SIGNS[0]}" if cargo else "  "
        value = board.wording.value(tile) + ("" if HOUSE_MARK in board.wording.value(tile) else " ")
        mark = "".join(WAY_SIGNS[way] for way in ways)
        return [
            (symbols, colour if left_over else FAINT),
            " ",
            (left(board.wording.tile(tile), name), style),
            (right(value, 4), f"bold {TEXT}" if left_over else FAINT),
            (right(lions, 3), GOLD if left_over else FAINT),
            (right(f"×{board.state.warehouse[tile]}", 3) + " ", SOFT if left_over else FAINT),
            (left(mark, 2), f"bold reverse {GOOD}") if mark else "  ",
        ]

    def _head(self, width: int) -> list[Part]:
        text = self.board.wording.text
        return [
            (left(text("novodice-warehouse"), 20), f"bold {TEXT}"),
            (right(text("novodice-head-worth"), 7), FAINT),
            (right(text("novodice-head-lions"), 7), FAINT),
            ("   " + left(text("novodice-head-left"), 9), FAINT),
            (left(text("novodice-head-pays"), width - 46), FAINT),
        ]

    def _line(self, tile: int, width: int) -> list[Part]:
        board = self.board
        ways, left_over, style = self._styles(tile)
        symbols, colour = symbols_chip(board.box, board.wording.letters, tile)
        cargo = tile != board.box.trash
        value = board.wording.value(tile) + ("" if HOUSE_MARK in board.wording.value(tile) else " ")
        stock = board.state.warehouse[tile]
        pips = f"{stock} " + "▪" * stock if cargo else f"{stock}"
        return [
            (symbols, colour if left_over else FAINT),
            " ",
            (left(board.wording.tile(tile), 15), style),
            (right(value, 7), f"bold {TEXT}" if left_over else FAINT),
            (right(f"{board.box.lions[tile]}{SIGNS[0]}" if cargo else "", 7), GOLD),
            ("   " + left(pips, 9), SOFT if left_over else FAINT),
            self._reason(tile, ways, left_over, width - 46),
        ]

    def _reason(self, tile: int, ways: list[int], left_over: bool, width: int) -> tuple[str, str]:
        """Return what pays, or why nothing does."""
        text = self.board.wording.text
        if not left_over:
            return (left(text("novodice-sold-out"), width), FAINT)
        if tile == self.board.box.trash:
            return (left(text("novodice-if-no-claim"), width), FAINT)
        words = {
            ROW: "novodice-by-row",
            LIONS: "novodice-by-lions",
            FREE_CHOICE: "novodice-by-choice",
        }
        reason = ", ".join(text(words[way]) for way in ways)
        return (left(f"✓ {reason}" if reason else "", width), f"bold {GOOD}")
