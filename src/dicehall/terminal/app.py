"""The app around every table: colours, sizes, leaving, and a notice if the window is too small."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Event, Key, MouseDown, MouseUp, Resize
from textual.filter import LineFilter
from textual.geometry import Size
from textual.screen import Screen

from dicehall.locales import Catalogue
from dicehall.terminal.ascii_forms import no_colours, only_ascii
from dicehall.terminal.board import SMALLEST
from dicehall.terminal.colours import NIGHT
from dicehall.terminal.filters import NoColours, OnlyAscii
from dicehall.terminal.presses import SETTLING, Pressed, name_of
from dicehall.terminal.screens import LeaveDialog, TooSmall

INTERRUPTING: Final = ("ctrl+c", "ctrl+q")
"""The keys that ask to leave, and leave at once if pressed again; they are never meant as an answer."""


class TerminalApp(App[None]):
    """One table in a terminal."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(",".join(INTERRUPTING), "interrupt", show=False, priority=True)
    ]

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        # Before any style is read: a later change of colours would have all of them read again.
        self.register_theme(NIGHT)
        self.set_reactive(App.theme, NIGHT.name)
        self.stylesheet.set_variables(self.get_css_variables())
        # The screen gets one class from each list; the boards' layouts depend on them.
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-medium"), (45, "-tall")]
        self.catalogue: Catalogue = catalogue
        self.leaving: str = ""
        """What the dialog that asks before leaving says will happen to the game."""

        self.settling: float = SETTLING
        """How many seconds a question must have been on the screen before a press can answer it."""

        self._plain_filters: list[LineFilter] = [
            OnlyAscii(only_ascii(os.environ)),
            NoColours(no_colours(os.environ)),
        ]

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return the filters that lines pass before they are written."""
        return [
            *super().get_line_filters(),
            *(plain for plain in self._plain_filters if plain.enabled),
        ]

    async def on_event(self, event: Event) -> None:
        """Ignore a press that came too soon to be meant for what is now on the screen."""
        if (
            isinstance(event, (Key, MouseDown, MouseUp))
            and not event.is_forwarded
            and not (isinstance(event, Key) and event.key in INTERRUPTING)
            and isinstance(self.screen, Pressed)
        ):
            asked_at = self.screen.asked_at()
            if asked_at is not None and event.time - asked_at < self.settling:
                self.screen.answer_press(self.catalogue.text("terminal-pressed-too-soon"))
                return
        await super().on_event(event)

    def on_key(self, event: Key) -> None:
        """Say that a key does nothing here."""
        binding = self.screen.active_bindings.get(event.key)
        if isinstance(self.screen, Pressed) and (binding is None or not binding.enabled):
            key = name_of(event, self.catalogue)
            self.screen.answer_press(self.catalogue.text("terminal-pressed-nothing", key=key))

    def first_page(self) -> Screen[None]:
        """Return the table."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Open the table."""
        self.title = self.catalogue.text("terminal-title")
        self.push_screen(self.first_page())
        self.cover_or_not(self.size)

    def on_resize(self, event: Resize) -> None:
        """Cover everything with a notice while the window is too small."""
        # The first size arrives before there is anything to cover.
        if len(self.screen_stack) > 1:
            self.cover_or_not(event.size)

    def smallest(self) -> tuple[int, int]:
        """Return the columns and rows that are needed."""
        return SMALLEST

    def cover_or_not(self, size: Size) -> None:
        """Cover everything in a window of this size, or no longer."""
        columns, rows = smallest = self.smallest()
        small = size.width < columns or size.height < rows
        shown = isinstance(self.screen, TooSmall)
        if small and not any(isinstance(screen, TooSmall) for screen in self.screen_stack):
            self.push_screen(TooSmall(self.catalogue, smallest))
        elif shown and not small:
            self.pop_screen()

    def action_interrupt(self) -> None:
        """Ask before leaving; whoever presses it again leaves at once."""
        if isinstance(self.screen, LeaveDialog):
            self.exit()
        else:
            self.action_ask_to_leave()

    def action_ask_to_leave(self) -> None:
        """Ask before leaving."""
        self.push_screen(LeaveDialog(self.catalogue, self.leaving), self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit()
