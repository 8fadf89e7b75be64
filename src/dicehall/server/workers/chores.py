"""Chores: work that strangers can make long, done in a worker process where it delays nobody.

This module is imported only in worker processes, by `program`. The server asks for chores by `Workers.do`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from typing import Final

from dicehall.server.workers.bot_requests import AskedChore
from dicehall.server.workers.frames import PART
from dicehall.server.workers.program import game_of
from dicehall.table.bot_decisions import reason_of
from dicehall.table.content import own_answer, report_lines
from dicehall.table.refusals import Refusal
from dicehall.table.replays import replay_of
from dicehall.table.viewer_messages import explained


def _replay(request: AskedChore, record: bytes) -> bytes:
    frames = replay_of(record).encode()
    return gzip.compress(frames, 5, mtime=0) if request["squeezed"] else frames


def _own(request: AskedChore, body: bytes) -> bytes:
    return own_answer(request["game"], request["name"], json.loads(body)).encode()


def _report(_: AskedChore, text: bytes) -> Iterator[bytes]:
    return (line.encode() for line in report_lines(text))


def _explain(request: AskedChore, _: bytes) -> bytes:
    game = game_of(request["game"], request["options"]).under(request["rules"])
    return explained(game, game.load(request["state"]), request["seat"]).encode()


CHORES: Final[dict[str, Callable[[AskedChore, bytes], bytes | Iterator[bytes]]]] = {
    "replay": _replay,
    "report": _report,
    "own": _own,
    "explain": _explain,
}
"""What can be asked for, by name; some results come in parts."""


def do(request: AskedChore, body: bytes, tell: Callable[[bytes], None]) -> bytes:
    """Do a chore; return a line that is empty or says why it is refused or failed, and the result.

    If a result comes in parts, `tell` is called with each as it is found, and an empty result is returned.
    """
    try:
        result = CHORES[request["chore"]](request, body)
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
