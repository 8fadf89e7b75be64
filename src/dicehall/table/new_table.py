"""New tables: made from a client's request, or for the rematch of another table."""

from __future__ import annotations

from typing import Any

from dicehall.bots.registry import usual_bot
from dicehall.core.fair import commitment_of
from dicehall.table.clean_text import clean_title
from dicehall.table.clock import check_clock
from dicehall.table.commands.checks import check_bot, check_over
from dicehall.table.entries import TABLE, Entry
from dicehall.table.links import CHAINED_DICE
from dicehall.table.names import alike, bot_name, clean_name
from dicehall.table.refusals import Refusal
from dicehall.table.shared_games import online_game, refusing_bad_options
from dicehall.table.state import LiveTable


def new_table(table_id: str, secret: bytes, now: float, **wanted: Any) -> LiveTable:
    """Return a new table, whose log has its first entry; `made` describes the arguments."""
    return LiveTable(table_id, secret, Entry(0, now, "made", TABLE, made(secret, **wanted)))


def made(
    secret: bytes,
    *,
    game: str,
    options: dict[str, Any],
    seats: list[dict[str, Any]],
    code: str,
    public: bool = False,
    clock: dict[str, Any] | None = None,
    dice: str = "fair",
    hints: bool = False,
    title: str | None = None,
    stand_in: str | None = None,
    usual_stand_in: str = "greedy",
    rematch_of: str | None = None,
    host: int | None = None,
    duplicate: str | None = None,
    rules: int | None = None,
) -> dict[str, Any]:
    """Return the body of the entry that makes a table, or refuse.

    A seat is requested as ``{"kind": "open"}``, ``{"kind": "bot", "bot": "greedy"}``, or, to reserve it for
    the holder of a token, ``{"kind": "open", "kept": its hash, "name": ...}``; bots may be given a name. If
    no stand-in is chosen, it is the default one, or the game's strongest bot if the game does not have that
    one. If no host is named, the host is the person with the first reserved seat, or else the first to sit
    down. Dice are ``fair``, or ``entered``: people roll their own and say what they show. With `hints`,
    people may take them even if two or more sit here; then the game does not count for ratings. The tables of
    a duplicate share a secret, and the version of the rules in force when the duplicate was made.
    """
    if options.get("players", len(seats)) != len(seats):
        raise Refusal("bad_seats", seats=len(seats))
    with refusing_bad_options():
        played = online_game(game, {**options, "players": len(seats)})
    if dice == "entered":
        _check_entered(seats, clock)
    return {
        "game": played.name,
        "rules": played.rules if rules is None else rules,
        "options": played.options(),
        **_dice(dice, duplicate),
        "seats": _seats(played.name, seats, again=rematch_of is not None),
        "public": public,
        "clock": check_clock(clock or {"kind": "none"}),
        "hints": hints,
        "commitment": commitment_of(secret),
        "code": code,
        "title": clean_title(title) if title else None,
        "stand_in": check_bot(played.name, stand_in or usual_bot(played.name, usual_stand_in)),
        "rematch_of": rematch_of,
        "host": host,
    }


def _dice(dice: str, duplicate: str | None) -> dict[str, Any]:
    """Return what the log says about the dice."""
    if duplicate is not None:
        # Nobody mixes anything in: the dice would not be the same at all tables.
        return {"duplicate": duplicate}
    return {"fair_dice": CHAINED_DICE} if dice == "fair" else {"dice": dice}


def _check_entered(seats: list[dict[str, Any]], clock: dict[str, Any] | None) -> None:
    """Refuse a table at which nobody could roll real dice, or would lose time while others do."""
    if all(seat.get("kind") == "bot" for seat in seats):
        raise Refusal("nobody_rolls")
    if clock is not None and clock.get("kind") != "none":
        raise Refusal("dice_take_time")


def _seats(game: str, wanted: list[dict[str, Any]], again: bool) -> list[dict[str, Any]]:
    """Return the seats as they are when the table is made.

    If the same people play again, their names are not checked: they were accepted before, perhaps when the
    rules for names were different.
    """
    taken: list[str] = []
    seats: list[dict[str, Any]] = []
    for seat in wanted:
        kind = seat.get("kind")
        name = seat.get("name") or ""
        if name and not again:
            name = clean_name(name)
            if alike(name, taken):
                raise Refusal("name_taken")
        if kind == "open" and seat.get("kept"):
            seats.append({"kind": "open", "kept": seat["kept"], "name": name})
        elif kind == "open":
            name = ""
            seats.append({"kind": "open"})
        elif kind == "bot":
            seats.append({"kind": "bot", "bot": check_bot(game, seat.get("bot", "")), "name": name})
        else:
            raise Refusal("bad_seats", seats=len(wanted))
        if name:
            taken.append(name)
    for seat in seats:
        # People's names come first; bots get what is left.
        if seat["kind"] == "bot" and not seat["name"]:
            seat["name"] = bot_name(seat["bot"], taken)
            taken.append(seat["name"])
    return seats


def made_again(table: LiveTable, code: str, host: int) -> dict[str, Any]:
    """Return what `new_table` needs for a rematch: the same game, bots, clock, and a seat for each person.

    The game must be over. The host is the seat that asked for it.

    The holder of the token of the old seat may take the new one. Nobody is seated from the start, because
    everybody has to send a new seed: a seed that the server knew before it chose the new secret would be
    worthless.
    """
    check_over(table)
    before = table.made
    kept: list[dict[str, Any]] = []
    for seat in table.seats:
        if seat.kind == "bot":
            kept.append({"kind": "bot", "bot": seat.bot, "name": seat.name})
        elif seat.kind == "person":
            kept.append({"kind": "open", "kept": seat.token_hash, "name": seat.name})
        else:
            kept.append({"kind": "open"})
    return {
        "game": before["game"],
        "options": before["options"],
        "seats": kept,
        "code": code,
        "public": before["public"],
        "clock": before["clock"],
        "dice": before.get("dice", "fair"),
        "hints": before["hints"],
        "title": before["title"],
        "stand_in": before["stand_in"],
        "rematch_of": table.id,
        "host": host,
    }
