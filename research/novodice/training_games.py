"""Games of NovoDice that bots play for training, paused before every turn."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from typing import TypeVar

from dicehall.bots.bot import Bot
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.core.task import NOTHING
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.choices import Keep
from dicehall.games.novodice.rules.state import NovoState

CHUNK = 25
"""Games that a process plays at a time."""
NEVER = -1
"""The number of a turn that does not exist."""

Given = TypeVar("Given")
Found = TypeVar("Found")


def turns_of(
    game: NovoDice, state: NovoState, bots: list[Bot], name: str, astray: int = NEVER
) -> Iterator[None]:
    """Play a game from start to end, pausing before every turn.

    In the turn with the number `astray` most tiles are claimed and placed at random, so that positions are
    seen which the bots would avoid.
    """
    table = game.table(state)
    source = SeededDice(name)
    stream = Stream(f"train/{name}")
    settle(table)
    active = NOTHING
    turn = NEVER
    while True:
        waiting = [throw for throw in table.throws if throw is not None]
        if state.active not in (active, NOTHING):
            active = state.active
            turn += 1
            yield
        if waiting:
            for throw in waiting:
                settle_throw(table, throw, source.roll(game.dice, throw))
            continue
        asked = [question for question in table.questions if question is not None]
        if not asked:
            return
        question = asked[0]
        if turn == astray and stream.below(5) >= (4 if isinstance(question.choice, Keep) else 2):
            option = question.options[stream.below(len(question.options))]
        else:
            view = view_of(game, question.seat, state)
            option = bots[question.seat].decide(view, question)
        choose(table, question, option)


def chunks_of(games: int) -> list[tuple[int, int]]:
    """Return the first game and the number of games of every chunk."""
    return [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def in_turn(play: Callable[[Given], Found], given: list[Given], jobs: int) -> Iterator[Found]:
    """Let some processes play the chunks; yield the results in the order of the chunks."""
    if jobs == 1:
        yield from map(play, given)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap(play, given)
