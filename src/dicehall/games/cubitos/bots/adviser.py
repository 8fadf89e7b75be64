"""The adviser of Cubitos: weighs every option of every question by the chance to win it leads to."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from dicehall.bots.advice import Weighed, best_of
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.cubitos.bots.baseline import Baseline, FinishedRace, Known, Running, has_moved
from dicehall.games.cubitos.bots.gains import (
    TOUCH,
    ability_gains,
    clear_roll_gains,
    face_gains,
    faces_gains,
    gained_die_gains,
    give_to_gains,
    lost_die_gains,
    place_gains,
    reward_gains,
    to_roll_gains,
)
from dicehall.games.cubitos.bots.learned_worths import LearnedWorths
from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.bots.pushes import bust_worth
from dicehall.games.cubitos.bots.pushing import best_push, weigh_on_push, weigh_push, weigh_to_roll
from dicehall.games.cubitos.bots.race_network import RaceNetwork
from dicehall.games.cubitos.bots.said_chances import SaidChances, inputs_of, log_odds
from dicehall.games.cubitos.bots.spending import (
    weigh_die_bought,
    weigh_either,
    weigh_move,
    weigh_moves_bought,
)
from dicehall.games.cubitos.bots.standing import outlook_key
from dicehall.games.cubitos.bots.value import Value, read_weights
from dicehall.games.cubitos.bots.worths import FittedWorths, Worths
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.run_gains import Hauls
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.tally import tally_of

FALLS: Final = 300
"""Up to this many outcomes of a roll are weighed one by one; of more, this many are sampled."""
MODEST: Final = 0.68
"""Chances are reported this many times as far from an even share as they were computed: the values of dice
are chosen to make bots buy well, and so overstate differences (`research/adviser_calibration.py`)."""


class CubitosAdviser:
    """Weighs options."""

    def __init__(
        self,
        weights: list[float] | None = None,
        falls: int = FALLS,
        bold: float = 0.0,
        *,
        learned: bool = False,
        network: dict[str, Any] | None = None,
    ) -> None:
        self._weights: list[float] = read_weights() if weights is None else weights
        self._falls = falls
        self._bold = bold
        """If positive, pushes are not weighed: the bot pushes as long as a bust is no likelier than this."""
        self._learned = learned
        """Whether positions are judged by the network, and not by the weights."""
        self._saved = network
        """The network to judge by, if it is not the one that comes with the game."""
        self._value: Value | None = None
        self._network: RaceNetwork | None = None
        self._hauls: Hauls | None = None
        self._outlook: Outlook | None = None
        self._said: SaidChances | None = None
        self._key: list[int] = []
        """What the last outlook depends on."""
        self._ranking = False

    def rank(self, view: View, question: Question) -> list[Weighed]:
        """Return options in the order of `weigh`, but faster, without working out the baseline."""
        self._ranking = True
        weighed = self.planned(view, question)
        self._ranking = False
        return weighed

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option of a question with the chance to win it leads to, and why."""
        found = self.planned(view, question)
        if not self._learned:
            seats = view.game.seats
            return [Weighed(one.option, modest(one.worth, seats), one.reasons) for one in found]
        assert self._outlook is not None
        if self._said is None:
            self._said = SaidChances()
        return self._said.said(self._outlook, question.choice.name(), found)

    def known(self, view: View, question: Question, planned: list[Weighed]) -> list[float]:
        """Return what `SaidChances` knows at a question that was planned, and last the plan's log-odds."""
        state = view.state
        assert isinstance(view.game, Cubitos)
        assert isinstance(state, CubitosState)
        outlook = self._outlook_of(view.game, state, question.seat)
        best = best_of(planned).worth
        return [*inputs_of(outlook, question.choice.name(), best), log_odds(best)]

    def planned(self, view: View, question: Question) -> list[Weighed]:
        """Return the same as `weigh`, but with the chances that the plan expects."""
        game = view.game
        state = view.state
        assert isinstance(game, Cubitos)
        assert isinstance(state, CubitosState)
        outlook = self._outlook_of(game, state, question.seat)
        name = question.choice.name()
        options = question.options
        if name == "buy_moves":
            return weigh_moves_bought(outlook, options)
        if name == "move":
            return weigh_move(outlook, options)
        if name == "buy":
            return weigh_die_bought(outlook, options)
        outlook.weigh_cards()
        if name == "push":
            return weigh_push(outlook, self._falls, self._bold, options)
        if name == "on_push":
            return weigh_on_push(outlook, self._falls, options)
        if name == "to_roll":
            return weigh_to_roll(outlook, self._falls, options)
        if name == "either":
            return weigh_either(outlook, options)
        return self._baseline(outlook).told(options, _gains(outlook, name, options))

    def chance(self, game: Cubitos, state: CubitosState, seat: int) -> float:
        """Return a player's chance to win between two rounds."""
        value = self._value_of(game)
        mine = 0.0
        total = 0.0
        for other in range(len(state.players)):
            if self._network is not None:
                strength = self._network.strength_now(state, other)
            else:
                strength = value.strength(state, other)
            power = exp(max(-40.0, min(40.0, strength)))
            total += power
            if other == seat:
                mine = power
        return mine / total

    def _value_of(self, game: Cubitos) -> Value:
        if self._value is None or self._value.game is not game:
            self._value = Value(game, self._weights)
            self._hauls = Hauls(game)
            self._network = RaceNetwork(game, self._saved) if self._learned else None
            self._outlook = None
        return self._value

    def _outlook_of(self, game: Cubitos, state: CubitosState, seat: int) -> Outlook:
        """Return the outlook of a player; the last one, if nothing has changed since."""
        value = self._value_of(game)
        outlook = self._outlook
        key = self._key_of(state, seat)
        if outlook is not None and self._key == key:
            outlook.look_again(state)
            return outlook
        self._key = key
        assert self._hauls is not None
        worths: Worths
        if self._network is not None:
            worths = LearnedWorths(self._network, state, seat)
        else:
            worths = FittedWorths(value, state, seat)
        outlook = Outlook(value, worths, self._hauls, state, seat)
        outlook.pushes_again = self._learned
        self._outlook = outlook
        return outlook

    def _key_of(self, state: CubitosState, seat: int) -> list[int]:
        """Return the numbers on which a player's outlook depends: all there are, for the network."""
        return [seat, *state.numbers()] if self._learned else outlook_key(state, seat)

    def _baseline(self, outlook: Outlook) -> Baseline:
        """Return what the position is worth whichever option is chosen."""
        me = outlook.me
        if not me.passed:
            return Known(outlook, self._hoped(outlook))
        if not has_moved(outlook.state, outlook.seat):
            if me.busted:
                # The fan for the bust has not been gained yet.
                return Known(outlook, outlook.strength_for(bust_worth(outlook, me.active)))
            return Running(outlook)
        if outlook.game.course.finished(me.position):
            return FinishedRace(outlook)
        return Known(outlook, outlook.settled())

    def _hoped(self, outlook: Outlook) -> float:
        """Return the strength a player in the roll phase hopes to end the round with."""
        me = outlook.me
        if not me.active or self._ranking:
            return outlook.worths.hoped(outlook.state)
        tally = tally_of(me.active)
        chance = outlook.chance_after(outlook.haul(tally))
        if not me.roll.empty():
            chance = max(chance, best_push(outlook, self._falls, tally).chance)
        return outlook.strength_for(chance)


