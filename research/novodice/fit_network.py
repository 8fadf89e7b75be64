"""Learn the network of NovoDice from played games: on a GPU where CuPy finds one, else with NumPy.

Two things are learned together: what every seat reaches (the root of its points, and how far off that may
be), and who wins. Both are learned first from how the games ended; then, with the network so found, mostly
from what it expected of the positions that came next, because the rest of a game is full of luck.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import numpy as np
from research.novodice.bay_growth import Floats, Seen

from dicehall.games.novodice.bots.growth_inputs import BAY_INPUTS, SEAT_INPUTS
from dicehall.games.novodice.bots.growth_network import DEVIATION
from dicehall.games.novodice.bots.leads import LEAST_SPREAD, MORE_POINTS

HIDDEN = 20
"""Hidden units of a bay."""
PARTS = 14
"""Units of the sum over bays."""
SCALE = 20.0
"""The network counts in units of this many points."""
FIRST_SPREAD = 0.8
"""The spread of every seat before anything is learned."""
WINS_COUNT = 2.0
"""How much who wins counts, compared with what a seat reaches."""
FAITH = (0.0, 0.25, 0.3)
"""In each pass, how much the next position's prediction counts, compared with all that came after it."""
EPOCHS = (10, 10, 16)
BATCH = 4096
"""Positions of a step."""
RATE = 3e-3
LEAD_GAMES = 4500
"""Games of each number of players from which is learned, in the end, how much a lead counts."""
AT_ONCE = 1 << 18
"""Rows that are predicted in one step."""

Weights = dict[str, Any]
"""Arrays by name, of NumPy or of CuPy."""


class Aims(NamedTuple):
    """What a network is to predict; rows, but in `Batch.wins` positions by seats."""

    means: Any
    """The root of the points,"""
    squares: Any
    """its square,"""
    wins: Any
    """and the share of the win."""


class Batch(NamedTuple):
    """Some positions, by seats; those of seats that are not there are copies of others."""

    bays: Any
    seats: Any
    worths: Any
    there: Any
    """Which seats there are."""
    aims: Aims


class Found(NamedTuple):
    """What a network makes of some positions, by seats."""

    hidden: Any
    """The hidden units of the bays,"""
    units: Any
    """the units of the sum,"""
    grows: Any
    """which seats have a turn to come and room,"""
    roots: Any
    """the roots of the expected points,"""
    outs: Any
    """what the network says of the spread,"""
    spreads: Any
    """and the spread."""


def drawn_from(seed: str) -> np.random.Generator:
    """Return a source of chance."""
    return np.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))


def first_weights(seed: str) -> Weights:
    """Return small random weights."""
    made = drawn_from(seed)

    def some(rows: int, columns: int) -> Floats:
        drawn: Floats = (made.standard_normal((rows, columns)) / np.sqrt(columns)).astype(
            np.float32
        )
        return drawn

    return {
        "bay": some(HIDDEN, BAY_INPUTS),
        "part": some(PARTS, HIDDEN),
        "seat": some(PARTS, SEAT_INPUTS),
        "out": some(2, PARTS) * np.array([[1.0], [0.1]], np.float32),
        "last": np.array([0.0, FIRST_SPREAD], np.float32),
    }


def arrays() -> Any:
    """Return the module that computes: CuPy if there is a GPU for it, else NumPy."""
    try:
        import cupy

        cupy.zeros(1)
    except Exception:  # each way to lack a GPU fails in its own way
        return np
    return cupy


def predict(xp: Any, weights: Weights, bays: Any, seats: Any, worths: Any) -> Found:
    """Return what a network makes of some positions; the last axes are those of one seat."""
    grows = (bays != 0).any(axis=(-2, -1))
    hidden = xp.maximum(bays.reshape(-1, bays.shape[-1]) @ weights["bay"].T, 0)
    hidden = hidden.reshape(*bays.shape[:-1], -1)
    sums = hidden.sum(axis=-2).reshape(-1, hidden.shape[-1]) @ weights["part"].T
    units = xp.maximum(sums + seats.reshape(-1, seats.shape[-1]) @ weights["seat"].T, 0)
    both = (units @ weights["out"].T + weights["last"]).reshape(*worths.shape, 2)
    units = units.reshape(*worths.shape, -1)
    points = worths + SCALE * both[..., 0] * grows
    roots = xp.sqrt(xp.maximum(points + MORE_POINTS, 1.0))
    spreads = xp.maximum(both[..., 1], LEAST_SPREAD) * grows
    return Found(hidden, units, grows, roots, both[..., 1], spreads)


