"""The innocent: people who play, look at the lobby and keep a name, while others attack the server.

Each comes from an address of their own. They hold the server to everything: that they are answered in time,
that what was acknowledged stays, and that nobody acts in their place.
"""

from __future__ import annotations

import asyncio
import traceback
from collections import Counter
from collections.abc import Coroutine
from itertools import count
from time import perf_counter
from typing import Any, Final

import httpx
from tests.attack.shapes import Loot
from tests.attack.verdict import Verdict
from tests.server.app.place import seed
from tests.server.reliability.apart import Apart, Door
from tests.server.reliability.players import Game, Player, answers_of

DEADLINE_S: Final = 20.0
"""The most seconds an innocent request may take; a quiet server needs some milliseconds."""
STANDSTILL_S: Final = 60.0
"""The most seconds in which nothing happens at an innocent table."""
THINKING_S: Final = 0.1
"""How long the innocent think about an answer, so as not to be too fast for the server."""
KINDS: Final[tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...]] = (
    ("novodice", ("Innocent Mira", "Innocent Ben"), {}),
    ("cubitos", ("Innocent Mira", "bot:greedy"), {"race": "1", "rounds": 3}),
    ("cubitos", ("Innocent Mira", "Innocent Ben", "Innocent Cleo"), {"race": "2", "rounds": 2}),
)
"""What they play."""


class Innocent:
    """Everybody who means no harm."""

    def __init__(self, server: Apart, verdict: Verdict, loot: Loot, seed: str) -> None:
        self.seconds: list[float] = []
        """How long each request took."""
        self.stop = asyncio.Event()
        """Set when no new game shall be begun."""
        self._server = server
        self._verdict = verdict
        self._loot = loot
        self._seed = seed
        self._numbers = count(1)

    def door(self) -> Door:
        """Return a door for somebody from an address of their own, by way of the proxy."""
        number = next(self._numbers)
        door = Door(self._server.address)
        door.http.headers["X-Forwarded-For"] = (
            f"203.0.{113 + number // 250 % 100}.{number % 250 + 1}"
        )
        door.http.timeout = httpx.Timeout(DEADLINE_S)
        return door

    async def at_peace(self, what: Coroutine[Any, Any, None]) -> None:
        """Do something that nothing may disturb; whatever does is a mistake of the server's."""
        try:
            await what
        except Exception as error:
            self._verdict.wrong("innocent", "".join(traceback.format_exception(error)[-3:]))

    async def look(self, door: Door) -> float:
        """Look at the lobby, and return how long it took."""
        began = perf_counter()
        await door.ask("GET", "/tables")
        took = perf_counter() - began
        self.seconds.append(took)
        return took

    async def visit(self) -> None:
        """Come to the lobby again and again, each time as somebody new."""
        while not self.stop.is_set():
            async with self.door() as door:
                await self.look(door)
                assert (await door.http.get("/healthz")).status_code == 200
                assert (await door.http.get("/")).status_code == 200
            await asyncio.sleep(0.2)

    async def keep_a_name(self) -> None:
        """Claim a name, and find it unchanged as long as the attack lasts."""
        async with self.door() as door:
            passphrase = f"velvet {seed()}"
            credentials = {"name": "Innocent Ida", "passphrase": passphrase}
            signed = await door.ask("POST", "/people", credentials, status=201)
            self._verdict.secrets |= {passphrase.encode(), signed["token"].encode()}
            self._loot.add("name", *["Innocent Ida"] * 3)
            while not self.stop.is_set():
                me = await door.ask("GET", "/people/me", None, signed["token"])
                assert me["name"] == "Innocent Ida"
                await asyncio.sleep(0.5)
            await door.ask("POST", "/people/session", credentials, status=201)

    async def play(self, kind: int) -> None:
        """Play one game after another to its end, and hold the server to each of them."""
        for number in count():
            if self.stop.is_set():
                return
            async with self.door() as door:
                await self._play(door, kind, number)
                self._verdict.counts["innocent games"] += 1

    async def _play(self, door: Door, kind: int, number: int) -> None:
        game, seats, options = KINDS[kind % len(KINDS)]
        hidden = number % 2 == 1
        made = await door.make(*seats, game=game, options=options, public=not hidden)
        self._verdict.counts["innocent tables"] += 1
        table = made["table"]["id"]
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self._verdict.secrets |= {token.encode() for token in tokens.values()}
        if hidden:
            # Nobody was given this link, so nobody may learn of the table.
            self._verdict.secrets.add(table.encode())
        else:
            self._loot.add("table_id", table)
        headers = {"X-Forwarded-For": door.http.headers["X-Forwarded-For"]}
        players = {
            seat: Player(
                self._server,
                table,
                token,
                f"{self._seed}/{kind}/{number}/{seat}",
                headers,
                THINKING_S,
            )
            for seat, token in tokens.items()
        }
        await door.ask("POST", f"/tables/{table}/start", None, tokens[0])
        game_played = Game(table, tokens, players)
        try:
            await self._play_on(game_played)
            await game_played.check(door)
            await self._acted_alone(door, table, tokens[0], players)
        finally:
            self._verdict.secrets.discard(table.encode())
            self._verdict.secrets -= {token.encode() for token in tokens.values()}

    async def _play_on(self, game: Game) -> None:
        """Let everybody play, and see that something happens at the table again and again."""
        game.tasks = [asyncio.create_task(player.play()) for player in game.players.values()]
        try:
            length = -1
            while game.length() > length:
                length = game.length()
                done, waiting = await asyncio.wait(game.tasks, timeout=STANDSTILL_S)
                for task in done:
                    await task
                if not waiting:
                    return
            raise TimeoutError(f"nothing happened at table {game.id} for {STANDSTILL_S} seconds")
        finally:
            for task in game.tasks:
                task.cancel()

    async def _acted_alone(
        self, door: Door, table: str, token: str, players: dict[int, Player]
    ) -> None:
        """Compare what was done at a table with what those who sit there did."""
        log = await door.entries(table, token)
        assert log[-1]["kind"] == "ended" or any(entry["kind"] == "ended" for entry in log)
        for seat, player in players.items():
            assert Counter(answers_of(log, seat)) == Counter(player.stored), (table, seat)
            kinds = {entry["kind"] for entry in log if entry["seat"] == seat}
            assert kinds <= {"sat", "answered", "rolled", "undone"}, (table, seat, kinds)
            by = {
                entry["body"]["by"]
                for entry in log
                if entry["seat"] == seat and entry["kind"] == "answered"
            }
            assert by <= {"player"}, (table, seat, by)
