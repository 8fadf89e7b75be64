"""A push played in every way by the rules engine itself, with everybody at the table."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from dicehall.core.dice import outcomes, ways
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.question import Question
from dicehall.core.task import TABLE, Program
from dicehall.core.words import Pick, When
from dicehall.games.cubitos.cards.abilities import AbilityToUse
from dicehall.games.cubitos.cards.telling import PICKED
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import BLANK, FACES
from dicehall.games.cubitos.rules.moving import BuyMoves, MovesToBuy, WhereToEnd
from dicehall.games.cubitos.rules.roll_phase import (
    BUST,
    PASS,
    PUSH,
    PUSH_OR_PASS,
    SAVE_FROM_BUST,
    RollAll,
    WouldBust,
)
from dicehall.games.cubitos.rules.round import RACE, ROUNDS, TogetherUnlessScarce
from dicehall.games.cubitos.rules.run_phase import DONE, READY, CompareSwords
from dicehall.games.cubitos.rules.setup import fresh_task
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.takings import RUNNING

UP_TO_THE_MOVE: Final = Program(
    "test: up to the move",
    TogetherUnlessScarce(0, READY, RUNNING),
    CompareSwords(),
    TogetherUnlessScarce(0, DONE, RUNNING),
)
"""The run phase as a round has it, without what follows."""
ONE_ROLL: Final = Program(
    "test: one roll", RollAll(), When(WouldBust(), SAVE_FROM_BUST), When(WouldBust(), BUST)
)
"""A roll as the roll phase has it, without what follows."""
MOVE: Final = Program(
    "test: move", Pick(PICKED, MovesToBuy()), BuyMoves(), Pick(PICKED, WhereToEnd())
)
"""The move as a round has it, up to the choice of where it ends."""
DEEPEST: Final = 60
"""Positions are followed this far; some cards can go round in circles."""
MOST: Final = 600
"""So many positions are played for one chance."""
SEAT: Final = 0
"""Who pushes."""

Over = Callable[[CubitosState], Fraction | None]
"""Returns the chance at the end of a position; None if there is more to come."""


class TooMuch(Exception):
    """There are more positions than can be played in a test."""


class EveryPlay:
    """Everything that can come of a position; whoever pushes chooses what is best for an aim."""

    def __init__(self, game: Cubitos, uses: bool = True, only: str = "") -> None:
        self.game = game
        self.left = MOST
        self.uses = uses
        """Whether abilities are used."""
        self.only = only
        """The text of an ability that is used as soon as it is offered, and no other."""
        self.known: dict[tuple[object, ...], Fraction] = {}

    def best(self, state: CubitosState, over: Over, depth: int = 0) -> Fraction:
        """Return the best chance from a state on."""
        found = over(state)
        if found is not None:
            return found
        key = key_of(state)
        if key not in self.known:
            self.left -= 1
            if not self.left or depth > DEEPEST:
                raise TooMuch
            self.known[key] = self._go_on(state, over, depth + 1)
        return self.known[key]

    def _go_on(self, state: CubitosState, over: Over, depth: int) -> Fraction:
        table = self.game.table(state)
        settle(table)
        for throw in table.throws:
            if throw is not None and throw.seat == SEAT:
                total = Fraction(0)
                for cells, times in outcomes(self.game.dice, throw.counts):
                    total += times * self.best(self.fallen(table.state, cells), over, depth)
                return total / ways(self.game.dice, throw.counts)
            if throw is not None:
                # What others roll is no matter.
                cells, _ = outcomes(self.game.dice, throw.counts)[0]
                return self.best(self.fallen(table.state, cells), over, depth)
        question = next(one for one in table.questions if one is not None)
        options = question.options
        if question.seat != SEAT:
            options = options[:1]
        elif question.choice.name() == "push":
            options = [PASS]
        elif isinstance(question.choice, AbilityToUse):
            for option in options:
                if self.only and question.choice.text(table, option) == self.only:
                    after = self.after(table.state, question, option)
                    return EveryPlay(self.game, uses=False).best(after, over, depth)
            if not self.uses or self.only:
                options = options[:1]
        return max(
            self.best(self.after(table.state, question, option), over, depth) for option in options
        )

    def after(self, state: CubitosState, question: Question, option: int) -> CubitosState:
        """Return the state after an answer."""
        twin = self.game.table(state.copy())
        choose(twin, question, option)
        settle(twin)
        return twin.state

    def fallen(self, state: CubitosState, cells: list[int]) -> CubitosState:
        """Return the state after the first open throw has fallen."""
        twin = self.game.table(state.copy())
        settle(twin)
        throw = next(one for one in twin.throws if one is not None)
        settle_throw(twin, throw, cells)
        return twin.state


def key_of(state: CubitosState) -> tuple[object, ...]:
    """Return what tells two states apart, without how often somebody has acted."""
    tasks = [
        (task.seat, task.program.name, task.position, *task.picked)
        for lane in state.flow.lanes
        for task in lane
    ]
    return (*state.trays, *[tuple(one.numbers()) for one in state.players], *tasks)


def answered(game: Cubitos, state: CubitosState, option: int) -> CubitosState:
    """Return the state after the question whether to push."""
    table = game.table(state.copy())
    settle(table)
    question = table.questions[SEAT + 1]
    assert question is not None
    assert question.choice.name() == "push"
    choose(table, question, option)
    return table.state


# ---- busts


def pushed(game: Cubitos, state: CubitosState) -> CubitosState:
    """Return the state after the answer to push, of which nothing but one roll is left."""
    state = state.copy()
    while state.flow.lanes[0].top is not None:
        state.flow.lanes[0].pop()
    lane = state.flow.lanes[SEAT + 1]
    asking = lane.pop()
    assert asking.program is PUSH_OR_PASS
    while lane.top is not None:
        lane.pop()
    lane.append(fresh_task(SEAT, ONE_ROLL))
    lane.append(asking)
    return answered(game, state, PUSH)


def all_missed(game: Cubitos, begun: CubitosState) -> CubitosState | None:
    """Return the state after a push without abilities, all of whose dice miss; None if they cannot."""
    play = EveryPlay(game)
    table = game.table(begun.copy())
    settle(table)
    question = table.questions[SEAT + 1]
    if question is not None:
        table = game.table(play.after(table.state, question, question.options[0]))
        settle(table)
    throw = table.throws[SEAT + 1]
    assert throw is not None
    for kind, count in enumerate(throw.counts):
        if count and BLANK not in game.dice.kinds[kind].sides:
            return None
    cells = [kind * FACES + BLANK for kind, count in enumerate(throw.counts) for _ in range(count)]
    return play.fallen(table.state, cells)


def least_bust(game: Cubitos, begun: CubitosState, uses: bool = True, only: str = "") -> Fraction:
    """Return the chance that the roll of a push busts: with the best use of abilities, with none, or one."""

    def over(state: CubitosState) -> Fraction | None:
        return Fraction(1 - state.players[SEAT].busted) if state.flow.over() else None

    return 1 - EveryPlay(game, uses, only).best(begun, over)


# ---- spaces


def chance_to_end_on(game: Cubitos, state: CubitosState, option: int, position: int) -> Fraction:
    """Return the chance to be able to end the move on a space, if the player now pushes or passes.

    After that, whoever need not push passes.
    """
    state = state.copy()
    lane = state.flow.lanes[0]
    tasks = lane.tasks()
    while lane.top is not None:
        lane.pop()
    for task in tasks:
        if task.program is ROUNDS:
            lane.append(fresh_task(TABLE, UP_TO_THE_MOVE))
        elif task.program is not RACE:
            lane.append(task)
    moves: dict[tuple[int, ...], Fraction] = {}

    def over(state: CubitosState) -> Fraction | None:
        if not state.flow.over():
            return None
        player = state.players[SEAT]
        key = (player.position, player.move, player.water, player.money, player.credit)
        if key not in moves:
            moves[key] = Fraction(can_end_on(game, state, position))
        return moves[key]

    return EveryPlay(game).best(answered(game, state, option), over)


def can_end_on(game: Cubitos, state: CubitosState, position: int) -> bool:
    """Return whether the move that follows can end on a space."""
    state = state.copy()
    state.flow.lanes[SEAT + 1].append(fresh_task(SEAT, MOVE))
    play = EveryPlay(game)
    ahead = [state]
    while ahead:
        table = game.table(ahead.pop())
        settle(table)
        question = table.questions[SEAT + 1]
        if question is None:
            if table.state.players[SEAT].position == position:
                return True
        elif question.choice.name() == "move":
            if 1 + position in question.options:
                return True
        else:
            ahead += [play.after(table.state, question, option) for option in question.options]
    return False
