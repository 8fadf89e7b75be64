"""The front page: it says that the server runs and where to go from here, in every language available."""

from __future__ import annotations

from html import escape

from dicehall.locales import LANGUAGES
from dicehall.server.pages.frame import page
from dicehall.table.languages import catalogue


def front_page(language: str, base: str, prefix: str, running: int) -> str:
    """Return the page, with the visitor's language first; `base` is the address of this server."""
    parts: list[str] = []
    for one in sorted(LANGUAGES, key=lambda other: other != language):
        say = catalogue(one)
        heading = "h1" if one == language else "h2"
        running_here = escape(say.text("server-page-running"))
        games = escape(say.text("server-page-tables", running=running))
        join = escape(say.text("server-page-join"))
        public = escape(say.text("server-page-public"))
        programs = escape(say.text("server-page-api"))
        parts.append(
            f'<section lang="{one}">\n<{heading}>{running_here}</{heading}>\n<p>{games}</p>\n'
            f"<p>{join}</p>\n<pre>{escape(f'dicehall play --table {base}/tables/CODE')}</pre>\n"
            f'<p><a href="{escape(prefix)}/api/tables">{public}</a> · '
            f'<a href="{escape(prefix)}/api" hreflang="en">{programs}</a></p>\n</section>'
        )
    title = catalogue(language).text("server-page-title")
    return page(title, language, "\n".join(parts), prefix)
