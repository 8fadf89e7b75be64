"""What can go wrong between the server and its database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

from dicehall.core.mistakes import Mistake


class BadDatabase(Mistake):
    """A database that cannot be used at all: unreachable, of a foreign kind, or from a newer version."""


class NotStored(Mistake):
    """What was to be written is not there, or what was to be read cannot be; trying again may help."""

    def __init__(self, why: str, in_doubt: bool = False) -> None:
        super().__init__(why)
        self.in_doubt: bool = in_doubt
        """Whether the connection broke during COMMIT and nobody could be asked how it ended.

        Then it may be there after all: what it was about must be loaded anew before it goes on.
        """


class Overtaken(Mistake):
    """A table's log does not end where the new entries begin: somebody else wrote to it."""


class Taken(Mistake):
    """A name, a code or an id that is to be unique is in use already."""


def reason(error: BaseException) -> str:
    """Return in one line what the database said."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    # PostgreSQL likes to add hints on further lines; none is needed to see what is wrong.
    lines = [line.strip() for line in str(said).splitlines() if line.strip()]
    return lines[0].rstrip(".") if lines else type(said).__name__
