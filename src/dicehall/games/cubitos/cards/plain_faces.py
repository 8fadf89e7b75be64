"""What active dice do in the run phase without a question: plain faces pay, and some dice are lost."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from dicehall.core.sorted_numbers import sort_nearly_sorted
from dicehall.core.table import Table
from dicehall.core.task import Task
from dicehall.core.words import Piece
from dicehall.games.cubitos.cards.amounts import face_money
from dicehall.games.cubitos.rules.dice import CREDIT, MOVE, USED, face_of, kind_of
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT


def credit_costs_a_die(table: CubitosTable, player: Player) -> bool:
    """Return whether a first credit could force its owner to lose a die; such credits are asked about."""
    return table.game.credits_cost_dice and player.credit_gained == 0


@dataclass(frozen=True)
class CollectFaces(Piece):
    """Gain what plain faces of active dice show: money, moves, credits unless they may do harm."""

    def act(self, table: Table, task: Task) -> None:
        """Gain it once for each die."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        active = player.active
        money: i64 = 0
        move: i64 = 0
        credit: i64 = 0
        place: i64
        for place, die in enumerate(active):
            face = face_of(die)
            if face < MOVE or die & USED or (face == CREDIT and credit_costs_a_die(seen, player)):
                continue
            if face == MOVE:
                move += 1
            elif face == CREDIT:
                credit += 1
            else:
                money += face_money(face)
            active[place] = die | USED
        if money + move + credit:
            sort_nearly_sorted(active)
            seen.gain(task.seat, money, move, 0, credit)


@dataclass(frozen=True)
class LoseWhatMustGo(Piece):
    """Lose the dice whose loss is not optional, used or not."""

    def act(self, table: Table, task: Task) -> None:
        """Return them to their trays."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        place: i64 = 0
        while place < len(player.active):
            die = player.active[place]
            card = seen.card_of(kind_of(die))
            if card is not None and card.loses >> face_of(die) & 1:
                seen.lose(task.seat, ACTIVE * SPOT + die)
            else:
                place += 1
