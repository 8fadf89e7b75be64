"""Replays: a record played again, with the position after every step, for pages that show it.

Every step is checked as it is taken, so a record that can be replayed is consistent.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from dicehall.core.mistakes import Difference, Mistake
from dicehall.core.record import Record, Replay, read_record
from dicehall.games.explain import happened, view_of
from dicehall.games.registry import kit_of
from dicehall.table.json_text import json_of
from dicehall.table.refusals import Refusal
from dicehall.table.shared_games import online_game
from dicehall.table.well_formed import IllFormed, read_json

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame
    from dicehall.core.match import Match

MOST_BYTES: Final = 2 * 1024 * 1024
"""The most bytes in a record that is replayed."""
MOST_STEPS: Final = 8000
"""The most steps in a record that is replayed: several times as many as a long game takes."""


def replay_of(text: str | bytes) -> str:
    """Return a record's replay as JSON; refuse a record that cannot be replayed, and say why."""
    with refusing_bad_records():
        game, record = record_in(text)
        replay = Replay(game, record)
        frames = [_frame(replay.match, None)]
        while not replay.done():
            replay.step()
            frames.append(_frame(replay.match, len(frames)))
        replay.finish()
    head = json_of(_head(game, record, replay))
    return f'{head[:-1]},"frames":[{",".join(frames)}]}}'


def record_in(text: str | bytes) -> tuple[AnyGame, Record]:
    """Return the record that a text holds, and its game."""
    read_json(text)
    record = read_record(text if isinstance(text, str) else text.decode())
    if len(record.steps) > MOST_STEPS:
        raise Refusal("record_too_long", most=MOST_STEPS)
    game = online_game(record.game, record.options)
    if game.seats != len(record.seats):
        raise Refusal(
            "bad_record",
            reason=f"it names {len(record.seats)} seats for {game.seats} players.",
        )
    return game, record


@contextmanager
def refusing_bad_records() -> Iterator[None]:
    """Turn every `Mistake` about a record into a refusal with the same sentence."""
    try:
        yield
    except IllFormed as reason:
        raise Refusal("bad_record", reason=f"{reason}.") from None
    except Difference as difference:
        raise Refusal("record_differs", reason=str(difference)) from None
    except Mistake as mistake:
        raise Refusal("bad_record", reason=str(mistake)) from None


def _head(game: AnyGame, record: Record, replay: Replay) -> dict[str, object]:
    match = replay.match
    pages = kit_of(game.name).pages
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": list(record.seats),
        "over": match.over(),
        "scores": list(game.scores(match.state)),
        "winners": game.winners(match.state) if match.over() else [],
        "fairness": _fairness(record, replay),
        "outdated": _outdated(replay),
        "board": pages.board(game) if pages and pages.board else None,
        "goal": pages.goal(game) if pages and pages.goal else None,
    }


def _outdated(replay: Replay) -> dict[str, int] | None:
    """Return the first step that a ruling of a later version of the rules changes."""
    if not replay.outdated_at:
        return None
    return {"ruling": replay.match.table.outdated_by, "step": replay.outdated_at}


def _fairness(record: Record, replay: Replay) -> dict[str, object]:
    """Return whether the dice were checked: yes, not yet, or never because they are not fair dice."""
    fair = record.origin.get("source") == "fair"
    result = "not_fair_dice"
    if fair:
        result = "not_yet" if replay.awaits_secret else "checked"
    return {
        "result": result,
        "seeded": record.origin.get("source") == "seeded",
        "entered": record.origin.get("source") == "entered",
        "commitment": record.origin.get("commitment") if fair else None,
    }


def _frame(match: Match, step: int | None) -> str:
    """Return the position after the last step, and the step; the first frame has no step."""
    taken = match.steps[-1] if step is not None else None
    return json_of(
        {
            "step": step or 0,
            "seat": None if taken is None else taken.seat,
            "asked": None if taken is None else taken.asked,
            "given": None if taken is None else taken.given,
            "events": [happened(match.game, event) for event in match.events()],
            "view": view_of(match.game, match.state),
            "scores": match.game.scores(match.state),
        }
    )
