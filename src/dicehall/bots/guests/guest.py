"""A bot from outside, seen from dicehall: it is asked in lines of JSON (`docs/bot-protocol.md`)."""

from __future__ import annotations

import atexit
import weakref
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

import dicehall
from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.bots.guests.process import EXEC, GuestFailed, GuestProcess, program_of, start_of
from dicehall.bots.guests.terms import STARTING_SECONDS, Terms
from dicehall.core.game import View
from dicehall.core.match import Match
from dicehall.core.mistakes import BadOptions
from dicehall.core.question import Question
from dicehall.core.seeds import seed_of_bot
from dicehall.games.explain import question_of, view_of

PROTOCOL: Final = 1
"""The version of the protocol; it grows with a change that breaks programs."""
ASKED: Final = ("question", "weigh")
"""The messages that nobody can answer before they are sent."""
WANTS: Final = ("view", "explained", "state")
"""The extra fields that a program can ask for with each question."""
LISTED: Final = 12
"""How many options a mistake lists at most."""


class Guest(Bot):
    """A bot in a process of its own. Nothing it does can reach a game; whatever goes wrong is its mistake."""

    def __init__(self, name: str, game: str, seed: str, terms: Terms | None = None) -> None:
        _check_name(name)
        self._name = name
        # It may have been made from the seed of the dice, which no bot from outside may learn.
        self._seed = seed_of_bot(seed)
        self._terms = Terms() if terms is None else terms
        self._begun = False
        self._left = self._terms.game
        # The view is only copied into a message, so a play-out need not copy it first.
        self.only_looks = True
        self._session = _session(name, game, self._terms)
        # When nobody refers to this object any more, its process may serve another game.
        weakref.finalize(self, _give_back, self._session)

    def begin(self, view: View) -> None:
        """Tell the bot which game it plays, so that it can prepare itself; done once for every game."""
        if self._begun:
            return
        self._begun = True
        game = view.game
        options = {"rules": game.rules, "options": game.options(), "players": game.seats}
        about = {
            "type": "game",
            "game": game.name,
            **options,
            "seat": view.seat,
            "seed": self._seed,
        }
        self._answered(about, "ready", self._left, self._for_game())

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the bot chooses; refuse an option that was not offered."""
        assert view is not None
        self.begin(view)
        seconds, limit = self._terms.decision, self._for_decision()
        if self._left < seconds:
            seconds, limit = self._left, self._for_game()
        asked = self._asked("question", view, question)
        given = self._answered(asked, "answer", seconds, limit).get("option")
        if isinstance(given, int) and not isinstance(given, bool):
            if 0 <= given < len(question.options):
                return question.options[given]
        elif isinstance(given, str):
            found = question.choice.find(view.game.table(view.state), question.options, given)
            if found is not None:
                return found
        raise self._cheated(view, question, given)

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return the bot's judgement of each option; empty if it does not weigh options."""
        if not self._session.weighs:
            return []
        self.begin(view)
        asked = self._asked("weigh", view, question)
        given = self._answered(asked, "weighed", self._terms.decision, self._for_decision())
        try:
            weighed = [
                Weighed(
                    option,
                    float(one["worth"]),
                    {str(key): float(figure) for key, figure in one.get("reasons", {}).items()},
                )
                for option, one in zip(question.options, given["options"], strict=True)
            ]
        except (KeyError, TypeError, ValueError, AttributeError):
            raise self._failed(
                "cheated",
                f"must weigh every option of {question.asked} once, in their order, with a worth.",
            ) from None
        return weighed

    def _asked(self, kind: str, view: View, question: Question) -> dict[str, Any]:
        """Return a question with as much of the position as the bot wants."""
        wants = self._session.wants
        game, state = view.game, view.state
        sent: dict[str, Any] = {"type": kind}
        if "state" in wants:
            sent |= {"seat": question.seat, "turn": question.turn, "numbers": question.options}
            return sent | {"state": game.save(state)}
        explained = "explained" in wants
        if "view" in wants or explained:
            # Explaining may change the state it works on, so it gets a copy of its own.
            match = Match(game, state=state.copy(), listen=False)
            sent |= question_of(match, question, explained)
        else:
            texts = [{"text": option.text} for option in view.options(question)]
            seat = {"seat": question.seat, "turn": question.turn}
            sent |= {**seat, "asked": question.asked, "options": texts}
        if "view" in wants:
            sent["view"] = view_of(game, state)
        return sent

    def _answered(
        self, message: dict[str, Any], kind: str, seconds: float, limit: str
    ) -> Mapping[str, Any]:
        """Return the answer to a message; count the time until it came."""
        session = self._session
        # Hello and ready may be said early; an answer cannot be, so this is a second one.
        if message["type"] in ASKED and (unasked := session.process.unasked()):
            said = start_of(unasked)
            raise self._failed("cheated", f"answered before it was asked again: '{said}'.")
        begin = monotonic()
        session.trusted = False
        try:
            answer = session.process.exchange(message, seconds, limit)
        except GuestFailed as failed:
            session.trusted = failed.told_by_it
            raise
        self._left -= monotonic() - begin
        if answer["type"] != kind:
            raise self._failed(
                "cheated", f"answered a {message['type']} with '{answer['type']}', not '{kind}'."
            )
        session.trusted = True
        return answer

    def _for_decision(self) -> str:
        return f"{self._terms.decision:g} s for one decision"

    def _for_game(self) -> str:
        return f"{self._terms.game:g} s for one game"

    def _failed(self, why: str, text: str) -> GuestFailed:
        self._session.trusted = False
        return GuestFailed(why, f"the bot {self._name} {text}")

    def _cheated(self, view: View, question: Question, given: object) -> GuestFailed:
        shown = repr(given) if len(repr(given)) <= 60 else f"{repr(given)[:57]}..."
        return self._failed(
            "cheated",
            f"answered {question.asked} with {shown}; {offered(self._name, view, question)}.",
        )

    def __repr__(self) -> str:
        """Return its name."""
        return f"<Guest {self._name}: a bot>"

    def kill(self) -> None:
        """End the bot at once, even while somebody waits for its answer."""
        self._session.trusted = False
        self._session.process.kill()


