"""The pages that only an online table has: writing a line, leaving the seat to a bot, and the result."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.suggester import SuggestFromList
from textual.widgets import Input, Static

from dicehall.locales import Catalogue
from dicehall.table.clean_text import LONGEST_TEXT
from dicehall.terminal.screens import Dialog, LeaveDialog, ResultDialog


class ChatDialog(Dialog):
    """A dialog for writing a line of chat; returns the line, or nothing."""

    DEFAULT_CSS = """
    ChatDialog Input { height: 1; background: $boost; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, catalogue: Catalogue, phrases: list[str]) -> None:
        super().__init__(catalogue)
        self.phrases: list[str] = phrases

    def compose(self) -> ComposeResult:
        """Lay out the line."""
        text = self.catalogue.text
        with Vertical():
            yield Static(text("terminal-online-write"), classes="title", markup=False)
            yield Input(
                id="line",
                compact=True,
                max_length=LONGEST_TEXT,
                suggester=SuggestFromList(self.phrases, case_sensitive=False),
            )
            yield Static(text("terminal-online-write-keys"), classes="keys", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send the line."""
        event.stop()
        self.dismiss(event.value.strip())


class OnlineLeaveDialog(LeaveDialog):
    """Asks whether to leave; returns ``leave`` to come back later, ``hand_over`` to give the seat away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("b,и", "hand_over", show=False)]

    def __init__(self, catalogue: Catalogue, where: str, hand_over: str) -> None:
        super().__init__(catalogue, where)
        self.handing_over: str = hand_over
        """What `b` does; empty if there is nothing to give away."""

    def on_mount(self) -> None:
        """Add the other possibilities."""
        if self.handing_over:
            line = Static(self.handing_over, classes="keys", markup=False)
            self.query_one(Vertical).mount(line)

    def action_hand_over(self) -> None:
        """Give the seat away."""
        if self.handing_over:
            self.dismiss("hand_over")


class OnlineResultDialog(ResultDialog):
    """The result of an online game, and whether its dice were fair; also returns ``save`` or ``write``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,і", "dismiss('save')", show=False),
        Binding("slash,full_stop", "dismiss('write')", show=False),
    ]
