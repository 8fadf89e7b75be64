"""The pieces of Cubitos as they are sent: dice, spaces, rewards, gains and payments."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal, cast

from typing_extensions import TypeAliasType, TypedDict

from dicehall.games.cubitos.rules.dice import (
    FACE_NAMES,
    KIND_NAMES,
    USED,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.track import REWARD_NAMES
from dicehall.games.models import wire_model

REMEMBERED: Final = 5000
"""How many dice and stacks are cached as they are sent; nobody may change them."""
Kind = TypeAliasType(
    "Kind",
    Literal[
        "red",
        "orange",
        "yellow",
        "green",
        "blue",
        "purple",
        "brown",
        "white",
        "light",
        "dark",
        "start",
    ],
)
"""The kinds of dice, in the order of the trays."""
FaceName = TypeAliasType(
    "FaceName", Literal["blank", "symbol", "power", "move", "money1", "money2", "money3", "credit"]
)
"""What dice show."""
Zone = TypeAliasType("Zone", Literal["draw", "roll", "discard", "active"])
"""Where a player's dice lie."""
RewardName = TypeAliasType(
    "RewardName", Literal["credits", "fans", "lose dice", "any die", "die up to"]
)
"""The kinds of reward."""


@wire_model
class Die(TypedDict):
    """A die, without its face."""

    die: Kind
    """Its kind."""
    borrowed: bool
    """Whether it goes back to its tray at the end of the round."""


@wire_model
class Stack(Die):
    """Dice of one kind that lie in a zone."""

    count: int
    """How many."""


@wire_model
class FacedDie(Die):
    """A die and what it shows."""

    face: FaceName
    """What it shows."""


@wire_model
class ActiveDie(FacedDie):
    """A die in the active zone."""

    used: bool
    """Whether its run ability has been used."""


@wire_model
class Space(TypedDict):
    """A space of the course."""

    text: str
    """Its name in options and records, such as ``C7``, or ``2/C7`` on the second leg."""
    leg: int
    """The leg it is on, counted from 0; `CoursePlan.legs` says which board that is."""
    space: str
    """Its name on the board: ``C7``, ``start`` or ``finish``."""
    red_lines: int
    """How many red lines lie behind it, those of finished laps and tracks included."""


@wire_model
class RouteStep(TypedDict):
    """A step of a runner: to an adjacent space, a jump by a shortcut, or a jet pack used on the spot."""

    step: Literal["walk", "jump", "jet_pack"]
    """How it moves."""
    space: Space | None
    """Where it leads; null for a jet pack."""


@wire_model
class Reward(TypedDict):
    """What a space gives."""

    reward: RewardName
    """What it is."""
    amount: int
    """How much; for a die up to a cost, that cost."""


@wire_model
class Payment(TypedDict):
    """What is paid, and what is left afterwards."""

    money: int
    """Money that is paid."""
    credits: int
    """Credits that are paid."""
    purse: int
    """Money and credits that are left."""


@wire_model
class Gains(TypedDict, total=False):
    """What is gained; anything else is left out. For dice, also what is lost."""

    money: int
    moves: int
    water_moves: int
    """Moves that may enter water."""
    credits: int
    fans: int
    hands: int
    """Hand tokens."""
    dice: int


def die_told(kind: int) -> Die:
    """Return a die of a kind."""
    return {"die": kind_told(kind), "borrowed": own_kind(kind) != kind}


def kind_told(kind: int) -> Kind:
    """Return the name of a kind, borrowed or not."""
    return cast(Kind, KIND_NAMES[own_kind(kind)])


def faced_told(die: int) -> FacedDie:
    """Return an active die without its marks."""
    return {**die_told(kind_of(die)), "face": FACE_NAMES[face_of(die)]}


@lru_cache(REMEMBERED)
def active_told(die: int) -> ActiveDie:
    """Return an active die."""
    return {**faced_told(die), "used": die & USED != 0}


@cache
def named_die(text: str) -> FacedDie:
    """Return the die named by a text such as ``red*-symbol``, as in events."""
    kind, _, face = text.partition("-")
    return {**die_told(KIND_NAMES.index(kind)), "face": cast(FaceName, face)}


def stacks_told(zone: list[int]) -> list[Stack]:
    """Return the dice of a zone."""
    return [_stack(kind, count) for kind, count in enumerate(zone) if count]


@lru_cache(REMEMBERED)
def _stack(kind: int, count: int) -> Stack:
    return {**die_told(kind), "count": count}


def space_told(course: Course, position: int) -> Space:
    """Return a position of the course as a space."""
    track = course.track(position)
    return {
        "text": course.text(position),
        "leg": course.leg_of[position],
        "space": track.text(course.space_of[position]),
        "red_lines": course.red_lines_crossed(position),
    }


def reward_told(kind: int, amount: int) -> Reward:
    """Return a reward."""
    return {"reward": REWARD_NAMES[kind], "amount": amount}
