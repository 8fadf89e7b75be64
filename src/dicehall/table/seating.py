"""Before the start: who takes which seat, and who may give a seat to a bot or free it again."""

from __future__ import annotations

from typing import Any

from dicehall.core.chains import hashed
from dicehall.table.changes import Change, Draft
from dicehall.table.clean_text import clean_anchor, clean_seed
from dicehall.table.fold import TableFold
from dicehall.table.making import bot_name, check_bot
from dicehall.table.names import alike, clean_name
from dicehall.table.refusals import Refusal
from dicehall.table.seats import WATCHER, Seat, same_hash


class Seating(TableFold):
    """A table at which people take seats; also holds what all commands share."""

    def sit(
        self,
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
        self._still_open()
        number = self._free_seat(shown) if seat is None else seat
        wanted = self._seat(number)
        if wanted.kind != "open":
            raise Refusal("seat_taken", seat=number)
        if wanted.kept is not None and not same_hash(wanted.kept, shown):
            raise Refusal("seat_kept", seat=number, name=wanted.name)
        if person is not None and any(other.person == person for other in self.seats):
            raise Refusal("already_seated")
        # A name that is already known may have been accepted by older rules.
        name = claimed or (clean_name(name) if name or not wanted.name else wanted.name)
        if alike(name, self._names(but=number)):
            raise Refusal("name_taken", name=name)
        body = {
            "name": name,
            **self._commits(number, seed, anchor),
            "person": person,
            "claimed": claimed,
            "token": token_hash,
        }
        if self.duplicate is not None and device is not None:
            body["device"] = device
        return self._one("sat", number, body, now)

    def _commits(self, seat: int, seed: str | None, anchor: str | None) -> dict[str, str | None]:
        """Return what somebody who sits down contributes to the dice: an anchor, or a seed told at once."""
        if self.duplicate is not None:
            return {"seed": self._fixed_seed(seat)}
        if seed is None and anchor is not None and self.chained:
            return {"seed": None, "anchor": clean_anchor(anchor)}
        if seed is None or anchor is not None:
            raise Refusal("bad_seed", reason="")
        seed = clean_seed(seed)
        return {"seed": seed, "anchor": hashed(seed)} if self.chained else {"seed": seed}

    def reserved_name(self, shown: str | None) -> str:
        """Return the name for which a seat is reserved for the holder of the token with this hash."""
        return next((seat.name for seat in self.seats if same_hash(seat.kept, shown)), "")

    def stand(self, seat: int, by: int, now: float) -> Change:
        """Free a seat: your own, or, for the host, a bot's or a reserved one."""
        self._still_open()
        stands = self._seat(seat)
        if stands.kind == "open" and stands.kept is None:
            raise Refusal("seat_empty", seat=seat)
        if stands.kind == "person":
            if by != seat:
                raise Refusal("not_your_seat")
        else:
            self._hosts(by)
        return self._one("stood", seat, {}, now)

    def seat_bot(self, seat: int, bot: str, by: int, now: float) -> Change:
        """Give an open seat, even a reserved one, to a bot; only the host may do so."""
        self._still_open()
        if self._seat(seat).kind != "open":
            raise Refusal("seat_taken", seat=seat)
        self._hosts(by)
        name = bot_name(check_bot(self.game.name, bot), self._names(but=seat))
        return self._one("bot_sat", seat, {"bot": bot, "name": name}, now)

    def pass_host(self, seat: int, by: int, now: float) -> Change:
        """Make another person who sits here the host."""
        self._still_open()
        if self._seat(seat).kind != "person":
            raise Refusal("seat_empty", seat=seat)
        self._hosts(by)
        return Change() if seat == self.host else self._one("hosts", seat, {}, now)

    # ------------------------------------------------------------------------ what commands share

    def _draft(self, now: float) -> Draft:
        return Draft(len(self.entries), now)

    def _one(self, kind: str, seat: int, body: dict[str, Any], now: float) -> Change:
        draft = self._draft(now)
        draft.add(kind, seat, body)
        return draft.change()

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no_such_seat", seats=len(self.seats))
        return self.seats[seat]

    def _not_closed(self) -> None:
        if self.status == "closed":
            raise Refusal("table_closed")

    def _still_open(self) -> None:
        self._not_closed()
        if self.status != "open" or self.sealed_at is not None:
            raise Refusal("already_started")

    def _hosts(self, by: int) -> None:
        """Refuse anybody but the host; before the first person sits down, anybody with the link may act."""
        if by == (WATCHER if self.host is None else self.host):
            return
        if by == WATCHER:
            raise Refusal("not_your_seat")
        raise Refusal("not_host")

    def _sits_here(self, by: int) -> None:
        """Refuse anybody who does not sit at this table; if only bots sit here, its maker may act."""
        if by != WATCHER:
            if self._seat(by).kind != "person":
                raise Refusal("not_your_seat")
        elif any(seat.kind == "person" or seat.kept is not None for seat in self.seats):
            raise Refusal("not_your_seat")

    def _free_seat(self, shown: str | None) -> int:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open" and same_hash(seat.kept, shown):
                return number
        for number, seat in enumerate(self.seats):
            if seat.kind == "open" and seat.kept is None:
                return number
        raise Refusal("no_free_seat")

    def _names(self, but: int | None) -> list[str]:
        """Return the names at the table, including those of reserved seats."""
        return [seat.name for number, seat in enumerate(self.seats) if seat.name and number != but]
