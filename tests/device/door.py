"""How the tests come to a hall on a device: a shelf that is a dictionary, and a player who answers on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.short_games import SHORT

from dicehall.device import DeviceHall

SEED = "0123456789abcdef" * 2
"""A player's own part in the dice."""
SHORTEST: dict[str, dict[str, Any]] = {
    "novodice": {"components": {"trash": 1, "tiles_per_kind": {"2": 0}}},
    "cubitos": {"race": "1", "rounds": 1},
}
"""Options of games with only a few decisions: interpreted, it takes long to judge them."""


class BrowserError(Exception):
    """A mistake as the browser names it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class DictShelf:
    """Keeps tables as texts, as a browser would; two halls with one shelf are two tabs."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.entries: dict[tuple[str, int], str] = {}
        self.trouble: str | None = None
        """The mistake with which the next writes fail."""
        self.after_write: Callable[[], None] | None = None
        """What happens once entries are written, before anybody is told."""

    async def load(self) -> str:
        tables = [
            {
                "id": table,
                "head": json.loads(head),
                "entries": [
                    json.loads(text)
                    for (of, _), text in sorted(self.entries.items())
                    if of == table
                ],
            }
            for table, head in self.heads.items()
        ]
        return json.dumps(tables)

    async def put(self, table_id: str, head: str) -> None:
        self._fail()
        self.heads[table_id] = head

    async def append(self, table_id: str, first: int, entries: str) -> None:
        await asyncio.sleep(0)
        self._fail()
        texts = {
            (table_id, first + place): json.dumps(entry)
            for place, entry in enumerate(json.loads(entries))
        }
        if texts.keys() & self.entries.keys():
            raise BrowserError("ConstraintError")
        self.entries |= texts
        if self.after_write is not None:
            self.after_write()

    async def remove(self, table_id: str) -> None:
        del self.heads[table_id]
        self.entries = {key: text for key, text in self.entries.items() if key[0] != table_id}

    def _fail(self) -> None:
        if self.trouble is not None:
            raise BrowserError(self.trouble)


class Page:
    """One connection of a page, and what it was told."""

    def __init__(self, hall: DeviceHall, table: str, token: str | None, **hello: Any) -> None:
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None
        self.now: dict[str, Any] = {}
        """The newest snapshot or update."""
        self._news = asyncio.Event()
        self._number = 0
        self._connection = hall.connect(table, self._hear, self._end)
        self.say({"type": "hello", "token": token, "explain": True, "apart": True, **hello})

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("snapshot", "update"):
            self.now = {**self.now, **{k: v for k, v in message.items() if v is not None}}
            for field in ("question", "view", "undo"):
                self.now[field] = message[field]
        elif message["type"] == "explained":
            self.now["question"] = message["question"]
        self._news.set()

    def _end(self, code: int) -> None:
        self.code = code
        self._news.set()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._connection.receive(json.dumps(message))

    def close(self) -> None:
        """Leave."""
        self._connection.close()

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                self._news.clear()
                await self._news.wait()
        return found

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something and return the reply."""
        self._number += 1
        name = f"m{self._number}"
        self.say({"type": kind, "id": name, **fields})
        reply: dict[str, Any] = await self.until(
            lambda: next((one for one in self.heard if one.get("id") == name), None)
        )
        return reply

    def status(self) -> str:
        """Return how the table stands, as far as was told."""
        return str(self.now["table"]["status"]) if self.now else ""

    async def answer(self, option: str | None = None) -> dict[str, Any]:
        """Answer the open question, with its first option if none is named."""
        question = self.now["question"]
        text = option or question["options"][0]["text"]
        return await self.ask("answer", turn=question["turn"], option=text)

    async def play_on(self) -> None:
        """Answer whatever is asked until the game is over."""
        while True:
            await self.until(lambda: self.status() == "ended" or self.now.get("question"))
            if self.status() == "ended":
                return
            assert (await self.answer())["type"] == "stored"


async def asked(
    hall: DeviceHall, method: str, path: str, body: Any = None, token: str = ""
) -> tuple[int, Any]:
    """Ask the hall for something; the answer as a value."""
    text = "" if body is None else json.dumps(body)
    status, answer = await hall.request(method, path, text, token, "en")
    return status, json.loads(answer) if answer else None


async def seated(
    hall: DeviceHall,
    game: str = "novodice",
    bots: tuple[str, ...] = ("greedy",),
    people: tuple[str, ...] = ("Mira",),
    options: dict[str, Any] | None = None,
    **more: Any,
) -> tuple[str, list[str]]:
    """Make a table for some people and bots, let the people sit down, and return its id and their tokens."""
    seats = [{"kind": "me", "name": name} for name in people]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    chosen = SHORT[game] if options is None else options
    wanted = {"game": game, "options": chosen, "seats": seats, **more}
    status, made = await asked(hall, "POST", "tables", wanted)
    assert status == 201, made
    table = made["table"]["id"]
    tokens = []
    for seat, kept in made["tokens"].items():
        sit = {"seat": int(seat), "kept": kept, "seed": SEED}
        status, told = await asked(hall, "POST", f"tables/{table}/seats", sit)
        assert status == 201, told
        tokens.append(told["token"])
    return table, tokens


async def whole_game(game: str) -> None:
    """Play a game with everything a page asks for before, meanwhile and afterwards."""
    shelf = DictShelf()
    hall = await DeviceHall.open(shelf, pace_s=0)
    for path in ("content", f"content/{game}", "phrases", "tables"):
        assert (await asked(hall, "GET", path))[0] == 200
    table, (token,) = await seated(hall, game, options=SHORTEST[game])
    page = Page(hall, table, token)
    assert (await page.ask("start"))["type"] == "stored"
    await page.until(lambda: page.now.get("question"))
    hint = await page.ask("hint", turn=page.now["question"]["turn"])
    assert hint["advice"] is not None
    assert (await page.answer(hint["option"]))["type"] == "stored"
    await page.play_on()
    status, replay = await asked(hall, "GET", f"tables/{table}/replay")
    assert status == 200
    assert replay["fairness"]["result"] == "checked"
    lines: list[str] = []
    told = await hall.lines("GET", f"tables/{table}/report", "", "", "en", lines.append)
    assert told == (200, "")
    assert json.loads(lines[-1])["accounts"]
    page.close()
    again = await DeviceHall.open(shelf, pace_s=0)
    assert (await asked(again, "GET", f"tables/{table}"))[1]["status"] == "ended"


async def own_cards() -> None:
    """Make a table with cards of one's own, and read what they do."""
    hall = await DeviceHall.open(DictShelf())
    cards = (Path(__file__).parents[2] / "examples" / "own_cards.toml").read_text("utf-8")
    table, _ = await seated(hall, "cubitos", options={"race": "1", "own_cards": cards})
    status, board = await asked(hall, "GET", f"tables/{table}/board")
    assert status == 200
    for card in board["own_cards"].values():
        assert set(card["does"]) == {"en", "de", "uk"}
        for does in card["does"].values():
            assert all(does.values())
