"""The word of cards that a later ruling has changed."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.table import Table
from dicehall.core.task import Task
from dicehall.core.words import Piece
from dicehall.games.cubitos.cards.conditions import CardCondition
from dicehall.games.cubitos.rules.table import cubitos


@dataclass(frozen=True)
class NoteRuling(Piece):
    """Note that a later ruling would have changed the game here, if the condition holds."""

    ruling: int
    given: CardCondition

    def act(self, table: Table, task: Task) -> None:
        """Note it."""
        if self.given.holds(table, task):
            cubitos(table).rules_by(self.ruling)
