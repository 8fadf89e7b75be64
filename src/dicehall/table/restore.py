"""Restore a table from the store: replay its log, and compare every position with its stored check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dicehall.core.chains import link_in
from dicehall.core.fair import commitment_of, opens
from dicehall.core.mistakes import BadAnswer, BadDice, BadRecord, Difference
from dicehall.table.changes import Events
from dicehall.table.entries import (
    AnsweredBody,
    BeganBody,
    EndedBody,
    Entry,
    MadeBody,
    OpenedBody,
    PickedUpBody,
    RolledBody,
    UndoneBody,
)
from dicehall.table.play import Play, start
from dicehall.table.refusals import Refusal
from dicehall.table.seat_chains import check_shown, mixed_in, seat_seeds
from dicehall.table.shared_games import game_of
from dicehall.table.state import LiveTable

PLAYED = (BeganBody, AnsweredBody, RolledBody, PickedUpBody, UndoneBody)
"""The kinds of entries that change the position; each carries a check of it."""


def restore_table(
    table_id: str, secret: bytes, entries: Iterable[Entry], whole: bool = True
) -> LiveTable:
    """Return a table from its log; raise `Difference` at the first entry that disagrees with the rules.

    A log that is not whole lacks its talk, so there are gaps between the numbers of its entries.
    """
    log = list(entries)
    made = made_in(log)
    try:
        _check_made(table_id, secret, log[0], made)
        table = LiveTable(table_id, secret, made, log[0].at, whole)
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


def made_in(log: Sequence[Entry]) -> MadeBody:
    """Return what was settled when a table was made, as its log says it."""
    if not log or not isinstance(log[0].body, MadeBody):
        raise Difference("the log of a table does not begin with how it was made.")
    return log[0].body


def game_texts(table_id: str, secret: bytes, log: Sequence[Entry]) -> dict[int, str]:
    """Return the entries of a log that lacks its talk, as viewers are sent them, by their numbers.

    For talk, and for people who come and go, an entry alone is enough. Only entries that change the game have
    events, and to find those the game is replayed.
    """
    table = restore_table(table_id, secret, log, whole=False)
    return {entry.number: text for entry, text in zip(table.entries, table.written)}


def _difference(table_id: str, entry: Entry, what: str) -> Difference:
    return Difference(f"table {table_id}, entry {entry.number} ({entry.kind}): {what}")


def _check_made(table_id: str, secret: bytes, entry: Entry, made: MadeBody) -> None:
    """Refuse a table that was made with other rules or for another secret."""
    try:
        game = game_of(made.game, made.options)
    except Refusal as refusal:
        raise _difference(table_id, entry, str(refusal.arguments["reason"])) from None
    try:
        game.under(made.rules)
    except BadRecord as mistake:
        raise _difference(table_id, entry, str(mistake)) from None
    if made.commitment != commitment_of(secret):
        raise _difference(table_id, entry, "the table's secret is not the one it was committed to.")


def _play_again(table: LiveTable, entry: Entry) -> Events:
    """Replay an entry, compare the result with its check, and return the events."""
    table.check_number(entry)
    match entry.body:
        case OpenedBody() | AnsweredBody() as body:
            _check_chain(table, entry, body)
        case EndedBody() as body:
            _compare_end(table, entry, body)
    if not isinstance(entry.body, PLAYED):
        return ()
    play = _played(table, entry)
    found, check = play.match.state.check(), entry.body.check
    if found != check:
        raise _difference(
            table.id,
            entry,
            f"the position differs (the log says {check}, the rules give {found}).",
        )
    table.set_play(play)
    return play.events()


def _played(table: LiveTable, entry: Entry) -> Play:
    if isinstance(entry.body, BeganBody):
        if entry.body.seeds != seat_seeds(table):
            raise _difference(table.id, entry, "these are not the seeds that the seats gave.")
        return start(table.game, entry.at)
    play = _running(table, entry)
    match entry.body:
        case UndoneBody(turn=turn):
            before = play.without(entry.seat, turn, entry.at)
            if before is None:
                raise _difference(table.id, entry, "this answer cannot be taken back.")
            return before
        case PickedUpBody(number=number):
            before = play.without_roll(entry.seat, number, entry.at)
            if before is None:
                raise _difference(table.id, entry, "this roll cannot be taken back.")
            return before
        case RolledBody() as body:
            _compare_roll(table, play, entry, body)
            play.land(entry.seat, body.number, body.given, entry.at)
        case AnsweredBody() as body:
            step = play.answer(entry.seat, body.turn, body.given, entry.at)
            if step.asked != body.asked:
                raise _difference(
                    table.id, entry, f"'{step.asked}' is asked here, not '{body.asked}'."
                )
    return play


def _compare_roll(table: LiveTable, play: Play, entry: Entry, body: RolledBody) -> None:
    """Refuse dice that do not follow from the secret and the seeds, because their record would not verify.

    Dice that people entered cannot be compared with anything.
    """
    if table.dice is None:
        return
    for throw in play.match.throws():
        if throw.seat == entry.seat and throw.number == body.number:
            mixed = mixed_in(table, play, throw.seat)
            if mixed != body.link:
                raise _difference(
                    table.id, entry, "this is not the link of the seat's last answer."
                )
            fair = table.game.dice.text(
                table.dice.roll_with(table.game.dice, throw, link_in(mixed))
            )
            if fair != body.given:
                raise _difference(table.id, entry, f"the dice say {body.given}, fair ones {fair}.")


def _check_chain(table: LiveTable, entry: Entry, body: OpenedBody | AnsweredBody) -> None:
    """Refuse a seed or a link that is not of the chain that the seat has committed to."""
    seat = table.seats[entry.seat]
    try:
        if isinstance(body, AnsweredBody):
            sound = check_shown(seat, body.first_turn, body.link) == body.link
        else:
            sound = seat.anchor is not None and opens(body.seed, seat.anchor)
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


def _compare_end(table: LiveTable, entry: Entry, body: EndedBody) -> None:
    match = _running(table, entry).match
    if not match.over():
        raise _difference(table.id, entry, "the game is not over here.")
    if table.results_of(match) != (body.scores, body.winners):
        raise _difference(table.id, entry, "scores or winners are others by the rules.")
    if body.secret != table.secret.hex():
        raise _difference(table.id, entry, "it reveals another secret than the table's.")
