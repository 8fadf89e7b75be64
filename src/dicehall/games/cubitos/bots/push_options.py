"""Weigh pushing against passing, with the abilities that can be used with a push."""

from __future__ import annotations

from dicehall.bots.advice import Weighed
from dicehall.games.cubitos.bots.dice_facts import (
    GOES_TO_ROLL,
    MAKES_SAFE,
    NO_EFFECT,
    SAVES,
    DiceFacts,
)
from dicehall.games.cubitos.bots.outlook import Outlook, haul_reasons
from dicehall.games.cubitos.bots.push_outcomes import PushOutlook, PushWeigher, bust_worth
from dicehall.games.cubitos.cards.abilities import ability_parts
from dicehall.games.cubitos.cards.moments import ANY_TIME
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    DARK,
    KINDS,
    LIGHT,
    POWER,
    PUSH_USED,
    SYMBOL,
    face_of,
    kind_of,
    own_kind,
    shown_of,
)
from dicehall.games.cubitos.rules.roll_phase import PUSH
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.tally import count_shown, tally_of
from dicehall.games.cubitos.rules.zone import EVERY_KIND
from dicehall.games.cubitos.rules.zones import SPOT


def weigh_push(outlook: Outlook, falls: int, most_risk: float, options: list[int]) -> list[Weighed]:
    """Weigh pushing and passing."""
    weighed: list[Weighed] = []
    tally = tally_of(outlook.position.me.active)
    for option in options:
        if option == PUSH:
            pushed = best_push(outlook, falls, tally)
            reasons = {
                "bust": pushed.bust,
                "moves": pushed.moves,
                "money": pushed.money,
                "dice": float(outlook.position.me.roll.number(EVERY_KIND)),
            }
            worth = pushed.chance
            if most_risk > 0.0:
                worth = 1.0 if risk(outlook.facts, outlook.position.me) <= most_risk else 0.0
            weighed.append(Weighed(option, worth, reasons))
        else:
            haul = outlook.haul(tally)
            weighed.append(
                Weighed(option, outlook.round_end.chance_after(haul), haul_reasons(haul))
            )
    return weighed


def weigh_push_by_risk(
    facts: DiceFacts, state: CubitosState, seat: int, most_risk: float, options: list[int]
) -> list[Weighed]:
    """Return pushing as certain to win or to lose by the chance of a bust, and passing in between."""
    bust = risk(facts, state.players[seat])
    push = 1.0 if bust <= most_risk else 0.0
    return [
        Weighed(option, push if option == PUSH else 0.5, {"bust": bust} if option == PUSH else {})
        for option in options
    ]


def risk(facts: DiceFacts, me: Player) -> float:
    """Return the chance of a bust by a push, which is none if an active die surely prevents it."""
    if me.at_risk == 0 or me.safe_push > 0:
        return 0.0
    for die in me.active:
        own = own_kind(kind_of(die))
        if own >= COLOURS or face_of(die) not in (SYMBOL, POWER) or die & PUSH_USED:
            continue
        if facts.on_push[own] == MAKES_SAFE or facts.saves[own] == SAVES:
            return 0.0
    chance = 1.0
    for kind in range(KINDS):
        for _ in range(me.roll[kind]):
            chance *= facts.likely[kind][BLANK]
    return chance


def best_push(outlook: Outlook, falls: int, tally: list[int]) -> PushOutlook:
    """Return the push with the best on-push ability, if one helps."""
    best = plain_push(outlook, falls, outlook.position.me.roll.counts(), tally, False)
    effects = outlook.facts.on_push
    done = 0
    for die in outlook.position.me.active:
        own = own_kind(kind_of(die))
        if own >= COLOURS or done >> own & 1 or face_of(die) not in (SYMBOL, POWER):
            continue
        if effects[own] == MAKES_SAFE and not die & PUSH_USED:
            other = plain_push(outlook, falls, outlook.position.me.roll.counts(), tally, True)
        elif effects[own] == GOES_TO_ROLL:
            other = push_with(outlook, falls, tally, die)
        else:
            continue
        done |= 1 << own
        if other.chance > best.chance:
            best = other
    return best


