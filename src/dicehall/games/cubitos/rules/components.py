"""What is in the box: dice, supply, costs, fan track and races, from content files an owner can override."""

# Not compiled: content is read once a game.

from __future__ import annotations

from typing import Any, Final, TypedDict

from dicehall.core.content import (
    content_of,
    lay_over,
    place_of,
    read_number,
    read_part,
    read_texts,
    unknown_figure,
)
from dicehall.core.dice import Dice, Die, Lot
from dicehall.core.mistakes import BadContent
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    KIND_NAMES,
    KINDS,
    OWN_KINDS,
    POWER,
    SYMBOL,
    own_kind,
)
from dicehall.games.cubitos.rules.state import FAN_SPACES
from dicehall.games.cubitos.track.maps import TRACK_NAMES

RULES: Final = 4
"""The version of the rules; games begun under an earlier one continue under it."""
SINCE_VERSION: Final = {15: 4, 29: 4, 31: 2, 32: 2, 33: 4, 34: 4, 35: 4, 36: 4}
"""By ruling, the version that brought it or its present meaning; all others were always there."""
COSTS_SINCE: Final = 3
"""The version that brought the present costs; cards that cost something else before say so."""
SIDES: Final = 6
MOST_DICE: Final = 100
"""The most dice of a kind."""
MOST_COST: Final = 50
"""The most a die costs."""
MOST_LAPS: Final = 2
MOST_TRACKS: Final = 2
"""Laps of a track, and tracks joined into one course."""


class RaceFigures(TypedDict):
    """A race: which cards are used, and where it is run."""

    cards: list[str]
    tracks: list[str]
    laps: int


class RaceBox:
    """The complete box, checked and ready for play."""

    def __init__(self, given: dict[str, object], override: dict[str, object]) -> None:
        self.override: dict[str, object] = override
        """What an owner's file changed; empty for the original box."""
        supply = read_part(given, "supply", "the components")
        self.per_colour: int = read_number(supply, "per_colour", 0, MOST_DICE, "supply")
        self.light: int = read_number(supply, "light", 0, MOST_DICE, "supply")
        self.dark: int = read_number(supply, "dark", 0, MOST_DICE, "supply")
        self.start_light: int = read_number(supply, "start_light", 0, 20, "supply")
        """Light gray dice each player begins with."""
        self.start_dark: int = read_number(supply, "start_dark", 0, 20, "supply")
        """Dark gray dice each player begins with."""
        self.base_draw: int = read_number(supply, "base_draw", 1, 50, "supply")
        """The draw amount to begin with."""
        if self.start_light + self.start_dark == 0:
            raise BadContent("start_light and start_dark are 0; each player needs a die to begin.")
        fans = read_part(given, "fans", "the components")
        self.fan_credits: list[int] = _grants(fans, "credits")
        """What each space of the fan track grants: credits."""
        self.fan_hands: list[int] = _grants(fans, "hands")
        """What each space of the fan track grants: hand tokens."""
        faces = read_part(given, "faces", "the components")
        self.sides: list[tuple[int, ...]] = [_sides(faces, kind) for kind in range(OWN_KINDS)]
        """For each kind, the faces of its sides."""
        cards = read_part(given, "cards", "the components")
        self.costs: dict[str, int] = {
            id: read_number(card, "cost", 0, MOST_COST, f"card {id}") for id, card in cards.items()
        }
        """What a die of each card costs."""
        self.house_costs: tuple[str, ...] = tuple(
            [id for id, card in cards.items() if "cost" in card["house"]]
        )
        """The cards whose cost this project chose itself."""
        self.house_fans: tuple[str, ...] = tuple(fans["house"])
        """Which lists of the fan track this project chose itself."""
        self.races: dict[str, RaceFigures] = {
            name: _race(name, race, cards)
            for name, race in read_part(given, "races", "the components").items()
        }
        """The races by name, each with its cards, tracks and laps."""

    def dice(self, seats: int) -> Dice:
        """Return all kinds of dice; one more "die" draws who begins."""
        kinds = [
            Die(KIND_NAMES[kind], FACE_NAMES, self.sides[own_kind(kind)]) for kind in range(KINDS)
        ]
        return Dice((*kinds, Lot(seats)))


