"""Writes the records of some games of every kind under test, one a line: for comparing two builds.

Run as ``python -m tests.laws.records NUMBER``; the first line says which build wrote them.
"""

from __future__ import annotations

import sys

from tests.laws.conformance import FACES, Options, novodice
from tests.laws.playing import record_random_game
from tests.toy.game import from_options as new_pig

from dicehall.build import describe
from dicehall.core.stream import Stream


def novodice_options(stream: Stream) -> Options:
    """Return options of NovoDice; every second game has other components."""
    players = 2 + stream.below(3)
    options: Options = {"players": players}
    if stream.below(2):
        options["components"] = {
            "trash": stream.below(4),
            "tiles_per_kind": {str(players): stream.below(4)},
            "tiles": {"crate": {"symbol": "gear", "count": 1, "value": 3, "lions": 1}},
            "dice": {"X": {"faces": [FACES[stream.below(len(FACES))] for _ in range(4)]}},
        }
    return options


def pig_options(stream: Stream) -> Options:
    """Return options of the toy game."""
    return {
        "players": 1 + stream.below(5),
        "supply": [stream.below(4) for _ in range(3)],
        "at once": bool(stream.below(2)),
    }


def main() -> None:
    """Play and write."""
    print(describe().reason)
    for number in range(int(sys.argv[1])):
        stream = Stream(f"records/{number}")
        for game in (novodice(novodice_options(stream)), new_pig(pig_options(stream))):
            print(record_random_game(game, str(number)).text())


if __name__ == "__main__":
    main()