def modest(chance: float, seats: int) -> float:
    """Return a chance moved towards an even share, which is closer to what happens; certainties stay."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    even = -log(seats - 1)
    odds = even + MODEST * (log(chance / (1.0 - chance)) - even)
    return 1.0 / (1.0 + exp(-odds))


def _gains(outlook: Outlook, name: str, options: list[int]) -> list[float]:
    """Return what every option of a question gains, as strength."""
    if name in ("draw", "free_roll", "draw_uncounted", "draw_freely"):
        return to_roll_gains(outlook, name, options)
    if name in ("run", "now", "would_bust", "after_move"):
        return ability_gains(outlook, name, options)
    if name in ("step", "nearby_reward"):
        return place_gains(outlook, name, options)
    if name == "reward":
        return reward_gains(outlook, options)
    if name == "gain":
        return gained_die_gains(outlook, options)
    if name in ("lose", "give"):
        return lost_die_gains(outlook, options)
    if name in ("borrow", "set"):
        return faces_gains(outlook, name, options)
    if name == "face":
        return face_gains(outlook, options)
    if name == "give_to":
        return give_to_gains(outlook, options)
    if name == "discard_after_bust":
        return clear_roll_gains(outlook, options)
    # Anything that is offered by a yes-or-no question is worth having.
    return [TOUCH * option for option in options]
