"""Play a fixed set of games; print how many decisions were made, how much processor time that took, and how
the games ended, as one checksum.

`scripts/count_instructions.py` counts the instructions of this, `scripts/compare_commits.py` runs it on two
commits in turns. It uses nothing that an older commit may lack.
"""

from __future__ import annotations

import json
import sys
import time
from zlib import crc32

from dicehall.arena.plan import TournamentPlan
from dicehall.arena.playout import play_out
from dicehall.build import describe
from dicehall.core.sources import SeededDice
from dicehall.parallel.collector import calm_collector


def main() -> int:
    """Play the games named by the arguments: the game, the bot of all four players, and how many."""
    name, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    plan = TournamentPlan(name, {"players": 4}, (bot,) * 4, "fixed")
    game = plan.new_game()
    decisions = 0
    seconds = 0.0
    ends = 0
    with calm_collector():
        for number in range(games):
            bots = plan.new_bots(number)
            state = game.start()
            dice = SeededDice(f"fixed/{number}")
            begin = time.process_time()
            decisions += play_out(game, state, bots, dice)
            seconds += time.process_time() - begin
            ends = crc32(state.check().encode(), ends)
    played = {"decisions": decisions, "seconds": seconds, "ends": ends}
    print(json.dumps({**played, "compiled": describe().compiled}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
