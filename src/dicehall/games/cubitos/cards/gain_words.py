"""The words for gains: money, moves, credits and fans."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.table import Table
from dicehall.core.task import Task
from dicehall.core.words import Effect, Word
from dicehall.games.cubitos.cards.amounts import Amount, GrayMoney, GrayMoves, Just
from dicehall.games.cubitos.cards.conditions import Always, CardCondition
from dicehall.games.cubitos.cards.telling import BARE_FAN, CREDITS, FAN, MONEY, MOVES, WATER, Brings
from dicehall.games.cubitos.rules.table import cubitos


@dataclass(frozen=True)
class Gain(Word):
    """Gain money, moves, moves that may enter water, or credits, `times` times, if the condition holds."""

    money: int = 0
    move: int = 0
    water: int = 0
    credit: int = 0
    times: Amount = Just(1)
    given: CardCondition = Always()

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        if self.given.holds(table, task):
            times = self.times.of(table, task.seat)
            cubitos(table).gain(
                task.seat,
                times * self.money,
                times * self.move,
                times * self.water,
                times * self.credit,
            )

    def tell(self) -> tuple[Effect, ...]:
        """Return one effect for each kind of gain."""
        effects: list[Effect] = []
        for what, number in (
            (MONEY, self.money),
            (MOVES, self.move),
            (WATER, self.water),
            (CREDITS, self.credit),
        ):
            if number:
                effects.append(Brings(what, number, self.times, provisos(self.given)))
        return tuple(effects)


def provisos(given: CardCondition) -> tuple[CardCondition, ...]:
    """Return a condition in the form in which effects list theirs."""
    return () if isinstance(given, Always) else (given,)


@dataclass(frozen=True)
class GainFan(Word):
    """Gain a fan, with or without the credits of the space."""

    credits: bool = True
    given: CardCondition = Always()

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        if self.given.holds(table, task):
            cubitos(table).fan(task.seat, self.credits)

    def tell(self) -> tuple[Effect, ...]:
        """Return the fan."""
        return (Brings(FAN if self.credits else BARE_FAN, given=provisos(self.given)),)


@dataclass(frozen=True)
class GrayFacesAgain(Word):
    """Gain the money and moves of all active gray dice once more."""

    def act(self, table: Table, task: Task) -> None:
        """Gain them."""
        money = GrayMoney().of(table, task.seat)
        cubitos(table).gain(task.seat, money, GrayMoves().of(table, task.seat), 0, 0)

    def tell(self) -> tuple[Effect, ...]:
        """Return the money and the moves."""
        return (Brings(MONEY, times=GrayMoney()), Brings(MOVES, times=GrayMoves()))
