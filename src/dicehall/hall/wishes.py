"""Wishes: what a client's message asks a table to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.messages import (
    AnswerGiven,
    HostWanted,
    LeaveWanted,
    PhraseWanted,
    PickUpWanted,
    RollEntered,
    SayWanted,
    SeedOpened,
    SetGiven,
    StartWanted,
    UndoWanted,
    Wish,
)
from dicehall.table.refusals import Refusal
from dicehall.table.state import LiveTable

if TYPE_CHECKING:
    from dicehall.hall.connection import Connection

Decide = Callable[[LiveTable, float], Change]
"""A function that looks at a table at a given time and returns the change to make, or refuses."""


def decision(asked: Wish, listener: Connection, claimed: str | None) -> Decide:
    """Return the decision that a message asks for at the table; everything but chat needs a seat.

    The listener is checked under the table's lock, because it may have lost its seat while waiting.
    """
    if isinstance(asked, SayWanted):
        return lambda table, now: commands.say(
            table, listener.viewer, asked.text, now, listener.name, claimed
        )

    def seat() -> int:
        if listener.watches:
            raise Refusal("not_your_seat")
        return listener.viewer

    if isinstance(asked, AnswerGiven):
        return lambda table, now: commands.answer(
            table, seat(), asked.turn, asked.option, now, link=asked.link
        )
    if isinstance(asked, SetGiven):
        return lambda table, now: commands.answer_set(
            table, seat(), asked.turn, asked.options, now, asked.link
        )
    if isinstance(asked, SeedOpened):
        return lambda table, now: commands.open_seed(table, seat(), asked.seed, now)
    if isinstance(asked, UndoWanted):
        return lambda table, now: commands.undo(table, seat(), asked.turn, now)
    if isinstance(asked, RollEntered):
        return lambda table, now: commands.roll(
            table, seat(), asked.seat, asked.number, asked.faces, now
        )
    if isinstance(asked, PickUpWanted):
        return lambda table, now: commands.pick_up(table, seat(), asked.seat, asked.number, now)
    if isinstance(asked, PhraseWanted):
        return lambda table, now: commands.phrase(table, seat(), asked.phrase, now)
    if isinstance(asked, StartWanted):
        return lambda table, now: commands.begin(table, seat(), now)
    if isinstance(asked, HostWanted):
        return lambda table, now: commands.pass_host(table, asked.seat, seat(), now)
    if isinstance(asked, LeaveWanted):
        return lambda table, now: commands.leave(table, seat(), now)
    return lambda table, now: commands.come_back(table, seat(), now)
