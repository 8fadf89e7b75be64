"""The attacks on a server: every route, every message and every way to hold a line, dealt to attackers."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tests.attack.lines import WAYS as WAYS_TO_HOLD
from tests.attack.lines import Lines
from tests.attack.routes import WAYS, Operation, Routes, operations_of
from tests.attack.shapes import Loot
from tests.attack.sockets import Sockets, messages_of
from tests.attack.wire import Address, Wire
from tests.server.app.place import seed

ADDRESSES: Final = 16
"""From how many addresses they come."""
MOST_HELD: Final = 500
"""How many connections they hold without using them: more than the server can."""
FLOOD: Final = 120
"""How many of these one attacker opens at once."""

Card = Callable[["Attacker"], Coroutine[Any, Any, None]]
"""One attack, whoever carries it out."""


class Attacker:
    """Somebody with a guest's rights, several addresses, and a deck of attacks dealt by the seed."""

    def __init__(self, deck: Deck, seed: str, cards: list[Card]) -> None:
        self.deck = deck
        self.chance = random.Random(seed)
        self.routes = Routes(deck.document, deck.wire, deck.loot, self.chance)
        self.sockets = Sockets(deck.messages, deck.wire, deck.loot, self.chance)
        self.lines = Lines(deck.wire, self.chance)
        self._cards = cards

    def address(self) -> Address:
        """Return one of the addresses."""
        return Address.numbered(self.chance.randrange(ADDRESSES))

    async def attack(self, over: Callable[[], bool]) -> None:
        """Play the cards once, and on until the time is up."""
        while True:
            for card in self._cards:
                await card(self)
            self.chance.shuffle(self._cards)
            if over():
                return

    def table(self) -> tuple[str, str | None]:
        """Return a table to attack and a token to do it with: one's own, or others'."""
        chance, deck = self.chance, self.deck
        if deck.own and chance.random() < 0.6:
            return chance.choice(deck.own)
        table = str(deck.loot.pick("table_id", chance) or "x")
        return table, deck.loot.pick("token", chance) if chance.random() < 0.4 else None


