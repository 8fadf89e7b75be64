"""What a roll risks: the exact chance of a bust, what would be lost, and which dice can change that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from typing import Any, Final

from dicehall.cubitos.abilities import can_use
from dicehall.cubitos.card import MOMENT_NAMES, ON_PUSH, WOULD_BUST, Card
from dicehall.cubitos.dice import (
    BLANK,
    CREDIT,
    FACES,
    GRAY,
    GREEN,
    KIND_NAMES,
    KINDS,
    MOVE,
    POWER,
    SYMBOL,
    USED,
    colour_of,
    die_text,
    face_of,
    kind_of,
    shown_of,
)
from dicehall.cubitos.game import Cubitos
from dicehall.cubitos.roll_phase import MayKeepGreenAndGray
from dicehall.cubitos.state import FAN_SPACES, Player
from dicehall.cubitos.table import CubitosTable
from dicehall.cubitos.words import (
    AnotherToRoll,
    PreventBust,
    PushCannotBust,
    ThisToRoll,
    face_money,
)
from dicehall.details.chances import chance_of_side, chances_of_numbers, saved_chance
from dicehall.details.cubitos.looking import Asked

HITS: Final = frozenset(range(FACES)) - {BLANK}
"""Every face but the blank."""
SAFE: Final = "safe"
MORE_DICE: Final = "more_dice"
SAVES: Final = "saves"
MAY_SAVE: Final = "may_save"
"""How a die changes what a push risks: the push cannot bust, dice go back to roll, a bust is prevented for
certain, or if a free roll of gray dice hits."""


@dataclass(frozen=True)
class Stake:
    """What the active dice are worth: what plain faces show, symbols and powers, and the dice themselves."""

    money: int
    moves: int
    credits: int
    symbols: int
    dice: int


def all_blank(game: Cubitos, counts: list[int]) -> Fraction:
    """Return the chance that every one of these dice shows a blank."""
    chance = Fraction(1)
    for kind in range(KINDS):
        if counts[kind]:
            chance *= chance_of_side(game.dice, kind, (BLANK,)) ** counts[kind]
    return chance


def bust_chance(game: Cubitos, player: Player, pushing: bool = True) -> Fraction:
    """Return the chance that rolling all of roll busts; none for who is not at risk.

    Before a push nothing makes it safe yet; what made the last one safe is over.
    """
    if not player.at_risk or (pushing and player.safe_push) or not any(player.roll):
        return Fraction(0)
    return all_blank(game, player.roll)


def stake(player: Player) -> Stake:
    """Return what a player would lose in a bust."""
    return stake_of(player.active)


def stake_of(dice: Iterable[int]) -> Stake:
    """Return what some active dice are worth."""
    dice = list(dice)
    faces = [face_of(die) for die in dice if not die & USED]
    return Stake(
        sum(face_money(face) for face in faces),
        faces.count(MOVE),
        faces.count(CREDIT),
        faces.count(SYMBOL) + faces.count(POWER),
        len(dice),
    )


# ------------------------------------------------------------------------- dice that change the risk


@dataclass(frozen=True)
class Helper:
    """An active die whose card changes what a push risks."""

    die: int
    """The first of those that show the same."""
    number: int
    """How many there are."""
    card: Card
    """What it does."""
    moment: int
    """When."""
    effect: str
    """One of `SAFE`, `MORE_DICE`, `SAVES` and `MAY_SAVE`."""


def helpers(table: CubitosTable, player: Player, moments: tuple[int, ...]) -> list[Helper]:
    """Return the active dice that can change a push's risk at these moments, equal ones once."""
    found: dict[tuple[int, int], list[int]] = {}
    for die in player.active:
        card = table.card_of(kind_of(die))
        if card is None or face_of(die) not in (SYMBOL, POWER):
            continue
        for moment in moments:
            if can_use(table, player, die, card, moment) and _effect(card, moment):
                found.setdefault((shown_of(die), moment), []).append(die)
    helping: list[Helper] = []
    for (_, moment), dice in found.items():
        card = table.card_of(kind_of(dice[0]))
        assert card is not None
        helping.append(Helper(dice[0], len(dice), card, moment, _effect(card, moment)))
    return helping


def _effect(card: Card, moment: int) -> str:
    program = card.programs[moment]
    for word in () if program is None else program.words:
        if isinstance(word, PushCannotBust):
            return SAFE
        if isinstance(word, ThisToRoll):
            return MORE_DICE
        if isinstance(word, PreventBust):
            return MAY_SAVE if word.if_hit else SAVES
    return ""


