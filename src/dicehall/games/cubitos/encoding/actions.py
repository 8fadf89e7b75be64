"""The actions of Cubitos: one number for everything a player can ever do, the same in every race.

Spaces to go to are numbered by rank, the one farthest ahead first, so that an action means the same on every
track.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.question import Question
from dicehall.games.cubitos.cards.abilities import NO_MORE, ability_parts
from dicehall.games.cubitos.cards.choosing_dice import ENOUGH
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, MOMENTS
from dicehall.games.cubitos.encoding.layout import (
    Q_BORROW,
    Q_BUY,
    Q_BUY_MOVES,
    Q_DRAW,
    Q_EITHER,
    Q_FACE,
    Q_GAIN,
    Q_GIVE_TO,
    Q_MOVE,
    Q_NEARBY,
    Q_PUSH,
    Q_REWARD,
    Q_STEP,
    Q_YES_OR_NO,
)
from dicehall.games.cubitos.encoding.observation import CoursePlaces
from dicehall.games.cubitos.encoding.questions import question_of
from dicehall.games.cubitos.rules.dice import (
    COLOUR_NAMES,
    CREDIT,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    KINDS,
    POWER,
    USED,
    face_of,
    kind_of,
)
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT, ZONE_NAMES
from dicehall.games.cubitos.track.track import REWARD, REWARD_NAMES

MOST_LISTED: Final = 64
"""The most options listed; if there are more spaces to go to, only those farthest ahead are."""
MOST_MOVES: Final = 20
"""The most moves that an action buys at once."""
ALIKE_REWARDS: Final = 2
"""How many rewards of one kind, with different amounts, a space can have."""

PUSH: Final = 0
NO_ABILITY: Final = 2
ABILITY: Final = 3
CREDIT_FACE: Final = 465
NO_DIE_TAKEN: Final = 486
TAKE: Final = 487
TAKE_ACTIVE: Final = 550
TRAY: Final = 886
BUY: Final = 897
FACE: Final = 906
YES_OR_NO: Final = 914
EITHER: Final = 916
BUY_MOVES: Final = 918
REWARDS: Final = 939
GIVE_TO: Final = 950
MOVE: Final = 953
STEP: Final = 1017
NEARBY: Final = 1025
ACTIONS: Final = 1037
"""Where the actions of each kind begin; the last is how many there are."""


def _names() -> list[str]:
    """Return what each action does, in words."""
    abilities = [
        f"use {kind}-{face} {moment}"
        for kind in KIND_NAMES
        for face in ("symbol", "power")
        for moment in (*MOMENT_NAMES[: MOMENTS - 1], "power before swords")
    ]
    active = [
        f"take {kind}-{face}{used} from active"
        for kind in KIND_NAMES
        for face in FACE_NAMES
        for used in ("", ", used,")
    ]
    ranks = ("first", "second")
    return [
        *("push", "pass", "use no more abilities", *abilities),
        *[f"collect the credit of a die: {kind}" for kind in KIND_NAMES],
        "take no more dice",
        *[f"take {kind} from {zone}" for zone in ZONE_NAMES[:ACTIVE] for kind in KIND_NAMES],
        *active,
        *("no die from a tray", *[f"a die from the tray: {kind}" for kind in KIND_NAMES[:10]]),
        *("buy nothing", *[f"buy: {colour}" for colour in COLOUR_NAMES]),
        *[f"set the die on {face}" for face in FACE_NAMES],
        *("no", "yes", "the first of two gains", "the second of two gains"),
        *[f"buy {number} moves" for number in range(MOST_MOVES + 1)],
        "no more rewards",
        *[f"take a reward: {reward}, the {rank}" for reward in REWARD_NAMES for rank in ranks],
        *[f"give it to the player {place} seats on" for place in (1, 2, 3)],
        *[f"end the move on the space ranked {rank + 1}" for rank in range(MOST_LISTED)],
        *[f"step to the space ranked {rank + 1}" for rank in range(NEARBY - STEP)],
        *[f"reward of the space ranked {rank + 1}" for rank in range(ACTIONS - NEARBY)],
    ]


NAMES: Final = _names()
"""What each action does, in words."""


def write_options(
    places: CoursePlaces,
    seats: i64,
    question: Question,
    options: vec[i64],
    actions: vec[i64],
    at: i64,
) -> i64:
    """List the options of a question with their actions; return how many there are."""
    asked = question_of(question.choice)
    if asked in (Q_MOVE, Q_STEP, Q_NEARBY):
        first: i64 = MOVE if asked == Q_MOVE else STEP if asked == Q_STEP else NEARBY
        most: i64 = MOST_LISTED
        if asked != Q_MOVE:
            most = NEARBY - STEP if asked == Q_STEP else ACTIONS - NEARBY
        return _rank(places.order, question.options, first, most, options, actions, at)
    number = at
    option: i64
    for option in question.options:
        action = _action(asked, option, question.seat, seats)
        if action < 0 or number - at == MOST_LISTED:
            continue
        several = asked == Q_REWARD or TAKE_ACTIVE <= action < TRAY
        if several and _listed(actions, at, number, action):
            # If dice differ only in other marks, the first stands for all of them.
            if asked != Q_REWARD or _listed(actions, at, number, action + 1):
                continue
            action += 1
        options[number] = option
        actions[number] = action
        number += 1
    return number - at


def _listed(actions: vec[i64], first: i64, end: i64, action: i64) -> bool:
    place = end - 1
    while place >= first and actions[place] >= action - 1:
        if actions[place] == action:
            return True
        place -= 1
    return False


def _action(asked: i64, option: i64, seat: i64, seats: i64) -> i64:
    """Return the action of an option; -1 if there is none."""
    if asked == Q_PUSH:
        return PUSH + option - 1
    if asked < Q_DRAW:
        if option == NO_MORE:
            return NO_ABILITY
        die, moment = ability_parts(option)
        face = face_of(die)
        if face == CREDIT:
            return CREDIT_FACE + kind_of(die)
        power: i64 = 1 if face == POWER else 0
        return ABILITY + (kind_of(die) * 2 + power) * MOMENTS + moment
    if asked < Q_GAIN:
        if option == ENOUGH:
            return NO_DIE_TAKEN
        spot = option - 1
        zone = spot // SPOT
        die = spot % SPOT
        if zone < ACTIVE:
            return TAKE + zone * KINDS + die
        used: i64 = 1 if die & USED else 0
        return TAKE_ACTIVE + (kind_of(die) * FACES + face_of(die)) * 2 + used
    if asked in (Q_GAIN, Q_BORROW):
        return TRAY + option
    if asked == Q_BUY:
        return BUY + option
    if asked == Q_BUY_MOVES:
        return BUY_MOVES + option if option <= MOST_MOVES else -1
    if asked == Q_REWARD:
        return REWARDS + (1 + (option - 1) // REWARD * ALIKE_REWARDS if option else 0)
    if asked == Q_FACE:
        return FACE + option
    if asked == Q_YES_OR_NO:
        return YES_OR_NO + option
    if asked == Q_EITHER:
        return EITHER + option
    assert asked == Q_GIVE_TO
    return GIVE_TO + (option - 1 - seat) % seats - 1


def _rank(
    order: list[i64],
    offered: list[int],
    first: i64,
    most: i64,
    options: vec[i64],
    actions: vec[i64],
    at: i64,
) -> i64:
    """List spaces with their actions, those farthest ahead first."""
    number: i64 = 0
    option: i64
    for option in offered:
        key = order[option - 1]
        place = number
        while place > 0 and order[options[at + place - 1] - 1] > key:
            if place < most:
                options[at + place] = options[at + place - 1]
            place -= 1
        if place < most:
            options[at + place] = option
            if number < most:
                actions[at + number] = first + number
                number += 1
    return number
