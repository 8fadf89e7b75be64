"""A table in words: what happened, what lies there, what is asked, and how it ended."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Final

from rich.console import Console

from dicehall.core.events import Event
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.explain import wanted_set
from dicehall.games.models import Sayable
from dicehall.games.registry import kit_of
from dicehall.locales import Catalogue
from dicehall.locales.speaker import Speaker
from dicehall.mcp.facts import facts_text
from dicehall.terminal.board import board_of

BOX_WIDTH: Final = 100
"""Columns of the list of a box."""
DRAWING: Final = re.compile(r"^::(\w+)::$", re.MULTILINE)
"""What stands in a page of rules for something that is drawn."""
PART: Final = re.compile(r" \{#[\w-]+\}")
"""The name of a part, by which pages link to it."""
MOST_LINES: Final = 80
"""How many lines of the story are shown at once: the latest."""


@cache
def english() -> Catalogue:
    """Return the language of all that is written for language models; to read it takes a while."""
    return Catalogue("en")


class TableWords:
    """Puts a table into words, with those that the game's board has for people."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._names = tuple(names)
        self._board = board_of(game, self._names, english())
        self._speaker = Speaker(game.name, english(), self._names)

    # ------------------------------------------------------------------------- what happens

    def story(self, events: Sequence[Event]) -> list[str]:
        """Return what happened as lines of the log."""
        return [
            f"{self._names[line.seat]}: {line.text}"
            if self._needs_name(line.seat, line.text)
            else line.text
            for event in events
            for line in self._board.lines(event)
        ]

    def _needs_name(self, seat: int, text: str) -> bool:
        """Return whether a line does not say whom it is about; people see that by its mark."""
        return seat >= 0 and self._names[seat] not in text

    # ---------------------------------------------------------------------------- what is there

    def table(self, match: Match, seat: int) -> str:
        """Return what lies on the table."""
        self._board.show(match, max(0, seat))
        lines = [self._board.moment(), facts_text(self._game, match.state, self._names)]
        return "\n".join(filter(None, lines))

    def question(self, match: Match, question: Question) -> str:
        """Return a question with its options: the text to answer with, what it means, and its odds."""
        self._board.show(match, question.seat)
        words = {} if self._board.uses_tray(question) else self._offered(question)
        explain = kit_of(self._game.name).explain
        known = explain.briefing(match, question) if explain and explain.briefing else None
        lines = [f"You are asked: {self._board.asked(question)}"]
        if known is not None and known.about:
            lines.append(self._brief(known.about))
        lines.append("Options, each by the text to answer with:")
        for number, option in enumerate(question.options):
            text = match.text(question, option)
            said = words.get(option, "")
            brief = "" if known is None else self._brief(known.options[number])
            parts = [part for part in (said, brief) if part and part != text]
            lines.append(" | ".join([f"- {text}", *parts]))
        wanted = wanted_set(match, question)
        if wanted is not None and wanted.most > 1:
            lines.append("You may choose several of them at once, as a list.")
        return "\n".join(lines)

    def _brief(self, parts: Sequence[Sayable]) -> str:
        """Return what is known of something, part by part."""
        return "; ".join(map(self._speaker.say, parts))

    def _offered(self, question: Question) -> dict[int, str]:
        return {
            offer.option: f"{offer.text} ({offer.gain})" if offer.gain else offer.text
            for offer in self._board.offers(question)
        }

    def result(self, match: Match, seat: int) -> str:
        """Return how a game has ended."""
        winners = [self._names[winner] for winner in match.winners()]
        scores = zip(self._names, match.scores(), strict=True)
        won = "You have won. " if seat in match.winners() else ""
        return (
            f"The game is over. {won}{' and '.join(winners)} won; scores: "
            + ", ".join(f"{name} {score}" for name, score in scores)
            + "."
        )

    # ------------------------------------------------------------------------------------- pages

    def rules(self) -> str:
        """Return the rules in short."""
        return self._board.help().plain

    def pages(self) -> str:
        """Return the game's own pages, as its cards and its map; what is in the box if it has none."""
        found = [self._board.own_page(), self._board.map_page()]
        described = [f"{title}\n{text.plain}" for title, text in filter(None, found)]
        return "\n\n".join(described) or box_text(self._game.name)


def box_text(game: str) -> str:
    """Return what is in the box of a game."""
    kit, written = kit_of(game), StringIO()
    if kit.box is None:
        return f"{kit.title} comes without a list of its components.\n"
    kit.box.show(Console(file=written, width=BOX_WIDTH, no_color=True), None)
    return written.getvalue()


def rules_page(game: str) -> str | None:
    """Return the whole rules of a game; None if there is no such page.

    Where the page has a drawing, a page of the game's own stands, or where else to read what is drawn there.
    """
    kit = kit_of(game)
    page = kit.file("texts", english().language, "rules.md")
    if page is None:
        return None
    own = kit.pages.own if kit.pages else {}

    def described(drawn: re.Match[str]) -> str:
        if drawn[1] in own:
            return own[drawn[1]].text(english())
        return f"(See the resource dicehall://box/{game}.)"

    return DRAWING.sub(described, PART.sub("", page))


def told_story(lines: Sequence[str]) -> str:
    """Return the latest lines of a story, and how many are left out."""
    kept = [f"- {line}" for line in lines[-MOST_LINES:]]
    left_out = len(lines) - len(kept)
    if left_out:
        kept.insert(0, f"- ({left_out} earlier lines are left out)")
    return "\n".join(["What happened:", *kept]) if kept else ""
