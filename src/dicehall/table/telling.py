"""What a game says about custom maps and card sets, its boards and finished games, as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from dicehall.bots.registry import adviser_of, make_bot
from dicehall.games.registry import kit_of
from dicehall.table.json_text import json_of
from dicehall.table.refusals import Refusal
from dicehall.table.replaying import record_in, refusing_bad_records
from dicehall.table.shared_games import game_of, refusing_bad_options

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame

BOARDS_KEPT: Final = 256
"""How many drawn boards to cache: drawing one takes long enough to be noticed, and it never changes."""


def plan_told(game: str, drawn: str) -> str:
    """Return how a custom map is drawn, as JSON, or refuse it."""
    return _told(lambda: kit_of(game).plan(drawn))


def set_told(game: str, cards: list[str], own: str = "") -> str:
    """Return what to say about a set of cards and cards somebody brings, as JSON, or refuse them."""
    return _told(lambda: kit_of(game).set_told(cards, own))


def _told(tell: Callable[[], dict[str, Any] | None]) -> str:
    """Return what a game says about something that somebody brought, or refuse it."""
    with refusing_bad_options():
        told = tell()
    if told is None:
        raise Refusal("no_board")
    return json_of(told)


def board_told(game: AnyGame) -> str:
    """Return the boards a game is played on, drawn cell by cell, as JSON; or refuse a game without one."""
    board = _board(game.name, json.dumps(game.options(), sort_keys=True))
    if board is None:
        raise Refusal("no_board")
    return board


@lru_cache(maxsize=BOARDS_KEPT)
def _board(name: str, options: str) -> str | None:
    plan = kit_of(name).board_plans(game_of(name, json.loads(options)))
    return None if plan is None else json_of({"game": name, **plan})


def report_lines(text: str | bytes) -> Iterator[str]:
    """Yield the parts of a report on a finished game as JSON, or refuse its record."""
    # Most of what is imported here is for reports alone.
    from dicehall.review.ledger_parts import ledger_parts

    with refusing_bad_records():
        record = record_in(text)[1]
        judge = make_bot(adviser_of(record.game), record.game, "report")
        for part in ledger_parts(record, judge):
            yield json_of(part)
