"""The frame of all pages: a little HTML, and one style for all."""

from __future__ import annotations

from html import escape
from importlib.resources import files


def page(title: str, language: str, body: str, prefix: str) -> str:
    """Return a whole page; the body must already be escaped."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f'<link rel="stylesheet" href="{escape(prefix)}/pages/style.css">\n'
        f"</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def style() -> str:
    """Return the style of all pages."""
    return files("dicehall.server.pages").joinpath("style.css").read_text("utf-8")
