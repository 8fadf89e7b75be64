"""Models: what of a game travels between server, page and terminal, as types that describe plain values.

They are dictionaries at run time, so describing them costs nothing; pydantic reads the types, and
`scripts/message_types.py` writes TypeScript from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_type_hints,
)

from pydantic import ConfigDict, Field, with_config

# pydantic reads those of `typing` only from Python 3.12 on.
from typing_extensions import TypedDict

if TYPE_CHECKING:
    from dicehall.core.events import Event
    from dicehall.core.match import Match
    from dicehall.core.question import Question

told = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))
"""Marks a model: it has the fields it lists and no others, each described by the sentence below it."""


@told
class Chance(TypedDict):
    """An exact chance, in lowest terms."""

    n: int
    """The numerator."""
    d: int
    """The denominator."""


def chance_told(chance: Fraction) -> Chance:
    """Return a chance as it travels."""
    return {"n": chance.numerator, "d": chance.denominator}


@told
class Asked(TypedDict):
    """What every question has."""

    seat: int
    """Who is asked."""
    turn: int
    """The seat's turn number, which the answer must carry."""
    asked: str
    """One word for what is asked."""


def event_model(kind: type[Event], **other: Any) -> Any:
    """Return the model of an event: ``event`` and its fields, some of them in another form."""
    listed = {"event": Literal[kind.__name__], **get_type_hints(kind), **other}
    model = told(TypedDict(kind.__name__, listed))  # type: ignore[operator]
    model.__doc__ = kind.__doc__
    return model


def any_of(models: Iterable[Any], told_apart_by: str) -> Any:
    """Return the type of a value that is of one of some models."""
    return Annotated[Union[tuple(models)], Field(discriminator=told_apart_by)]  # noqa: UP007


class SetWanted(NamedTuple):
    """A question that is one of several: people choose a set, and the table is asked piece by piece."""

    taken: int
    """How many have been taken before this question."""
    least: int
    """How many must be taken yet."""
    most: int
    """How many may be taken of what lies there now."""
    stop: str | None
    """The option that ends the set before it is full."""
    pool: tuple[str, ...]
    """The option of each piece that may be among them, in the order in which they are asked for."""
    groups: tuple[int, ...] = ()
    """The group of each piece of the pool, where no two of one group may be taken."""


@dataclass(frozen=True)
class Models:
    """What of a game travels: three types, and what makes such values."""

    view: Any
    """The model of a position as everybody sees it."""
    event: Any
    """The models of all events, told apart by ``event``."""
    question: Any
    """The models of all questions, told apart by ``form``."""
    show: Callable[[Any, Any], Mapping[str, Any]]
    """Returns a state of a game as everybody sees it."""
    happened: Callable[[Any, Event], Mapping[str, Any]]
    """Returns an event of a game as it travels."""
    offer: Callable[[Match, Question], tuple[Mapping[str, Any], Sequence[Mapping[str, Any]]]]
    """Returns a question's form and what else its model has, and the parts of each of its options."""
    also: tuple[Any, ...] = ()
    """Further models: what is in the box, how the board is drawn."""
    wanted_set: Callable[[Match, Question], SetWanted | None] = lambda match, question: None
    """Returns how large a set a question is about; None where one option is the whole answer."""
