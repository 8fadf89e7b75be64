"""The loop of an online game: the board follows the server, and our answers are sent to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from dicehall.bots.bot import Bot
from dicehall.core.dice import Throw
from dicehall.core.game import View
from dicehall.core.match import Match
from dicehall.core.mistakes import BadDice
from dicehall.core.question import Question
from dicehall.table.seats import WATCHER
from dicehall.terminal.board import Board, Offer
from dicehall.terminal.game_loop import PlayScreen
from dicehall.terminal.online.dialogs import OnlineResultDialog
from dicehall.terminal.online.log_lines import why_closed
from dicehall.terminal.online.status_line import status_line
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.question_bar import QuestionBar

if TYPE_CHECKING:
    from dicehall.terminal.online.app import OnlineApp


class RemotePlayer(Bot):
    """Somebody who plays elsewhere: their decisions come from the server."""

    def decide(self, view: View | None, question: Question) -> int:
        """Never decide anything here."""
        raise NotImplementedError


class OnlineScreen(PlayScreen):
    """An online game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash,full_stop", "app.write", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
    ]

    def __init__(self, board: Board, match: Match, app: OnlineApp) -> None:
        you = app.client.you
        players = [
            ScreenPlayer(name, None if seat == you else RemotePlayer())
            for seat, name in enumerate(board.names)
        ]
        super().__init__(board, match, players, None, 0, "")
        self.online_app: OnlineApp = app
        self.client = app.client
        self._situation: tuple[object, ...] = ()
        self._drawn: tuple[int, int] = (0, 0)
        self._sent: int | None = None
        self._ending = False

    async def play_game(self) -> None:
        """Show the current situation; from then on, news from the server update it."""
        self.look_again()

    # ------------------------------------------------------------------------------ the situation

    def look_again(self, anew: bool = False) -> None:
        """Show what has changed; a choice in progress is left alone while the question stays the same."""
        match = self.client.match
        if match is None or not self.is_mounted:
            # No widget can take the focus yet; `play_game` calls this again when the page is ready.
            return
        self.match = match
        situation = self._now(match)
        drawn = (id(match), len(match.steps))
        if anew or situation != self._situation:
            self._situation, self._drawn = situation, drawn
            self._open(situation, match)
        elif drawn != self._drawn:
            self._drawn = drawn
            self._show(self.client.you, self._keys_now)
        else:
            self.write_top()

    def _now(self, match: Match) -> tuple[object, ...]:
        """Return what this screen shows; while it stays the same, nothing opens or closes."""
        client = self.client
        if self.online_app.trouble():
            return ("trouble",)
        if match.over() or client.status == "closed":
            return (client.status,)
        if client.you != WATCHER and client.away(client.you):
            return ("away",)
        question = self._mine(match)
        if question is not None:
            return ("asked", question.turn, question.choice.name(), *question.options)
        if client.you != WATCHER and match.throws():
            return ("rolling", match.throws()[0].seat, match.throws()[0].number)
        others = match.questions()
        return ("watching", len(match.steps), others[0].seat if others else -1)

    def _mine(self, match: Match) -> Question | None:
        return None if self.client.you == WATCHER else match.question(self.client.you)

    def _open(self, situation: tuple[object, ...], match: Match) -> None:
        text = self.catalogue.text
        about = situation[0]
        if about == "asked":
            question = self._mine(match)
            assert question is not None
            self._ask(question)
        elif about == "rolling":
            self._ask_for_dice(match.throws()[0])
        elif about == "watching":
            self._show(self.client.you, self._keys("terminal-keys-watch"))
            others = match.questions()
            if others:
                self._let_watch(others[0])
        elif about == "away":
            self._show(self.client.you, self._keys("terminal-keys-choose"))
            self.bar.offer(
                text("terminal-online-you-are-away"), [Offer(0, text("terminal-online-come-back"))]
            )
        else:
            self._show(-1, self._keys("terminal-keys-over"))
            self.bar.tell(
                {
                    "trouble": self.online_app.trouble(),
                    "closed": why_closed(self.online_app.catalogue, self.client.closed),
                }.get(str(about), text("terminal-over"))
            )
            if about == "ended" and not self._ending:
                self._ending = True
                self.run_worker(self._end(), name="end")

    def _ask_for_dice(self, throw: Throw) -> None:
        """Ask for the real dice of a throw; anybody at the table may enter them."""
        falls = self.board.falls(throw)
        if falls:
            self._show(throw.seat, self._keys("terminal-keys-choose"))
            self.bar.offer(self.board.asked_to_roll(throw), falls)
        else:
            self._show(throw.seat, self._keys("terminal-keys-enter"))
            self.bar.ask_for_dice(*self.board.asked_to_enter(throw))

    def _keys(self, message_id: str, always: str = "terminal-online-keys-always") -> str:
        self._keys_now = super()._keys(message_id, always)
        return self._keys_now

    def status_note(self) -> Content:
        """Return the state of the connection, and who is absent."""
        said, alarming = status_line(self.client, self.catalogue, asyncio.get_running_loop().time())
        return Content.styled(f"{said}   " if said else "", "bold $warning" if alarming else "dim")

    # -------------------------------------------------------------------------------- what we do

    def _take(self, option: int) -> None:
        """Send an answer; ignore one to a question that is no longer open or was just answered."""
        if self._situation[:1] == ("away",):
            self.online_app.do(self.client.come_back())
            return
        if self._situation[:1] == ("rolling",):
            self.run_worker(self._send_dice([option]), name="roll")
            return
        question = self._mine(self.match) if self._situation[:1] == ("asked",) else None
        if question is not None and self._sent != question.turn:
            self._sent = question.turn
            self.run_worker(self._send(option), name="send")

    async def _send(self, option: int) -> None:
        turn = self._sent
        reply = await self.client.answer(option)
        if self._sent == turn:
            # The same turn may be asked again after an undo.
            self._sent = None
        if not reply.stored:
            self.online_app.tell_refusal(reply)
            self.look_again(anew=True)

    def on_question_bar_typed(self, event: QuestionBar.Typed) -> None:
        """Send dice that were typed, once they fit the throw."""
        if self._situation[:1] != ("rolling",):
            return
        try:
            cells = self.board.read(self.match.throws()[0], event.text)
        except BadDice as mistake:
            self.bar.refuse(str(mistake))
        else:
            self.run_worker(self._send_dice(cells), name="roll")

    async def _send_dice(self, cells: list[int]) -> None:
        throws = self.match.throws()
        if throws and self._situation == ("rolling", throws[0].seat, throws[0].number):
            reply = await self.client.roll(throws[0], cells)
            if not reply.stored:
                self.online_app.tell_refusal(reply)
                self.look_again(anew=True)

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.client.you != WATCHER and not self.match.over():
            self.online_app.do(self.client.undo())

    # ----------------------------------------------------------------------------------- the end

    async def _end(self) -> None:
        await self.online_app.check_dice()
        self.action_result()

    def action_result(self) -> None:
        """Open the result, once there is one."""
        if self.match.over() and self.online_app.dice_check is not None:
            ending = OnlineResultDialog(
                self.catalogue, self.board.names, self.board.result(), self.online_app.last_words()
            )
            self.app.push_screen(ending, self._after_the_end)

    def _after_the_end(self, answer: str | None) -> None:
        if answer == "leave":
            self.app.exit()
        elif answer == "save":
            self.online_app.save()
            self.action_result()
        elif answer == "write":
            self.online_app.action_write()

    def help_keys(self) -> str:
        """Return the keys of an online table."""
        text = self.catalogue.text
        return f"{text('terminal-help-play')}\n{text('terminal-online-help')}"
