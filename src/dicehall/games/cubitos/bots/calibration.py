"""The chances that champion gives: what its plan expects, with what came of such plans in its own races.

A plan follows one player's round closely and takes the best of many estimates, so it hopes for too much. The
network that judges positions is less sharp, but does not hope. A small network, which learned from the
results of champion's races, sees both, with the kind of question and how far the round is. It says by how
much, in log-odds, the chances of all options of a question are to be shifted, so their order stays as it is.
`research/cubitos/train_calibration.py` makes it.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp, log, tanh
from typing import Any, Final

from dicehall.bots.advice import Weighed, best_of
from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.bots.race_inputs import DONE, MOVED, PASSED, ROLLING, stage
from dicehall.games.cubitos.cards.moments import COMPARE
from dicehall.games.cubitos.cards.telling import MOVES
from dicehall.games.cubitos.rules.dice import RED
from dicehall.games.cubitos.rules.tally import tally_of
from dicehall.games.cubitos.rules.zone import EVERY_KIND

QUESTIONS: Final = (
    *("draw", "draw_freely", "draw_uncounted", "push", "on_push", "to_roll", "free_roll", "now"),
    *("would_bust", "discard_after_bust", "run", "after_move", "either", "borrow", "set", "face"),
    *("buy_moves", "move", "step", "reward", "nearby_reward", "gain", "lose", "give", "give_to"),
    "buy",
)
"""The questions that are distinguished, by name; all others are alike."""
NUMBERS: Final = (
    "log-odds of the plan",
    "log-odds of the network",
    "moves to the finish",
    "moves the nearest rival has to the finish",
    "active dice",
    "dice in roll",
    "rivals who are still rolling",
    "rivals who have passed",
    "rivals who are done",
    "in the finish",
    "a rival in the finish",
    "three players",
    "four players",
    "swords offer something",
    "what they bring, as strength",
    "what the plan counts of it",
    "the moves they bring",
)
"""What else the network knows, before one number for each question and one for all others. The last four
are known when a player with enough swords is asked whether to take what the card offers."""
PLANNED_AT: Final = 0
JUDGED_AT: Final = 1
PLAYERS_AT: Final = 11
OFFERED_AT: Final = 13
"""Where some of them are."""
INPUTS: Final = len(NUMBERS) + len(QUESTIONS) + 1
"""How many there are in all."""
MULTIPLIED: Final = [*range(PLAYERS_AT, OFFERED_AT), *range(len(NUMBERS), INPUTS)]
"""Those that say how many play and what is asked: they are also seen times each of the log-odds."""
SURE: Final = 8.0
"""No plan is surer than this, as log-odds."""
NOTHING: Final = 1.0e-12
"""A chance to win that is none."""
FAR: Final = 20
"""Likewise more moves than these to the finish."""


def log_odds(chance: float) -> float:
    """Return the log-odds of a chance; those near certainty are drawn together, below `SURE`."""
    chance = max(NOTHING, min(1.0 - NOTHING, chance))
    return SURE * tanh(log(chance / (1.0 - chance)) / SURE)


class Calibration:
    """Shifts the chances of plans to those that come true."""

    def __init__(self, saved: dict[str, Any] | None = None) -> None:
        if saved is None:
            saved = read_calibration()
        self._first: Final[list[list[float]]] = saved["first"]
        """By unit: the weight of each input, and last a constant."""
        self._second: Final[list[float]] = saved["second"]
        """By unit: its weight in the shift."""
        self._direct: Final[list[float]] = saved["direct"]
        """The weight of each input in the shift, and last a constant."""

    def calibrated(self, outlook: Outlook, question: str, found: list[Weighed]) -> list[Weighed]:
        """Return options with chances that come true, in the same order."""
        shift = self.shift(inputs_of(outlook, question, best_of(found).worth))
        return [Weighed(one.option, shifted(one.worth, shift), one.reasons) for one in found]

    def shift(self, inputs: list[float]) -> float:
        """Return by how much log-odds are shifted."""
        places: list[int] = []
        numbers: list[float] = []
        # Most inputs are nothing.
        for place, number in enumerate([*with_products(inputs), 1.0]):
            if number != 0.0:
                places.append(place)
                numbers.append(number)
        shift = 0.0
        for place, number in zip(places, numbers):
            shift += number * self._direct[place]
        for weights, of_unit in zip(self._first, self._second):
            total = 0.0
            for place, number in zip(places, numbers):
                total += number * weights[place]
            if total > 0.0:
                shift += total * of_unit
        return shift


def inputs_of(outlook: Outlook, question: str, planned: float) -> list[float]:
    """Return what is known at a question whose best option has this chance by the plan."""
    me = outlook.position.me
    judged = outlook.position.chance(outlook.judge.hoped(outlook.position.state))
    players = len(outlook.position.state.players)
    stages = [0.0] * (DONE + 1)
    finished: list[bool] = []
    for seat in range(players):
        player = outlook.position.state.players[seat]
        finished.append(outlook.game.course.finished(player.position))
        if seat != outlook.position.seat:
            stages[stage(player)] += 1.0
    found = [
        log_odds(planned) / SURE,
        log_odds(judged) / SURE,
        min(outlook.position.distance, FAR) / FAR,
        min(outlook.position.least, FAR) / FAR,
        len(me.active) / 5.0,
        int(me.roll.number(EVERY_KIND)) / 5.0,
        stages[ROLLING],
        stages[PASSED],
        stages[MOVED] + stages[DONE],
        1.0 if finished[outlook.position.seat] else 0.0,
        1.0 if sum(finished) > finished[outlook.position.seat] else 0.0,
        1.0 if players == 3 else 0.0,
        1.0 if players == 4 else 0.0,
        *_offered(outlook, question),
    ]
    other = 1.0
    for name in QUESTIONS:
        found.append(1.0 if name == question else 0.0)
        if name == question:
            other = 0.0
    found.append(other)
    return found


def with_products(inputs: list[float]) -> list[float]:
    """Return inputs, and those that say what is asked and how many play, times each of the log-odds.

    So at every question, and for every number of players, the network can count both as much as they deserve.
    """
    found = list(inputs)
    for odds_at in (PLANNED_AT, JUDGED_AT):
        for place in MULTIPLIED:
            found.append(inputs[place] * inputs[odds_at])
    return found


def _offered(outlook: Outlook, question: str) -> list[float]:
    """Return what the red card offers, if it is the one that asks; questions are named after cards."""
    red = outlook.game.cards[RED]
    if question != red.id:
        return [0.0, 0.0, 0.0, 0.0]
    moves = 0
    for effect in red.tells[COMPARE]:
        if effect.what == MOVES:
            moves += effect.number * int(effect.times.counted(outlook.effects.known))
    counted = outlook.sword_worth_of(tally_of(outlook.position.me.active))
    return [1.0, outlook.sword_gain, counted, moves / 5.0]


def shifted(chance: float, shift: float) -> float:
    """Return a chance with its log-odds shifted; one that is nothing stays as it is."""
    if chance <= NOTHING:
        return chance
    return 1.0 / (1.0 + exp(-log_odds(chance) - shift))


_READ: Final[list[dict[str, Any]]] = []
"""The numbers that come with the game, once they were read."""


def read_calibration() -> dict[str, Any]:
    """Return the numbers that come with the game."""
    if not _READ:
        folder = resources.files("dicehall.games.cubitos.bots")
        _READ.append(json.loads(folder.joinpath("calibration.json").read_text("utf-8")))
    return _READ[0]
