"""The report of a tournament: one page that holds all it needs, for any browser, light or dark."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from dicehall.locales import Catalogue
from dicehall.reports.arena_charts import Axis, Cell, Line, Mark, columns, heat_map, intervals
from dicehall.reports.arena_style import STYLE

GAME_NAMES: Final = {"cubitos": "Cubitos", "novodice": "NovoDice"}
KINDS: Final = ("plain", "paired", "luck_adjusted")
"""The three ways a share is worked out."""
COLOURS: Final = 8
"""Colours that bots are told apart by; further ones begin anew."""


class Page:
    """One page, written in one language."""

    def __init__(self, result: dict[str, Any], say: Catalogue) -> None:
        self.result = result
        self.results = result["results"]
        self.say = say
        self.bots: list[str] = result["bots"]
        self.even: float = self.results["even_share"]

    # ---- words and figures

    def figure(self, value: float, digits: int = 0) -> str:
        """Return a number as the language writes it."""
        text = f"{value:,.{digits}f}"
        if self.say.language == "en":
            return text
        thousands = "." if self.say.language == "de" else "\u00a0"
        return text.replace(",", "#").replace(".", ",").replace("#", thousands)

    def percent(self, share: float | None, digits: int = 1) -> str:
        """Return a share in percent."""
        return "?" if share is None else f"{self.figure(100 * share, digits)}\u00a0%"

    def between(self, cell: dict[str, Any] | None) -> str:
        """Return a share with its interval."""
        if cell is None:
            return "?"
        low, high = cell["95"]
        return self.say.text(
            "arena-interval",
            share=self.percent(cell["share"]),
            low=self.percent(low),
            high=self.percent(high),
        )

    def in_two_lines(self, cell: dict[str, Any] | None) -> str:
        """Return a share, and its interval on a line below."""
        if cell is None:
            return "?"
        return f"{self.percent(cell['share'])}\n{self.range(*cell['95'])}"

    def range(self, low: float, high: float) -> str:
        """Return an interval in percent, without the sign."""
        return f"{self.figure(100 * low, 1)}–{self.figure(100 * high, 1)}"

    def course(self, name: str) -> str:
        """Return what a course is called."""
        if not name:
            return self.say.text("arena-whole-game")
        if name == "own":
            return self.say.text("arena-own-set")
        if name.isdecimal():
            return self.say.text("cubitos-race", number=name)
        return (
            self.say.text(f"cubitos-race-{name}") if self.say.has(f"cubitos-race-{name}") else name
        )

    def kind(self, name: str) -> str:
        """Return what one of the three ways is called."""
        return self.say.text(
            "arena-plain"
            if name == "plain"
            else "arena-paired"
            if name == "paired"
            else "arena-adjusted"
        )

    def mark(self, cell: dict[str, Any] | None, style: str, what: str) -> list[Mark]:
        """Return the point of a share; none if it is unknown."""
        if cell is None:
            return []
        low, high = cell["95"]
        words = self.say.text("arena-legend-of", what=what, interval=self.between(cell))
        return [Mark(cell["share"], low, high, style, words)]

    def shares_axis(self, cells: list[dict[str, Any] | None]) -> Axis:
        """Return an axis of percents that all these intervals lie on."""
        bounds = [bound for cell in cells if cell is not None for bound in cell["95"]]
        low = min([*bounds, self.even])
        high = max([*bounds, self.even])
        step = next(
            step
            for step in (0.01, 0.02, 0.05, 0.1, 0.25)
            if (high - low) / step <= 5 or step == 0.25
        )
        first = int(low / step)
        last = -int(-high / step // 1)
        ticks = [(at * step, self.percent(at * step, 0)) for at in range(first, last + 1)]
        return Axis(first * step, max(last, first + 1) * step, ticks, self.even)

    # ---- parts of the page

    def write(self) -> str:
        """Return the whole page."""
        say = self.say
        title = say.text("arena-title", game=GAME_NAMES.get(self.result["game"], ""))
        sections = [self.strength(), self.matrix(), self.ratings()]
        if len(self.results["courses"]) > 1:
            sections.append(self.by_race())
        if self.results["all"]["rounds"]:
            sections.append(self.lengths())
        sections += [self.seats(), self.means()]
        return (
            f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            f"<header><h1>{escape(title)}</h1>{self.summary()}</header>\n"
            f"<main>\n{''.join(sections)}</main>\n</body>\n</html>\n"
        )

    def summary(self) -> str:
        """Return what was played, below the title."""
        result = self.result
        lines = [
            self.say.text(
                "arena-summary",
                bots=len(self.bots),
                players=result["players"],
                games=self.figure(result["games"]),
                seed=result["seed"],
            )
        ]
        if result["game"] == "cubitos":
            lines.append(
                self.say.text(
                    "arena-races",
                    number=len(result["courses"]),
                    deals=self.figure(result["deals"]),
                )
            )
        text = f"<p>{escape(' '.join(lines))}</p>"
        if result["games"] < result["games_wanted"]:
            stopped = self.say.text(
                "arena-unfinished",
                games=self.figure(result["games"]),
                wanted=self.figure(result["games_wanted"]),
            )
            text += f'<p class="unfinished">{escape(stopped)}</p>'
        return text

    def section(self, title: str, about: str, inside: str, wide: bool = False) -> str:
        """Return one card of the page."""
        style = ' class="wide"' if wide else ""
        told = f"<p>{escape(about)}</p>" if about else ""
        return f"<section{style}><h2>{escape(title)}</h2>{told}{inside}</section>\n"

    def strength(self) -> str:
        """Return who is how strong, as a table and as a chart."""
        say = self.say
        kinds = [
            kind for kind in KINDS if any(row[kind] is not None for row in self.results["bots"])
        ]
        rows = sorted(
            self.results["bots"], key=lambda row: -row["plain"]["share"] if row["plain"] else 0.0
        )
        busts = self.results["all"]["bust_rate"] is not None
        heads = [say.text("arena-bot"), *(self.kind(kind) for kind in kinds)]
        heads += [say.text("arena-rating"), say.text("arena-score")]
        if busts:
            heads.append(say.text("arena-bust-rate"))
        body = []
        for row in rows:
            cells = [self.in_two_lines(row[kind]) for kind in kinds]
            cells.append(self.figure(row["rating"]["mu"], 1))
            score = row["mean_score"]
            cells.append("?" if score is None else self.figure(score, 1))
            if busts:
                cells.append(self.percent(row["bust_rate"]))
            body.append([row["bot"], *cells])
        lines = [
            Line(
                row["bot"],
                [mark for kind in kinds for mark in self.mark(row[kind], kind, self.kind(kind))],
            )
            for row in rows
        ]
        axis = self.shares_axis([row[kind] for row in rows for kind in kinds])
        legend = "".join(
            f'<li class="{kind}"><i></i>{escape(self.kind(kind))}</li>' for kind in kinds
        )
        about = say.text("arena-strength-about")
        if self.result["players"] > 2:
            about += " " + say.text("arena-strength-one", others=self.result["players"] - 1)
        return self.section(
            say.text("arena-strength"),
            about,
            f'<div class="pair"><div>{intervals(lines, axis, say.text("arena-strength"))}'
            f'<ul class="legend">{legend}</ul></div>{_table(heads, body)}</div>',
            wide=True,
        )

    def matrix(self) -> str:
        """Return every bot against every other."""
        rows = []
        for one, cells in zip(self.bots, self.results["matrix"], strict=True):
            row: list[Cell | None] = []
            for other, cell in zip(self.bots, cells, strict=True):
                row.append(
                    None if cell is None or cell["plain"] is None else self.heat(one, other, cell)
                )
            rows.append(row)
        two = self.result["players"] == 2
        about = (
            self.say.text("arena-matrix-about")
            if two
            else self.say.text("arena-matrix-about-one", others=self.result["players"] - 1)
        )
        title = self.say.text("arena-matrix")
        return self.section(title, about, heat_map(self.bots, rows, title))

    def heat(self, one: str, other: str, cell: dict[str, Any]) -> Cell:
        """Return one field of the matrix."""
        share = cell["plain"]["share"]
        low, high = (cell["paired"] or cell["plain"])["95"]
        room = 1 - self.even if share >= self.even else self.even
        words = self.say.text(
            "arena-against",
            one=one,
            other=other,
            share=self.percent(share),
            low=self.percent(low),
            high=self.percent(high),
            games=self.figure(cell["games"]),
        )
        heat = (share - self.even) / room
        brief = self.figure(100 * share)
        return Cell(self.percent(share), self.range(low, high), brief, heat, words)

    def ratings(self) -> str:
        """Return the ratings with their intervals."""
        rows = sorted(self.results["bots"], key=lambda row: -row["rating"]["mu"])
        bounds = [bound for row in rows for bound in row["rating"]["95"]]
        step = next(
            step
            for step in (1, 2, 5, 10, 20)
            if (max(bounds) - min(bounds)) / step <= 5 or step == 20
        )
        first = int(min(bounds) // step)
        last = -int(-max(bounds) // step)
        ticks = [(at * step, self.figure(at * step)) for at in range(first, last + 1)]
        axis = Axis(first * step, last * step, ticks, None)
        lines = []
        for row in rows:
            rating = row["rating"]
            low, high = rating["95"]
            words = (
                f"{self.figure(rating['mu'], 1)} ({self.figure(low, 1)} – {self.figure(high, 1)})"
            )
            lines.append(Line(row["bot"], [Mark(rating["mu"], low, high, "paired", words)]))
        title = self.say.text("arena-ratings")
        return self.section(
            title, self.say.text("arena-ratings-about"), intervals(lines, axis, title)
        )

    def by_race(self) -> str:
        """Return what came of each race."""
        say = self.say
        courses = self.results["courses"]
        styles = [f"bot{number % COLOURS}" for number in range(len(self.bots))]
        lines = []
        body = []
        busts = self.results["all"]["bust_rate"] is not None
        for row in courses:
            marks = [
                mark
                for bot, style, cell in zip(self.bots, styles, row["bots"], strict=True)
                for mark in self.mark(cell["paired"] or cell["plain"], style, bot)
            ]
            lines.append(Line(self.course(row["course"]), marks))
            rounds = row["mean_rounds"]
            body.append(
                [
                    self.course(row["course"]),
                    *[
                        self.percent(cell["plain"]["share"] if cell["plain"] else None)
                        for cell in row["bots"]
                    ],
                    "?" if rounds is None else self.figure(rounds, 1),
                    *([self.percent(row["bust_rate"])] if busts else []),
                    self.figure(row["mean_decisions"] or 0),
                ]
            )
        heads = [say.text("arena-race"), *self.bots, say.text("arena-rounds")]
        heads += [say.text("arena-bust-rate")] if busts else []
        heads.append(say.text("arena-decisions"))
        cells = [cell["paired"] or cell["plain"] for row in courses for cell in row["bots"]]
        legend = "".join(
            f'<li class="{style}"><i></i>{escape(bot)}</li>'
            for bot, style in zip(self.bots, styles, strict=True)
        )
        chart = intervals(lines, self.shares_axis(cells), say.text("arena-by-race"))
        return self.section(
            say.text("arena-by-race"),
            say.text("arena-by-race-about"),
            f'<div class="pair"><div>{chart}<ul class="legend">{legend}</ul></div>'
            f"{_table(heads, body)}</div>",
            wide=True,
        )

    def lengths(self) -> str:
        """Return how long games are."""
        every = self.results["all"]
        counts = {int(rounds): number for rounds, number in every["rounds"].items()}
        about = self.say.text("arena-lengths-about", mean=self.figure(every["mean_rounds"], 1))
        if every["bust_rate"] is not None:
            rate = self.percent(every["bust_rate"])
            about += " " + self.say.text("arena-lengths-busts", rate=rate)
        title = self.say.text("arena-lengths")
        return self.section(
            title, about, columns(counts, self.say.text("arena-lengths-unit"), title)
        )

    def seats(self) -> str:
        """Return what each seat won."""
        cells = self.results["all"]["seats"]
        lines = []
        for number, cell in enumerate(cells, 1):
            seat = self.say.text("arena-seat", number=number)
            lines.append(Line(seat, self.mark(cell, "paired", seat)))
        title = self.say.text("arena-seats")
        chart = intervals(lines, self.shares_axis(cells), title)
        return self.section(title, self.say.text("arena-seats-about"), chart)

    def means(self) -> str:
        """Return what the figures mean, and how much the same dice were worth."""
        say = self.say
        told = [say.text("arena-means-paired")]
        paired = self.mean_shrinking("paired_shrinks")
        if paired is not None:
            percent = self.percent(abs(paired), 0)
            if paired >= 0:
                times = self.figure(1 / (1 - paired) ** 2, 2)
                told.append(say.text("arena-means-shrink", percent=percent, times=times))
            else:
                told.append(say.text("arena-means-wider", percent=percent))
        adjusted = self.mean_shrinking("luck_adjusted_shrinks")
        if adjusted is not None:
            told.append(say.text("arena-means-luck"))
            percent = self.percent(abs(adjusted), 0)
            told.append(
                say.text("arena-means-luck-shrink", percent=percent)
                if adjusted >= 0
                else say.text("arena-means-luck-wider", percent=percent)
            )
        told.append(say.text("arena-means-intervals"))
        told.append(say.text("arena-means-again"))
        inside = "".join(f"<p>{escape(sentence)}</p>" for sentence in told)
        inside += f"<pre>{escape(self.result['command'])}</pre>"
        inside = f'<div class="told">{inside}</div>'
        return self.section(say.text("arena-means"), "", inside, wide=True)

    def mean_shrinking(self, name: str) -> float | None:
        """Return by which part intervals of the matrix are narrower than the plain ones, on average."""
        found = [
            cell[name]
            for row in self.results["matrix"]
            for cell in row
            if cell is not None and cell[name] is not None
        ]
        return sum(found) / len(found) if found else None


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{_lines(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in rows
    )
    return f'<div class="table"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _lines(text: str) -> str:
    """Return a text, whose second line, if any, is small."""
    first, _, second = text.partition("\n")
    return escape(first) + (f"<small>{escape(second)}</small>" if second else "")


def page(result: dict[str, Any], say: Catalogue) -> str:
    """Return the report of a tournament as one page of HTML."""
    return Page(result, say).write()
