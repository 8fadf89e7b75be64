"""One game among bots, played out as fast as the engine goes: no events, no record."""

from __future__ import annotations

from dicehall.bots.bot import Bot
from dicehall.core.engine import choose, offers, settle, settle_throw
from dicehall.core.game import AnyGame, State, view_of
from dicehall.core.mistakes import BadBot
from dicehall.core.question import Question
from dicehall.core.sources import DiceSource
from dicehall.core.table import Table


def play_out(game: AnyGame, state: State, bots: list[Bot], source: DiceSource) -> int:
    """Play a state to the end of the game; return how many decisions the bots made."""
    table: Table = game.table(state)
    settle(table)
    decisions = 0
    while True:
        question: Question | None = None
        rolled = False
        for lane in range(len(table.throws)):
            throw = table.throws[lane]
            if throw is not None:
                settle_throw(table, throw, source.roll(game.dice, throw))
                rolled = True
        if rolled:
            continue
        for waiting in table.questions:
            if waiting is not None:
                question = waiting
                break
        if question is None:
            return decisions
        bot = bots[question.seat]
        view = None if bot.blind else view_of(game, question.seat, state)
        option = bot.decide(view, question)
        if not offers(question, option):
            raise BadBot(f"the bot of seat {question.seat} chose {option}, which was not offered.")
        choose(table, question, option)
        decisions += 1
