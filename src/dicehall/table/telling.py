"""What a game says to requests of its own, and about its boards and finished games, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from dicehall.bots.registry import adviser_of, make_bot
from dicehall.games.registry import game_names, kit_of
from dicehall.table.json_text import json_of
from dicehall.table.refusals import Refusal
from dicehall.table.replaying import record_in, refusing_bad_records
from dicehall.table.shared_games import game_of, refusing_bad_options

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame

BOARDS_KEPT: Final = 256
"""How many drawn boards to cache: drawing one takes long enough to be noticed, and it never changes."""


def own_answer(game: str, name: str, body: Mapping[str, Any]) -> str:
    """Return what a game answers to a request of its own, as JSON, or refuse what was posted."""
    request = kit_of(game).requests.get(name) if game in game_names() else None
    if request is None:
        raise Refusal("not_found")
    with refusing_bad_options():
        return json_of(request.answer(**body))


def board_told(game: AnyGame) -> str:
    """Return the boards a game is played on, drawn cell by cell, as JSON; or refuse a game without one."""
    board = _board(game.name, json.dumps(game.options(), sort_keys=True))
    if board is None:
        raise Refusal("no_board")
    return board


@lru_cache(maxsize=BOARDS_KEPT)
def _board(name: str, options: str) -> str | None:
    pages = kit_of(name).pages
    if pages is None or pages.board is None:
        return None
    return json_of({"game": name, **pages.board(game_of(name, json.loads(options)))})


def report_lines(text: str | bytes) -> Iterator[str]:
    """Yield the parts of a report on a finished game as JSON, or refuse its record."""
    # Most of what is imported here is for reports alone.
    from dicehall.review.ledger_parts import ledger_parts

    with refusing_bad_records():
        record = record_in(text)[1]
        judge = make_bot(adviser_of(record.game), record.game, "report")
        for part in ledger_parts(record, judge):
            yield json_of(part)
