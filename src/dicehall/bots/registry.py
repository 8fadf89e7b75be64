"""All bots by name, such as "greedy" for the greedy player of a game."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from operator import index
from typing import Any, Final

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.bots.random import RandomBot
from dicehall.core.game import View
from dicehall.core.mistakes import BadBot, BadOptions
from dicehall.core.question import Question
from dicehall.games.registry import kit_of

LISTED: Final = 12
"""How many options a mistake lists at most."""


def make_bot(name: str, game: str, seed: str) -> Bot:
    """Return a new bot of this name for a game.

    Your own bot is named by its module and class, as in ``my_bots:Cautious``. The class is called with the
    seed, which is the only source of randomness it may use. Modules are also looked for in the current
    folder. The class needs no base class, only the method `Bot.decide`.
    """
    if name == "random":
        return RandomBot(seed)
    of_game = kit_of(game).bot(name, seed)
    if of_game is not None:
        return of_game
    if ":" in name:
        return ForeignBot(name, seed)
    raise BadOptions(
        f"there is no bot '{name}' for {game}; the bots are {', '.join(bots_of(game))}, "
        "or your own as module:Class."
    )


def bots_of(game: str) -> tuple[str, ...]:
    """Return the names of a game's bots, from the weakest to the strongest."""
    return kit_of(game).bots()


def usual_bot(game: str, wished: str = "greedy") -> str:
    """Return who plays where nobody was named: the bot wished for, or the strongest if there is none such."""
    bots = bots_of(game)
    return wished if wished in bots else bots[-1]


class ForeignBot(Bot):
    """A user's own bot; whatever goes wrong in it is reported as its mistake, by its name."""

    def __init__(self, name: str, seed: str) -> None:
        self._name = name
        self._bot: Any = _load(name, seed)
        self.blind = bool(getattr(self._bot, "blind", False))

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the bot chooses; refuse an option that was not offered."""
        # The bot may change its question; the game uses what was offered before.
        offered = list(question.options)
        try:
            answer = self._bot.decide(
                view, Question(question.seat, question.turn, question.choice, list(offered))
            )
        except (Exception, SystemExit) as error:
            raise BadBot(f"the bot {self._name} failed to decide: {_reason(error)}.") from None
        try:
            option = index(answer)
        except TypeError:
            option = None
        if option is None or option not in offered:
            listed = ", ".join([str(other) for other in offered[:LISTED]])
            more = f" and {len(offered) - LISTED} more" if len(offered) > LISTED else ""
            raise BadBot(
                f"the bot {self._name} answered {question.choice.name()} with {_shown(answer)}; "
                f"offered were {listed}{more}."
            )
        return option

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return the bot's judgement of each option, if it has one."""
        weigh = getattr(self._bot, "weigh", None)
        if weigh is None:
            return []
        try:
            weighed: list[Weighed] = list(weigh(view, question))
        except (Exception, SystemExit) as error:
            raise BadBot(f"the bot {self._name} failed to weigh: {_reason(error)}.") from None
        if [one.option for one in weighed] != question.options:
            raise BadBot(
                f"the bot {self._name} weighs options that {question.choice.name()} does not offer."
            )
        return weighed


def _load(name: str, seed: str) -> Any:
    """Return a new bot of a class in a user's module."""
    module, _, class_name = name.partition(":")
    if not module or not class_name:
        raise BadOptions(f"'{name}' names no bot; one of your own is named as in my_bots:Cautious.")
    if os.getcwd() not in sys.path:
        # At the end of the path, so that a file here cannot replace a standard module.
        sys.path.append(os.getcwd())
    try:
        bot_class = getattr(import_module(module), class_name)
    except (Exception, SystemExit) as error:
        raise BadOptions(f"the bot {name} cannot be loaded: {_reason(error)}.") from None
    if not isinstance(bot_class, type) or not callable(getattr(bot_class, "decide", None)):
        raise BadOptions(
            f"{name} is no bot: it must be a class with a method decide(view, question)."
        )
    try:
        return bot_class(seed)
    except (Exception, SystemExit) as error:
        if issubclass(bot_class, Bot) and "compiled" in str(error):
            # Where `Bot` is machine code, Python cannot derive from it.
            raise BadOptions(
                f"the bot {name} cannot be made: it is derived from Bot, which is compiled here; "
                "a bot of your own needs no base class."
            ) from None
        raise BadOptions(
            f"the bot {name} cannot be made: {_reason(error)}; "
            "its class is called with one argument, the seed."
        ) from None


def _reason(error: BaseException) -> str:
    """Return what went wrong in somebody else's code."""
    text = str(error).rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _shown(answer: Any) -> str:
    """Return an answer as a program would write it, however strange it is."""
    try:
        shown = repr(answer)
    except Exception:
        shown = f"an object of class {type(answer).__name__}"
    return shown if len(shown) <= 60 else f"{shown[:57]}..."
