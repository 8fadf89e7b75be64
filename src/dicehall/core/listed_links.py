"""The older form of records with chains: a link for every roll, without who answered and what was a set.

As far as such a record shows, the links are those of the seats' last answers.
"""

# Not compiled: records are checked once.

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from dicehall.core.chains import FIRST_PLACE, NOTHING, hashed
from dicehall.core.fair_parts import ROLL, TurnLink
from dicehall.core.match import Step
from dicehall.core.mistakes import BadOptions


@dataclass
class _Seat:
    """A seat's chain as far as it is known, and its answers so far."""

    place: int
    """The place of the newest link; the anchor has 0."""
    newest: str
    answers: int = 0
    run: int = 0
    """The first turn of those last answers that could form a set."""
    since: list[TurnLink | None] = field(default_factory=list)
    """The link of the roll since the last answer, if there was one."""


def check_listed_links(
    links: Sequence[TurnLink | None],
    anchors: Sequence[str],
    steps: Sequence[Step],
    in_sets: Callable[[str], bool],
) -> None:
    """Check the links of a record's rolls; refuse the first that cannot be that of its seat's last answer.

    The game says which answers can be pieces of sets.
    """
    rolls = sum(step.asked == ROLL for step in steps)
    if len(links) != rolls:
        raise BadOptions(f"the dice: {len(links)} links are listed for {rolls} rolls.")
    seats = [_Seat(0, anchor) for anchor in anchors]
    words = iter(links)
    before: Step | None = None
    for place, step in enumerate(steps, 1):
        known = 0 <= step.seat < len(seats)
        if step.asked == ROLL:
            word = next(words)
            wrong = "has no chain" if word else ""
            if known and seats[step.seat].newest != NOTHING:
                wrong = _mixed_in(seats[step.seat], word)
            if wrong:
                raise BadOptions(
                    f"step {place} of {len(steps)}: the link of this roll is wrong: "
                    f"seat {step.seat} {wrong}."
                )
        elif known:
            seat = seats[step.seat]
            follows = before is not None and (before.seat, before.asked) == (step.seat, step.asked)
            if not (follows and in_sets(step.given) and before and in_sets(before.given)):
                seat.run = seat.answers
            seat.answers += 1
            seat.since.clear()
        before = step


def _mixed_in(seat: _Seat, word: TurnLink | None) -> str:
    """Note the link of a seat's roll; return what is wrong with it, or an empty text."""
    if seat.since and seat.since[0] != word:
        return "has not answered since a roll with another link"
    seat.since[:] = [word]
    if word is None:
        return ""
    place = FIRST_PLACE + word.turn
    if not seat.run <= word.turn < seat.answers or place < seat.place:
        return f"cannot have shown the link for turn {word.turn} with its last answer"
    if hashed(word.link, place - seat.place) != seat.newest:
        return f"has another link for turn {word.turn}"
    seat.place, seat.newest = place, word.link
    return ""
