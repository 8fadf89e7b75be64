"""Before the start: who has come, who is missing, and how others find the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from dicehall.terminal.board import mark_of
from dicehall.terminal.log import GameLog
from dicehall.terminal.online.log_lines import why_closed
from dicehall.terminal.online.names import marked, plain
from dicehall.terminal.online.status_line import status_line
from dicehall.terminal.presses import Pressed
from dicehall.terminal.screens import Page

if TYPE_CHECKING:
    from dicehall.terminal.online.app import OnlineApp


class WaitingScreen(Pressed, Screen[None]):
    """The table before the game."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    WaitingScreen {
        #top { height: 1; background: $boost; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
        #seats { height: auto; padding: 1 2; }
        #log { height: 1fr; padding: 0 1; border-top: solid $primary; scrollbar-size-vertical: 1; }
        #keys { height: 1; background: $boost; color: $text-muted; padding: 0 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        # Not enter, which also sends a chat line.
        Binding("s,і", "start", show=False),
        Binding("h,р", "pass_host", show=False),
        Binding("slash,full_stop", "app.write", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,й", "app.ask_to_leave", show=False),
    ]

    def __init__(self, app: OnlineApp) -> None:
        super().__init__()
        self.online_app: OnlineApp = app
        self.log_panel: GameLog = GameLog("log")
        self._top = Static("", id="top", markup=False)
        self._seats = Static("", id="seats", markup=False)
        self._keys = Static("", id="keys", markup=False)

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield self._top
        with Vertical():
            yield self._seats
            yield self.log_panel
        yield self._keys

    def on_mount(self) -> None:
        """Show the current situation."""
        self.look_again()

    def on_screen_resume(self) -> None:
        """Switch to the table if the game began while this page was covered."""
        self.call_later(self.online_app.open_table)

    def look_again(self) -> None:
        """Show who has come."""
        client, say = self.online_app.client, self.online_app.catalogue
        said, alarming = status_line(client, say, asyncio.get_running_loop().time())
        self._top.update(
            Content.assemble(
                (say.text("terminal-online-waiting"), "bold $secondary"),
                "   ",
                (said, "bold $warning" if alarming else ""),
            )
        )
        self._seats.update(Content("\n").join(self._lines()))
        self._keys.update(self._keys_now())

    def _keys_now(self) -> str:
        start = self.online_app.client.can_start()
        return self.online_app.catalogue.text(
            "terminal-online-keys-start" if start else "terminal-online-keys-wait"
        )

    def answer_press(self, sentence: str) -> None:
        """Show the answer before the keys that do something."""
        self._keys.update(
            Content.assemble((sentence, "bold $warning"), "   ", self._keys_now()), layout=False
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable starting only when everybody is there, and passing the host on only for the host."""
        client = self.online_app.client
        if action == "pass_host":
            return client.you == client.host
        return action != "start" or client.can_start()

    def _lines(self) -> list[Content]:
        client, text = self.online_app.client, self.online_app.catalogue.text
        base = client.rest.address.base
        lines = [
            Content.assemble(
                text("terminal-online-how-to-join") + " ",
                (f"dicehall play --table {base}/t/{plain(client.table['code'])}", "bold $accent"),
            ),
            Content(""),
        ]
        for seat in client.table["seats"]:
            number = seat["seat"]
            shape, colour = mark_of(number)
            mark = (f"{shape} ", f"bold {colour}")
            if seat["kind"] == "open":
                kept = plain(seat["name"]) if seat["kept"] else ""
                said = (
                    text("terminal-online-seat-kept", player=kept)
                    if kept
                    else text("terminal-online-seat-open")
                )
                lines.append(Content.assemble(mark, (said, "dim")))
                continue
            name = marked(seat["name"], seat.get("person"))
            lines.append(Content.assemble(mark, (name, "bold"), self._beside(seat)))
        lines += [Content(""), Content(self._what_next())]
        return lines

    def _beside(self, seat: dict[str, object]) -> str:
        """Return the note beside the name on a seat."""
        client, text = self.online_app.client, self.online_app.catalogue.text
        if seat["kind"] == "bot":
            return "  " + text("terminal-online-is-bot")
        host = "  " + text("terminal-online-is-host") if seat["seat"] == client.host else ""
        if seat["seat"] == client.you:
            return "  " + text("terminal-online-is-you") + host
        gone = "" if seat["seat"] in client.present else "  " + text("terminal-online-is-gone")
        return host + gone

    def _what_next(self) -> str:
        client, text = self.online_app.client, self.online_app.catalogue.text
        trouble = self.online_app.trouble()
        if trouble:
            return trouble
        if client.status == "closed":
            return why_closed(self.online_app.catalogue, client.closed)
        missing = sum(seat["kind"] == "open" for seat in client.table["seats"])
        if missing:
            return text("terminal-online-missing", count=missing)
        return text("terminal-online-ready" if client.can_start() else "terminal-online-wait-start")

    def action_start(self) -> None:
        """Start the game."""
        self.online_app.do(self.online_app.client.start())

    def action_pass_host(self) -> None:
        """Let the next person at the table be the host."""
        client = self.online_app.client
        people = [seat["seat"] for seat in client.table["seats"] if seat["kind"] == "person"]
        others = sorted(people, key=lambda seat: (seat < client.you, seat))
        if client.you == client.host and len(people) > 1:
            self.online_app.do(client.pass_host(others[1]))

    def action_help(self) -> None:
        """Open the help page."""
        say = self.online_app.catalogue
        body = Content(say.text("terminal-online-help"))
        self.app.push_screen(Page(say, say.text("terminal-help-keys"), body))
