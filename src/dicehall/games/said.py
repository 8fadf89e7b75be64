"""Builds what a game has to say: messages with their arguments, in no language yet.

A game turns its events, questions and options into these, in one place. They travel as they are, and every
screen only formats them: `dicehall.locales.speaker` in Python, `web/src/lib/said.ts` in the browser.
"""

from __future__ import annotations

from dicehall.games.models import Said, Sayable, SeatSaid, Verbatim


def said(id: str, **args: Sayable) -> Said:
    """Return a message with its arguments."""
    return {"id": id, "args": args}


def seat(number: int) -> SeatSaid:
    """Return a player."""
    return {"seat": number}


def verbatim(text: str) -> Verbatim:
    """Return a name that is the same in every language."""
    return {"text": text}
