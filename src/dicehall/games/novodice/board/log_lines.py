"""Every event of NovoDice as a line of the log."""

from __future__ import annotations

from dicehall.core.dice import Dice
from dicehall.core.events import Event
from dicehall.games.novodice.board.wording import Wording
from dicehall.games.novodice.rules import events
from dicehall.terminal.board import Line

ONE_FOR_ALL = {
    events.Began: "novodice-began",
    events.TurnBegan: "novodice-turn-began",
    events.TookTrash: "novodice-took-trash",
    events.GotNothing: "novodice-got-nothing",
    events.BaysFilled: "novodice-bays-filled",
}
"""The messages of events that say only who they happened to."""

CLAIMED_BY = {
    "row": "novodice-claimed-row",
    "lions": "novodice-claimed-lions",
    "free choice": "novodice-claimed-free",
}
"""The message for a claim, by what paid for it."""


def lines(wording: Wording, dice: Dice, event: Event) -> list[Line]:
    """Return an event as lines."""
    if isinstance(event, events.GameEnded):
        return [_ended(wording, event)]
    player = wording.names[event.seat]
    loud = isinstance(event, events.TurnBegan)
    return [Line(event.seat, _sentence(wording, dice, event, player), loud)]


def _sentence(wording: Wording, dice: Dice, event: Event, player: str) -> str:
    text = wording.text
    if type(event) in ONE_FOR_ALL:
        return text(ONE_FOR_ALL[type(event)], player=player)
    if isinstance(event, events.Rolled):
        shown = wording.dice(dice.parse(event.dice)) or text("novodice-no-dice")
        return text("novodice-rolled", player=player, roll=event.roll, dice=shown)
    if isinstance(event, events.Kept):
        cells = dice.parse(event.dice)
        if not cells:
            return text("novodice-kept-none", player=player, slot=event.slot)
        return text("novodice-kept", player=player, slot=event.slot, dice=wording.dice(cells))
    if isinstance(event, events.TookExtraDice):
        return text("novodice-took-extra", player=player, number=event.number)
    if isinstance(event, events.Claimed):
        return text(CLAIMED_BY[event.by], player=player, tile=wording.tile_named(event.tile))
    if isinstance(event, events.Placed):
        tile = wording.tile_named(event.tile)
        return text("novodice-placed", player=player, tile=tile, bay=event.bay, worth=event.worth)
    if isinstance(event, events.Exchanged):
        return text(
            "novodice-exchanged",
            player=player,
            tile=wording.tile_named(event.tile),
            old=wording.tile_named(event.old),
            bay=event.bay,
            worth=event.worth,
        )
    assert isinstance(event, events.Dropped), f"no line is known for {event}"
    return text("novodice-dropped", player=player, tile=wording.tile_named(event.tile))


def _ended(wording: Wording, event: events.GameEnded) -> Line:
    """Return who won, then everybody's points."""
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(wording.names, event.scores, strict=True)
    )
    winners = ", ".join(wording.names[seat] for seat in event.winners)
    message = "novodice-ended-won" if len(event.winners) == 1 else "novodice-ended-tied"
    return Line(-1, wording.text(message, winners=winners, scores=scores), True)
