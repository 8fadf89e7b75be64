"""Dice that not even the server foresees, played over sockets: committing, opening, links, and absence."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.fair.doors import by_package, by_script, by_stranger
from tests.scripts.fair_dice_script import run
from tests.server.app.client import Client
from tests.server.app.place import Made, Place, running
from tests.table.chained import CHAINS, link

from dicehall.core.fair import bot_seed
from dicehall.table.commands import opening

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for all seeds, however slow the machine is."""
    monkeypatch.setattr(opening, "OPENING_SECONDS", 3600.0)


async def sit_down(place: Place, names: list[str], **wanted: Any) -> Made:
    """Make a table at which everybody has committed themselves with an anchor."""
    made = await place.make(*["open"] * len(names), **wanted)
    for seat, name in enumerate(names):
        wanted = {"name": name, "seat": seat, "anchor": CHAINS[seat][0]}
        sat = await place.post(f"/tables/{made.id}/seats", wanted)
        made.tokens[seat] = sat["token"]
    return made


async def play(client: Client) -> None:
    """Open the seed when it is time, and answer with links until the game is over."""
    opened = False
    while client.table["status"] not in ("ended", "closed"):
        if client.table["sealed"] and not opened:
            opened = True
            assert (await client.ask("open", seed=CHAINS[client.you][1]))["type"] == "stored"
        elif client.question is not None:
            turn, options = client.question["turn"], client.question["options"]
            client.question = None
            shown = link(client.you, turn)
            await client.ask("answer", turn=turn, option=options[-1], link=shown)
        else:
            await client.receive()


async def record(place: Place, made: Made) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((await place.http.get(f"/api/tables/{made.id}/record")).text)
    return found


async def test_a_game_is_played_with_chains_and_anybody_can_check_it(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with running(sqlite_url) as place:
        made = await sit_down(place, ["Ada", "Bob"])
        clients = await made.connect_all()
        for seat, client in enumerate(clients):
            client.you = seat
        await clients[0].ask("start")
        async with asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(play(client))
        told = await record(place, made)
    assert told["dice"]["version"] == "2"
    assert told["dice"]["anchors"].split() == [CHAINS[0][0], CHAINS[1][0]]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(told))
    anchors = told["dice"]["anchors"]
    checked = run(file, "--seed", CHAINS[1][1], "--anchors", anchors)
    assert checked.returncode == 0, checked
    assert "rolls follow from the secret, the seeds and the links" in checked.stdout
    refused = run(file, "--anchors", " ".join(reversed(anchors.split())))
    assert refused.returncode == 1
    assert "committed themselves with other anchors" in refused.stdout


async def play_sets(client: Client) -> None:
    """Play as docs/protocol.md says: choose sets of dice from what an explained question lists."""
    await client.ask("open", seed=CHAINS[client.you][1])
    while client.table["status"] not in ("ended", "closed"):
        question = client.shown
        if question is None or (question["form"] == "dice" and question["about"] is None):
            # What the dice are follows the question.
            await client.receive()
            continue
        client.shown = client.question = None
        turn, about = question["turn"], question["about"]
        shown = {"turn": turn, "link": link(client.you, turn)}
        if question["form"] == "dice" and about and not about["different_colours"]:
            texts = [die["text"] for die in about["pool"] for _ in range(die["count"])]
            chosen = sorted(texts)[: about["most"]]
            reply = await client.ask("answer_set", options=chosen, **shown)
        else:
            reply = await client.ask("answer", option=question["options"][-1]["text"], **shown)
        assert reply["type"] == "stored"


async def test_a_client_that_answers_sets_finds_them_in_log_and_record(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with running(sqlite_url) as place:
        options = {"race": "1", "rounds": 9}
        made = await sit_down(place, ["Ada", "Bob"], game="cubitos", options=options)
        clients = [await made.connect(seat, explain=True) for seat in (0, 1)]
        await clients[0].ask("start")
        async with asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(play_sets(client))
        told, log = await record(place, made), clients[0].entries
    # What the log says of every answer, the record says, too; and each roll takes the link of the last one.
    last: dict[int, str | None] = {}
    answers = [step for step in told["steps"] if step["asked"] != "roll"]
    for entry in log:
        body = entry["body"]
        if entry["kind"] == "answered":
            step = answers.pop(0)
            assert {**entry, **body}.items() >= {
                **{"seat": step["seat"], "turn": step["number"], "given": step["given"]},
                **{"asked": step["asked"], "by": "player"},
            }.items()
            assert body.get("set") == step.get("set")
            first = body.get("set", body["turn"])
            assert body["link"] == link(entry["seat"], first)
            last[entry["seat"]] = f"{first}:{body['link']}"
        elif entry["kind"] == "rolled":
            assert body.get("link") == last.get(entry["seat"])
    assert not answers
    firsts = [step["number"] for step in told["steps"] if "set" in step]
    assert len(set(firsts)) > 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(told))
    assert by_package(told, {}) is by_stranger(told, {}) is by_script(file, {}) is None


async def test_the_game_begins_without_who_is_not_there(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "OPENING_SECONDS", 0.2)
    async with running(sqlite_url) as place:
        made = await sit_down(place, ["Ada", "Bob"])
        client = await made.connect(0)
        await client.ask("start")
        await client.until(lambda one: one.table["status"] == "running")
        table = client.table
    assert table["seeds"] == [bot_seed(table["commitment"], table["id"], seat) for seat in (0, 1)]


async def test_a_sealed_table_goes_on_after_a_restart(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        made = await sit_down(place, ["Ada", "Bob"])
        client = await made.connect(0)
        await client.ask("start")
        await client.ask("open", seed=CHAINS[0][1])
        assert client.table["status"] == "open"
    async with running(sqlite_url) as place:
        made.place = place
        first, second = await made.connect_all()
        assert second.table["sealed"]
        assert (await second.ask("open", seed=CHAINS[1][1]))["type"] == "stored"
        await first.until(lambda one: one.table["status"] == "running")
        assert first.table["seeds"] == [CHAINS[0][1], CHAINS[1][1]]


async def test_a_wrong_link_is_refused_with_a_code(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        made = await sit_down(place, ["Ada", "Bob"])
        clients = await made.connect_all()
        assert (await clients[0].ask("open", seed=CHAINS[0][1]))["code"] == "not_sealed"
        await clients[0].ask("start")
        assert (await clients[0].ask("open", seed=CHAINS[1][1]))["code"] == "bad_link"
        for seat, client in enumerate(clients):
            await client.ask("open", seed=CHAINS[seat][1])
        for client in clients:
            await client.until(lambda one: one.table["status"] == "running")
        asked = next(client for client in clients if client.question is not None)
        assert asked.question is not None
        turn, option = asked.question["turn"], asked.question["options"][0]
        wrong = await asked.ask("answer", turn=turn, option=option, link="00" * 32)
        assert wrong["code"] == "bad_link"
