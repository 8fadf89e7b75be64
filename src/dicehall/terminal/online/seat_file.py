"""The seats taken online, kept in a private file so that their owner can come back to them.

A seat is controlled by its token, so only the owner of the file can read it, from the first moment on. The
file is replaced as a whole, so that an interruption leaves either the old one or the new one.
"""

from __future__ import annotations

import fcntl
import json
import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from dicehall.locales import Catalogue
from dicehall.terminal.online.mistakes import CannotJoin

MOST_KEPT: Final = 200
"""How many seats are kept; the oldest are dropped first."""
SEED_BYTES: Final = 32
"""How many random bytes we contribute to the dice."""
NO_SEAT: Final = -1
"""Used in place of a seat if only the seed for a table has been drawn so far."""
OWNER_ONLY: Final = 0o600


@dataclass(frozen=True)
class KeptSeat:
    """A seat that was taken, with what is needed to control it and to check its dice."""

    server: str
    table: str
    seat: int
    """The seat, counted from 0."""
    token: str
    """The proof that the seat is ours."""
    seed: str
    """What we drew: the last link of our chain, or at a duplicate's tables a seed, which nothing needs."""
    commitment: str
    """The server's commitment before it learned our seed."""


def usual_path(environment: Mapping[str, str]) -> Path:
    """Return the default path of the file."""
    state = environment.get("XDG_STATE_HOME", "")
    # The rule for these folders: anything but an absolute path counts as not set.
    folder = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return folder / "dicehall" / "seats.json"


class SeatFile:
    """The file of the seats."""

    def __init__(self, path: Path, say: Catalogue) -> None:
        self.path: Path = path
        self._say = say

    def seats_at(self, server: str, table: str) -> list[KeptSeat]:
        """Return our seats at a table, newest first."""
        return [
            one
            for one in reversed(self._read())
            if (one.server, one.table) == (server, table) and one.seat != NO_SEAT
        ]

    def seed_for(self, server: str, table: str, commitment: str) -> str:
        """Return our seed for a table: drawn once for its commitment, and stored before it is sent.

        So this fails if a seat could not be stored either: players must be able to come back to their seats.
        """
        with self._locked():
            kept = self._read()
            for one in kept:
                drawn = (one.server, one.table, one.seat, one.commitment)
                if drawn == (server, table, NO_SEAT, commitment):
                    return one.seed
            seed = secrets.token_hex(SEED_BYTES)
            new = KeptSeat(server, table, NO_SEAT, "", seed, commitment)
            others = [one for one in kept if not _same(one, new)]
            self._write([*others, new][-MOST_KEPT:])
            return seed

    def keep(self, seat: KeptSeat) -> None:
        """Add a seat to the file."""
        with self._locked():
            others = [one for one in self._read() if not _same(one, seat)]
            self._write([*others, seat][-MOST_KEPT:])

    def forget(self, seat: KeptSeat) -> None:
        """Remove a seat that is no longer ours."""
        with self._locked():
            self._write([one for one in self._read() if one != seat])

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Keep other terminals from writing between our reading and writing."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = os.open(
                self.path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY
            )
            try:
                fcntl.flock(lock, fcntl.LOCK_EX)
                yield
            finally:
                os.close(lock)
        except OSError as error:
            raise self._unusable(error.strerror or str(error)) from None

    def _read(self) -> list[KeptSeat]:
        try:
            kept = json.loads(self.path.read_text("utf-8"))
            return [_seat(one) for one in kept["seats"]]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise self._unusable(error.strerror or str(error)) from None
        except (ValueError, TypeError, KeyError, RecursionError):
            raise CannotJoin(
                self._say.text("terminal-online-seats-unread", path=str(self.path))
            ) from None

    def _write(self, seats: list[KeptSeat]) -> None:
        text = json.dumps({"seats": [asdict(one) for one in seats]}, indent=1) + "\n"
        new = self.path.with_suffix(".new")
        new.unlink(missing_ok=True)
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, OWNER_ONLY)
        with open(file, "w", encoding="utf-8") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        new.replace(self.path)

    def _unusable(self, reason: str) -> CannotJoin:
        return CannotJoin(
            self._say.text(
                "terminal-online-seats-unwritten", path=str(self.path), reason=reason.lower()
            )
        )


def _same(one: KeptSeat, other: KeptSeat) -> bool:
    return (one.server, one.table, one.seat) == (other.server, other.table, other.seat)


def _seat(saved: dict[str, Any]) -> KeptSeat:
    seat = KeptSeat(**saved)
    for name, value in saved.items():
        if not isinstance(value, int if name == "seat" else str):
            raise TypeError(name)
    return seat
