"""The report of a tournament: one self-contained page for any browser, light or dark."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from dicehall.games.registry import kit_of
from dicehall.locales import Catalogue
from dicehall.locales.numbers import Numbers
from dicehall.reports.arena_means import means
from dicehall.reports.arena_words import KINDS, ArenaWords
from dicehall.reports.charts.bars import columns
from dicehall.reports.charts.heat_map import Field, heat_map
from dicehall.reports.charts.intervals import Axis, IntervalRow, Mark, intervals, rounded_axis
from dicehall.reports.page import beside, fold, hue, in_two_lines, legend, page, section, table

FEW: Final = 4
"""The most bots for which a table fits beside a chart."""
RATING_STEPS: Final = (1, 2, 5, 10, 20)
"""Possible distances between the ticks of ratings."""


class ArenaReport:
    """Writes the page of one tournament in one language."""

    def __init__(self, result: dict[str, Any], say: Catalogue) -> None:
        self._result = result
        self._results = result["results"]
        self._say = say
        self._words = ArenaWords(result, say)
        self._numbers = Numbers(say)
        self._bots: list[str] = result["bots"]

    def html(self) -> str:
        """Return the whole page."""
        game = self._result["game"]
        title = self._say.text("arena-title", game=kit_of(game).title)
        parts = [self._strength()]
        if self._results["forfeits"]:
            parts.append(self._forfeits())
        parts += [self._matrix(), self._ratings()]
        if len(self._results["courses"]) > 1:
            parts.append(self._by_variant())
        if self._results["all"]["rounds"]:
            parts.append(self._lengths())
        parts += [self._seats(), means(self._result, self._say)]
        return page(title, self._say.language, game, self._summary(), "\n".join(parts))

    def _summary(self) -> str:
        """Return the lines below the title that say what was played."""
        text, number = self._say.text, self._numbers.number
        result = self._result
        lines = [
            text(
                "arena-summary",
                bots=len(self._bots),
                players=result["players"],
                games=number(result["games"]),
                seed=result["seed"],
            )
        ]
        if any(result["courses"]):
            deals = number(result["deals"])
            lines.append(text("arena-courses", number=len(result["courses"]), deals=deals))
        paragraph = f"<p>{escape(' '.join(lines))}</p>"
        if result["games"] < result["games_wanted"]:
            stopped = text(
                "arena-unfinished",
                games=number(result["games"]),
                wanted=number(result["games_wanted"]),
            )
            paragraph += f'<p class="warning">{escape(stopped)}</p>'
        return paragraph

    def _folded(self, heads: list[str], rows: list[list[str]]) -> str:
        """Return a chart's figures as a folded table, which screen readers can read as well."""
        body = [[escape(row[0]), *map(in_two_lines, row[1:])] for row in rows]
        return fold(self._say.text("arena-in-figures"), table(heads, body))

    def _strength(self) -> str:
        """Return how strong each bot is, as a chart and as a table."""
        text = self._say.text
        bots = self._results["bots"]
        kinds = [kind for kind in KINDS if any(row[kind] is not None for row in bots)]
        rows = sorted(bots, key=lambda row: -row["plain"]["share"] if row["plain"] else 0.0)
        busts = self._results["all"]["bust_rate"] is not None
        heads = [text("arena-bot"), *(self._words.kind(kind) for kind in kinds)]
        heads += [text("arena-rating"), text("arena-score")]
        heads += [text("arena-bust-rate")] if busts else []
        body = []
        lines = []
        for row in rows:
            cells = [self._words.in_two_lines(row[kind]) for kind in kinds]
            score = row["mean_score"]
            cells.append(self._numbers.number(row["rating"]["mu"], 1))
            cells.append("?" if score is None else self._numbers.number(score, 1))
            cells += [self._numbers.percent(row["bust_rate"])] if busts else []
            body.append([escape(row["bot"]), *map(in_two_lines, cells)])
            marks = [
                mark
                for kind in kinds
                for mark in self._words.mark(row[kind], kind, self._words.kind(kind))
            ]
            lines.append(IntervalRow(row["bot"], marks))
        axis = self._words.shares_axis([row[kind] for row in rows for kind in kinds])
        about = text("arena-strength-about")
        if self._result["players"] > 2:
            about += " " + text("arena-strength-one", others=self._result["players"] - 1)
        title = text("arena-strength")
        chart = intervals(lines, axis, title)
        named = legend([(kind, self._words.kind(kind)) for kind in kinds])
        return section(title, beside(chart + named, table(heads, body)), about, "broad")

    def _forfeits(self) -> str:
        """Return who has forfeited games, and why."""
        text = self._say.text
        body = []
        for row in self._results["forfeits"]:
            reasons = [
                text(f"arena-forfeits-{why}", games=self._numbers.number(games))
                for why, games in row["reasons"].items()
            ]
            first = text("arena-forfeits-first", game=self._numbers.number(row["first_game"]))
            cells = [self._numbers.number(row["games"]), ", ".join(reasons)]
            body.append([escape(row["bot"]), *cells, in_two_lines(f"{first}\n{row['first']}")])
        heads = [text("arena-bot"), text("arena-games"), text("arena-forfeits-why"), ""]
        inside = table(heads, body, words=(2, 3))
        for bot, log in self._result["logs"].items():
            inside += f"<p>{escape(text('arena-forfeits-log', bot=bot, log=log))}</p>"
        return section(text("arena-forfeits"), inside, text("arena-forfeits-about"), "broad")

    def _matrix(self) -> str:
        """Return every bot against every other."""
        text = self._say.text
        rows: list[list[Field | None]] = []
        body = []
        for one, cells in zip(self._bots, self._results["matrix"], strict=True):
            row: list[Field | None] = []
            for other, cell in zip(self._bots, cells, strict=True):
                known = cell is not None and cell["plain"] is not None
                row.append(self._field(one, other, cell) if known else None)
            rows.append(row)
            body.append([one, *(f"{one.text}\n{one.under}" if one else "" for one in row)])
        others = self._result["players"] - 1
        about = (
            text("arena-matrix-about")
            if others == 1
            else text("arena-matrix-about-one", others=others)
        )
        title = text("arena-matrix")
        chart = heat_map(self._bots, rows, title)
        return section(title, chart + self._folded(["", *self._bots], body), about)

    def _field(self, one: str, other: str, cell: dict[str, Any]) -> Field:
        """Return one field of the matrix."""
        share = cell["plain"]["share"]
        low, high = (cell["paired"] or cell["plain"])["95"]
        even = self._words.even
        words = self._say.text(
            "arena-against",
            one=one,
            other=other,
            share=self._numbers.percent(share),
            low=self._numbers.percent(low),
            high=self._numbers.percent(high),
            games=self._numbers.number(cell["games"]),
        )
        return Field(
            self._numbers.percent(share),
            self._numbers.range(low, high),
            self._numbers.number(100 * share),
            (share - even) / (1 - even if share >= even else even),
            words,
        )

    def _ratings(self) -> str:
        """Return the ratings with their intervals."""
        number = self._numbers.number
        rows = sorted(self._results["bots"], key=lambda row: -row["rating"]["mu"])
        bounds = [bound for row in rows for bound in row["rating"]["95"]]
        low, high, ticks = rounded_axis(bounds, RATING_STEPS)
        axis = Axis(low, high, [(tick, number(tick)) for tick in ticks])
        lines = []
        body = []
        for row in rows:
            rating = row["rating"]
            least, most = rating["95"]
            reach = f"{number(least, 1)} – {number(most, 1)}"
            words = f"{number(rating['mu'], 1)} ({reach})"
            lines.append(
                IntervalRow(row["bot"], [Mark(rating["mu"], least, most, "paired", words)])
            )
            body.append([row["bot"], number(rating["mu"], 1), reach])
        text = self._say.text
        title = text("arena-ratings")
        heads = [text("arena-bot"), text("arena-rating"), "95 %"]
        chart = intervals(lines, axis, title)
        return section(title, chart + self._folded(heads, body), text("arena-ratings-about"))

    def _by_variant(self) -> str:
        """Return the results of each variant."""
        text, number = self._say.text, self._numbers.number
        rows = self._results["courses"]
        styles = [hue(at) for at in range(len(self._bots))]
        busts = self._results["all"]["bust_rate"] is not None
        lines = []
        body = []
        for row in rows:
            marks = [
                mark
                for bot, style, cell in zip(self._bots, styles, row["bots"], strict=True)
                for mark in self._words.mark(cell["paired"] or cell["plain"], style, bot)
            ]
            name = self._words.variant(row["course"])
            lines.append(IntervalRow(name, marks))
            shares = [cell["plain"]["share"] if cell["plain"] else None for cell in row["bots"]]
            rounds = row["mean_rounds"]
            body.append(
                [
                    escape(name),
                    *map(self._numbers.percent, shares),
                    "?" if rounds is None else number(rounds, 1),
                    *([self._numbers.percent(row["bust_rate"])] if busts else []),
                    number(row["mean_decisions"] or 0),
                ]
            )
        heads = [text("arena-course"), *self._bots, text("arena-rounds")]
        heads += [text("arena-bust-rate")] if busts else []
        heads.append(text("arena-decisions"))
        cells = [cell["paired"] or cell["plain"] for row in rows for cell in row["bots"]]
        title = text("arena-by-course")
        chart = intervals(lines, self._words.shares_axis(cells), title)
        named = legend(list(zip(styles, self._bots, strict=True)))
        parts = chart + named, table(heads, body)
        # A column for each of many bots needs the whole width.
        inside = beside(*parts) if len(self._bots) <= FEW else "\n".join(parts)
        return section(title, inside, text("arena-by-course-about"), "broad")

    def _lengths(self) -> str:
        """Return how long games are."""
        text = self._say.text
        every = self._results["all"]
        counts = {int(rounds): number for rounds, number in every["rounds"].items()}
        about = text("arena-lengths-about", mean=self._numbers.number(every["mean_rounds"], 1))
        if every["bust_rate"] is not None:
            rate = self._numbers.percent(every["bust_rate"])
            about += " " + text("arena-lengths-busts", rate=rate)
        title = text("arena-lengths")
        body = [[str(rounds), self._numbers.number(number)] for rounds, number in counts.items()]
        heads = [text("arena-rounds"), text("arena-games")]
        chart = columns(counts, text("arena-lengths-unit"), title)
        return section(title, chart + self._folded(heads, body), about)

    def _seats(self) -> str:
        """Return what each seat won."""
        text = self._say.text
        cells = self._results["all"]["seats"]
        lines = []
        body = []
        for number, cell in enumerate(cells, 1):
            seat = text("arena-seat", number=number)
            lines.append(IntervalRow(seat, self._words.mark(cell, "paired", seat)))
            body.append([seat, self._words.in_two_lines(cell)])
        title = text("arena-seats")
        chart = intervals(lines, self._words.shares_axis(cells), title)
        heads = ["", text("arena-paired")]
        return section(title, chart + self._folded(heads, body), text("arena-seats-about"))
