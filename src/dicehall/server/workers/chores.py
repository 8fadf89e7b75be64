"""Chores: what strangers can make long, done in a worker process where it holds up nobody.

Imported there only, by `thinking`. The server asks through `Workers.do`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from pydantic_core import to_json

from dicehall.bots.registry import bots_of, make_bot
from dicehall.core.mistakes import Mistake
from dicehall.games.registry import kit_of
from dicehall.review.parts import ledger_parts
from dicehall.server.replaying import record_in, refusing_bad_records, replay_of
from dicehall.server.workers.frames import PART
from dicehall.server.workers.thinking import game_of, reason_of
from dicehall.table.explaining import explained
from dicehall.table.refusals import Refusal


def _replay(told: dict[str, Any], record: bytes) -> bytes:
    frames = replay_of(record)
    return gzip.compress(frames, 5, mtime=0) if told["squeezed"] else frames


def _plan(told: dict[str, Any], drawn: bytes) -> bytes:
    return _told(lambda: kit_of(told["game"]).plan(drawn.decode()))


def _set(told: dict[str, Any], cards: bytes) -> bytes:
    return _told(lambda: kit_of(told["game"]).set_told(json.loads(cards)))


def _told(tell: Callable[[], dict[str, Any] | None]) -> bytes:
    """Return what a game tells of something that somebody brought, or refuse it."""
    try:
        told = tell()
    except Mistake as mistake:
        raise Refusal("bad_options", reason=str(mistake)) from None
    if told is None:
        raise Refusal("no_board")
    return to_json(told)


def _report(_: dict[str, Any], text: bytes) -> Iterator[bytes]:
    with refusing_bad_records():
        record = record_in(text)[1]
        judge = make_bot(bots_of(record.game)[-1], record.game, "report")
        for part in ledger_parts(record, judge):
            yield to_json(part)


def _explain(told: dict[str, Any], _: bytes) -> bytes:
    game = game_of(told).under(told["rules"])
    return explained(game, game.load(told["state"]), told["seat"]).encode()


CHORES: Final[dict[str, Callable[[dict[str, Any], bytes], bytes | Iterator[bytes]]]] = {
    "replay": _replay,
    "report": _report,
    "plan": _plan,
    "set": _set,
    "explain": _explain,
}
"""What can be asked for, by name; some results come in parts."""


def do(told: dict[str, Any], body: bytes, tell: Callable[[bytes], None]) -> bytes:
    """Do a chore; return a line that is empty or says why it is refused or failed, and the result.

    The parts of a result are told as they are found, and then there is nothing left to return.
    """
    try:
        result = CHORES[told["chore"]](told, body)
        if isinstance(result, bytes):
            return b"\n" + result
        for part in result:
            tell(PART + part)
        return b"\n"
    except Refusal as refusal:
        return json.dumps({"refused": refusal.code, "arguments": refusal.arguments}).encode()
    except Exception as error:
        # Whatever it is, a lack of memory included, ends this chore and not the process.
        return json.dumps({"failed": reason_of(error)}).encode()