class Deck:
    """All attacks there are, and what attackers have in common: their loot, their tables, their lines."""

    def __init__(
        self, document: dict[str, Any], messages: dict[str, Any], wire: Wire, loot: Loot
    ) -> None:
        self.document = document
        """Of the routes."""
        self.messages = messages
        """The published schema of all messages."""
        self.wire = wire
        self.loot = loot
        self.own: list[tuple[str, str | None]] = []
        """Tables of the attackers' own, each with the token of a seat."""
        self.heard: Counter[Address] = Counter()
        """How many lines of watchers of each address were stored."""
        self._held: set[asyncio.Task[None]] = set()
        self._square: str | None = None

    def let_go(self) -> None:
        """Let go of all connections that are held."""
        for task in list(self._held):
            task.cancel()

    def cards(self, chance: random.Random, ways: int) -> list[Card]:
        """Return every attack there is, or where few are wanted a few on everything."""
        thorough = ways == len(WAYS)
        cards: list[Card] = []
        for operation in operations_of(self.document):
            cards += [self._request(operation, way) for way in chance.sample(WAYS, ways)]
        for kind in messages_of(self.messages):
            cards += [self._misbehave(kind)] * (3 if thorough else 1)
        for way in WAYS_TO_HOLD:
            cards += [self._hold(way)] * (3 if thorough else 1)
        more = (
            [self._storm] * 2 + [self._camp] * 4 + [self._mill, self._shout] * 2 + [self._flood] * 5
        )
        return cards + more * (2 if thorough else 1)

    def _request(self, operation: Operation, way: str) -> Card:
        async def card(attacker: Attacker) -> None:
            self.wire.verdict.counts[f"route {operation.name}"] += 1
            await attacker.routes.send(attacker.address(), operation, way)

        return card

    def _misbehave(self, kind: str) -> Card:
        async def card(attacker: Attacker) -> None:
            table, token = attacker.table()
            await attacker.sockets.misbehave(attacker.address(), table, token, kind)

        return card

    def _hold(self, way: str) -> Card:
        async def card(attacker: Attacker) -> None:
            self.wire.verdict.counts[f"line {way}"] += 1
            self._hold_one(attacker, attacker.address(), way)

        return card

    def _hold_one(self, attacker: Attacker, address: Address, way: str) -> None:
        # A proxy waits for slow clients itself, so these come without one.
        if len(self._held) < MOST_HELD and address.forwarded is None:
            holding = attacker.lines.hold(address, way, attacker.table()[0])
            task = asyncio.create_task(holding)
            self._held.add(task)
            task.add_done_callback(self._held.discard)

    async def _shout(self, attacker: Attacker) -> None:
        """Say more than an address may, by coming back again and again."""
        self.wire.verdict.counts["shout"] += 1
        # Always from the same few addresses: what others have said is no excuse.
        address = Address.numbered(attacker.chance.randrange(2))
        if self._square is None:
            # Where no game is played yet, every watcher may talk.
            wanted = {"game": "novodice", "seats": [{"kind": "open"}] * 2}
            made = await self.wire.ask(attacker.address(), "POST", "/tables", wanted)
            self._square = None if made is None else made["table"]["id"]
        if self._square is not None:
            self.heard[address] += await attacker.sockets.shout(address, self._square)

    async def _flood(self, attacker: Attacker) -> None:
        """Open very many connections at once, and let all of them wait."""
        self.wire.verdict.counts["flood"] += 1
        address = Address.numbered(2 * attacker.chance.randrange(ADDRESSES // 2))
        way = attacker.chance.choice(("silent", "slow head", "slow body", "slow chunks"))
        for _ in range(FLOOD):
            self._hold_one(attacker, address, way)
        await asyncio.sleep(0)

    async def _storm(self, attacker: Attacker) -> None:
        self.wire.verdict.counts["storm"] += 1
        table, token = attacker.table()
        await attacker.sockets.storm(attacker.address(), table, token)

    async def _camp(self, attacker: Attacker) -> None:
        """Make a table of one's own, sit down on all its seats, and begin."""
        self.wire.verdict.counts["camp"] += 1
        address, chance = attacker.address(), attacker.chance
        game = chance.choice(("novodice", "cubitos"))
        plan = [{"kind": "me", "name": "Mallory"}, {"kind": "me", "name": "Eve"}]
        wanted = {"game": game, "seats": plan, "public": chance.random() < 0.5}
        if game == "cubitos":
            wanted["options"] = {"race": "3", "rounds": chance.choice((1, 3))}
        if chance.random() < 0.3:
            wanted["clock"] = {"kind": "move", "seconds": 2}
        made = await self.wire.ask(address, "POST", "/tables", wanted)
        if made is None:
            return
        table, tokens = made["table"]["id"], []
        for kept in made["tokens"].values():
            sat = {"seed": seed(), "kept": kept}
            seated = await self.wire.ask(address, "POST", f"/tables/{table}/seats", sat)
            if seated is not None:
                tokens.append(seated["token"])
        if tokens:
            await self.wire.ask(address, "POST", f"/tables/{table}/start", {}, tokens[0])
        self.loot.add("table_id", table)
        self.loot.add("token", *tokens)
        self.own += [(table, token) for token in tokens]
        del self.own[:-40]

    async def _mill(self, attacker: Attacker) -> None:
        """Let the strongest bots play among themselves, for as long as a game may be."""
        self.wire.verdict.counts["mill"] += 1
        address = attacker.address()
        game = attacker.chance.choice(("novodice", "cubitos"))
        options = {"race": "7", "rounds": 1000} if game == "cubitos" else {}
        seats = [{"kind": "bot", "bot": "champion"}] * 4
        wanted = {"game": game, "seats": seats, "options": options}
        made = await self.wire.ask(address, "POST", "/tables", wanted)
        if made is not None:
            await self.wire.ask(address, "POST", f"/tables/{made['table']['id']}/start", {})