def pairs_of(xp: Any, there: Any) -> Any:
    """Return which two seats are rivals."""
    return there[:, :, None] & there[:, None, :] & ~xp.eye(there.shape[1], dtype=bool)[None]


def chances(
    xp: Any, roots: Any, spreads: Any, there: Any, factor: float = 1.0
) -> tuple[Any, Any, Any]:
    """Return every seat's chance to win, the lead in spreads over every other, and their common spread.

    A lead counts as much as `factor` says.
    """
    both = xp.sqrt(spreads[:, :, None] ** 2 + spreads[:, None, :] ** 2 + 1e-9)
    leads = xp.clip(factor * (roots[:, :, None] - roots[:, None, :]) / both, -50, 50)
    pairs = pairs_of(xp, there)
    against = (xp.exp(-leads) * pairs).sum(axis=2)
    parts = xp.where(there, 1 / (1 + against), 0)
    return parts / parts.sum(axis=1, keepdims=True), xp.where(pairs, leads, 0), both


def weight_of(found: Found) -> Any:
    """Return how much what a seat reaches counts: less if it is nearly certain, lest only the end counts."""
    return DEVIATION * found.spreads


def surprise(xp: Any, weights: Weights, batch: Batch, counting: Any) -> float:
    """Return what learning makes small: how unlikely the aims are, with a weight for what a seat reaches."""
    found = predict(xp, weights, batch.bays, batch.seats, batch.worths)
    counts = found.grows & batch.there
    chance, _, _ = chances(xp, found.roots, found.spreads, batch.there)
    wins = -(batch.aims.wins * xp.log(chance + 1e-30) * batch.there).sum()
    apart = batch.aims.squares - 2 * found.roots * batch.aims.means + found.roots**2
    spread = xp.where(counts, found.spreads, 1)
    unlikely = xp.log(spread) + apart / (2 * (DEVIATION * spread) ** 2)
    points = xp.where(counts, counting * unlikely, 0).sum()
    return float((WINS_COUNT * wins + points) / len(batch.there))


def slopes(xp: Any, weights: Weights, batch: Batch) -> Weights:
    """Return how the surprise of some positions changes with every weight."""
    found = predict(xp, weights, batch.bays, batch.seats, batch.worths)
    roots, spreads = found.roots, found.spreads
    counts = found.grows & batch.there
    chance, leads, both = chances(xp, roots, spreads, batch.there)
    # Who wins: by the chance, by the lead over each other seat, by roots and spreads.
    missed = (chance - batch.aims.wins) * batch.there * WINS_COUNT
    odds = xp.exp(-leads) * pairs_of(xp, batch.there)
    parts = missed / (1 + odds.sum(axis=2))
    by_lead = parts[:, :, None] * odds - parts[:, None, :] * odds.transpose(0, 2, 1)
    by_root = (by_lead / both).sum(axis=2)
    by_spread = -(by_lead * leads / both**2).sum(axis=2) * spreads
    # What a seat reaches.
    spread = xp.where(counts, spreads, 1)
    apart = batch.aims.squares - 2 * roots * batch.aims.means + roots**2
    counting = weight_of(found) / (DEVIATION * spread) ** 2
    by_root = by_root + xp.where(counts, counting * (roots - batch.aims.means), 0)
    by_spread = by_spread + xp.where(
        counts, counting * ((DEVIATION * spread) ** 2 - apart) / spread, 0
    )
    by_points = by_root / (2 * roots) * SCALE * (roots > 1.0)
    error = xp.stack([by_points, by_spread * (found.outs > LEAST_SPREAD)], axis=-1)
    error = (error * counts[..., None] / len(counts)).reshape(-1, 2).astype(weights["out"].dtype)
    units = found.units.reshape(-1, found.units.shape[-1])
    hidden = found.hidden.reshape(-1, *found.hidden.shape[-2:])
    back = (error @ weights["out"]) * (units > 0)
    into = (back @ weights["part"])[:, None, :] * (hidden > 0)
    bays = batch.bays.reshape(-1, batch.bays.shape[-1])
    return {
        "bay": into.reshape(-1, into.shape[-1]).T @ bays,
        "part": back.T @ hidden.sum(axis=1),
        "seat": back.T @ batch.seats.reshape(-1, batch.seats.shape[-1]),
        "out": error.T @ units,
        "last": error.sum(axis=0),
    }


