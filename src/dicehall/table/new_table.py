"""New tables: made as a client has planned them, or for the rematch of another table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal, NotRequired, TypedDict

from typing_extensions import Unpack

from dicehall.bots.registry import usual_bot
from dicehall.core.fair import commitment_of
from dicehall.table.clean_text import clean_title
from dicehall.table.clock import check_clock
from dicehall.table.commands.checks import check_bot, check_over
from dicehall.table.entries import FirstSeat, MadeBody
from dicehall.table.names import alike, bot_name, clean_name
from dicehall.table.refusals import Refusal
from dicehall.table.seat_chains import CHAINED_DICE
from dicehall.table.shared_games import online_game, refusing_bad_options
from dicehall.table.state import LiveTable


class PlannedSeat(TypedDict):
    """A seat of a table that is to be made: open, or for a bot."""

    kind: str
    """``open`` or ``bot``."""
    bot: NotRequired[str | None]
    name: NotRequired[str | None]
    """The bot's name, or that of the person for whom the seat is reserved."""
    kept: NotRequired[str | None]
    """The hash of the token whose holder an open seat is reserved for."""


class PlannedTable(TypedDict):
    """A table that is to be made."""

    game: str
    options: dict[str, object]
    seats: Sequence[PlannedSeat]
    code: NotRequired[str]
    public: NotRequired[bool]
    clock: NotRequired[Mapping[str, object]]
    dice: NotRequired[Literal["fair", "entered"]]
    """``entered``: people roll their own dice and enter what they show."""
    hints: NotRequired[bool]
    """Whether people may take hints even if several sit here; then the game does not count for ratings."""
    title: NotRequired[str | None]
    stand_in: NotRequired[str | None]
    """The bot that plays for absent players; if none is chosen, the usual one, or the game's strongest."""
    usual_stand_in: NotRequired[str]
    rematch_of: NotRequired[str]
    host: NotRequired[int]
    """If none is named, it is the person with the first reserved seat, or else the first to sit down."""
    duplicate: NotRequired[str]
    """The tables of a duplicate share a secret, and the rules in force when the duplicate was made."""
    rules: NotRequired[int]


def new_table(
    table_id: str, secret: bytes, now: float, **planned: Unpack[PlannedTable]
) -> LiveTable:
    """Return a new table, whose log has its first entry; or refuse."""
    game, options, seats = planned["game"], planned["options"], planned["seats"]
    if options.get("players", len(seats)) != len(seats):
        raise Refusal("bad_seats", seats=len(seats))
    with refusing_bad_options():
        played = online_game(game, {**options, "players": len(seats)})
    clock = check_clock(planned.get("clock", {"kind": "none"}))
    entered = planned.get("dice", "fair") == "entered"
    if entered and all(seat.get("kind") == "bot" for seat in seats):
        raise Refusal("nobody_rolls")
    if entered and clock["kind"] != "none":
        raise Refusal("dice_take_time")
    duplicate = planned.get("duplicate")
    title = planned.get("title")
    stand_in = planned.get("stand_in") or usual_bot(
        played.name, planned.get("usual_stand_in", "greedy")
    )
    made = MadeBody(
        game=played.name,
        rules=planned.get("rules", played.rules),
        options=played.options(),
        # At a duplicate nobody mixes anything in: the dice would not be the same at all its tables.
        fair_dice=None if entered or duplicate is not None else CHAINED_DICE,
        duplicate=duplicate,
        dice="entered" if entered and duplicate is None else None,
        seats=_first_seats(played.name, seats, again="rematch_of" in planned),
        public=planned.get("public", False),
        clock=clock,
        hints=planned.get("hints", False),
        commitment=commitment_of(secret),
        code=planned.get("code", ""),
        title=clean_title(title) if title else None,
        stand_in=check_bot(played.name, stand_in),
        rematch_of=planned.get("rematch_of"),
        host=planned.get("host"),
    )
    return LiveTable(table_id, secret, made, now)


def _first_seats(game: str, wanted: Sequence[PlannedSeat], again: bool) -> list[FirstSeat]:
    """Return the seats as they are when the table is made.

    If the same people play again, their names are not checked: they were accepted before, perhaps when the
    rules for names were different.
    """
    taken: list[str] = []
    seats: list[FirstSeat] = []
    for seat in wanted:
        name = seat.get("name") or ""
        if name and not again:
            name = clean_name(name)
            if alike(name, taken):
                raise Refusal("name_taken")
        match seat.get("kind"):
            case "open":
                kept = seat.get("kept") or None
                name = name if kept else ""
                seats.append(FirstSeat("open", name=name, kept=kept))
            case "bot":
                bot = check_bot(game, seat.get("bot") or "")
                seats.append(FirstSeat("bot", name=name, bot=bot))
            case _:
                raise Refusal("bad_seats", seats=len(wanted))
        if name:
            taken.append(name)
    for number, first in enumerate(seats):
        # People's names come first; bots get what is left.
        if first.bot is not None and not first.name:
            seats[number] = replace(first, name=bot_name(first.bot, taken))
            taken.append(seats[number].name)
    return seats


def rematch_plan(table: LiveTable, host: int) -> PlannedTable:
    """Return the plan for a rematch: the same game, bots, clock, and a seat for each person.

    The game must be over. The host is the seat that asked for it.

    The holder of the token of the old seat may take the new one. Nobody is seated from the start, because
    everybody has to send a new seed: a seed that the server knew before it chose the new secret would be
    worthless.
    """
    check_over(table)
    before = table.made
    kept: list[PlannedSeat] = []
    for seat in table.seats:
        if seat.kind == "bot":
            kept.append({"kind": "bot", "bot": seat.bot, "name": seat.name})
        elif seat.kind == "person":
            kept.append({"kind": "open", "kept": seat.token_hash, "name": seat.name})
        else:
            kept.append({"kind": "open"})
    return {
        "game": before.game,
        "options": before.options,
        "seats": kept,
        "public": before.public,
        "clock": {**before.clock},
        "dice": before.dice or "fair",
        "hints": before.hints,
        "title": before.title,
        "stand_in": before.stand_in,
        "rematch_of": table.id,
        "host": host,
    }
