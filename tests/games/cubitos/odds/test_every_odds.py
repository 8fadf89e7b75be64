"""Every figure of Cubitos's odds that is called exact, against a push played in every way by the rules.

Positions are random, with cards of the box and cards drawn from the whole vocabulary. A figure given by two
limits must lie between them. What cannot be enumerated in time is left out; the test counts what is compared.
"""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from tests.games.cubitos.odds.drawn import Drawn, drawn_game, drawn_position
from tests.games.cubitos.odds.every_play import (
    SEAT,
    EveryPlay,
    TooMuch,
    all_missed,
    chance_to_end_on,
    least_bust,
    pushed,
)

import dicehall
from dicehall.core.chances import Between
from dicehall.core.dice import outcomes, ways
from dicehall.core.engine import settle
from dicehall.core.match import Match
from dicehall.core.stream import Stream
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.cards.offer_words import YES
from dicehall.games.cubitos.explain.risk import stake_of
from dicehall.games.cubitos.odds.push import PushOdds, push_odds
from dicehall.games.cubitos.odds.push_risk import MOST_STEPS
from dicehall.games.cubitos.rules.dice import (
    CREDIT,
    MOVE,
    POWER,
    SYMBOL,
    USED,
    die_text,
    face_of,
    kind_of,
)
from dicehall.games.cubitos.rules.roll_phase import PASS, PUSH
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.zone import thrown_from
from dicehall.games.explain import question_of

LONG = os.environ.get("DICEHALL_TEST_PROFILE") == "long"
PARTS = 20 if LONG else 1
POSITIONS = 1_000 if LONG else 30
"""How many positions are drawn in each part."""
OF_ONE_RACE = 5
"""How many positions are drawn of each random race."""


