"""What holds for every report."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from dicehall.reports.page import HUES


def read_page(text: str, language: str) -> ElementTree.Element:
    """Return the body of a page that is whole, needs nothing else and is laid out for everybody."""
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert not re.search(r"<script|<link|<img|src=|url\(|@import|https?:", text)
    assert set(re.findall(r'href="(.)', text)) <= {"#"}
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    # Stricter than any browser: every element is closed, every attribute quoted.
    body = ElementTree.fromstring(text[text.index('<div class="report">') : text.index("</body>")])
    drawn = {symbol.attrib["id"] for symbol in body.iter("symbol")}
    assert {use.attrib["href"] for use in body.iter("use")} == {f"#{name}" for name in drawn}
    for chart in charts(body):
        assert chart.attrib["aria-label"]
        assert chart.findtext("desc")
        for shape in chart.iter():
            for name in ("cx", "x", "x1", "x2"):
                assert 0 <= _percent(shape.attrib.get(name, "0")) <= 100
            for name in ("cy", "y", "y1", "y2"):
                assert 0 <= float(shape.attrib.get(name, 0)) <= float(chart.attrib["height"])
    for table in body.iter("table"):
        heads = table.findall("thead/tr/th")
        for row in table.findall("tbody/tr"):
            assert len(row) == len(heads)
            assert row[0].attrib["scope"] == "row"
    for hue in re.findall(r'class="[^"]*\bh(\d+)\b', text):
        assert int(hue) < HUES
    return body


def charts(body: ElementTree.Element) -> list[ElementTree.Element]:
    """Return the charts of a page."""
    return [svg for svg in body.iter("svg") if "chart" in svg.attrib.get("class", "").split()]


def _percent(text: str) -> float:
    return float(text.removesuffix("%"))
