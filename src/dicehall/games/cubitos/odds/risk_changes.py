"""Dice that change what a push risks: pushes that cannot bust, dice back to roll, busts prevented."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from dicehall.games.cubitos.cards.abilities import can_use
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.moments import ON_PUSH
from dicehall.games.cubitos.cards.telling import (
    ANOTHER_TO_ROLL,
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    SAFE_PUSH,
    THIS_TO_ROLL,
)
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.rolls import all_blank
from dicehall.games.cubitos.rules.dice import (
    GRAY,
    KINDS,
    POWER,
    SYMBOL,
    colour_of,
    face_of,
    kind_of,
    shown_of,
)
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable

SAFE: Final = "safe"
MORE_DICE: Final = "more_dice"
SAVES: Final = "saves"
MAY_SAVE: Final = "may_save"
"""How a die changes what a push risks: the push cannot bust, dice go back to roll, a bust is prevented for
certain, or if a free roll of gray dice hits."""

EFFECTS: Final = {
    SAFE_PUSH: SAFE,
    THIS_TO_ROLL: MORE_DICE,
    BUST_PREVENTED: SAVES,
    BUST_PREVENTED_BY_HIT: MAY_SAVE,
}
"""How each effect that abilities tell changes the risk."""


@dataclass(frozen=True)
class RiskChange:
    """An active die whose card changes what a push risks."""

    die: int
    """The die; of several that show the same, the first."""
    number: int
    card: Card
    moment: int
    effect: str
    """One of `SAFE`, `MORE_DICE`, `SAVES` and `MAY_SAVE`."""


def risk_changes(table: CubitosTable, player: Player, moments: tuple[int, ...]) -> list[RiskChange]:
    """Return the active dice that can change a push's risk at these moments, equal ones once."""
    found: dict[tuple[int, int], list[int]] = {}
    for die in player.active:
        card = table.card_of(kind_of(die))
        if card is None or face_of(die) not in (SYMBOL, POWER):
            continue
        for moment in moments:
            if can_use(table, player, die, card, moment) and _effect(card, moment):
                found.setdefault((shown_of(die), moment), []).append(die)
    changes: list[RiskChange] = []
    for (_, moment), dice in found.items():
        card = table.card_of(kind_of(dice[0]))
        assert card is not None
        changes.append(RiskChange(dice[0], len(dice), card, moment, _effect(card, moment)))
    return changes


def _effect(card: Card, moment: int) -> str:
    for told in card.tells[moment]:
        if told.what in EFFECTS:
            return EFFECTS[told.what]
    return ""


def chance_with(
    table: CubitosTable, player: Player, chance: Fraction, changes: list[RiskChange]
) -> Fraction:
    """Return the least chance of a bust if these dice are used, given the chance without them."""
    if not changes or not chance:
        return chance
    game = table.game
    if any(change.effect in (SAFE, SAVES) for change in changes):
        return Fraction(0)
    rolled_again = sum(change.number for change in changes if change.effect == MAY_SAVE)
    chance *= all_blank(game, gray_dice(player)) ** rolled_again
    back = [change for change in changes if change.effect == MORE_DICE]
    moved: list[int] = []
    others = 0
    for change in back:
        alike = [die for die in player.active if shown_of(die) == shown_of(change.die)]
        moved += alike[: change.number]
        if face_of(change.die) == POWER and change.card.tells_of(ON_PUSH, ANOTHER_TO_ROLL):
            others += change.number
    chance *= _blanks(game, moved)
    rest = list(player.active)
    for die in moved:
        rest.remove(die)
    for _ in range(others):
        # The other die that moves to roll is the one that hits most often.
        if rest:
            best = rest[0]
            for die in rest:
                if _blanks(game, [die]) < _blanks(game, [best]):
                    best = die
            rest.remove(best)
            chance *= _blanks(game, [best])
    return chance


def _blanks(game: Cubitos, dice: list[int]) -> Fraction:
    counts = [0] * KINDS
    for die in dice:
        counts[kind_of(die)] += 1
    return all_blank(game, counts)


def gray_dice(player: Player) -> list[int]:
    """Return how many gray dice of each kind a player has, in all zones."""
    counts = [0] * KINDS
    for kind in range(KINDS):
        if colour_of(kind) == GRAY:
            counts[kind] = player.draw[kind] + player.roll[kind] + player.discard[kind]
    for die in player.active:
        if colour_of(kind_of(die)) == GRAY:
            counts[kind_of(die)] += 1
    return counts
