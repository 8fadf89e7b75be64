"""Who sits where: seats are taken and freed before the start, and left to a stand-in afterwards."""

from __future__ import annotations

from typing import Literal

from dicehall.core.chains import hashed
from dicehall.table.changes import Change, one_entry
from dicehall.table.clean_text import clean_anchor, clean_seed
from dicehall.table.commands.checks import check_bot, check_hosts, check_open, running_play, seat_at
from dicehall.table.entries import (
    BotFailedBody,
    BotSatBody,
    HostsBody,
    LeftBody,
    ReturnedBody,
    SatBody,
    StoodBody,
)
from dicehall.table.names import alike, bot_name, clean_name
from dicehall.table.refusals import Refusal
from dicehall.table.seats import same_hash
from dicehall.table.state import LiveTable


def sit(
    table: LiveTable,
    seat: int | None,
    name: str,
    seed: str | None,
    token_hash: str,
    now: float,
    *,
    person: int | str | None = None,
    claimed: str | None = None,
    shown: str | None = None,
    anchor: str | None = None,
    device: str | None = None,
) -> Change:
    """Take a seat, or the first free one, with the anchor of a chain or, more simply, with a seed.

    A reserved seat is only for the holder of its token, whose hash is `shown`; if they give no name,
    they get the name the seat is reserved for. People who have claimed a name always sit under that name.
    At the table of a duplicate nobody has a part in the dice, but it is noted which device plays.
    """
    check_open(table)
    number = _free_seat(table, shown) if seat is None else seat
    wanted = seat_at(table, number)
    if wanted.kind != "open":
        raise Refusal("seat_taken", seat=number)
    if wanted.kept is not None and not same_hash(wanted.kept, shown):
        raise Refusal("seat_kept", seat=number, name=wanted.name)
    if person is not None and any(other.person == person for other in table.seats):
        raise Refusal("already_seated")
    # A name that is already known may have been accepted by older rules.
    name = claimed or (clean_name(name) if name or not wanted.name else wanted.name)
    if alike(name, table.names(but=number)):
        raise Refusal("name_taken", name=name)
    seed, anchor = _contribution(table, number, seed, anchor)
    body = SatBody(
        name=name,
        claimed=claimed,
        anchor=anchor,
        seed=seed,
        person=person,
        token=token_hash,
        device=None if table.duplicate is None else device,
    )
    return one_entry(table, number, body, now)


def _contribution(
    table: LiveTable, seat: int, seed: str | None, anchor: str | None
) -> tuple[str | None, str | None]:
    """Return what somebody who sits down contributes to the dice: a seed, an anchor, or both."""
    if table.duplicate is not None:
        return table.fixed_seed(seat), None
    if seed is None and anchor is not None and table.chained:
        return None, clean_anchor(anchor)
    if seed is None or anchor is not None:
        raise Refusal("bad_seed", reason="")
    seed = clean_seed(seed)
    return seed, hashed(seed) if table.chained else None


def _free_seat(table: LiveTable, shown: str | None) -> int:
    for number, seat in enumerate(table.seats):
        if seat.kind == "open" and same_hash(seat.kept, shown):
            return number
    for number, seat in enumerate(table.seats):
        if seat.kind == "open" and seat.kept is None:
            return number
    raise Refusal("no_free_seat")


def reserved_name(table: LiveTable, shown: str | None) -> str:
    """Return the name for which a seat is reserved for the holder of the token with this hash."""
    return next((seat.name for seat in table.seats if same_hash(seat.kept, shown)), "")


def stand(table: LiveTable, seat: int, by: int, now: float) -> Change:
    """Free a seat: your own, or, for the host, a bot's or a reserved one."""
    check_open(table)
    stands = seat_at(table, seat)
    if stands.kind == "open" and stands.kept is None:
        raise Refusal("seat_empty", seat=seat)
    if stands.kind == "person":
        if by != seat:
            raise Refusal("not_your_seat")
    else:
        check_hosts(table, by)
    return one_entry(table, seat, StoodBody(), now)


def seat_bot(table: LiveTable, seat: int, bot: str, by: int, now: float) -> Change:
    """Give an open seat, even a reserved one, to a bot; only the host may do so."""
    check_open(table)
    if seat_at(table, seat).kind != "open":
        raise Refusal("seat_taken", seat=seat)
    check_hosts(table, by)
    name = bot_name(check_bot(table.game.name, bot), table.names(but=seat))
    return one_entry(table, seat, BotSatBody(bot=bot, name=name), now)


def pass_host(table: LiveTable, seat: int, by: int, now: float) -> Change:
    """Make another person who sits here the host."""
    check_open(table)
    if seat_at(table, seat).kind != "person":
        raise Refusal("seat_empty", seat=seat)
    check_hosts(table, by)
    return Change() if seat == table.host else one_entry(table, seat, HostsBody(), now)


def leave(
    table: LiveTable, seat: int, now: float, why: Literal["left", "clock"] = "left"
) -> Change:
    """Leave: before the start the seat becomes free, afterwards a stand-in plays on.

    Also used for a player whose clock has run out, which the caller determines; `why` is then ``clock``.
    """
    leaves = seat_at(table, seat)
    if table.status == "open":
        return stand(table, seat, seat, now)
    running_play(table)
    if leaves.kind == "bot":
        raise Refusal("seat_is_bot")
    return Change() if leaves.away else one_entry(table, seat, LeftBody(why=why), now)


def come_back(table: LiveTable, seat: int, now: float) -> Change:
    """Take the seat back from the stand-in; its answers stand.

    A player who ran out of time has to wait until the stand-in has answered that question.
    """
    returns = seat_at(table, seat)
    running_play(table)
    if returns.kind == "bot":
        raise Refusal("seat_is_bot")
    if not returns.away:
        return Change()
    deadline = table.deadline(seat)
    if deadline is not None and deadline <= now:
        raise Refusal("out_of_time")
    return one_entry(table, seat, ReturnedBody(), now)


def bot_failed(table: LiveTable, seat: int, why: str, now: float) -> Change:
    """Note that the bot of a seat crashed or took too long; `FALLBACK` answers in its place."""
    seat_at(table, seat)
    running_play(table)
    bot = table.plays_by_bot(seat)
    if bot is None:
        raise Refusal("not_your_seat")
    return one_entry(table, seat, BotFailedBody(bot=bot, why=why), now)
