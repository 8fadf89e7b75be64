"""What happens at an online table besides the game, as lines of the log: arrivals, departures, chat."""

from __future__ import annotations

from typing import Any

from dicehall.locales import Catalogue
from dicehall.terminal.board import Board, Line
from dicehall.terminal.online.client import TableClient
from dicehall.terminal.online.local_game import Happened


def plain(text: object) -> str:
    """Return somebody's text without characters that a terminal could interpret as commands."""
    return "".join(sign if sign.isprintable() else "·" for sign in str(text))


class OnlineLog:
    """Puts what happened into words of one language."""

    def __init__(self, client: TableClient, say: Catalogue) -> None:
        self._client = client
        self._say = say
        self._names: dict[int, str] = {}

    def lines(self, happened: Happened, board: Board | None) -> list[Line]:
        """Return the lines of an entry: those of the game's own board, and those of the table."""
        told = [] if board is None else _of_the_game(board, happened)
        text = self._sentence(happened.kind, happened.seat, happened.body)
        if text:
            # The beginning precedes the first events; everything else is an entry of its own.
            told.insert(0, Line(happened.seat, text))
        return told

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
            self._names[seat] = plain(body["name"])
            message = "terminal-online-sat" if kind == "sat" else "terminal-online-bot-sat"
            return text(message, player=self._name(seat))
        if kind == "stood":
            return text("terminal-online-stood", player=self._names.pop(seat, "?"))
        if kind == "undone":
            return text("terminal-online-undone", player=self._name(seat))
        if kind == "said":
            name = plain(body["name"]) or text("terminal-online-somebody")
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
        if kind == "returned":
            return text("terminal-online-returned", player=self._name(seat))
        if kind == "bot_failed":
            return text("terminal-online-bot-failed", player=self._name(seat))
        if kind == "began":
            return text("terminal-online-began")
        if kind == "closed":
            return text("terminal-online-closed")
        if kind == "rematch":
            base = self._client.rest.address.base
            return text("terminal-online-rematch", address=f"{base}/t/{plain(body['code'])}")
        return ""


def _of_the_game(board: Board, happened: Happened) -> list[Line]:
    return [line for event in happened.events for line in board.lines(event)]
