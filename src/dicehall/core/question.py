"""Questions to players and their answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from dicehall.core.table import Table
    from dicehall.core.task import Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """What a player is asked to choose: it lists the legal options and gives each a text form.

    An option is a number that has meaning only for its choice; records and scenarios use the text
    form. No client ever works out for itself what is legal.
    """

    def name(self) -> str:
        """Return one word for what is asked, such as ``keep``; it is the key of texts for people."""
        raise NotImplementedError

    def options(self, table: Table, task: Task) -> list[int]:
        """Return every legal option once, in the same order for equal positions."""
        raise NotImplementedError

    def sees_shared(self) -> bool:
        """Return whether the options depend on shared things, so that other players can change them."""
        return True

    def text(self, table: Table, option: int) -> str:
        """Return the text form of an option."""
        raise NotImplementedError

    def find(self, table: Table, options: list[int], text: str) -> int | None:
        """Return the option with this text, or None if it is not among them."""
        wanted = " ".join(text.split())
        for option in options:
            if self.text(table, option) == wanted:
                return option
        return None


@dataclass(frozen=True)
class Option:
    """An option with its text, for readers; the engine needs only the number."""

    number: int
    """The number that a question lists and an answer carries."""
    text: str
    """The text in records and scenarios, such as ``A-lion X-gear``."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """What one seat is asked now. It is derived from the tasks and is never part of a state."""

    __slots__ = ("choice", "options", "seat", "turn")

    def __init__(self, seat: i64, turn: int, choice: Choice, options: list[int]) -> None:
        self.seat: i64 = seat
        """Who is asked."""
        self.turn: int = turn
        """The seat's turn number, which the answer must carry."""
        self.choice: Choice = choice
        """What is asked."""
        self.options: list[int] = options
        """The legal options, at least two."""

    @property
    def asked(self) -> str:
        """One word for what is asked, such as ``keep``."""
        return self.choice.name()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the question again."""
        return Question, (int(self.seat), self.turn, self.choice, list(self.options))

    def __repr__(self) -> str:
        """Return who is asked what."""
        return (
            f"<Question: seat {self.seat} is asked {self.asked}, turn {self.turn}, "
            f"{len(self.options)} options>"
        )


class Answer:
    """One seat's answer to its question."""

    __slots__ = ("option", "seat", "turn")

    def __init__(self, seat: int, turn: int, option: int) -> None:
        self.seat: int = seat
        """Who answers."""
        self.turn: int = turn
        """The turn number of the question it answers."""
        self.option: int = option
        """The option chosen."""
