"""Real records of tables of all kinds: with chains and without, with sets, bots and stand-ins."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from tests.core.fair_play import fair_record
from tests.table.chained import CHAINS, link, sit_chained
from tests.table.door import BOT, NOW, OPEN, SECRET, do, made_table, seed_of, sit, token_of

from dicehall.games.explain import wanted_set
from dicehall.table import commands
from dicehall.table.commands.opening import OPENING_SECONDS
from dicehall.table.entries import By
from dicehall.table.game_record import game_record
from dicehall.table.refusals import Refusal
from dicehall.table.seat_chains import closed_seeds
from dicehall.table.seats import hash_token
from dicehall.table.state import LiveTable
from dicehall.table.views import undoable

Saved = dict[str, Any]
"""A record as it stands in its file, free to be changed."""

# If the rules change, other games are played here. If a way of spoiling fits none of them any more, play
# others: what is drawn follows from the names given to `Play`.
CUBITOS: dict[str, Any] = {"race": "1", "rounds": 9}


class Play:
    """A table that is played at random, the same each time: people choose sets and take answers back."""

    def __init__(
        self, table: LiveTable, what: str, chains: tuple[int, ...] = (), sets: float = 0.9
    ) -> None:
        self.table = table
        self.sets = sets
        """How often a set is chosen at once where one is wanted."""
        self.random = Random(what)
        self.chains = set(chains)
        """The seats whose clients show links."""

    def until(self, answers: int | None = None) -> None:
        """Play to the end, or until so many answers were given."""
        given = 0
        while self.table.status == "running" and (answers is None or given < answers):
            self.answer()
            given += 1

    def answer(self) -> None:
        """Let one of the seats that are asked answer, and perhaps take it back and answer once more."""
        table = self.table
        seat = self.random.choice(table.asked_seats())
        bot = table.plays_by_bot(seat)
        asks = table.asks(seat)
        assert asks is not None
        option = self.random.choice(asks.options)
        if bot is not None:
            by: By = "bot" if table.seats[seat].kind == "bot" else "stand_in"
            do(table, commands.answer(table, seat, asks.turn, option, NOW, by, bot))
            return
        shown = link(seat, asks.turn) if seat in self.chains else None
        pieces = self._set(seat) if self.random.random() < self.sets else []
        if pieces:
            do(table, commands.answer_set(table, seat, asks.turn, pieces, NOW, shown))
        else:
            do(table, commands.answer(table, seat, asks.turn, option, NOW, link=shown))
        if self.random.random() < 0.2:
            self._take_back(seat)

    def _set(self, seat: int) -> list[str]:
        assert self.table.match is not None
        question = self.table.match.question(seat)
        assert question is not None
        wanted = wanted_set(self.table.match, question)
        if wanted is None or wanted.groups:
            return []
        return list(wanted.pool[-wanted.most :])

    def _take_back(self, seat: int) -> None:
        turn = undoable(self.table, seat)
        if self.table.status == "running" and turn is not None:
            try:
                do(self.table, commands.undo(self.table, seat, turn, NOW))
            except Refusal:
                # Others have built on it.
                return


def seated(kinds: str, game: str, **wanted: Any) -> LiveTable:
    """Return a table whose seats are taken: by people with a chain (c), with a seed (s), and by bots (b)."""
    seats = [BOT if kind == "b" else OPEN for kind in kinds]
    options = CUBITOS if game == "cubitos" else {}
    table = made_table(len(kinds), game, options, seats=seats, **wanted)
    for seat, kind in enumerate(kinds):
        if kind == "c":
            sit_chained(table, seat)
        elif kind == "s":
            sit(table, seat)
    return table


def begun(table: LiveTable, without: int | None = None) -> LiveTable:
    """Return the table with its game begun; one seat may not have opened its seed."""
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    do(table, commands.begin(table, people[0], NOW))
    for seat in closed_seeds(table):
        if seat != without:
            do(table, commands.open_seed(table, seat, CHAINS[seat][1], NOW))
    do(table, commands.begin_anyway(table, NOW + OPENING_SECONDS))
    return table


def _people_and_a_bot(game: str) -> LiveTable:
    table = begun(seated("ccb", game))
    Play(table, game, (0, 1)).until()
    return table


def _away_for_a_while() -> LiveTable:
    """Somebody goes away and comes back; somebody else leaves their chain."""
    table = begun(seated("ccc", "cubitos"))
    play = Play(table, "away", (0, 1, 2), sets=0.3)
    play.until(25)
    do(table, commands.leave(table, 0, NOW))
    play.until(20)
    do(table, commands.come_back(table, 0, NOW))
    play.until(10)
    play.chains.remove(1)
    play.until()
    return table


def _kinds_of_clients() -> LiveTable:
    """A seed that is not opened in time, and a seat that has told its seed at once."""
    table = begun(seated("csc", "novodice"), without=2)
    Play(table, "clients", (0, 2)).until()
    return table


def _given_up() -> LiveTable:
    table = begun(seated("cb", "cubitos"))
    Play(table, "given up", (0,)).until(40)
    do(table, commands.close(table, NOW))
    return table


def _duplicate() -> LiveTable:
    table = made_table(2, "cubitos", CUBITOS, seats=[OPEN, BOT], duplicate="H4RB0R77")
    do(
        table,
        commands.sit(
            table, 0, "Ada", None, hash_token(token_of(0)), NOW, device="a secret of hers"
        ),
    )
    do(table, commands.begin(table, 0, NOW))
    Play(table, "duplicate").until()
    return table


def _before_chains() -> LiveTable:
    """A table of version 1, made before there were chains."""
    made = made_table(3, "novodice", seats=[OPEN, OPEN, BOT]).made
    table = LiveTable("table-1", SECRET, replace(made, fair_dice=None), NOW)
    for seat in (0, 1):
        do(
            table,
            commands.sit(
                table, seat, f"Player {seat}", seed_of(seat), hash_token(token_of(seat)), NOW
            ),
        )
    do(table, commands.begin(table, 0, NOW))
    Play(table, "before").until()
    return table


TABLES: dict[str, Callable[[], LiveTable]] = {
    "novodice": lambda: _people_and_a_bot("novodice"),
    "cubitos": lambda: _people_and_a_bot("cubitos"),
    "away": _away_for_a_while,
    "clients": _kinds_of_clients,
    "given up": _given_up,
    "duplicate": _duplicate,
    "version 1": _before_chains,
}


@cache
def table(name: str) -> LiveTable:
    """Return one of the tables, played."""
    return TABLES[name]()


@cache
def _text(name: str) -> str:
    if name.endswith(", older"):
        return json.dumps(in_older_form(record(name.removesuffix(", older"))))
    if name == "local":
        return fair_record("novodice").text()
    return game_record(table(name)).text()


NAMES = (*TABLES, "local", "novodice, older", "cubitos, older", "away, older")


def record(name: str) -> Saved:
    """Return a record, free to be changed."""
    saved: Saved = json.loads(_text(name))
    return saved


def in_older_form(saved: Saved) -> Saved:
    """Return a record of version 2 as it was written before answers said who gave them."""
    dice = saved["dice"]
    links: list[str] = []
    last: dict[int, tuple[str, int]] = {}
    for step in saved["steps"]:
        seat, by, first = step["seat"], step.pop("by", ""), step.pop("set", step["number"])
        if step["asked"] != "roll":
            last[seat] = (by, first)
            continue
        by, first = last.get(seat, ("", 0))
        shown = dice["shown"].split(" ")[seat].partition(":")[0] if seat >= 0 else "-"
        linked = by == "player" and shown != "-" and first <= int(shown)
        links.append(f"{first}:{link(seat, first)}" if linked else "-")
    del dice["shown"]
    dice["links"] = " ".join(links)
    return saved
