"""Every game is played online: made, joined, answered, replayed."""

from __future__ import annotations

from pathlib import Path

from tests.any_game.games import every_game, short_game
from tests.server.app.client import play
from tests.server.app.place import running

from dicehall.bots.registry import bots_of
from dicehall.games.registry import game_names, kit_of
from dicehall.server.content import Content


async def test_the_games_are_listed(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/hall.db") as place:
        assert await place.get("/content") == list(game_names())


@every_game
async def test_it_says_what_can_be_chosen(game: str, tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/hall.db") as place:
        told = await place.get(f"/content/{game}")
    kit = kit_of(game)
    (kit.box.model() if kit.box else Content).model_validate(told)
    assert told["title"] == kit.title
    assert told["players"] == list(range(kit.players[0], kit.players[1] + 1))
    assert told["bots"] == list(bots_of(game))
    assert [option["name"] for option in told["options"]] == [one.name for one in kit.options]


@every_game
async def test_a_person_plays_it_with_a_bot(game: str, tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/hall.db") as place:
        options = {name: value for name, value in short_game(game).items() if name != "players"}
        table = await place.make("Mira", "bot:random", game=game, options=options)
        await table.start()
        mira = await table.connect(0)
        await play(mira)
        assert mira.table["status"] == "ended"
        replay = await place.get(f"/tables/{table.id}/replay")
        assert replay["game"] == game
        assert replay["over"]
