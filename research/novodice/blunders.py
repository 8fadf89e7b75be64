"""Look for decisions of a NovoDice bot that cost much of the chance to win.

.venv/bin/python -m research.novodice.blunders --bot expert --critic champion --decisions 2000 --jobs 2

The bot plays against itself. If another bot, the critic, finds its choice some points of winning chance worse
than another option, the game is continued to the end many times after each of the two, by champions and with
the same dice. These roll-outs are the judge; the critic only points out which decisions are worth the time.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt

from research.novodice.training_games import in_turn

from dicehall import Match, Question, SeededDice, make_bot, new_game, play_out

SUSPICION = 0.04
"""The least gap in the critic's judgement for which an option is judged by roll-outs."""
BLUNDER = 0.05
"""The loss of winning chance that counts as a blunder."""
DECISIONS_A_CHUNK = 50
"""Decisions that a process looks at in one piece, about a game's worth."""


@dataclass
class Judged:
    """A suspicious decision after its roll-outs."""

    asked: str
    chosen: str
    better: str
    gap: float
    """What the critic thought it loses."""
    loss: float
    """What the roll-outs say."""
    error: float
    """The standard error of that."""


def rolled_out(match: Match, question: Question, option: int, rolls: int, seed: str) -> list[float]:
    """Return the seat's share of the win in games played on after an option."""
    shares: list[float] = []
    game = match.game
    for number in range(rolls):
        copy = Match(game, SeededDice(f"{seed}/{number}"), state=match.state.copy(), listen=False)
        copy.answer(question, option)
        state = copy.state
        bots = [make_bot("champion", "novodice", f"{seed}/{number}") for _ in range(game.seats)]
        play_out(game, state, bots, SeededDice(f"{seed}/{number}"))
        winners = game.winners(state)
        shares.append(1.0 / len(winners) if question.seat in winners else 0.0)
    return shares


def judge_chunk(given: tuple[str, str, str, int, int, int]) -> tuple[int, list[Judged]]:
    """Play a game, and judge the suspicious ones among its first decisions."""
    bot_name, critic_name, seed, number, decisions, rolls = given
    name = f"{seed}/{number}"
    match = Match(new_game("novodice", players=2), SeededDice(name), listen=False)
    bot = make_bot(bot_name, "novodice", name)
    critic = make_bot(critic_name, "novodice", name)
    judged: list[Judged] = []
    looked = 0
    while not match.over() and looked < decisions:
        question = match.questions()[0]
        view = match.view(question.seat)
        chosen = bot.decide(view, question)
        worths = {one.option: one.worth for one in critic.weigh(view, question)}
        better = max(worths, key=lambda option: worths[option])
        gap = worths[better] - worths[chosen]
        looked += 1
        if gap > SUSPICION:
            of = [
                rolled_out(match, question, option, rolls, f"{name}/{looked}")
                for option in (better, chosen)
            ]
            gains = [one - other for one, other in zip(*of, strict=True)]
            mean = sum(gains) / rolls
            error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (rolls - 1) / rolls)
            texts = {option.number: option.text for option in match.options(question)}
            judged.append(Judged(question.asked, texts[chosen], texts[better], gap, mean, error))
        match.answer(question, chosen)
    return looked, judged


def main() -> None:
    """Judge decisions and print the blunders."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--critic", default="champion-1")
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--rolls", type=int, default=150, help="Games played on after each option.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    left = given.decisions
    looked = suspicious = blunders = certain = 0
    chunks = [
        (given.bot, given.critic, given.seed, number, DECISIONS_A_CHUNK, given.rolls)
        for number in range(left // DECISIONS_A_CHUNK)
    ]
    for some, judged in in_turn(judge_chunk, chunks, given.jobs):
        looked += some
        suspicious += len(judged)
        for one in judged:
            blunders += one.loss > BLUNDER
            certain += one.loss - 1.96 * one.error > BLUNDER
            print(
                f"{one.asked}: {one.chosen} instead of {one.better}: the critic says {one.gap:.1%}, "
                f"the roll-outs {one.loss:.1%} (standard error {one.error:.1%})",
                flush=True,
            )
    print(
        f"{given.bot}: {looked} decisions, {suspicious} suspected by {given.critic}, "
        f"{blunders} lose more than {BLUNDER:.0%} in the roll-outs, {certain} of them beyond doubt."
    )


if __name__ == "__main__":
    main()
