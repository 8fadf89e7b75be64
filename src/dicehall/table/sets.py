"""Sets: several pieces chosen at once, where the game asks for them one by one in a fixed order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from dicehall.games.explain import wanted_set
from dicehall.games.models import SetWanted
from dicehall.table.play import Play
from dicehall.table.refusals import Refusal


@dataclass(frozen=True)
class OrderedSet:
    """A set that a question accepts."""

    asked: str
    """The name of the question."""
    wanted: SetWanted
    """The set that was asked for."""
    pieces: tuple[str, ...]
    """The pieces, in the order in which they are asked for."""


def ordered_set(play: Play, seat: int, given: list[str]) -> OrderedSet:
    """Return a set, given in any order, in the order in which its pieces are asked for; or refuse it.

    Nothing is played for this, so a wrong set costs next to nothing.
    """
    asked = play.asked(seat)
    wanted = _wanted(play, seat, asked)
    pieces = _in_order(wanted, given)
    if wanted is None or pieces is None:
        raise Refusal("not_offered", asked=asked)
    return OrderedSet(asked, wanted, tuple(pieces))


def piece_by_piece(play: Play, seat: int, ordered: OrderedSet) -> Iterator[str]:
    """Yield the answers that make up a set, each to be played before the next is requested.

    If there is no alternative, the game takes a piece without asking. If the set is not full but may be
    ended, the option that ends it comes last.
    """
    size = len(ordered.pieces)
    left = list(ordered.pieces)
    while left:
        still = _wanted(play, seat, ordered.asked)
        # Skip what the game took without asking.
        taken = size if still is None else still.taken - ordered.wanted.taken
        if taken < size - len(left):
            taken = size
        left = left[taken - size + len(left) :]
        if not left:
            return
        yield left.pop(0)
    still = _wanted(play, seat, ordered.asked)
    if still is None or still.stop is None or size == ordered.wanted.most:
        return
    # Otherwise it is another set with the same name.
    if still.taken == ordered.wanted.taken + size:
        yield still.stop


def _wanted(play: Play, seat: int, asked: str) -> SetWanted | None:
    """Return the size of the set a seat is asked for, if it is asked for one."""
    question = play.match.question(seat)
    if question is None or question.choice.name() != asked:
        return None
    return wanted_set(play.match, question)


def _in_order(wanted: SetWanted | None, given: list[str]) -> list[str] | None:
    """Return the pieces in the order in which they are asked for; None if they do not form such a set."""
    if wanted is None or not wanted.least <= len(given) <= wanted.most:
        return None
    left = Counter(map(_plain, given))
    ordered: list[str] = []
    groups: list[int] = []
    for place, piece in enumerate(wanted.pool):
        if left[piece] > 0:
            left[piece] -= 1
            ordered.append(piece)
            groups += wanted.groups[place : place + 1]
    return None if left.total() or len(set(groups)) < len(groups) else ordered


def in_one_form(given: list[str]) -> list[str]:
    """Return a set in the form that is stored, whatever order it was given in."""
    return sorted(map(_plain, given))


def _plain(text: str) -> str:
    return " ".join(text.split())
