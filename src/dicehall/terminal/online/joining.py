"""Join a table: return to a seat taken before, take a free one, or, if there is none, watch.

All of this happens before the screen changes, so that failures are reported like any other mistake.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.game import AnyGame
from dicehall.core.mistakes import Mistake
from dicehall.games.registry import new_game
from dicehall.locales import Catalogue
from dicehall.terminal.online.address import TABLE
from dicehall.terminal.online.mistakes import CannotJoin, NoAnswer, ServerRefusal
from dicehall.terminal.online.own_chain import OwnChain, has_chains
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import KeptSeat, SeatFile

MOST_NAMES: Final = 16
"""How many names such as *Guest 2* are tried if no name was given."""


@dataclass(frozen=True)
class Joined:
    """A table that was joined."""

    table: dict[str, Any]
    """The table, as the server shows it."""
    game: AnyGame
    kept: KeptSeat | None
    """Our seat; None for watching."""
    name: str
    """The name beside our chat lines."""
    phrases: dict[str, str]
    """The quick phrases by id, in our language."""


def join(rest: Rest, seats: SeatFile, seat: int | None, name: str) -> Joined:
    """Join a table, at a given seat (counted from 0) if one is named; or say why it cannot be joined."""
    say = rest.say
    try:
        table = rest.get(rest.address.at_table(rest.address.table))
        if not TABLE.fullmatch(table["id"]):
            raise ValueError("this is no id of a table")
        kept = _seat_of_before(rest, seats, table, seat)
        game = _game_of(rest, table, kept)
        if kept is None:
            kept = _take_seat(rest, seats, table, seat, name)
        phrases = rest.get(rest.address.api("/phrases"))["phrases"]
        return Joined(table, game, kept, name, dict(phrases))
    except (NoAnswer, ServerRefusal) as mistake:
        raise CannotJoin(str(mistake)) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        # It answers, but not in a form we know.
        raise CannotJoin(
            say.text("terminal-online-no-dicehall", server=rest.address.base)
        ) from None


def _game_of(rest: Rest, table: dict[str, Any], kept: KeptSeat | None) -> AnyGame:
    """Return the game of a table, if the rules it is played by are known here."""
    first = rest.address.at_table(table["id"], "/entries?after=0&limit=1")
    made = rest.get(first, None if kept is None else kept.token)["entries"][0]
    try:
        return new_game(table["game"], table["options"]).under(made["body"]["rules"])
    except Mistake:
        sentence = rest.say.text("terminal-online-other-rules", game=table["game"])
        raise CannotJoin(sentence) from None


def _seat_of_before(
    rest: Rest, seats: SeatFile, table: dict[str, Any], seat: int | None
) -> KeptSeat | None:
    """Return the seat we had before, unless it is no longer ours."""
    for kept in seats.seats_at(rest.address.base, table["id"]):
        if seat in (None, kept.seat):
            try:
                rest.get(rest.address.at_table(table["id"], "/entries?limit=1"), kept.token)
            except ServerRefusal as refused:
                if refused.code != "bad_token":
                    raise
                seats.forget(kept)
            else:
                return kept
    return None


def _take_seat(
    rest: Rest, seats: SeatFile, table: dict[str, Any], seat: int | None, name: str
) -> KeptSeat | None:
    """Take a seat; return None if none is free and none was asked for."""
    if seat is None:
        free = [one for one in table["seats"] if one["kind"] == "open" and not one["kept"]]
        if table["status"] != "open" or not free:
            return None
    # The commitment has already been read, so the server cannot choose a secret to suit this seed. It is the
    # same at every try, so a server that pretends to fail cannot choose among several.
    seed = seats.seed_for(rest.address.base, table["id"], str(table["commitment"]))
    part = {"seed": seed}
    if has_chains(table["fair_dice"]):
        part = {"anchor": OwnChain(seed).anchor}
    for wanted in _names(name, rest.say):
        body: dict[str, Any] = {"name": wanted, **part}
        if seat is not None:
            body["seat"] = seat
        try:
            sat = rest.post(rest.address.at_table(table["id"], "/seats"), body)
        except ServerRefusal as refused:
            if refused.code == "name_taken" and not name:
                continue
            if refused.code in ("no_free_seat", "already_started") and seat is None:
                # Somebody was quicker.
                return None
            raise
        kept = KeptSeat(
            rest.address.base,
            table["id"],
            int(sat["seat"]),
            str(sat["token"]),
            seed,
            str(table["commitment"]),
        )
        seats.keep(kept)
        return kept
    raise CannotJoin(rest.say.text("terminal-online-name-needed"))


def _names(name: str, say: Catalogue) -> list[str]:
    """Return the names to try: the given one, or guests with different numbers."""
    if name:
        return [name]
    guest = say.text("terminal-you")
    return [guest, *(f"{guest} {number}" for number in range(2, MOST_NAMES + 1))]
