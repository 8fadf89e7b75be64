"""What operators do to a running hall: announce, drain, close, ban. Its processes read it in the database."""

from __future__ import annotations

import getpass
import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, func, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from dicehall.core.mistakes import BadOptions
from dicehall.server.bans import PERSON, network_of
from dicehall.server.store import wakeups
from dicehall.server.store.database import make_engine, reading_engine
from dicehall.server.store.live import LIVE, TableRow, find_by_code, find_table
from dicehall.server.store.lock import is_locked
from dicehall.server.store.mistakes import BadDatabase, reason
from dicehall.server.store.operator_orders import (
    Kind,
    Order,
    end_orders,
    last_orders,
    now_of,
    order_of,
    orders_in_force,
    write_order,
)
from dicehall.server.store.people import person_named
from dicehall.server.store.schema import PEOPLE, PROCESSES, TABLES
from dicehall.server.store.wakeups import wake
from dicehall.table.clean_text import LONGEST_TEXT, clean_text
from dicehall.table.refusals import Refusal

T = TypeVar("T")

PATIENCE_S: Final = 30.0
"""Seconds to wait for the processes to carry something out."""
LOOK_S: Final = 0.1
"""Seconds between two looks whether they have."""


class Operator:
    """Somebody with access to a hall's database."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._reading = reading_engine(url)
        self.name: str = f"{_user()}@{socket.gethostname()}"
        """Who it is, as it is noted with every order."""

    # ---------------------------------------------------------------------------------- announcing

    def announce(self, text: str, until: float | None) -> Order:
        """Tell everybody something, in place of what was announced before."""
        words = _cleaned(text)
        with self._writing() as connection:
            _check_later(connection, until)
            end_orders(connection, "announce")
            return write_order(connection, "announce", self.name, words=words, until=until)

    def withdraw(self) -> Order:
        """Take back what is announced, and return it."""
        with self._writing() as connection:
            ended = end_orders(connection, "announce")
            if not ended:
                raise BadOptions("nothing is announced at present.")
            write_order(connection, "withdraw", self.name, words=ended[-1].words)
        return ended[-1]

    # ------------------------------------------------------------------------------------ draining

    def drain(self, which: Sequence[str], ends: bool = False) -> list[int]:
        """Let processes hand their tables on, or take tables again; return their numbers.

        They are given by number, or by the address of the machine that they run on. The only process of a
        hall on SQLite has no number.
        """
        kind: Kind = "resume" if ends else "drain"
        with self._writing() as connection:
            if self._url.get_backend_name() == "sqlite":
                if which:
                    raise BadOptions("a hall on SQLite has one process, which needs no number.")
                self._check_served(connection)
                write_order(connection, kind, self.name)
                return []
            numbers = _processes(connection, which)
            connection.execute(
                update(PROCESSES).where(PROCESSES.c.id.in_(numbers)).values(draining=not ends)
            )
            wake(connection, wakeups.PROCESSES)
            for number in numbers:
                write_order(connection, kind, self.name, str(number))
        return numbers

    def tables_left(self, numbers: Sequence[int]) -> int:
        """Wait until processes have handed on all their tables; return how many they still have."""
        owned = (
            select(func.count())
            .select_from(TABLES)
            .where(TABLES.c.owner.in_(numbers), TABLES.c.status.in_(LIVE))
        )
        others = select(func.count()).select_from(PROCESSES).where(PROCESSES.c.draining.is_(False))

        def left(connection: Connection) -> tuple[bool, int]:
            found = connection.execute(owned).scalar_one()
            return found == 0 or not connection.execute(others).scalar_one(), found

        return self._wait(left)[1]

    # ------------------------------------------------------------------------------------- closing

    def close(self, name: str, why: str) -> Order:
        """Let a table be closed that is given by its id or code; return the order once it is carried out.

        Without any server it stays in force, and is carried out when one starts.
        """
        words = _cleaned(why)
        with self._writing() as connection:
            row = find_table(connection, name) or find_by_code(connection, name.upper())
            if row is None:
                raise BadOptions(f"there is no table '{name}'.")
            _check_live(row)
            order = write_order(connection, "close", self.name, row.id, words)
        if not self.is_served():
            return order

        def carried_out(connection: Connection) -> tuple[bool, Order]:
            found = order_of(connection, order.id)
            return found.over_at is not None, found

        return self._wait(carried_out)[1]

    # ------------------------------------------------------------------------------------- banning

    def ban(self, who: str, why: str, until: float | None) -> Order:
        """Keep an address, a network or a person with a claimed name out."""
        words = _cleaned(why)
        with self._writing() as connection:
            _check_later(connection, until)
            subject = _subject(connection, who)
            end_orders(connection, "ban", subject)
            return write_order(connection, "ban", self.name, subject, words, until)

    def lift(self, who: str, why: str) -> Order:
        """Let somebody in again, and return the ban."""
        with self._writing() as connection:
            ended = end_orders(connection, "ban", _subject(connection, who))
            if not ended:
                raise BadOptions(f"'{who}' is not banned.")
            write_order(connection, "lift", self.name, ended[-1].subject, why)
        return ended[-1]

    def bans(self) -> list[Order]:
        """Return the bans in force."""
        return [order for order in self._read(orders_in_force) if order.kind == "ban"]

    # ------------------------------------------------------------------------------------- looking

    def log(self, limit: int) -> list[Order]:
        """Return what operators did last, the newest first."""
        return self._read(lambda connection: last_orders(connection, limit))

    def subject_name(self, subject: str) -> str:
        """Return what an order is about as people call it."""
        if not subject.startswith(PERSON):
            return subject
        number = int(subject.removeprefix(PERSON))
        name = select(PEOPLE.c.name).where(PEOPLE.c.id == number)
        return str(self._read(lambda connection: connection.execute(name).scalar()))

    def is_served(self) -> bool:
        """Return whether any server uses this database."""
        return self._read(self._served)

    def _served(self, connection: Connection) -> bool:
        if self._url.get_backend_name() == "sqlite":
            return is_locked(Path(str(self._url.database)))
        alive = PROCESSES.c.expires_at > now_of(connection)
        return connection.execute(select(PROCESSES.c.id).where(alive)).first() is not None

    def _check_served(self, connection: Connection) -> None:
        if not self._served(connection):
            raise BadOptions("no server uses this database at present.")

    def _wait(self, ready: Callable[[Connection], tuple[bool, T]]) -> tuple[bool, T]:
        until = time.monotonic() + PATIENCE_S
        while True:
            found = self._read(ready)
            if found[0] or time.monotonic() > until:
                return found
            time.sleep(LOOK_S)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection, connection.begin():
                return work(connection)
        except DBAPIError as error:
            raise BadDatabase(f"the database cannot be read: {reason(error)}.") from None
        finally:
            self._reading.dispose()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        engine = make_engine(self._url)
        try:
            with engine.begin() as connection:
                yield connection
        except DBAPIError as error:
            raise BadDatabase(f"the database cannot be written to: {reason(error)}.") from None
        finally:
            engine.dispose()


def _user() -> str:
    """Return who it was that became the user of the hall by sudo, or the user."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):
        # A container may run as a number that has no name.
        return "somebody"


