"""The hall of a server for language models: its tables, and the places that models have taken."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from time import time
from typing import Any, Final

from dicehall.bots.registry import bots_of, usual_bot
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names, kit_of, new_game
from dicehall.hall.memory import MemoryHall
from dicehall.mcp.local import LocalPlace, part_of, take_seat
from dicehall.mcp.online import OnlinePlace
from dicehall.mcp.place import ModelPlace
from dicehall.mcp.wording import english
from dicehall.table.keys import CODE_LENGTH, CODE_LETTERS
from dicehall.table.new_table import PlannedSeat
from dicehall.terminal.online.address import Address, read_address, read_server
from dicehall.terminal.online.client import TableClient
from dicehall.terminal.online.joining import join
from dicehall.terminal.online.new_table import make_table
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import SeatFile, usual_path

MOST_PLACES: Final = 200
"""How many places may be taken at the same time."""
KEY_BYTES: Final = 6
"""The number of random bytes in the key of a place."""


class ModelHall:
    """All tables that models have opened here, and all places they have taken, here or online."""

    def __init__(self, server: str, seats: Path | None = None) -> None:
        self._say = english()
        self._server = server
        """The server of codes that are not of this hall."""
        self._seats = seats or usual_path(os.environ)
        self._tables = MemoryHall(time, asyncio.to_thread)
        self._seeds: dict[str, str] = {}
        self._places: dict[str, ModelPlace] = {}

    def place(self, key: str) -> ModelPlace:
        """Return the place of a key."""
        if key not in self._places:
            raise BadOptions(f"There is no place '{key}'; open_table and join_table give you one.")
        return self._places[key]

    def _keep(self, place: ModelPlace) -> str:
        key = secrets.token_hex(KEY_BYTES)
        self._places[key] = place
        return key

    def _check_room(self) -> None:
        if len(self._places) >= MOST_PLACES:
            raise BadOptions(f"{MOST_PLACES} places are taken here; leave one with leave_table.")

    # ------------------------------------------------------------------------------ opening

    async def open(
        self,
        game: str,
        bots: list[str] | None,
        players: int | None,
        seed: str | None,
        seat: int | None,
        name: str,
        options: Mapping[str, Any],
    ) -> tuple[str, LocalPlace]:
        """Open a table here and take a seat; seats without a bot are for others who join."""
        self._check_room()
        names = self._bots(game, bots, players)
        number = players or len(names) + 1
        made = new_game(game, {**options, "players": number})
        check = kit_of(game).rules.check_shared
        if check:
            check(made)
        if len(names) >= number:
            raise BadOptions(f"{len(names)} bots leave you no seat among {number} players.")
        if seat is not None and not 0 <= seat < number:
            raise BadOptions(f"There is no seat {seat + 1}; seats are counted from 1 to {number}.")
        own_seed = secrets.token_hex(8) if seed is None else seed
        others = [one for one in range(number) if one != (seat or 0)][-len(names) or number :]
        seats: list[PlannedSeat] = [{"kind": "open"} for _ in range(number)]
        for other, bot in zip(others, names, strict=True):
            seats[other] = {"kind": "bot", "bot": bot, "name": ""}
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        table_id = part_of(own_seed, "id").hex()[:16]
        self._tables.make(
            code,
            table_id,
            part_of(own_seed, "secret"),
            {"game": game, "options": {**options, "players": number}, "seats": seats},
        )
        self._seeds[code] = own_seed
        place = await take_seat(self._tables, code, name, seat or 0, own_seed)
        return self._keep(place), place

    async def open_online(
        self,
        server: str,
        game: str,
        bots: list[str] | None,
        players: int | None,
        name: str,
        options: Mapping[str, Any],
    ) -> tuple[str, OnlinePlace]:
        """Make a table at a dicehall server and take a seat."""
        self._check_room()
        names = self._bots(game, bots, players)
        number = players or len(names) + 1
        new_game(game, {**options, "players": number})
        base = Rest(Address(read_server(server, self._say), ""), self._say)
        address = await asyncio.to_thread(
            make_table, base, game, {**options, "players": number}, number, names
        )
        return await self._sit_down(address, name, None, starts=True)

    def _bots(self, game: str, bots: list[str] | None, players: int | None) -> list[str]:
        """Return who plays against a model: only bots that come with the game.

        A custom program or class would be anything that a model wants to run.
        """
        if game not in game_names():
            raise BadOptions(f"There is no game '{game}'; there is {', '.join(game_names())}.")
        names = [usual_bot(game)] * ((players or 2) - 1) if bots is None else bots
        for name in names:
            if name not in bots_of(game):
                raise BadOptions(
                    f"There is no bot '{name}'; the bots are {', '.join(bots_of(game))}."
                )
        return names

    # ------------------------------------------------------------------------------ joining

    async def join(self, table: str, name: str, seat: int | None) -> tuple[str, ModelPlace]:
        """Take a seat at a table of this hall, or of a server, by its code or link."""
        self._check_room()
        code = table.strip().upper()
        if code in self._tables:
            place = await take_seat(self._tables, code, name, seat, self._seeds[code])
            return self._keep(place), place
        return await self._sit_down(
            read_address(table, self._say, self._server), name, seat, starts=False
        )

    async def _sit_down(
        self, address: Address, name: str, seat: int | None, *, starts: bool
    ) -> tuple[str, OnlinePlace]:
        rest, seats = Rest(address, self._say), SeatFile(self._seats, self._say)
        joined = await asyncio.to_thread(join, rest, seats, seat, name)
        if joined.kept is None:
            raise BadOptions("No seat is free at this table.")
        place = OnlinePlace(TableClient(rest, seats, joined), starts)
        return self._keep(place), place

    # ------------------------------------------------------------------------------ leaving

    async def leave(self, key: str) -> None:
        """Give a place up."""
        place = self.place(key)
        del self._places[key]
        if isinstance(place, LocalPlace):
            others = [
                one
                for one in self._places.values()
                if isinstance(one, LocalPlace) and one.code == place.code
            ]
            if not others:
                place.close()
                self._tables.remove(place.code)
                del self._seeds[place.code]
                return
        await place.leave()

    def close(self) -> None:
        """Hang up at all servers; the seats there stay ours."""
        for place in self._places.values():
            if isinstance(place, OnlinePlace):
                place.close()
