"""Tables that were set aside, so that one bad table never ends a list, a sweep or a start."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from dicehall.core.mistakes import Mistake
from dicehall.server.logs import note, note_error
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
S = TypeVar("S")


class BrokenTables:
    """The ids of tables whose log is inconsistent, or which cannot be read or shown."""

    def __init__(self) -> None:
        self._ids: set[str] = set()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._ids

    def __len__(self) -> int:
        return len(self._ids)

    def add(self, table_id: str, error: Exception) -> None:
        """Ignore a table from now on, and log the reason once; requests for it are refused."""
        if table_id in self._ids:
            return
        self._ids.add(table_id)
        if isinstance(error, Mistake):
            note("table_broken", table=table_id, why=str(error))
        else:
            note_error("table_broken", error, table=table_id)

    @contextmanager
    def refusing(self, table_id: str) -> Iterator[None]:
        """Refuse a table that was set aside, and set it aside if reading it fails."""
        if table_id in self._ids:
            raise Refusal("table_broken")
        try:
            yield
        except Refusal:
            raise
        except Exception as error:
            self.add(table_id, error)
            raise Refusal("table_broken") from None

    def each(
        self, rows: Iterable[T], table_of: Callable[[T], str], show: Callable[[T], S]
    ) -> list[S]:
        """Return what is shown for each of these rows of tables; those that cannot be shown are set aside."""
        shown: list[S] = []
        for row in rows:
            table_id = table_of(row)
            if table_id not in self._ids:
                try:
                    shown.append(show(row))
                except Exception as error:
                    self.add(table_id, error)
        return shown
