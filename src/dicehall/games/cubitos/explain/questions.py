"""Explanations of every question of Cubitos: of the whole, and of each option beyond its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
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
from dicehall.games.cubitos.cards.moments import ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.cards.offer_words import YES
from dicehall.games.cubitos.cards.tray_words import Face, picked_kind
from dicehall.games.cubitos.explain import moving
from dicehall.games.cubitos.explain.looking import Asked, tried
from dicehall.games.cubitos.explain.models.dice import PoolDie
from dicehall.games.cubitos.explain.models.pushing import (
    AbilityTold,
    BustThreat,
    KeepTold,
    RiskEffect,
    Stake,
)
from dicehall.games.cubitos.explain.models.running import GainTold
from dicehall.games.cubitos.explain.moving import Told
from dicehall.games.cubitos.explain.offers import form_of, pool_of, spot_told, wanted_set
from dicehall.games.cubitos.explain.pieces import faced_told, kind_told
from dicehall.games.cubitos.explain.risk import (
    HITS,
    bust_brings,
    dice_that_may_stay,
    risk_of,
    stake,
    stake_of,
)
from dicehall.games.cubitos.odds.pushes import chance_with, helpers
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import kind_of
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT
from dicehall.games.models import chance_told

GAINS_BEHIND_EITHER: Final = 2
"""The words after a choice of two gains: one for each, of which one is carried out."""
NOTHING_GAINED: Final[GainTold] = {"gains": {}, "then": None}


def cubitos_details(match: Match, question: Question) -> Told:
    """Return what a question and its options mean."""
    asked = Asked(match, question)
    facts, options = TOLD[form_of(question.choice)[0]](asked)
    return {**facts, "by": asked.asking_card()}, options


# ------------------------------------------------------------------------------------ pushing


def _push(asked: Asked) -> Told:
    risk = risk_of(asked, bust_chance(asked.game, asked.player, False))
    return {**risk}, [None] * len(asked.question.options)


def _abilities(asked: Asked) -> Told:
    """Explain abilities; if one changes the risk, how likely a bust is then."""
    choice = asked.question.choice
    assert isinstance(choice, AbilityToUse)
    facts: dict[str, Any] = {"stop": choice.stop, "risk": None, "threat": None}
    moments: tuple[int, ...] = ()
    chance = Fraction(0)
    if choice.moments == ON_PUSH_MOMENTS:
        chance, moments = bust_chance(asked.game, asked.player), (ON_PUSH,)
        facts["risk"] = risk_of(asked, chance)
    elif choice.moments == WOULD_BUST_MOMENTS:
        chance, moments = Fraction(1), (WOULD_BUST,)
        threat: BustThreat = {
            "stake": stake(asked.player),
            "lost": _lost(asked),
            "bust_brings": bust_brings(asked),
        }
        facts["threat"] = threat
    risky = {
        (helper.die, helper.moment): helper
        for helper in helpers(asked.table, asked.player, moments)
    }
    options: list[AbilityTold] = []
    for option in asked.question.options:
        brings = NOTHING_GAINED if option == NO_MORE else tried(asked, option)
        told: AbilityTold = {**brings, "bust": None, "effect": None}
        if moments:
            helper = risky.get(ability_parts(option)) if option != NO_MORE else None
            one = [] if helper is None else [replace(helper, number=1)]
            told["bust"] = chance_told(chance_with(asked.table, asked.player, chance, one))
            told["effect"] = None if helper is None else cast(RiskEffect, helper.effect)
        options.append(told)
    return facts, options


def _lost(asked: Asked) -> Stake:
    staying = dice_that_may_stay(asked)
    return stake_of([die for die in asked.player.active if die not in staying])


# --------------------------------------------------------------------------------------- dice


def _dice(asked: Asked) -> Told:
    """Explain dice to take from zones: how many, and from which."""
    wanted = wanted_set(asked.match, asked.question)
    assert wanted is not None
    pool = Counter(pool_of(asked))
    facts = {
        "least": wanted.least,
        "most": wanted.most,
        "taken": wanted.taken,
        "stop": wanted.stop,
        "different_colours": bool(wanted.groups),
        "pool": [_pool_die(asked, spot, count) for spot, count in pool.items()],
    }
    return facts, [None] * len(asked.question.options)


def _pool_die(asked: Asked, spot: int, count: int) -> PoolDie:
    zone, die = divmod(spot, SPOT)
    kind = kind_of(die) if zone == ACTIVE else die
    return {
        **spot_told(spot),
        "text": spot_text(spot),
        "count": count,
        "card": asked.card_id(kind),
        "hit": chance_told(chance_of_side(asked.game.dice, kind, HITS)),
    }


def _tray(asked: Asked) -> Told:
    """Explain dice from trays."""
    return {}, [asked.tray(option - 1) if option else None for option in asked.question.options]


def _face(asked: Asked) -> Told:
    """Explain the faces that a die can be set to."""
    choice = asked.question.choice
    assert isinstance(choice, Face)
    kind = picked_kind(asked.task(), choice.from_tray)
    sides = asked.game.dice.kinds[kind].sides
    facts = {
        "die": kind_told(kind),
        "card": asked.card_id(kind),
        "source": "tray" if choice.from_tray else "roll",
    }
    return facts, [{"sides": sides.count(option)} for option in asked.question.options]


# ----------------------------------------------------------------------------------- yes and no


def _swords_card(asked: Asked) -> Told:
    """Explain the gain that a red card offers."""
    facts = {"card": asked.question.choice.name(), "swords": _swords(asked)}
    return facts, [tried(asked, option) for option in asked.question.options]


def _swords(asked: Asked) -> list[int]:
    return [player.swords for player in asked.state.players]


def _what_stays(asked: Asked) -> Told:
    staying = dice_that_may_stay(asked)
    options: list[KeepTold] = []
    for option in asked.question.options:
        kept = staying if option == YES else []
        lost = [die for die in asked.player.active if die not in kept]
        keeps = [faced_told(die) for die in kept]
        options.append({"keeps": keeps, "kept": stake_of(kept), "lost": stake_of(lost)})
    return {"stake": stake(asked.player), "bust_brings": bust_brings(asked)}, options


def _either(asked: Asked) -> Told:
    options = [tried(asked, option, GAINS_BEHIND_EITHER) for option in asked.question.options]
    return {"fans": asked.player.fans}, options


def _give_to(asked: Asked) -> Told:
    return {"swords": _swords(asked)}, [None] * len(asked.question.options)


TOLD: Final[dict[str, Callable[[Asked], Told]]] = {
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
