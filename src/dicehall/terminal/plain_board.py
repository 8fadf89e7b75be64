"""A board for any game without its own: what the game shows, and its options in text form.

The words are those of the game's catalogue, if it brings one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from textual.containers import Container
from textual.content import Content

from dicehall.core.dice import Lot, Throw, check_fit
from dicehall.core.events import Event
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import BadDice
from dicehall.core.question import Question
from dicehall.games.registry import kit_of
from dicehall.locales import Catalogue
from dicehall.locales.game_words import GameWords, plain_name, said
from dicehall.terminal.board import Board, GameResult, Line, Offer
from dicehall.terminal.board_part import BoardPart, Part, lines_of
from dicehall.terminal.plain_facts import FactLines, Facts
from dicehall.terminal.tray import RollTray, Tray

NARROWEST: Final = 50
"""The columns that the board needs."""
LOWEST: Final = 12
"""The rows that it needs besides one for each player."""
OTHER_LINES: Final = 3
"""What is in sight of the facts besides a line for each player: the heading, the last roll, and one more."""
PAGE_WIDTH: Final = 70
"""The columns of the page with all facts."""
LONGEST_GAIN: Final = 24
"""The most columns for what an option brings, which stand to the right of it."""


class PlainLayout(Container):
    """The layout of the table: facts, question and options below each other, and the log beside them."""

    # The screen is outside of this widget.
    SCOPED_CSS: ClassVar[bool] = False
    DEFAULT_CSS = """
    PlainLayout { height: auto; }
    TableScreen.-plain {
        #table { layout: horizontal; }
        #left { width: 1fr; height: 100%; }
        #board { height: auto; }
        #bar { height: 1fr; }
        #question { height: auto; max-height: 4; text-wrap: wrap; }
        #log { width: 35%; max-width: 34; height: 100%; border-left: solid $primary; }
    }
    """


class PlainBoard(Board):
    """Any game on the screen."""

    layout = "-plain"

    def __init__(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> None:
        super().__init__(game, names, catalogue)
        self.smallest = (NARROWEST, len(names) + LOWEST)
        self._words = GameWords(game.name, catalogue)
        self._lines = FactLines(self._words, names, self._text("terminal-total"))
        self._facts = Facts(self.facts, len(names) + OTHER_LINES, self._text("terminal-plain-more"))
        self._tray = RollTray()
        self._rolled = ""
        self._kinds = [kind for kind in game.dice.kinds if not isinstance(kind, Lot)]

    # ------------------------------------------------------------------ the picture

    def title(self) -> str:
        """Return the game's name."""
        return self._words.title()

    def widget(self) -> Container:
        """Return the one panel."""
        return PlainLayout(self._facts)

    def tray(self) -> Tray:
        """Return the tray."""
        return self._tray

    def panels(self) -> tuple[BoardPart, ...]:
        """Return the one panel."""
        return (self._facts,)

    def show(self, match: Match, near: int) -> None:
        """Draw a position and what was rolled last."""
        rolls = [step for step in match.steps if step.asked == "roll"]
        self._rolled = self._told_roll(rolls[-1].seat, rolls[-1].given) if rolls else ""
        super().show(match, near)

    def facts(self, width: int) -> list[list[Part]]:
        """Return what the game shows, line by line."""
        state = self.match.state
        facts, scores = self.game.show(state), self.game.scores(state)
        return self._lines.lines(facts, scores, self._rolled, width)

    def own_keys(self) -> str:
        """Return what `c` does."""
        return self._text("terminal-plain-keys")

    def own_page(self) -> tuple[str, Content]:
        """Return everything that the game shows."""
        return self.title(), lines_of(self.facts(PAGE_WIDTH))

    # ------------------------------------------------------------------ the words

    def moment(self) -> str:
        """Return whose turn it is."""
        seat = self.seat()
        return self.names[seat] if seat >= 0 else ""

    def seat(self) -> int:
        """Return the first seat that is asked or rolls."""
        asked = [question.seat for question in self.match.questions()]
        return next(iter([*asked, *(throw.seat for throw in self.match.throws())]), -1)

    def asked(self, question: Question) -> str:
        """Return a question, addressed to the player who is asked."""
        name = question.choice.name()
        plain = self._text("terminal-plain-asked", question=plain_name(name))
        return self._words.asked(name) or plain

    def watched(self, question: Question) -> str:
        """Return a question, addressed to those who watch."""
        return self._text("terminal-plain-watched", player=self.names[question.seat])

    def asked_to_roll(self, throw: Throw) -> str:
        """Return the request to roll dice, addressed to the player who rolls."""
        if self._is_lot(throw):
            return self._text("terminal-plain-lot")
        return self._text("terminal-plain-roll", dice=self._hand(throw))

    def watched_roll(self, throw: Throw) -> str:
        """Return who rolls."""
        if self._is_lot(throw):
            return self._text("terminal-plain-lot")
        if throw.seat < 0:
            return self._text("terminal-plain-table-rolls", dice=self._hand(throw))
        player = self.names[throw.seat]
        return self._text("terminal-plain-player-rolls", player=player, dice=self._hand(throw))

    def offers(self, question: Question) -> list[Offer]:
        """Return the options in words, with what the game says of each in figures."""
        explain = kit_of(self.game.name).explain
        known = (
            explain.question(self.match, question)[1]
            if explain and explain.question
            else [None] * len(question.options)
        )
        return [
            Offer(option, self._words.option(self.match.text(question, option)), self._gain(facts))
            for option, facts in zip(question.options, known, strict=True)
        ]

    def _gain(self, facts: Mapping[str, Any] | None) -> str:
        """Return what is known of an option, unless it takes more than a few words."""
        plain = {name: fact for name, fact in (facts or {}).items() if not _nested(fact)}
        gain = ", ".join(f"{self._words.fact(name)} {said(fact)}" for name, fact in plain.items())
        return gain if len(gain) <= LONGEST_GAIN else ""

    def _text(self, message: str, **arguments: object) -> str:
        return self.catalogue.text(message, **arguments)

    # ------------------------------------------------------------------ dice

    def _is_lot(self, throw: Throw) -> bool:
        """Return whether it is drawn who begins."""
        thrown = zip(self.game.dice.kinds, throw.counts, strict=True)
        return all(isinstance(kind, Lot) for kind, count in thrown if count)

    def _hand(self, throw: Throw) -> str:
        """Return dice before they are rolled: how many, if the game has only one kind."""
        if len(self._kinds) == 1:
            return self._text("terminal-plain-dice", count=sum(throw.counts))
        names = self.game.dice.hand_text(throw.counts).split()
        return " ".join(map(self._words.die, names))

    def _told_roll(self, seat: int, given: str) -> str:
        """Return what somebody rolled, as a sentence."""
        dice = self.game.dice
        fallen = [dice.faced(cell) for cell in dice.parse(given)]
        for die in fallen:
            if die.seat is not None:
                return self._text("terminal-plain-begins", player=self.names[die.seat])
        alone = len(self._kinds) == 1
        shown = [
            self._words.face(one.face)
            if alone
            else f"{self._words.die(one.die)}-{self._words.face(one.face)}"
            for one in fallen
        ]
        if seat < 0:
            return self._text("terminal-plain-table-rolled", dice=" ".join(shown))
        player = self.names[seat]
        return self._text("terminal-plain-rolled", player=player, dice=" ".join(shown))

    def falls(self, throw: Throw) -> list[Offer]:
        """Return who may begin, if that is drawn."""
        if not self._is_lot(throw):
            return []
        dice = self.game.dice
        kind = next(kind for kind, count in enumerate(throw.counts) if count)
        first = dice.first_cell[kind]
        return [Offer(first + seat, name) for seat, name in enumerate(self.names)]

    def asked_to_enter(self, throw: Throw) -> tuple[str, Content]:
        """Return how to enter the dice."""
        thrown = zip(self.game.dice.kinds, throw.counts, strict=True)
        faces = {
            kind.name: ", ".join(kind.faces[side] for side in sorted(set(kind.sides)))
            for kind, count in thrown
            if count
        }
        alone = len(self._kinds) == 1
        lines = [sides if alone else f"{name}: {sides}" for name, sides in faces.items()]
        return self.watched_roll(throw), Content("\n".join(lines))

    def read(self, throw: Throw, text: str) -> list[int]:
        """Return what was typed as cells: faces in the order of the dice, or the form ``A-lion``."""
        dice = self.game.dice
        words = text.replace(",", " ").split()
        kinds = dice.hand_text(throw.counts).split()
        if len(words) != len(kinds):
            raise BadDice(
                self._text("terminal-plain-wrong-dice", number=len(words), thrown=len(kinds))
            )
        full = [
            word if "-" in word else f"{kind}-{word}"
            for kind, word in zip(kinds, words, strict=True)
        ]
        cells = dice.parse(" ".join(full))
        check_fit(dice, throw, cells)
        return cells

    # ------------------------------------------------------------------ the story

    def lines(self, event: Event) -> list[Line]:
        """Return an event as a line of the log."""
        saved = event.save()
        name, seat = saved.pop("event"), saved.pop("seat")
        return [Line(seat, self._words.event(name, self.names[seat] if seat >= 0 else "", saved))]

    def help(self) -> Content:
        """Return the rules, if the game's catalogue has them."""
        return Content(self._words.rules())

    def result(self) -> GameResult:
        """Return everybody's points."""
        scores = tuple(self.game.scores(self.match.state))
        winners = tuple(self.game.winners(self.match.state))
        return GameResult((), tuple(() for _ in scores), scores, winners)


def _nested(fact: Any) -> bool:
    """Return whether a fact has parts."""
    return isinstance(fact, dict | list)
