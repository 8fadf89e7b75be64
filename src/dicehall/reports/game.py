"""The report on one game: who had what chance when, what the dice did, and what mistakes cost."""

from __future__ import annotations

from html import escape
from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.locales import Catalogue
from dicehall.locales.advice import reason
from dicehall.locales.numbers import Numbers
from dicehall.reports.charts.bars import Balance, both_ways
from dicehall.reports.charts.lines import chance_lines
from dicehall.reports.page import beside, fold, mark, named, page, section, table
from dicehall.reports.rolls import RollsReport, points
from dicehall.review.ledger import DecisionNote, Ledger, RollNote, Swing
from dicehall.terminal.board import Board

LISTED: Final = 40
"""The most decisions that are listed."""
TURNS: Final = 8
"""The number of turning points shown."""
NOTABLE: Final = 0.005
"""A decision that cost less than this is as good as the best."""
CHANGES: Final = ("dice", "mistakes", "others-dice", "others-choices", "unforeseen")
"""What changes a chance between the start and the result."""
ACCOUNT: Final = ("start", *CHANGES, "result")
DECISION: Final = ("player", "round", "step", "asked", "chosen", "best", "reasons", "loss")
WORDS: Final = (3, 4, 5, 6)
"""The columns of the decisions table that contain words."""


