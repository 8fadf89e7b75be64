"""Positions, events and questions of any game as they are sent, for clients that do not know the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from dicehall.core.events import Event
from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.models import Models, SetWanted
from dicehall.games.registry import kit_of

if TYPE_CHECKING:
    from dicehall.games.kit import Kit


@cache
def _models(kit: Kit) -> Models | None:
    """Return the models of a game; asked for each event, and so remembered."""
    return None if kit.models is None else kit.models()


def view_of(game: AnyGame, state: State) -> Mapping[str, Any]:
    """Return what everybody at the table sees of a position."""
    models = _models(kit_of(game.name))
    return game.show(state) if models is None else models.show(game, state)


def happened(game: AnyGame, event: Event) -> Mapping[str, Any]:
    """Return an event as it is sent."""
    models = _models(kit_of(game.name))
    return event.save() if models is None else models.happened(game, event)


def wanted_set(match: Match, question: Question) -> SetWanted | None:
    """Return how large a set a question asks for; None if one option is the whole answer."""
    models = _models(kit_of(match.game.name))
    return None if models is None else models.wanted_set(match, question)


def question_of(match: Match, question: Question, explained: bool) -> dict[str, Any]:
    """Return a question with its options, each in its text form and its parts.

    If it is explained, `about` says what concerns it as a whole, and `told` the details of each option
    beyond its parts. It contains nothing that only one player may know, and the match is not changed.
    """
    kit = kit_of(match.game.name)
    models = _models(kit)
    head, parts = (
        ({"form": "plain"}, [{} for _ in question.options])
        if models is None
        else models.offer(match, question)
    )
    options = [
        {"text": match.text(question, option), **part}
        for option, part in zip(question.options, parts, strict=True)
    ]
    about = None
    explain = kit.explain and kit.explain.question
    if explained and explain:
        about, details = explain(match, question)
        for option, known in zip(options, details, strict=True):
            if known is not None:
                option["told"] = known
    return {
        "seat": question.seat,
        "turn": question.turn,
        "asked": question.choice.name(),
        **head,
        "about": about,
        "options": options,
    }
