"""A part of the Cubitos board, which knows the board it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.terminal.board_part import BoardPart

if TYPE_CHECKING:
    from dicehall.games.cubitos.board.board import CubitosBoard


class CubitosPanel(BoardPart):
    """A part of the board."""

    def __init__(self, board: CubitosBoard, id: str) -> None:
        super().__init__(id)
        self.board: CubitosBoard = board
