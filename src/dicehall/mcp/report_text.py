"""The report of a finished game as text: luck, mistakes and turning points."""

from __future__ import annotations

from typing import Final

from dicehall.bots.registry import adviser_of, make_bot
from dicehall.core.record import Record
from dicehall.games.registry import new_game
from dicehall.mcp.wording import english
from dicehall.reports.game import BoardWords
from dicehall.review.ledger import Account, DecisionNote, Ledger
from dicehall.review.ledger_writer import keep_ledger
from dicehall.terminal.board import board_of

TRIES: Final = 12
"""How many ways a roll could have fallen are tried, at most: fewer than for a page, to answer soon."""
MOST_MISTAKES: Final = 8
"""How many of a player's costliest decisions are listed."""
WORTH_TELLING: Final = 0.005
"""A decision that costs less is no mistake: the judge is not that exact."""


def report_text(record: Record, seat: int) -> str:
    """Return what decided a finished game, and the costliest decisions of a seat."""
    game = new_game(record.game, record.options)
    judge = adviser_of(record.game)
    words = BoardWords(board_of(game, record.seats, english()))
    ledger = keep_ledger(record, make_bot(judge, record.game, "report"), words=words, tries=TRIES)
    lines = [
        f"Judged by the bot {judge}. Chances to win, in percent: what each player began with, what their "
        "own dice brought, what the others' dice and choices brought, and what their mistakes cost."
    ]
    for name, account, score in zip(record.seats, ledger.accounts, record.scores, strict=True):
        lines.append(f"- {name}: {_account(account)}; score {score}")
    return "\n".join([*lines, *_mistakes(ledger, seat)])


def _account(account: Account) -> str:
    return (
        f"began with {_percent(account.start)}, dice {_signed(account.dice)}, "
        f"others {_signed(account.others)}, mistakes {_signed(-account.mistakes)}, "
        f"ended with {_percent(account.result)}"
    )


def _mistakes(ledger: Ledger, seat: int) -> list[str]:
    made = [one for one in ledger.decisions if one.seat == seat and one.loss >= WORTH_TELLING]
    made.sort(key=lambda one: one.loss, reverse=True)
    if not made:
        return ["None of your decisions cost you half a percent or more."]
    shown = made[:MOST_MISTAKES]
    head = (
        f"Your costliest decisions, {len(shown)} of {len(made)} that cost half a percent or more:"
    )
    return [head, *map(_mistake, shown)]


def _mistake(one: DecisionNote) -> str:
    return (
        f"- round {one.round}, {one.said} You chose: {one.chosen} ({_percent(one.worth)}). "
        f"Better: {one.best} ({_percent(one.best_worth)})."
    )


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f}"


def _signed(chance: float) -> str:
    return f"{100 * chance:+.1f}"
