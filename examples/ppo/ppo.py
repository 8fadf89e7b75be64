"""A learner that learns: masked PPO by self-play, in one file.

    python examples/ppo/ppo.py --game novodice --minutes 4 --curve curve.csv
    python examples/ppo/curve.py curve.csv curve.svg

It begins with a network that knows nothing, plays against itself at many tables, and now and then plays some
hundred games against a bot to see how far it has come. The network does not know the actions: it scores the
options of a question one by one, by what they are about, so that what it learns of one option holds for
others like it. It needs PyTorch, and dicehall with its extra `research`.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from dicehall.learning import TablesEnv


class Network(nn.Module):
    """Reads an observation and the options of a question; tells a score for each, and the chance to win."""

    def __init__(self, observation: int, option: int, width: int = 128) -> None:
        super().__init__()
        self.seen = nn.Sequential(
            nn.Linear(observation, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.value = nn.Sequential(
            nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, 1), nn.Tanh()
        )
        self.context = nn.Linear(width, width // 2)
        self.option = nn.Linear(option, width // 2)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(width // 2, width // 2), nn.ReLU(), nn.Linear(width // 2, 1)
        )

    def forward(
        self, observations: Tensor, options: Tensor, whose: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Return the score of every option, and the value of every position.

        The options of all positions are one long list; `whose` says to which position each belongs.
        """
        seen = self.seen(observations)
        scores = self.score(self.option(options) + self.context(seen)[whose]).squeeze(-1)
        return scores, self.value(seen).squeeze(-1)


def log_shares(scores: Tensor, whose: Tensor, positions: int) -> Tensor:
    """Return the logarithm of each option's probability among the options of its position."""
    highest = torch.full((positions,), -torch.inf).scatter_reduce(0, whose, scores.detach(), "amax")
    lowered = scores - highest[whose]
    sums = torch.zeros(positions).index_add(0, whose, lowered.exp())
    return lowered - sums.log()[whose]


@dataclass
class Asked:
    """The positions of one step: what was seen, and the options as one long list."""

    observations: Tensor
    options: Tensor
    whose: Tensor
    first: Tensor
    """Where the options of each position begin."""


def asked(seen: dict[str, np.ndarray]) -> Asked:
    """Return what the tables ask, without the padding."""
    mask = torch.from_numpy(seen["action_mask"].astype(bool))
    number = mask.sum(1)
    return Asked(
        torch.from_numpy(seen["observation"].copy()),
        torch.from_numpy(seen["options"])[mask],
        torch.repeat_interleave(torch.arange(len(mask)), number),
        torch.cumsum(number, 0) - number,
    )


def drawn(shares: Tensor, now: Asked) -> Tensor:
    """Draw an option for each position, by the Gumbel trick; return its place in the list of its position."""
    noisy = shares - torch.log(-torch.log(torch.rand_like(shares).clamp(1e-9, 1 - 1e-7)))
    return best(noisy, now)


def best(scores: Tensor, now: Asked) -> Tensor:
    """Return the place of the highest score for each position."""
    highest = torch.full((len(now.first),), -torch.inf).scatter_reduce(0, now.whose, scores, "amax")
    at_best = torch.nonzero(scores == highest[now.whose]).squeeze(1)
    place = torch.zeros(len(now.first), dtype=torch.long)
    place[now.whose[at_best]] = at_best - now.first[now.whose[at_best]]
    return place


@dataclass
class Step:
    """One step at all tables, as it is remembered for learning."""

    now: Asked
    place: Tensor
    share: Tensor
    value: Tensor
    seat: np.ndarray
    over: np.ndarray
    rewards: np.ndarray


def play(
    network: Network, tables: TablesEnv, seen: dict[str, np.ndarray], seats: np.ndarray, steps: int
) -> tuple[list[Step], dict[str, np.ndarray], np.ndarray]:
    """Play some steps at all tables; the network plays all seats."""
    played = []
    for _ in range(steps):
        now = asked(seen)
        with torch.no_grad():
            scores, value = network(now.observations, now.options, now.whose)
            shares = log_shares(scores, now.whose, len(now.first))
        place = drawn(shares, now)
        seen, _, over, _, told = tables.step(place.numpy())
        played.append(
            Step(
                now,
                place,
                shares[now.first + place],
                value,
                seats,
                over.copy(),
                told["rewards"].copy(),
            )
        )
        seats = told["seat"].copy()
    return played, seen, seats


def advantages(played: list[Step], seats: int, trace: float) -> tuple[Tensor, Tensor]:
    """Return by how much better each choice did than expected, and which choices that is known of.

    Each seat of each table has a trajectory of its own: what follows a choice is the seat's next choice, or
    the end of the game. Of a seat's last choice before the end of the recording nothing is known.
    """
    tables = len(played[0].seat)
    row = np.arange(tables)
    reward = np.zeros((tables, seats), np.float32)
    following = np.full((tables, seats), np.nan, np.float32)
    gained = np.zeros((tables, seats), np.float32)
    found = np.zeros((len(played), tables), np.float32)
    for number in reversed(range(len(played))):
        step = played[number]
        reward[step.over] = step.rewards[step.over]
        following[step.over] = 0
        gained[step.over] = 0
        value = step.value.numpy()
        seat = step.seat
        surprise = reward[row, seat] + following[row, seat] - value
        found[number] = surprise + trace * gained[row, seat]
        gained[row, seat] = np.nan_to_num(found[number])
        reward[row, seat] = 0
        following[row, seat] = value
    known = ~np.isnan(found)
    return torch.from_numpy(np.nan_to_num(found)).flatten(), torch.from_numpy(known).flatten()


