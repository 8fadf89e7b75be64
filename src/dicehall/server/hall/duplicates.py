"""Duplicates: several tables with the same game and the same dice. Make one, find it, take a table of it."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

from dicehall.core.fair import SECRET_BYTES
from dicehall.server.logs import note
from dicehall.server.name_checks import check_name, free_name
from dicehall.server.store.duplicates import (
    Duplicate,
    count_table,
    find_duplicate,
    make_duplicate,
    uncount_table,
)
from dicehall.server.store.mistakes import Taken
from dicehall.server.tokens import new_token
from dicehall.table.keys import CODE_LETTERS
from dicehall.table.names import alike
from dicehall.table.new_table import PlannedSeat, PlannedTable, new_table
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token

if TYPE_CHECKING:
    from dicehall.hall.room import Room
    from dicehall.server.hall.hall import Hall
    from dicehall.server.store.people import Person

CODE_LENGTH: Final = 8
"""The number of characters in the code of a duplicate; those of tables are shorter."""
TRIES: Final = 5
"""How many other codes are tried if one is in use."""
DAY: Final = 86400.0
"""The seconds in a day."""
PLAYER: Final = "player"
"""The seat of whoever opens the link."""


def new_code() -> str:
    """Return a code that can be read aloud, and that nobody finds by trying."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def make(hall: Hall, wanted: PlannedTable, days: int) -> Duplicate:
    """Make a duplicate, or refuse what no table could be made from."""
    if [seat["kind"] for seat in wanted["seats"]].count(PLAYER) != 1:
        raise Refusal("one_plays_duplicate")
    services = hall.services
    now = services.clock()
    secret = secrets.token_bytes(SECRET_BYTES)
    stand_in = services.settings.stand_in
    for _ in range(TRIES):
        code = new_code()
        free: PlannedSeat = {"kind": "open"}
        seats = [free if seat["kind"] == PLAYER else seat for seat in wanted["seats"]]
        trial: PlannedTable = {**wanted, "seats": seats, "duplicate": code}
        trial["usual_stand_in"] = stand_in
        tried = new_table("trial", secret, now, **trial)
        made = tried.made
        plan: PlannedTable = {
            "game": made.game,
            "rules": made.rules,
            "options": made.options,
            "clock": {**made.clock},
            "title": made.title,
            "stand_in": made.stand_in,
            "seats": wanted["seats"],
        }
        duplicate = Duplicate(code, tried.game.name, plan, secret, now, now + days * DAY)
        try:
            await services.write(partial(make_duplicate, made=duplicate))
        except Taken:
            continue
        note("duplicate_made", game=made.game, seats=len(seats))
        return duplicate
    raise Refusal("too_busy")


async def find(hall: Hall, code: str, address: str) -> Duplicate:
    """Return a duplicate, or refuse; an address that guesses codes is limited, as with tables."""
    if hall.closing:
        raise Refusal("shutting_down")
    shared = hall.services.shared_limits
    await shared.may_guess(address)
    wanted = code.upper()
    found = None
    if len(wanted) == CODE_LENGTH and set(wanted) <= set(CODE_LETTERS):
        found = await hall.services.read(lambda connection: find_duplicate(connection, wanted))
    if found is None:
        raise Refusal("no_such_duplicate")
    await shared.has_not_guessed(address)
    return found


async def make_table(
    hall: Hall, duplicate: Duplicate, name: str, person: Person | None
) -> tuple[Room, int, str]:
    """Make a table of a duplicate for somebody; return it with their seat, and the token it is kept for."""
    services = hall.services
    code = duplicate.code
    if duplicate.until <= services.clock():
        raise Refusal("duplicate_over")
    name = name if person is None else person.name
    await check_name(hall, name, person)
    token = new_token()
    mine = 0
    seats: list[PlannedSeat] = []
    for number, seat in enumerate(duplicate.plan["seats"]):
        if seat["kind"] == PLAYER:
            mine = number
            seats.append({"kind": "open", "kept": hash_token(token), "name": name})
        elif seat["kind"] == "bot":
            called = await free_name(hall, seat.get("name") or "")
            # The player's name is their own; a bot can have another.
            seats.append({**seat, "name": "" if called and alike(called, [name]) else called})
        else:
            seats.append(seat)
    most = services.settings.duplicate_tables
    if not await services.write(partial(count_table, code=code, most=most)):
        raise Refusal("duplicate_full", most=most)
    try:
        room = await hall.make(
            {**duplicate.plan, "seats": seats, "duplicate": code}, duplicate.secret
        )
    except Refusal:
        await services.write(partial(uncount_table, code=code))
        raise
    return room, mine, token
