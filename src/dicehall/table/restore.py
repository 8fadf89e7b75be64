"""Restore a table from the store: replay its log, and compare every position with its stored check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dicehall.core.chains import link_in
from dicehall.core.fair import commitment_of, opens
from dicehall.core.mistakes import BadAnswer, BadDice, BadRecord, Difference
from dicehall.table.changes import Events
from dicehall.table.entries import SHOWN, Entry
from dicehall.table.links import check_shown
from dicehall.table.play import Play, start
from dicehall.table.refusals import Refusal
from dicehall.table.shared_games import game_of
from dicehall.table.state import LiveTable

CONTRIBUTED: Final = ("opened", "answered")
"""The kinds of entries in which a client shows something of its chain."""
PLAYED: Final = ("began", "answered", "rolled", "picked_up", "undone")
"""The kinds of entries that change the position; each carries a check of it."""


def restore_table(
    table_id: str, secret: bytes, entries: Iterable[Entry], whole: bool = True
) -> LiveTable:
    """Return a table from its log; raise `Difference` at the first entry that disagrees with the rules.

    A log that is not whole lacks its talk, so there are gaps between the numbers of its entries.
    """
    log = list(entries)
    if not log or log[0].kind != "made":
        raise Difference(f"table {table_id}: its log does not begin with how it was made.")
    try:
        _check_made(table_id, secret, log[0])
        table = LiveTable(table_id, secret, log[0], whole)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise _difference(table_id, log[0], f"it cannot be read ({error!r}).") from None
    for entry in log[1:]:
        try:
            table.take(entry, _play_again(table, entry))
        except (BadAnswer, BadDice) as mistake:
            raise _difference(table_id, entry, str(mistake)) from None
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise _difference(table_id, entry, f"it cannot be read ({error!r}).") from None
    play = table.play
    if (
        play is not None
        and table.status == "running"
        and ((play.match.throws() and not table.entered) or play.match.over())
    ):
        raise _difference(table_id, log[-1], "the log ends before all that follows from this.")
    return table


def game_texts(table_id: str, secret: bytes, log: Sequence[Entry]) -> dict[int, str]:
    """Return the entries of a log that lacks its talk, as viewers are sent them, by their numbers.

    For talk, and for people who come and go, an entry alone is enough. Only entries that change the game have
    events, and to find those the game is replayed.
    """
    table = restore_table(table_id, secret, log, whole=False)
    return {entry.number: text for entry, text in zip(table.entries, table.written)}


def _difference(table_id: str, entry: Entry, what: str) -> Difference:
    return Difference(f"table {table_id}, entry {entry.number} ({entry.kind}): {what}")


def _check_made(table_id: str, secret: bytes, made: Entry) -> None:
    """Refuse a table that was made with other rules or for another secret."""
    try:
        game = game_of(made.body["game"], made.body["options"])
    except Refusal as refusal:
        raise _difference(table_id, made, str(refusal.arguments["reason"])) from None
    try:
        game.under(made.body["rules"])
    except BadRecord as mistake:
        raise _difference(table_id, made, str(mistake)) from None
    if made.body["commitment"] != commitment_of(secret):
        raise _difference(table_id, made, "the table's secret is not the one it was committed to.")


def _play_again(table: LiveTable, entry: Entry) -> Events:
    """Replay an entry, compare the result with its check, and return the events."""
    table.check_number(entry)
    if entry.kind not in SHOWN:
        raise _difference(table.id, entry, "there is no such kind of entry.")
    if entry.kind in CONTRIBUTED:
        _check_chain(table, entry)
    if entry.kind == "ended":
        _compare_end(table, entry)
    if entry.kind not in PLAYED:
        return ()
    play = _played(table, entry)
    found = play.match.state.check()
    if found != entry.body["check"]:
        raise _difference(
            table.id,
            entry,
            f"the position differs (the log says {entry.body['check']}, the rules give {found}).",
        )
    table.set_play(play)
    return play.events()


def _played(table: LiveTable, entry: Entry) -> Play:
    body = entry.body
    if entry.kind == "began":
        if body["seeds"] != table.seat_seeds():
            raise _difference(table.id, entry, "these are not the seeds that the seats gave.")
        return start(table.game, entry.at)
    play = _running(table, entry)
    if entry.kind == "undone":
        before = play.without(entry.seat, body["turn"], entry.at)
        if before is None:
            raise _difference(table.id, entry, "this answer cannot be taken back.")
        return before
    if entry.kind == "picked_up":
        before = play.without_roll(entry.seat, body["number"], entry.at)
        if before is None:
            raise _difference(table.id, entry, "this roll cannot be taken back.")
        return before
    if entry.kind == "rolled":
        _compare_roll(table, play, entry)
        play.land(entry.seat, body["number"], body["given"], entry.at)
        return play
    step = play.answer(entry.seat, body["turn"], body["given"], entry.at)
    if step.asked != body["asked"]:
        raise _difference(table.id, entry, f"'{step.asked}' is asked here, not '{body['asked']}'.")
    return play


def _compare_roll(table: LiveTable, play: Play, entry: Entry) -> None:
    """Refuse dice that do not follow from the secret and the seeds, because their record would not verify.

    Dice that people entered cannot be compared with anything.
    """
    if table.dice is None:
        return
    for throw in play.match.throws():
        if throw.seat == entry.seat and throw.number == entry.body["number"]:
            mixed = table.mixed_in(play, throw.seat)
            if mixed != entry.body.get("link"):
                raise _difference(
                    table.id, entry, "this is not the link of the seat's last answer."
                )
            fair = table.game.dice.text(
                table.dice.roll_with(table.game.dice, throw, link_in(mixed))
            )
            if fair != entry.body["given"]:
                raise _difference(
                    table.id, entry, f"the dice say {entry.body['given']}, fair ones {fair}."
                )


def _check_chain(table: LiveTable, entry: Entry) -> None:
    """Refuse a seed or a link that is not of the chain that the seat has committed to."""
    seat, body = table.seats[entry.seat], entry.body
    try:
        if entry.kind == "answered":
            sound = check_shown(seat, body.get("set", body["turn"]), body.get("link")) == body.get(
                "link"
            )
        else:
            sound = seat.anchor is not None and opens(body["seed"], seat.anchor)
    except Refusal:
        sound = False
    if not sound:
        raise _difference(
            table.id, entry, "this is not of the chain that the seat has committed to."
        )


def _running(table: LiveTable, entry: Entry) -> Play:
    if table.play is None or table.status != "running":
        raise _difference(table.id, entry, "the game is not being played here.")
    return table.play


def _compare_end(table: LiveTable, entry: Entry) -> None:
    match = _running(table, entry).match
    if not match.over():
        raise _difference(table.id, entry, "the game is not over here.")
    if table.results_of(match) != (entry.body["scores"], entry.body["winners"]):
        raise _difference(table.id, entry, "scores or winners are others by the rules.")
    if entry.body["secret"] != table.secret.hex():
        raise _difference(table.id, entry, "it reveals another secret than the table's.")
