"""Play one game among bots as fast as the engine allows: no events, no record."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.bots.bot import Bot
from dicehall.bots.seat import SeatedBot
from dicehall.core.engine import choose, offers, settle, settle_throw
from dicehall.core.game import AnyGame, State, View, view_of
from dicehall.core.mistakes import BadBot
from dicehall.core.question import Question
from dicehall.core.sources import DiceSource
from dicehall.core.table import Table
from dicehall.statistics.watch import GameWatch


def play_out(
    game: AnyGame, state: State, bots: list[Bot], source: DiceSource, watch: GameWatch | None = None
) -> int:
    """Play a state to the end of the game; return how many decisions the bots made."""
    table: Table = game.table(state)
    seats = [SeatedBot(bot, View(game, number, state)) for number, bot in enumerate(bots)]
    settle(table)
    decisions = 0
    while True:
        question: Question | None = None
        if table.open_throws:
            lane: i64
            for lane in range(len(table.throws)):
                throw = table.throws[lane]
                if throw is not None:
                    cells = source.roll(game.dice, throw)
                    if watch is not None:
                        watch.before_throw(state, throw, cells)
                    settle_throw(table, throw, cells)
                    if watch is not None:
                        watch.after(state, throw.seat)
                    if not table.open_throws:
                        break
            continue
        for waiting in table.questions:
            if waiting is not None:
                question = waiting
                break
        if question is None:
            return decisions
        seat = seats[question.seat]
        view = seat.view
        if view is None and not seat.blind:
            view = view_of(game, question.seat, state)
        option = seat.bot.decide(view, question)
        if not offers(question, option):
            raise BadBot(f"the bot of seat {question.seat} chose {option}, which was not offered.")
        if watch is not None:
            watch.before_choice(state, question.seat)
        choose(table, question, option)
        if watch is not None:
            watch.after(state, question.seat)
        decisions += 1