class Comparison:
    """Compares all the odds of one position with what the rules bring."""

    def __init__(self, drawn: Drawn, counts: Counter[str]) -> None:
        self.drawn = drawn
        self.game = drawn.game
        self.state = drawn.state
        self.counts = counts
        """How many figures of each kind were compared."""
        self.begun = pushed(self.game, self.state)
        self.odds: PushOdds = push_odds(self.game, self.state, SEAT, drawn.space, MOST_STEPS)

    def compare(self) -> None:
        """Compare everything."""
        self.counts["positions"] += 1
        plain = least_bust(self.game, self.begun, uses=False)
        self.same("bust", self.odds.bust, plain)
        self.amounts()
        told = self.explained(self.state)
        about = told["about"]
        self.same("explained bust", chance_of(about["bust"]), plain)
        self.hits(about)
        self.bust(about)
        try:
            best = least_bust(self.game, self.begun)
            self.within("best", self.odds.bust_at_best, best)
            self.within("explained best", between(about, "bust_at_best", "best_at_least"), best)
        except TooMuch:
            self.counts["best left out"] += 1
        self.abilities(plain, about["abilities"])
        self.options(self.begun, "on_push")
        missed = all_missed(self.game, self.begun)
        if missed is not None:
            self.options(missed, "would_bust")
        self.spaces()
        self.public()

    # ---- the figures

    def public(self) -> None:
        """Compare `dicehall.odds`, which plays on for longer, and so hardly ever knows less."""
        reach = self.odds.reach
        assert reach is not None
        known = {
            "bust": Between(self.odds.bust, self.odds.bust),
            "bust at best": self.odds.bust_at_best,
            "reach by passing": reach.passing,
            "reach by pushing": reach.pushing,
        }
        if not all(chance.exact() for chance in known.values()):
            self.counts["public left out"] += 1
            return
        match = Match(self.game, state=self.state.copy(), listen=False)
        public = dicehall.odds(match, SEAT, self.drawn.space)
        assert {*public.chances} | {*public.between} == {*known}
        for name, chance in known.items():
            if name in public.chances:
                self.same("public", public.chances[name], chance.least)
            else:
                self.within("public", Between(*public.between[name]), chance.least)
        amounts = {what: after.chances for what, after in self.odds.after.items()}
        self.same("public amounts", public.amounts, amounts)

    def abilities(self, plain: Fraction, explained: list[dict[str, Any]]) -> None:
        """Compare the chance with each ability alone; those that are not listed change nothing."""
        listed = {(one.die, one.moment): one.bust for one in self.odds.abilities}
        told = {(text_of(one["die"]), one["moment"]): one for one in explained}
        assert listed.keys() == told.keys(), self.drawn
        table = self.game.table(self.state)
        for die in set(self.state.players[SEAT].active):
            card = table.card_of(kind_of(die))
            if card is None or face_of(die) not in (SYMBOL, POWER):
                continue
            for moment in (ON_PUSH, WOULD_BUST):
                if card.programs[moment] is None:
                    continue
                key = (die_text(die), MOMENT_NAMES[moment])
                try:
                    alone = least_bust(self.game, self.begun, only=" ".join(key))
                except TooMuch:
                    self.counts["abilities left out"] += 1
                    continue
                if key in listed:
                    self.within("ability", listed[key], alone)
                    limits = between(told[key], "bust", "bust_at_least")
                    self.within("explained ability", limits, alone)
                else:
                    self.same("ability that changes nothing", plain, alone)

    def options(self, state: CubitosState, asked: str) -> None:
        """Compare the chance after each option of a question about abilities."""
        table = self.game.table(state.copy())
        settle(table)
        question = table.questions[SEAT + 1]
        if question is None or question.choice.name() != asked:
            return
        play = EveryPlay(self.game)
        for option, told in zip(question.options, self.explained(state)["options"], strict=True):
            try:
                after = play.after(state, question, option)
                alone = least_bust(self.game, after, uses=False)
            except TooMuch:
                self.counts["options left out"] += 1
                continue
            self.within(asked, between(told["told"], "bust", "bust_at_least"), alone)

    def amounts(self) -> None:
        """Compare what is active when the dice have fallen, before anything is done with them."""
        found: dict[str, Counter[int]] = {what: Counter() for what in self.odds.after}
        counts = thrown_from(self.state.players[SEAT].roll)
        for cells, times in outcomes(self.game.dice, counts):
            table = self.game.table(self.state.copy())
            table.push(SEAT)
            table.roll_fell(SEAT, cells)
            if not table.state.players[SEAT].would_bust:
                for what, amount in active_amounts(self.game, table.state).items():
                    found[what][amount] += times
        now = active_amounts(self.game, self.state)
        for what, after in self.odds.after.items():
            total = ways(self.game.dice, counts)
            chances = {number: Fraction(times, total) for number, times in found[what].items()}
            self.same(what, dict(after.chances), chances)
            self.same(what, after.now, now[what])
            mean = sum((number * chance for number, chance in chances.items()), Fraction(0))
            self.same(what, after.mean, mean)

    def hits(self, about: dict[str, Any]) -> None:
        """Compare how many of the dice rolled hit."""
        found: Counter[int] = Counter()
        counts = thrown_from(self.state.players[SEAT].roll)
        for cells, times in outcomes(self.game.dice, counts):
            table = self.game.table(self.state.copy())
            table.state.players[SEAT].at_risk = 0
            table.roll_fell(SEAT, cells)
            found[table.state.players[SEAT].hits] += times
        total = ways(self.game.dice, counts)
        for number, chance in enumerate(about["hits"]):
            self.same("hits", chance_of(chance), Fraction(found[number], total))

    def bust(self, about: dict[str, Any]) -> None:
        """Compare what a bust takes and brings."""
        state = all_missed(self.game, self.begun)
        if state is None or not self.odds.bust:
            return
        before = self.state.players[SEAT]
        while True:
            table = self.game.table(state)
            settle(table)
            question = table.questions[SEAT + 1]
            if question is None:
                break
            stays = question.choice.name() == "keep_green_and_gray"
            option = YES if stays else question.options[0]
            state = EveryPlay(self.game).after(state, question, option)
        player = state.players[SEAT]
        lost = list(before.active)
        for die in player.active:
            lost.remove(die)
        self.same("lost", about["lost"], stake_of(lost))
        self.same("stake", about["stake"], stake_of(before.active))
        brings = {
            "fans": player.fans - before.fans,
            "credits": player.credit - before.credit,
            "hands": player.hand - before.hand,
        }
        self.same("bust brings", about["bust_brings"], brings)

    def spaces(self) -> None:
        """Compare the chances to end the move on a space."""
        reach = self.odds.reach
        assert reach is not None
        position = self.game.course.parse(self.drawn.space)
        for name, chance, option in (
            ("reach by passing", reach.passing, PASS),
            ("reach by pushing", reach.pushing, PUSH),
        ):
            try:
                truth = chance_to_end_on(self.game, self.state, option, position)
            except TooMuch:
                self.counts[f"{name} left out"] += 1
                continue
            self.within(name, chance, truth)
            self.counts[f"{name}, neither 0 nor 1"] += truth not in (0, 1)

    # ---- comparing

    def explained(self, state: CubitosState) -> dict[str, Any]:
        """Return what explains the question that is asked in a state."""
        match = Match(self.game, state=state.copy(), listen=False)
        question = match.question(SEAT)
        assert question is not None
        return question_of(match, question, True)

    def same(self, name: str, told: object, truth: object) -> None:
        """Compare a figure that is always exact."""
        self.counts[name] += 1
        assert told == truth, f"{name} is {truth}, not {told}: {self.drawn}"

    def within(self, name: str, told: Between, truth: Fraction) -> None:
        """Compare a figure that may be given by two limits."""
        self.counts[name if told.exact() else f"{name}, limits only"] += 1
        assert told.least <= truth <= told.most, (
            f"{name} is {truth}, not {told.least} to {told.most}: {self.drawn}"
        )


