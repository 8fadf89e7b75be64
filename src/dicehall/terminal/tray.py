"""The tray: where dice wait to be rolled, and where a game may let its player pick pieces."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from dicehall.core.dice import Throw
from dicehall.core.question import Question
from dicehall.terminal.board_part import Part, lines_of


class Tray(Widget, can_focus=True):
    """The place where a game lets its player pick several pieces at once; other people can only watch it."""

    class Picked(Message):
        """An option was picked."""

        def __init__(self, option: int) -> None:
            super().__init__()
            self.option: int = option

    class Rolled(Message):
        """The dice are to be rolled now."""

    def open(self, question: Question, mine: bool) -> None:
        """Show a question; only the player who is asked may choose."""
        raise NotImplementedError

    def open_throw(self, throw: Throw, mine: bool) -> None:
        """Show the dice before they are rolled, with their chances."""
        raise NotImplementedError

    def close(self) -> None:
        """Clear the tray."""
        raise NotImplementedError


class RollTray(Tray):
    """A tray for a game whose options are all listed: the dice only wait for a key or a click."""

    DEFAULT_CSS = """
    RollTray { text-wrap: nowrap; text-overflow: clip; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "go", show=False)]

    def __init__(self) -> None:
        super().__init__(id="tray")
        self.throw: Throw | None = None
        self.mine: bool = False
        """Whether the person at the keyboard may act."""

    def open(self, question: Question, mine: bool) -> None:
        """Show nothing: options are chosen from the list."""
        self.close()

    def open_throw(self, throw: Throw, mine: bool) -> None:
        """Show dice that are about to be rolled."""
        self.throw, self.mine = throw, mine
        self.refresh()

    def close(self) -> None:
        """Clear the tray."""
        self.throw, self.mine = None, False
        self.refresh()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Roll only for the person at the keyboard."""
        return action != "go" or self.mine

    def action_go(self) -> None:
        """Roll, once."""
        if self.mine:
            self.mine = False
            self.post_message(self.Rolled())

    def on_click(self) -> None:
        """Roll."""
        self.action_go()

    def render(self) -> Content:
        """Draw the dice."""
        return lines_of(
            [] if self.throw is None else self.draw(self.throw, self.content_size.width)
        )

    def draw(self, throw: Throw, width: int) -> list[list[Part]]:
        """Return the dice and what can happen; usually the sentence above says which are rolled."""
        return []
