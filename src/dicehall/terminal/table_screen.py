"""The table on the screen: top line, board, question bar, log and keys, for playing and replaying."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from dicehall.core.match import Match
from dicehall.terminal.board import Board, mark_of
from dicehall.terminal.log import GameLog
from dicehall.terminal.presses import Pressed
from dicehall.terminal.question_bar import QuestionBar
from dicehall.terminal.screens import Page, log_page


class TableScreen(Pressed, Screen[None]):
    """A table. Nothing on it moves when the phase of the game changes."""

    # The question bar decides where the focus goes.
    AUTO_FOCUS = ""

    DEFAULT_CSS = """
    TableScreen {
        #top { height: 1; background: $boost; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
        #table { height: 1fr; layout: vertical; }
        #left { height: auto; }
        #board { height: auto; }
        #log {
            height: 1fr; min-height: 3; padding: 0 1; background: $background;
            scrollbar-size-vertical: 1;
        }
        #keys {
            height: 1; background: $boost; color: $text-muted; padding: 0 1;
            text-wrap: nowrap; text-overflow: ellipsis;
        }
        &.-wide #table { layout: horizontal; }
        &.-wide #left { width: 1fr; height: 100%; }
        &.-wide #bar { height: 1fr; }
        &.-wide #log { width: 34; height: 100%; border-left: solid $primary; }
        &.-narrow.-tall #bar { height: 12; }
        &.-tall #explained { height: 6; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("q,й", "app.ask_to_leave", show=False),
        Binding("l", "whole_log", show=False),
        Binding("c,с", "own_page", show=False),
        Binding("m,ь", "map_page", show=False),
    ]

    def __init__(self, board: Board) -> None:
        super().__init__(classes=board.layout)
        self.board: Board = board
        self.catalogue = board.catalogue
        self.bar: QuestionBar = QuestionBar(board.tray())
        self.log_panel: GameLog = GameLog("log")
        self._top = Static("", id="top", markup=False)
        self._keys_line = Static("", id="keys", markup=False)
        self._keys_shown = ""

    def compose(self) -> ComposeResult:
        """Lay out the table."""
        yield self._top
        with Container(id="table"):
            with Vertical(id="left"):
                with Container(id="board"):
                    yield self.board.widget()
                yield self.bar
            yield self.log_panel
        yield self._keys_line

    def show(self, match: Match, near: int, keys: str) -> None:
        """Draw a position and the keys that work in it."""
        self.board.show(match, near)
        self.write_top()
        self._keys_shown = keys
        self._keys_line.update(_styled_keys(keys), layout=False)

    def write_top(self) -> None:
        """Write the top line for the position shown."""
        seat = self.board.seat()
        shape, colour = mark_of(seat) if seat >= 0 else ("", "")
        mark = (f"{shape} ", f"bold {colour}") if shape else ("", "")
        self._top.update(
            Content.assemble(
                (self.board.title(), "bold $secondary"),
                "   ",
                self.status_note(),
                mark,
                (self.board.moment(), "bold"),
            ),
            layout=False,
        )

    def asked_at(self) -> float | None:
        """Return since when the question can be seen."""
        return self.bar.asked_at

    def answer_press(self, sentence: str) -> None:
        """Show the answer before the keys that do something."""
        self._keys_line.update(
            Content.assemble((sentence, "bold $warning"), "   ", _styled_keys(self._keys_shown)),
            layout=False,
        )

    def on_screen_resume(self) -> None:
        """Give the player time to see the question again before a key answers it."""
        self.bar.see_again()

    def status_note(self) -> Content:
        """Return what the top line says before the moment of the game; usually nothing."""
        return Content("")

    def on_click(self) -> None:
        """Keep the focus where the answer is given."""
        self.bar.take_keys()

    def help_keys(self) -> str:
        """Return the keys of this table, for the help page."""
        raise NotImplementedError

    def action_help(self) -> None:
        """Open the help page."""
        text = self.catalogue.text
        body = Content.assemble(
            (text("terminal-help-keys"), "bold $accent"),
            "\n" + self.help_keys() + "\n\n",
            self.board.help(),
        )
        title = text("terminal-help-title", game=self.board.title())
        self.app.push_screen(Page(self.catalogue, title, body))

    def action_own_page(self) -> None:
        """Open the game's own page, if it has one."""
        self._open_page(self.board.own_page())

    def action_map_page(self) -> None:
        """Open the whole map, if there is one."""
        self._open_page(self.board.map_page())

    def _open_page(self, page: tuple[str, Content] | None) -> None:
        if page is None:
            self.answer_press(self.catalogue.text("terminal-pressed-no-page"))
        else:
            self.app.push_screen(Page(self.catalogue, *page))

    def action_whole_log(self) -> None:
        """Open the whole log."""
        self.app.push_screen(log_page(self.catalogue, self.log_panel.written))


def _styled_keys(keys: str) -> Content:
    """Return the last line with its keys highlighted: pairs of *key: what it does*, two spaces apart."""
    pairs: list[Content] = []
    for pair in keys.split("  "):
        key, colon, does = pair.strip().partition(": ")
        pairs.append(Content.assemble((key, "bold $accent"), " " if colon else "", does))
    return Content("  ").join(pairs)