class Memory:
    """All positions of a recording, from which batches are taken."""

    def __init__(self, steps: list[Asked]) -> None:
        self.observations = torch.cat([step.observations for step in steps])
        self.options = torch.cat([step.options for step in steps])
        self.number = torch.cat([torch.bincount(step.whose) for step in steps])
        self.begin = torch.cumsum(self.number, 0) - self.number

    def batch(self, positions: Tensor) -> Asked:
        """Return some positions with their options."""
        number = self.number[positions]
        whose = torch.repeat_interleave(torch.arange(len(positions)), number)
        first = torch.cumsum(number, 0) - number
        places = self.begin[positions][whose] + torch.arange(len(whose)) - first[whose]
        return Asked(self.observations[positions], self.options[places], whose, first)


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    played: list[Step],
    seats: int,
    arguments: argparse.Namespace,
) -> None:
    """Improve the network by what was played: the clipped objective of PPO."""
    gain, known = advantages(played, seats, arguments.trace)
    value = torch.cat([step.value for step in played])
    share = torch.cat([step.share for step in played])
    place = torch.cat([step.place for step in played])
    target = (gain + value).clamp(-1, 1)
    gain = (gain - gain[known].mean()) / (gain[known].std() + 1e-8)
    usable = torch.nonzero(known).squeeze(1)
    memory = Memory([step.now for step in played])
    for _ in range(arguments.epochs):
        for batch in usable[torch.randperm(len(usable))].split(arguments.batch):
            now = memory.batch(batch)
            scores, values = network(now.observations, now.options, now.whose)
            shares = log_shares(scores, now.whose, len(batch))
            ratio = (shares[now.first + place[batch]] - share[batch]).exp()
            clipped = ratio.clamp(1 - arguments.clip, 1 + arguments.clip)
            policy = -torch.minimum(ratio * gain[batch], clipped * gain[batch]).mean()
            unsure = -(shares.exp() * shares).sum() / len(batch)
            loss = (
                policy + 0.5 * (values - target[batch]).square().mean() - arguments.entropy * unsure
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def win_rate(network: Network, arguments: argparse.Namespace, games: int) -> float:
    """Return the share of games won against a bot, choosing what scores highest; a tie is half a win."""
    tables = TablesEnv(arguments.game, arguments.tables, bots=arguments.against, listed=True)
    seen, _ = tables.reset(seed=arguments.seed + 1)
    results: list[float] = []
    while len(results) < games:
        now = asked(seen)
        with torch.no_grad():
            scores, _ = network(now.observations, now.options, now.whose)
        seen, rewards, over, _, _ = tables.step(best(scores, now).numpy())
        results += rewards[over].tolist()
    return float(np.mean([(1 + result) / 2 for result in results]))


def main() -> None:
    """Learn for some minutes, and tell how it goes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="novodice")
    parser.add_argument(
        "--against", default="greedy", help="the bot that progress is measured against"
    )
    parser.add_argument("--minutes", type=float, default=4, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument(
        "--steps", type=int, default=128, help="at each table, between two rounds of learning"
    )
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument(
        "--trace", type=float, default=0.95, help="lambda of the advantage estimates"
    )
    parser.add_argument("--games", type=int, default=400, help="for each measurement")
    parser.add_argument(
        "--every", type=int, default=10, help="rounds of learning between two measurements"
    )
    parser.add_argument("--curve", type=Path, help="a file for the learning curve, as CSV")
    parser.add_argument("--network", type=Path, help="a file for the network")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; the network is small")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(arguments.seed)
    tables = TablesEnv(arguments.game, arguments.tables, bots="self", listed=True)
    seats = tables.game.seats
    network = Network(tables.encoding.observation_size(), tables.encoding.option_features)
    optimizer = torch.optim.Adam(network.parameters(), lr=arguments.rate)
    seen, told = tables.reset(seed=arguments.seed)
    asked_seats = told["seat"].copy()
    curve: list[tuple[float, int, float]] = []
    decisions = rounds = 0
    measuring = 0.0
    began = time.process_time()
    while (spent := (time.process_time() - began - measuring) / 60) < arguments.minutes:
        if rounds % arguments.every == 0:
            before = time.process_time()
            curve.append((spent, decisions, win_rate(network, arguments, arguments.games)))
            print(
                f"{spent:5.1f} minutes, {decisions:9,} decisions: wins {curve[-1][2]:.1%}",
                flush=True,
            )
            measuring += time.process_time() - before
        for group in optimizer.param_groups:
            group["lr"] = arguments.rate * max(1 - spent / arguments.minutes, 0.05)
        played, seen, asked_seats = play(network, tables, seen, asked_seats, arguments.steps)
        learn(network, optimizer, played, seats, arguments)
        decisions += arguments.steps * arguments.tables
        rounds += 1
    curve.append((spent, decisions, win_rate(network, arguments, 4 * arguments.games)))
    print(f"{spent:5.1f} minutes, {decisions:9,} decisions: wins {curve[-1][2]:.1%}", flush=True)
    if arguments.curve:
        with arguments.curve.open("w", newline="") as file:
            csv.writer(file).writerows([("minutes", "decisions", "wins"), *curve])
    if arguments.network:
        torch.save(network.state_dict(), arguments.network)


if __name__ == "__main__":
    main()
