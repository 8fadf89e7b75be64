"""Sets of ability cards: drawing one at random, and warnings about one before a race.

A warning never forbids a set. It is data; the caller that shows it puts it into words.
"""

# Not compiled: a set of cards is chosen once a game.

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.stream import Stream
from dicehall.games.cubitos.cards import ALL_CARDS, card_named
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.choosing_dice import BUT_START, FROM_DRAW
from dicehall.games.cubitos.cards.moments import MOMENTS, WOULD_BUST
from dicehall.games.cubitos.cards.telling import (
    DIE_GIVEN,
    DIE_LOST,
    FREE_DRAW,
    FREE_ROLL,
    FREE_ROLL_OF_ALL,
    UNCOUNTED,
)
from dicehall.games.cubitos.rules.components import RaceBox
from dicehall.games.cubitos.rules.dice import COLOURS

CHEAP: Final = 5
"""A card that costs no more than this is a cheap one."""
ENOUGH_CHEAP: Final = 2
"""How many cheap cards a set should have."""

FEW_CHEAP: Final = "few_cheap_cards"
NO_LOSS_NO_DRAW: Final = "no_card_loses_or_draws_dice"


def loses_dice(card: Card) -> bool:
    """Return whether a card lets its owner lose weak dice, not only of the card's own colour."""
    for moment in card.tells:
        for effect in moment:
            if effect.what == DIE_GIVEN or (
                effect.what == DIE_LOST and effect.colours == BUT_START
            ):
                return True
    return False


def draws_dice(card: Card) -> bool:
    """Return whether a card brings more dice into a roll, other than to prevent a bust."""
    for moment in range(MOMENTS):
        for effect in card.tells[moment]:
            if effect.what in (FREE_DRAW, UNCOUNTED) or (
                effect.what in (FREE_ROLL, FREE_ROLL_OF_ALL)
                and effect.zones & FROM_DRAW
                and moment != WOULD_BUST
            ):
                return True
    return False


@dataclass(frozen=True)
class SetWarning:
    """Why a race with a set may be tedious."""

    kind: str
    """`few_cheap_cards`: purses are small at first, and little can be bought with them.
    `no_card_loses_or_draws_dice`: gray dice stay in the way of better ones."""
    cards: tuple[str, ...]
    """The set's cards of this kind, of which there should be more."""


def random_set(seed: str) -> list[str]:
    """Return the names of one card of each colour, by colour; the same seed gives the same set."""
    stream = Stream(f"cubitos set {seed}")
    names: list[str] = []
    for colour in range(COLOURS):
        of_colour = [card.id for card in ALL_CARDS if card.colour == colour]
        names.append(of_colour[stream.below(len(of_colour))])
    return names


def warnings_for(names: list[str], box: RaceBox) -> list[SetWarning]:
    """Return the warnings about a set, given the costs in a box; usually none."""
    cards = [card_named(name) for name in names]
    warnings: list[SetWarning] = []
    cheap = tuple([card.id for card in cards if box.costs[card.id] <= CHEAP])
    if len(cheap) < ENOUGH_CHEAP:
        warnings.append(SetWarning(FEW_CHEAP, cheap))
    if not any(loses_dice(card) or draws_dice(card) for card in cards):
        warnings.append(SetWarning(NO_LOSS_NO_DRAW, ()))
    return warnings
