"""The layout of an observation and of an option: where each number is, and what it means."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.encoding.card_features import FEATURES, TEN_COLOURS
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, FACE_NAMES, KIND_NAMES, OWN_KINDS
from dicehall.games.cubitos.rules.zones import ZONE_NAMES
from dicehall.games.cubitos.track.track import REWARD_NAMES

MOST_SEATS: Final = 4

# ---- one player: where groups of numbers begin

PRESENT: Final = 0
DRAW: Final = 1
ROLL: Final = 12
DISCARD: Final = 23
TAKEN_UP: Final = 34
BORROWED: Final = 45
ACTIVE: Final = 55
UNUSED_SYMBOLS: Final = 66
UNUSED_POWERS: Final = 74
SHOWN: Final = 82
BOUGHT: Final = 87
UNCOUNTED: Final = 95
CREDIT: Final = 105
HAND: Final = 106
FANS: Final = 107
TO_GO: Final = 108
BEYOND: Final = 109
LINES_AHEAD: Final = 110
TO_GO_AT_FIRST: Final = 111
EFFECTS_USED: Final = 112
DRAW_AMOUNT: Final = 113
FREE_DRAW: Final = 114
AT_RISK: Final = 115
MUST_PUSH: Final = 116
SAFE_PUSH: Final = 117
WOULD_BUST: Final = 118
BUSTED: Final = 119
PASSED: Final = 120
MONEY: Final = 121
MOVES: Final = 122
WATER: Final = 123
SWORDS: Final = 124
DOUBLED: Final = 125
LOST_DICE: Final = 126
CREDITS_GAINED: Final = 127
HITS: Final = 128
GATHERED: Final = 129
REWARD: Final = 130
REWARDS_LEFT: Final = 131
STARTS: Final = 132
PLAYER_SIZE: Final = 133

# ---- the table, behind all players

TRAYS: Final = 532
ROUND: Final = 542
ROUNDS_LEFT: Final = 543
TO_DIE_REWARD: Final = 544
TO_LOSS_REWARD: Final = 545
ASKED: Final = 546
ASKER: Final = 573
CHANGING: Final = 581
"""How many numbers change during a race; what never changes follows."""

# ---- what is asked

Q_PUSH: Final = 0
Q_POOLS: Final = 1
Q_DRAW: Final = 6
Q_UNCOUNTED: Final = 7
Q_TAKES: Final = 8
Q_GAIN: Final = 15
Q_BORROW: Final = 16
Q_FACE: Final = 17
Q_YES_OR_NO: Final = 18
Q_EITHER: Final = 19
Q_GIVE_TO: Final = 20
Q_BUY: Final = 21
Q_BUY_MOVES: Final = 22
Q_MOVE: Final = 23
Q_STEP: Final = 24
Q_REWARD: Final = 25
Q_NEARBY: Final = 26
POOLS: Final = ("now", "on_push", "would_bust", "run", "after_move")
"""The questions about which ability to use."""
TAKES: Final = ("draw_freely", "free_roll", "lose", "set", "give", "discard_after_bust", "to_roll")
"""The questions about which dice to take."""
QUESTIONS: Final = (
    *("push", *POOLS, "draw", "draw_uncounted", *TAKES, "gain", "borrow", "face", "yes or no"),
    *("either", "give_to", "buy", "buy_moves", "move", "step", "reward", "nearby_reward"),
)

# ---- an option: where groups of numbers begin

STOPS: Final = 27
TAKES_IT: Final = 28
PUSHES: Final = 29
FROM_ZONE: Final = 30
SHOWS: Final = 34
USED_ALREADY: Final = 42
IS_BORROWED: Final = 43
AT_MOMENT: Final = 44
NUMBER: Final = 55
OPTION_TO_GO: Final = 56
STEPS_AHEAD: Final = 57
FINISHES: Final = 58
OPTION_BEYOND: Final = 59
IN_WATER: Final = 60
REWARDS: Final = 61
OWNED: Final = 66
LEFT: Final = 67
PURSE_AFTER: Final = 68
SEAT: Final = 69
BUST_CHANCE: Final = 72
DICE_ROLLED: Final = 73
DIE: Final = 74
"""Where the features of an option's die begin."""
OPTION_SIZE: Final = DIE + len(FEATURES)