def active_amounts(game: Any, state: CubitosState) -> dict[str, int]:
    """Return how much of everything a player's active dice show."""
    table = game.table(state.copy())
    player = table.state.players[SEAT]
    player.double_swords = 0
    table.compare_swords()
    unused = [face_of(die) for die in player.active if not die & USED]
    return {
        "hits": len(player.active),
        "moves": unused.count(MOVE),
        "money": sum(face - MOVE for face in unused if MOVE < face < CREDIT),
        "credits": unused.count(CREDIT),
        "swords": player.swords,
    }


def chance_of(told: dict[str, int]) -> Fraction:
    """Return a chance as it is sent."""
    return Fraction(told["n"], told["d"])


def between(told: dict[str, Any], most: str, least: str) -> Between:
    """Return a chance as it is sent, perhaps with its limits."""
    chance = chance_of(told[most])
    return Between(chance if told[least] is None else chance_of(told[least]), chance)


def text_of(die: dict[str, Any]) -> str:
    """Return the text of an active die as it is sent."""
    return f"{die['die']}{'*' if die.get('borrowed') else ''}-{die['face']}"


@pytest.mark.parametrize("part", range(PARTS))
def test_all_odds_are_those_of_the_push_played_in_every_way(part: int, seed: int) -> None:
    counts: Counter[str] = Counter()
    number = 0
    while counts["positions"] < POSITIONS:
        name = f"every odds/{seed}/{part}/{number // OF_ONE_RACE}"
        drawn = drawn_position(Stream(f"{name}/{number}"), drawn_game(name))
        number += 1
        if drawn is not None:
            Comparison(drawn, counts).compare()
    print(*[f"{count:6} {name}" for name, count in sorted(counts.items())], sep="\n")
    # The figures that are compared are not just zero or one, and few are left out.
    assert counts["reach by pushing, neither 0 nor 1"] > POSITIONS // 10
    for name in ("best", "reach by passing", "reach by pushing"):
        assert counts[name] > POSITIONS // 2
    assert counts["public, limits only"] <= max(POSITIONS // 100, 1)
