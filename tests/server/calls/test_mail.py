"""Mails: nobody gets one who has not agreed, everybody can end them, and none is sent twice."""

from __future__ import annotations

import asyncio
import logging
import ssl
from base64 import b64encode
from pathlib import Path

import pytest
from tests.server.calls.certificates import certificate
from tests.server.calls.hall import HOME, Clock, calling
from tests.server.calls.post_office import PostOffice, post_office

from dicehall.server.calls import mail
from dicehall.server.calls.letter import Letter
from dicehall.server.calls.mail import Mailer
from dicehall.server.routes.calls import DAY_S
from dicehall.server.store.call_messages import LEASE_S, PAUSES, Outcome
from dicehall.server.store.call_ways import MAIL, Way

ADA = "ada@example.org"


async def test_an_address_gets_nothing_but_the_question_until_it_is_confirmed(
    database_url: str,
) -> None:
    async with post_office() as office, calling(database_url, office, Clock()) as hall:
        await hall.claim("Ada", "Oleh")
        shown = await hall.ask("POST", "/mail", "Ada", {"address": ADA}, 202)
        assert [(way["address"], way["confirmed"]) for way in shown["ways"]] == [(ADA, False)]
        await hall.table("Ada", "Oleh")
        await hall.until_called()
        assert office.recipients == [ADA]
        assert "Ada" in office.mails[0].get_content()
        link = office.links()[0].removeprefix(HOME)
        page = await hall.place.http.get(link)
        assert page.status_code == 200
        # Programs that look for viruses follow every link.
        assert not (await hall.ask("GET", "", "Ada"))["ways"][0]["confirmed"]
        assert (await hall.place.http.post(f"{link}x")).status_code == 404
        assert (await hall.place.http.post(link)).status_code == 200
        assert (await hall.ask("GET", "", "Ada"))["ways"][0]["confirmed"]


