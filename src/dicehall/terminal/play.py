"""Play a game in a terminal: its players, its dice, and where the record is written."""

from __future__ import annotations

from pathlib import Path

from textual.screen import Screen

from dicehall.bots.bot import Bot
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import BadOptions, BadRecord
from dicehall.core.record import Record, record_of
from dicehall.core.sources import DiceSource, EnteredDice
from dicehall.locales import Catalogue
from dicehall.terminal.app import TerminalApp
from dicehall.terminal.board import board_of
from dicehall.terminal.game_loop import PlayScreen
from dicehall.terminal.player import ScreenPlayer


class PlayApp(TerminalApp):
    """A game being played in a terminal."""

    def __init__(
        self,
        game: AnyGame,
        players: list[ScreenPlayer],
        source: DiceSource | None,
        language: str,
        pace: float,
        record_path: Path | None,
        adviser: Bot | None = None,
    ) -> None:
        if len(players) != game.seats:
            raise BadOptions(
                f"this game has {game.seats} seats, but {len(players)} players were given."
            )
        catalogue = Catalogue(language)
        self.board = board_of(game, tuple(player.name for player in players), catalogue)
        super().__init__(catalogue)
        self.record_path: Path | None = record_path
        note = ""
        if record_path is not None:
            note = catalogue.text("terminal-record-at", path=str(record_path))
        self.leaving = note or catalogue.text("terminal-record-none")
        self.table = PlayScreen(self.board, Match(game), players, source, pace, note, adviser)

    @property
    def match(self) -> Match:
        """The game; its throws stay open until somebody rolls."""
        return self.table.match

    def smallest(self) -> tuple[int, int]:
        """Return what the board needs."""
        return self.board.smallest

    def first_page(self) -> Screen[None]:
        """Return the table."""
        return self.table

    def record(self) -> Record:
        """Return the record of the game in its current state."""
        names = tuple(player.name for player in self.table.players)
        source = self.table.source or EnteredDice(lambda dice, wrong: "")
        return record_of(self.match, names, source.origin())

    def play(self) -> None:
        """Play to the end; write the record when the game ends, is left or is interrupted."""
        try:
            self.run()
        finally:
            if self.record_path is not None:
                write(self.record(), self.record_path)


def write(record: Record, path: Path) -> None:
    """Write a record as one line of text."""
    try:
        path.write_text(record.text() + "\n", encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"the record cannot be written to {path}: {error.strerror}.") from None
