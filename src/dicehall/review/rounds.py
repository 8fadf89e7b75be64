"""How many rounds a game took, counted by replaying its record."""

from __future__ import annotations

from dicehall.core.mistakes import Mistake
from dicehall.core.record import Replay, read_record
from dicehall.games.registry import kit_of, new_game


def rounds_in(text: str) -> int | None:
    """Return the number of rounds in a record; None if they are not counted, or if it does not replay."""
    try:
        record = read_record(text)
        game = new_game(record.game, record.options)
        watch = kit_of(game.name).watch(game)
        replay = Replay(game, record)
        if watch is None:
            return None
        for step in record.steps:
            for throw in replay.match.throws():
                if step.asked == "roll" and throw.seat == step.seat:
                    watch.before_throw(replay.match.state, throw, [])
            replay.step()
        return watch.rounds(replay.match.state)
    except Mistake:
        return None
