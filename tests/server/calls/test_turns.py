"""Who is called, when, and that nobody is called twice for the same turn."""

from __future__ import annotations

from tests.server.app.place import Made
from tests.server.calls.hall import DAYS, NOON, CallingHall, Clock, calling
from tests.server.calls.post_office import PostOffice, post_office

from dicehall.server.calls.awaited_people import GRACE_S, PRESENT_S
from dicehall.server.store.call_gathering import GATHER_S, PAUSE_S
from dicehall.table.views import undoable

HOUR = 3600.0


async def two(hall: CallingHall, office: PostOffice) -> None:
    """Let two people claim names and be called by mail."""
    await hall.claim("Ada", "Oleh")
    for name in ("Ada", "Oleh"):
        await hall.confirm_mail(office, name, f"{name.lower()}@example.org")


async def test_a_game_over_days_survives_restarts_of_everything_with_its_calls_sent_once(
    database_url: str,
) -> None:
    clock = Clock()
    async with post_office() as office:
        async with calling(database_url, office, clock) as hall:
            await two(hall, office)
            table = await hall.table("Ada", "Oleh")
        for turn in range(1, 5):
            async with calling(database_url, office, clock) as hall:
                await hall.place.hall.load(table.id)
                table.place = hall.place
                await hall.wait(GRACE_S + 1)
            # Everything stops between the call and its message, and after it.
            async with calling(database_url, office, clock) as hall:
                await hall.place.hall.load(table.id)
                table.place = hall.place
                await hall.wait(GATHER_S + PAUSE_S)
                assert len(office.mails) == turn
                await hall.until_called()
                assert len(office.mails) == turn
                await hall.answer(table)
        assert len({mail["Message-ID"] for mail in office.mails}) == turn


