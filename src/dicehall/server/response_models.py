"""Models of what clients are shown of a table, shared by live messages and REST responses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Annotated, Any, Final, Literal, NotRequired, Union, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter, create_model
from typing_extensions import TypeAliasType, TypedDict

from dicehall.games.models import wire_model
from dicehall.table.clock import DaysClock, MoveClock, NoClock
from dicehall.table.entry_json import KINDS, SHOWN
from dicehall.table.messages import Seat

Clock = Annotated[NoClock | MoveClock | DaysClock, Field(discriminator="kind")]
"""How long a player may take; when time runs out, a bot plays on until they return."""
Viewer = Annotated[int, Field(ge=-1, le=63)]
"""A seat number, or -1 for a watcher."""


class Shown(BaseModel):
    """Something the server shows; fields that are not listed here are never sent."""

    model_config = ConfigDict(extra="forbid")


class AnnouncementShown(Shown):
    """Something that the hall's operator tells everybody, in the operator's own words."""

    id: int = Field(description="Whoever has put it away need not see it again.")
    text: str
    at: float
    until: float | None = Field(description="When it is over, in seconds since 1970.")


class Open(BaseModel):
    """Something to which a game adds fields; the game's own models describe them."""

    model_config = ConfigDict(extra="allow")


class OptionShown(Open):
    """An option: the text that answers the question with it, and the game's own parts."""

    text: str


class QuestionShown(Open):
    """What a seat is asked now."""

    seat: Seat
    turn: int = Field(description="The seat's turn number, which the answer must carry.")
    asked: str = Field(description="One word for what is asked.")
    form: str = Field(description="Which of the game's models of questions it is.")
    about: dict[str, JsonValue] | None = Field(
        description="What concerns the question as a whole; null where it is not explained."
    )
    options: list[OptionShown] = Field(description="Everything that may be answered.")


class GameEvent(Open):
    """Something that happened in the game; the game's models describe its fields."""

    event: str = Field(description="What happened, as in Rolled.")
    seat: Viewer = Field(description="Whom it happened to; -1 is the table itself.")


def any_of(models: Iterable[Any], told_apart_by: str) -> Any:
    """Return the type of a value that is of one of some models."""
    return Annotated[Union[tuple(models)], Field(discriminator=told_apart_by)]  # noqa: UP007


def _entry(kind: str, body: type) -> type[Shown]:
    """Return the model of a kind of entry as a viewer sees it."""
    name = "".join(word.capitalize() for word in kind.split("_"))
    return create_model(
        f"{name}Entry",
        __base__=Shown,
        __doc__=body.__doc__,
        number=(int, Field(description="Its place among the entries this viewer sees, from 1.")),
        at=(float, ...),
        kind=(Literal[kind], ...),  # type: ignore[arg-type]
        seat=(Viewer, ...),
        body=(_body_shown(kind, body), ...),
        events=(list[GameEvent], Field(description="What happened in the game because of it.")),
    )


def _body_shown(kind: str, body: type) -> Any:
    """Return the model of the fields of a kind of entry that a viewer sees."""
    sentences = TypeAdapter(body).json_schema().get("properties", {})
    hints, shown = get_type_hints(body, include_extras=True), {}
    for field in fields(body):
        if field.name in SHOWN[kind]:
            hint = field.metadata.get("shown", hints[field.name])
            if field.default is None and "shown" not in field.metadata:
                # It is left out where it is None.
                hint = Union[tuple(one for one in get_args(hint) if one is not type(None))]  # noqa: UP007
            about = sentences[field.name].get("description")
            hint = Annotated[hint, Field(description=about)]
            shown[field.name] = NotRequired[hint] if field.default is None else hint
    model = wire_model(TypedDict(body.__name__, shown))  # type: ignore[operator]
    model.__doc__ = body.__doc__
    return model


ENTRIES: Final = [_entry(kind, body) for kind, body in KINDS.items()]
"""The model of every kind of entry."""
EntryShown: Any = TypeAliasType("EntryShown", any_of(ENTRIES, "kind"))
"""One entry of the table's log as a viewer sees it."""
GameView = TypeAliasType("GameView", dict[str, JsonValue])
"""A position; the game's model describes it."""
