"""The chance to end this round's move on a space: by passing, or by one push and then passing.

The player plays as well as possible for that alone, and the others do nothing: they take nothing from the
trays, and swords are not compared. Whoever must push again pushes again.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from dicehall.core.chances import CERTAIN, NEVER, UNKNOWN, Between
from dicehall.core.dice import Throw, ways
from dicehall.core.engine import settle
from dicehall.core.question import Question
from dicehall.core.task import Program, Task
from dicehall.core.words import Do, When
from dicehall.games.cubitos.cards.abilities import (
    AFTER_LOSS_MOMENTS,
    ROLL_PHASE_MOMENTS,
    UNTIL_SWORDS_MOMENTS,
    AbilityToUse,
    SomethingToDo,
)
from dicehall.games.cubitos.cards.choosing_dice import ENOUGH, DieToTake
from dicehall.games.cubitos.cards.plain_faces import LoseWhatMustGo
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.best_play import (
    MOST_FALLS,
    BestPlay,
    Effort,
    alone,
    number_of_falls,
)
from dicehall.games.cubitos.odds.busting import rolls_all
from dicehall.games.cubitos.odds.plain_runs import PlainRuns
from dicehall.games.cubitos.odds.push_alone import BEFORE, begun, stage_of
from dicehall.games.cubitos.rules.dice import BLANK, FACE_MASK, MARKS, PUSHED_WITH
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.roll_phase import (
    FROM_ROLL_TO_DISCARD,
    PASS,
    ROLLS,
    PushOrPass,
)
from dicehall.games.cubitos.rules.run_phase import AFTER_LOSSES, READY
from dicehall.games.cubitos.rules.setup import fresh_task
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.rules.tally import count_shown
from dicehall.games.cubitos.track.routes import RouteReach
from dicehall.games.cubitos.track.steps import Point

RUN_ALONE: Final = Program(
    "odds: run phase alone",
    Do(READY),
    LoseWhatMustGo(),
    When(SomethingToDo(AFTER_LOSS_MOMENTS), AFTER_LOSSES),
)
"""The abilities of a run phase in which swords are not compared."""
QUICK_FALLS: Final = 50
"""A first look at this many falls takes about as long as to play one."""


class Aim:
    """A space to end the move on: which moves, money and credits lead there."""

    def __init__(self, game: Cubitos, position: int) -> None:
        self._game: Cubitos = game
        self._position: int = position
        self._known: dict[tuple[int, ...], bool] = {}

    def is_reached(self, player: Player, move: int, water: int, purse: int) -> bool:
        """Return whether a player's runner can end its move there, with as many moves bought as needed."""
        key = (player.position, move, water, purse, player.effects_used)
        known = self._known.get(key)
        if known is None:
            known = self._search(player, move, water, purse)
            self._known[key] = known
        return known

    def _search(self, player: Player, move: int, water: int, purse: int) -> bool:
        most = move + purse // MOVE_PRICE
        if water == 0 and self._game.walks.is_plain(player.position, most):
            return self._position in self._game.walks.ends(player.position, most)
        for bought in range(purse // MOVE_PRICE + 1):
            left = purse - bought * MOVE_PRICE
            begin = Point(player.position, move + bought, water, left, player.effects_used)
            if RouteReach(self._game.course, begin).reaches(self._position):
                return True
        return False


class ReachRun(BestPlay):
    """The chance to reach a space from within the run phase."""

    def __init__(self, game: Cubitos, seat: int, effort: Effort, aim: Aim) -> None:
        super().__init__(game, seat, effort)
        self._aim: Aim = aim
        self.plain: PlainRuns = PlainRuns(game)

    def run(self, table: CubitosTable, spare: int) -> Between:
        """Return the chance from the beginning of a run phase."""
        state = table.state
        player = state.players[self.seat]
        if self.plain.all_rest(player.active):
            return CERTAIN if self.reached_at_least(table) else NEVER
        twin = self.game.table(alone(state, self.seat, [fresh_task(self.seat, RUN_ALONE)]))
        settle(twin)
        return self.of(twin, spare)

    def reached_at_least(self, table: CubitosTable) -> bool:
        """Return whether those dice that bring all they can by themselves lead there."""
        player = table.state.players[self.seat]
        return self.reached_with(table, self.plain.tally(player.active))

    def reached_with(self, table: CubitosTable, tally: list[i64]) -> bool:
        """Return whether the dice of a tally lead there."""
        player = table.state.players[self.seat]
        haul = self.plain.haul(table.state, player, tally)
        return self._aim.is_reached(player, haul.move, haul.water, haul.money + haul.credit)

    def decided(self, table: CubitosTable) -> Between | None:
        """Return certainty if the space is reached without a further choice."""
        question = table.questions[self.seat + 1]
        if question is None:
            return None
        choice = question.choice
        if isinstance(choice, AbilityToUse) and choice.moments == UNTIL_SWORDS_MOMENTS:
            return CERTAIN if self.reached_at_least(table) else None
        return None

    def ended(self, table: CubitosTable, spare: int) -> Between:
        """Return whether what was gained leads there."""
        player = table.state.players[self.seat]
        purse = player.money + player.credit
        reached = self._aim.is_reached(player, player.move, player.water, purse)
        return CERTAIN if reached else NEVER

    def answers(self, table: CubitosTable, question: Question) -> list[int]:
        """Return all options, or just one that costs nothing."""
        return self.plain.worth_trying(table, question)


class Pushing(BestPlay):
    """The chance to reach a space from within the roll phase, passing as soon as that is possible."""

    def __init__(self, game: Cubitos, seat: int, running: ReachRun) -> None:
        super().__init__(game, seat, running.effort)
        self._running: ReachRun = running

    def decided(self, table: CubitosTable) -> Between | None:
        """Return certainty if passing now reaches the space without a further choice."""
        question = table.questions[self.seat + 1]
        if question is None or table.state.players[self.seat].must_push:
            return None
        choice = question.choice
        if isinstance(choice, AbilityToUse) and choice.moments == ROLL_PHASE_MOMENTS:
            return CERTAIN if self._running.reached_at_least(table) else None
        return None

    def ended(self, table: CubitosTable, spare: int) -> Between:
        """Return the chance in the run phase that follows."""
        return self._running.run(table, spare)

    def answers(self, table: CubitosTable, question: Question) -> list[int]:
        """Return all options, but pass if that is possible, and leave out what makes no difference."""
        choice = question.choice
        if isinstance(choice, PushOrPass) and PASS in question.options:
            return [PASS]
        if isinstance(choice, DieToTake) and choice.wanted is FROM_ROLL_TO_DISCARD:
            active = table.state.players[self.seat].active
            return [ENOUGH] if self._running.plain.all_rest(active) else question.options
        return self._running.plain.worth_trying(table, question)

    def thrown(self, table: CubitosTable, throw: Throw, spare: int) -> Between:
        """Return the chance before a throw; most falls of a roll are settled at a first look."""
        if not rolls_all(table, throw):
            return super().thrown(table, throw, spare)
        if number_of_falls(self.game, throw.counts) > MOST_FALLS:
            return UNKNOWN
        falls = self.falls_of(throw.counts)
        self.effort.left -= len(falls) // QUICK_FALLS
        first = _FirstLook(self._running, table, self.seat)
        sure = 0
        open_falls: list[tuple[list[int], int]] = []
        for cells, times in falls:
            found = first.look(cells)
            if found is None:
                open_falls.append((cells, times))
            elif found:
                sure += times
        least = Fraction(sure)
        most = Fraction(sure)
        for place, (cells, times) in enumerate(open_falls):
            kept = self.kept(spare, len(open_falls) - place)
            chance = UNKNOWN
            if self.effort.left > kept:
                chance = self.of(self.fallen(table, throw, cells), kept)
            least += times * chance.least
            most += times * chance.most
        total = ways(self.game.dice, throw.counts)
        return Between(least / total, most / total)


class _FirstLook:
    """A look at the falls of a roll that settles those after which no choice is left that matters."""

    def __init__(self, running: ReachRun, table: CubitosTable, seat: int) -> None:
        player = table.state.players[seat]
        self._running: ReachRun = running
        self._table: CubitosTable = table
        self._risky: bool = player.at_risk > 0 and not player.safe_push
        self._calm: bool = not player.must_push
        """Whether nothing that is active already has anything to do."""
        for die in player.active:
            if die & PUSHED_WITH or not running.plain.rests(die):
                self._calm = False
        self._before: list[i64] = running.plain.tally(player.active)

    def look(self, cells: list[int]) -> bool | None:
        """Return whether a fall leads to the space; None if that takes a closer look."""
        plain = self._running.plain
        calm = self._calm
        tally = list(self._before)
        hit = False
        for cell in cells:
            if cell & FACE_MASK == BLANK:
                continue
            hit = True
            if plain.is_forced(cell * MARKS):
                return None
            if not plain.rests_after_hit(cell * MARKS):
                calm = False
            if plain.rests(cell * MARKS):
                count_shown(tally, cell, 1, False)
        if self._risky and not hit:
            return None
        if self._running.reached_with(self._table, tally):
            # Whatever else there is to do may be left.
            return True
        return False if calm else None


class Reaching:
    """The chances of a player to end this round's move on a space."""

    def __init__(self, table: CubitosTable, seat: int, position: int, most: int) -> None:
        self._table: CubitosTable = table
        self._seat: int = seat
        self._aim: Aim = Aim(table.game, position)
        self._most: int = most

    def by_passing(self) -> Between:
        """Return the chance with what is active now."""
        running = self._running()
        twin = self._table.game.table(alone(self._table.state, self._seat, []))
        twin.pass_on(self._seat)
        return running.run(twin, 0)

    def by_pushing(self) -> Between:
        """Return the chance by one push and then passing."""
        stage = stage_of(self._table, self._seat)
        tasks: list[Task] = []
        if stage != BEFORE:
            tasks = [task.copy() for task in self._table.state.flow.lanes[self._seat + 1].tasks()]
        if not tasks or tasks[0].program is not ROLLS:
            # In strict order a player is given one roll at a time.
            tasks.insert(0, Task(self._seat, ROLLS, 0 if stage == BEFORE else 1, []))
        twin = begun(self._table, self._seat, stage, tasks)
        return Pushing(self._table.game, self._seat, self._running()).of(twin)

    def _running(self) -> ReachRun:
        return ReachRun(self._table.game, self._seat, Effort(self._most), self._aim)
