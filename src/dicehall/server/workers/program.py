"""The program of a worker process: it reads requests and chores, and writes back the results.

It is started by `pool`, as ``python -m dicehall.server.workers.program``. To think, it needs only the rules
and the bots, and the memory for those; a process for chores imports what they need as well.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import BinaryIO, Final

from dicehall.bots.bot import Bot
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import Mistake
from dicehall.games.registry import new_game
from dicehall.server.workers.bot_requests import AskedChore, AskedDecision, DecisionReply
from dicehall.server.workers.frames import framed, next_frame
from dicehall.table.bot_decisions import NotOffered, decided, reason_of

MakeBot = Callable[[str, str, str], Bot]
"""Makes a bot from its name, the game's name and a seed, as `dicehall.bots.registry.make_bot` does."""

GAMES_KEPT: Final = 8
"""How many games to cache: making one takes longer than a decision, and many tables share one."""
MOST_MEMORY: Final = 1 << 30
"""How many bytes of memory a process may map; a bot that wants more fails before the machine runs out."""
OVERDUE_S: Final = 2.0
"""Seconds beyond its budget after which a thinking process ends itself, in case nobody else does."""
NICE: Final = 10
"""The niceness that lets the people at the tables go first."""


@lru_cache(maxsize=GAMES_KEPT)
def _game(name: str, options: str) -> AnyGame:
    return new_game(name, json.loads(options))


def game_of(name: str, options: dict[str, object]) -> AnyGame:
    """Return the game that a request or a chore names."""
    return _game(name, json.dumps(options, sort_keys=True))


def think(request: AskedDecision, make: MakeBot) -> DecisionReply:
    """Return the turn and the chosen option, or ``unfit`` or ``failed`` with the reason."""
    try:
        game = game_of(request["game"], request["options"])
        match = Match(game, state=game.load(request["state"]), listen=False)
        seat = request["seat"]
        question = match.question(seat) if 0 <= seat < game.seats else None
    except Mistake as mistake:
        return {"unfit": str(mistake).rstrip(".")}
    if question is None:
        return {"unfit": f"seat {seat} is asked nothing"}
    try:
        bot = make(request["bot"], request["game"], request["seed"])
        option, advice = decided(match, question, bot, request["advice"])
    except NotOffered as mistake:
        return {"failed": str(mistake)}
    except BaseException as error:
        # Whatever it is, even `SystemExit`, ends this request and not the process.
        return {"failed": reason_of(error)}
    return {"turn": question.turn, "option": option, "advice": advice}


def _lines() -> tuple[BinaryIO, BinaryIO]:
    """Return the streams from and to the server; what a bot reads or prints can no longer reach them."""
    requests = os.fdopen(os.dup(0), "rb")
    decisions = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, decisions


def _give_way() -> None:
    """Give the server priority, both for the processor and when the system runs out of memory."""
    with suppress(OSError):
        os.nice(NICE)
    # Linux only. A process with its own session may be scheduled in its own group, whose niceness counts
    # instead.
    for file, value in (("autogroup", NICE), ("oom_score_adj", 500)):
        with suppress(OSError), open(f"/proc/self/{file}", "w", encoding="ascii") as setting:
            setting.write(str(value))
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _named(path: str) -> MakeBot:
    """Return the function named by module and name, such as ``dicehall.bots.registry:make_bot``."""
    module, _, name = path.partition(":")
    make: MakeBot = getattr(import_module(module), name)
    return make


def work(make_path: str, chores: bool) -> None:
    """Think until the input ends, which means that the server is gone."""
    # Ctrl-C is for the server. SIGALRM ends the process at once, even in the middle of compiled code.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    requests, decisions = _lines()
    _give_way()
    make = _named(make_path)
    do: Callable[[AskedChore, bytes, Callable[[bytes], None]], bytes] | None = None
    if chores:
        do = import_module("dicehall.server.workers.chores").do

    def tell(part: bytes) -> None:
        _write(decisions, part)

    # What is imported stays, so garbage collections can skip it.
    gc.collect()
    gc.freeze()
    with suppress(BrokenPipeError, ConnectionResetError):
        _write(decisions, _line({"ready": os.getpid()}))
        while (asked := next_frame(requests)) is not None:
            head, _, body = asked.partition(b"\n")
            message = json.loads(head)
            signal.setitimer(signal.ITIMER_REAL, message["budget_s"] + OVERDUE_S)
            decided = _line(think(message, make)) if do is None else do(message, body, tell)
            signal.setitimer(signal.ITIMER_REAL, 0)
            _write(decisions, decided)
    # Nothing is left to clean up, and a bot's threads or exit functions must not keep the process alive.
    os._exit(0)


def _line(message: DecisionReply | dict[str, int]) -> bytes:
    return json.dumps(message).encode()


def _write(decisions: BinaryIO, message: bytes) -> None:
    decisions.write(framed(message))
    decisions.flush()


if __name__ == "__main__":
    work(sys.argv[1], "chores" in sys.argv[2:])
