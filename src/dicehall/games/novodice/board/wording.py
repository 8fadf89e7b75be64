"""The words of NovoDice in the player's language: tiles, symbols, dice, questions and options."""

from __future__ import annotations

from fractions import Fraction

from dicehall.core.content import HOUSE_MARK
from dicehall.core.dice import Throw
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.models import Sayable
from dicehall.games.novodice.explain.bays import combination, gains, worth_after
from dicehall.games.novodice.explain.claims import row_that_pays
from dicehall.games.novodice.explain.match import state_of
from dicehall.games.novodice.explain.next_roll import RollChance
from dicehall.games.novodice.explain.said import pieces, questions
from dicehall.games.novodice.rules.choices import STOP, claim_parts, placing_parts
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.table import FREE_CHOICE, ROW
from dicehall.locales import Catalogue
from dicehall.locales.numbers import near_percent
from dicehall.locales.speaker import Speaker
from dicehall.terminal.board import Offer


class NovoDiceWording:
    """Puts everything on the table into words, for one match and one language."""

    def __init__(self, box: Components, names: tuple[str, ...], catalogue: Catalogue) -> None:
        self.box: Components = box
        self.names: tuple[str, ...] = names
        self.catalogue: Catalogue = catalogue
        self._speaker = Speaker("novodice", catalogue, names)
        self.letters: tuple[str, ...] = self._letters()
        """One letter for each face, all different."""

    def _letters(self) -> tuple[str, ...]:
        letters: list[str] = []
        for face in self.box.faces:
            # An owner may have renamed the symbols: use the first letter of the name not taken yet.
            wanted = self.catalogue.text_or(f"novodice-letter-{face}", f"{face.upper()}123456789")
            letters.append(next(letter for letter in wanted if letter not in letters))
        return tuple(letters)

    def text(self, message_id: str, **arguments: object) -> str:
        """Return a message of the catalogue."""
        return self.catalogue.text(message_id, **arguments)

    def say(self, what: Sayable) -> str:
        """Return what the game has to say."""
        return self._speaker.say(what)

    def tile(self, tile: int) -> str:
        """Return the name of a kind of tile."""
        return self.tile_named(self.box.tiles[tile].id)

    def tile_named(self, id: str) -> str:
        """Return the name of a tile given by its text form; an owner's tile keeps its own name."""
        return self.say(pieces.tile(id))

    def symbol(self, face: int) -> str:
        """Return the name of a face."""
        return self.say(pieces.symbol(self.box.faces[face]))

    def count(self, face: int, count: int) -> str:
        """Return this many of a symbol, such as *2 suitcases*."""
        return self.say(pieces.symbols(self.box.faces[face], count))

    def dice(self, cells: list[int]) -> str:
        """Return what dice show, such as *lion A, gear X*."""
        return self.say(pieces.dice(self.box, cells))

    def percent(self, chance: Fraction) -> str:
        """Return a chance in percent, with a decimal if it is near 0 or 100."""
        return near_percent(self.catalogue, chance)

    def chance(self, chance: RollChance, filled: int) -> str:
        """Return what a chance is about, such as *another lion*."""
        if chance.symbol == 0:
            return self.text(
                "novodice-chance-lion" if filled == 0 else "novodice-chance-another-lion"
            )
        if filled == 0:
            return self.symbol(chance.symbol)
        symbol = self.symbol(chance.symbol)
        if chance.least > 1:
            return self.text("novodice-chance-rows", symbol=symbol, least=chance.least)
        return self.text("novodice-chance-row", symbol=symbol, rows=chance.rows)

    def set_of(self, bay: list[int]) -> str:
        """Return which combination a bay holds."""
        found = combination(self.box, bay)
        if found is None:
            return self.text("novodice-set-none")
        symbol, number, factor = found
        if symbol == 0:
            return self.text("novodice-set-different", number=number, factor=factor)
        return self.text("novodice-set-same", tiles=self.count(symbol, number), factor=factor)

    def value(self, tile: int) -> str:
        """Return a tile's worth, marked if it is a house figure."""
        house = HOUSE_MARK if "value" in self.box.tiles[tile].house else ""
        return f"{self.box.value[tile]}{house}"

    # ------------------------------------------------------------------ what is asked

    def asked_to_roll(self, match: Match, throw: Throw) -> str:
        """Return the request to roll dice, addressed to the player who rolls."""
        if throw.seat < 0:
            return self.text("novodice-ask-first")
        return self.text(
            "novodice-ask-roll", roll=state_of(match).roll + 1, count=sum(throw.counts)
        )

    def watched_roll(self, match: Match, throw: Throw) -> str:
        """Return who rolls."""
        if throw.seat < 0:
            return self.text("novodice-ask-first")
        return self.text(
            "novodice-watch-roll", player=self.names[throw.seat], roll=state_of(match).roll + 1
        )

    # ------------------------------------------------------------------ what is offered

    def offers(self, match: Match, question: Question) -> list[Offer]:
        """Return the options of a claim or a placing in words."""
        if question.choice.name() == "claim":
            return [self._claim(match, question.seat, option) for option in question.options]
        return [self._placing(match, question.seat, option) for option in question.options]

    def _claim(self, match: Match, seat: int, option: int) -> Offer:
        if option == STOP:
            return Offer(option, self.say(questions.claim(self.box, option)))
        tile, way = claim_parts(option)
        name, value = self.tile(tile), self.value(tile)
        if way == ROW:
            row = self.count(self.box.symbol[tile], row_that_pays(match, tile))
            text = self.text("novodice-offer-row", tile=name, value=value, row=row)
        elif way == FREE_CHOICE:
            text = self.text("novodice-offer-free", tile=name, value=value)
        else:
            lions = self.box.lions[tile]
            left = state_of(match).lions - lions
            text = self.text("novodice-offer-lions", tile=name, value=value, lions=lions, left=left)
        return Offer(option, text, self.gains(match, seat, tile))

    def gains(self, match: Match, seat: int, tile: int) -> str:
        """Return what a tile would add in each bay."""
        shown = [f"{gain:+d}" if gain is not None else "–" for gain in gains(match, seat, tile)]
        return self.text("novodice-gains", one=shown[0], two=shown[1], three=shown[2])

    def _placing(self, match: Match, seat: int, option: int) -> Offer:
        tile, bay, old = placing_parts(option, len(self.box.tiles))
        text = self.say(questions.placing(self.box, option))
        if bay < 0:
            return Offer(option, text, "±0")
        before, after = worth_after(match, seat, bay, tile, old)
        change = f"{after - before:+d}" if after != before else "±0"
        return Offer(option, text, f"{before} → {after}  {change}")