def chance_with(
    table: CubitosTable, player: Player, chance: Fraction, helping: list[Helper]
) -> Fraction:
    """Return the least chance of a bust when these dice are used, instead of a chance without them."""
    if not helping or not chance:
        return chance
    game = table.game
    if any(helper.effect in (SAFE, SAVES) for helper in helping):
        return Fraction(0)
    rolled_again = sum(helper.number for helper in helping if helper.effect == MAY_SAVE)
    chance *= all_blank(game, gray_dice(player)) ** rolled_again
    back = [helper for helper in helping if helper.effect == MORE_DICE]
    moved: list[int] = []
    others = 0
    for helper in back:
        alike = [die for die in player.active if shown_of(die) == shown_of(helper.die)]
        moved += alike[: helper.number]
        if face_of(helper.die) == POWER and _takes_another(helper.card):
            others += helper.number
    chance *= _blanks(game, moved)
    rest = list(player.active)
    for die in moved:
        rest.remove(die)
    rest.sort(key=lambda die: chance_of_side(game.dice, kind_of(die), (BLANK,)))
    return chance * _blanks(game, rest[:others])


def _takes_another(card: Card) -> bool:
    program = card.programs[ON_PUSH]
    return program is not None and any(isinstance(word, AnotherToRoll) for word in program.words)


def _blanks(game: Cubitos, dice: list[int]) -> Fraction:
    chance = Fraction(1)
    for die in dice:
        chance *= chance_of_side(game.dice, kind_of(die), (BLANK,))
    return chance


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


# --------------------------------------------------------------------------------- what is told


def saved_helpers(asked: Asked, chance: Fraction, moments: tuple[int, ...]) -> list[dict[str, Any]]:
    """Return the dice that can change the risk, each with the chance if one of these alone is used."""
    return [
        {
            "die": die_text(helper.die),
            "count": helper.number,
            "card": helper.card.id,
            "moment": MOMENT_NAMES[helper.moment],
            "effect": helper.effect,
            "bust": saved_chance(
                chance_with(asked.table, asked.player, chance, [replace(helper, number=1)])
            ),
        }
        for helper in helpers(asked.table, asked.player, moments)
    ]


def risk_facts(asked: Asked, chance: Fraction) -> dict[str, Any]:
    """Return what the next roll of all of roll can bring, and what it can cost."""
    player, game = asked.player, asked.game
    hits = chances_of_numbers(game.dice, player.roll, HITS)
    moments = (ON_PUSH, WOULD_BUST)
    helping = helpers(asked.table, player, moments)
    staying = dice_that_may_stay(asked)
    lost = [die for die in player.active if die not in staying]
    return {
        "at_risk": player.at_risk > 0,
        "must_push": player.must_push > 0,
        "dice": sum(player.roll),
        "roll": [
            {
                "die": KIND_NAMES[kind],
                "count": player.roll[kind],
                "hit": saved_chance(chance_of_side(game.dice, kind, HITS)),
            }
            for kind in range(KINDS)
            if player.roll[kind]
        ],
        "hits": {str(number): saved_chance(likely) for number, likely in enumerate(hits)},
        "bust": saved_chance(chance),
        "bust_at_best": saved_chance(chance_with(asked.table, player, chance, helping)),
        "changes_risk": bool(helping),
        "abilities": saved_helpers(asked, chance, moments),
        "stake": asdict(stake(player)),
        "lost": asdict(stake_of(lost)),
        "bust_brings": bust_brings(asked),
    }


def dice_that_may_stay(asked: Asked) -> list[int]:
    """Return the active dice that may stay in a bust."""
    if not MayKeepGreenAndGray().holds(asked.table, asked.task()):
        return []
    return [die for die in asked.player.active if colour_of(kind_of(die)) in (GREEN, GRAY)]


def bust_brings(asked: Asked) -> dict[str, int]:
    """Return what the fan gained in a bust grants."""
    player, box = asked.player, asked.game.box
    at_end = player.fans == FAN_SPACES
    space = player.fans if at_end else player.fans + 1
    return {
        "fans": space - player.fans,
        "credits": box.fan_credits[space - 1],
        "hands": 0 if at_end else box.fan_hands[space - 1],
    }
