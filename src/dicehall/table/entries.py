"""Entries: what a table's log is made of. The log only grows, and a table is what its log adds up to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

TABLE: Final = -1
"""The seat of entries that belong to the table, or to somebody who only watches."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    number: int
    """Its place in the log: 0, 1, 2 and so on without a gap."""
    at: float
    """When it was written, in seconds since 1970; the clock is read outside."""
    kind: str
    """What happened: one of `KINDS`."""
    seat: int
    """Who did it; -1 is the table or a watcher."""
    body: dict[str, Any]
    """The particulars, in a form that JSON can hold. Never changed once written."""


SHOWN: Final[dict[str, tuple[str, ...]]] = {
    # Everything that is fixed when the table is made; what is shown of its seats, `sight` says.
    "made": (
        "game",
        "rules",
        "options",
        "public",
        "clock",
        "commitment",
        "code",
        "title",
        "stand_in",
        "rematch_of",
    ),
    # A person takes a seat. The token's hash is nobody's business, the seed not before the start.
    "sat": ("name", "claimed"),
    # A seat is free again, before the start.
    "stood": (),
    # A bot is given a seat, before the start.
    "bot_sat": ("bot", "name"),
    # The game begins with these seeds.
    "began": ("seeds",),
    # A question was answered: by the player, a bot, or the stand-in of who is away.
    "answered": ("turn", "asked", "given", "by", "bot"),
    # The dice fell.
    "rolled": ("number", "given"),
    # The answer of this turn is taken back.
    "undone": ("turn",),
    # A line of chat; a seat's name is written down with it.
    "said": ("name", "text"),
    # A quick phrase, which everybody reads in their own language.
    "phrase": ("phrase",),
    # Somebody left, or took too long: a bot plays on.
    "left": ("why",),
    # ... and has taken the seat back.
    "returned": (),
    # A bot crashed or took too long; its next answer is a random one.
    "bot_failed": ("bot", "why"),
    # The game is over; the secret behind its dice is told.
    "ended": ("scores", "winners", "secret"),
    # The table was given up; if it had begun, the secret is told, so that its dice can be checked.
    "closed": ("why", "secret"),
    # The same people play again, over there.
    "rematch": ("table", "code"),
}
"""Every kind of entry, and which fields of its body clients are shown. All others stay in the log."""
