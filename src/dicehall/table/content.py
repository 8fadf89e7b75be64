"""What clients get of a game besides its tables: what can be chosen, boards, own answers, reports."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from dicehall.bots.registry import adviser_of, bots_of, make_bot
from dicehall.games.registry import OWN, game_names, kit_of
from dicehall.locales.catalogue import LANGUAGES, brought_texts
from dicehall.table.json_text import json_of
from dicehall.table.refusals import Refusal
from dicehall.table.replays import record_in, refusing_bad_records
from dicehall.table.shared_games import game_of, refusing_bad_options

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame

BOARDS_KEPT: Final = 256
"""How many drawn boards to cache: drawing one takes long enough to be noticed, and it never changes."""


@cache
def content_of(game: str) -> dict[str, object]:
    """Return a game's content, in a form that JSON can hold."""
    if game not in game_names():
        raise Refusal("no_such_game")
    kit = kit_of(game)
    fewest, most = kit.players
    return {
        "game": game,
        "title": kit.title,
        "players": list(range(fewest, most + 1)),
        "options": [
            {
                "name": option.name,
                "about": option.about,
                "least": option.least,
                "most": option.most,
                "words": list(option.words),
            }
            for option in kit.options
        ],
        "bots": list(bots_of(game)),
        # Pages are built with the texts of our own games.
        "texts": {} if game in OWN else {one: brought_texts(game, one) for one in LANGUAGES},
        **(kit.box.contents() if kit.box else {}),
    }


def own_answer(game: str, name: str, body: Mapping[str, Any]) -> str:
    """Return what a game answers to a request of its own, as JSON, or refuse what was posted."""
    request = kit_of(game).requests.get(name) if game in game_names() else None
    if request is None:
        raise Refusal("not_found")
    with refusing_bad_options():
        return json_of(request.answer(**body))


def drawn_boards(game: AnyGame) -> str:
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
