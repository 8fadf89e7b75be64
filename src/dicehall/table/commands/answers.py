"""Answers: a question is answered by an option or a whole set; answers are undone, and hints are taken."""

from __future__ import annotations

from dicehall.core.mistakes import BadAnswer
from dicehall.table.changes import Change, Draft, one_entry
from dicehall.table.clock import seconds_of
from dicehall.table.commands.checks import check_plays, check_turn, running_play, seat_at
from dicehall.table.commands.rolls import play_on
from dicehall.table.entries import AnsweredBody, By, HintedBody, UndoneBody
from dicehall.table.play import Play
from dicehall.table.refusals import Refusal
from dicehall.table.seat_chains import check_shown
from dicehall.table.sets import in_one_form, ordered_set, piece_by_piece
from dicehall.table.state import LiveTable
from dicehall.table.undo import take_back


def answer(
    table: LiveTable,
    seat: int,
    turn: int,
    given: str,
    now: float,
    by: By = "player",
    bot: str | None = None,
    link: str | None = None,
) -> Change:
    """Answer a seat's question of this turn with one of its options, in its text form.

    With it comes the next link of the seat's chain, if its client has one.
    """
    asked = _asked(table, seat, turn, by, bot)
    if asked is None:
        return _answered_before(table, seat, turn, [given], by)
    if not asked.offers(seat, given):
        raise Refusal("not_offered", asked=asked.asked(seat))
    play = asked.copy()
    draft = Draft(table, now)
    shown = check_shown(table.seats[seat], turn, None if bot else link)
    _take_answer(draft, play, seat, given, now, by=by, bot=bot, link=shown)
    return play_on(table, draft, play, table.dice, now)


def answer_set(
    table: LiveTable, seat: int, turn: int, given: list[str], now: float, link: str | None = None
) -> Change:
    """Answer this turn's question, and those that follow from it, with a whole set; or refuse."""
    asked = _asked(table, seat, turn, "player", None)
    if asked is None:
        return _answered_before(table, seat, turn, given, "player")
    pieces = ordered_set(asked, seat, given)
    play = asked.copy()
    draft = Draft(table, now)
    shown = check_shown(table.seats[seat], turn, link)
    chosen = in_one_form(given)
    for text in piece_by_piece(play, seat, pieces):
        # With these fields a set is undone as a whole, and recognized when it is repeated.
        _take_answer(
            draft, play, seat, text, now, by="player", link=shown, set_from=turn, chosen=chosen
        )
    return play_on(table, draft, play, table.dice, now)


def _asked(table: LiveTable, seat: int, turn: int, by: By, bot: str | None) -> Play | None:
    """Return the play in which this turn is asked; None if it is already answered; or refuse."""
    seat_at(table, seat)
    play = table.play
    if play is None:
        raise Refusal("not_running")
    if turn < play.match.state.flow.turns[seat]:
        return None
    running_play(table)
    check_plays(table, seat, by, bot)
    check_turn(play, seat, turn)
    return play


def _take_answer(
    draft: Draft,
    play: Play,
    seat: int,
    given: str,
    now: float,
    *,
    by: By,
    bot: str | None = None,
    link: str | None = None,
    set_from: int | None = None,
    chosen: list[str] | None = None,
) -> None:
    """Play an answer, and add its entry."""
    asks = play.match.question(seat)
    assert asks is not None
    try:
        step = play.answer(seat, asks.turn, given, now)
    except BadAnswer:
        # A later piece of a set: the first, like any single answer, is judged before anything is copied.
        raise Refusal("not_offered", asked=asks.choice.name()) from None
    body = AnsweredBody(
        turn=step.number,
        asked=step.asked,
        given=step.given,
        by=by,
        bot=bot or None,
        link=link,
        set=set_from,
        chosen=chosen,
        check=step.check,
    )
    draft.add(seat, body, play.events())


def _answered_before(table: LiveTable, seat: int, turn: int, given: list[str], by: By) -> Change:
    """Handle an answer to a turn that is already answered: repeating the same answer changes nothing."""
    assert table.play is not None
    turns = table.play.match.state.flow.turns[seat]
    if turn >= 0:
        body = _answer_of(table, seat, turn)
        chosen = body.chosen if body.set == turn else [body.given]
        if by == body.by and in_one_form(given) == chosen:
            return Change()
    raise Refusal("stale_turn", turn=turns)


def check_hint(table: LiveTable, seat: int, turn: int) -> None:
    """Refuse a hint that is not given here, or not for the question of this turn."""
    seat_at(table, seat)
    play = running_play(table)
    if not table.gives_hints:
        raise Refusal("no_hints_here")
    check_turn(play, seat, turn)


def take_hint(table: LiveTable, seat: int, turn: int, now: float) -> Change:
    """Note for everybody that a seat takes a hint for its question of this turn."""
    check_hint(table, seat, turn)
    taken = (seat, turn) in table.hinted
    return Change() if taken else one_entry(table, seat, HintedBody(turn=turn), now)


def undo(table: LiveTable, seat: int, turn: int, now: float) -> Change:
    """Undo a seat's last answer, which was to this turn; a set is undone as a whole."""
    seat_at(table, seat)
    play = running_play(table)
    check_plays(table, seat, "player")
    turns = play.match.state.flow.turns[seat]
    if turn >= turns and turn in _just_undone(table, seat):
        return Change()
    if turns == 0:
        raise Refusal("cannot_undo", why="nothing")
    if turn != turns - 1:
        raise Refusal("stale_turn", turn=turns - 1)
    answered = _answer_of(table, seat, turn)
    if answered.by != "player":
        # Players who return cannot undo what their stand-in did.
        raise Refusal("cannot_undo", why="stand_in")
    draft = Draft(table, now)
    before = play
    for back in range(turn, answered.first_turn - 1, -1):
        before = take_back(before, seat, back, now)
        draft.add(seat, UndoneBody(turn=back, check=before.match.state.check()))
    seconds = seconds_of(table.made.clock)
    since = before.since(seat)
    if seconds is not None and since is not None and since + seconds <= now:
        raise Refusal("cannot_undo", why="clock")
    return draft.change(before)


def _answer_of(table: LiveTable, seat: int, turn: int) -> AnsweredBody:
    """Return the answer that stands for a turn; if there are several, the last."""
    for entry in reversed(table.entries):
        match entry.body:
            case AnsweredBody() as body if (entry.seat, body.turn) == (seat, turn):
                return body
    raise KeyError((seat, turn))


def _just_undone(table: LiveTable, seat: int) -> set[int]:
    """Return the turns that a seat has undone since its last answer."""
    turns: set[int] = set()
    for entry in reversed(table.entries):
        if entry.seat == seat and isinstance(entry.body, AnsweredBody):
            break
        if entry.seat == seat and isinstance(entry.body, UndoneBody):
            turns.add(entry.body.turn)
    return turns
