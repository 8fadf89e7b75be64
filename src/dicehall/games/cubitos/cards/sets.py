"""Sets of ability cards: drawing one at random, and what to say of one before it is raced with.

A warning never forbids a set. It is given as data: what people read is up to whoever shows it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.stream import Stream
from dicehall.games.cubitos.cards import ALL_CARDS, card_named
from dicehall.games.cubitos.rules.components import Components
from dicehall.games.cubitos.rules.dice import COLOURS

CHEAP: Final = 5
"""A card that costs no more than this is a cheap one."""
ENOUGH_CHEAP: Final = 2
"""So many cheap cards a set should have."""
LOSE_DICE: Final = ("reliever_beaver", "benchwarmer", "batter_beaver", "cheese_boy", "crabby")
"""Cards that rid their owner of weak dice."""
DRAW_DICE: Final = (
    *("dugout", "fast_cat", "muggles", "batter_beaver", "ledercheesen", "stogie"),
    *("jacques_couteau", "punk_fruit", "champion", "punch_guy", "stinky_cheese"),
)
"""Cards that bring more dice into a roll."""

FEW_CHEAP: Final = "few_cheap_cards"
NO_LOSS_NO_DRAW: Final = "no_card_loses_or_draws_dice"


@dataclass(frozen=True)
class SetWarning:
    """Why a race with a set may be tedious."""

    kind: str
    """`few_cheap_cards`: purses are small at first, and little can be bought with them.
    `no_card_loses_or_draws_dice`: gray dice stay in the way of better ones."""
    cards: tuple[str, ...]
    """The cards that do what more cards should do."""


def random_set(seed: str) -> list[str]:
    """Return the names of one card of each colour, by colour; the same seed gives the same set."""
    stream = Stream(f"cubitos set {seed}")
    names: list[str] = []
    for colour in range(COLOURS):
        of_colour = [card.id for card in ALL_CARDS if card.colour == colour]
        names.append(of_colour[stream.below(len(of_colour))])
    return names


def warnings_for(names: list[str], box: Components) -> list[SetWarning]:
    """Return what speaks against a set, as the costs of a box make it; nothing if all is well."""
    cards = [card_named(name).id for name in names]
    warnings: list[SetWarning] = []
    cheap = tuple([card for card in cards if box.costs[card] <= CHEAP])
    if len(cheap) < ENOUGH_CHEAP:
        warnings.append(SetWarning(FEW_CHEAP, cheap))
    if not any(card in LOSE_DICE or card in DRAW_DICE for card in cards):
        warnings.append(SetWarning(NO_LOSS_NO_DRAW, ()))
    return warnings
