"""The process that runs a bot written as a Python class, and speaks the bot protocol on its behalf."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from operator import index
from pathlib import Path
from traceback import extract_tb, format_exception
from types import TracebackType
from typing import IO, Any, Final

from dicehall.bots.guests.guest import PROTOCOL, offered
from dicehall.core.game import AnyGame, View
from dicehall.core.match import Match
from dicehall.core.question import Option, Question
from dicehall.games.registry import new_game

Message = dict[str, Any]
NOT_OWN: Final = (str(Path(__file__).parents[2]), os.path.dirname(os.__file__), "<")
"""Lines of a traceback from these places are not the bot's own: this package and Python itself."""


class Failure(Exception):
    """The bot did something wrong."""

    def __init__(self, why: str, text: str, trace: str = "") -> None:
        super().__init__(text)
        self.why: Final = why
        self.trace: Final = trace


class Host:
    """Makes the bots of one class and asks them."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._class: Any = None
        self._bot: Any = None
        self._game: AnyGame | None = None

    def answer(self, message: Message) -> Message:
        """Return the answer to a message."""
        kind = message["type"]
        if kind == "hello":
            self._load()
            weighs = callable(getattr(self._class, "weigh", None))
            return {"type": "hello", "protocol": PROTOCOL, "wants": ["state"], "weighs": weighs}
        if kind == "game":
            self._game = new_game(message["game"], message["options"]).under(message["rules"])
            self._make(message["seed"])
            return {"type": "ready"}
        view, question = self._asked(message)
        # The bot gets a copy of the question: if it changes that, the original options still count.
        own = Question(question.seat, question.turn, question.choice, list(question.options))
        if kind == "weigh":
            return self._weigh(view, own)
        return self._decide(view, question, own, message)

    def _asked(self, message: Message) -> tuple[View, Question]:
        """Return the position and the question of a message, as they are in the bot's copy of the game."""
        assert self._game is not None
        question: Question | None = None
        with contextlib.suppress(Exception):
            match = Match(self._game, state=self._game.load(message["state"]), listen=False)
            question = match.question(message["seat"])
        if question is None or question.options != message["numbers"]:
            raise Failure(
                "cheated",
                "cannot be asked any more: it has changed its copy of the game, where the rules are "
                "different now",
            )
        return View(self._game, question.seat, match.state), question

    def _load(self) -> None:
        module, _, class_name = self._name.partition(":")
        if os.getcwd() not in sys.path:
            # At the end of the path, so that a file here cannot replace a standard module.
            sys.path.append(os.getcwd())
        found: Any = _tried("cannot be loaded", lambda: getattr(import_module(module), class_name))
        if not isinstance(found, type) or not callable(getattr(found, "decide", None)):
            raise Failure(
                "crashed", "is no bot: it must be a class with a method decide(view, question)"
            )
        self._class = found

    def _make(self, seed: str) -> None:
        self._bot = None
        try:
            self._bot = _tried("cannot be made", lambda: self._class(seed))
        except Failure as failure:
            answers = f"{failure}; its class is called with one argument, the seed"
            raise Failure(failure.why, answers, failure.trace) from None

    def _decide(self, view: View, question: Question, own: Question, message: Message) -> Message:
        shown = None if getattr(self._bot, "blind", False) else view
        answer = _tried("failed to decide", lambda: self._bot.decide(shown, own))
        if isinstance(answer, str):
            # dicehall finds it, because the bot may have changed its copy of the position.
            return {"type": "answer", "option": answer}
        try:
            number = answer.number if isinstance(answer, Option) else index(answer)
            place = question.options.index(number)
        except (TypeError, ValueError):
            # The options are listed anew, from a copy that the bot has not seen.
            raise Failure(
                "cheated",
                f"answered {question.asked} with {_shown(answer)}; "
                f"{offered(self._name, *self._asked(message))}",
            ) from None
        return {"type": "answer", "option": place}

    def _weigh(self, view: View, own: Question) -> Message:
        options = list(own.options)
        weighed = _tried("failed to weigh", lambda: list(self._bot.weigh(view, own)))
        given = [getattr(one, "option", None) for one in weighed]
        if given != options:
            raise Failure(
                "cheated",
                f"must weigh every option of {own.asked} once, in their order: a list of "
                f"dicehall.Weighed(option, worth, reasons) with the options {options}, not {given}",
            )
        worths = _tried(
            "failed to weigh",
            lambda: [{"worth": float(one.worth), "reasons": dict(one.reasons)} for one in weighed],
        )
        return {"type": "weighed", "options": worths}


def _tried(doing: str, do: Callable[[], Any]) -> Any:
    """Return what the bot's code returns; if it raises, raise a `Failure` that says where."""
    try:
        return do()
    except BaseException as error:
        text = str(error).rstrip(".")
        reason = f"{type(error).__name__}: {text}" if text else type(error).__name__
        # Find the deepest line of the bot's own code; a module that does not exist has none.
        called = extract_tb(error.__traceback__)
        lines = [line for line in called if not line.filename.startswith(NOT_OWN)]
        place = f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else ""
        why = {MemoryError: "memory", SystemExit: "exited"}.get(type(error), "crashed")
        if why == "memory":
            reason = "it ran out of memory"
        trace = "".join(format_exception(type(error), error, _below(error.__traceback__)))
        print(trace, file=sys.stderr, flush=True)
        raise Failure(why, f"{doing}: {reason}{place}", trace) from None


def _below(trace: TracebackType | None) -> TracebackType | None:
    """Return the part of a trace that lies in the bot's code."""
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    return trace


def _shown(answer: Any) -> str:
    """Return an answer as a program would write it, however strange it is."""
    try:
        shown = repr(answer)
    except Exception:
        shown = f"an object of class {type(answer).__name__}"
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def _channels() -> tuple[IO[str], IO[str]]:
    """Return the streams for messages and answers; what the bot itself prints goes to the log instead."""
    asked = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def main() -> None:
    """Answer messages until there are no more."""
    asked, answers = _channels()
    host = Host(sys.argv[1])
    for line in asked:
        try:
            answer = host.answer(json.loads(line))
        except Failure as failure:
            answer = {"type": "error", "why": failure.why, "text": str(failure)}
            answer["trace"] = failure.trace
        sys.stdout.flush()
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    # End the process even if the bot has left threads running.
    os._exit(0)
