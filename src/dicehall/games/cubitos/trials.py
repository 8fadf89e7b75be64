"""Races worth trying: every race for a few rounds, and any set of cards with trays that run out."""

from __future__ import annotations

from typing import Any, Final

from dicehall.core.stream import Stream
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.options import ORDERS
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.dice import COLOURS
from dicehall.games.cubitos.track.maps import TRACK_NAMES

DICE: Final = 121
"""How many dice there are, and so how many a round can ask about."""
ASKED_OF_A_DIE: Final = 12
"""The most questions about one die in a round: it is drawn, rolled, used, lost or bought."""
LONG: Final = 16
"""One in this many trials may last longer than two rounds; whole races would take too long."""


def most_decisions(options: dict[str, Any]) -> int:
    """Return the most decisions a race can take."""
    rounds: int = options.get("rounds") or from_options(options).longest
    return rounds * DICE * ASKED_OF_A_DIE


def _table(stream: Stream) -> dict[str, object]:
    return {
        "players": 2 + stream.below(3),
        "order": ORDERS[stream.below(len(ORDERS))],
        "rounds": 1 + stream.below(2 if stream.below(LONG) else 6),
    }


def short_race(stream: Stream) -> dict[str, object]:
    """Return a race that comes with the game, for a few rounds."""
    races = sorted(components().races)
    return {**_table(stream), "race": races[stream.below(len(races))]}


def scarce_trays(stream: Stream) -> dict[str, object]:
    """Return a set of one card a colour on any track, with dice that run out and that all can afford."""
    cards = []
    for colour in range(COLOURS):
        of_colour = [card.id for card in ALL_CARDS if card.colour == colour]
        cards.append(of_colour[stream.below(len(of_colour))])
    figures: dict[str, object] = {"supply": {"per_colour": 1 + stream.below(3)}}
    if stream.below(2):
        figures["cards"] = {card.id: {"cost": 1} for card in ALL_CARDS}
    track = TRACK_NAMES[stream.below(len(TRACK_NAMES))]
    return {**_table(stream), "cards": cards, "tracks": [track], "components": figures}