def offered(bot: str, view: View, question: Question) -> str:
    """Return in words which options a question has offered, and how this bot can name one."""
    listed = "; ".join([option.text for option in view.options(question)[:LISTED]])
    more = len(question.options) - LISTED
    how = "a number of question.options, an Option or its text"
    if bot.startswith(EXEC):
        how = f"the text of one or its place, from 0 to {len(question.options) - 1}"
    return f"offered were {listed}{f'; and {more} more' if more > 0 else ''} (answer with {how})"


class _Session:
    """A running program that has said hello."""

    def __init__(self, process: GuestProcess) -> None:
        self.process: Final = process
        hello = {"type": "hello", "protocol": PROTOCOL, "dicehall": dicehall.__version__}
        try:
            answer = process.exchange(
                {**hello, "game": process.game},
                STARTING_SECONDS,
                f"{STARTING_SECONDS:g} s to say hello",
            )
            wants = answer.get("wants", ["view"])
            if answer["type"] != "hello" or answer.get("protocol") != PROTOCOL:
                raise BadOptions(
                    f"the bot {process.name} does not speak version {PROTOCOL} of the bot protocol."
                )
            if not isinstance(wants, list) or any(want not in WANTS for want in wants):
                raise BadOptions(
                    f"the bot {process.name} wants {wants}; there is {', '.join(WANTS)}."
                )
        except GuestFailed as failed:
            process.close()
            raise BadOptions(str(failed)) from None
        except BadOptions:
            process.close()
            raise
        self.wants: Final[list[str]] = wants
        self.weighs: Final = bool(answer.get("weighs", False))
        self.trusted = True
        """Whether it has answered all it was asked, so that it can be asked again."""


_idle: list[_Session] = []
"""Programs that wait for another game: to start one takes longer than many games."""


def _session(name: str, game: str, terms: Terms) -> _Session:
    for session in _idle:
        process = session.process
        if (process.name, process.game, process.terms) == (name, game, terms):
            _idle.remove(session)
            return session
    return _Session(GuestProcess(name, game, terms))


def _give_back(session: _Session) -> None:
    if session.trusted and not session.process.unasked():
        _idle.append(session)
    else:
        session.process.close()


@atexit.register
def end_idle() -> None:
    """End all programs that wait for another game."""
    while _idle:
        _idle.pop().process.close()


def _check_name(name: str) -> None:
    if name.startswith(EXEC):
        if not program_of(name):
            raise BadOptions(f"'{name}' names no program; one is named as in exec:./mybot --deep.")
        return
    module, _, class_name = name.partition(":")
    if not module or not class_name:
        raise BadOptions(f"'{name}' names no bot; one of your own is named as in my_bots:Cautious.")
