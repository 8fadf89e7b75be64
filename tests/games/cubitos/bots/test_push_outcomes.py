"""Pushing on: the rest of the roll phase weighed exactly, beside the same worked out die by die."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.cubitos.bots.test_adviser import next_question

from dicehall.bots.advice import best_of
from dicehall.core.engine import choose, settle
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.dice_facts import DiceFacts
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.bots.push_outcomes import AT_RISK, TOO_RISKY, PushWeigher, bust_worth
from dicehall.games.cubitos.bots.race_network import RaceNetwork, read_weights
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.odds.run_gains import Hauls
from dicehall.games.cubitos.rules.dice import BLANK, COLOURS, FACES, KINDS, POWER, SYMBOL, own_kind
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.tally import DICE, POWERS, count_shown, tally_of

DICE_IN_ROLL = (4, 5)


def outlook_of(game: Cubitos, state: CubitosState, seat: int) -> Outlook:
    """Return a player's outlook as champion has it."""
    judge = Judge(RaceNetwork(game, read_weights("champion-1")), state, seat)
    return Outlook(DiceFacts(game), judge, Hauls(game), state, seat).weigh_cards()


class DieByDie:
    """The chance to win of a player who pushes on as long as that is best; every die falls by itself."""

    def __init__(self, outlook: Outlook, pushes_on: bool = True) -> None:
        self._outlook = outlook
        self._pushes_on = pushes_on
        self._bust = bust_worth(outlook, outlook.position.me.active)
        self._after_push = sum(
            int(tally[colour] + tally[POWERS + colour]) * outlook.push_extra[colour]
            for tally in [tally_of(outlook.position.me.active)]
            for colour in range(COLOURS)
        )
        self._known: dict[tuple[int, ...], float] = {}
        """By the dice left and the tally: what was worked out before."""

    def pushed(self, dice: list[int], tally: list[int], extra: float, first: bool) -> float:
        """Return the chance after a push of these dice."""
        sides = [self._outlook.facts.sides[kind] for kind in dice]
        total = 0.0
        for faces in product(*sides):
            hits = [(kind, face) for kind, face in zip(dice, faces, strict=True) if face != BLANK]
            left = [kind for kind, face in zip(dice, faces, strict=True) if face == BLANK]
            if not hits:
                risky = self._outlook.position.me.at_risk or tally[DICE] >= AT_RISK
                passing = self._passing(tally, extra)
                again = self.best(left, tally, extra) if first else passing
                total += self._bust if risky else again
                continue
            after, more = list(tally), extra
            for kind, face in hits:
                count_shown(after, kind * FACES + face, 1, False)
                if face in (SYMBOL, POWER) and own_kind(kind) < COLOURS:
                    more += self._outlook.now_extra[own_kind(kind)]
            total += self.best(left, after, more)
        ways = 1
        for one in sides:
            ways *= len(one)
        return total / ways

    def best(self, left: list[int], tally: list[int], extra: float) -> float:
        """Return the better of passing and pushing what is left."""
        key = (len(left), *sorted(left), *tally)
        if key not in self._known:
            self._known[key] = self._best(left, tally, extra)
        return self._known[key]

    def _best(self, left: list[int], tally: list[int], extra: float) -> float:
        missing = 1.0
        for kind in left:
            missing *= self._outlook.facts.likely[kind][BLANK]
        passing = self._passing(tally, extra)
        if missing >= TOO_RISKY or not self._pushes_on:
            return passing
        return max(passing, self.pushed(left, tally, extra, False))

    def _passing(self, tally: list[int], extra: float) -> float:
        haul = self._outlook.haul(tally)
        haul.extra += extra + self._after_push
        return self._outlook.round_end.chance_after(haul)


@pytest.mark.parametrize("race", ["1", "4", "7"])
def test_all_pushes_to_come_are_weighed_exactly(race: str) -> None:
    game = from_options({"race": race, "players": 2, "rounds": 8})
    state = game.start()
    table = game.table(state)
    settle(table)
    source = SeededDice("pushing on")
    adviser = CubitosAdviser()
    compared = pushed_on = 0
    while (question := next_question(game, table, source)) is not None and compared < 4:
        seat = question.seat
        me = state.players[seat]
        roll = me.roll.counts()
        dice = [kind for kind in range(KINDS) for _ in range(roll[kind])]
        if question.choice.name() == "push" and len(dice) in DICE_IN_ROLL:
            outlook = outlook_of(game, state, seat)
            tally = tally_of(me.active)
            weigher = PushWeigher(outlook, 10_000, bust_worth(outlook, me.active))
            found = weigher.weigh(roll, list(tally), me.at_risk > 0, 0.0, 0.0)
            assert tally == tally_of(me.active)
            worked_out = DieByDie(outlook).pushed(dice, tally, 0.0, True)
            assert found.chance == pytest.approx(worked_out, abs=1e-9)
            compared += 1
            once = DieByDie(outlook, pushes_on=False).pushed(dice, tally, 0.0, True)
            pushed_on += found.chance > once + 1e-9
        choose(table, question, best_of(adviser.rank(view_of(game, seat, state), question)).option)
    assert compared == 4
    assert pushed_on > 0
