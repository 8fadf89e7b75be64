"""A seat for a bot from outside: if it breaks the terms, it forfeits the game, and another bot plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from dicehall.bots.bot import Bot
from dicehall.bots.guests.guest import Guest
from dicehall.bots.guests.process import GuestFailed
from dicehall.bots.guests.terms import Terms
from dicehall.bots.registry import make_bot, own_bot, usual_bot
from dicehall.core.game import AnyGame, State, View, view_of
from dicehall.core.mistakes import BadOptions
from dicehall.core.question import Question


@dataclass(frozen=True)
class Forfeit:
    """Why a seat has lost a game before its end."""

    seat: int
    bot: str
    why: str
    """One word: ``crashed``, ``cheated``, ``hung``, ``exited`` or ``memory``."""
    message: str
    """The same as a sentence."""
    trace: str = ""
    """Where it happened in the bot's own code, if that is known."""

    def save(self) -> dict[str, Any]:
        """Return it in a form JSON can represent, without the trace."""
        return {"seat": self.seat, "bot": self.bot, "why": self.why, "told": self.message}


class GuestSeat(Bot):
    """A bot from outside, and the game's usual bot, which takes its place if it forfeits."""

    def __init__(self, name: str, game: str, seed: str, terms: Terms) -> None:
        self.name: Final = name
        self.only_looks = True
        self.forfeit: Forfeit | None = None
        """Why the bot no longer plays; None while it does."""
        self.stand_in: Final = usual_bot(game)
        """The bot that plays on."""
        self._of_the_house = make_bot(self.stand_in, game, seed)
        self._guest: Guest | None = None
        self._sent_away = False
        self._make = partial(Guest, name, game, seed, terms)

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the bot chooses or, after a forfeit, what the other bot chooses in its place."""
        assert view is not None
        if self.forfeit is None and not self._sent_away:
            try:
                if self._guest is None:
                    self._guest = self._make()
                return self._guest.decide(view, question)
            except (BadOptions, GuestFailed) as failed:
                why, trace = "crashed", ""
                if isinstance(failed, GuestFailed):
                    why, trace = failed.why, failed.trace
                self._guest = None
                if not self._sent_away:
                    self.forfeit = Forfeit(question.seat, self.name, why, str(failed), trace)
        bot = self._of_the_house
        return bot.decide(
            view if bot.only_looks else view_of(view.game, view.seat, view.state), question
        )

    def send_away(self) -> None:
        """End the bot at once, even while it thinks; this does not count as a forfeit."""
        self._sent_away = True
        if self._guest is not None:
            self._guest.kill()


def is_guest(name: str, game: str) -> bool:
    """Return whether a bot comes from outside."""
    return ":" in name and own_bot(name, game, "") is None


def seat_bot(name: str, game: str, seed: str, terms: Terms) -> Bot:
    """Return a bot for one seat of one game; a bot from outside sits on a `GuestSeat`."""
    return own_bot(name, game, seed) or (
        GuestSeat(name, game, seed, terms) if ":" in name else make_bot(name, game, seed)
    )


def check_bots(names: Sequence[str], game: AnyGame, terms: Terms) -> None:
    """Refuse bots that do not exist or cannot prepare for this game."""
    for name in dict.fromkeys(names):
        bot = make_bot(name, game.name, "check", terms)
        if isinstance(bot, Guest):
            try:
                bot.begin(View(game, 0, game.start()))
            except GuestFailed as failed:
                raise BadOptions(str(failed)) from None


def forfeits_of(bots: Sequence[Bot]) -> list[Forfeit]:
    """Return who has forfeited, seat by seat."""
    return [bot.forfeit for bot in bots if isinstance(bot, GuestSeat) and bot.forfeit is not None]


def winners_of(game: AnyGame, state: State, forfeits: Sequence[Forfeit]) -> list[int]:
    """Return who has won: the best of those who have not forfeited; if all have, they share the win."""
    lost = {forfeit.seat for forfeit in forfeits}
    if len(lost) == game.seats:
        return list(range(game.seats))
    winners = [seat for seat in game.winners(state) if seat not in lost]
    if winners:
        return winners
    scores = {seat: score for seat, score in enumerate(game.scores(state)) if seat not in lost}
    return [seat for seat, score in scores.items() if score == max(scores.values())]
