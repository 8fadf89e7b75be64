"""Many people behind one address, as in a family or at a school, with the limits as they are by default."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.app.place import UNLIMITED, Made, running, seed, visitor

from dicehall.server.settings import Settings

PEOPLE = 30
DEFAULT: dict[str, Any] = {
    name: field.default for name, field in Settings.model_fields.items() if name in UNLIMITED
}
DEFAULT |= {"request_s": UNLIMITED["request_s"], "hello_s": UNLIMITED["hello_s"]}
"""The limits that the other tests are spared, but for those of time: this machine may be slow."""
FILES = [
    "/",
    "/manifest.webmanifest",
    "/worker.js",
    *(f"/assets/part-{number}.js" for number in range(12)),
    *(f"/assets/font-{number}.woff2" for number in range(4)),
]


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """Give the folder of a client of many files."""
    for name in FILES:
        file = tmp_path / ("index.html" if name == "/" else name[1:])
        file.parent.mkdir(exist_ok=True)
        file.write_text("x")
    return tmp_path


async def test_a_class_of_thirty_opens_an_invitation_at_once_without_a_refusal(
    sqlite_url: str, client: Path
) -> None:
    async with running(sqlite_url, client_folder=client, **DEFAULT) as place:
        table = await place.make("Ada", "open", game="cubitos")

        async def opens() -> None:
            async with visitor(str(place.http.base_url)) as http:
                link = await http.get(f"/t/{table.code}")
                assert link.status_code == 302
                paths = [*FILES, "/healthz", "/api/content", "/api/content/cubitos"]
                paths += ["/api/content/novodice", "/api/phrases", "/api/tables"]
                paths += [f"/api/tables/{table.code}", f"/api/tables/{table.id}/board"]
                answers = await asyncio.gather(*map(http.get, paths))
                assert {answer.status_code for answer in answers} == {200}
                me = await http.get("/api/people/me")
                assert me.json()["code"] == "not_signed_in"
            assert (await place.connect(table.code)).table["id"] == table.id

        await asyncio.gather(*(opens() for _ in range(PEOPLE)))


async def test_ten_families_of_an_address_sit_down_at_once_without_a_refusal(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, **DEFAULT) as place:
        tables = [await place.make("Ada", "open", "open") for _ in range(10)]

        async def sits(table: Made, name: str) -> None:
            assert (await place.get(f"/tables/{table.code}"))["commitment"]
            wanted = {"name": name, "seed": seed()}
            sat = await place.post(f"/tables/{table.code}/seats", wanted)
            await place.connect(table.code, sat["token"])

        await asyncio.gather(*(sits(table, name) for table in tables for name in ("Ben", "Cleo")))
