"""Rolls: the hall's fair dice fall by themselves; people who roll real dice enter what they show."""

from __future__ import annotations

from dicehall.core.chains import link_in
from dicehall.core.fair import FairDice
from dicehall.core.match import Step
from dicehall.core.mistakes import BadDice
from dicehall.table import undo
from dicehall.table.changes import Change, Draft
from dicehall.table.commands.checks import check_plays, running_play
from dicehall.table.entries import TABLE, EndedBody, PickedUpBody, RolledBody
from dicehall.table.play import Play
from dicehall.table.refusals import Refusal
from dicehall.table.seat_chains import mixed_in
from dicehall.table.state import LiveTable


def play_on(
    table: LiveTable, draft: Draft, play: Play, dice: FairDice | None, now: float
) -> Change:
    """Let the dice answer all open throws, unless people do, and end the game if it is over."""
    while dice is not None and (throws := play.match.throws()):
        mixed = mixed_in(table, play, throws[0].seat, draft.entries)
        step = play.roll_fair(dice, throws[0], link_in(mixed), now)
        body = RolledBody(number=step.number, given=step.given, link=mixed, check=step.check)
        draft.add(step.seat, body, play.events())
    if play.match.over():
        scores, winners = table.results_of(play.match)
        ended = EndedBody(scores=scores, winners=winners, secret=table.secret.hex())
        draft.add(TABLE, ended)
    return draft.change(play)


def roll(table: LiveTable, by: int, seat: int, number: int, faces: list[str], now: float) -> Change:
    """Enter what the real dice of a seat or of the table (-1) show; anybody who sits here may do so."""
    play = _entering(table, by).copy()
    dice = play.match.game.dice
    throws = [one for one in play.match.throws() if (one.seat, one.number) == (seat, number)]
    if not throws:
        return _rolled_before(table, seat, number, faces)
    try:
        step = play.land(seat, number, " ".join(faces), now)
    except BadDice:
        raise Refusal("dice_do_not_fit", dice=dice.hand_text(throws[0].counts)) from None
    draft = Draft(table, now)
    body = RolledBody(number=number, given=step.given, by=by, check=step.check)
    draft.add(seat, body, play.events())
    return play_on(table, draft, play, None, now)


def pick_up(table: LiveTable, by: int, seat: int, number: int, now: float) -> Change:
    """Take back dice that were entered wrong, to enter them again; anybody who sits here may do so."""
    play = _entering(table, by)
    last = _roll_of(table, seat, number)
    if isinstance(last, PickedUpBody):
        return Change()
    before = undo.pick_up(play, seat, number, now)
    draft = Draft(table, now)
    draft.add(seat, PickedUpBody(number=number, check=before.match.state.check()))
    return draft.change(before)


def may_pick_up(table: LiveTable) -> list[Step]:
    """Return the rolls that were entered and could be taken back now."""
    if table.play is None or table.status != "running" or not table.entered:
        return []
    found: list[Step] = []
    for steps in sorted({floor.steps for floor in table.play.floors if floor.before}):
        rolled = table.play.match.steps[steps - 1]
        try:
            undo.pick_up(table.play, rolled.seat, rolled.number, table.made_at)
        except Refusal:
            continue
        found.append(rolled)
    return found


def _entering(table: LiveTable, by: int) -> Play:
    """Return the play for somebody who enters dice or takes them back, or refuse."""
    play = running_play(table)
    if not table.entered:
        raise Refusal("dice_are_fair")
    check_plays(table, by, "player")
    return play


def _rolled_before(table: LiveTable, seat: int, number: int, faces: list[str]) -> Change:
    """Handle dice for a throw that is not open: entering the same dice again changes nothing."""
    last = _roll_of(table, seat, number)
    if isinstance(last, RolledBody) and sorted(last.given.split()) == sorted(faces):
        return Change()
    raise Refusal("not_thrown")


def _roll_of(table: LiveTable, seat: int, number: int) -> RolledBody | PickedUpBody | None:
    """Return the last entry about a roll: that it was entered, or that it was picked up."""
    for entry in reversed(table.entries):
        match entry.body:
            case RolledBody() | PickedUpBody() as body if (entry.seat, body.number) == (
                seat,
                number,
            ):
                return body
    return None
