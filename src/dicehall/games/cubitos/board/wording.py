"""The words of Cubitos in the player's language: dice, cards, spaces, rewards, questions."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicehall.core.content import HOUSE_MARK
from dicehall.core.question import Question
from dicehall.games.cubitos.cards.amounts import colour_bits
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.explain.models.pushing import Stake
from dicehall.games.cubitos.explain.sentences import said_of_bust, sentence, sentences
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    FACE_NAMES,
    FACES,
    GRAY,
    GREEN,
    KIND_NAMES,
    OWN_KINDS,
    own_kind,
)
from dicehall.games.cubitos.rules.draw import counted_in
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.roll_phase import colours_staying
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.rules.zones import ZONE_NAMES
from dicehall.games.cubitos.track.track import (
    ANY_DIE,
    CREDITS,
    FANS,
    JET_PACK,
    LOSE_DICE,
    NO_EFFECT,
)
from dicehall.locales import Catalogue
from dicehall.locales.numbers import near_percent

ABILITY_QUESTIONS: Final = ("now", "on_push", "would_bust", "run", "after_move")
DIE_QUESTIONS: Final = (
    *("draw", "draw_uncounted", "draw_freely", "free_roll", "lose", "set", "to_roll", "give"),
    "discard_after_bust",
)
WATCHED: Final = {
    **dict.fromkeys(ABILITY_QUESTIONS, "ability"),
    **dict.fromkeys(DIE_QUESTIONS, "dice"),
    **dict.fromkeys(("step", "move", "buy_moves"), "move"),
    **{"push": "push", "buy": "buy"},
}
"""What other players are said to be doing while they are asked."""


class Wording:
    """Puts everything on the table into words."""

    def __init__(self, game: Cubitos, names: tuple[str, ...], catalogue: Catalogue) -> None:
        self.game: Cubitos = game
        self.names: tuple[str, ...] = names
        self.catalogue: Catalogue = catalogue
        self.letters: tuple[str, ...] = tuple(
            catalogue.text(f"cubitos-letter-{KIND_NAMES[kind]}") for kind in range(OWN_KINDS)
        )
        """One letter for each kind of die, all different."""

    def text(self, message_id: str, **arguments: object) -> str:
        """Return a message of the catalogue."""
        return self.catalogue.text(message_id, **arguments)

    # ------------------------------------------------------------------ dice

    def colour(self, kind: int) -> str:
        """Return the name of a kind of die."""
        name = self.text(f"cubitos-colour-{KIND_NAMES[own_kind(kind)]}")
        return name if kind < OWN_KINDS else self.text("cubitos-borrowed", colour=name)

    def dice_named(self, names: list[str]) -> str:
        """Return dice given by their kinds, as the object of a sentence: *a red die, 2 light gray dice*."""
        listed: list[str] = []
        for name in dict.fromkeys(names):
            kind = KIND_NAMES.index(name)
            dice = self.text(f"cubitos-dice-{KIND_NAMES[own_kind(kind)]}", count=names.count(name))
            borrowed = kind >= OWN_KINDS
            listed.append(self.text("cubitos-borrowed", colour=dice) if borrowed else dice)
        return ", ".join(listed)

    def face(self, face: int) -> str:
        """Return what a face shows."""
        return self.text(f"cubitos-face-{FACE_NAMES[face]}")

    def die(self, kind: int, face: int) -> str:
        """Return a die that shows something, such as *red symbol*."""
        return self.text("cubitos-die", colour=self.colour(kind), face=self.face(face))

    def die_named(self, name: str) -> str:
        """Return a die given by its text form, such as ``red-symbol``."""
        kind, _, face = name.partition("-")
        return self.die(KIND_NAMES.index(kind), FACE_NAMES.index(face))

    def zone(self, zone: int) -> str:
        """Return the name of a zone."""
        return self.text(f"cubitos-zone-{ZONE_NAMES[zone]}")

    def grouped(self, names: list[str]) -> str:
        """Return a list of names, with equal ones counted."""
        listed = [
            self.text("cubitos-several", count=names.count(name), what=name)
            if names.count(name) > 1
            else name
            for name in dict.fromkeys(names)
        ]
        return ", ".join(listed)

    def fallen(self, cells: list[int]) -> str:
        """Return what rolled dice show: the hits, then the number of blanks."""
        hits = [self.die(*divmod(cell, FACES)) for cell in cells if cell % FACES]
        parts = [self.grouped(hits)] if hits else []
        if len(hits) < len(cells):
            parts.append(self.text("cubitos-count-blanks", count=len(cells) - len(hits)))
        return ", ".join(parts) or self.text("cubitos-nothing")

    # ------------------------------------------------------------------ amounts

    def dice_count(self, count: int) -> str:
        """Return a number of dice in words."""
        return self.text("cubitos-count-dice", count=count)

    def money(self, count: int) -> str:
        """Return an amount of money in words."""
        return self.text("cubitos-count-money", count=count)

    def moves(self, count: int, water: int = 0) -> str:
        """Return a number of moves in words, with those for water named separately."""
        plain = self.text("cubitos-count-moves", count=count)
        if not water:
            return plain
        wet = self.text("cubitos-count-water", count=water)
        return self.text("cubitos-and", one=plain, other=wet) if count else wet

    def gains(self, money: int, move: int, water: int, credit: int) -> str:
        """Return a list of gains."""
        parts = [self.money(money)] if money else []
        if move or water:
            parts.append(self.moves(move, water))
        if credit:
            parts.append(self.text("cubitos-count-credits", count=credit))
        return ", ".join(parts) or self.text("cubitos-nothing")

    def stake(self, stake: Stake) -> str:
        """Return what would be lost or kept."""
        parts = [self.money(stake["money"])] if stake["money"] else []
        if stake["moves"]:
            parts.append(self.moves(stake["moves"]))
        if stake["credits"]:
            parts.append(self.text("cubitos-count-credits", count=stake["credits"]))
        if stake["symbols"]:
            parts.append(self.text("cubitos-count-symbols", count=stake["symbols"]))
        dice = self.dice_count(stake["dice"])
        return f"{', '.join(parts)} ({dice})" if parts else dice

    def percent(self, chance: Fraction) -> str:
        """Return a chance in percent, with a decimal if it is near 0 or 100."""
        return near_percent(self.catalogue, chance)

    # ------------------------------------------------------------------ cards

    def card(self, id: str) -> str:
        """Return a card's name."""
        own = self.game.own_card(id)
        if own is not None:
            return own.name(self.catalogue.language)
        return self.text(f"cubitos-card-{id}")

    def is_card(self, name: str) -> bool:
        """Return whether a question is named after a card: it asks whether to take what the card offers."""
        return name in [card.id for card in self.game.cards]

    def does(self, id: str, moment: str) -> str:
        """Return what a card does at a moment: as printed, or generated from its words."""
        own = self.game.own_card(id)
        if own is not None:
            return sentence(own.card, moment, self.catalogue)
        return self.text(f"cubitos-does-{id}-{moment}")

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
        house = HOUSE_MARK if self.game.cards[colour].id in self.game.box.house_costs else ""
        return f"{self.game.costs[colour]}{house}"

    # ------------------------------------------------------------------ the track

    def space(self, position: int) -> str:
        """Return the name of a position."""
        return self.space_named(self.game.course.text(position))

    def space_named(self, name: str) -> str:
        """Return a space given by its text form."""
        leg, slash, space = name.rpartition("/")
        words = {"start": "cubitos-start", "finish": "cubitos-finish"}
        return leg + slash + (self.text(words[space]) if space in words else space)

    def track(self, name: str, title: str) -> str:
        """Return the name of a track; a custom track keeps its own."""
        return self.catalogue.text_or(f"cubitos-track-{name}", title)

    def to_go(self, position: int) -> int:
        """Return how far it is to the finish by the shortest dry route."""
        return self.game.to_finish[position]

    def reward(self, kind: int, amount: int) -> str:
        """Return a reward."""
        if kind == CREDITS:
            return self.text("cubitos-count-credits", count=amount)
        if kind == FANS:
            return self.text("cubitos-count-fans", count=amount)
        if kind == LOSE_DICE:
            return self.text("cubitos-reward-lose", count=amount)
        if kind == ANY_DIE:
            return self.text("cubitos-reward-any")
        return self.text("cubitos-reward-upto", cost=amount)

    def rewards(self, position: int) -> str:
        """Return all rewards of a space."""
        course = self.game.course
        parts = [self.reward(kind, amount) for kind, amount in course.rewards(position)]
        effect = course.track(position).effect[course.space_of[position]]
        if effect != NO_EFFECT:
            jet = effect == JET_PACK
            parts.append(self.text("cubitos-effect-jet" if jet else "cubitos-effect-shortcut"))
        return ", ".join(parts)

    # ------------------------------------------------------------------ what is asked

    def asked(self, state: CubitosState, question: Question) -> str:
        """Return a question, addressed to the player who is asked."""
        name = question.choice.name()
        player = state.players[question.seat]
        if name == "keep_green_and_gray":
            staying = colours_staying(CubitosTable(state, self.game), player)
            if staying != colour_bits(GREEN, GRAY):
                # A custom card may let other dice stay.
                return said_of_bust(staying, self.catalogue)
        if self.is_card(name):
            return self.text("cubitos-ask-swords", card=self.card(name))
        return self.text(
            f"cubitos-ask-{name}",
            left=self.dice_count(player.draw_amount - counted_in(player, player.roll)),
            moves=self.moves(player.move, player.water),
            price=self.money(MOVE_PRICE),
            money=self.money(player.money),
            credits=self.text("cubitos-count-credits", count=player.credit),
        )

    def watched(self, question: Question) -> str:
        """Return a question, addressed to those who watch."""
        doing = WATCHED.get(question.choice.name(), "choose")
        return self.text(f"cubitos-watch-{doing}", player=self.names[question.seat])
