"""The risk of a roll: the chance of a bust, what would be lost, and which dice can change that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from dicehall.core.chances import Between, chance_of_side, chances_of_numbers
from dicehall.games.cubitos.cards.amounts import face_money
from dicehall.games.cubitos.cards.moments import ON_PUSH
from dicehall.games.cubitos.explain.models.pushing import (
    BustBrings,
    RiskChangeDetails,
    RiskEffect,
    RollRisk,
    Stake,
)
from dicehall.games.cubitos.explain.pieces import die_told, faced_told
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.odds.push_risk import PushRisk
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
from dicehall.games.models import Chance, chance_told

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


# --------------------------------------------------------------------------------- what is explained


def risk_changes_told(risk: PushRisk) -> list[RiskChangeDetails]:
    """Return the dice that can change the risk, each with the chance if only one of these is used."""
    return [
        {
            "die": faced_told(change.die),
            "count": change.number,
            "card": change.card.id,
            "moment": "on_push" if change.moment == ON_PUSH else "would_bust",
            "effect": cast(RiskEffect, change.effect),
            "bust": chance_told(change.bust.most),
            "bust_at_least": at_least_told(change.bust),
        }
        for change in risk.changes()
    ]


def at_least_told(chance: Between) -> Chance | None:
    """Return the lower limit of a chance that is not known exactly; None if it is."""
    return None if chance.exact() else chance_told(chance.least)


def risk_of(context: QuestionContext) -> RollRisk:
    """Return what the next roll of all dice in the roll zone can bring, and what it can cost."""
    player, game = context.player, context.game
    hits = chances_of_numbers(game.dice, player.roll.counts(), HITS)
    risk = PushRisk(context.table, context.seat)
    best = risk.at_best()
    abilities = risk_changes_told(risk)
    staying = dice_that_may_stay(context)
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
        "bust": chance_told(risk.bust),
        "bust_at_best": chance_told(best.most),
        "best_at_least": at_least_told(best),
        "changes_risk": bool(abilities),
        "abilities": abilities,
        "stake": stake(player),
        "lost": stake_of(lost),
        "bust_brings": bust_brings(context),
    }


def dice_that_may_stay(context: QuestionContext) -> list[int]:
    """Return the active dice that may stay in a bust."""
    staying = colours_staying(context.table, context.player)
    return [die for die in context.player.active if staying >> colour_of(kind_of(die)) & 1]


def bust_brings(context: QuestionContext) -> BustBrings:
    """Return what the fan gained in a bust grants."""
    player, box = context.player, context.game.box
    at_end = player.fans == FAN_SPACES
    space = player.fans if at_end else player.fans + 1
    return {
        "fans": space - player.fans,
        "credits": box.fan_credits[space - 1],
        "hands": 0 if at_end else box.fan_hands[space - 1],
    }
