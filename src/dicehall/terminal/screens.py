"""The pages besides the table: help, the whole log, quitting, the result, and a window too small."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from dicehall.locales import Catalogue
from dicehall.terminal.board import GameResult, Line, mark_of
from dicehall.terminal.columns import left, right
from dicehall.terminal.log import styled
from dicehall.terminal.presses import Pressed


class Dialog(Pressed, ModalScreen[str]):
    """A page on top of the table; it returns a word, or nothing if it is just closed."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 70%; }
    Dialog > Vertical {
        background: $panel; border: round $primary; padding: 1 2;
        width: 74; max-width: 100%; height: auto; max-height: 100%;
    }
    Dialog .title { text-style: bold; color: $accent; height: auto; margin-bottom: 1; }
    Dialog .keys { color: $text-muted; height: auto; margin-top: 1; }
    Dialog VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    Dialog.-page > Vertical { width: 80; max-width: 100%; height: 100%; padding: 1 0 1 1; }
    """

    def __init__(self, catalogue: Catalogue, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.catalogue: Catalogue = catalogue

    def answer_press(self, sentence: str) -> None:
        """Show the answer in the lower edge."""
        self.query_one(Vertical).border_subtitle = Content(sentence).markup

    def leave_or_not(self, leave: str, stay: str) -> Static:
        """Return the line with the keys for leaving and staying, which can also be clicked."""
        text = Content.from_markup(
            "[@click=screen.dismiss('leave')]$leave[/]     [@click=screen.dismiss('')]$stay[/]",
            leave=self.catalogue.text(leave),
            stay=self.catalogue.text(stay),
        )
        return Static(text, classes="keys")


class Page(Dialog):
    """A text that may be longer than the window; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,й,enter,space,question_mark,l,c,с,m,ь", "dismiss('')", show=False),
        Binding("down,j", "roll(1)", show=False),
        Binding("up,k", "roll(-1)", show=False),
        Binding("pagedown", "roll(10)", show=False),
        Binding("pageup", "roll(-10)", show=False),
        Binding("home", "roll(-100000)", show=False),
        Binding("end", "roll(100000)", show=False),
    ]

    def __init__(
        self, catalogue: Catalogue, title: str, body: Content | Text, at_end: bool = False
    ) -> None:
        super().__init__(catalogue, "-page")
        self.heading = title
        self.body = body
        self.at_end = at_end
        """Whether it opens at its last line."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        keys = self.catalogue.text("terminal-page-keys")
        with Vertical():
            yield Static(self.heading, classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(self.body)
            yield Static(keys, classes="keys", markup=False)

    def on_mount(self) -> None:
        """Scroll to the end, if it opens there."""
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_roll(self, lines: int) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def log_page(catalogue: Catalogue, lines: list[Line]) -> Page:
    """Return the whole log as a page."""
    text = Text("\n").join([styled(line) for line in lines])
    return Page(catalogue, catalogue.text("terminal-log"), text, at_end=True)


class LeaveDialog(Dialog):
    """Asks whether to leave; returns ``leave`` or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Not enter: it is also pressed to roll and to choose.
        Binding("y,j,т", "dismiss('leave')", show=False),
        Binding("n,escape,q,й,н", "dismiss('')", show=False),
    ]

    def __init__(self, catalogue: Catalogue, where: str) -> None:
        super().__init__(catalogue)
        self.where: str = where
        """What will happen to the game."""

    def compose(self) -> ComposeResult:
        """Lay out the question."""
        with Vertical():
            yield Static(self.catalogue.text("terminal-leave"), classes="title", markup=False)
            yield Static(self.where, markup=False)
            yield self.leave_or_not("terminal-leave-yes", "terminal-leave-no")


class ResultDialog(Dialog):
    """The result of the game; returns ``leave``, or nothing to look at the board again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,й", "dismiss('leave')", show=False),
        Binding("b,escape,space,enter", "dismiss('')", show=False),
    ]

    def __init__(
        self, catalogue: Catalogue, names: tuple[str, ...], result: GameResult, where: str
    ) -> None:
        super().__init__(catalogue)
        self.names: tuple[str, ...] = names
        self.result: GameResult = result
        self.where: str = where
        """Where the record is written; empty if it is not written."""
        self._opened_at = monotonic()

    def asked_at(self) -> float | None:
        """Return when it opened: it does so by itself."""
        return self._opened_at

    def compose(self) -> ComposeResult:
        """Lay out the verdict and the points."""
        winners = ", ".join(self.names[seat] for seat in self.result.winners)
        message = "terminal-won" if len(self.result.winners) == 1 else "terminal-tied"
        verdict = self.catalogue.text(message, winners=winners)
        with Vertical():
            yield Static(verdict, classes="title", markup=False)
            yield Static(self._points())
            if self.where:
                yield Static("\n" + self.where, markup=False)
            yield self.leave_or_not("terminal-ending-leave", "terminal-ending-look")

    def _points(self) -> Content:
        """Return the table of points, the best player first."""
        result = self.result
        head = left("", 22) + "".join(right(part, 10) for part in result.parts)
        total = right(self.catalogue.text("terminal-total"), 12)
        lines = [Content.styled(head + total, "dim")]
        for seat in sorted(range(len(self.names)), key=lambda seat: -result.scores[seat]):
            won = seat in result.winners
            mark, colour = mark_of(seat)
            points = "".join(right(str(part), 10) for part in result.points[seat])
            lines.append(
                Content.assemble(
                    ("★ " if won else "  ", "bold $warning"),
                    (f"{mark} ", f"bold {colour}"),
                    (left(self.names[seat], 18), "bold" if won else ""),
                    points,
                    (right(str(result.scores[seat]), 12), "bold"),
                )
            )
        return Content("\n").join(lines)


class TooSmall(ModalScreen[None]):
    """Says that the window is too small, and disappears when it has grown."""

    DEFAULT_CSS = """
    TooSmall { align: center middle; background: $background; }
    TooSmall Static { text-align: center; width: 100%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,й", "app.ask_to_leave", show=False)]

    def __init__(self, catalogue: Catalogue, smallest: tuple[int, int]) -> None:
        super().__init__()
        self.catalogue: Catalogue = catalogue
        self.smallest: tuple[int, int] = smallest
        """The columns and rows it needs."""

    def compose(self) -> ComposeResult:
        """Lay out the notice."""
        yield Static("", markup=False)

    def on_mount(self) -> None:
        """Say how large the window is and should be."""
        self.on_resize()

    def on_resize(self) -> None:
        """Update the notice for the new size."""
        width, height = self.app.size
        columns, rows = self.smallest
        text = self.catalogue.text(
            "terminal-too-small", columns=columns, rows=rows, width=width, height=height
        )
        self.query_one(Static).update(text)
