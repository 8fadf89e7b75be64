"""The loop of a game: players answer and roll until it is over."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key

from dicehall.bots.advice import best_of
from dicehall.bots.bot import Bot
from dicehall.bots.guests.seat import GuestSeat
from dicehall.core.dice import Throw
from dicehall.core.match import Match
from dicehall.core.mistakes import BadDice
from dicehall.core.question import Answer, Question
from dicehall.core.sources import DiceSource
from dicehall.locales.advice import advice_sentence
from dicehall.terminal.board import Board, Line
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.question_bar import QuestionBar
from dicehall.terminal.screens import ResultDialog
from dicehall.terminal.table_screen import TableScreen
from dicehall.terminal.tray import Tray

GLIMPSE = 0.25
"""Seconds after which even bots that run without pauses are drawn."""


class PlayScreen(TableScreen):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
        Binding("enter,space", "result", show=False),
    ]

    def __init__(
        self,
        board: Board,
        match: Match,
        players: list[ScreenPlayer],
        source: DiceSource | None,
        pace: float,
        record_note: str,
        adviser: Bot | None = None,
    ) -> None:
        super().__init__(board)
        self.match: Match = match
        """The game; its throws stay open until somebody rolls."""
        self.players: list[ScreenPlayer] = players
        self.source: DiceSource | None = source
        """The source that answers the throws; None if a person enters real dice."""
        self.pace: float = pace
        """How many seconds a bot's step stays on the screen."""
        self.record_note: str = record_note
        """Where the record is written."""
        self.adviser: Bot | None = adviser
        """The bot that gives people advice; None for no advice."""
        self._persons = [seat for seat, player in enumerate(players) if player.bot is None]
        self._near = self._persons[0] if self._persons else 0
        self._drawn_at = 0.0
        self._forfeited: set[int] = set()
        """The seats whose bots have failed and for which the log has said so."""
        self._answered: asyncio.Future[int] | None = None
        self._entered: asyncio.Future[str] | None = None

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self.play_game(), name="game")

    async def play_game(self) -> None:
        """Play until the game is over."""
        match = self.match
        while not match.over():
            self._tell_events()
            throws = match.throws()
            if throws:
                await self._roll(throws[0])
            else:
                await self._answer(match.questions()[0])
        self._tell_events()
        self._show(-1, self._keys("terminal-keys-over"))
        self.bar.tell(self.catalogue.text("terminal-over"))
        self.action_result()

    def _tell_events(self) -> None:
        for event in self.match.events():
            for line in self.board.lines(event):
                self.log_panel.tell(line)

    def _show(self, seat: int, keys: str) -> None:
        """Draw the position with the pieces of the person who acts, or acted last, shown largest."""
        self._drawn_at = monotonic()
        if seat in self._persons:
            self._near = seat
        self.show(self.match, self._near, keys)

    def _worth_drawing(self) -> bool:
        """Return whether a bot's step is drawn; if bots run without pauses, only now and then."""
        return self.pace > 0 or monotonic() - self._drawn_at > GLIMPSE

    def _keys(self, message_id: str, always: str = "terminal-keys-always") -> str:
        text = self.catalogue.text
        return "  ".join(filter(None, (text(message_id), self.board.own_keys(), text(always))))

    def _said_to(self, seat: int, sentence: str) -> str:
        """Return a sentence, with the name of the player if several share the keyboard."""
        if len(self._persons) < 2:
            return sentence
        return self.catalogue.text(
            "terminal-said-to", player=self.players[seat].name, sentence=sentence
        )

    # ------------------------------------------------------------------ dice

    async def _roll(self, throw: Throw) -> None:
        if self.source is None:
            self.match.land(throw, await self._enter(throw))
            return
        board = self.board
        if throw.seat in self._persons:
            self._show(throw.seat, self._keys("terminal-keys-roll"))
            board.tray().open_throw(throw, True)
            self.bar.open_tray(self._said_to(throw.seat, board.asked_to_roll(throw)), True)
            await self._answer_of_person()
        else:
            if self._worth_drawing():
                self._show(throw.seat, self._keys("terminal-keys-watch"))
                board.tray().open_throw(throw, False)
                self.bar.open_tray(board.watched_roll(throw), False)
            await asyncio.sleep(self.pace if throw.seat >= 0 else 0)
        self.match.land(throw, self.source.roll(self.match.game.dice, throw))

    async def _enter(self, throw: Throw) -> list[int]:
        """Ask for real dice until the input is valid."""
        falls = self.board.falls(throw)
        if falls:
            self._show(throw.seat, self._keys("terminal-keys-choose"))
            self.bar.offer(self.board.asked_to_roll(throw), falls)
            return [await self._answer_of_person()]
        self._show(throw.seat, self._keys("terminal-keys-enter"))
        self.bar.ask_for_dice(*self.board.asked_to_enter(throw))
        while True:
            self._entered = asyncio.get_running_loop().create_future()
            typed = await self._entered
            try:
                return self.board.read(throw, typed)
            except BadDice as mistake:
                self.bar.refuse(str(mistake))

    # ------------------------------------------------------------------ questions

    async def _answer(self, question: Question) -> None:
        bot = self.players[question.seat].bot
        if bot is None:
            self._ask(question)
            if self.adviser is not None:
                self.run_worker(
                    self._advise(self.adviser, question), exclusive=True, group="advice"
                )
            option = await self._answer_of_person()
        else:
            if self._worth_drawing():
                self._show(question.seat, self._keys("terminal-keys-watch"))
                self._let_watch(question)
            view = None if bot.blind else self.match.view(question.seat)
            # The bot thinks in the background, so the screen stays responsive; thinking counts towards
            # the pause.
            option, _ = await asyncio.gather(
                asyncio.to_thread(bot.decide, view, question), asyncio.sleep(self.pace)
            )
            self._tell_forfeit(question.seat, bot)
        self.match.play(Answer(question.seat, question.turn, option))

    def _tell_forfeit(self, seat: int, bot: Bot) -> None:
        """Say in the log, once, that a bot from outside has failed, and who plays on for it."""
        if isinstance(bot, GuestSeat) and bot.forfeit is not None and seat not in self._forfeited:
            self._forfeited.add(seat)
            sentence = self.catalogue.text(
                "terminal-forfeited",
                player=self.players[seat].name,
                why=bot.forfeit.message,
                bot=bot.stand_in,
            )
            self.log_panel.tell(Line(seat, sentence))

    def on_unmount(self) -> None:
        """End the bots that may still think: nobody waits for them."""
        for player in self.players:
            if isinstance(player.bot, GuestSeat):
                player.bot.send_away()

    def _ask(self, question: Question) -> None:
        board = self.board
        tray = board.uses_tray(question)
        self._show(
            question.seat, self._keys("terminal-keys-tray" if tray else "terminal-keys-choose")
        )
        sentence = self._said_to(question.seat, board.asked(question))
        if tray:
            board.tray().open(question, True)
            self.bar.open_tray(sentence, True)
        else:
            self.bar.offer(sentence, board.offers(question))

    async def _advise(self, adviser: Bot, question: Question) -> None:
        """Write to the log what the adviser would do and mark it, if the question is still open."""
        weighed = await asyncio.to_thread(adviser.weigh, self.match.view(question.seat), question)
        now = self.match.question(question.seat)
        if not weighed or now is None or now.turn != question.turn:
            return
        best = best_of(weighed)
        words = None
        if self.bar.mode() == "choices":
            words = self.bar.choices.advise(best.option)
        if words is None:
            words = self.match.text(question, best.option)
        sentence = advice_sentence(self.catalogue, words, best.worth, best.reasons)
        self.log_panel.tell(Line(question.seat, sentence))

    def _let_watch(self, question: Question) -> None:
        if self.board.uses_tray(question):
            self.board.tray().open(question, False)
            self.bar.open_tray(self.board.watched(question), False)
        else:
            self.bar.tell(self.board.watched(question))

    async def _answer_of_person(self) -> int:
        self._answered = asyncio.get_running_loop().create_future()
        return await self._answered

    def _take(self, option: int) -> None:
        """Pass an answer to the game loop; one that nobody waits for is ignored."""
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(option)

    def on_tray_picked(self, event: Tray.Picked) -> None:
        """Take what was picked in the tray."""
        self._take(event.option)

    def on_tray_rolled(self, event: Tray.Rolled) -> None:
        """Let the dice roll."""
        self._take(0)

    def on_question_bar_chosen(self, event: QuestionBar.Chosen) -> None:
        """Take what was chosen from the list, if that list is still shown."""
        if self.bar.mode() == "choices" and event.offers is self.bar.choices.offers:
            self._take(event.option)

    def on_question_bar_pointed(self, event: QuestionBar.Pointed) -> None:
        """Show what the option would bring."""
        self.board.point(event.option)

    def on_question_bar_typed(self, event: QuestionBar.Typed) -> None:
        """Take dice that were typed."""
        if self._entered is not None and not self._entered.done():
            self._entered.set_result(event.text)

    def on_key(self, event: Key) -> None:
        """Choose by key."""
        if self.bar.press(event.character):
            event.stop()

    # ------------------------------------------------------------------ other pages

    def help_keys(self) -> str:
        """Return the keys of play."""
        return self.catalogue.text("terminal-help-play")

    def action_scroll_log(self, pages: int) -> None:
        """Scroll the log."""
        step = max(1, self.log_panel.content_size.height - 1)
        self.log_panel.scroll_relative(y=pages * step, animate=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Open the result only once there is one."""
        return action != "result" or self.match.over()

    def action_result(self) -> None:
        """Open the result."""
        names = tuple(player.name for player in self.players)
        ending = ResultDialog(self.catalogue, names, self.board.result(), self.record_note)
        self.app.push_screen(ending, self._leave_after)

    def _leave_after(self, answer: str | None) -> None:
        if answer == "leave":
            self.app.exit()
