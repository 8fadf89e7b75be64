"""What operators do, as it is stored: `dicehall admin` writes it, and the processes of the hall read it.

Every order is kept for ever, with who did it, when and why. Some are in force until they are ended:
announcements and bans; a table to be closed is in force until a process has closed it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, Row, func, insert, or_, select, update

from dicehall.server.store import wakeups
from dicehall.server.store.lock import one_at_a_time
from dicehall.server.store.schema import ORDERS
from dicehall.server.store.wakeups import wake

Kind = Literal["announce", "withdraw", "drain", "resume", "close", "ban", "lift"]
"""What an operator can do."""
LASTING: Final = ("announce", "ban", "close")
"""The kinds that are in force until they end."""
DONE: Final = "done"
"""The outcome of an order that was carried out."""


@dataclass(frozen=True)
class Order:
    """Something that an operator did."""

    id: int
    """Later orders have larger numbers."""
    at: float
    """When, in seconds since 1970."""
    by: str
    """Who did it: the user and the machine."""
    kind: str
    """What: one of `Kind`."""
    subject: str
    """To what: a table's id, a process's number, a network, or a person as `person:7`."""
    words: str
    """The announcement, or the reason."""
    until: float | None = None
    """When it ends by itself."""
    over_at: float | None = None
    """When it was ended or carried out."""
    outcome: str | None = None
    """How it went, where a process carries it out: `DONE`, or the code of a refusal."""


def now_of(connection: Connection) -> float:
    """Return the time by the clock that leases are measured with."""
    if connection.dialect.name == "postgresql":
        now = select(func.extract("epoch", func.clock_timestamp()))
        return float(connection.execute(now).scalar_one())
    return time.time()


def write_order(
    connection: Connection,
    kind: Kind,
    by: str,
    subject: str = "",
    words: str = "",
    until: float | None = None,
) -> Order:
    """Store an order, and return it."""
    # In the order of their numbers: a process that has seen one has seen all before it.
    one_at_a_time(connection)
    values = {
        "at": now_of(connection),
        "by": by,
        "kind": kind,
        "subject": subject,
        "words": words,
        "until": until,
    }
    number = connection.execute(insert(ORDERS).returning(ORDERS.c.id), values).scalar_one()
    wake(connection, wakeups.ORDERS)
    return Order(id=int(number), **values)  # type: ignore[arg-type]


def end_orders(connection: Connection, kind: Kind, subject: str | None = None) -> list[Order]:
    """End what is in force of a kind, and return it."""
    found = [
        order
        for order in orders_in_force(connection)
        if order.kind == kind and subject in (None, order.subject)
    ]
    numbers = [order.id for order in found]
    connection.execute(
        update(ORDERS).where(ORDERS.c.id.in_(numbers)).values(over_at=now_of(connection))
    )
    return found


def orders_in_force(connection: Connection) -> list[Order]:
    """Return all announcements, bans and tables to be closed that are in force, the oldest first."""
    found = connection.execute(
        select(ORDERS)
        .where(
            ORDERS.c.over_at.is_(None),
            ORDERS.c.kind.in_(LASTING),
            or_(ORDERS.c.until.is_(None), ORDERS.c.until > now_of(connection)),
        )
        .order_by(ORDERS.c.id)
    )
    return [_order(row) for row in found]


def drained_since(connection: Connection, number: int) -> bool | None:
    """Return whether the last order about draining after this number says so; None if there is none."""
    last = (
        select(ORDERS.c.kind)
        .where(ORDERS.c.id > number, ORDERS.c.kind.in_(("drain", "resume")))
        .order_by(ORDERS.c.id.desc())
        .limit(1)
    )
    kind = connection.execute(last).scalar()
    return None if kind is None else kind == "drain"


def newest_order(connection: Connection) -> int:
    """Return the number of the newest order, 0 if there is none."""
    return connection.execute(select(func.max(ORDERS.c.id))).scalar() or 0


def carry_out(connection: Connection, number: int, outcome: str, now: float) -> None:
    """Note how it went with an order."""
    connection.execute(
        update(ORDERS)
        .where(ORDERS.c.id == number, ORDERS.c.over_at.is_(None))
        .values(over_at=now, outcome=outcome)
    )


def order_of(connection: Connection, number: int) -> Order:
    """Return an order."""
    return _order(connection.execute(select(ORDERS).where(ORDERS.c.id == number)).one())


def last_orders(connection: Connection, limit: int) -> list[Order]:
    """Return the last orders, the newest first."""
    found = connection.execute(select(ORDERS).order_by(ORDERS.c.id.desc()).limit(limit))
    return [_order(row) for row in found]


def _order(found: Row[Any]) -> Order:
    return Order(**found._asdict())
