"""The adviser of Cubitos: weighs every option of every question by the chance to win it leads to."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from dicehall.bots.advice import Weighed, best_of
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.cubitos.bots.baseline import Baseline, FinishedRace, Known, Running, has_moved
from dicehall.games.cubitos.bots.calibration import Calibration, inputs_of, log_odds
from dicehall.games.cubitos.bots.dice_facts import DiceFacts
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.moves_and_purchases import (
    weigh_die_bought,
    weigh_either,
    weigh_move,
    weigh_moves_bought,
)
from dicehall.games.cubitos.bots.option_gains import (
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
from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.bots.push_options import (
    best_push,
    weigh_on_push,
    weigh_push,
    weigh_push_by_risk,
    weigh_to_roll,
)
from dicehall.games.cubitos.bots.push_outcomes import bust_worth
from dicehall.games.cubitos.bots.race_network import RaceNetwork, read_weights
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.run_gains import Hauls
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.tally import tally_of

WEIGHTS: Final = "champion-1"
"""The weights of the judge, if no others are given: those of today's champion."""
FALLS: Final = 300
"""Up to this many outcomes of a roll are weighed one by one; of more, this many are sampled."""
FEW_FALLS: Final = 30
"""The same for players who push up to a risk, and weigh outcomes only for a card used with a push."""


class CubitosAdviser:
    """Weighs options."""

    def __init__(
        self,
        weights: dict[str, Any] | None = None,
        *,
        falls: int = FALLS,
        most_risk: float = 0.0,
        knows_cards: bool = True,
    ) -> None:
        self._weights: dict[str, Any] = read_weights(WEIGHTS) if weights is None else weights
        self._falls = falls if most_risk == 0.0 else FEW_FALLS
        self._most_risk = most_risk
        """If positive, pushes are not weighed, but made as long as a bust is no likelier than this."""
        self._knows_cards = knows_cards
        """Whether the judge knows each card, or only what the dice cost."""
        self._facts: DiceFacts | None = None
        self._network: RaceNetwork | None = None
        self._hauls: Hauls | None = None
        self._outlook: Outlook | None = None
        self._calibration: Calibration | None = None
        self._key: list[int] = []
        """The position that the last outlook is of."""
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
        assert self._outlook is not None
        if self._calibration is None:
            self._calibration = Calibration()
        return self._calibration.calibrated(self._outlook, question.choice.name(), found)

    def known(self, view: View, question: Question, planned: list[Weighed]) -> list[float]:
        """Return what `Calibration` knows at a question that was planned, and last the plan's log-odds."""
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
        name = question.choice.name()
        options = question.options
        if name == "push" and self._ranking and self._most_risk > 0.0:
            self._look(game)
            assert self._facts is not None
            return weigh_push_by_risk(self._facts, state, question.seat, self._most_risk, options)
        outlook = self._outlook_of(game, state, question.seat)
        if name == "buy_moves":
            return weigh_moves_bought(outlook, options)
        if name == "move":
            return weigh_move(outlook, options)
        if name == "buy":
            return weigh_die_bought(outlook, options)
        outlook.weigh_cards()
        if name == "push":
            return weigh_push(outlook, self._falls, self._most_risk, options)
        if name == "on_push":
            return weigh_on_push(outlook, self._falls, options)
        if name == "to_roll":
            return weigh_to_roll(outlook, self._falls, options)
        if name == "either":
            return weigh_either(outlook, options)
        return self._baseline(outlook).weighed(options, _gains(outlook, name, options))

    def chance(self, game: Cubitos, state: CubitosState, seat: int) -> float:
        """Return a player's chance to win between two rounds."""
        network = self._look(game)
        mine = 0.0
        total = 0.0
        for other in range(len(state.players)):
            power = exp(max(-40.0, min(40.0, network.strength_now(state, other))))
            total += power
            if other == seat:
                mine = power
        return mine / total

    def _look(self, game: Cubitos) -> RaceNetwork:
        """Return the network for a game; what is known of the game is worked out when it is first seen."""
        if self._network is None or self._network.game is not game:
            self._facts = DiceFacts(game)
            self._hauls = Hauls(game)
            self._network = RaceNetwork(game, self._weights, self._knows_cards)
            self._outlook = None
        return self._network

    def _outlook_of(self, game: Cubitos, state: CubitosState, seat: int) -> Outlook:
        """Return the outlook of a player; the last one, if nothing has changed since."""
        network = self._look(game)
        outlook = self._outlook
        key = [seat, *state.numbers()]
        if outlook is not None and self._key == key:
            outlook.position.look_again(state)
            return outlook
        self._key = key
        assert self._facts is not None
        assert self._hauls is not None
        outlook = Outlook(self._facts, Judge(network, state, seat), self._hauls, state, seat)
        self._outlook = outlook
        return outlook

    def _baseline(self, outlook: Outlook) -> Baseline:
        """Return what the position is worth whichever option is chosen."""
        me = outlook.position.me
        if not me.passed:
            return Known(outlook, self._hoped(outlook))
        if not has_moved(outlook.position.state, outlook.position.seat):
            if me.busted:
                # The fan for the bust has not been gained yet.
                return Known(outlook, outlook.position.strength_for(bust_worth(outlook, me.active)))
            return Running(outlook)
        if outlook.game.course.finished(me.position):
            return FinishedRace(outlook)
        return Known(outlook, outlook.round_end.settled())

    def _hoped(self, outlook: Outlook) -> float:
        """Return the strength a player in the roll phase hopes to end the round with."""
        me = outlook.position.me
        if not me.active or self._ranking:
            return outlook.judge.hoped(outlook.position.state)
        tally = tally_of(me.active)
        chance = outlook.round_end.chance_after(outlook.haul(tally))
        if not me.roll.empty():
            chance = max(chance, best_push(outlook, self._falls, tally).chance)
        return outlook.position.strength_for(chance)


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
