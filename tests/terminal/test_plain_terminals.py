"""Plain terminals: everything has an ASCII form, and who wants no colours gets none."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest
from tests.games.cubitos.board import runner
from tests.terminal.person import play_app, step_until, until
from tests.terminal.screen import screen_text

from dicehall.games.cubitos.board import styles as cubitos
from dicehall.games.novodice.board import styles as novodice
from dicehall.terminal.ascii_forms import ascii_form, no_colours, only_ascii
from dicehall.terminal.board import MARKS
from dicehall.terminal.play import PlayApp

SMALL = (80, 24)


def styles_of(app: PlayApp) -> set[str]:
    """Return the colours on the screen."""
    strips = app.screen._compositor.render_strips()
    styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
    return {str(colour) for style in styles for colour in (style.color, style.bgcolor) if colour}


async def test_a_terminal_without_unicode_shows_map_walls_and_runners_in_ascii(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    app = runner.play_app()
    async with app.run_test(size=SMALL) as pilot:
        await runner.step_until(pilot, app, "push")
        shown = screen_text(app)
        assert shown.isascii()
        for part in ("<@>", "%%%", "|", "S/F", "~~~"):
            assert part in shown
        # The only question mark is that of the question and of the key for help.
        assert shown.count("?") == 2
        assert all(len(line) == SMALL[0] for line in shown.split("\n"))


@pytest.mark.parametrize("language", ["en", "de", "uk"])
async def test_every_page_is_ascii_there_and_keeps_its_shape(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    app = play_app(language=language)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        for opening in ("question_mark", "l", "q"):
            await pilot.press(opening)
            shown = screen_text(app)
            assert shown.isascii()
            assert all(len(line) == SMALL[0] for line in shown.split("\n"))
            await pilot.press("escape")
        await step_until(pilot, app, "claim")
        assert screen_text(app).isascii()


@pytest.mark.parametrize("signs", [MARKS, cubitos.SIGNS, novodice.SIGNS])
def test_signs_that_differ_still_differ_in_ascii(signs: tuple[str, ...]) -> None:
    forms = [ascii_form(sign) for sign in signs]
    assert len(set(forms)) == len(signs)
    assert "?" not in forms


@pytest.mark.parametrize(
    ("name", "value"), [("TERM", "vt100"), ("TERM", "dumb"), ("NO_COLOR", "1")]
)
async def test_terminals_without_colours_get_none(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        assert styles_of(app)
    monkeypatch.setenv(name, value)
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        assert not styles_of(app)


@pytest.mark.parametrize(
    ("environ", "ascii_only", "colourless"),
    [
        ({}, False, False),
        ({"LANG": "de_DE.UTF-8", "TERM": "xterm"}, False, False),
        ({"LANG": "de_DE.utf8", "LC_ALL": "C"}, True, False),
        ({"LANG": "de_DE.ISO-8859-1"}, True, False),
        ({"LC_CTYPE": "POSIX"}, True, False),
        ({"TERM": "vt220"}, True, True),
        ({"TERM": "dumb"}, True, True),
        ({"NO_COLOR": "1"}, False, True),
        ({"NO_COLOR": ""}, False, False),
    ],
)
def test_what_a_terminal_can_show_is_known_from_its_environment(
    environ: dict[str, str], ascii_only: bool, colourless: bool
) -> None:
    assert (only_ascii(environ), no_colours(environ)) == (ascii_only, colourless)


def test_what_commands_print_to_such_a_terminal_is_ascii_without_colours() -> None:
    ours, theirs = pty.openpty()
    code = "from dicehall.command import main; main()"
    environ = {**os.environ, "LC_ALL": "C", "TERM": "vt100"}
    with subprocess.Popen(
        [sys.executable, "-c", code, "odds", "cubitos", "--roll", "light red"],
        stdout=theirs,
        stderr=theirs,
        env=environ,
    ):
        os.close(theirs)
        printed = b""
        while True:
            try:
                read = os.read(ours, 4096)
            except OSError:
                break
            if not read:
                break
            printed += read
    os.close(ours)
    assert b"bust" in printed
    assert printed.isascii()
    assert b"\x1b[3" not in printed
    assert b"?" not in printed
