"""A table in this process: seats for models, and bots of the package on the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from dicehall.bots.bot import Bot
from dicehall.core.events import Event
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadOptions
from dicehall.core.question import Question
from dicehall.core.record import Record, record_of
from dicehall.core.seeds import seed_of_bot
from dicehall.core.sources import SeededDice
from dicehall.mcp.place import ModelPlace
from dicehall.mcp.wording import TableWords
from dicehall.table.play import Play, start
from dicehall.table.refusals import Refusal
from dicehall.table.sets import ordered_set, piece_by_piece

NO_CLOCK = 0.0
"""The time of everything here: nobody is hurried."""


class LocalTable:
    """A game with seeded dice. It begins when every seat is taken."""

    def __init__(
        self, code: str, game: AnyGame, bots: dict[int, tuple[str, Bot]], seed: str
    ) -> None:
        self.code: str = code
        """How others find it."""
        self.seed: str = seed
        self.names: list[str] = ["" for _ in range(game.seats)]
        """Who sits where; empty for a free seat."""
        self.game: AnyGame = game
        self.play: Play | None = None
        """The game; None while seats are free."""
        self._bots = {seat: bot for seat, (_, bot) in bots.items()}
        for seat, (name, _) in bots.items():
            self.names[seat] = self._own_name(name)
        self._dice = SeededDice(seed)
        self._changed = asyncio.Condition()
        self._places: list[LocalPlace] = []

    def _own_name(self, name: str) -> str:
        number = sum(one.partition(" ")[0] == name for one in self.names)
        return f"{name} {number + 1}" if number else name

    async def sit(self, name: str, seat: int | None) -> LocalPlace:
        """Take a seat, the first free one if none is named; the last to sit down starts the game."""
        free = [number for number, taken in enumerate(self.names) if not taken]
        if not free:
            raise BadOptions(f"No seat is free at table {self.code}.")
        if seat is not None and seat not in free:
            listed = ", ".join(str(number + 1) for number in free)
            raise BadOptions(f"Seat {seat + 1} is not free; free is {listed}.")
        if name in self.names:
            raise BadOptions(
                f"Somebody at this table is called {name} already; choose another name."
            )
        chosen = free[0] if seat is None else seat
        self.names[chosen] = name
        place = LocalPlace(self, chosen)
        self._places.append(place)
        if len(free) == 1:
            async with self._changed:
                await asyncio.to_thread(self._go_on, start(self.game, NO_CLOCK))
                self._changed.notify_all()
        return place

    async def answer(self, seat: int, turn: int, choices: list[str]) -> None:
        """Play an option, or a set piece by piece, all or nothing; then the bots go on."""
        async with self._changed:
            assert self.play is not None
            tried = self.play.copy()
            if len(choices) == 1:
                tried.answer(seat, turn, choices[0], NO_CLOCK)
            else:
                self._answer_set(tried, seat, choices)
            await asyncio.to_thread(self._go_on, tried)
            self._changed.notify_all()

    def _answer_set(self, tried: Play, seat: int, choices: list[str]) -> None:
        try:
            for piece in piece_by_piece(tried, seat, ordered_set(tried, seat, choices)):
                asks = tried.asks(seat)
                assert asks is not None
                tried.answer(seat, asks.turn, piece, NO_CLOCK)
        except Refusal:
            raise BadAnswer("these choices do not make up an answer to this question.") from None

    def _go_on(self, play: Play) -> None:
        """Roll what is to be rolled and let the bots answer, until only models are asked."""
        while True:
            while play.roll(self._dice, NO_CLOCK) is not None:
                pass
            match = play.match
            asked = next((one for one in match.questions() if one.seat in self._bots), None)
            if asked is None:
                break
            option = self._bots[asked.seat].decide(match.view(asked.seat), asked)
            play.answer(asked.seat, asked.turn, match.text(asked, option), NO_CLOCK)
        happened = play.match.events()
        for place in self._places:
            place.hear(happened)
        self.play = play

    async def until(self, seat: int, seconds: float) -> None:
        """Wait until a seat is asked or the game is over, but no longer than this."""
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: self._due(seat))
        except TimeoutError:
            return

    def _due(self, seat: int) -> bool:
        match = None if self.play is None else self.play.match
        return match is not None and (match.over() or match.question(seat) is not None)

    async def give_to_bot(self, seat: int, name: str, bot: Bot) -> None:
        """Let a bot play a seat to the end, for somebody who has left."""
        async with self._changed:
            self._bots[seat] = bot
            if self.play is None:
                self.names[seat] = self._own_name(name)
                if not all(self.names):
                    return
            self._places = [place for place in self._places if place.seat != seat]
            if self._places:
                play = start(self.game, NO_CLOCK) if self.play is None else self.play.copy()
                await asyncio.to_thread(self._go_on, play)
            self._changed.notify_all()


class LocalPlace(ModelPlace):
    """A seat at such a table."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        self.table: LocalTable = table
        self.seat = seat
        self._news: list[Event] = []

    @property
    def match(self) -> Match | None:
        """The game; None while seats are free."""
        return None if self.table.play is None else self.table.play.match

    def wording(self) -> TableWords:
        """Return the words of this table."""
        return TableWords(self.table.game, [name or "a free seat" for name in self.table.names])

    def waits_for(self) -> str:
        """Return whom the table waits for."""
        if self.match is None:
            free = self.table.names.count("")
            return (
                f"The game has not begun: {free} of {len(self.table.names)} seats "
                f"{'is' if free == 1 else 'are'} free. Others join with table code {self.table.code}."
            )
        asked = [self.table.names[one.seat] for one in self.match.questions()]
        return f"You are not asked anything now; the table waits for {', '.join(asked)}."

    def hear(self, events: Sequence[Event]) -> None:
        """Note what happened."""
        self._news += events

    def news(self) -> Sequence[Event]:
        """Return what happened since the last call."""
        news, self._news = self._news, []
        return news

    async def give(self, question: Question, choices: list[str]) -> None:
        """Answer, all or nothing."""
        await self.table.answer(self.seat, question.turn, choices)

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over."""
        await self.table.until(self.seat, seconds)

    def record(self) -> Record:
        """Return the record, with the seed of its dice."""
        assert self.match is not None
        return record_of(self.match, tuple(self.table.names), SeededDice(self.table.seed).origin())

    async def leave(self) -> None:
        """Let the weakest bot of the game play on."""
        from dicehall.bots.registry import make_bot, usual_bot

        name = usual_bot(self.table.game.name)
        bot = make_bot(name, self.table.game.name, seed_of_bot(self.table.seed, self.seat))
        await self.table.give_to_bot(self.seat, name, bot)
