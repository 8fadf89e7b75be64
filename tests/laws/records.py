"""Writes the records of some games of every kind under test, one a line: for comparing two builds.

Run as ``python -m tests.laws.records NUMBER``; the first line says which build wrote them.
"""

from __future__ import annotations

import sys

from tests.laws.conformance import GAMES_UNDER_TEST
from tests.laws.playing import record_random_game

from dicehall.build import describe
from dicehall.core.stream import Stream


def main() -> None:
    """Play and write."""
    print(describe().reason)
    for number in range(int(sys.argv[1])):
        for entry in GAMES_UNDER_TEST:
            game = entry.kit.rules.new(entry.trial.options(Stream(f"records/{number}")))
            print(record_random_game(game, str(number)).text())


if __name__ == "__main__":
    main()