def _cleaned(words: str) -> str:
    try:
        return clean_text(words)
    except Refusal:
        raise BadOptions(
            f"the words that people read must be 1 to {LONGEST_TEXT} characters in one line."
        ) from None


def _check_later(connection: Connection, until: float | None) -> None:
    if until is not None and until <= now_of(connection):
        raise BadOptions("--until must lie in the future.")


def _check_live(row: TableRow) -> None:
    if row.status not in LIVE:
        raise BadOptions(f"the game at table {row.code} is over already.")


def _processes(connection: Connection, which: Sequence[str]) -> list[int]:
    """Return the numbers of processes that are given by number or by their machine's address."""
    rows = list(connection.execute(select(PROCESSES.c.id, PROCESSES.c.address)))
    found: dict[int, None] = {}
    for one in which:
        numbers = [
            row.id
            for row in rows
            if one in (str(row.id), row.address, row.address.rpartition(":")[0].strip("[]"))
        ]
        if not numbers:
            raise BadOptions(
                f"there is no process '{one}'; `dicehall admin state` shows their numbers and addresses."
            )
        found.update(dict.fromkeys(numbers))
    if not found:
        raise BadOptions("say which process; `dicehall admin state` shows their numbers.")
    return list(found)


def _subject(connection: Connection, who: str) -> str:
    """Return what a ban is about: a network, or the person with a claimed name."""
    try:
        return str(network_of(who))
    except ValueError:
        person = person_named(connection, who)
    if person is None:
        raise BadOptions(
            f"'{who}' is no address, no network, and no name that somebody has claimed."
        )
    return f"{PERSON}{person.id}"
