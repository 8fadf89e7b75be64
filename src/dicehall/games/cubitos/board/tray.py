"""The tray: the dice about to be rolled, with the chance of a bust and what is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.core.dice import Throw
from dicehall.games.cubitos.board.styles import die_chip, wrapped
from dicehall.games.cubitos.explain.risk import stake
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import KINDS
from dicehall.terminal.board_part import Part
from dicehall.terminal.tray import RollTray

if TYPE_CHECKING:
    from dicehall.games.cubitos.board.board import CubitosBoard
from dicehall.terminal.colours import BAD, CHOSEN, GOOD, TEXT


class RaceTray(RollTray):
    """Dice that wait to be rolled, with the risk of the roll."""

    def __init__(self, board: CubitosBoard) -> None:
        super().__init__()
        self.board: CubitosBoard = board

    def draw(self, throw: Throw, width: int) -> list[list[Part]]:
        """Return the dice, the key that rolls them, and what can happen."""
        board = self.board
        if throw.seat < 0:
            return []
        chips = [
            die_chip(board.wording.letters, kind, "?")
            for kind in range(KINDS)
            for _ in range(throw.counts[kind])
        ]
        lines = wrapped(chips, width)
        lines.append(risk_line(board, throw))
        if self.mine:
            lines.append([(board.wording.text("cubitos-hint-roll"), f"bold {CHOSEN}")])
        return lines


def risk_line(board: CubitosBoard, throw: Throw) -> list[Part]:
    """Return what a throw risks, in words."""
    text = board.wording.text
    player = board.state.players[throw.seat]
    if not player.rolling.empty():
        return []
    if not player.at_risk:
        return [(_sentence(text("cubitos-risk-none")), GOOD)]
    if player.safe_push:
        return [(_sentence(text("cubitos-risk-safe")), GOOD)]
    chance = bust_chance(board.box, player)
    bust = text("cubitos-risk-full", chance=board.wording.percent(chance), fraction=str(chance))
    kept = text("cubitos-at-stake", stake=board.wording.stake(stake(player)))
    return [(bust, f"bold {BAD}"), ("  " + kept, TEXT)]


def _sentence(text: str) -> str:
    """Return a clause as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."
