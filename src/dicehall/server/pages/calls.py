"""The pages on which people confirm that they want mails, or end them."""

from __future__ import annotations

from html import escape

from dicehall.server.pages.frame import page
from dicehall.table.languages import catalogue


def asking_page(what: str, language: str, prefix: str) -> str:
    """Return a page with one button, to ``confirm`` or to ``end``."""
    say = catalogue(language)
    title, text = say.text(f"calls-page-{what}-title"), say.text(f"calls-page-{what}-text")
    button = f'<button type="submit">{escape(say.text(f"calls-page-{what}"))}</button>'
    body = (
        f"<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>\n"
        f'<form method="post"><p>{button}</p></form>'
    )
    return page(title, language, body, prefix)


def told_page(what: str, language: str, prefix: str) -> str:
    """Return a page that says what was done: ``confirmed``, ``ended``, or that the link is ``wrong``."""
    say = catalogue(language)
    text = say.text(f"calls-page-{what}")
    home = f'<a href="{escape(prefix)}/">{escape(say.text("calls-page-home"))}</a>'
    body = f"<h1>dicehall</h1>\n<p>{escape(text)}</p>\n<p>{home}</p>"
    return page("dicehall", language, body, prefix)
