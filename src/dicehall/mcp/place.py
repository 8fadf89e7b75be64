"""A place at a table: what a model can do there, wherever the table is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from dicehall.core.events import Event
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadOptions, Mistake
from dicehall.core.question import Question
from dicehall.core.record import Record
from dicehall.mcp.wording import TableWords, told_story


class ModelPlace(ABC):
    """One seat, with what its player knows so far."""

    seat: int
    """The seat, from 0."""

    @property
    @abstractmethod
    def match(self) -> Match | None:
        """The game; None before it begins."""

    @abstractmethod
    def wording(self) -> TableWords:
        """Return the words of this table."""

    @abstractmethod
    def waits_for(self) -> str:
        """Return what the table waits for when this seat is not asked."""

    @abstractmethod
    def news(self) -> Sequence[Event]:
        """Return what happened since the last call."""

    @abstractmethod
    async def give(self, question: Question, choices: list[str]) -> None:
        """Answer with one option, or with all pieces of a set: everything or, by a `Mistake`, nothing."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, but no longer than this."""

    @abstractmethod
    def record(self) -> Record:
        """Return the record of the game."""

    @abstractmethod
    async def leave(self) -> None:
        """Leave for good."""

    # --------------------------------------------------------------------------- the same anywhere

    def question(self) -> Question | None:
        """Return what the seat is asked."""
        return None if self.match is None else self.match.question(self.seat)

    async def act(self, choices: list[str]) -> None:
        """Answer the seat's question; a refusal changes nothing and lists the legal answers."""
        question = self.question()
        if question is None:
            raise BadAnswer(f"You are not asked anything now. {self.stand()}")
        try:
            await self.give(question, choices)
        except Mistake as mistake:
            raise BadAnswer(f"Nothing was done: {mistake}\n{self.stand()}") from None

    def describe(self) -> str:
        """Return what happened since the last call, and how things stand."""
        story = told_story(self.wording().story(self.news()))
        return "\n\n".join(filter(None, (story, self.stand())))

    def stand(self) -> str:
        """Return what is asked now, what is waited for, or how the game ended."""
        match, question = self.match, self.question()
        if match is not None and match.over():
            return self.wording().result(match, self.seat)
        if match is not None and question is not None:
            return self.wording().question(match, question)
        return self.waits_for()

    def look(self) -> str:
        """Return what lies on the table, and what is asked."""
        if self.match is None:
            return self.waits_for()
        return f"{self.wording().table(self.match, self.seat)}\n\n{self.stand()}"

    def finished(self) -> Record:
        """Return the record of the finished game; refuse one that is not over."""
        if self.match is None or not self.match.over():
            raise BadOptions("The game is not over yet; a report needs one played to its end.")
        return self.record()
