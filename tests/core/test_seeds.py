"""Seeds made from a secret: each path has its own, on every machine the same."""

from __future__ import annotations

import pytest

from dicehall.core.seeds import LONGEST_KEY, seed_of_bot, seed_of_dice, seed_of_luck

PATHS: tuple[tuple[str | int, ...], ...] = (
    *((), ("",), ("", ""), (1,), (11,), (1, 1), ("1/1",), ("1/1:1",), ("1", 1, 1), (1, "1/1:1")),
    *((12, 3), (1, 23), ("a b", "c"), ("a", "b c"), ("a", "b", "c"), ("Ї",), (-1,), (1, 2)),
)


def test_no_two_paths_secrets_or_purposes_share_a_seed() -> None:
    secrets = ("", "1", "1/1", "x" * LONGEST_KEY, "x" * (LONGEST_KEY + 1), "їжак")
    purposes = (seed_of_dice, seed_of_bot, seed_of_luck)
    # What is written alike is the same.
    paths = {tuple(map(str, path)) for path in PATHS}
    seeds = [made(secret, *path) for made in purposes for secret in secrets for path in paths]
    assert len(seeds) == len(set(seeds)) == 3 * len(secrets) * len(paths)


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (seed_of_dice("1", 0), "1e69338fb1c92b8f3a10d43f39708fb0"),
        (
            seed_of_bot("any text, такий теж", "2", 0, 1, "greedy", "random", 1),
            "89b8c0f252aead05132814a325e880db",
        ),
        (seed_of_luck("x" * 100, 5), "561bc9fb1f4b7e42a899249404730d03"),
    ],
)
def test_the_same_seed_gives_the_same_games_for_ever(seed: str, expected: str) -> None:
    assert seed == expected
