"""Explanations of every question of Cubitos: of the whole, and of each option beyond its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from dicehall.core.chances import chance_of_side
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.cards.abilities import (
    NO_MORE,
    ON_PUSH_MOMENTS,
    WOULD_BUST_MOMENTS,
    AbilityToUse,
    ability_parts,
)
from dicehall.games.cubitos.cards.choosing_dice import spot_text
from dicehall.games.cubitos.cards.offer_words import YES
from dicehall.games.cubitos.cards.tray_words import FaceChoice, picked_kind
from dicehall.games.cubitos.explain import moving
from dicehall.games.cubitos.explain.models.dice import PoolDie
from dicehall.games.cubitos.explain.models.pushing import (
    AbilityDetails,
    BustThreat,
    RiskEffect,
    Stake,
    StayDetails,
)
from dicehall.games.cubitos.explain.models.run_phase import GainDetails
from dicehall.games.cubitos.explain.moving import Details
from dicehall.games.cubitos.explain.offers import form_of, spot_told
from dicehall.games.cubitos.explain.pieces import faced_told, kind_told
from dicehall.games.cubitos.explain.question_context import (
    GAINS_BEHIND_EITHER,
    QuestionContext,
    tried,
)
from dicehall.games.cubitos.explain.risk import (
    HITS,
    at_least_told,
    bust_brings,
    dice_that_may_stay,
    risk_of,
    stake,
    stake_of,
)
from dicehall.games.cubitos.explain.sets import pool_of, wanted_set
from dicehall.games.cubitos.odds.push_risk import PushRisk
from dicehall.games.cubitos.rules.dice import kind_of
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT
from dicehall.games.models import chance_told

NOTHING_GAINED: Final[GainDetails] = {"gains": {}, "then": None}


def cubitos_details(match: Match, question: Question) -> Details:
    """Return what a question and its options mean."""
    context = QuestionContext(match, question)
    facts, options = DETAILS[form_of(question.choice)[0]](context)
    return {**facts, "by": context.asking_card()}, options


# ------------------------------------------------------------------------------------ pushing


def _push(context: QuestionContext) -> Details:
    return {**risk_of(context)}, [None] * len(context.question.options)


def _abilities(context: QuestionContext) -> Details:
    """Explain abilities; if one changes the risk, how likely a bust is then."""
    choice = context.question.choice
    assert isinstance(choice, AbilityToUse)
    facts: dict[str, Any] = {"stop": choice.stop, "risk": None, "threat": None}
    risk: PushRisk | None = None
    if choice.moments == ON_PUSH_MOMENTS:
        risk = PushRisk(context.table, context.seat)
        facts["risk"] = risk_of(context)
    elif choice.moments == WOULD_BUST_MOMENTS:
        risk = PushRisk(context.table, context.seat)
        threat: BustThreat = {
            "stake": stake(context.player),
            "lost": _lost(context),
            "bust_brings": bust_brings(context),
        }
        facts["threat"] = threat
    options: list[AbilityDetails] = []
    for option in context.question.options:
        brings = NOTHING_GAINED if option == NO_MORE else tried(context, option)
        known: AbilityDetails = {**brings, "bust": None, "bust_at_least": None, "effect": None}
        if risk is not None and option == NO_MORE:
            known["bust"] = chance_told(risk.bust)
        elif risk is not None:
            die, moment = ability_parts(option)
            bust = risk.using(die, moment)
            known["bust"] = chance_told(bust.most)
            known["bust_at_least"] = at_least_told(bust)
            known["effect"] = cast(RiskEffect, risk.effect(die, moment, bust) or None)
        options.append(known)
    return facts, options


def _lost(context: QuestionContext) -> Stake:
    staying = dice_that_may_stay(context)
    return stake_of([die for die in context.player.active if die not in staying])


# --------------------------------------------------------------------------------------- dice


def _dice(context: QuestionContext) -> Details:
    """Explain dice to take from zones: how many, and from which."""
    wanted = wanted_set(context.match, context.question)
    assert wanted is not None
    pool = Counter(pool_of(context))
    facts = {
        "least": wanted.least,
        "most": wanted.most,
        "taken": wanted.taken,
        "stop": wanted.stop,
        "different_colours": bool(wanted.groups),
        "pool": [_pool_die(context, spot, count) for spot, count in pool.items()],
    }
    return facts, [None] * len(context.question.options)


def _pool_die(context: QuestionContext, spot: int, count: int) -> PoolDie:
    zone, die = divmod(spot, SPOT)
    kind = kind_of(die) if zone == ACTIVE else die
    return {
        **spot_told(spot),
        "text": spot_text(spot),
        "count": count,
        "card": context.card_id(kind),
        "hit": chance_told(chance_of_side(context.game.dice, kind, HITS)),
    }


def _tray(context: QuestionContext) -> Details:
    """Explain dice from trays."""
    return {}, [context.tray(option - 1) if option else None for option in context.question.options]


def _face(context: QuestionContext) -> Details:
    """Explain the faces that a die can be set to."""
    choice = context.question.choice
    assert isinstance(choice, FaceChoice)
    kind = picked_kind(context.task(), choice.from_tray)
    sides = context.game.dice.kinds[kind].sides
    facts = {
        "die": kind_told(kind),
        "card": context.card_id(kind),
        "source": "tray" if choice.from_tray else "roll",
    }
    return facts, [{"sides": sides.count(option)} for option in context.question.options]


# ----------------------------------------------------------------------------------- yes and no


def _swords_card(context: QuestionContext) -> Details:
    """Explain the gain that a red card offers."""
    facts = {"card": context.question.choice.name(), "swords": _swords(context)}
    return facts, [tried(context, option) for option in context.question.options]


def _swords(context: QuestionContext) -> list[int]:
    return [player.swords for player in context.state.players]


def _what_stays(context: QuestionContext) -> Details:
    staying = dice_that_may_stay(context)
    options: list[StayDetails] = []
    for option in context.question.options:
        kept = staying if option == YES else []
        lost = [die for die in context.player.active if die not in kept]
        keeps = [faced_told(die) for die in kept]
        options.append({"keeps": keeps, "kept": stake_of(kept), "lost": stake_of(lost)})
    return {"stake": stake(context.player), "bust_brings": bust_brings(context)}, options


def _either(context: QuestionContext) -> Details:
    options = [tried(context, option, GAINS_BEHIND_EITHER) for option in context.question.options]
    return {"fans": context.player.fans}, options


def _give_to(context: QuestionContext) -> Details:
    return {"swords": _swords(context)}, [None] * len(context.question.options)


DETAILS: Final[dict[str, Callable[[QuestionContext], Details]]] = {
    "push": _push,
    "abilities": _abilities,
    "keep": _what_stays,
    "dice": _dice,
    "trays": _tray,
    "buy": moving.buy,
    "faces": _face,
    "swords": _swords_card,
    "either": _either,
    "players": _give_to,
    "moves": moving.buy_moves,
    "move": moving.move,
    "spaces": moving.spaces,
    "rewards": moving.reward,
}
"""For each form of question, the function that explains it."""
