"""Choosing a race of Cubitos on the command line: a race, or custom cards and tracks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from dicehall.core.mistakes import BadContent, BadOptions
from dicehall.games.cubitos.track.maps import TRACK_NAMES
from dicehall.games.kit import TableOption

RACES: Final = "1 to 7, combotastic, such_much_fans or grand_finale"
"""The races that come with the game; a test compares them with the box."""
RACE_OPTIONS: Final = (
    TableOption(
        "race",
        f"Which race: {RACES} (default: 1).",
        about_several=f"Which races: {RACES}, several separated by commas, or all (default: 1).",
    ),
    TableOption(
        "cards", "A set of your own: eight cards separated by commas, or random to draw them."
    ),
    TableOption(
        "tracks",
        f"The track of that set, or two to join: {', '.join(TRACK_NAMES)}, or a file with your own map; "
        "by default, the track of race 1.",
    ),
    TableOption("laps", "How many laps of it.", least=1, most=9),
    TableOption(
        "own_cards", "A file with cards of your own, in place of the race's cards of their colours."
    ),
    TableOption(
        "order", "Whether players act at once or in strict order.", words=("simultaneous", "strict")
    ),
)
RANDOM: Final = "random"
"""In place of cards: a random set."""
ALL: Final = "all"
"""In place of races: every one that comes with the game."""
OWN: Final = "own"
"""The name of the course of a custom set."""


def chosen_race(given: dict[str, Any], seed: str) -> dict[str, Any]:
    """Return the options that a race is made from."""
    chosen = dict(given)
    if "cards" in chosen:
        from dicehall.games.cubitos.cards.sets import random_set

        text = chosen["cards"]
        if "race" not in chosen and not chosen.get("tracks"):
            chosen["tracks"] = TRACK_NAMES[0]
        chosen["cards"] = random_set(seed) if text == RANDOM else _listed(text)
    if "tracks" in chosen:
        chosen["tracks"] = [_map_or_name(track) for track in _listed(chosen["tracks"])]
    if "own_cards" in chosen:
        chosen["own_cards"] = _text_of(Path(chosen["own_cards"]))
    return chosen


def chosen_races(
    given: dict[str, Any], seed: str, components: dict[str, Any] | None
) -> list[tuple[str, dict[str, Any]]]:
    """Return the races of a tournament by name; several are separated by commas."""
    if "race" not in given:
        chosen = chosen_race(given, seed)
        return [(OWN if "cards" in chosen else "1", chosen)]
    names = _listed(given["race"])
    if names == [ALL]:
        from dicehall.games.cubitos.rules.components import components as box

        names = list(box(components).races)
    for name in names:
        if names.count(name) > 1:
            raise BadOptions(f"race {name} is named twice.")
    return [(name, chosen_race({**given, "race": name}, seed)) for name in names]


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _map_or_name(track: str) -> str:
    """Return the text of a map in a file, or the name of a track that comes with the game."""
    path = Path(track)
    if not path.suffix and not path.exists():
        return track
    return _text_of(path)


def _text_of(path: Path) -> str:
    """Return the contents of a file."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise BadContent(f"{path} cannot be read: {(reason or 'it is no text').lower()}.") from None


def set_warnings(options: dict[str, Any]) -> list[str]:
    """Return the warnings about a custom set, which can still be played."""
    if "cards" not in options or "own_cards" in options:
        # People who bring custom cards know what they do.
        return []
    from dicehall.games.cubitos.cards.sets import warnings_for
    from dicehall.games.cubitos.rules.components import components

    box = components(options.get("components"))
    return [SENTENCES[warning.kind] for warning in warnings_for(options["cards"], box)]


SENTENCES: Final = {
    "few_cheap_cards": "fewer than two cards of this set cost 5 or less, so the race begins slowly.",
    "no_card_loses_or_draws_dice": "no card of this set loses or draws dice, so weak dice stay in the way.",
}
"""The sentences of the warnings about a set."""
