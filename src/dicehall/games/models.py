"""Models: what is sent between server, page and terminal, as types that describe plain values.

They are dictionaries at run time, so describing them costs nothing and needs no library; pydantic reads the
types where it is installed, and `scripts/message_types.py` writes TypeScript from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    get_type_hints,
)

# pydantic reads those of `typing` only from Python 3.12 on.
from typing_extensions import TypeAliasType, TypedDict

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

    from dicehall.core.events import Event
    from dicehall.core.match import Match
    from dicehall.core.question import Question

    T = TypeVar("T", bound=type)


def wire_model(model: T) -> T:
    """Mark a class as a model: it has only the fields it lists, each described by the sentence below it."""
    model.__pydantic_config__ = {"extra": "forbid", "use_attribute_docstrings": True}  # type: ignore[attr-defined]
    return model


class _AnyJson:
    """Tells pydantic, if it reads the models, that any JSON value is allowed."""

    def __get_pydantic_core_schema__(self, _: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic import JsonValue as JsonOfPydantic

        return handler.generate_schema(JsonOfPydantic)


JsonValue = Annotated[object, _AnyJson()]
"""Any value that JSON can hold."""


@wire_model
class Chance(TypedDict):
    """A chance as a fraction, in lowest terms."""

    n: int
    """The numerator."""
    d: int
    """The denominator."""


def chance_told(chance: Fraction) -> Chance:
    """Return a chance as it is sent."""
    return {"n": chance.numerator, "d": chance.denominator}


@wire_model
class SeatSaid(TypedDict):
    """A player: called by name, or, in a variant of the message, *you*."""

    seat: int
    """The seat."""


@wire_model
class Verbatim(TypedDict):
    """A name that is the same in every language, such as ``C7``."""

    text: str
    """The name."""


@wire_model
class Said(TypedDict):
    """A message of the game's catalogue with its arguments: what a client formats in its language."""

    id: str
    """Its id without the name of the game: ``log-passed`` stands for ``GAME-log-passed``."""
    args: dict[str, Sayable]
    """Its arguments by name."""


Sayable = TypeAliasType(
    "Sayable", "int | str | Said | SeatSaid | Verbatim | Chance | list[Sayable]"
)
"""What can be said: a number; a message without arguments, by its id; one with arguments; a player; a name
that no language changes; a chance; or a list of these, in which equal things with a count are added up."""


@wire_model
class QuestionDetails(TypedDict):
    """What every question has."""

    seat: int
    """Who is asked."""
    turn: int
    """The seat's turn number, which the answer must carry."""
    asked: str
    """One word for what is asked."""
    said: Said
    """The question, as it is put to the player who is asked."""


@wire_model
class OptionDetails(TypedDict):
    """What every option has."""

    text: str
    """The text to answer with."""
    said: Sayable
    """What it is called."""


def event_model(kind: type[Event], **other: Any) -> Any:
    """Return the model of an event: ``event``, its fields, some in another form, and how it is said."""
    fields = {**get_type_hints(kind), **other}
    listed = {"event": Literal[kind.__name__], **fields, "said": Said | None}
    model = wire_model(TypedDict(kind.__name__, listed))  # type: ignore[operator]
    model.__doc__ = kind.__doc__
    return model


class SetWanted(NamedTuple):
    """A set that people choose at once, though the game asks for it piece by piece in several questions."""

    taken: int
    """How many have been taken before this question."""
    least: int
    """How many must still be taken."""
    most: int
    """How many may still be taken."""
    stop: str | None
    """The option that ends the set before it is full."""
    pool: tuple[str, ...]
    """The option of each piece that may be among them, in the order in which they are asked for."""
    groups: tuple[int, ...] = ()
    """The group of each piece of the pool, if no two pieces of a group may be taken; otherwise empty."""


@dataclass(frozen=True)
class Models:
    """What is sent of a game: three types, and the functions that make such values."""

    view: Any
    """The model of a position as everybody sees it."""
    events: Sequence[Any]
    """The models of all events, distinguished by ``event``."""
    questions: Sequence[Any]
    """The models of all questions, distinguished by ``form``."""
    show: Callable[[Any, Any], Mapping[str, Any]]
    """Returns a state of a game as everybody sees it."""
    happened: Callable[[Any, Event], Mapping[str, Any]]
    """Returns an event of a game as it is sent."""
    offer: Callable[[Match, Question], tuple[Mapping[str, Any], Sequence[Mapping[str, Any]]]]
    """Returns a question's form and what else its model has, and the parts of each of its options."""
    also: tuple[Any, ...] = ()
    """Further models: what is in the box, how the board is drawn."""
    wanted_set: Callable[[Match, Question], SetWanted | None] = lambda match, question: None
    """Returns how large a set a question asks for; None if one option is the whole answer."""
