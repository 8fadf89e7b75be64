"""Replay a record in a terminal: on the same board, forward and back, or as plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer

from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match
from dicehall.core.record import Record, Replay
from dicehall.locales import Catalogue
from dicehall.terminal.app import TerminalApp
from dicehall.terminal.board import Board, Line, board_of
from dicehall.terminal.table_screen import TableScreen

PAGE = 10
"""How many steps page up and page down move."""
BEAT = 0.7
"""Seconds between two steps when the replay runs by itself."""


@dataclass(frozen=True)
class Moment:
    """The table after one step."""

    state: State
    lines: int
    """The length of the log at this moment."""


class RecordedGame:
    """A record with all its positions and its whole log; creating it checks every step."""

    def __init__(self, game: AnyGame, record: Record, board: Board) -> None:
        replay = Replay(game, record)
        self.game: AnyGame = replay.match.game
        """The game, under the rules by which it was played."""
        self.lines: list[Line] = []
        self.moments: list[Moment] = []
        """The beginning, then the table after each step."""
        self._note(replay, board)
        while not replay.done():
            replay.step()
            self._note(replay, board)
        replay.finish()

    def _note(self, replay: Replay, board: Board) -> None:
        self.lines += _new_lines(replay, board)
        self.moments.append(Moment(replay.match.state.copy(), len(self.lines)))

    def match(self, number: int) -> Match:
        """Return the match as it was after a step."""
        return Match(self.game, state=self.moments[number].state.copy(), listen=False)

    def lines_until(self, number: int) -> list[Line]:
        """Return the log as it was after a step."""
        return self.lines[: self.moments[number].lines]


class ReplayScreen(TableScreen):
    """A record being viewed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "go(1)", show=False, priority=True),
        Binding("left", "go(-1)", show=False, priority=True),
        Binding("pagedown", f"go({PAGE})", show=False, priority=True),
        Binding("pageup", f"go(-{PAGE})", show=False, priority=True),
        Binding("home", "go(-1000000)", show=False, priority=True),
        Binding("end", "go(1000000)", show=False, priority=True),
        Binding("space", "run", show=False, priority=True),
        Binding("up", "scroll_log(-1)", show=False, priority=True),
        Binding("down", "scroll_log(1)", show=False, priority=True),
    ]

    def __init__(self, board: Board, recorded: RecordedGame) -> None:
        super().__init__(board)
        self.recorded: RecordedGame = recorded
        self.number: int = 0
        """How many steps have been taken."""
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """Show the beginning."""
        self.go_to(0)

    def go_to(self, number: int) -> None:
        """Show the table after this many steps."""
        last = len(self.recorded.moments) - 1
        self.number = max(0, min(number, last))
        match = self.recorded.match(self.number)
        text = self.catalogue.text
        keys = text("terminal-keys-replay") + "  " + text("terminal-keys-always")
        self.show(match, max(self._seat(match), 0), keys)
        self.log_panel.tell_all(self.recorded.lines_until(self.number))
        step = text("terminal-step", step=self.number, steps=last)
        if self._timer is not None:
            step = "▶ " + step
        questions, throws = match.questions(), match.throws()
        tray = self.board.tray()
        if throws:
            tray.open_throw(throws[0], False)
            self.bar.open_tray(f"{step}   {self.board.watched_roll(throws[0])}", False)
        elif questions and self.board.uses_tray(questions[0]):
            tray.open(questions[0], False)
            self.bar.open_tray(f"{step}   {self.board.watched(questions[0])}", False)
        elif questions:
            self.bar.tell(f"{step}   {self.board.watched(questions[0])}", self._last_lines())
        else:
            self.bar.tell(f"{step}   {text('terminal-over')}", self._last_lines())

    def _seat(self, match: Match) -> int:
        asked = match.questions()
        throws = match.throws()
        return asked[0].seat if asked else throws[0].seat if throws else 0

    def _last_lines(self) -> str:
        """Return the lines about the last step."""
        before = self.recorded.moments[self.number - 1].lines if self.number else 0
        return "\n".join(line.text for line in self.recorded.lines_until(self.number)[before:][-4:])

    def action_go(self, steps: int) -> None:
        """Go forward or back; this stops automatic playback."""
        self._stop()
        self.go_to(self.number + steps)

    def action_run(self) -> None:
        """Start or stop automatic playback."""
        if self._timer is not None:
            self._stop()
        elif self.number < len(self.recorded.moments) - 1:
            self._timer = self.set_interval(BEAT, self._next)
        self.go_to(self.number)

    def _next(self) -> None:
        self.go_to(self.number + 1)
        if self.number == len(self.recorded.moments) - 1:
            self._stop()
            self.go_to(self.number)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log."""
        self.log_panel.scroll_relative(y=lines, animate=False)

    def help_keys(self) -> str:
        """Return the keys of a replay."""
        return self.catalogue.text("terminal-help-replay")


class ReplayApp(TerminalApp):
    """A record being viewed in a terminal."""

    def __init__(self, game: AnyGame, record: Record, language: str) -> None:
        catalogue = Catalogue(language)
        self.board = board_of(game, record.seats, catalogue)
        super().__init__(catalogue)
        self.recorded: RecordedGame = RecordedGame(game, record, self.board)
        self.leaving = catalogue.text("terminal-leave-replay")

    def smallest(self) -> tuple[int, int]:
        """Return what the board needs."""
        return self.board.smallest

    def first_page(self) -> Screen[None]:
        """Return the table."""
        return ReplayScreen(self.board, self.recorded)


def _new_lines(replay: Replay, board: Board) -> list[Line]:
    """Return the log lines of the step just taken, and whether a newer ruling changes it."""
    lines = [line for event in replay.match.events() for line in board.lines(event)]
    if replay.outdated_at and replay.outdated_at == len(replay.match.steps):
        sentence = board.catalogue.text(
            "terminal-replay-older-rules",
            rules=replay.record.rules,
            ruling=replay.match.table.outdated_by,
            step=replay.outdated_at,
        )
        lines.append(Line(-1, sentence, True))
    return lines


def replay(game: AnyGame, record: Record, language: str) -> None:
    """Show a record in the terminal; an inconsistent one raises `BadRecord` before the screen opens."""
    ReplayApp(game, record, language).run()


def lines(game: AnyGame, record: Record, language: str) -> Iterator[str]:
    """Return a record as plain lines, for output that is not a terminal."""
    board = board_of(game, record.seats, Catalogue(language))
    replayed = Replay(game, record)
    while True:
        for line in _new_lines(replayed, board):
            yield line.text
        if replayed.done():
            replayed.finish()
            return
        replayed.step()
