"""The words of Cubitos in the player's language: dice, cards, spaces, rewards, questions."""

from __future__ import annotations

from fractions import Fraction

from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.explain.models.pushing import Stake
from dicehall.games.cubitos.explain.said import pieces
from dicehall.games.cubitos.explain.sentences import own_texts, sentences
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    FACE_NAMES,
    KIND_NAMES,
    OWN_KINDS,
)
from dicehall.games.cubitos.rules.zones import ZONE_NAMES
from dicehall.games.models import Sayable
from dicehall.games.said import verbatim
from dicehall.locales import Catalogue
from dicehall.locales.numbers import near_percent
from dicehall.locales.speaker import Speaker


class RaceWording:
    """Puts everything on the table into words."""

    def __init__(self, game: Cubitos, names: tuple[str, ...], catalogue: Catalogue) -> None:
        self.game: Cubitos = game
        self.names: tuple[str, ...] = names
        self.catalogue: Catalogue = catalogue
        self._speaker = Speaker("cubitos", catalogue, names, own_texts(game.own, catalogue))
        self.letters: tuple[str, ...] = tuple(
            catalogue.text(f"cubitos-letter-{KIND_NAMES[kind]}") for kind in range(OWN_KINDS)
        )
        """One letter for each kind of die, all different."""

    def text(self, message_id: str, **arguments: object) -> str:
        """Return a message of the catalogue."""
        return self.catalogue.text(message_id, **arguments)

    def say(self, what: Sayable) -> str:
        """Return what the game has to say."""
        return self._speaker.say(what)

    # ------------------------------------------------------------------ dice

    def colour(self, kind: int) -> str:
        """Return the name of a kind of die."""
        return self.say(pieces.colour(kind))

    def face(self, face: int) -> str:
        """Return what a face shows."""
        return self.text(f"cubitos-face-{FACE_NAMES[face]}")

    def zone(self, zone: int) -> str:
        """Return the name of a zone."""
        return self.text(f"cubitos-zone-{ZONE_NAMES[zone]}")

    def grouped(self, names: list[str]) -> str:
        """Return a list of names, with equal ones counted."""
        named = dict.fromkeys(names)
        return self.say([pieces.several(names.count(one), verbatim(one)) for one in named])

    # ------------------------------------------------------------------ amounts

    def dice_count(self, count: int) -> str:
        """Return a number of dice in words."""
        return self.say(pieces.amount("dice", count))

    def stake(self, stake: Stake) -> str:
        """Return what would be lost or kept."""
        return self.say(pieces.stake(stake))

    def percent(self, chance: Fraction) -> str:
        """Return a chance in percent, with a decimal if it is near 0 or 100."""
        return near_percent(self.catalogue, chance)

    # ------------------------------------------------------------------ cards

    def card(self, id: str) -> str:
        """Return a card's name."""
        return self.say(pieces.card(id))

    def does(self, id: str, moment: str) -> str:
        """Return what a card does at a moment: as printed, or generated from its words."""
        return self.say(pieces.does(id, moment))

    def card_text(self, card: Card) -> str:
        """Return everything a card does, moment by moment."""
        if self.game.own_card(card.id) is not None:
            return sentences(card, self.catalogue)
        parts: list[str] = []
        for moment, program in enumerate(card.programs):
            if program is not None:
                name = MOMENT_NAMES[moment]
                when = self.text(f"cubitos-when-{name}")
                parts.append(f"{when}: {self.does(card.id, name)}.")
        parts.append(self.catalogue.text_or(f"cubitos-note-{card.id}", ""))
        return " ".join(filter(None, parts))

    def cost(self, colour: int) -> str:
        """Return what a die of a colour costs, marked if it is a house figure."""
        return self.say(pieces.cost(self.game, colour))

    # ------------------------------------------------------------------ the track

    def space(self, position: int) -> str:
        """Return the name of a position."""
        return self.say(pieces.space(self.game.course, position))

    def track(self, name: str, title: str) -> str:
        """Return the name of a track; a custom track keeps its own."""
        return self.catalogue.text_or(f"cubitos-track-{name}", title)

    def to_go(self, position: int) -> int:
        """Return how far it is to the finish by the shortest dry route."""
        return self.game.to_finish[position]
