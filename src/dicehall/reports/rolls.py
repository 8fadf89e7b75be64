"""The part of a report on the luck of every roll: what fell, what was expected, what it changed."""

from __future__ import annotations

from html import escape
from typing import Final

from dicehall.locales import Catalogue
from dicehall.locales.numbers import Numbers
from dicehall.reports.dice import DicePictures
from dicehall.reports.page import beside, fold, named, section, table
from dicehall.review.ledger import Ledger, RollNote

SHOWN: Final = 4
"""How many rolls are shown from each end."""
ROLL: Final = ("player", "round", "step", "dice", "before", "after", "luck")
DICE: Final = (3,)
"""The column of the dice, which may wrap."""


def points(numbers: Numbers, change: float) -> str:
    """Return a change of a chance in points, coloured."""
    style = "good" if change > 0 else "bad"
    return f'<span class="figure {style}">{escape(numbers.points(change, 1))}</span>'


class RollsReport:
    """Writes about rolls in one language."""

    def __init__(self, ledger: Ledger, say: Catalogue) -> None:
        self._ledger = ledger
        self._say = say
        self._numbers = Numbers(say)
        self._dice = DicePictures(ledger.record.game, say)

    def section(self) -> str:
        """Return the luckiest and the unluckiest rolls, and a folded table of all."""
        text = self._say.text
        rolls = sorted(self._ledger.rolls, key=_luck)
        unlucky = [roll for roll in rolls[:SHOWN] if roll.luck < 0]
        lucky = [roll for roll in rolls[::-1][:SHOWN] if roll.luck > 0]
        ends = beside(
            self._listed(text("report-rolls-luckiest"), lucky),
            self._listed(text("report-rolls-unluckiest"), unlucky),
        )
        every = fold(text("report-rolls-all", count=len(rolls)), self._table())
        return section(
            text("report-rolls"), f"{ends}\n{every}", text("report-rolls-explained"), "broad long"
        )

    def line(self, roll: RollNote) -> str:
        """Return a roll in one sentence, with its dice."""
        sentence = self._say.text(
            "report-roll-told",
            before=self._numbers.chance(roll.before),
            after=self._numbers.chance(roll.after),
            round=roll.round,
            step=roll.step + 1,
        )
        player = named(roll.seat, self._ledger.record.seats[roll.seat])
        dice = self._dice.row(roll.dice)
        return f"{player} {dice} {escape(sentence)} {points(self._numbers, roll.luck)}"

    def _listed(self, title: str, rolls: list[RollNote]) -> str:
        inside = "\n".join(f"<li>{self.line(roll)}</li>" for roll in rolls)
        return f"<h3>{escape(title)}</h3>\n<ol>\n{inside}\n</ol>"

    def _table(self) -> str:
        rows = [
            [
                named(roll.seat, self._ledger.record.seats[roll.seat]),
                str(roll.round),
                str(roll.step + 1),
                self._dice.row(roll.dice),
                escape(self._numbers.chance(roll.before)),
                escape(self._numbers.chance(roll.after)),
                points(self._numbers, roll.luck),
            ]
            for roll in self._ledger.rolls
        ]
        heads = [self._say.text(f"report-roll-{name}") for name in ROLL]
        return table(heads, rows, DICE, folding=True)


def _luck(roll: RollNote) -> float:
    return roll.luck
