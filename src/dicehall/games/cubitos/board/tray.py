"""The tray: the dice about to be rolled, with the chance of a bust and what is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from dicehall.core.dice import Throw
from dicehall.core.question import Question
from dicehall.games.cubitos.board.styles import BAD, CHOSEN, GOOD, TEXT, die_chip, wrapped
from dicehall.games.cubitos.explain.risk import stake
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import KINDS
from dicehall.terminal.board import Tray
from dicehall.terminal.board_part import Part, lines_of

if TYPE_CHECKING:
    from dicehall.games.cubitos.board.board import CubitosBoard


class RollTray(Tray):
    """Dice that wait for a key or a click."""

    DEFAULT_CSS = """
    RollTray { text-wrap: nowrap; text-overflow: clip; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "go", show=False)]

    def __init__(self, board: CubitosBoard) -> None:
        super().__init__(id="tray")
        self.board: CubitosBoard = board
        self.throw: Throw | None = None
        """What is thrown."""
        self.mine: bool = False
        """Whether the person at the keyboard may act."""

    def open(self, question: Question, mine: bool) -> None:
        """Do nothing: every question of Cubitos is answered from a list."""
        raise NotImplementedError

    def open_throw(self, throw: Throw, mine: bool) -> None:
        """Show dice that are about to be rolled."""
        self.throw = throw
        self.mine = mine
        self.refresh()

    def close(self) -> None:
        """Clear the tray."""
        self.throw = None
        self.mine = False
        self.refresh()

    def action_go(self) -> None:
        """Roll."""
        if self.mine:
            self.mine = False
            self.post_message(self.Rolled())

    def on_click(self) -> None:
        """Roll."""
        self.action_go()

    def render(self) -> Content:
        """Draw the tray."""
        return lines_of(self.draw(self.content_size.width))

    def draw(self, width: int) -> list[list[Part]]:
        """Return the dice, the key that rolls them, and what can happen."""
        throw, board = self.throw, self.board
        if throw is None or throw.seat < 0:
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
    if any(player.rolling) or not player.at_risk:
        return [] if any(player.rolling) else [(_sentence(text("cubitos-risk-none")), GOOD)]
    if player.safe_push:
        return [(_sentence(text("cubitos-risk-safe")), GOOD)]
    chance = bust_chance(board.box, player)
    bust = text("cubitos-risk-full", chance=board.wording.percent(chance), fraction=str(chance))
    kept = text("cubitos-at-stake", stake=board.wording.stake(stake(player)))
    return [(bust, f"bold {BAD}"), ("  " + kept, TEXT)]


def _sentence(text: str) -> str:
    """Return a clause as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."
