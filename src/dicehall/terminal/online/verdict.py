"""The verdict over a table's dice, once their secret is told: checked here, with nothing taken on trust."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.fair import bot_seed, sealed_origin
from dicehall.core.mistakes import Mistake
from dicehall.core.record import Record, Replay, record_of
from dicehall.locales import Catalogue
from dicehall.terminal.online.following import Following
from dicehall.terminal.online.seat_file import KeptSeat


@dataclass(frozen=True)
class Verdict:
    """What came out."""

    fair: bool
    """Whether everything fits."""
    text: str
    """The same in a sentence."""


def record_at(following: Following, table: str, names: tuple[str, ...]) -> Record:
    """Return the record of a game as this side has seen it; with the secret, once it is told."""
    assert following.match is not None
    origin = sealed_origin(following.commitment, following.seeds, table)
    if following.secret:
        origin["secret"] = following.secret
    return record_of(following.match, names, origin)


def verdict(
    following: Following, record: Record, kept: KeptSeat | None, bots: list[int], say: Catalogue
) -> Verdict:
    """Check the dice of a table: commitment, our own seed, those of the bots, every roll, and the end."""
    rolls = sum(step.asked == "roll" for step in record.steps)
    text = say.text
    if kept is not None and following.commitment != kept.commitment:
        return Verdict(False, text("terminal-online-dice-commitment"))
    if kept is not None and following.seeds[kept.seat] != kept.seed:
        return Verdict(False, text("terminal-online-dice-seed"))
    table = record.origin["table"]
    for seat in bots:
        if following.seeds[seat] != bot_seed(following.commitment, table, seat):
            return Verdict(False, text("terminal-online-dice-bot-seed", player=record.seats[seat]))
    if not following.secret:
        return Verdict(False, text("terminal-online-dice-sealed"))
    try:
        Replay(following.game, record).finish()
    except Mistake as mistake:
        return Verdict(False, text("terminal-online-dice-differ", reason=str(mistake)))
    return Verdict(True, text("terminal-online-dice-fair", rolls=rolls))
