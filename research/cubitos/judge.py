"""The slow judge of Cubitos: how much of the chance to win a bot's decisions cost, by kind of question.

.venv/bin/python -m research.cubitos.judge --bots master,champion --races 40 --jobs 2

Champions race each other, and some of their decisions are sampled, equally many for every kind of question.
For each of them, every bot to be judged says what it would choose. Starting with each of these options, and
with the best others in the adviser's judgement, the race is continued many times with the same dice, by
one bot on all seats: to its end, or for some rounds, after which the position is weighed.

The option that does best in one half of these roll-outs is compared with a bot's choice in the other half,
and the other way round, so that luck does not make any option look better than it is. What a bot loses in a
race is what it loses by a decision, times how often a player makes such a decision.

A bot may name a network of its own to judge by: `champion@build/cubitos-network/network-1.json`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import Pool

from research.cubitos.duels import bot_named
from research.cubitos.races import next_question

from dicehall.bots.registry import make_bot
from dicehall.core.engine import choose, settle
from dicehall.core.game import View, view_of
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.levels import YARDSTICK
from dicehall.games.cubitos.bots.plan_tries import close_options, play_some_rounds
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.state import CubitosState

KINDS: dict[str, tuple[str, ...]] = {
    "what to draw": ("draw", "draw_freely", "draw_uncounted"),
    "whether to push": ("push",),
    "abilities in the roll phase": ("now", "on_push", "to_roll", "would_bust"),
    "abilities in the run phase": (
        "run",
        "after_move",
        "either",
        "free_roll",
        "borrow",
        "set",
        "face",
    ),
    "buying moves": ("buy_moves",),
    "where to move": ("move", "step"),
    "rewards and lost dice": ("reward", "nearby_reward", "gain", "lose", "give", "give_to"),
    "what to buy": ("buy",),
    "after a bust": ("discard_after_bust",),
}
"""The kinds of questions that are distinguished, with the names of their choices; all others are `OTHERS`."""
OTHERS = "all others"
LATE = 8
"""If a runner is within this many moves of the finish, the race may end in this round or the next."""
SOON = ", near the finish"


@dataclass
class Judged:
    """One decision after its roll-outs."""

    kind: str
    losses: dict[str, float]
    """By bot: what its choice loses against the best option."""


@dataclass
class Raced:
    """The result of a race: the decisions judged, and how many questions of each kind a player was asked."""

    judged: list[Judged]
    asked: dict[str, float]


@dataclass(frozen=True)
class Plan:
    """How decisions are judged."""

    bots: tuple[str, ...]
    player: str
    """The bot that continues the race."""
    rolls: int
    rounds: int
    each: int
    seed: str
    kinds: tuple[str, ...] = (*KINDS, OTHERS)
    """The kinds of questions that are judged."""


def kind_of(game: Cubitos, state: CubitosState, question: Question) -> str:
    """Return the kind of a question, with a remark if the race may soon end."""
    name = question.choice.name()
    kind = next((kind for kind, names in KINDS.items() if name in names), OTHERS)
    nearest = min(int(game.to_finish[player.position]) for player in state.players)
    return f"{kind}{SOON}" if nearest <= LATE else kind


class Judge:
    """Continues races with each of some options, to find what they are worth."""

    def __init__(self, plan: Plan, game: Cubitos) -> None:
        self._plan = plan
        self._game = game
        self._adviser = CubitosAdviser()
        self._player = make_bot(plan.player, "cubitos", plan.seed)

    def judge(self, state: CubitosState, question: Question, choices: dict[str, int]) -> Judged:
        """Return what each bot's choice loses."""
        options = set(choices.values())
        view = View(self._game, question.seat, state.copy())
        options |= {one.option for one in close_options(self._adviser.rank(view, question))}
        rolls = range(self._plan.rolls)
        shares = {
            option: [self._rolled_out(state, question, option, roll) for roll in rolls]
            for option in sorted(options)
        }
        return Judged(kind_of(self._game, state, question), losses_of(shares, choices))

    def _rolled_out(self, state: CubitosState, question: Question, option: int, roll: int) -> float:
        """Return the chance to win once an option was played on."""
        played = state.copy()
        table = self._game.table(played)
        settle(table)
        asked = table.questions[question.seat + 1]
        assert asked is not None
        choose(table, asked, option)
        name = f"{self._plan.seed}/{state.round}/{roll}"
        last = played.round + self._plan.rounds if self._plan.rounds else self._game.longest
        play_some_rounds(self._game, table, self._player, SeededDice(name), last)
        if played.winner >= 0:
            winners = self._game.winners(played)
            return 1.0 / len(winners) if question.seat in winners else 0.0
        return self._adviser.chance(self._game, played, question.seat)


def losses_of(shares: dict[int, list[float]], choices: dict[str, int]) -> dict[str, float]:
    """Return what each bot's choice loses, from the roll-outs of every option.

    The best option is found in one half of them and measured in the other.
    """
    losses = dict.fromkeys(choices, 0.0)
    half = len(next(iter(shares.values()))) // 2
    for first, second in (
        (slice(half), slice(half, 2 * half)),
        (slice(half, 2 * half), slice(half)),
    ):
        best = max(shares, key=lambda option: sum(shares[option][first]))
        for bot, chosen in choices.items():
            lost = sum(shares[best][second]) - sum(shares[chosen][second])
            losses[bot] += lost / half / 2
    return losses