def plain_push(
    outlook: Outlook, falls: int, roll: list[int], tally: list[int], safe: bool
) -> PushOutlook:
    """Return the push of a roll zone on top of a tally, with the abilities that may prevent a bust."""
    risky = outlook.position.me.at_risk > 0 and not safe
    saved = 0.0
    saved_worth = 0.0
    if risky:
        saves = outlook.facts.saves
        for die in outlook.position.me.active:
            own = own_kind(kind_of(die))
            if (
                own < COLOURS
                and saves[own] != NO_EFFECT
                and face_of(die) in (SYMBOL, POWER)
                and not die & PUSH_USED
            ):
                haul = outlook.haul(tally)
                saved = 1.0 if saves[own] == SAVES else 1.0 - _all_gray_miss(outlook)
                if outlook.facts.saving_loses[own]:
                    haul.extra -= outlook.judge.die_kept(own, outlook.position.distance)
                saved_worth = outlook.round_end.chance_after(haul)
                break
    weigher = PushWeigher(outlook, falls, bust_worth(outlook, outlook.position.me.active))
    return weigher.weigh(roll, tally, risky, saved, saved_worth)


def push_with(outlook: Outlook, falls: int, tally: list[int], die: int) -> PushOutlook:
    """Return the push with an active die moved to roll first."""
    roll = outlook.position.me.roll.counts()
    after = list(tally)
    roll[kind_of(die)] += 1
    count_shown(after, shown_of(die), -1, False)
    return plain_push(outlook, falls, roll, after, outlook.position.me.safe_push > 0)


def weigh_on_push(outlook: Outlook, falls: int, options: list[int]) -> list[Weighed]:
    """Weigh the abilities that can be used on a push."""
    me = outlook.position.me
    tally = tally_of(me.active)
    weighed: list[Weighed] = []
    for option in options:
        if option == 0:
            pushed = plain_push(
                outlook,
                falls,
                outlook.position.me.roll.counts(),
                tally,
                outlook.position.me.safe_push > 0,
            )
        else:
            die, moment = ability_parts(option)
            if moment == ANY_TIME:
                # A die borrowed now could be lost in the bust.
                pushed = plain_push(
                    outlook,
                    falls,
                    outlook.position.me.roll.counts(),
                    tally,
                    outlook.position.me.safe_push > 0,
                )
                pushed.chance -= 0.001
            elif outlook.facts.on_push[own_kind(kind_of(die))] == MAKES_SAFE:
                pushed = plain_push(outlook, falls, me.roll.counts(), tally, True)
            else:
                pushed = push_with(outlook, falls, tally, die)
        reasons = {"bust": pushed.bust, "moves": pushed.moves, "money": pushed.money}
        weighed.append(Weighed(option, pushed.chance, reasons))
    return weighed


def weigh_to_roll(outlook: Outlook, falls: int, options: list[int]) -> list[Weighed]:
    """Weigh which active die goes back to roll."""
    tally = tally_of(outlook.position.me.active)
    weighed: list[Weighed] = []
    for option in options:
        pushed = push_with(outlook, falls, tally, (option - 1) % SPOT)
        reasons = {"bust": pushed.bust, "moves": pushed.moves, "money": pushed.money}
        weighed.append(Weighed(option, pushed.chance, reasons))
    return weighed


def _all_gray_miss(outlook: Outlook) -> float:
    """Return the chance that a roll of all gray dice misses."""
    chance = 1.0
    for kind in (LIGHT, DARK):
        sides = outlook.game.dice.kinds[kind].sides
        miss = sides.count(BLANK) / len(sides)
        for _ in range(outlook.position.owned[kind]):
            chance *= miss
    return chance