async def test_a_mail_leads_to_the_table_and_ends_mails_by_one_press(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await hall.claim("Ada", "Oleh")
        for name in ("Ada", "Oleh"):
            await hall.confirm_mail(office, name, f"{name.lower()}@example.org")
        table = await hall.table("Ada", "Oleh", title="Tuesday’s table")
        await hall.until_called()
        (mail,) = office.mails
        name = ("Ada", "Oleh")[hall.asked(table)]
        assert mail["To"] == f"{name.lower()}@example.org"
        assert mail["From"] == "The hall <hall@example.org>"
        assert mail["Subject"] == "Your turn: Tuesday’s table"
        lead, end = office.links()
        assert lead == f"{HOME}/t/{table.code}"
        assert mail["List-Unsubscribe"] == f"<{end}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        page = await hall.place.http.get(end.removeprefix(HOME))
        assert 'method="post"' in page.text
        wrong = await hall.place.http.post(f"{end.removeprefix(HOME)}x")
        assert wrong.status_code == 404
        form = {"List-Unsubscribe": "One-Click"}
        for _ in range(2):
            ended = await hall.place.http.post(end.removeprefix(HOME), data=form)
            assert ended.status_code == 200
        assert (await hall.ask("GET", "", name))["ways"] == []


async def test_a_mail_is_in_the_language_of_the_person(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await hall.claim("Ada", "Oleh")
        for name, language in (("Ada", "de"), ("Oleh", "uk")):
            await hall.confirm_mail(office, name, f"{name.lower()}@example.org")
            await hall.ask("PUT", "", name, {"language": language, "zone": "Europe/Kyiv"})
        table = await hall.table("Ada", "Oleh")
        await hall.until_called()
        (mail,) = office.mails
        asked = hall.asked(table)
        assert (
            mail["Subject"]
            == (
                "Du bist dran: NovoDice mit Oleh",
                "Твій хід: NovoDice, грають також Ada",
            )[asked]
        )
        assert mail["Content-Language"] == ("de", "uk")[asked]


async def test_no_more_than_a_few_mails_go_to_whoever_has_not_agreed(database_url: str) -> None:
    clock = Clock()
    async with post_office() as office, calling(database_url, office, clock) as hall:
        names = ("Ada", "Oleh", "Ben")
        await hall.claim(*names)
        # One address of the mail's, asked for by several people; the address they ask from has five.
        for name in names:
            await hall.ask("POST", "/mail", name, {"address": ADA}, 202)
        refused = await hall.ask("POST", "/mail", "Ben", {"address": ADA.upper()}, 429)
        assert refused["code"] == "too_many_mails"
        # Taking the address back does not help.
        way = (await hall.ask("GET", "", "Ada"))["ways"][0]["id"]
        await hall.ask("DELETE", f"/ways/{way}", "Ada", status=204)
        assert (await hall.ask("POST", "/mail", "Ada", {"address": ADA}, 429))["code"]
        await hall.send()
        assert len(office.mails) == 2
        # The next day, the limit for a month still counts, and that of the sender's own address.
        clock.now += DAY_S + 1
        refused = await hall.ask("POST", "/mail", "Ada", {"address": ADA}, 429)
        assert refused["code"] == "too_many_mails"


@pytest.mark.parametrize("address", ["ada", "ada@", "a b@example.org", "a@b\r\nBcc: c@example.org"])
async def test_what_is_no_address_is_refused(sqlite_url: str, address: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await hall.claim("Ada")
        refused = await hall.ask("POST", "/mail", "Ada", {"address": address}, 422)
        assert refused["code"] == "bad_call_address"
        await hall.send()
        assert office.recipients == []


async def test_who_is_not_signed_in_is_not_called(sqlite_url: str) -> None:
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        for method, path in (("GET", ""), ("DELETE", "/ways/1")):
            refused = await hall.place.ask(method, f"/people/me/calls{path}", None, None, 401)
            assert refused["code"] == "not_signed_in"


async def test_what_is_not_set_up_is_not_offered(sqlite_url: str) -> None:
    async with calling(sqlite_url, None, Clock()) as hall:
        await hall.claim("Ada")
        assert not any((await hall.ask("GET", "", "Ada"))["offered"].values())
        refused = await hall.ask("POST", "/mail", "Ada", {"address": ADA}, 404)
        assert refused["code"] == "not_found"


async def test_a_mail_that_cannot_be_sent_now_is_tried_again_with_growing_pauses(
    sqlite_url: str,
) -> None:
    clock = Clock()
    async with post_office() as office, calling(sqlite_url, office, clock) as hall:
        await hall.claim("Ada", "Oleh")
        await hall.confirm_mail(office, "Ada", ADA)
        await hall.confirm_mail(office, "Oleh", "oleh@example.org")
        await hall.table("Ada", "Oleh")
        office.replies["MAIL"] = "451 later"
        await hall.until_called()
        for pause in PAUSES[:-1]:
            await hall.wait(pause - 1)
            await hall.wait(1)
        assert office.mails == []
        office.replies.clear()
        await hall.wait(PAUSES[-1] - 1)
        assert office.mails == []
        await hall.wait(1)
        assert len(office.mails) == 1
        await hall.wait(DAY_S)
        assert len(office.mails) == 1


async def test_an_address_that_does_not_exist_is_not_tried_for_ever(sqlite_url: str) -> None:
    clock = Clock()
    async with post_office() as office, calling(sqlite_url, office, clock) as hall:
        await hall.claim("Ada", "Oleh")
        for name in ("Ada", "Oleh"):
            await hall.confirm_mail(office, name, f"{name.lower()}@example.org")
        table = await hall.table("Ada", "Oleh")
        office.replies["RCPT"] = "550 nobody here"
        await hall.until_called()
        name = ("Ada", "Oleh")[hall.asked(table)]
        assert (await hall.ask("GET", "", name))["ways"][0]["stopped"]
        office.replies.clear()
        await hall.wait(DAY_S)
        assert office.mails == []


async def test_a_mail_that_may_have_arrived_is_not_sent_again(sqlite_url: str) -> None:
    clock = Clock()
    async with post_office() as office, calling(sqlite_url, office, clock) as hall:
        await hall.claim("Ada", "Oleh")
        for name in ("Ada", "Oleh"):
            await hall.confirm_mail(office, name, f"{name.lower()}@example.org")
        await hall.table("Ada", "Oleh")
        office.breaks_off = True
        await hall.until_called()
        office.breaks_off = False
        await hall.wait(LEASE_S + 1)
        await hall.wait(DAY_S)
        assert len(office.mails) == 1


async def mailed(office: PostOffice, trusted: ssl.SSLContext | None = None) -> Outcome:
    """Send a mail with a user name and a password."""
    url = office.url.replace("//", "//hall:p%40ss@")
    way = Way(1, 1, MAIL, ADA, "secret", confirmed=True, stopped=False)
    letter = Letter("name", way, "en", "title", "text")
    mailer = Mailer(url, "hall@example.org", HOME, trusted)
    return await asyncio.to_thread(mailer.send, letter, lambda: True)


async def test_a_password_is_sent_encrypted_if_the_mail_server_can(tmp_path: Path) -> None:
    async with post_office() as office:
        office.tls, trusted = certificate(tmp_path, "127.0.0.1")
        assert await mailed(office, trusted) is Outcome.SENT
        login = b64encode(b"\0hall\0p@ss").decode()
        assert f"encrypted AUTH PLAIN {login}" in office.heard
        assert len(office.mails) == 1
        # A server that only says who it is gets neither.
        office.heard.clear()
        assert await mailed(office) is Outcome.LATER
        assert not [said for said in office.heard if "AUTH" in said]
        assert len(office.mails) == 1


async def test_a_password_goes_over_no_network_in_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    async with post_office() as office:
        assert await mailed(office) is Outcome.SENT
        assert [said for said in office.heard if said.startswith("AUTH PLAIN")]
        # The same server on another machine.
        monkeypatch.setattr(mail, "_on_this_machine", lambda _: False)
        office.heard.clear()
        assert await mailed(office) is Outcome.LATER
        assert not [said for said in office.heard if "AUTH" in said]
        assert len(office.mails) == 1


async def test_no_address_and_no_secret_of_a_call_is_logged(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with post_office() as office, calling(sqlite_url, office, Clock()) as hall:
        await hall.claim("Ada", "Oleh")
        for name in ("Ada", "Oleh"):
            await hall.ask("POST", "/mail", name, {"address": f"{name.lower()}@example.org"}, 202)
        await hall.send()
        links = [link.removeprefix(HOME) for number in (0, 1) for link in office.links(number)]
        for link in links:
            if "confirm" in link:
                await hall.place.http.post(link)
        await hall.table("Ada", "Oleh", title="Nobody’s business")
        office.replies["MAIL"] = "451 later"
        await hall.until_called()
        office.replies.clear()
        await hall.wait(PAUSES[0])
        assert len(office.mails) == 3
        for link in links:
            await hall.place.http.get(link)
    # The tests' own client logs what it asks for.
    ours = [one for one in caplog.records if one.name.startswith(("dicehall", "uvicorn"))]
    logged = "\n".join(f"{vars(record)}" for record in ours)
    assert "call" in logged
    for told in ("example.org", "business", *(link.rpartition(".")[2] for link in links)):
        assert told not in logged
