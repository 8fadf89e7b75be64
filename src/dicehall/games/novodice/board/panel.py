"""A part of the NovoDice board, which knows the board it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.terminal.board_part import BoardPart

if TYPE_CHECKING:
    from dicehall.games.novodice.board.board import NovoBoard


class NovoDicePanel(BoardPart):
    """A part of the board."""

    def __init__(self, board: NovoBoard, id: str) -> None:
        super().__init__(id)
        self.board: NovoBoard = board
