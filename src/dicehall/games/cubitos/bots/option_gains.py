"""The gains of options, as strength, over the baseline that all options of a question share."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.cards.abilities import ability_option, ability_parts
from dicehall.games.cubitos.cards.choosing_dice import FROM_ROLL
from dicehall.games.cubitos.cards.moments import AFTER_PUSH, ANY_TIME, NOW, POWER, RUN, SECOND
from dicehall.games.cubitos.cards.telling import (
    DIE_LOST,
    FREE_ROLL,
    FREE_ROLL_OF_ALL,
    SWORDS_DOUBLED,
    THIS_LOST,
    Brings,
)
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    CREDIT,
    FACES,
    OWN_KINDS,
    START,
    SYMBOL,
    USED,
    face_of,
    kind_of,
    own_kind,
    shown_of,
)
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.tally import count_shown, tally_of
from dicehall.games.cubitos.rules.zones import ACTIVE, DISCARD, DRAW, ROLL, SPOT
from dicehall.games.cubitos.track.track import ANY_DIE, CREDITS, DIE_UP_TO, FANS, LOSE_DICE, REWARD

TOUCH: Final = 0.001
"""A difference in strength that is only used to order equal options."""
LOSSES: Final = (THIS_LOST, DIE_LOST)
BEFORE_OTHERS: Final = (FREE_ROLL, FREE_ROLL_OF_ALL, SWORDS_DOUBLED)
"""Effects to use early, so that other dice can benefit from them."""


def shown_worth(outlook: Outlook, shown: int) -> float:
    """Return what one more die with this face adds to what the active dice bring, as strength."""
    tally = tally_of(outlook.position.me.active)
    before = outlook.haul(tally)
    count_shown(tally, shown, 1, False)
    after = outlook.haul(tally)
    return (
        int(after.move + after.water - before.move - before.water) * outlook.round_end.move_worth
        + int(after.money - before.money) * outlook.round_end.money_worth
        + int(after.credit - before.credit) * outlook.position.credit_worth
        + after.extra
        - before.extra
    )


def forced_loss(outlook: Outlook) -> float:
    """Return what it costs to lose one's worst die for each active die that asks for it after a credit."""
    least = 1000.0
    for kind in range(START):
        if outlook.position.owned[kind]:
            more = outlook.judge.die_kept(kind, outlook.position.distance)
            least = min(least, more)
    asking = 0
    for die in outlook.position.me.active:
        own = own_kind(kind_of(die))
        if own < COLOURS and face_of(die) in (SYMBOL, POWER_FACE):
            asking += 1 if outlook.game.cards[own].owes_for_credits() else 0
    return least * asking


def to_roll_gains(outlook: Outlook, name: str, options: list[int]) -> list[float]:
    """Return what it gains to roll each of these dice."""
    gains: list[float] = []
    for option in options:
        if option == 0:
            gains.append(0.0)
            continue
        spot = option - 1
        zone = spot // SPOT
        kind = kind_of(spot % SPOT) if zone == ACTIVE else spot % SPOT
        gain = outlook.effects.roll_worth[kind]
        if own_kind(kind) < COLOURS and outlook.game.cards[own_kind(kind)].loses:
            # Such a die is meant to be used up.
            gain += outlook.judge.die_kept(own_kind(kind), outlook.position.distance) / 6.0
        if zone == ACTIVE:
            # What it shows now is lost.
            gain -= shown_worth(outlook, shown_of(spot % SPOT))
        gains.append(gain + TOUCH if name != "draw" else gain)
    return gains


def clear_roll_gains(outlook: Outlook, options: list[int]) -> list[float]:
    """Return what it gains to clear dice from roll after a bust: those worse than the dice in draw."""
    me = outlook.position.me
    waiting = 0.0
    number = 0
    for kind in range(START):
        number += me.draw[kind]
        waiting += int(me.draw[kind]) * outlook.effects.roll_worth[kind]
    average = waiting / number if number else 0.0
    gains: list[float] = []
    for option in options:
        if option == 0:
            gains.append(0.0)
        else:
            kind = (option - 1) % SPOT
            gains.append(
                average - outlook.effects.roll_worth[kind] if number and kind < START else -1.0
            )
    return gains


def ability_gains(outlook: Outlook, name: str, options: list[int]) -> list[float]:
    """Return what abilities gain; the greatest is used first, and none that is negative."""
    gains: list[float] = []
    for option in options:
        gains.append(0.0 if option == 0 else _ability_gain(outlook, name, option, options))
    return gains


def _ability_gain(outlook: Outlook, name: str, option: int, options: list[int]) -> float:
    """Return what an ability gains, which decides whether to use it and how soon."""
    die, moment = ability_parts(option)
    game = outlook.game
    if face_of(die) == CREDIT:
        # It may cost a die.
        cost = 0.0
        if game.credits_cost_dice:
            cost = forced_loss(outlook)
        return outlook.position.credit_worth - cost
    card = game.cards[own_kind(kind_of(die))]
    if name == "would_bust":
        return 1.0
    if moment in (NOW, ANY_TIME, AFTER_PUSH):
        return 30 * TOUCH
    effects = card.tells[moment]
    if all(one.what in LOSSES for one in effects):
        return _gain_of_losses(outlook, effects, own_kind(kind_of(die)))
    if moment == POWER and ability_option(die, RUN) in options:
        # Using the whole ability is better than using the power alone.
        return -TOUCH
    if any(one.what in BEFORE_OTHERS for one in effects):
        return 25 * TOUCH
    if card.loses:
        # A die that will be lost must stay until others have made use of it.
        return TOUCH
    if moment == SECOND:
        return 5 * TOUCH
    return 10 * TOUCH


