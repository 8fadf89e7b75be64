"""The risk of a roll: the exact chance of a bust, what would be lost, and which dice can change that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Final, cast

from dicehall.core.chances import chance_of_side, chances_of_numbers
from dicehall.games.cubitos.cards.amounts import face_money
from dicehall.games.cubitos.cards.moments import ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.explain.looking import Asked
from dicehall.games.cubitos.explain.models.pushing import (
    BustBrings,
    Helper,
    Risk,
    RiskEffect,
    Stake,
)
from dicehall.games.cubitos.explain.pieces import die_told, faced_told
from dicehall.games.cubitos.odds.pushes import chance_with, helpers
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    CREDIT,
    FACES,
    KINDS,
    MOVE,
    POWER,
    SYMBOL,
    USED,
    colour_of,
    face_of,
    kind_of,
)
from dicehall.games.cubitos.rules.roll_phase import colours_staying
from dicehall.games.cubitos.rules.state import FAN_SPACES, Player
from dicehall.games.models import chance_told

HITS: Final = frozenset(range(FACES)) - {BLANK}
"""Every face but the blank."""


def stake(player: Player) -> Stake:
    """Return what a player would lose in a bust."""
    return stake_of(player.active)


def stake_of(dice: Iterable[int]) -> Stake:
    """Return what some active dice are worth."""
    dice = list(dice)
    faces = [face_of(die) for die in dice if not die & USED]
    return {
        "money": sum(face_money(face) for face in faces),
        "moves": faces.count(MOVE),
        "credits": faces.count(CREDIT),
        "symbols": faces.count(SYMBOL) + faces.count(POWER),
        "dice": len(dice),
    }


# --------------------------------------------------------------------------------- what is told


def helpers_told(asked: Asked, chance: Fraction, moments: tuple[int, ...]) -> list[Helper]:
    """Return the dice that can change the risk, each with the chance if only one of these is used."""
    return [
        {
            "die": faced_told(helper.die),
            "count": helper.number,
            "card": helper.card.id,
            "moment": "on_push" if helper.moment == ON_PUSH else "would_bust",
            "effect": cast(RiskEffect, helper.effect),
            "bust": chance_told(
                chance_with(asked.table, asked.player, chance, [replace(helper, number=1)])
            ),
        }
        for helper in helpers(asked.table, asked.player, moments)
    ]


def risk_of(asked: Asked, chance: Fraction) -> Risk:
    """Return what the next roll of all dice in the roll zone can bring, and what it can cost."""
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
                **die_told(kind),
                "count": player.roll[kind],
                "hit": chance_told(chance_of_side(game.dice, kind, HITS)),
            }
            for kind in range(KINDS)
            if player.roll[kind]
        ],
        "hits": [chance_told(likely) for likely in hits],
        "bust": chance_told(chance),
        "bust_at_best": chance_told(chance_with(asked.table, player, chance, helping)),
        "changes_risk": bool(helping),
        "abilities": helpers_told(asked, chance, moments),
        "stake": stake(player),
        "lost": stake_of(lost),
        "bust_brings": bust_brings(asked),
    }


def dice_that_may_stay(asked: Asked) -> list[int]:
    """Return the active dice that may stay in a bust."""
    staying = colours_staying(asked.table, asked.player)
    return [die for die in asked.player.active if staying >> colour_of(kind_of(die)) & 1]


def bust_brings(asked: Asked) -> BustBrings:
    """Return what the fan gained in a bust grants."""
    player, box = asked.player, asked.game.box
    at_end = player.fans == FAN_SPACES
    space = player.fans if at_end else player.fans + 1
    return {
        "fans": space - player.fans,
        "credits": box.fan_credits[space - 1],
        "hands": 0 if at_end else box.fan_hands[space - 1],
    }
