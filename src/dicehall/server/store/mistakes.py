"""What can go wrong between the server and its database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

from dicehall.core.mistakes import Mistake


class BadDatabase(Mistake):
    """A database that cannot be used at all: unreachable, of an unsupported kind, or from a newer version."""


class NotStored(Mistake):
    """Something could not be written or read; trying again may help."""

    def __init__(self, why: str, in_doubt: bool = False) -> None:
        super().__init__(why)
        self.in_doubt: bool = in_doubt
        """Whether the connection broke during COMMIT and the outcome could not be determined.

        Then the work may be stored after all: its subject must be reloaded before it continues.
        """


class Overtaken(Mistake):
    """A table's log does not end where the new entries begin: somebody else wrote to it."""


class MovedAway(Mistake):
    """A table belongs to another process by now, so this one must not write to it, and has not."""


class Taken(Mistake):
    """A name, code or id that must be unique is already in use."""


def reason(error: BaseException) -> str:
    """Return the database's message in one line."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    # PostgreSQL may add hints on further lines; they are not needed to see what is wrong.
    lines = [line.strip() for line in str(said).splitlines() if line.strip()]
    return lines[0].rstrip(".") if lines else type(said).__name__