def _gain_of_losses(outlook: Outlook, effects: tuple[Brings, ...], colour: int) -> float:
    """Return what an ability gains that loses dice and does nothing else."""
    gain = 0.0
    for one in effects:
        if one.what == THIS_LOST:
            gain -= outlook.judge.die_kept(colour, outlook.position.distance)
        elif one.zones == FROM_ROLL:
            best = -1.0
            for kind in range(START):
                if outlook.position.me.roll[kind]:
                    best = max(best, -outlook.judge.die_kept(kind, outlook.position.distance))
            gain += best
        else:
            gain += outlook.position.loss_worth(outlook.position.distance)
    return gain


def place_gains(outlook: Outlook, name: str, options: list[int]) -> list[float]:
    """Return what it gains to step onto spaces, or to take their rewards from afar."""
    gains: list[float] = []
    for option in options:
        position = option - 1
        distance = outlook.game.to_finish[position]
        if name == "step":
            here = outlook.judge.nearer(outlook.position.distance)
            gain = outlook.judge.nearer(distance) - here
            if outlook.game.course.finished(position):
                gain = 5.0 - here
        else:
            rewards = outlook.game.course.rewards(position)
            gain = outlook.position.reward_worth(rewards, outlook.position.distance)
            for kind, amount in rewards:
                if kind == CREDITS:
                    gain += amount * outlook.position.credit_worth
        gains.append(gain)
    return gains


def reward_gains(outlook: Outlook, options: list[int]) -> list[float]:
    """Return what rewards gain."""
    gains: list[float] = []
    for option in options:
        if option == 0:
            gains.append(0.0)
            continue
        kind, amount = divmod(option - 1, REWARD)
        gain = TOUCH
        if kind == FANS:
            gain = 1.0
        elif kind == LOSE_DICE:
            gain = outlook.position.loss_worth(outlook.position.distance) + TOUCH / 2
        elif kind == ANY_DIE:
            gain = outlook.position.gain_worth(100, outlook.position.distance) + TOUCH / 2
        elif kind == DIE_UP_TO:
            gain = outlook.position.gain_worth(amount, outlook.position.distance) + TOUCH / 2
        elif kind == CREDITS and outlook.game.credits_cost_dice:
            cost = forced_loss(outlook) if outlook.position.me.credit_gained == 0 else 0.0
            gain = amount * outlook.position.credit_worth - cost
        gains.append(gain)
    return gains


def gained_die_gains(outlook: Outlook, options: list[int]) -> list[float]:
    """Return what each die that can be had for free gains."""
    gains: list[float] = []
    for option in options:
        if option == 0:
            gains.append(0.0)
        else:
            kind = option - 1
            gains.append(outlook.judge.die(kind, outlook.position.distance))
    return gains


def lost_die_gains(outlook: Outlook, options: list[int]) -> list[float]:
    """Return what it gains to lose dice; mostly negative."""
    gains: list[float] = []
    for option in options:
        if option == 0:
            gains.append(0.0)
            continue
        zone = (option - 1) // SPOT
        die = (option - 1) % SPOT
        kind = kind_of(die) if zone == ACTIVE else die
        if kind >= START:
            # A borrowed die goes back anyway.
            gain = 0.0
        else:
            gain = -outlook.judge.die_kept(kind, outlook.position.distance)
        if zone == ACTIVE:
            gain -= max(0.0, shown_worth(outlook, shown_of(die))) if not die & USED else 0.0
        elif zone == DRAW:
            gain += TOUCH
        elif zone == ROLL:
            gain += 2 * TOUCH
        elif zone == DISCARD:
            gain += TOUCH / 2
        gains.append(gain)
    return gains


def faces_gains(outlook: Outlook, name: str, options: list[int]) -> list[float]:
    """Return what each die that can be set on any face gains."""
    gains: list[float] = []
    for option in options:
        kind = (option - 1) % SPOT
        best = 0.0
        for face in set(outlook.game.dice.kinds[kind].sides):
            shown = kind + OWN_KINDS if name == "borrow" else kind
            best = max(best, _face_gain(outlook, shown, face))
        if name == "set":
            best -= outlook.effects.roll_worth[kind]
        gains.append(best if option else 0.0)
    return gains


def face_gains(outlook: Outlook, options: list[int]) -> list[float]:
    """Return what the faces of the die that was picked gain."""
    lane = outlook.position.state.flow.lanes[outlook.position.seat + 1]
    picked = lane[-1].picked[1] - 1
    kind = picked % SPOT
    gains: list[float] = []
    for option in options:
        gains.append(_face_gain(outlook, kind, option) + TOUCH * (1 if option == 2 else 0))
    return gains


def _face_gain(outlook: Outlook, kind: int, face: int) -> float:
    """Return what a die gains by showing a face."""
    if face == BLANK:
        return -0.01
    gain = shown_worth(outlook, kind * FACES + face)
    own = own_kind(kind)
    if own < COLOURS and face in (SYMBOL, POWER_FACE):
        card = outlook.game.cards[own]
        gain += outlook.now_extra[own]
        if card.loses and kind >= START:
            # A borrowed die goes back to its tray, so nothing is lost.
            gain += outlook.judge.die_kept(own, outlook.position.distance)
    return gain


def give_to_gains(outlook: Outlook, options: list[int]) -> list[float]:
    """Return what it gains to give a die to each player: a bad die is best given to the strongest."""
    gains: list[float] = []
    for option in options:
        gains.append(TOUCH * outlook.judge.rival(option - 1))
    return gains
