"""What a game has to say, formatted in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from dicehall.locales.catalogue import Catalogue
from dicehall.locales.numbers import near_percent

if TYPE_CHECKING:
    from dicehall.games.models import Sayable

AND: Final = {"en": "and", "de": "und", "uk": "і"}
"""What stands before the last of several players."""


class Speaker:
    """Formats what one game has to say."""

    def __init__(
        self,
        game: str,
        catalogue: Catalogue,
        names: Sequence[str] = (),
        brought: Mapping[str, str] | None = None,
    ) -> None:
        self._game = game
        self._catalogue = catalogue
        self._names = names
        self._brought = brought or {}
        """Texts of this game alone, by their ids without its name: those of cards that somebody brought."""

    def say(self, what: Sayable) -> str:
        """Return something in words."""
        found: Any = what
        if isinstance(found, str):
            return self._message(found, {})
        if isinstance(found, int):
            return str(found)
        if isinstance(found, list):
            return self._listed(found)
        if "id" in found:
            return self._message(found["id"], found["args"])
        if "seat" in found:
            return str(self._names[found["seat"]])
        if "text" in found:
            return str(found["text"])
        return near_percent(self._catalogue, Fraction(found["n"], found["d"]))

    def _message(self, id: str, args: Mapping[str, Sayable]) -> str:
        if id in self._brought:
            return self._brought[id]
        name = f"{self._game}-{id}"
        if not self._catalogue.has(name):
            return spelled(id, args)
        # Numbers stay numbers: nouns follow them.
        given = {arg: one if isinstance(one, int) else self.say(one) for arg, one in args.items()}
        return self._catalogue.text(name, **given)

    def _listed(self, things: Sequence[Any]) -> str:
        words = [self.say(one) for one in counted(things)]
        players = all(isinstance(one, dict) and "seat" in one for one in things)
        if players and len(words) > 1:
            return f"{', '.join(words[:-1])} {AND[self._catalogue.language]} {words[-1]}"
        return ", ".join(words)


def spelled(id: str, args: Mapping[str, Sayable]) -> str:
    """Return the name of a thing that has no text, as one that an owner of the game has added."""
    name = id.rpartition("-")[2].replace("_", " ").title()
    return f"{args['count']} × {name}" if "count" in args else name


def counted(things: Sequence[Any]) -> list[Any]:
    """Return things with the counts of equal ones added up."""
    found: list[Any] = []
    for thing in things:
        for place, other in enumerate(found):
            both = _together(other, thing)
            if both is not None:
                found[place] = both
                break
        else:
            found.append(thing)
    return found


def _together(one: Any, other: Any) -> dict[str, Any] | None:
    """Return two things as one with a larger count; None if they are not the same, or are not counted."""
    counts = [
        thing["args"]["count"]
        for thing in (one, other)
        if isinstance(thing, dict) and "count" in thing.get("args", {})
    ]
    if len(counts) < 2:
        return None
    both, also = (
        {"id": thing["id"], "args": {**thing["args"], "count": sum(counts)}}
        for thing in (one, other)
    )
    return both if both == also else None
