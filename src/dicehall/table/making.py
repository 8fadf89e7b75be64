"""Make the first entry of a new table, from a client's request or for the rematch of another table."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

from dicehall.bots.registry import bots_of, usual_bot
from dicehall.core.fair import commitment_of
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import Mistake
from dicehall.games.registry import kit_of, new_game
from dicehall.table.clean_text import clean_title
from dicehall.table.links import CHAINED_DICE
from dicehall.table.names import alike, clean_name
from dicehall.table.refusals import Refusal
from dicehall.table.seats import Seat

T = TypeVar("T")

GAMES_KEPT: Final = 64
"""How many games to cache: a game with its options never changes, so tables share it."""
LONGEST_MOVE: Final = 3600
"""The most seconds a move may take when the clock counts seconds."""
MOST_DAYS: Final = 30
"""The most days a move may take."""
DAY: Final = 24 * 60 * 60
"""The seconds in a day."""


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
    played = _refused(online_game, game, {**options, "players": len(seats)})
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


def online_game(name: str, options: dict[str, Any]) -> AnyGame:
    """Return a game with options from a stranger; a `Mistake` says what is not accepted from them."""
    game = _shared_game(name, json.dumps(options, sort_keys=True))
    kit_of(game.name).check_online(game)
    return game


def game_of(name: str, options: dict[str, Any]) -> AnyGame:
    """Return a game, shared by all tables that play it, or refuse and say why."""
    return _refused(_shared_game, name, json.dumps(options, sort_keys=True))


def _refused(make: Callable[[str, T], AnyGame], name: str, options: T) -> AnyGame:
    try:
        return make(name, options)
    except Mistake as mistake:
        raise Refusal("bad_options", reason=str(mistake)) from None


@lru_cache(maxsize=GAMES_KEPT)
def _shared_game(name: str, options: str) -> AnyGame:
    return new_game(name, json.loads(options))


def check_bot(game: str, bot: str) -> str:
    """Return the name of a built-in bot. Any other would be loaded as code, which no client may request."""
    if bot not in bots_of(game):
        raise Refusal("unknown_bot", bots=", ".join(bots_of(game)))
    return bot


def check_clock(clock: dict[str, Any]) -> dict[str, Any]:
    """Return a clock in the form that is stored, or refuse it."""
    kind = clock.get("kind")
    if kind == "none":
        return {"kind": "none"}
    if kind == "move" and _whole_in(clock.get("seconds"), LONGEST_MOVE):
        return {"kind": "move", "seconds": clock["seconds"]}
    if kind == "days" and _whole_in(clock.get("days"), MOST_DAYS):
        return {"kind": "days", "days": clock["days"]}
    raise Refusal("bad_clock")


def _whole_in(number: object, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most


def seconds_of(clock: dict[str, Any]) -> float | None:
    """Return how many seconds a player has for a question; None for no limit."""
    if clock["kind"] == "move":
        return float(clock["seconds"])
    if clock["kind"] == "days":
        return float(clock["days"] * DAY)
    return None


def bot_name(bot: str, taken: list[str]) -> str:
    """Return a name for a bot that is unique at the table: its own, if need be with a number."""
    name = bot
    number = 2
    while alike(name, taken):
        name = f"{bot} {number}"
        number += 1
    return name


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


def made_again(
    table_id: str, before: dict[str, Any], seats: list[Seat], code: str, host: int
) -> dict[str, Any]:
    """Return what `made` needs for a rematch: the same game, bots, clock, and a seat for each person.

    Its host is the seat that asked for it.

    The holder of the token of the old seat may take the new one. Nobody is seated from the start, because
    everybody has to send a new seed: a seed that the server knew before it chose the new secret would be
    worthless.
    """
    kept: list[dict[str, Any]] = []
    for seat in seats:
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
        "hints": before.get("hints", False),
        "title": before["title"],
        "stand_in": before["stand_in"],
        "rematch_of": table_id,
        "host": host,
    }
