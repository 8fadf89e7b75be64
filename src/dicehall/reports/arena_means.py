"""What the figures of a tournament mean: the last section of its report."""

from __future__ import annotations

from html import escape
from typing import Any

from dicehall.locales import Catalogue
from dicehall.locales.numbers import Numbers
from dicehall.reports.page import section


def means(result: dict[str, Any], say: Catalogue) -> str:
    """Return what the figures mean, how much it helped to use the same dice, and the command to repeat it."""
    text, percent = say.text, Numbers(say).percent
    sentences = [text("arena-means-paired")]
    paired = _mean_shrinking(result, "paired_shrinks")
    if paired is not None:
        if paired >= 0:
            times = Numbers(say).number(1 / (1 - paired) ** 2, 2)
            sentences.append(text("arena-means-shrink", percent=percent(paired, 0), times=times))
        else:
            sentences.append(text("arena-means-wider", percent=percent(-paired, 0)))
    adjusted = _mean_shrinking(result, "luck_adjusted_shrinks")
    if adjusted is not None:
        by_value = result["luck"] == "value"
        sentences.append(text("arena-means-luck-value" if by_value else "arena-means-luck"))
        change = "arena-means-luck-shrink" if adjusted >= 0 else "arena-means-luck-wider"
        sentences.append(text(change, percent=percent(abs(adjusted), 0)))
    sentences += [text("arena-means-intervals"), text("arena-means-again")]
    inside = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    inside += f"<pre>{escape(result['command'])}</pre>"
    return section(text("arena-means"), f'<div class="told">{inside}</div>', style="broad")


def _mean_shrinking(result: dict[str, Any], name: str) -> float | None:
    """Return by what fraction intervals of the matrix are narrower than plain ones, on average."""
    found = [
        cell[name]
        for row in result["results"]["matrix"]
        for cell in row
        if cell is not None and cell[name] is not None
    ]
    return sum(found) / len(found) if found else None
