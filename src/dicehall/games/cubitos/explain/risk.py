"""What a roll risks: the exact chance of a bust, what would be lost, and which dice can change that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from typing import Any, Final

from dicehall.core.chances import chance_of_side, chances_of_numbers, saved_chance
from dicehall.games.cubitos.cards.amounts import face_money
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.explain.looking import Asked
from dicehall.games.cubitos.odds.pushes import chance_with, helpers
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    CREDIT,
    FACES,
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
)
from dicehall.games.cubitos.rules.roll_phase import colours_staying
from dicehall.games.cubitos.rules.state import FAN_SPACES, Player

HITS: Final = frozenset(range(FACES)) - {BLANK}
"""Every face but the blank."""


@dataclass(frozen=True)
class Stake:
    """What the active dice are worth: what plain faces show, symbols and powers, and the dice themselves."""

    money: int
    moves: int
    credits: int
    symbols: int
    dice: int


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
    staying = colours_staying(asked.table, asked.player)
    return [die for die in asked.player.active if staying >> colour_of(kind_of(die)) & 1]


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
