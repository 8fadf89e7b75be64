"""Every event of Cubitos as a line of the log."""

from __future__ import annotations

from dicehall.core.events import Event
from dicehall.games.cubitos.board.wording import RaceWording
from dicehall.games.cubitos.explain.said.events import event_said
from dicehall.games.cubitos.rules import events
from dicehall.games.models import Sayable
from dicehall.games.said import said, seat
from dicehall.terminal.board import Line


class LogLines:
    """Writes the log. Dice drawn one after another are reported in one line, when something else happens."""

    def __init__(self, wording: RaceWording) -> None:
        self.wording: RaceWording = wording
        self._drawn: dict[int, list[Sayable]] = {}

    def lines(self, event: Event) -> list[Line]:
        """Return an event as lines, after any dice drawn before it."""
        what = event_said(self.wording.game, event)
        if isinstance(event, events.Drew) and what is not None:
            dice = what["args"]["dice"]
            assert isinstance(dice, list)
            self._drawn.setdefault(event.seat, []).extend(dice)
            return []
        lines = self._drawn_lines(event.seat)
        if what is not None:
            loud = isinstance(event, events.RoundBegan | events.RaceEnded | events.Finished)
            about = -1 if isinstance(event, events.RaceEnded) else event.seat
            lines.append(Line(about, self.wording.say(what), loud))
        return lines

    def _drawn_lines(self, player: int) -> list[Line]:
        """Return a player's drawn dice that are not reported yet; for the table, everybody's."""
        lines: list[Line] = []
        for one in [player] if player >= 0 else sorted(self._drawn):
            dice = self._drawn.pop(one, [])
            if dice:
                drew = said("log-drew", player=seat(one), dice=dice)
                lines.append(Line(one, self.wording.say(drew)))
        return lines
