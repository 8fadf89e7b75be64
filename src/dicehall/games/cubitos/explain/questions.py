"""Every question of Cubitos: what concerns it as a whole, and what each option means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from fractions import Fraction
from typing import Any, Final

from dicehall.core.chances import chance_of_side, saved_chance
from dicehall.core.match import Match
from dicehall.core.question import Choice, Question
from dicehall.games.cubitos.cards.abilities import (
    NO_MORE,
    ON_PUSH_MOMENTS,
    WOULD_BUST_MOMENTS,
    AbilityToUse,
    ability_parts,
)
from dicehall.games.cubitos.cards.choosing_dice import ENOUGH, DieToTake
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.cards.telling import NO_LIMIT
from dicehall.games.cubitos.cards.tray_words import Face, Tray, picked_kind
from dicehall.games.cubitos.cards.words import YES, OneOf, WithFewestSwords, YesOrNo
from dicehall.games.cubitos.explain import moving as running
from dicehall.games.cubitos.explain.looking import Asked, saved_die, tried
from dicehall.games.cubitos.explain.moving import Told
from dicehall.games.cubitos.explain.risk import (
    HITS,
    Stake,
    bust_brings,
    dice_that_may_stay,
    risk_facts,
    stake,
    stake_of,
)
from dicehall.games.cubitos.odds.pushes import chance_with, helpers
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import (
    CREDIT,
    FACE_NAMES,
    KIND_NAMES,
    die_text,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.draw import DrawDie, UncountedDie, counted_in
from dicehall.games.cubitos.rules.moving import (
    MovesToBuy,
    NearbyReward,
    NextSpace,
    RewardToTake,
    WhereToEnd,
)
from dicehall.games.cubitos.rules.roll_phase import PUSH, PushOrPass
from dicehall.games.cubitos.rules.run_phase import DieToBuy
from dicehall.games.cubitos.rules.table import ACTIVE, SPOT, ZONE_NAMES

GAINS_BEHIND_EITHER: Final = 2
"""Words behind the choice of two gains: one for each, of which one is done."""


def cubitos_details(match: Match, question: Question) -> Told:
    """Return what a question and its options mean."""
    for kind, tell in TOLD:
        if isinstance(question.choice, kind):
            asked = Asked(match, question)
            facts, options = tell(asked)
            return {**facts, "by": asked.asking_card()}, options
    raise NotImplementedError(f"nothing is told of {question.choice.name()}")


# ------------------------------------------------------------------------------------ pushing


def _push(asked: Asked) -> Told:
    chance = bust_chance(asked.game, asked.player, False)
    facts = risk_facts(asked, chance)
    options: list[dict[str, Any]] = []
    for option in asked.question.options:
        if option == PUSH:
            options.append(
                {
                    "pushes": True,
                    "dice": facts["dice"],
                    "bust": facts["bust"],
                    "lost": facts["lost"],
                }
            )
        else:
            options.append({"pushes": False, "keeps": facts["stake"]})
    return facts, options


def _abilities(asked: Asked) -> Told:
    """Tell of abilities; where one changes what is risked, how likely a bust is then."""
    choice = asked.question.choice
    assert isinstance(choice, AbilityToUse)
    facts: dict[str, Any] = {"stop": choice.stop}
    moments: tuple[int, ...] = ()
    chance = Fraction(0)
    if choice.moments == ON_PUSH_MOMENTS:
        chance, moments = bust_chance(asked.game, asked.player), (ON_PUSH,)
        facts |= risk_facts(asked, chance)
    elif choice.moments == WOULD_BUST_MOMENTS:
        chance, moments = Fraction(1), (WOULD_BUST,)
        facts |= {
            "stake": asdict(stake(asked.player)),
            "lost": asdict(_lost(asked)),
            "bust_brings": bust_brings(asked),
        }
    risky = {
        (helper.die, helper.moment): helper
        for helper in helpers(asked.table, asked.player, moments)
    }
    options: list[dict[str, Any]] = []
    for option in asked.question.options:
        told = _ability(asked, option)
        if moments:
            die, moment = ability_parts(option) if option != NO_MORE else (-1, -1)
            helper = risky.get((die, moment))
            one = [] if helper is None else [replace(helper, number=1)]
            told["bust"] = saved_chance(chance_with(asked.table, asked.player, chance, one))
            told["effect"] = None if helper is None else helper.effect
        options.append(told)
    return facts, options


def _ability(asked: Asked, option: int) -> dict[str, Any]:
    if option == NO_MORE:
        return {"uses": None}
    die, moment = ability_parts(option)
    told: dict[str, Any] = {**saved_die(die), "moment": MOMENT_NAMES[moment]}
    if face_of(die) == CREDIT:
        # A face that shows a credit is no card's affair.
        return {"uses": "credit", "card": None, **told, **tried(asked, option)}
    return {"uses": "card", "card": asked.card_id(kind_of(die)), **told, **tried(asked, option)}


def _lost(asked: Asked) -> Stake:
    staying = dice_that_may_stay(asked)
    return stake_of([die for die in asked.player.active if die not in staying])


# --------------------------------------------------------------------------------------- dice


def _dice(asked: Asked) -> Told:
    """Tell of dice to take from zones, one after the other."""
    player, choice = asked.player, asked.question.choice
    needed: int | None = None
    if isinstance(choice, DieToTake):
        number = choice.gathering.number.of(asked.table, asked.seat)
        needed = None if number >= NO_LIMIT else number - player.gathered
    elif isinstance(choice, DrawDie):
        needed = player.draw_amount - counted_in(player, player.roll)
    facts = {
        "needed": needed,
        "taken": player.gathered,
        "optional": asked.question.options[0] == ENOUGH,
    }
    return facts, [_die(asked, option) for option in asked.question.options]


def _die(asked: Asked, option: int) -> dict[str, Any]:
    if option == ENOUGH:
        return {"die": None}
    zone, die = divmod(option - 1, SPOT)
    kind = kind_of(die) if zone == ACTIVE else die
    if zone == ACTIVE:
        number = asked.player.active.count(die)
        told = saved_die(die)
    else:
        number = asked.table.zone(asked.player, zone)[kind]
        told = {
            "die": KIND_NAMES[kind],
            "face": None,
            "used": False,
            "borrowed": own_kind(kind) != kind,
        }
    return {
        **told,
        "zone": ZONE_NAMES[zone],
        "count": number,
        "card": asked.card_id(kind),
        "hit": saved_chance(chance_of_side(asked.game.dice, kind, HITS)),
    }


def _tray(asked: Asked) -> Told:
    """Tell of dice from trays."""
    options = [
        asked.tray(option - 1) if option else {"die": None} for option in asked.question.options
    ]
    return {}, options


def _face(asked: Asked) -> Told:
    """Tell of the faces that a die can be set on."""
    choice = asked.question.choice
    assert isinstance(choice, Face)
    kind = picked_kind(asked.task(), choice.from_tray)
    sides = asked.game.dice.kinds[kind].sides
    facts = {
        "die": KIND_NAMES[kind],
        "card": asked.card_id(kind),
        "from": "tray" if choice.from_tray else "roll",
    }
    options = [
        {"face": FACE_NAMES[option], "sides": sides.count(option)}
        for option in asked.question.options
    ]
    return facts, options


# ----------------------------------------------------------------------------------- yes and no


def _yes_or_no(asked: Asked) -> Told:
    """Tell of what is offered: what stays in a bust, or the gain of the red card."""
    if asked.question.choice.name() == "keep_green_and_gray":
        return _what_stays(asked)
    facts = {"card": asked.question.choice.name(), "swords": _swords(asked)}
    options = [{"yes": option == YES, **tried(asked, option)} for option in asked.question.options]
    return facts, options


def _swords(asked: Asked) -> list[int]:
    return [player.swords for player in asked.state.players]


def _what_stays(asked: Asked) -> Told:
    staying = dice_that_may_stay(asked)
    options: list[dict[str, Any]] = []
    for option in asked.question.options:
        kept = staying if option == YES else []
        lost = [die for die in asked.player.active if die not in kept]
        options.append(
            {
                "yes": option == YES,
                "keeps": [die_text(die) for die in kept],
                "kept": asdict(stake_of(kept)),
                "lost": asdict(stake_of(lost)),
            }
        )
    return {"stake": asdict(stake(asked.player)), "bust_brings": bust_brings(asked)}, options


def _either(asked: Asked) -> Told:
    options = [tried(asked, option, GAINS_BEHIND_EITHER) for option in asked.question.options]
    return {"fans": asked.player.fans}, options


def _give_to(asked: Asked) -> Told:
    swords = _swords(asked)
    options = [
        {"seat": option - 1, "swords": swords[option - 1]} for option in asked.question.options
    ]
    return {"swords": swords}, options


Tell = Callable[[Asked], Told]
TOLD: Final[tuple[tuple[type[Choice], Tell], ...]] = (
    (PushOrPass, _push),
    (AbilityToUse, _abilities),
    (DieToTake, _dice),
    (DrawDie, _dice),
    (UncountedDie, _dice),
    (Tray, _tray),
    (Face, _face),
    (YesOrNo, _yes_or_no),
    (OneOf, _either),
    (WithFewestSwords, _give_to),
    (WhereToEnd, running.move),
    (MovesToBuy, running.buy_moves),
    (NextSpace, running.step),
    (RewardToTake, running.reward),
    (NearbyReward, running.nearby_reward),
    (DieToBuy, running.buy),
)
"""For each kind of choice what tells of it."""
