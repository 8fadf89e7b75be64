"""Every event of NovoDice, as it is said in the log."""

from __future__ import annotations

from typing import Final

from dicehall.core.events import Event
from dicehall.games.models import Said, Sayable
from dicehall.games.novodice.explain.said import pieces
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules import events
from dicehall.games.said import said, seat

CLAIMED_BY: Final = {
    "row": "log-claimed-row",
    "lions": "log-claimed-lions",
    "free choice": "log-claimed-free",
}
"""The message of a claim, by what paid for it."""


def event_said(game: NovoDice, event: Event) -> Said:
    """Return an event as a message."""
    player = seat(event.seat)
    match event:
        case events.Began():
            return said("log-began", player=player)
        case events.TurnBegan():
            return said("log-turn-began", player=player)
        case events.Rolled():
            cells = game.dice.parse(event.dice)
            dice = pieces.dice(game.box, cells)
            return said("log-rolled", player=player, roll=event.roll, dice=dice)
        case events.Kept():
            return _kept(game, event)
        case events.TookExtraDice():
            return said("log-took-extra", player=player, number=event.number)
        case events.Claimed():
            tile = pieces.tile(event.tile)
            return said(CLAIMED_BY[event.by], player=player, tile=tile)
        case events.TookTrash():
            return said("log-took-trash", player=player)
        case events.GotNothing():
            return said("log-got-nothing", player=player)
        case events.Placed():
            tile = pieces.tile(event.tile)
            return said("log-placed", player=player, tile=tile, bay=event.bay, worth=event.worth)
        case events.Exchanged():
            return said(
                "log-exchanged",
                player=player,
                tile=pieces.tile(event.tile),
                old=pieces.tile(event.old),
                bay=event.bay,
                worth=event.worth,
            )
        case events.Dropped():
            return said("log-dropped", player=player, tile=pieces.tile(event.tile))
        case events.BaysFilled():
            return said("log-bays-filled", player=player)
        case events.GameEnded():
            return _ended(event)
    raise NotImplementedError(f"nothing is said of {event}")


def _kept(game: NovoDice, event: events.Kept) -> Said:
    player, cells = seat(event.seat), game.dice.parse(event.dice)
    if not cells:
        return said("log-kept-none", player=player, slot=event.slot)
    dice = pieces.dice(game.box, cells)
    return said("log-kept", player=player, slot=event.slot, dice=dice, number=len(cells))


def _ended(event: events.GameEnded) -> Said:
    """Return who won, then everybody's points."""
    scores: list[Sayable] = [
        said("score", player=seat(number), points=points)
        for number, points in enumerate(event.scores)
    ]
    if len(event.winners) == 1:
        return said("log-ended-won", player=seat(event.winners[0]), scores=scores)
    return said("log-ended-tied", winners=[seat(number) for number in event.winners], scores=scores)
