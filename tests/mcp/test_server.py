"""The games for language models, by the official client: whole games, illegal moves, all ways to connect."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from mcp import Client
from tests.command.door import PROGRAM, assert_one_sentence, dicehall
from tests.mcp.visitor import (
    Visitor,
    as_a_program,
    options_in,
    place_in,
    question_in,
    visiting,
)
from tests.server.app.place import running

from dicehall.bots.registry import bots_of
from dicehall.core.stream import Stream
from dicehall.games.registry import game_names, kit_of
from dicehall.mcp.hall import ModelHall
from dicehall.mcp.server import server_of

SHORT: dict[str, Any] = {"game": "cubitos", "options": {"race": "1", "rounds": 2}}


@pytest.mark.parametrize("game", game_names())
async def test_a_whole_game_is_played_with_illegal_moves_between(game: str) -> None:
    async with visiting() as visitor:
        options = {"race": "1", "rounds": 6} if game == "cubitos" else {}
        place, told = await visitor.open(
            game=game, seed=f"whole {game}", bots=["random"], options=options
        )
        stream = Stream(f"moves in {game}")
        for _ in range(12):
            before = await visitor.call("look", place=place)
            refused = await visitor.refused("act", place=place, choice="fly to the moon")
            assert "Nothing was done" in refused
            assert options_in(refused) == options_in(told)
            assert await visitor.call("look", place=place) == before
            chosen = options_in(told)[stream.below(len(options_in(told)))]
            told = await visitor.call("act", place=place, choice=chosen)
        told = await visitor.play(place, told, stream)
        assert "won; scores: Agent" in told
        assert "You are not asked anything now." in await visitor.refused(
            "act", place=place, choice="pass"
        )


async def test_the_games_are_listed_with_bots_and_options() -> None:
    async with visiting() as visitor:
        told = await visitor.call("list_games")
        for kit in map(kit_of, game_names()):
            assert kit.title in told
            assert ", ".join(bots_of(kit.name)) in told
            assert all(option.about in told for option in kit.options)


async def test_rules_and_boxes_are_resources_too() -> None:
    async with visiting() as visitor:
        listed = (await visitor.client.list_resources()).resources
        assert {str(one.uri) for one in listed} == {
            *(f"dicehall://{page}/{game}" for page in ("rules", "box") for game in game_names()),
            "dicehall://cards/cubitos",
        }
        for game in game_names():
            short = await visitor.call("rules", game=game)
            assert "The game in short" in short
            rules = await visitor.page(f"dicehall://rules/{game}")
            assert rules == await visitor.call("rules", game=game, whole=True)
            assert "## What it is about\n" in rules
            assert "::" not in rules
            assert len(rules) > len(short)
        assert "john_boy" in await visitor.page("dicehall://box/novodice")


async def test_the_rules_and_a_page_of_their_own_have_all_cards_with_their_texts() -> None:
    async with visiting() as visitor:
        cards = await visitor.page("dicehall://cards/cubitos")
        assert cards in await visitor.page("dicehall://rules/cubitos")
        told = [line for line in cards.splitlines() if line.startswith("- ")]
        assert len(told) == 56
        assert all(re.fullmatch(r"- .+ \(\w+, \d+\): .+: .+\.", line) for line in told)
        [dog] = [line for line in told if "(rich_dog, " in line]
        assert "3 money" in dog


async def test_cards_are_told_with_their_texts_and_the_map() -> None:
    async with visiting() as visitor:
        place, _ = await visitor.open(**SHORT)
        told = await visitor.call("cards", place=place)
        assert "Rollosaurus" in told
        assert "Run: 4 moves." in told
        assert "S/F" in told


async def test_odds_stand_beside_the_options() -> None:
    async with visiting() as visitor:
        place, _ = await visitor.open(game="cubitos", seed="65", bots=["greedy"])
        told = await visitor.call("options", place=place)
        assert "27% bust" in told
        assert "- pass | Pass and keep 3 money, 1 credit (4 dice)" in told


async def test_a_set_of_dice_is_answered_at_once_or_not_at_all() -> None:
    async with visiting() as visitor:
        place, told = await visitor.open(game="cubitos", seed="65", bots=["greedy"])
        told = await visitor.call("act", place=place, choice="push")
        assert "Which dice from roll go to discard?" in told
        assert "You may choose several of them at once, as a list." in told
        before = await visitor.call("look", place=place)
        for wrong in (["light in roll"] * 9, ["light in roll", "pass"]):
            refused = await visitor.refused("act", place=place, choice=wrong)
            assert "Nothing was done: these choices do not make up an answer" in refused
            assert await visitor.call("look", place=place) == before
        told = await visitor.call("act", place=place, choice=["dark in roll", "light in roll"])
        assert "Buy a die?" in told
        assert "roll light light light light; " in await visitor.call("look", place=place)


async def test_a_list_cannot_look_behind_a_roll() -> None:
    async with visiting() as visitor:
        place, _ = await visitor.open(game="cubitos", seed="65", bots=["greedy"])
        refused = await visitor.refused("act", place=place, choice=["push", "enough"])
        assert options_in(refused) == ["push", "pass"]


async def test_two_models_play_at_one_table() -> None:
    hall = ModelHall("http://127.0.0.1:9")
    async with visiting(hall=hall) as ada, visiting(hall=hall) as otto:
        first, told = await ada.open(**SHORT, bots=["random"], players=3, name="Ada")
        assert "1 of 3 seats is free" in told
        code = told.split("the table's code is ")[1][:6]
        assert "called Ada already" in await otto.refused("join_table", table=code, name="Ada")
        joined = await otto.call("join_table", table=code, name="Otto")
        second = place_in(joined)
        assert "No seat is free" in await otto.refused("join_table", table=code, name="Mira")
        told = await ada.call("wait", place=first)
        one, other = await asyncio.gather(
            ada.play(first, told, Stream("ada")), otto.play(second, joined, Stream("otto"))
        )
        assert one.splitlines()[-1].split("won; ")[1] == other.splitlines()[-1].split("won; ")[1]


async def test_who_leaves_is_replaced_by_a_bot() -> None:
    hall = ModelHall("http://127.0.0.1:9")
    async with visiting(hall=hall) as ada:
        first, told = await ada.open(**SHORT, bots=[], players=2, name="Ada")
        code = told.split("the table's code is ")[1][:6]
        second = place_in(await ada.call("join_table", table=code, name="Otto"))
        await ada.call("leave_table", place=second)
        assert "no place" in await ada.refused("look", place=second)
        told = await ada.play(first, await ada.call("wait", place=first), Stream("ada"))
        assert "Otto" in told


async def test_a_finished_game_is_judged() -> None:
    async with visiting() as visitor:
        place, told = await visitor.open(**SHORT, seed="judged")
        assert "not over yet" in await visitor.refused("report", place=place)
        await visitor.play(place, told, Stream("judged"))
        report = await visitor.call("report", place=place)
        assert "- Agent: began with" in report
        assert "- greedy: began with" in report
        assert "cost" in report.splitlines()[3]


async def test_nothing_but_bots_of_the_game_is_run_for_a_model() -> None:
    async with visiting() as visitor:
        for bot in ("exec:touch here", "my_bots:Careful", "nobody"):
            told = await visitor.refused("open_table", game="novodice", bots=[bot])
            assert f"There is no bot '{bot}'; the bots are random" in told
        told = await visitor.refused("open_table", game="chess")
        assert "There is no game 'chess'; there is novodice, cubitos." in told
        told = await visitor.refused(
            "open_table", game="cubitos", options={"tracks": ["/etc/hostname"]}
        )
        assert "/etc/hostname" in told
        assert "no seat" in await visitor.refused(
            "open_table", game="novodice", bots=["random"] * 3, players=3
        )


async def test_the_program_speaks_over_standard_input_and_output() -> None:
    async with Client(as_a_program(program=PROGRAM)) as client:
        visitor = Visitor(client)
        place, told = await visitor.open(**SHORT, seed="stdio", bots=["random"])
        assert "The game is over." in await visitor.play(place, told, Stream("stdio"))


async def test_the_server_listens_for_streamable_http() -> None:
    app = server_of(ModelHall("http://127.0.0.1:9")).streamable_http_app()
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", loop="asyncio"))
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not task.done()
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            visitor = Visitor(client)
            place, told = await visitor.open(**SHORT, seed="http", bots=["random"])
            assert "The game is over." in await visitor.play(place, told, Stream("http"))
    finally:
        server.should_exit = True
        await task


async def test_a_table_of_a_server_is_opened_and_joined_and_played(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'dicehall.db'}"
    async with running(database) as there:
        address = f"http://127.0.0.1:{there.port}"
        async with visiting(tmp_path / "ada") as ada, visiting(tmp_path / "otto") as otto:
            first, told = await ada.open(**SHORT, bots=[], players=2, name="Ada", server=address)
            assert f"Others join at {address}/t/" in told
            link = told.split("Others join at ")[1].rstrip(".")
            second = place_in(await otto.call("join_table", table=link, name="Otto"))
            told = await ada.call("wait", place=first, seconds=60)
            refused = await ada.refused("act", place=first, choice="fly")
            assert "Nothing was done: 'fly' is not offered" in refused
            assert options_in(refused) == options_in(told)
            waiting = await otto.call("wait", place=second, seconds=60)
            one, other = await asyncio.gather(
                ada.play(first, told, Stream("ada")), otto.play(second, waiting, Stream("otto"))
            )
            assert (
                one.splitlines()[-1].split("won; ")[1] == other.splitlines()[-1].split("won; ")[1]
            )
            assert "- Ada: began with" in await ada.call("report", place=first)


async def test_a_set_is_answered_online_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'dicehall.db'}"
    async with running(database) as there, visiting(tmp_path) as ada:
        address = f"http://127.0.0.1:{there.port}"
        place, told = await ada.open(
            game="cubitos", options={"race": "1"}, bots=["random"], server=address
        )
        while "as a list" not in told:
            if "You are asked" not in told:
                told = await ada.call("wait", place=place, seconds=60)
                continue
            told = await ada.call("act", place=place, choice=options_in(told)[0])
        assert "Nothing was done" in await ada.refused(
            "act", place=place, choice=["nothing", "of this"]
        )
        # The bot may have played on meanwhile, so only what this seat is asked is compared.
        assert question_in(await ada.call("look", place=place)) == question_in(told)
        await ada.call("leave_table", place=place)


def test_without_the_package_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert_one_sentence(dicehall("mcp"), "pip install 'dicehall[mcp]'")
