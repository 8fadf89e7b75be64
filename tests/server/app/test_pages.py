"""Pages, the API's document, the schema, content and figures."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any, get_args

from tests.server.app.place import running

from dicehall.bots.registry import bots_of
from dicehall.games.cubitos.box_models import CubitosContent, SetShown, TrackPlan
from dicehall.games.novodice.box_models import NovoDiceContent
from dicehall.server.live.protocol import FromClient, live_schema
from dicehall.table.content import content_of
from dicehall.table.refusals import STATUS


class Tags(HTMLParser):
    """Collects the links of a page and checks that its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)
        assert tag != "script"
        assert "style" not in given
        for name in ("href", "src"):
            if given.get(name):
                self.links.append(str(given[name]))
        if given.get("id"):
            self.ids.add(str(given["id"]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


async def test_the_pages_are_whole_and_their_links_lead_somewhere(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        for path in ("/", "/api"):
            answer = await place.http.get(path)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            tags = Tags()
            tags.feed(answer.text)
            assert tags.open == []
            for link in set(tags.links):
                if link.startswith("#"):
                    assert link[1:] in tags.ids, link
                else:
                    assert link.startswith("/")
                    assert (await place.http.get(link)).status_code == 200, link


async def test_the_front_page_speaks_the_visitor_s_language_first(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        for language in ("en", "de", "uk"):
            page = await place.http.get("/", headers={"Accept-Language": language})
            found = re.findall(r'<section lang="(..)">', page.text)
            assert found[0] == language
            assert sorted(found) == ["de", "en", "uk"]
            assert f"dicehall play --table http://127.0.0.1:{place.port}/tables/" in page.text


async def test_the_document_names_every_route_of_the_api(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        document: dict[str, Any] = (await place.http.get("/api/openapi.json")).json()
        page = (await place.http.get("/api")).text
        assert {
            "/api/tables",
            "/api/tables/{table_id}",
            "/api/tables/{table_id}/seats",
            "/api/tables/{table_id}/seats/{seat}",
            "/api/tables/{table_id}/start",
            "/api/tables/{table_id}/rematch",
            "/api/tables/{table_id}/record",
            "/api/tables/{table_id}/entries",
            "/api/games",
            "/api/players/{name}",
            "/api/ratings/{game}",
            "/api/people",
            "/api/people/session",
            "/api/people/me",
            "/api/content/{game}",
            "/api/phrases",
            "/api/schema",
        } <= set(document["paths"])
        for path, item in document["paths"].items():
            assert path in page
            for operation in item.values():
                assert operation["description"]
                assert operation["responses"]["4XX"]["content"]["application/json"]["schema"][
                    "$ref"
                ].endswith("/Error")


async def test_the_schema_of_the_live_messages_is_published(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        schema = (await place.http.get("/api/schema")).json()
        assert schema == live_schema()
        directions = {
            name: {
                schema["$defs"][one["$ref"].rpartition("/")[2]]["properties"]["type"]["const"]
                for one in schema["$defs"][name]["oneOf"]
            }
            for name in ("from_client", "from_server")
        }
        assert len(directions["from_client"]) == len(get_args(get_args(FromClient)[0]))
        assert "answer" in directions["from_client"]
        assert directions["from_server"] == {
            *(
                "snapshot",
                "update",
                "explained",
                "stored",
                "refused",
                "presence",
                "goodbye",
                "pong",
            ),
            "announcement",
            "hint",
        }


def test_content_has_the_shape_that_clients_are_told() -> None:
    NovoDiceContent.model_validate(content_of("novodice"))
    box = CubitosContent.model_validate(content_of("cubitos"))
    # Nothing is left out or made up: what is read is what is shown.
    assert box.model_dump(by_alias=True, exclude_unset=True) == content_of("cubitos")


MAP = "title: Sprint\n\nS 0 0c2 1 Fin\n"


async def test_a_map_of_one_s_own_is_drawn_before_a_table_is_made(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        plan = await place.post("/content/cubitos/plan", {"map": MAP}, status=200)
        assert TrackPlan.model_validate(plan).title == "Sprint"
        # The same map makes a table, alone or joined with another track.
        table = await place.make(
            "Mira",
            "bot:random",
            game="cubitos",
            options={"race": "1", "tracks": [MAP, "nothing_goes_right"]},
        )
        assert (await place.get(f"/tables/{table.id}/board"))["boards"][0] == plan
        for bad in ("nonsense", "title: No way\n\nS 0 . 1 Fin\n"):
            refused = await place.post("/content/cubitos/plan", {"map": bad}, status=422)
            assert refused["code"] == "bad_options"


TEDIOUS = [
    *("mr_soldier", "mr_bats", "reckless_cheese", "rock_on"),
    *("bob", "rollosaurus", "rich_dog", "smelly_cat"),
]
"""A card of each colour; none loses or draws dice."""


async def test_a_set_of_one_s_own_is_spoken_of_before_a_table_is_made(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        told = await place.post("/content/cubitos/set", {"cards": TEDIOUS}, status=200)
        shown = SetShown.model_validate(told)
        assert shown.warnings == ["no_card_loses_or_draws_dice"]
        pairs = [*shown.good_pairs, *shown.bad_pairs]
        assert all(set(pair) <= set(TEDIOUS) for pair in pairs)
        assert shown.own_cards == {}
        for bad in (["nobody"], TEDIOUS[:-1], [*TEDIOUS[:-1], "mr_soldier"]):
            refused = await place.post("/content/cubitos/set", {"cards": bad}, status=422)
            assert refused["code"] == "bad_options"


async def test_cards_of_one_s_own_are_shown_before_a_table_is_made(sqlite_url: str) -> None:
    own = '[mine]\ncolour = "white"\ncost = 5\ndoes = ["run(Gain(move=3))"]\n'
    async with running(sqlite_url) as place:
        told = await place.post("/content/cubitos/set", {"cards": TEDIOUS, "own": own}, status=200)
        card = SetShown.model_validate(told).own_cards["mine"]
        assert (card.colour, card.cost, card.does["de"]) == ("white", 5, {"run": "3 Schritte"})
        wrong = {"cards": TEDIOUS, "own": own.replace("Gain", "Steal")}
        refused = await place.post("/content/cubitos/set", wrong, status=422)
        assert refused["code"] == "bad_options"
        assert "Steal" in refused["text"]


async def test_content_is_shown_by_game(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        assert await place.get("/content") == ["novodice", "cubitos"]
        novodice = await place.get("/content/novodice")
        assert novodice["players"] == [2, 3, 4]
        assert novodice["bots"] == list(bots_of("novodice"))
        assert "trash" not in novodice["tiles"]
        cubitos = await place.get("/content/cubitos")
        # It is large, and sent compressed to all who take it.
        packed = await place.http.get("/api/content/cubitos", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(packed.content) / 5
        plain = await place.http.get("/api/content/cubitos", headers={"Accept-Encoding": "br"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json() == cubitos
        assert len(cubitos["cards"]) == 56
        assert set(cubitos["races"]) >= {"1", "7"}
        assert set(cubitos["tracks"]) >= {"nothing_goes_right"}


async def test_what_happens_is_counted(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        ada, ben = await table.connect_all()
        await table.start()
        await ada.until(lambda it: it.table["status"] == "running")
        await ben.until(lambda it: it.table["status"] == "running")
        asked = ada if ada.question else ben
        await asked.answer()
        await asked.ask("answer", turn=999, option="x")
        metrics = (await place.http.get("/metrics")).text
        for line in (
            'dicehall_tables{status="running"} 1.0',
            "dicehall_sockets 2.0",
            'dicehall_answers_total{by="player",game="novodice"} 1.0',
            "dicehall_answer_seconds_count 1.0",
            'dicehall_refusals_total{code="stale_turn"} 1.0',
            'dicehall_requests_total{method="POST",route="/api/tables",status="201"} 1.0',
        ):
            assert line in metrics, line


def test_every_refusal_has_a_status_that_fits() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())
