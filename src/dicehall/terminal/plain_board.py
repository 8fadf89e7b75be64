"""A board for any game without its own: what the game shows, and its options in text form.

A game's catalogue may have better words; if not, the text forms are shown. For a game `pig`, these messages
are looked up: ``pig-asked-QUESTION``, ``pig-option-OPTION``, ``pig-event-EVENT`` (with the event's fields and
`player`), ``pig-fact-FIELD`` and ``pig-rules``; names are in lower case, with ``-`` for ``_`` and spaces.
"""

from __future__ import annotations

import re
from typing import Any, Final

from textual.containers import Container
from textual.content import Content

from dicehall.core.dice import Throw, check_fit
from dicehall.core.events import Event
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadDice
from dicehall.core.question import Question
from dicehall.games.registry import kit_of
from dicehall.locales import Catalogue
from dicehall.terminal.board import Board, Line, Offer, Result, mark_of
from dicehall.terminal.board_part import BoardPart, Part
from dicehall.terminal.tray import RollTray, Tray

INDENT: Final = "  "
"""The indentation of nested facts."""


class Facts(BoardPart):
    """The scores, and everything else that the game shows."""

    DEFAULT_CSS = """
    Facts { height: 100%; padding: 1; background: $panel; }
    """

    def __init__(self, board: PlainBoard) -> None:
        super().__init__("facts")
        self._board = board

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Return the lines."""
        return self._board.facts()


class PlainBoard(Board):
    """Any game on the screen."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> None:
        super().__init__(game, names, catalogue)
        self._kit = kit_of(game.name)
        self._facts = Facts(self)
        self._tray = RollTray()

    # ------------------------------------------------------------------ the picture

    def widget(self) -> Container:
        """Return the one panel."""
        return Container(self._facts)

    def tray(self) -> Tray:
        """Return the tray."""
        return self._tray

    def panels(self) -> tuple[BoardPart, ...]:
        """Return the one panel."""
        return (self._facts,)

    def facts(self) -> list[list[Part]]:
        """Return the scores and what the game shows, line by line."""
        state = self.match.state
        lines: list[list[Part]] = []
        for seat, score in enumerate(self.game.scores(state)):
            mark, colour = mark_of(seat)
            lines.append([(f"{mark} ", f"bold {colour}"), (f"{self.names[seat]}  {score}", "bold")])
        lines.append([""])
        return lines + [[line] for line in self._told(self.game.show(state), "")]

    def _told(self, facts: dict[str, Any], indent: str) -> list[str]:
        lines: list[str] = []
        for name, fact in facts.items():
            known = self._word("fact", str(name)) or str(name).replace("_", " ")
            if isinstance(fact, dict) and fact:
                lines += [f"{indent}{known}:", *self._told(fact, indent + INDENT)]
            elif isinstance(fact, list) and any(isinstance(one, dict) for one in fact):
                lines.append(f"{indent}{known}:")
                lines += self._told(
                    {str(at): one for at, one in enumerate(fact, 1)}, indent + INDENT
                )
            elif isinstance(fact, list) and len(fact) == self.game.seats and not indent:
                by_name = zip(self.names, fact, strict=True)
                lines.append(f"{known}: {', '.join(f'{who} {_said(one)}' for who, one in by_name)}")
            else:
                lines.append(f"{indent}{known}: {_said(fact)}")
        return lines

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
        return self._word("asked", name) or self._text("terminal-plain-asked", question=name)

    def watched(self, question: Question) -> str:
        """Return a question, addressed to those who watch."""
        return self._text("terminal-plain-watched", player=self.names[question.seat])

    def asked_to_roll(self, throw: Throw) -> str:
        """Return the request to roll dice, addressed to the player who rolls."""
        return self._text("terminal-plain-roll", dice=self.game.dice.hand_text(throw.counts))

    def watched_roll(self, throw: Throw) -> str:
        """Return who rolls."""
        dice = self.game.dice.hand_text(throw.counts)
        if throw.seat < 0:
            return self._text("terminal-plain-table-rolls", dice=dice)
        player = self.names[throw.seat]
        return self._text("terminal-plain-player-rolls", player=player, dice=dice)

    def offers(self, question: Question) -> list[Offer]:
        """Return the options in words."""
        texts = [(option, self.match.text(question, option)) for option in question.options]
        return [Offer(option, self._word("option", text) or text) for option, text in texts]

    def _text(self, message: str, **arguments: object) -> str:
        return self.catalogue.text(message, **arguments)

    def _word(self, kind: str, name: str, **arguments: object) -> str:
        """Return the game's own words for a name, if its catalogue has any."""
        message = f"{self._kit.name}-{kind}-{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}"
        return self.catalogue.text_or(message, "", **arguments)

    # ------------------------------------------------------------------ real dice

    def asked_to_enter(self, throw: Throw) -> tuple[str, Content]:
        """Return how to enter the dice."""
        dice = self.game.dice
        thrown = [kind for kind, count in zip(dice.kinds, throw.counts, strict=True) if count]
        faces = [
            f"{kind.name}: {', '.join(kind.faces[side] for side in sorted(set(kind.sides)))}"
            for kind in thrown
        ]
        return self.watched_roll(throw), Content("\n".join(faces))

    def read(self, throw: Throw, text: str) -> list[int]:
        """Return what was typed as cells: faces in the order of the dice, or the form ``A-lion``."""
        dice = self.game.dice
        words = text.replace(",", " ").split()
        kinds = dice.hand_text(throw.counts).split()
        if len(words) != len(kinds):
            raise BadDice(
                self._text("terminal-plain-wrong-dice", number=len(words), dice=" ".join(kinds))
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
        player = self.names[seat] if seat >= 0 else ""
        said = self._word("event", name, player=player, **{key: _said(saved[key]) for key in saved})
        if not said:
            fields = [f"{key.replace('_', ' ')} {_said(value)}" for key, value in saved.items()]
            spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()
            said = ": ".join(filter(None, (player, ", ".join([spaced, *fields]))))
        return [Line(seat, said)]

    def help(self) -> Content:
        """Return the rules, if the game's catalogue has them."""
        return Content(self.catalogue.text_or(f"{self._kit.name}-rules", ""))

    def result(self) -> Result:
        """Return everybody's points."""
        scores = tuple(self.game.scores(self.match.state))
        winners = tuple(self.game.winners(self.match.state))
        return Result((), tuple(() for _ in scores), scores, winners)


def _said(fact: Any) -> str:
    """Return a fact in readable form."""
    if fact is None or fact == [] or fact == {}:
        return "–"
    if isinstance(fact, bool):
        return "✓" if fact else "–"
    if isinstance(fact, list):
        return ", ".join(map(_said, fact))
    return str(fact)
