"""What the catalogues that a game brings say for the names in its rules, for readers without its board.

For a game `pig` these messages are looked up: ``pig-title``, ``pig-rules``, ``pig-asked-QUESTION``,
``pig-option-OPTION``, ``pig-event-EVENT`` (with the event's fields and `player`), ``pig-fact-FIELD``,
``pig-die-DIE`` and ``pig-face-FACE``; names are in lower case, with ``-`` for all but letters and digits.
An option such as ``keep 1 1`` may be ``pig-option-keep``, with what follows as `rest`. Whatever is missing is
shown in the game's own text form. The browser does the same, in `web/src/lib/gameWords.ts`.
"""

from __future__ import annotations

import re
from typing import Any

from dicehall.games.registry import kit_of
from dicehall.locales.catalogue import Catalogue


class GameWords:
    """The words of one game in one language."""

    def __init__(self, game: str, say: Catalogue) -> None:
        self._game = game
        self._say = say

    def title(self) -> str:
        """Return what the game is called."""
        return self.find("title") or kit_of(self._game).title

    def variant(self, name: str) -> str:
        """Return what a variant in a tournament is called."""
        return self.find("variant", name) or self.find("variant", number=name) or name

    def rules(self) -> str:
        """Return a summary of the rules; empty if there is none."""
        return self.find("rules")

    def asked(self, question: str) -> str:
        """Return a question as a sentence; empty if the game brings none."""
        return self.find("asked", question)

    def option(self, text: str) -> str:
        """Return an option."""
        first, _, rest = text.partition(" ")
        return self.find("option", text) or self.find("option", first, rest=rest) or text

    def event(self, name: str, player: str, fields: dict[str, Any]) -> str:
        """Return what happened, as a sentence if the game brings one."""
        given = {field: number_or_text(value) for field, value in fields.items()}
        found = self.find("event", name, **given, player=player)
        if found:
            return found
        parts = [plain_name(name), *(f"{plain_name(one)} {said(fields[one])}" for one in fields)]
        return ": ".join(filter(None, (player, ", ".join(parts))))

    def fact(self, field: str) -> str:
        """Return what a field of a position is called."""
        return self.find("fact", field) or plain_name(field)

    def die(self, name: str) -> str:
        """Return what a kind of dice is called."""
        return self.find("die", name) or name

    def face(self, name: str) -> str:
        """Return what the side of a die is called."""
        return self.find("face", name) or name

    def find(self, kind: str, name: str = "", **arguments: Any) -> str:
        """Return the message for a name; empty if there is none, or if it needs what is not known."""
        slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        try:
            return self._say.text("-".join(filter(None, (self._game, kind, slug))), **arguments)
        except KeyError:
            return ""


def plain_name(name: str) -> str:
    """Return a name such as `free_claims` or `TurnBegan` in plain words: free claims, turn began."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").lower()


def number_or_text(value: Any) -> float | str:
    """Return a value as messages take it: numbers stay numbers, which nouns beside them follow."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    return said(value)


def said(value: Any) -> str:
    """Return a value in readable form; nothing is a dash."""
    if value is None or value is False or value in ("", [], {}):
        return "–"
    if value is True:
        return "✓"
    if isinstance(value, list | tuple):
        return ", ".join(map(said, value))
    if isinstance(value, dict):
        return ", ".join(f"{plain_name(str(name))} {said(one)}" for name, one in value.items())
    return str(value)