OWN_NAMES: Final = KIND_NAMES[:OWN_KINDS]
PLAYER: Final = (
    "takes part",
    *[f"dice in draw: {kind}" for kind in OWN_NAMES],
    *[f"dice in roll: {kind}" for kind in OWN_NAMES],
    *[f"dice in discard: {kind}" for kind in OWN_NAMES],
    *[f"dice taken up for a free roll: {kind}" for kind in OWN_NAMES],
    *[f"borrowed dice that are not active: {kind}" for kind in OWN_NAMES[:10]],
    *[f"active dice: {kind}" for kind in OWN_NAMES],
    *[f"active dice with an unused symbol: {colour}" for colour in COLOUR_NAMES],
    *[f"active dice with an unused power: {colour}" for colour in COLOUR_NAMES],
    *[f"active dice that show {face}" for face in FACE_NAMES[3:]],
    *[f"bought a die this round: {colour}" for colour in COLOUR_NAMES],
    *[f"does not count at the next draw: {colour}" for colour in TEN_COLOURS],
    *("credits", "hand tokens", "fans", "moves to the finish, as a part of the course"),
    *("moves beyond the finish", "red lines ahead"),
    "moves to the finish when the round began, as a part of the course",
    *("shortcuts and jet packs used this round", "draw amount", "may draw freely"),
    *("is at risk", "must push", "this push cannot bust", "the last roll would bust"),
    *("bust this round", "has passed or bust", "money", "moves", "moves that may enter water"),
    *("swords", "swords are doubled so often", "dice lost this round", "credits gained this round"),
    *("hits of the last free roll", "dice chosen so far", "amount of the reward being taken"),
    *("rewards that can still be taken", "is the start player"),
)
"""What the numbers of one player mean; counts and amounts are in tens."""
TABLE: Final = (
    *[f"dice in the tray: {kind}" for kind in OWN_NAMES[:10]],
    *("round, in tens", "rounds until the race is called off, as a part of all"),
    *("moves to a space that gives a die, in tens", "moves to a space that loses dice, in tens"),
    *[f"asked: {question}" for question in QUESTIONS],
    *[f"asked by the ability of a die: {colour}" for colour in COLOUR_NAMES],
)
COURSE: Final = (
    *("length of the course in moves, in tens", "legs", "red lines, in tens"),
    *("2 players", "3 players", "4 players", "strict order"),
)
OPTION: Final = (
    *[f"asked: {question}" for question in QUESTIONS],
    *("stops, or takes none", "does what is offered", "pushes"),
    *[f"takes a die from {zone}" for zone in ZONE_NAMES],
    *[f"the face {face}" for face in FACE_NAMES],
    *("the die's run ability was used", "the die is borrowed"),
    *[f"uses an ability: {moment}" for moment in (*MOMENT_NAMES[:10], "power before swords")],
    *("number of moves bought, in tens", "moves to the finish from there, as a part of the course"),
    *(
        "moves nearer to the finish, in tens",
        "crosses the finish",
        "moves beyond the finish, in tens",
    ),
    *(
        "ends in water",
        *[f"a reward there or taken: {reward}, in fives" for reward in REWARD_NAMES],
    ),
    *("dice of this kind the player has, in tens", "dice of this kind in the tray, in tens"),
    "money and credits left afterwards, in tens",
    *[f"gives to the player {place} seats on" for place in (1, 2, 3)],
    *("chance to bust by pushing", "dice that would be rolled, in tens"),
    *[f"the die: {feature}" for feature in FEATURES],
)


def describe_observation(index: int) -> str:
    """Return what a number of an observation means."""
    if index < TRAYS:
        seat, place = divmod(index, PLAYER_SIZE)
        who = "own" if seat == 0 else f"player {seat} seats on"
        return f"{who}: {PLAYER[place]}"
    if index < CHANGING:
        return TABLE[index - TRAYS]
    kind, feature = divmod(index - CHANGING, len(FEATURES))
    if kind < OWN_KINDS:
        return f"{KIND_NAMES[kind]} dice: {FEATURES[feature]}"
    return COURSE[index - CHANGING - OWN_KINDS * len(FEATURES)]
