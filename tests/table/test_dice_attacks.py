"""Attacks on the fair dice, tried from both sides: by the server, by a client, and by both together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.table.chained import (
    CHAINS,
    answer_linked,
    chain_of,
    chained_table,
    link,
    play_linked,
    sealed_table,
)
from tests.table.door import NOW, SECRET, details, do, refused

from dicehall.core.chains import NOTHING, ShownLink, belongs, hashed
from dicehall.core.dice import Throw
from dicehall.core.fair import FairDice, commitment_of
from dicehall.core.mistakes import Difference
from dicehall.core.record import Record, Replay, read_record
from dicehall.table import commands
from dicehall.table.game_record import game_record
from dicehall.table.seat_chains import seat_seeds
from dicehall.table.shared_games import game_of
from dicehall.table.state import LiveTable

LOOK = Throw(0, 5, [24, 0, 0, 0])
"""Two dozen dice: by chance, no two such throws in these tests are alike."""


def fair(table: LiveTable, seeds: list[str]) -> FairDice:
    """Return the dice as the server has them, for seeds of its choice."""
    return FairDice(SECRET, seeds, table.id, chained=True)


# ------------------------------------------------------------------------- the server looks ahead


def test_the_server_knows_no_link_to_come() -> None:
    """Everything the server has after an answer is no help: every link to come hashes to it, and not back."""
    table = chained_table()
    change = answer_linked(table)
    seat = change.entries[0].seat
    known = table.seats[seat].shown
    assert known == ShownLink(2, link(seat, 0))
    everything = repr([details(entry) for entry in table.entries]) + repr(table.seats)
    for turn in range(1, 20):
        assert link(seat, turn) not in everything
        assert belongs(link(seat, turn), 2 + turn, known)


def test_the_server_cannot_foresee_a_roll_whose_link_it_does_not_have() -> None:
    """For every link there could be, the same roll falls otherwise: no guess is better than any other."""
    table = chained_table()
    assert table.seeds is not None
    dice, source = table.game.dice, fair(table, table.seeds)
    true = source.roll_with(dice, LOOK, link(0, 3))
    guesses = [NOTHING, *CHAINS[0][:5], *(hashed(link(0, 3), times) for times in range(1, 30))]
    guesses += [chain_of(0, f"guess {number}")[0] for number in range(20)]
    foreseen = [source.roll_with(dice, LOOK, guess) for guess in guesses]
    assert true not in foreseen
    assert len({tuple(cells) for cells in foreseen}) == len(set(guesses))


# ------------------------------------------------------------ the server and the last seat choose


def test_the_last_seat_must_commit_itself_before_it_knows_any_other_seed() -> None:
    """With the seed of seat 0 the server could choose for seat 1; when it must, it has only the hash."""
    table = sealed_table()
    told = repr([details(entry) for entry in table.entries]) + repr(table.seats)
    assert CHAINS[0][1] not in told
    do(table, commands.open_seed(table, 0, CHAINS[0][1], NOW + 1))
    dice = table.game.dice
    best = max(
        (chain_of(1, f"try {number}") for number in range(50)),
        key=lambda chain: fair(table, [CHAINS[0][1], chain[1]]).roll(dice, LOOK),
    )
    # Now it knows which seed it would like, and cannot open it any more.
    with refused("bad_link"):
        commands.open_seed(table, 1, best[1], NOW + 1)


def test_two_futures_at_most_are_left_to_who_does_not_open() -> None:
    table = sealed_table()
    do(table, commands.open_seed(table, 0, CHAINS[0][1], NOW + 1))
    opened = commands.open_seed(table, 1, CHAINS[1][1], NOW + 2)
    withheld = commands.begin_anyway(table, NOW + 60)
    seeds = [
        next(details(e)["seeds"] for e in one.entries if e.kind == "began")
        for one in (opened, withheld)
    ]
    assert seeds[0][0] == seeds[1][0] == CHAINS[0][1]
    # The one it was bound to, and the one that was fixed by rule before it sat down.
    assert seeds[0][1] == CHAINS[1][1]
    assert seeds[1][1] == seat_seeds(table)[1]


# --------------------------------------------------------------------------------- a client cheats


def test_a_link_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    table = chained_table()
    first = answer_linked(table)
    seat = first.entries[0].seat
    while seat not in table.asked_seats():
        answer_linked(table)
    asks = table.asks(seat)
    assert asks is not None
    assert asks.turn > 0
    before = len(table.entries)
    for wrong in (
        link(seat, asks.turn - 1),  # The same once more.
        link(seat, asks.turn + 1),  # A later one, to have two futures.
        link(1 - seat, asks.turn),  # Somebody else's.
        chain_of(seat, "another table")[2 + asks.turn],
        "00" * 32,
        "no link at all",
        link(seat, asks.turn).upper(),
    ):
        with refused("bad_link"):
            commands.answer(table, seat, asks.turn, asks.options[0], NOW + 2, link=wrong)
    assert len(table.entries) == before
    do(
        table,
        commands.answer(
            table, seat, asks.turn, asks.options[0], NOW + 2, link=link(seat, asks.turn)
        ),
    )


def test_a_client_that_withholds_cannot_go_back_to_its_chain() -> None:
    """Otherwise a client that works with the server could choose at every answer between two futures."""
    table = chained_table()
    seat = table.asked_seats()[0]
    asks = table.asks(seat)
    assert asks is not None
    do(table, commands.answer(table, seat, asks.turn, asks.options[0], NOW + 2))
    assert table.seats[seat].shown is None
    while seat not in table.asked_seats():
        answer_linked(table)
    again = answer_linked(table, seat)
    assert "link" not in details(again.entries[0])


def test_an_answer_sent_twice_cannot_change_its_link() -> None:
    table = chained_table()
    change = answer_linked(table)
    body, seat = details(change.entries[0]), change.entries[0].seat
    repeated = commands.answer(
        table, seat, body["turn"], body["given"], NOW + 3, link=link(seat, 7)
    )
    assert repeated.entries == ()


# ------------------------------------------------------------------- the server rewrites the record


def exchange_secret(origin: dict[str, str]) -> None:
    origin["secret"] = "11" * 32


def exchange_secret_and_commitment(origin: dict[str, str]) -> None:
    origin["secret"] = "11" * 32
    origin["commitment"] = commitment_of(bytes.fromhex(origin["secret"]))


def exchange_seed(origin: dict[str, str]) -> None:
    origin["seeds"] = f"{chain_of(0, 'another')[1]} {CHAINS[1][1]}"


def exchange_seed_and_anchor(origin: dict[str, str]) -> None:
    other = chain_of(0, "another")
    origin["seeds"] = f"{other[1]} {CHAINS[1][1]}"
    origin["anchors"] = f"{other[0]} {CHAINS[1][0]}"


def drop_an_anchor(origin: dict[str, str]) -> None:
    origin["anchors"] = CHAINS[0][0]


def deny_all_links(origin: dict[str, str]) -> None:
    origin["shown"] = "- -"


def invent_a_link(origin: dict[str, str]) -> None:
    _, _, other = origin["shown"].partition(" ")
    origin["shown"] = f"0:{'22' * 32} {other}"


def show_an_older_link(origin: dict[str, str]) -> None:
    last, other = origin["shown"].split(" ")
    turn, _, shown = last.partition(":")
    origin["shown"] = f"{turn}:{hashed(shown)} {other}"


def swap_links(origin: dict[str, str]) -> None:
    origin["shown"] = " ".join(reversed(origin["shown"].split(" ")))


def forget_a_link(origin: dict[str, str]) -> None:
    origin["shown"] = origin["shown"].rpartition(" ")[0]


def add_a_link(origin: dict[str, str]) -> None:
    origin["shown"] += " -"


@pytest.mark.parametrize(
    "change",
    [
        exchange_secret,
        exchange_secret_and_commitment,
        exchange_seed,
        exchange_seed_and_anchor,
        drop_an_anchor,
        deny_all_links,
        invent_a_link,
        show_an_older_link,
        swap_links,
        forget_a_link,
        add_a_link,
    ],
)
def test_a_record_with_other_parts_does_not_verify(
    change: Callable[[dict[str, str]], None], finished: Record
) -> None:
    origin = dict(finished.origin)
    change(origin)
    assert origin != finished.origin
    altered = Record(**{**vars(finished), "origin": origin})
    with pytest.raises(Difference):
        Replay(game_of(altered.game, altered.options), altered).finish()


@pytest.fixture(scope="module")
def finished() -> Record:
    """Return the record of a whole game with chains."""
    table = chained_table()
    play_linked(table)
    return read_record(game_record(table).text())
