"""A table that another process of the hall has in memory."""

from __future__ import annotations

from dicehall.table.refusals import Refusal


class Elsewhere(Refusal):
    """Another process owns the table, or is about to; clients that cannot reach it are told to try again."""

    def __init__(self, table_id: str, owner: int | None = None) -> None:
        super().__init__("shutting_down")
        self.table_id: str = table_id
        """The table."""
        self.owner: int | None = owner
        """The number of the process that owns it, as far as is known."""