class BoardWords:
    """Puts questions and options into the words of the terminal's board."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def asked(self, match: Match, question: Question) -> str:
        """Return the question in words, as the player is asked."""
        self._board.show(match, question.seat)
        return self._board.asked(question)

    def option(self, match: Match, question: Question, option: int) -> str:
        """Return an option in words, or its text form if the board shows only a picture."""
        self._board.show(match, question.seat)
        if not self._board.uses_tray(question):
            for offer in self._board.offers(question):
                if offer.option == option:
                    return offer.text
        return match.text(question, option)


class GameReport:
    """Writes the page of one ledger in one language."""

    def __init__(self, ledger: Ledger, title: str, adviser: str, say: Catalogue) -> None:
        self._ledger = ledger
        self._title = say.text("report-title", game=title)
        self._adviser = adviser
        self._say = say
        self._numbers = Numbers(say)
        self._rolls = RollsReport(ledger, say)

    def html(self) -> str:
        """Return the whole page."""
        text = self._say.text
        ledger = self._ledger
        winners = [
            name
            for name, account in zip(ledger.record.seats, ledger.accounts, strict=True)
            if account.result > 0
        ]
        result = [text("report-won", winners=", ".join(winners), count=len(winners))]
        hints = ledger.record.hints()
        if any(hints):
            taken = [f"{name} {count}" for name, count in zip(ledger.record.seats, hints) if count]
            result.append(text("report-hints", hints=", ".join(taken)))
        parts = [self._chances(), self._accounts(), self._rolls.section(), self._turning_points()]
        if ledger.stops:
            parts.append(self._stops())
        parts.append(self._decisions())
        return page(
            self._title,
            self._say.language,
            ledger.record.game,
            "".join(f"<p>{escape(line)}</p>" for line in result),
            "\n".join(parts),
        )

    def _player(self, seat: int) -> str:
        return named(seat, self._ledger.record.seats[seat])

    def _heads(self) -> list[str]:
        """Return the players as table headings: names may be equal, but shapes differ."""
        return [f"{mark(seat)} {name}" for seat, name in enumerate(self._ledger.record.seats)]

    def _chances(self) -> str:
        """Return the chances over the game as a chart, and round by round as a table."""
        text = self._say.text
        ledger = self._ledger
        seats = range(len(ledger.accounts))
        title = text("report-chances")
        chart = chance_lines(
            ledger.chances,
            len(ledger.record.steps),
            ledger.rounds,
            text("report-round-head"),
            title,
            text("report-chances-heard", number=len(ledger.rounds)),
        )
        names = "".join(f"<li>{self._player(seat)}</li>" for seat in seats)
        rows = [
            [
                str(number),
                *self._together([_chance_at(ledger.chances[seat], step) for seat in seats]),
            ]
            for number, step in enumerate(ledger.rounds, 1)
        ]
        in_figures = table([text("report-round-head"), *self._heads()], rows)
        return section(
            title,
            f'{chart}\n<ul class="legend">{names}</ul>\n'
            f"{fold(text('report-in-figures'), in_figures)}",
            text("report-chances-explained", adviser=self._adviser),
            "broad",
        )

    def _accounts(self) -> str:
        """Return what made up every player's result, as a table and a chart."""
        text = self._say.text
        record = self._ledger.record
        accounts = self._ledger.accounts
        columns = [
            (one.dice, -one.mistakes, one.others_dice, one.others_choices, one.unforeseen)
            for one in accounts
        ]
        changes = dict(zip(CHANGES, zip(*columns, strict=True), strict=True))
        words = {name: text(f"report-account-{name}") for name in ACCOUNT}
        rows = [
            [words["start"], *self._together([account.start for account in accounts])],
            *(
                [words[name], *map(self._numbers.points, sentence)]
                for name, sentence in changes.items()
            ),
            [words["result"], *self._together([account.result for account in accounts])],
            [text("report-score"), *map(str, record.scores)],
        ]
        meanings = [[words[name], escape(text(f"report-means-{name}"))] for name in ACCOUNT]
        balances = [
            Balance(
                record.seats[seat],
                seat,
                [
                    (words[name], sentence[seat], self._numbers.points(sentence[seat]))
                    for name, sentence in changes.items()
                ],
            )
            for seat in range(len(accounts))
        ]
        title = text("report-accounts")
        return section(
            title,
            beside(table(["", *self._heads()], rows), both_ways(balances, title))
            + table([text("report-figure"), text("report-means")], meanings, (1,)),
            text("report-accounts-explained"),
            "broad",
        )

    def _together(self, chances: list[float]) -> list[str]:
        """Return chances of one moment in whole percent that still add up to 100."""
        return [self._numbers.percent(share, 0) for share in whole_percents(chances)]

    def _turning_points(self) -> str:
        lines = [self._turning_point(point) for point in self._ledger.turning_points(TURNS)]
        inside = "\n".join(f"<li>{line}</li>" for line in lines)
        return section(self._say.text("report-turns"), f"<ol>\n{inside}\n</ol>")

    def _turning_point(self, point: RollNote | Swing | DecisionNote) -> str:
        text = self._say.text
        if isinstance(point, RollNote):
            return self._rolls.line(point)
        if isinstance(point, DecisionNote):
            sentence = text(
                "report-turn-decision",
                chosen=point.chosen,
                best=point.best,
                round=point.round,
                step=point.step + 1,
            )
            change = -point.loss
        else:
            sentence = text("report-turn-unforeseen", round=point.round)
            change = point.change
        return f"{self._player(point.seat)} {escape(sentence)} {points(self._numbers, change)}"

    def _stops(self) -> str:
        text = self._say.text
        lines = []
        for stop in self._ledger.stops:
            good = stop.pushing >= stop.stopping
            sentence = text(
                "report-stop-right" if good else "report-stop-wrong",
                bust="?" if stop.bust is None else self._numbers.chance(stop.bust),
                stopping=self._numbers.chance(stop.stopping),
                pushing=self._numbers.chance(stop.pushing),
                after=self._numbers.chance(stop.after),
                round=stop.round,
                step=stop.step + 1,
            )
            lines.append(f"<li>{self._player(stop.seat)} {escape(sentence)}</li>")
        return section(text("report-stops"), "<ul>\n" + "\n".join(lines) + "\n</ul>")

    def _decisions(self) -> str:
        text = self._say.text
        costly = sorted(self._ledger.decisions, key=_loss, reverse=True)
        listed = [one for one in costly if one.loss > NOTABLE][:LISTED]
        good = sum(one.loss <= NOTABLE for one in costly)
        sentence = text("report-decisions-good", good=good, count=len(costly))
        heads = [text(f"report-decision-{name}") for name in DECISION]
        rows = [
            [
                self._player(one.seat),
                str(one.round),
                str(one.step + 1),
                escape(one.said),
                escape(one.chosen),
                escape(one.best),
                escape(", ".join(self._reasons(one))),
                points(self._numbers, -one.loss),
            ]
            for one in listed
        ]
        body = table(heads, rows, WORDS, folding=True) if rows else ""
        return section(text("report-decisions"), body, sentence, "broad long")

    def _reasons(self, one: DecisionNote) -> list[str]:
        """Return the figures of the best option in words."""
        found = [reason(self._say, name, figure) for name, figure in one.best_reasons.items()]
        return [words for words in found if words]


def whole_percents(shares: list[float]) -> list[float]:
    """Return shares of 1 rounded to whole percent so that they add up to 1 again."""
    rounded = [int(100 * share) for share in shares]
    largest = sorted(range(len(shares)), key=lambda at: rounded[at] - 100 * shares[at])
    for at in largest[: 100 - sum(rounded)]:
        rounded[at] += 1
    return [whole / 100 for whole in rounded]


def _loss(decision: DecisionNote) -> float:
    return decision.loss


def _chance_at(chances: list[tuple[int, float]], step: int) -> float:
    """Return a seat's last known chance before a step, or its first known one."""
    known = chances[0][1]
    for at, chance in chances:
        if at > step:
            break
        known = chance
    return known
