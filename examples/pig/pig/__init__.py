"""Pig: roll one die as often as you dare. A 1 takes the turn's points; whoever stops before keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.core.dice import Dice, Die
from dicehall.core.events import Event
from dicehall.core.game import View
from dicehall.core.question import Choice, Question
from dicehall.core.small_game import NobodyHas, PlayTurn, SmallGame, SmallState, SmallTable
from dicehall.core.table import Table
from dicehall.core.task import Flow, Program, Task
from dicehall.core.words import Again, Condition, Pick, Roll, When, Word
from dicehall.games.kit import Arena, Bots, Kit, Rules, TableOption, Trial

DICE = Dice((Die("D", ("1", "2", "3", "4", "5", "6"), (0, 1, 2, 3, 4, 5)),))
PICKED, PASS, PUSH = 0, 0, 1
LEAST, MOST, TURNS = 10, 200, 1000  # points to play for; turns that end any game


class PigState(SmallState):
    """A position: how many points this turn has brought, beside whose turn it is and what is safe."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self.points = 0


@dataclass(frozen=True)
class Rolled(Event):
    die: str
    points: int


@dataclass(frozen=True)
class Bust(Event):
    lost: int


@dataclass(frozen=True)
class Kept(Event):
    points: int
    safe: int


class PigTable(SmallTable[PigState]):
    """All changes of a position, each together with its event."""

    def rolled(self, cell: int) -> None:
        state = self.state
        if cell == 0:
            self.happened(Bust(state.active, state.points))
            state.points = 0
        else:
            state.points += cell + 1
            self.happened(Rolled(state.active, DICE.faced(cell).face, state.points))

    def keep(self) -> None:
        state = self.state
        state.safe[state.active] += state.points
        self.happened(Kept(state.active, state.points, state.safe[state.active]))
        state.points = 0


def pig(table: Table) -> PigTable:
    assert isinstance(table, PigTable)
    return table


class RollDie(Roll):
    def dice(self, table: Table, task: Task) -> list[int]:
        return [1]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        pig(table).rolled(cells[0])


class PushOrPass(Choice):
    def name(self) -> str:
        return "push"

    def options(self, table: Table, task: Task) -> list[int]:
        seen = pig(table)
        enough = seen.state.safe[task.seat] + seen.state.points >= seen.chosen["target"]
        return [PASS] if enough else [PASS, PUSH]

    def text(self, table: Table, option: int) -> str:
        return "push" if option == PUSH else "pass"


class PassIfPicked(Word):
    def act(self, table: Table, task: Task) -> None:
        if task.picked[PICKED] == PASS:
            pig(table).keep()


class HasPoints(Condition):
    def holds(self, table: Table, task: Task) -> bool:
        return pig(table).state.points > 0


DECIDE = Program("decide", Pick(PICKED, PushOrPass()), PassIfPicked())
TURN = Program("turn", RollDie(), When(HasPoints(), DECIDE), Again(HasPoints()))
GAME = Program("game", PlayTurn(TURN), Again(NobodyHas("target", TURNS)))


class Pig(SmallGame[PigState]):
    def __init__(self, options: dict[str, Any]) -> None:
        known = {"players": (2, 6, 2), "target": (LEAST, MOST, 100)}
        super().__init__("pig", GAME, DICE, PigState, PigTable, options, known)

    def pieces(self, state: PigState) -> dict[str, int]:
        return {"die": 1}


class Careful(Bot):
    """Rolls while a roll adds more on average than it puts at stake: below 20 points of the turn."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        assert isinstance(view.state, PigState)
        kept, others = view.state.points, sum(view.state.safe) - view.state.safe[view.seat]
        weighed = []
        for option in question.options:
            points = kept if option == PASS else kept * 5 / 6 + 20 / 6
            mine = 1 + view.state.safe[view.seat] + points
            weighed.append(Weighed(option, mine / (mine + 1 + others), {"points": points}))
        return weighed


TRIAL = Trial(
    "pig",
    lambda stream: {"players": 2 + stream.below(5), "target": LEAST + stream.below(40)},
    lambda options: TURNS * (options["target"] // 2 + 1),
)
KIT = Kit(
    name="pig",
    title="Pig",
    package=__name__,
    players=(2, 6),
    options=(TableOption("target", "How many points win; 100 otherwise.", LEAST, MOST),),
    rules=Rules(new=Pig, trials=(TRIAL,)),
    bots=Bots(("random", "careful"), lambda name, seed: Careful() if name == "careful" else None),
    arena=Arena(face_worths=lambda game: [0.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
)