def components(override: dict[str, object] | None = None, rules: int = RULES) -> RaceBox:
    """Return the original components, or with an owner's figures applied, by a version of the rules."""
    return RaceBox(figures(override, rules), override or {})


def figures(override: dict[str, object] | None, rules: int = RULES) -> dict[str, Any]:
    """Return all figures as content files have them, with an owner's laid over."""
    given = content_of("dicehall.games.cubitos", "components.toml")
    given |= content_of("dicehall.games.cubitos", "cards.toml")
    for card in given["cards"].values():
        former = card.pop("former_cost", card["cost"])
        if rules < COSTS_SINCE:
            card["cost"] = former
    lay_over(given, override or {}, _check_key)
    return given


def _check_key(given: dict[str, object], where: str, key: str) -> None:
    """Refuse what owners may not give; they may add races, and name the cards of a race of the tour."""
    if where.startswith("cards.") and key in ("colour", "race"):
        raise BadContent(f"{place_of(where, key)} cannot be changed; of a card only its cost can.")
    if key in given or where == "races" or (where.startswith("races.") and key == "cards"):
        return
    if where == "cards":
        raise BadContent(
            f"the components have no {place_of(where, key)}; "
            "`dicehall components cubitos` lists all cards."
        )
    raise unknown_figure(given, where, key)


def _sides(faces: dict[str, object], kind: int) -> tuple[int, ...]:
    """Return the six sides of a kind of die; those not named are blank."""
    name = KIND_NAMES[kind]
    sides: list[int] = []
    for face in read_texts(faces, name, "faces"):
        if face not in FACE_NAMES:
            raise BadContent(f"{name} dice have a face {face}; faces are {', '.join(FACE_NAMES)}.")
        side = FACE_NAMES.index(face)
        if kind >= COLOURS and side in (SYMBOL, POWER):
            raise BadContent(f"{name} dice have a {face}, but there is no card for it.")
        if side != BLANK:
            sides.append(side)
    if not 1 <= len(sides) <= SIDES:
        raise BadContent(
            f"{name} dice have {len(sides)} faces that are not blank; they need 1 to {SIDES}."
        )
    return (*[BLANK] * (SIDES - len(sides)), *sides)


def _grants(fans: dict[str, object], key: str) -> list[int]:
    """Return what the spaces of the fan track grant."""
    numbers = fans.get(key)
    if not isinstance(numbers, list) or len(numbers) != FAN_SPACES:
        raise BadContent(
            f"{key} of fans must be a list of {FAN_SPACES} numbers, one a space of the fan track."
        )
    for number in numbers:
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= 20:
            raise BadContent(f"{key} of fans must be numbers from 0 to 20, not {number}.")
    return list(numbers)


def _race(name: str, given: object, cards: dict[str, Any]) -> RaceFigures:
    """Read a race; a race of the tour that lists no cards has the cards that name it."""
    where = f"race {name}"
    if not isinstance(given, dict):
        raise BadContent(f"{where} must be a table of cards, tracks and laps.")
    for key in given:
        if key not in ("cards", "tracks", "laps"):
            raise BadContent(f"{where} has no {key}; there is cards, tracks, laps.")
    ids = [id for id, card in cards.items() if str(card["race"]) == name]
    if "cards" in given or not ids:
        ids = list(read_texts(given, "cards", where))
    for id in ids:
        if id not in cards:
            raise BadContent(f"{where} has a card {id}; `dicehall components cubitos` lists all.")
    if sorted([cards[id]["colour"] for id in ids]) != sorted(COLOUR_NAMES):
        raise BadContent(f"{where} needs one card of each colour: {', '.join(COLOUR_NAMES)}.")
    tracks = list(read_texts(given, "tracks", where))
    for track in tracks:
        if track not in TRACK_NAMES:
            raise BadContent(f"{where} has a track {track}; tracks are {', '.join(TRACK_NAMES)}.")
    if not 1 <= len(tracks) <= MOST_TRACKS:
        raise BadContent(f"{where} has {len(tracks)} tracks; it needs one, or two that are joined.")
    laps = read_number(given, "laps", 1, MOST_LAPS, where)
    if len(tracks) > 1 and laps > 1:
        raise BadContent(f"{where} has {laps} laps of joined tracks; these are run once.")
    return {"cards": ids, "tracks": tracks, "laps": laps}
