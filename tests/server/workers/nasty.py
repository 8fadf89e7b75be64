"""Bots that do what no bot should, for the processes in which they think."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

from dicehall.bots.registry import make_bot
from dicehall.core.question import Question

MAKE = f"{__name__}:make"
"""How these bots are asked for."""


def sleep() -> Any:
    time.sleep(60)


def spin() -> Any:
    while True:
        pass


def doze() -> None:
    time.sleep(0.2)


def shout() -> None:
    print("a bot speaks", flush=True)
    os.write(1, b'{"turn": 0, "option": "nonsense"}\n')
    assert sys.stdin.read() == ""


def fail() -> Any:
    raise ValueError("I do not know.")


def fail_at_length() -> Any:
    raise ValueError("no" * 100_000)


def leave() -> Any:
    sys.exit(3)


def leave_at_once() -> Any:
    os._exit(3)


def fall() -> Any:
    os.kill(os.getpid(), signal.SIGSEGV)
    time.sleep(60)


def devour() -> Any:
    return len(bytearray(8 << 30))


def nothing() -> Any:
    return "nothing"


def far_off() -> Any:
    return 123_456_789


def tell_process() -> Any:
    raise ValueError(str(os.getpid()))


def tell_modules() -> Any:
    found = {name.partition(".")[0] for name in sys.modules}
    outside = ("fastapi", "pydantic", "sqlalchemy", "uvicorn", "asyncio", "openskill", "click")
    raise ValueError(" ".join(sorted(found & set(outside))))


def tell_memory() -> Any:
    with open("/proc/self/statm", encoding="ascii") as sizes:
        pages = int(sizes.read().split()[1])
    raise ValueError(str(pages * resource.getpagesize()))


def tell_keys() -> Any:
    raise ValueError(os.environ.get("DICEHALL_DATABASE", "none"))


class Nasty:
    """Does something, and answers with what comes of it, or else with the first option."""

    blind = False

    def __init__(self, do: Callable[[], Any]) -> None:
        self._do = do

    def decide(self, view: object, question: Question) -> Any:
        answer = self._do()
        return question.options[0] if answer is None else answer


def make(name: str, game: str, seed: str) -> Any:
    """Make a bot that does what the function of its name does; other names are the house's bots."""
    do = globals().get(name)
    return make_bot(name, game, seed) if do is None else Nasty(do)
