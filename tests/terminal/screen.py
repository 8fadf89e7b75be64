"""What stands on the screen of a terminal, for the tests of all games."""

from __future__ import annotations

from textual.app import App


def screen_text(app: App[None]) -> str:
    """Return all that stands on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)
