"""The events of Cubitos as they are sent: dice and spaces in parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dicehall.core.events import Event
from dicehall.games.cubitos.explain.pieces import (
    Die,
    FacedDie,
    RouteStep,
    die_told,
    named_die,
    space_told,
)
from dicehall.games.cubitos.explain.said.events import event_said
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules import events
from dicehall.games.cubitos.rules.dice import KIND_NAMES
from dicehall.games.models import event_model


def _die(game: Cubitos, text: str) -> Die:
    return die_told(KIND_NAMES.index(text))


def _faced(game: Cubitos, text: str) -> FacedDie:
    return named_die(text)


def _dice(game: Cubitos, text: str) -> list[FacedDie]:
    return [named_die(die) for die in text.split()]


def _route(game: Cubitos, text: str) -> list[RouteStep]:
    return [_step(game, step) for step in text.split()]


def _step(game: Cubitos, text: str) -> RouteStep:
    """Return a step in the notation of routes: ``C7``, ``>C7`` for a jump, ``x2`` for a jet pack."""
    if text == "x2":
        return {"step": "jet_pack", "space": None}
    jumps = text.startswith(">")
    space = space_told(game.course, game.course.parse(text.removeprefix(">")))
    return {"step": "jump" if jumps else "walk", "space": space}


Parted = tuple[Any, Callable[[Cubitos, str], Any]]
DIE: Final[Parted] = (Die, _die)
FACED: Final[Parted] = (FacedDie, _faced)
PARTED: Final[dict[type[Event], dict[str, Parted]]] = {
    events.Drew: {"die": DIE},
    events.Rolled: {"dice": (list[FacedDie], _dice)},
    events.Used: {"die": FACED},
    events.DieGained: {"die": DIE},
    events.DieBought: {"die": DIE},
    events.DieBorrowed: {"die": FACED},
    events.DieSet: {"die": FACED},
    events.DieLost: {"die": DIE},
    events.DieGiven: {"die": DIE},
    events.Moved: {"route": (list[RouteStep], _route)},
}
"""The fields of events that are texts in records but are sent in parts: their model, and what makes it."""
EVENTS: Final = [
    event_model(kind, **{field: model for field, (model, _) in PARTED.get(kind, {}).items()})
    for kind in Event.__subclasses__()
    if kind.__module__ == events.__name__
]
"""The model of every event."""


def happened(game: Cubitos, event: Event) -> dict[str, object]:
    """Return an event as it is sent."""
    fields = event.save()
    for field, (_, parts) in PARTED.get(type(event), {}).items():
        fields[field] = parts(game, fields[field])
    fields["said"] = event_said(game, event)
    return fields
