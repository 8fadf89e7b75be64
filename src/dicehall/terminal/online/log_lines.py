"""What happens at an online table besides the game, as lines of the log: arrivals, departures, chat."""

from __future__ import annotations

from typing import Any, Final

from dicehall.locales import Catalogue
from dicehall.terminal.board import Board, Line
from dicehall.terminal.online.client import ANNOUNCEMENT, TableClient
from dicehall.terminal.online.local_game import TakenEntry
from dicehall.terminal.online.names import marked, plain

OF_A_PLAYER: Final = {
    "sat": "terminal-online-sat",
    "bot_sat": "terminal-online-bot-sat",
    "hosts": "terminal-online-hosts",
    "hinted": "terminal-online-hinted",
    "undone": "terminal-online-undone",
    "returned": "terminal-online-returned",
    "bot_failed": "terminal-online-bot-failed",
}
"""The messages of entries that only say who they are about."""


def why_closed(say: Catalogue, body: dict[str, Any]) -> str:
    """Return the sentence that says why a table was closed."""
    if "words" in body:
        return say.text("terminal-online-closed-by-operators", words=plain(body["words"]))
    return say.text("terminal-online-closed")


class OnlineLog:
    """Puts what happened into words of one language."""

    def __init__(self, client: TableClient, say: Catalogue) -> None:
        self._client = client
        self._say = say
        self._names: dict[int, str] = {}

    def lines(self, taken: TakenEntry, board: Board | None) -> list[Line]:
        """Return the lines of an entry: those of the table, then those of the game's own board."""
        text = self._sentence(taken.kind, taken.seat, taken.body)
        written = [Line(taken.seat, text)] if text else []
        if board is not None:
            written += [line for event in taken.events for line in board.lines(event)]
        return written

    def _name(self, seat: int) -> str:
        return self._names.get(seat) or self._client.names()[seat]

    def _sentence(self, kind: str, seat: int, body: dict[str, Any]) -> str:
        text = self._say.text
        if kind == "made":
            self._names = {
                number: plain(one["name"])
                for number, one in enumerate(body["seats"])
                if one["name"]
            }
            return ""
        if kind in ("sat", "bot_sat"):
            self._names[seat] = marked(body["name"], body["claimed"])
        if kind in OF_A_PLAYER:
            return text(OF_A_PLAYER[kind], player=self._name(seat))
        if kind == "picked_up":
            return text("terminal-online-picked-up")
        if kind == "stood":
            return text("terminal-online-stood", player=self._names.pop(seat, "?"))
        if kind == "said":
            name = marked(body["name"], body["claimed"]) or text("terminal-online-somebody")
            return text("terminal-online-said", player=name, text=plain(body["text"]))
        if kind == "phrase":
            phrase = str(body["phrase"])
            said = self._client.phrases.get(phrase, phrase)
            return text("terminal-online-said", player=self._name(seat), text=plain(said))
        if kind == "left":
            message = (
                "terminal-online-too-slow" if body["why"] == "clock" else "terminal-online-left"
            )
            return text(message, player=self._name(seat))
        if kind == "began":
            return text("terminal-online-began")
        if kind == "closed":
            return why_closed(self._say, body)
        if kind == ANNOUNCEMENT:
            return text("terminal-online-announcement", text=plain(body["text"]))
        if kind == "rematch":
            base = self._client.rest.address.base
            return text("terminal-online-rematch", address=f"{base}/t/{plain(body['code'])}")
        return ""