def judge_race(plan: Plan, number: int) -> Raced:
    """Play a race, and judge some of its decisions, equally many of each kind."""
    races = list(components(None).races)
    players = 2 + number // len(races) % 3
    game = from_options({"race": races[number % len(races)], "players": players})
    name = f"{plan.seed}/{number}"
    player = make_bot(YARDSTICK, "cubitos", name)
    chance = random.Random(name)
    state = game.start()
    table = game.table(state)
    source = SeededDice(name)
    settle(table)
    asked: dict[str, int] = defaultdict(int)
    sampled: dict[str, list[tuple[CubitosState, Question]]] = defaultdict(list)
    while (question := next_question(game, table, source)) is not None:
        if len(question.options) > 1:
            kind = kind_of(game, state, question)
            asked[kind] += 1
            place = chance.randrange(asked[kind])
            if kind.removesuffix(SOON) in plan.kinds:
                if len(sampled[kind]) < plan.each:
                    sampled[kind].append((state.copy(), question))
                elif place < plan.each:
                    sampled[kind][place] = (state.copy(), question)
        choose(table, question, player.decide(view_of(game, question.seat, state), question))
    bots = {bot: bot_named(bot, name) for bot in plan.bots}
    judge = Judge(plan, game)
    judged: list[Judged] = []
    for decisions in sampled.values():
        for before, question in decisions:
            choices = {
                bot: one.decide(View(game, question.seat, before.copy()), question)
                for bot, one in bots.items()
            }
            judged.append(judge.judge(before, question, choices))
    return Raced(judged, {kind: times / game.seats for kind, times in asked.items()})


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, float("nan")
    spread = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))


def print_table(plan: Plan, races: list[Raced]) -> None:
    """Print what each bot loses, by kind of question: points of winning chance, each with its 95 %."""
    print("| question | per player and race | judged |", " | ".join(plan.bots), "|")
    print("|---|---:|---:|", "|".join("---:" for _ in plan.bots), "|", sep="")
    lost: dict[str, tuple[float, float]] = dict.fromkeys(plan.bots, (0.0, 0.0))
    for kind in [kind + when for when in ("", SOON) for kind in (*KINDS, OTHERS)]:
        judged = [one for race in races for one in race.judged if one.kind == kind]
        if not judged:
            continue
        times = sum(race.asked.get(kind, 0.0) for race in races) / len(races)
        cells = []
        for bot in plan.bots:
            mean, error = mean_and_error([100 * one.losses[bot] for one in judged])
            cells.append(f"{mean:.2f} ± {1.96 * error:.2f}")
            total, square = lost[bot]
            lost[bot] = total + times * mean, square + (times * error) ** 2
        print(f"| {kind} | {times:.1f} | {len(judged)} |", " | ".join(cells), "|")
    sums = [f"{total:.1f} ± {1.96 * sqrt(square):.1f}" for total, square in lost.values()]
    print("| in a whole race, added up | | |", " | ".join(sums), "|")


def kinds_named(text: str) -> tuple[str, ...]:
    """Return the kinds of questions with these names, between commas."""
    kinds = tuple(text.split(","))
    unknown = [kind for kind in kinds if kind not in (*KINDS, OTHERS)]
    if unknown:
        raise argparse.ArgumentTypeError(
            f"there is no kind of question {unknown[0]!r}; there are: {', '.join((*KINDS, OTHERS))}"
        )
    return kinds


def main() -> None:
    """Judge decisions and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bots", default="master,champion")
    parser.add_argument("--player", default="master", help="who plays on, on all seats")
    parser.add_argument("--races", type=int, default=30)
    parser.add_argument("--each", type=int, default=1, help="decisions of each kind in a race")
    parser.add_argument("--rolls", type=int, default=100, help="roll-outs of each option")
    parser.add_argument("--rounds", type=int, default=0, help="0: play on to the end of the race")
    parser.add_argument(
        "--kinds", type=kinds_named, default=(*KINDS, OTHERS), help="of questions to be judged"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    given = parser.parse_args()
    plan = Plan(
        bots=tuple(given.bots.split(",")),
        player=given.player,
        rolls=given.rolls,
        rounds=given.rounds,
        each=given.each,
        seed=f"judge/{given.seed}",
        kinds=given.kinds,
    )
    races: list[Raced] = []
    began = time.monotonic()
    with Pool(given.jobs) as pool:
        # In their order: among those that are done first, there would be too many short races.
        for raced in pool.imap(partial(judge_race, plan), range(given.races)):
            races.append(raced)
            sys.stderr.write(f"\r{len(races)} of {given.races} races")
            if time.monotonic() - began > given.seconds:
                pool.terminate()
                break
    sys.stderr.write("\n")
    print(f"{len(races)} races")
    print_table(plan, races)


if __name__ == "__main__":
    main()
