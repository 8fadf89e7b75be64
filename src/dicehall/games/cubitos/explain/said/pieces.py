"""Dice, cards, amounts, spaces and rewards of Cubitos, as they are said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dicehall.core.content import HOUSE_MARK
from dicehall.games.cubitos.explain.models.pushing import Stake
from dicehall.games.cubitos.explain.pieces import Gains
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    OWN_KINDS,
    own_kind,
)
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.track import (
    ANY_DIE,
    CREDITS,
    FANS,
    JET_PACK,
    LOSE_DICE,
    NO_EFFECT,
)
from dicehall.games.models import Said, Sayable, Verbatim
from dicehall.games.said import said, verbatim

ENDS = ("start", "finish")
"""The spaces that each language has a name for."""

# ------------------------------------------------------------------------------------- dice


@cache
def colour(kind: int) -> Sayable:
    """Return a kind of die."""
    name = f"colour-{KIND_NAMES[own_kind(kind)]}"
    return name if kind < OWN_KINDS else said("borrowed", colour=name)


@cache
def die(kind: int, face: int) -> Said:
    """Return a die that shows something: *red symbol*."""
    return said("die", colour=colour(kind), face=f"face-{FACE_NAMES[face]}")


@cache
def die_named(name: str) -> Said:
    """Return a die given by its text form, such as ``red-symbol``."""
    kind, _, face = name.partition("-")
    return die(KIND_NAMES.index(kind), FACE_NAMES.index(face))


@cache
def dice_of(kind: int, count: int = 1) -> Said:
    """Return so many dice of a kind, as the object of a sentence: *a red die*."""
    dice = said(f"dice-{KIND_NAMES[own_kind(kind)]}", count=count)
    return dice if kind < OWN_KINDS else said("borrowed", colour=dice)


def dice_named(name: str) -> list[Sayable]:
    """Return a die given by the name of its kind, as the object of a sentence, in a list of such dice."""
    return [dice_of(KIND_NAMES.index(name))]


def fallen(cells: Sequence[int]) -> Sayable:
    """Return what rolled dice show: the hits, equal ones counted, then the number of blanks."""
    hits = [cell for cell in cells if cell % FACES != BLANK]
    parts: list[Sayable] = [
        several(hits.count(cell), die(*divmod(cell, FACES))) for cell in dict.fromkeys(hits)
    ]
    if len(hits) < len(cells):
        parts.append(said("count-blanks", count=len(cells) - len(hits)))
    return parts or "nothing"


def several(count: int, what: Sayable) -> Sayable:
    """Return something that may be there several times."""
    return what if count == 1 else said("several", count=count, what=what)


# ------------------------------------------------------------------------------------- cards


def card(id: str) -> str:
    """Return a card."""
    return f"card-{id}"


def does(id: str, moment: str) -> str:
    """Return what a card does at a moment."""
    return f"does-{id}-{moment}"


def cost(game: Cubitos, kind: int) -> Verbatim:
    """Return what a die of a colour costs, marked if it is a house figure."""
    house = HOUSE_MARK if game.cards[kind].id in game.box.house_costs else ""
    return verbatim(f"{game.costs[kind]}{house}")


# ------------------------------------------------------------------------------------- amounts


@cache
def amount(what: str, count: int) -> Said:
    """Return a number of something: ``money``, ``credits``, ``dice``, ``swords``."""
    return said(f"count-{what}", count=count)


def moves(count: int, water: int = 0) -> Said:
    """Return a number of moves; those that may enter water are named by themselves."""
    plain = amount("moves", count)
    if not water:
        return plain
    wet = amount("water", water)
    return said("and", one=plain, other=wet) if count else wet


def gains(found: Gains) -> list[Sayable]:
    """Return what is gained; nothing if nothing is."""
    parts: list[Sayable] = [amount("money", found["money"])] if found.get("money") else []
    if found.get("moves") or found.get("water_moves"):
        parts.append(moves(found.get("moves", 0), found.get("water_moves", 0)))
    if found.get("credits"):
        parts.append(amount("credits", found["credits"]))
    if found.get("fans"):
        parts.append(amount("fans", found["fans"]))
    if found.get("hands"):
        parts.append(amount("hands", found["hands"]))
    return parts


def stake(found: Stake) -> Sayable:
    """Return what would be lost or kept: what the dice show, and how many they are."""
    parts = gains({"money": found["money"], "moves": found["moves"], "credits": found["credits"]})
    if found["symbols"]:
        parts.append(amount("symbols", found["symbols"]))
    dice = amount("dice", found["dice"])
    return said("stake", what=parts, dice=dice) if parts else dice


# ------------------------------------------------------------------------------------- the track


def space(course: Course, position: int) -> Sayable:
    """Return a space; one of a later leg with the number of the leg."""
    name = course.track(position).text(course.space_of[position])
    found: Sayable = name if name in ENDS else verbatim(name)
    leg = course.leg_of[position]
    return said("on-leg", space=found, leg=leg + 1) if leg else found


@cache
def reward(kind: int, count: int) -> Sayable:
    """Return a reward."""
    if kind == CREDITS:
        return amount("credits", count)
    if kind == FANS:
        return amount("fans", count)
    if kind == LOSE_DICE:
        return said("reward-lose", count=count)
    return "reward-any" if kind == ANY_DIE else said("reward-upto", cost=count)


def rewards(course: Course, position: int) -> list[Sayable]:
    """Return all rewards of a space, and its effect."""
    found = [reward(kind, count) for kind, count in course.rewards(position)]
    effect = course.track(position).effect[course.space_of[position]]
    if effect != NO_EFFECT:
        found.append("effect-jet" if effect == JET_PACK else "effect-shortcut")
    return found
