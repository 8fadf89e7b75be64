"""A random walk through everything that can be done at a table; after each step all promises are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.table.door import (
    BOT,
    NOW,
    OPEN,
    SECRET,
    details,
    made_table,
    missed,
    restored,
    seed_of,
    sent,
    sight,
)

from dicehall.core.record import Replay, read_record
from dicehall.core.stream import Stream
from dicehall.games.registry import new_game
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.entries import By
from dicehall.table.game_record import game_record
from dicehall.table.refusals import Refusal
from dicehall.table.seats import WATCHER, hash_token

STEPS = 100
"""How far a walk goes before the game is played to its end."""
NAMES = ("Ann", "ann", "Bob", "Cid", "Оленка", "", "x" * 30)
CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "none"},
    {"kind": "move", "seconds": 20},
    {"kind": "days", "days": 1},
)


class Walk:
    """One table, and somebody who does anything at all with it."""

    def __init__(self, seed: str, game: str, options: dict[str, Any], players: int) -> None:
        self.chance = Stream(f"walk/{seed}")
        kept = {"kind": "open", "kept": hash_token("kept"), "name": "Kay"}
        plans = [OPEN, OPEN, OPEN, BOT, kept]
        self.table = made_table(
            game=game,
            options=options,
            seats=[OPEN]
            + [plans[self.chance.below(4)] for _ in range(players - 2)]
            + [plans[self.chance.below(5)]],
            clock=CLOCKS[self.chance.below(3)],
        )
        self.now = NOW
        self.tokens = 0
        self.hashes = [hash_token("kept")]
        self.done: dict[str, int] = {}
        self.refused: dict[str, int] = {}
        self.seen = sight(self.table)
        """What there is to see of the table, as of the last look."""

    def any_seat(self) -> int:
        """Return a seat, sometimes one that there is not."""
        number = self.chance.below(20)
        return -1 if number == 0 else self.chance.below(self.table.game.seats + (number == 1))

    def sit(self) -> Change:
        self.tokens += 1
        self.hashes.append(hash_token(f"token {self.tokens}"))
        seat = None if self.chance.below(2) else self.any_seat()
        shown = hash_token("kept") if self.chance.below(2) else None
        name = NAMES[self.chance.below(len(NAMES))]
        seed = seed_of(self.tokens) if self.chance.below(8) else "no seed"
        person = self.tokens if self.chance.below(2) else None
        return commands.sit(
            self.table, seat, name, seed, self.hashes[-1], self.now, person=person, shown=shown
        )

    def stand(self) -> Change:
        return commands.stand(self.table, self.any_seat(), self.any_seat(), self.now)

    def seat_bot(self) -> Change:
        bot = ("random", "greedy", "os:system")[self.chance.below(3)]
        return commands.seat_bot(self.table, self.any_seat(), bot, self.any_seat(), self.now)

    def pass_host(self) -> Change:
        return commands.pass_host(self.table, self.any_seat(), self.any_seat(), self.now)

    def begin(self) -> Change:
        return commands.begin(self.table, self.any_seat(), self.now)

    def answer(self) -> Change:
        """Answer for any seat, mostly one that is asked, and mostly with what is offered."""
        asked = self.table.asked_seats()
        seat = asked[self.chance.below(len(asked))] if asked and self.chance.below(8) else -1
        if seat < 0:
            seat = self.any_seat()
        question = self.table.asks(seat) if seat < self.table.game.seats else None
        turn = question.turn if question else self.chance.below(9)
        if self.chance.below(10) == 0:
            turn -= 1
        options = question.options if question else ["nothing"]
        given = options[self.chance.below(len(options))] if self.chance.below(12) else "junk"
        bot = self.table.plays_by_bot(seat) if 0 <= seat < self.table.game.seats else None
        by: By = (
            "player" if bot is None else "bot" if not self.table.seats[seat].away else "stand_in"
        )
        return commands.answer(self.table, seat, turn, given, self.now, by, bot)

    def undo(self) -> Change:
        seat = self.any_seat()
        match = self.table.match
        known = match is not None and 0 <= seat < self.table.game.seats
        turns = match.state.flow.turns[seat] if match is not None and known else 3
        return commands.undo(self.table, seat, turns - 1 - (self.chance.below(8) == 0), self.now)

    def say(self) -> Change:
        text = ("hello", "", "a\0b", "Привіт <b>")[self.chance.below(4)]
        viewer = WATCHER if self.chance.below(2) else self.any_seat()
        return commands.say(
            self.table, viewer, text, self.now, NAMES[self.chance.below(len(NAMES))]
        )

    def phrase(self) -> Change:
        phrase = ("hello", "rubbish")[self.chance.below(2)]
        return commands.phrase(self.table, self.any_seat(), phrase, self.now)

    def leave(self) -> Change:
        late = self.chance.below(2) == 1
        return commands.leave(self.table, self.any_seat(), self.now, "clock" if late else "left")

    def come_back(self) -> Change:
        return commands.come_back(self.table, self.any_seat(), self.now)

    def bot_failed(self) -> Change:
        return commands.bot_failed(self.table, self.any_seat(), "slow", self.now)

    def rematch(self) -> Change:
        return commands.rematch(self.table, "table-2", "EFGH", self.now)

    def command(self) -> Callable[[], Change]:
        """Return something to do: rather what fits, but anything at any time."""
        before = [self.sit] * 8 + [self.seat_bot] * 2 + [self.begin] * 3 + [self.pass_host]
        playing = [self.answer] * 12 + [self.undo] * 4
        rest = [self.stand, self.say, self.phrase, self.leave, self.come_back, self.bot_failed]
        always = [*rest, self.rematch, self.begin, self.sit, self.answer, self.undo]
        fits: list[Callable[[], Change]] = before if self.table.status == "open" else playing
        chosen = fits if self.chance.below(3) else always
        return chosen[self.chance.below(len(chosen))]

    def step(self) -> None:
        """Do something, refused or not, and look at everything before and after."""
        self.now += int(self.chance.below(9))
        command = self.command()
        before = self.seen
        try:
            change = command()
        except Refusal as refusal:
            self.refused[refusal.code] = self.refused.get(refusal.code, 0) + 1
            assert sight(self.table) == before, "a refusal changes nothing"
            return
        assert sight(self.table) == before, "deciding changes nothing"
        self.table.apply(change)
        self.done[command.__name__] = self.done.get(command.__name__, 0) + 1
        self.check(before, change)

    def check(self, before: dict[str, Any], change: Change) -> None:
        """Compare a change with what its viewers were sent of it, and with the table after a restart."""
        self.seen = after = sight(self.table)
        assert after["entries"] == before["entries"] + len(change.entries)
        for viewer, seen, then in (
            (0, 0, before["versions"][0]),
            (WATCHER, 1, before["versions"][-1]),
        ):
            new = missed(self.table, viewer, then)
            assert new is not None
            assert self.table.version(viewer) == then + len(new)
            assert [entry["number"] for entry in new] == list(
                range(then + 1, self.table.version(viewer) + 1)
            )
            # What was sent before stays as it was sent.
            assert after["missed"][seen] == before["missed"][seen] + new
        assert sight(restored(self.table)) == after
        everything = sent(self.table)
        for hidden in self.hashes:
            assert hidden not in everything
        assert self.table.secret_shown == (SECRET.hex() in everything)

    def finish(self) -> None:
        """Fill the seats, and play to the end."""
        table = self.table
        for seat in range(table.game.seats):
            if table.status == "open" and table.seats[seat].kind == "open":
                table.apply(
                    commands.sit(
                        table,
                        seat,
                        f"P{seat}",
                        seed_of(seat),
                        "h",
                        self.now,
                        shown=hash_token("kept"),
                    )
                )
        if table.status == "open":
            people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
            table.apply(commands.begin(table, people[0] if people else WATCHER, self.now))
        while table.status == "running":
            self.now += 1
            seat = table.asked_seats()[0]
            question = table.asks(seat)
            assert question is not None
            bot = table.plays_by_bot(seat)
            by: By = "player" if bot is None else "stand_in" if table.seats[seat].away else "bot"
            option = question.options[self.chance.below(len(question.options))]
            table.apply(commands.answer(table, seat, question.turn, option, self.now, by, bot))
        assert sight(restored(table)) == sight(table)
        record = read_record(game_record(table).text())
        replay = Replay(new_game(record.game, record.options), record)
        replay.finish()
        assert replay.follows_from == "the secret, the seeds and the links"
        ended = [entry for entry in table.entries if entry.kind == "ended"]
        assert [details(entry)["scores"] for entry in ended] == [list(record.scores)]


def walk(seed: str, game: str, options: dict[str, Any], players: int) -> Walk:
    """Walk, and go to the end."""
    walked = Walk(seed, game, options, players)
    for _ in range(STEPS):
        walked.step()
    walked.finish()
    return walked


SEEDS = st.integers(0, 2**32 - 1).map(lambda number: f"{number:08x}")


@given(seed=SEEDS, players=st.integers(2, 4))
def test_a_table_of_novodice_keeps_its_promises(seed: str, players: int) -> None:
    walk(seed, "novodice", {}, players)


@given(
    seed=SEEDS,
    players=st.integers(2, 4),
    order=st.sampled_from(["simultaneous", "strict"]),
    race=st.sampled_from(["1", "2", "3", "4"]),
)
def test_a_table_of_cubitos_keeps_its_promises(
    seed: str, players: int, order: str, race: str
) -> None:
    walk(seed, "cubitos", {"rounds": 2, "order": order, "race": race}, players)


def test_walks_do_everything_and_are_refused_for_everything() -> None:
    """Otherwise the promises above would be about nothing."""
    done: dict[str, int] = {}
    codes: dict[str, int] = {}
    for number in range(12):
        game = ("novodice", "cubitos")[number % 2]
        options = {"rounds": 2} if game == "cubitos" else {}
        walked = Walk(f"reach {number}", game, options, 2 + number % 3)
        for _ in range(STEPS):
            walked.step()
        for name, count in walked.done.items():
            done[name] = done.get(name, 0) + count
        for code, count in walked.refused.items():
            codes[code] = codes.get(code, 0) + count
    assert set(done) >= {
        *("sit", "stand", "seat_bot", "begin", "answer", "undo", "say", "phrase", "leave"),
        *("come_back", "bot_failed"),
    }
    assert done["undo"] > 5
    assert set(codes) >= {
        *("already_started", "bad_name", "bad_seed", "bad_text", "cannot_undo", "name_taken"),
        *("no_such_seat", "not_asked", "not_offered", "not_over", "not_running", "not_your_seat"),
        *("seat_taken", "seats_open", "stale_turn", "unknown_phrase", "seat_away"),
    }
