"""Check a table's dice once their secret is revealed; done here, so nothing is taken on trust."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.chains import NOTHING
from dicehall.core.fair import bot_seed, sealed_origin
from dicehall.core.hands import links_shown
from dicehall.core.mistakes import Mistake
from dicehall.core.record import Record, Replay, record_of
from dicehall.locales import Catalogue
from dicehall.terminal.online.local_game import LocalGame
from dicehall.terminal.online.own_chain import chain_of
from dicehall.terminal.online.seat_file import KeptSeat


@dataclass(frozen=True)
class DiceCheck:
    """The result of the check."""

    fair: bool
    """Whether everything is consistent."""
    text: str


def record_at(local_game: LocalGame, table: str, names: tuple[str, ...]) -> Record:
    """Return the record of a game as this side has seen it; with the secret, once it is revealed."""
    assert local_game.match is not None
    if local_game.entered:
        return record_of(local_game.match, names, hands=local_game.hands)
    origin = sealed_origin(
        local_game.commitment,
        local_game.seeds,
        local_game.duplicate or table,
        [anchor or NOTHING for anchor in local_game.anchors] if local_game.chained else None,
        links_shown(local_game.match.steps, local_game.hands, local_game.game.seats),
        duplicate=local_game.duplicate is not None,
    )
    if local_game.secret:
        origin["secret"] = local_game.secret
    return record_of(local_game.match, names, origin, local_game.hands)


def check_dice(
    local_game: LocalGame, record: Record, kept: KeptSeat | None, bots: list[int], say: Catalogue
) -> DiceCheck:
    """Check the dice of a table: commitment, our own seed, those of the bots, every roll, and the end."""
    rolls = sum(step.asked == "roll" for step in record.steps)
    text = say.text
    if local_game.entered:
        return DiceCheck(True, text("terminal-online-dice-entered", rolls=rolls))
    if kept is not None and local_game.commitment != kept.commitment:
        return DiceCheck(False, text("terminal-online-dice-commitment"))
    table = record.origin["table"]
    if kept is not None and not _ours(local_game, kept, table):
        return DiceCheck(False, text("terminal-online-dice-seed"))
    for seat in bots:
        if local_game.seeds[seat] != bot_seed(local_game.commitment, table, seat):
            return DiceCheck(
                False, text("terminal-online-dice-bot-seed", player=record.seats[seat])
            )
    if not local_game.secret:
        return DiceCheck(False, text("terminal-online-dice-sealed"))
    try:
        Replay(local_game.game, record).finish()
    except Mistake as mistake:
        return DiceCheck(False, text("terminal-online-dice-differ", reason=str(mistake)))
    return DiceCheck(True, text("terminal-online-dice-fair", rolls=rolls))


def _ours(local_game: LocalGame, kept: KeptSeat, table: str) -> bool:
    """Return whether the seed of our seat is ours; if we did not open it in time, it is the fixed one.

    In a duplicate, all seeds are fixed, which the replay checks.
    """
    if local_game.duplicate is not None:
        return True
    seed = local_game.seeds[kept.seat]
    chain = chain_of(kept, local_game.anchors)
    if chain is None:
        return seed == kept.seed
    return seed in (chain.seed, bot_seed(local_game.commitment, table, kept.seat))
