"""The events of NovoDice as they are sent: dice in parts."""

from __future__ import annotations

from typing import Final

from dicehall.core.events import Event
from dicehall.games.models import event_model
from dicehall.games.novodice.explain.models import Die, Way
from dicehall.games.novodice.explain.said.events import event_said
from dicehall.games.novodice.explain.view import dice_told
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules import events

OTHERWISE: Final[dict[type[Event], dict[str, object]]] = {
    events.Rolled: {"dice": list[Die]},
    events.Kept: {"dice": list[Die]},
    events.Claimed: {"by": Way},
}
"""The fields that are sent in another form than records have."""
EVENTS: Final = [
    event_model(kind, **OTHERWISE.get(kind, {}))
    for kind in Event.__subclasses__()
    if kind.__module__ == events.__name__
]


def happened(game: NovoDice, event: Event) -> dict[str, object]:
    """Return an event as it is sent."""
    fields = event.save()
    if isinstance(event, events.Rolled | events.Kept):
        fields["dice"] = dice_told(game.box, game.dice.parse(event.dice))
    fields["said"] = event_said(game, event)
    return fields
