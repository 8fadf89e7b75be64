"""The options of Cubitos as a record or a command gives them: read, and checked one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.rules.components import MOST_LAPS, MOST_TRACKS, RaceFigures, components
from dicehall.games.cubitos.rules.dice import COLOURS

MOST_ROUNDS: Final = 1000
"""The most rounds that may be asked for."""


OPTIONS: Final = (
    *("players", "race", "cards", "tracks", "laps", "order", "rounds", "own_cards", "components"),
)
"""The names of the options."""
ORDERS: Final = ("simultaneous", "strict")
"""Who acts when: everybody at once, or one after the other."""


@dataclass(frozen=True)
class ChosenOptions:
    """What was chosen, checked one by one; the game checks whether it fits together."""

    players: int
    cards: list[str]
    tracks: list[str]
    laps: int
    strict: bool
    override: dict[str, object] | None
    race: str
    rounds: int
    own_cards: str


def read_options(options: dict[str, Any]) -> ChosenOptions:
    """Check the options that a record or a command gives, and return them; a mistake says what is wrong."""
    for name in options:
        if name not in OPTIONS:
            raise BadOptions(f"Cubitos has no option {name}; it has {', '.join(OPTIONS)}.")
    override = options.get("components")
    if override is not None and not isinstance(override, dict):
        raise BadOptions("components must be a table of the figures that differ.")
    order = options.get("order", "simultaneous")
    if order not in ORDERS:
        raise BadOptions(f"order must be {' or '.join(ORDERS)}, not {order}.")
    race, suggested = _race(options, override)
    return ChosenOptions(
        _number(options, "players", 2),
        _names(options, "cards", suggested and suggested["cards"], COLOURS, COLOURS),
        _names(options, "tracks", suggested and suggested["tracks"], 1, MOST_TRACKS),
        _laps(options, suggested),
        order == "strict",
        override,
        race,
        _rounds(options),
        _own_text(options),
    )


def _race(
    options: dict[str, object], override: dict[str, object] | None
) -> tuple[str, RaceFigures | None]:
    """Return the name of the race and what it suggests; if cards are chosen, there is none."""
    if "cards" in options:
        if "race" in options:
            raise BadOptions("a race has its own cards; choose race or cards, not both.")
        return "", None
    race = options.get("race", "1")
    # The races of the tour have numbers as names, and files may write them as numbers.
    name = str(race) if isinstance(race, int) and not isinstance(race, bool) else race
    races = components(override).races
    if not isinstance(name, str) or name not in races:
        raise BadOptions(f"there is no race {race}; races are {', '.join(races)}.")
    return name, races[name]


def _number(options: dict[str, object], name: str, default: int) -> int:
    number = options.get(name, default)
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadOptions(f"{name} must be a number, not {number}.")
    return number


def _own_text(options: dict[str, object]) -> str:
    text = options.get("own_cards", "")
    if not isinstance(text, str):
        raise BadOptions("own_cards must be the text of a file of cards.")
    return text


def _rounds(options: dict[str, object]) -> int:
    rounds = _number(options, "rounds", 0)
    if "rounds" in options and not 1 <= rounds <= MOST_ROUNDS:
        raise BadOptions(f"rounds must be a number from 1 to {MOST_ROUNDS}, not {rounds}.")
    return rounds


def _laps(options: dict[str, object], suggested: RaceFigures | None) -> int:
    # The suggested laps are those for the race's own track.
    usual = 1 if suggested is None or "tracks" in options else suggested["laps"]
    laps = _number(options, "laps", usual)
    if not 1 <= laps <= MOST_LAPS:
        raise BadOptions(f"laps must be 1 or {MOST_LAPS}, not {laps}.")
    return laps


def _names(
    options: dict[str, object], name: str, default: list[str] | None, least: int, most: int
) -> list[str]:
    names = options.get(name, default)
    number = str(least) if least == most else f"{least} to {most}"
    if names is None:
        raise BadOptions(f"with cards of your own, say which {name} to race on.")
    if not isinstance(names, list) or not all(isinstance(one, str) for one in names):
        raise BadOptions(f"{name} must be a list of {number} names, not {names}.")
    if not least <= len(names) <= most:
        raise BadOptions(f"{name} must be a list of {number} names, not of {len(names)}.")
    return list(names)
