"""Playing in a terminal: a game, its players, its dice, and where the record goes."""

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
from dicehall.terminal.player import Player


class PlayApp(TerminalApp):
    """A game being played in a terminal."""

    def __init__(
        self,
        game: AnyGame,
        players: list[Player],
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
        names = tuple(player.name for player in players)
        catalogue = Catalogue(language)
        self.board = board_of(game, names, catalogue)
        super().__init__(catalogue)
        self.match: Match = Match(game)
        """The game; its throws stay open until somebody rolls."""
        self.players: list[Player] = players
        """Who sits where."""
        self.source: DiceSource | None = source
        """The source that answers the throws; None if a person enters real dice."""
        self.pace: float = pace
        """How many seconds a bot's step stays on the screen."""
        self.record_note: str = (
            ""
            if record_path is None
            else catalogue.text("terminal-record-at", path=str(record_path))
        )
        """Where the record is written, in words; empty if it is not written."""
        self.adviser: Bot | None = adviser
        """The bot that gives people advice; None for no advice."""
        self.leaving = self.record_note or catalogue.text("terminal-record-none")

    def first_page(self) -> Screen[None]:
        """Return the table."""
        return PlayScreen(
            self.board,
            self.match,
            self.players,
            self.source,
            self.pace,
            self.record_note,
            self.adviser,
        )

    def record(self) -> Record:
        """Return the record of the game in its current state."""
        source = EnteredDice(lambda dice, wrong: "") if self.source is None else self.source
        return record_of(self.match, tuple(player.name for player in self.players), source.origin())


def play(
    game: AnyGame,
    players: list[Player],
    source: DiceSource | None,
    language: str,
    pace: float,
    record_path: Path | None,
    adviser: Bot | None = None,
) -> None:
    """Play a game in the terminal; write its record when it ends, is left or is interrupted."""
    app = PlayApp(game, players, source, language, pace, record_path, adviser)
    try:
        app.run()
    finally:
        if record_path is not None:
            write(app.record(), record_path)


def write(record: Record, path: Path) -> None:
    """Write a record as one line of text."""
    try:
        path.write_text(record.text() + "\n", encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"the record cannot be written to {path}: {error.strerror}.") from None
