"""The app around an online table: keeps the connection, reports the news, and shows the right page."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from textual.screen import Screen

from dicehall.core.record import Record
from dicehall.locales import Catalogue
from dicehall.table.seats import WATCHER
from dicehall.terminal.app import TerminalApp
from dicehall.terminal.board import Board, Line, board_of
from dicehall.terminal.online.client import ANEW, TableClient
from dicehall.terminal.online.connection import Reply
from dicehall.terminal.online.dialogs import ChatDialog, OnlineLeaveDialog
from dicehall.terminal.online.dice_check import DiceCheck, check_dice, record_at
from dicehall.terminal.online.game_loop import OnlineScreen
from dicehall.terminal.online.local_game import TakenEntry
from dicehall.terminal.online.log_lines import OnlineLog
from dicehall.terminal.online.names import plain
from dicehall.terminal.online.waiting import WaitingScreen
from dicehall.terminal.play import write


class OnlineApp(TerminalApp):
    """An online table in a terminal."""

    def __init__(self, client: TableClient, catalogue: Catalogue) -> None:
        super().__init__(catalogue)
        self.client: TableClient = client
        self.board: Board | None = None
        """The game on the screen; set when the game begins."""
        self.dice_check: DiceCheck | None = None
        """The result of checking the dice, after the end."""
        self.saved: str = ""
        """Where the record was written, in words."""
        self._log_lines = OnlineLog(client, catalogue)
        self._lines: list[Line] = []
        self._page: WaitingScreen | OnlineScreen = WaitingScreen(self)

    def smallest(self) -> tuple[int, int]:
        """Return what the board needs; before there is one, the list of players fits any window."""
        return (0, 0) if self.board is None else self.board.smallest

    def first_page(self) -> Screen[None]:
        """Return the waiting page."""
        return self._page

    def on_mount(self) -> None:
        """Open the page, and connect to the table."""
        super().on_mount()
        self.run_worker(self.client.run(), name="client")
        self.run_worker(self._tell_news(), name="news")
        self.set_interval(1.0, self._count_down)

    # --------------------------------------------------------------------------------- the news

    async def _tell_news(self) -> None:
        while True:
            for taken in await self.client.news():
                self._tell(taken)
            self.open_table()
            self._page.look_again()
            # Give keys a turn, however much happens.
            await asyncio.sleep(0)

    def _tell(self, taken: TakenEntry) -> None:
        if taken.kind == ANEW:
            self._lines.clear()
            self._page.log_panel.tell_all([])
            return
        if taken.kind == "began" and self.board is None:
            names = self.client.shown_names()
            self.board = board_of(self.client.local_game.game, names, self.catalogue)
            self.cover_or_not(self.size)
        for line in self._log_lines.lines(taken, self.board):
            self._lines.append(line)
            self._page.log_panel.tell(line)

    def open_table(self) -> None:
        """Switch from the waiting page to the table once the game has begun.

        Anything on top of the page, such as a line being written, stays.
        """
        match = self.client.match
        if match is None or self.board is None or self.screen is not self._page:
            return
        if isinstance(self._page, WaitingScreen):
            self._page = OnlineScreen(self.board, match, self)
            self._page.log_panel.tell_all(self._lines)
            self.switch_screen(self._page)

    def _count_down(self) -> None:
        if self.client.connection.retry_at is not None:
            self._page.look_again()

    def trouble(self) -> str:
        """Return why the game cannot continue here, as a sentence; usually empty."""
        if self.client.trouble is not None:
            return self.catalogue.text("terminal-online-trouble", number=self.client.trouble.number)
        refused = self.client.connection.refused
        if refused is not None:
            return plain(refused.text) or self.catalogue.text("terminal-online-unwanted")
        return ""

    # -------------------------------------------------------------------------------- what we do

    def do(self, request: Coroutine[Any, Any, Reply]) -> None:
        """Start a request, and report it if it is refused."""
        self.run_worker(self._do(request), name="do")

    async def _do(self, request: Coroutine[Any, Any, Reply]) -> None:
        self.tell_refusal(await request)

    def tell_refusal(self, reply: Reply) -> None:
        """Report why something was not done."""
        if not reply.stored:
            text = plain(reply.text) or self.catalogue.text(
                "terminal-online-broken"
                if reply.code == "broken"
                else "terminal-online-nothing-to-do"
            )
            self.notify(text, severity="warning", markup=False)

    def action_write(self) -> None:
        """Write a line of chat."""
        phrases = list(self.client.phrases.values())
        self.push_screen(ChatDialog(self.catalogue, phrases), self._say)

    def _say(self, line: str | None) -> None:
        if line:
            self.do(self.client.say(line))

    def action_ask_to_leave(self) -> None:
        """Ask before leaving: come back later, or leave the seat to a bot or to somebody else."""
        text = self.catalogue.text
        status, seated = self.client.status, self.client.you != WATCHER
        where, hand_over = text("terminal-online-leave-watching"), ""
        if seated and status == "open":
            where, hand_over = text("terminal-online-leave-seat"), text("terminal-online-stand-up")
        elif seated and status == "running":
            where = text("terminal-online-leave-seat")
            if not self.client.away(self.client.you):
                hand_over = text("terminal-online-hand-over")
        self.push_screen(OnlineLeaveDialog(self.catalogue, where, hand_over), self._part)

    def _part(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit()
        elif answer == "hand_over":
            self.do(self.client.leave())

    # ----------------------------------------------------------------------------------- the end

    def record(self) -> Record | None:
        """Return the record of the game as we have seen it, once it has begun."""
        if self.client.match is None:
            return None
        names = tuple(plain(name) for name in self.client.names())
        return record_at(self.client.local_game, self.client.table["id"], names)

    async def check_dice(self) -> None:
        """Check the dice in the background, so the screen stays responsive."""
        record = self.record()
        assert record is not None
        client = self.client
        self.dice_check = await asyncio.to_thread(
            check_dice, client.local_game, record, client.kept, client.bots(), self.catalogue
        )

    def last_words(self) -> str:
        """Return the lines below the result: about the dice and the record."""
        assert self.dice_check is not None
        save = self.saved or self.catalogue.text("terminal-online-save", path=str(self._file()))
        return f"{self.dice_check.text}\n{save}"

    def save(self) -> None:
        """Write the record to a new file."""
        record = self.record()
        if record is not None and not self.saved:
            path = self._file()
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(record.text() + "\n")
            except OSError as error:
                reason = (error.strerror or str(error)).lower()
                self.notify(
                    self.catalogue.text("terminal-online-unsaved", path=str(path), reason=reason),
                    severity="warning",
                    markup=False,
                )
            else:
                self.saved = self.catalogue.text("terminal-record-at", path=str(path))

    def _file(self) -> Path:
        """Return the file for the record."""
        name = plain(f"{self.client.local_game.game.name}-{self.client.table['id']}")
        number, path = 1, Path(f"{name}.json")
        while path.exists():
            number += 1
            path = Path(f"{name}-{number}.json")
        return path


def play_online(client: TableClient, catalogue: Catalogue, record_path: Path | None) -> None:
    """Play at an online table in the terminal; if a file is named, write the record at the end."""
    app = OnlineApp(client, catalogue)
    try:
        app.run()
    finally:
        record = None if record_path is None else app.record()
        if record_path is not None and record is not None:
            write(record, record_path)
