"""What the operators of a server do is told in the terminal: an announcement, and why a table was closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.command.door import dicehall
from tests.server.app.place import running
from tests.terminal.online.guest import visiting

from dicehall.locales import LANGUAGES, Catalogue
from dicehall.terminal.online.client import ANNOUNCEMENT
from dicehall.terminal.online.log_lines import OnlineLog, why_closed


async def test_an_announcement_and_the_reason_of_a_closed_table_are_lines_of_the_log(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'dicehall.db'}"

    async def admin(*arguments: str) -> None:
        told = await asyncio.to_thread(dicehall, "admin", *arguments, "--database", database)
        assert told.status == 0, told

    async with running(database) as place:
        table = await place.make("open", "bot:greedy")
        async with visiting(place, table.code, tmp_path, name="Mira") as mira:
            await admin("announce", "Tea is ready")
            await mira.until(lambda: ANNOUNCEMENT in mira.kinds())
            await admin("close", table.code, "--why", "This was a test")
            await mira.until(lambda: mira.client.status == "closed")
            log = OnlineLog(mira.client, Catalogue("en"))
            lines = [line.text for taken in mira.news for line in log.lines(taken, None)]
    assert "From the operators of this server: Tea is ready" in lines
    assert lines[-1] == "The operators of this server closed this table: This was a test"
    assert why_closed(Catalogue("en"), mira.client.closed) == lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_was_closed_for_want_of_players_says_so(language: str) -> None:
    say = Catalogue(language)
    assert why_closed(say, {"why": "idle"}) == say.text("terminal-online-closed")
    assert "Why not" in why_closed(say, {"why": "operator", "words": "Why not"})