async def test_who_is_at_the_table_is_not_called_until_they_have_gone(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await two(hall, office)
        table = await hall.table("Ada", "Oleh")
        client = await table.connect(hall.asked(table))
        await hall.until_called()
        assert office.mails == []
        await client.close()
        await hall.gone(table)
        await hall.wait(GRACE_S - 1)
        await hall.wait(GATHER_S)
        assert office.mails == []
        await hall.until_called()
        assert len(office.mails) == 1


async def test_who_comes_before_the_message_goes_is_not_called(sqlite_url: str) -> None:
    clock = Clock()
    async with post_office() as office:
        async with calling(sqlite_url, office, clock) as hall:
            await two(hall, office)
            table = await hall.table("Ada", "Oleh")
            await hall.wait(GRACE_S + 1)
        # Another process knows nothing of what this one has noted but what is stored.
        async with calling(sqlite_url, office, clock) as hall:
            await hall.place.hall.load(table.id)
            table.place = hall.place
            client = await table.connect(hall.asked(table))
            await hall.wait(GATHER_S + 1)
            assert office.mails == []
            await client.close()
            await hall.gone(table)
            await hall.until_called()
            assert len(office.mails) == 1


async def test_a_page_that_was_left_open_keeps_nobody_from_being_called(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await two(hall, office)
        table = await hall.table("Ada", "Oleh")
        client = await table.connect(hall.asked(table))
        await hall.wait(PRESENT_S - 1)
        await hall.wait(GATHER_S + GRACE_S)
        await hall.wait(GATHER_S + GRACE_S)
        assert len(office.mails) == 1
        await client.close()


async def test_who_has_answered_in_the_meantime_is_not_called(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await two(hall, office)
        table = await hall.table("Ada", "Oleh")
        seat = hall.asked(table)
        await hall.wait(GRACE_S + 1)
        while hall.asked(table) == seat:
            await hall.answer(table)
        hall.clock.now += GATHER_S
        await hall.wait()
        assert office.mails == []
        await hall.until_called()
        assert [mail["To"] for mail in office.mails] == [
            ("ada@example.org", "oleh@example.org")[1 - seat]
        ]


async def test_who_takes_an_answer_back_is_not_called_again_for_it(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await two(hall, office)
        table = await hall.table("Ada", "Oleh", game="cubitos", options={"race": "1"})
        room = hall.place.hall.rooms[table.id]
        await hall.until_called()
        before = len(office.mails)
        assert before == 2
        seat = hall.asked(table)
        client = await table.connect(seat)
        assert client.question is not None
        first = client.question["turn"]
        # A choice without dice can be taken back.
        assert (await client.answer("pass"))["type"] == "stored"
        turn = undoable(room.table, seat)
        assert turn == first
        assert (await client.ask("undo", turn=turn))["type"] == "stored"
        assert client.question is not None
        assert client.question["turn"] == first
        await client.close()
        await hall.gone(table)
        await hall.until_called()
        assert len(office.mails) == before


async def test_several_tables_become_one_message(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await two(hall, office)
        tables: list[Made] = []
        # Who begins is drawn. Somebody who was called for none of these tables would be called at once later.
        while len(tables) < 6 or len({hall.asked(table) for table in tables}) < 2:
            tables.append(await hall.table("Ada", "Oleh", title=f"Table {len(tables)}"))
        await hall.until_called()
        assert len(office.mails) == 2
        linked = {link for number in range(len(office.mails)) for link in office.links(number)}
        assert {f"https://dice.example.org/dice/t/{table.code}" for table in tables} <= linked
        # What comes soon afterwards waits.
        office.mails.clear()
        await hall.table("Ada", "Oleh")
        await hall.wait(GRACE_S + 1)
        await hall.wait(GATHER_S + 1)
        assert office.mails == []
        await hall.wait(PAUSE_S)
        assert len(office.mails) == 1


async def test_nobody_is_called_in_quiet_hours_but_when_they_end(sqlite_url: str) -> None:
    clock = Clock()
    async with post_office() as office, calling(sqlite_url, office, clock) as hall:
        await two(hall, office)
        # It is 15:00 in Kyiv.
        wishes = {"zone": "Europe/Kyiv", "quiet": {"begin": "14:00", "end": "16:30"}}
        for name in ("Ada", "Oleh"):
            await hall.ask("PUT", "", name, {"language": "en", **wishes})
        await hall.table("Ada", "Oleh")
        await hall.until_called()
        await hall.wait(NOON + 1.5 * HOUR - 1 - clock.now)
        assert office.mails == []
        await hall.wait(1)
        assert len(office.mails) == 1


async def test_a_message_that_is_late_waits_for_the_end_of_the_quiet_hours(sqlite_url: str) -> None:
    clock = Clock()
    async with post_office() as office, calling(sqlite_url, office, clock) as hall:
        await two(hall, office)
        for name in ("Ada", "Oleh"):
            quiet = {"begin": "12:15", "end": "20:00"}
            await hall.ask("PUT", "", name, {"language": "en", "zone": "UTC", "quiet": quiet})
        await hall.table("Ada", "Oleh")
        office.replies["MAIL"] = "451 later"
        await hall.wait(GRACE_S + 1)
        await hall.wait(GATHER_S)
        office.replies.clear()
        await hall.wait(HOUR)
        assert office.mails == []
        await hall.wait(NOON + 8 * HOUR - clock.now)
        assert len(office.mails) == 1


async def test_only_games_over_days_call_people(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await two(hall, office)
        await hall.table("Ada", "Oleh", clock={"kind": "none"})
        await hall.table("Ada", "Oleh", clock={"kind": "move", "seconds": 3600})
        await hall.until_called()
        assert office.mails == []


async def test_who_is_away_or_a_guest_is_not_called_and_others_are(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await two(hall, office)
        table = await hall.table("Ada", "A guest", clock=DAYS)
        while hall.asked(table) == 0:
            await hall.answer(table)
        await hall.until_called()
        assert office.mails == []


async def test_who_deletes_their_name_is_called_no_more(database_url: str) -> None:
    async with post_office() as office, calling(database_url, office, Clock()) as hall:
        await two(hall, office)
        await hall.table("Ada", "Oleh")
        await hall.wait(GRACE_S + 1)
        for name in ("Ada", "Oleh"):
            body = {"passphrase": "correct horse battery"}
            await hall.place.post("/people/me/deletion", body, hall.tokens[name], 204)
        await hall.wait(GATHER_S + PAUSE_S)
        assert office.mails == []


async def test_wishes_that_make_no_sense_are_refused(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await hall.claim("Ada", "Oleh")
        good = {
            "language": "uk",
            "zone": "Europe/Kyiv",
            "quiet": {"begin": "22:00", "end": "07:00"},
        }
        assert (await hall.ask("PUT", "", "Ada", good))["wishes"] == good
        for wrong in (
            {"zone": "Mars/Olympus"},
            {"language": "xx"},
            {"quiet": {"begin": "22:00", "end": "22:00"}},
            {"quiet": {"begin": "24:00", "end": "07:00"}},
        ):
            refused = await hall.ask("PUT", "", "Ada", good | wrong, 422)
            assert refused["code"] == "bad_request"
        assert (await hall.ask("GET", "", "Ada"))["wishes"] == good
        # And nobody ends the calls of another.
        await hall.confirm_mail(office, "Ada", "ada@example.org")
        way = (await hall.ask("GET", "", "Ada"))["ways"][0]["id"]
        refused = await hall.ask("DELETE", f"/ways/{way}", "Oleh", status=404)
        assert refused["code"] == "not_found"