def aims_of(xp: Any, weights: Weights, seen: Seen, faith: float) -> Aims:
    """Return what every row is to predict: how its game ended, or with faith what was expected before."""
    means = np.sqrt(seen.scores + MORE_POINTS).astype(np.float32)
    squares, wins = means**2, seen.wins.copy()
    if faith == 0.0:
        return Aims(means, squares, wins)
    roots, spreads, won = _roots_and_wins(xp, weights, seen)
    rows, there = seen.rows()
    # From the last position of every game to its first.
    for left in range(1, int(seen.left.max(initial=0)) + 1):
        at = np.flatnonzero(seen.left == left)
        now, after = rows[at][there[at]], rows[at + 1][there[at]]
        means[now] = faith * roots[after] + (1 - faith) * means[after]
        square = roots[after] ** 2 + (DEVIATION * spreads[after]) ** 2
        squares[now] = faith * square + (1 - faith) * squares[after]
        wins[now] = faith * won[after] + (1 - faith) * wins[after]
    return Aims(means, squares, wins)


def on_cpu(values: Any) -> Any:
    """Return an array of NumPy."""
    return values if isinstance(values, np.ndarray) else values.get()


def expected(weights: Weights, seen: Seen) -> tuple[Floats, Floats]:
    """Return the points that every row expects, and its chance to win."""
    xp = arrays()
    learned = {name: xp.asarray(values) for name, values in weights.items()}
    roots, spreads, won = _roots_and_wins(xp, learned, seen)
    points = roots**2 + (DEVIATION * spreads) ** 2 - MORE_POINTS
    return points.astype(np.float32), won


def _roots_and_wins(xp: Any, weights: Weights, seen: Seen) -> tuple[Floats, Floats, Floats]:
    """Return for every row the root of the points it expects, its spread, and its chance to win."""
    roots, spreads, won = (np.empty_like(seen.worths) for _ in range(3))
    for start in range(0, len(roots), AT_ONCE):
        some = slice(start, start + AT_ONCE)
        given = (xp.asarray(column[some]) for column in (seen.bays, seen.seats, seen.worths))
        found = predict(xp, weights, *given)
        roots[some], spreads[some] = on_cpu(found.roots), on_cpu(found.spreads)
    rows, there = seen.rows()
    chance, _, _ = chances(np, roots[rows], spreads[rows], there)
    won[rows[there]] = chance[there]
    return roots, spreads, won


def learn(weights: Weights, seen: Seen, seed: str) -> Weights:
    """Return better weights by Adam's method."""
    xp = arrays()
    order = drawn_from(f"order/{seed}")
    learned = {name: xp.asarray(values.copy()) for name, values in weights.items()}
    rows, there = (xp.asarray(values) for values in seen.rows())
    bays, seats, worths = (xp.asarray(values) for values in (seen.bays, seen.seats, seen.worths))
    for faith, epochs in zip(FAITH, EPOCHS, strict=True):
        aims = Aims(*(xp.asarray(values) for values in aims_of(xp, learned, seen, faith)))
        means = {name: xp.zeros_like(values) for name, values in learned.items()}
        squares = {name: xp.zeros_like(values) for name, values in learned.items()}
        steps = epochs * ((len(rows) + BATCH - 1) // BATCH)
        step = 0
        for _ in range(epochs):
            mixed = xp.asarray(order.permutation(len(rows)))
            for start in range(0, len(rows), BATCH):
                some = mixed[start : start + BATCH]
                at = rows[some]
                batch = Batch(
                    bays[at], seats[at], worths[at], there[some], Aims(*(aim[at] for aim in aims))
                )
                slope = slopes(xp, learned, batch)
                step += 1
                # The learning rate falls to zero along half a cosine wave.
                rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
                for name, values in learned.items():
                    means[name] += 0.1 * (slope[name] - means[name])
                    squares[name] += 0.001 * (slope[name] ** 2 - squares[name])
                    mean = means[name] / (1.0 - 0.9**step)
                    square = squares[name] / (1.0 - 0.999**step)
                    values -= (rate * mean / (xp.sqrt(square) + 1e-8)).astype(values.dtype)
    return {name: on_cpu(values) for name, values in learned.items()}
