"""The report on one game: who had which chance when, what the dice did, and what was given away."""

from __future__ import annotations

from html import escape
from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.locales import Catalogue
from dicehall.locales.advice import percent, reason
from dicehall.reports.charts import both_ways, chance_lines
from dicehall.reports.page import named, page, section, table
from dicehall.review.ledger import DICE, Decision, Ledger, Swing
from dicehall.terminal.board import Board

LISTED: Final = 40
"""Decisions that are listed, at most."""
NOTABLE: Final = 0.005
"""A decision that gave away less than this is as good as the best."""


class BoardWords:
    """Puts questions and options into the words of the terminal's board."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def asked(self, match: Match, question: Question) -> str:
        """Return the question in words, as it is said to who is asked."""
        self._board.show(match, question.seat)
        return self._board.asked(question)

    def option(self, match: Match, question: Question, option: int) -> str:
        """Return an option in words; in its text form where the board has only a picture of it."""
        self._board.show(match, question.seat)
        if not self._board.uses_tray(question):
            for offer in self._board.offers(question):
                if offer.option == option:
                    return offer.text
        return match.text(question, option)


class GameReport:
    """Writes the page of one ledger in one language."""

    def __init__(self, ledger: Ledger, title: str, adviser: str, catalogue: Catalogue) -> None:
        self._ledger = ledger
        self._title = title
        self._adviser = adviser
        self._catalogue = catalogue

    def html(self) -> str:
        """Return the whole page."""
        text = self._catalogue.text
        record = self._ledger.record
        winners = [
            name
            for name, account in zip(record.seats, self._ledger.accounts, strict=True)
            if account.result > 0
        ]
        head = (
            f"<h1>{escape(text('report-title', game=self._title))}</h1>\n"
            f"<p>{escape(text('report-won', winners=', '.join(winners), count=len(winners)))}</p>"
        )
        parts = [
            head,
            section(text("report-chances"), self._chances()),
            section(text("report-accounts"), self._accounts()),
            section(text("report-turns"), self._turning_points()),
        ]
        if self._ledger.stops:
            parts.append(section(text("report-stops"), self._stops()))
        parts.append(section(text("report-decisions"), self._decisions()))
        return page(
            text("report-title", game=self._title), self._catalogue.language, "\n".join(parts)
        )

    def _chances(self) -> str:
        record = self._ledger.record
        chart = chance_lines(
            record.seats,
            self._ledger.chances,
            len(record.steps),
            self._catalogue.text("report-chances"),
        )
        explained = self._catalogue.text("report-chances-explained", adviser=self._adviser)
        return f'{chart}\n<p class="soft">{escape(explained)}</p>'

    def _accounts(self) -> str:
        text = self._catalogue.text
        heads = ["", *(text(f"report-account-{name}") for name in ACCOUNT), text("report-score")]
        rows = []
        bars: list[tuple[str, float, str]] = []
        record = self._ledger.record
        for seat, account in enumerate(self._ledger.accounts):
            amounts = (
                self._percent(account.start),
                self._signed(account.dice),
                self._signed(account.others),
                self._signed(-account.mistakes),
                self._percent(account.result),
                str(record.scores[seat]),
            )
            rows.append([named(seat, record.seats[seat]), *(escape(one) for one in amounts)])
            for name, amount in (("dice", account.dice), ("mistakes", -account.mistakes)):
                label = f"{record.seats[seat]}: {text(f'report-account-{name}')}"
                bars.append((label, amount, self._signed(amount)))
        explained = escape(text("report-accounts-explained"))
        chart = both_ways(bars, text("report-accounts"))
        return f'{table(heads, rows)}\n<p class="soft">{explained}</p>\n{chart}'

    def _turning_points(self) -> str:
        lines = [self._turning_point(point) for point in self._ledger.turning_points(8)]
        return "<ol>\n" + "\n".join(f"<li>{line}</li>" for line in lines) + "\n</ol>"

    def _turning_point(self, point: Swing | Decision) -> str:
        text = self._catalogue.text
        name = named(point.seat, self._ledger.record.seats[point.seat])
        if isinstance(point, Decision):
            told = text(
                "report-turn-decision",
                chosen=point.chosen,
                best=point.best,
                loss=self._points(point.loss),
                step=point.step + 1,
            )
        else:
            told = text(
                "report-turn-dice" if point.by == DICE else "report-turn-others",
                rolled=", ".join(point.rolled) or "-",
                before=self._percent(point.before),
                after=self._percent(point.after),
                step=point.step,
            )
        return f"{name} {escape(told)}"

    def _stops(self) -> str:
        text = self._catalogue.text
        lines = []
        for stop in self._ledger.stops:
            good = stop.pushing >= stop.stopping
            told = text(
                "report-stop-right" if good else "report-stop-wrong",
                bust="?" if stop.bust is None else self._percent(stop.bust),
                stopping=self._percent(stop.stopping),
                pushing=self._percent(stop.pushing),
                after=self._percent(stop.after),
                step=stop.step + 1,
            )
            name = named(stop.seat, self._ledger.record.seats[stop.seat])
            lines.append(f"<li>{name} {escape(told)}</li>")
        return "<ul>\n" + "\n".join(lines) + "\n</ul>"

    def _decisions(self) -> str:
        text = self._catalogue.text
        costly = sorted(self._ledger.decisions, key=_loss, reverse=True)
        listed = [one for one in costly if one.loss > NOTABLE][:LISTED]
        good = sum(one.loss <= NOTABLE for one in self._ledger.decisions)
        told = text("report-decisions-good", good=good, count=len(self._ledger.decisions))
        heads = [text(f"report-decision-{name}") for name in DECISION]
        rows = [
            [
                named(one.seat, self._ledger.record.seats[one.seat]),
                str(one.step + 1),
                _words(one.said),
                _words(one.chosen),
                _words(one.best),
                _words(", ".join(self._reasons(one))),
                f'<span class="bad">{escape(self._points(one.loss))}</span>',
            ]
            for one in listed
        ]
        return f"<p>{escape(told)}</p>\n" + (table(heads, rows) if rows else "")

    def _reasons(self, one: Decision) -> list[str]:
        """Return the figures of the best option in words."""
        found = [reason(self._catalogue, name, figure) for name, figure in one.best_reasons.items()]
        return [words for words in found if words]

    def _percent(self, share: float) -> str:
        return percent(self._catalogue, share)

    def _signed(self, change: float) -> str:
        return f"{100 * change:+.0f}".replace("-", "−") if abs(change) >= 0.005 else "0"

    def _points(self, loss: float) -> str:
        return f"−{100 * loss:.1f}"


ACCOUNT: Final = ("start", "dice", "others", "mistakes", "result")
DECISION: Final = ("player", "step", "asked", "chosen", "best", "reasons", "loss")


def _loss(decision: Decision) -> float:
    return decision.loss


def _words(text: str) -> str:
    return f'<span class="words">{escape(text)}</span>'
