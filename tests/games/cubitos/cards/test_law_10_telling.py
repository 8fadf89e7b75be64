"""Law 10: what the words tell is what they do.

Whole random races are played word by word. Before each word of a card what it tells is worked out, with
amounts and conditions as they stand; when the word has done its part, that is what must have come of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.playing import random_chooser

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.core.task import Program, Task
from dicehall.core.words import Do, Pick, Roll, Word
from dicehall.games.cubitos.cards import telling
from dicehall.games.cubitos.cards.amounts import THIS
from dicehall.games.cubitos.cards.choosing_dice import FROM_DRAW, spots
from dicehall.games.cubitos.cards.conditions import ShowsPower
from dicehall.games.cubitos.cards.loss_words import find_active
from dicehall.games.cubitos.cards.moments import AFTER_MOVE, RUN_PHASE_END
from dicehall.games.cubitos.cards.plain_faces import LoseWhatMustGo
from dicehall.games.cubitos.cards.sets import random_set
from dicehall.games.cubitos.cards.telling import Brings, brings
from dicehall.games.cubitos.options import ORDERS
from dicehall.games.cubitos.rules.dice import POWER, SYMBOL, colour_of, face_of, kind_of
from dicehall.games.cubitos.rules.run_phase import DoWhatIsOwed, die_that_owes
from dicehall.games.cubitos.rules.state import FAN_SPACES, Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zones import DISCARD
from dicehall.games.cubitos.track.maps import TRACK_NAMES
from dicehall.games.registry import new_game

GAINED = {
    telling.MONEY: "money",
    telling.MOVES: "move",
    telling.WATER: "water",
    telling.CREDITS: "credit",
}
ON = {
    telling.SAFE_PUSH: "safe_push",
    telling.FREE_DRAW: "free_draw",
}
"""What switches something on."""
Range = tuple[int, int]


def amounts(player: Player) -> dict[str, int]:
    """Return what a player has, as numbers that words may change."""
    zones = (player.draw, player.roll, player.discard, player.rolling)
    names = (
        *("money", "move", "water", "credit", "fans", "safe_push", "must_push", "would_bust"),
        *("uncounted", "free_draw", "double_swords", "position"),
    )
    return {
        **{name: getattr(player, name) for name in names},
        "dice": sum(map(sum, zones)) + len(player.active),
        "rolled": 0,
    }


@dataclass
class Promise:
    """What a word is about to bring: for each figure by how much it must change, at least and at most."""

    word: Word
    task: Task
    depth: int
    before: dict[str, int]
    changes: dict[str, Range] = field(default_factory=dict)
    open: set[str] = field(default_factory=set)
    """Figures that may change by whatever there is."""
    rolled: int = 0
    """How many dice were thrown since."""

    def add(self, name: str, least: int, most: int | None = None) -> None:
        """Expect so much more of a figure."""
        old = self.changes.get(name, (0, 0))
        self.changes[name] = (old[0] + least, old[1] + (least if most is None else most))

    def switch(self, name: str, value: int) -> None:
        """Expect a figure to be just this."""
        self.changes[name] = (value - self.before[name],) * 2

    def kept(self, player: Player) -> None:
        """Check that all came as told, and nothing else."""
        after = {**amounts(player), "rolled": self.rolled}
        for name, number in after.items():
            if name in self.open:
                continue
            least, most = self.changes.get(name, (0, 0))
            more = number - self.before[name]
            assert least <= more <= most, f"{self.word}: {name} by {more}, told {least} to {most}"


def promise_of(
    table: CubitosTable, task: Task, word: Word, told: tuple[Brings, ...], depth: int, die: int
) -> Promise:
    """Work out what a word tells, as things stand."""
    player = table.state.players[task.seat]
    promise = Promise(word, task, depth, amounts(player))
    for one in told:
        met = [
            face_of(die) == POWER if isinstance(each, ShowsPower) else each.holds(table, task)
            for each in one.given
        ]
        if all(met):
            expect(table, task.seat, promise, one, die)
    return promise


def expect(table: CubitosTable, seat: int, promise: Promise, told: Brings, die: int) -> None:
    """Add what one effect will bring."""
    player = table.state.players[seat]
    what, times = told.what, told.times.of(table, seat)
    there = find_active(player, die) if die > 0 else -1
    if what in GAINED:
        promise.add(GAINED[what], told.number * times)
    elif what in ON:
        promise.switch(ON[what], 1)
    elif what in (telling.FAN, telling.BARE_FAN):
        space = min(player.fans + 1, FAN_SPACES)
        promise.add("fans", space - player.fans)
        if what == telling.FAN:
            promise.add("credit", table.game.box.fan_credits[space - 1])
    elif what in (telling.DIE_GAINED, telling.DIE_BORROWED):
        promise.add(
            "dice", 0 if told.may else has_tray(table, seat, told), has_tray(table, seat, told)
        )
    elif what in (telling.DIE_LOST, telling.DIE_GIVEN):
        dice = 1 if spots(player, told.zones, told.colours) else 0
        promise.add("dice", -dice, 0 if told.may else -dice)
    elif what == telling.THIS_LOST:
        dice = 1 if there > 0 else 0
        promise.add("dice", -dice, 0 if told.may else -dice)
    elif what in (telling.FREE_ROLL, telling.FREE_ROLL_OF_ALL):
        expect_roll(player, promise, told, times)
    elif what == telling.BUST_PREVENTED:
        promise.switch("would_bust", 0)
    elif what == telling.BUST_PREVENTED_BY_HIT:
        promise.switch("would_bust", 0 if player.hits else player.would_bust)
    elif what == telling.FORCED_PUSH:
        promise.switch("must_push", player.must_push if player.passed else 1)
    elif what == telling.UNCOUNTED:
        promise.switch("uncounted", player.uncounted | told.colours)
    elif what == telling.SWORDS_DOUBLED:
        promise.add("double_swords", 1)
    elif what == telling.STEP:
        promise.open.add("position")
    elif what == telling.NEARBY_REWARD:
        promise.open |= {"credit", "fans", "dice"}
    else:
        # Dice that go to roll or are set stay their owner's; where they lie is the rules' business.
        assert what in (telling.DIE_SET, telling.THIS_TO_ROLL, telling.ANOTHER_TO_ROLL), what


def has_tray(table: CubitosTable, seat: int, told: Brings) -> int:
    """Return 1 if a tray holds a die such as is told of."""
    most = told.most.of(table, seat)
    costs = [*table.game.costs, 0, 0]
    for kind, left in enumerate(table.state.trays[: len(costs)]):
        if left and costs[kind] <= most and told.colours >> colour_of(kind) & 1:
            return 1
    return 0


def expect_roll(player: Player, promise: Promise, told: Brings, number: int) -> None:
    """Add how many dice will be rolled."""
    zones = told.zones | (1 << DISCARD if told.zones == FROM_DRAW else 0)
    dice = spots(player, zones, told.colours)
    most = len(dice)
    if told.what == telling.FREE_ROLL:
        most = min(number, most)
    promise.add("rolled", 0 if told.may else most, most)


class Witness:
    """Plays a match word by word, and holds every word of a card to what it tells."""

    def __init__(self, match: Match) -> None:
        self.table = cubitos(match.table)
        self.match = match
        self.promises: list[list[Promise]] = [[] for _ in self.table.flow.lanes]
        self.kept: list[str] = []
        roots = [program for card in self.table.game.cards for program in card.programs]
        self.roots = [program for program in roots if program is not None]

    def settle(self) -> None:
        """Go on until all lanes wait, as the engine does."""
        table, lanes = self.table, self.table.flow.lanes
        moved = True
        while moved:
            moved = False
            for number in [*range(1, len(lanes)), 0]:
                waits = table.questions[number] is not None or table.throws[number] is not None
                if number == 0 and any(lanes[1:]):
                    continue
                if lanes[number] and not waits:
                    self.run(number)
                    moved = True

    def run(self, number: int) -> None:
        """Do one lane's words until one waits."""
        lane = self.table.flow.lanes[number]
        while lane:
            self.check(number)
            task = lane[-1]
            if task.position == len(task.program.words):
                lane.pop()
                continue
            word = task.program.words[task.position]
            self.promise(number, task, word)
            if not word.step(self.table, task):
                return
            if isinstance(word, LoseWhatMustGo):
                self.check_gone(task.seat)

    def promise(self, number: int, task: Task, word: Word) -> None:
        """Note what a card's word is about to bring."""
        table = self.table
        if isinstance(word, DoWhatIsOwed):
            die = die_that_owes(table, table.state.players[task.seat])
            card = table.card_of(kind_of(die))
            assert card is not None
            told = card.tells[AFTER_MOVE]
        elif task.program in self.roots and not isinstance(word, Pick | Do):
            told = brings((word,))
            die = task.picked[THIS] if task.picked else -1
        else:
            return
        depth = len(table.flow.lanes[number])
        self.promises[number].append(promise_of(table, task, word, told, depth, die))

    def check(self, number: int) -> None:
        """Check the promises of words that are done."""
        lane, promises = self.table.flow.lanes[number], self.promises[number]
        while promises and len(lane) == promises[-1].depth and lane[-1] is promises[-1].task:
            done = promises.pop()
            done.kept(self.table.state.players[number - 1])
            self.kept.append(done.task.program.name)

    def check_gone(self, seat: int) -> None:
        """Check that dice that tell of their own loss are gone at the end of the run phase."""
        for die in self.table.state.players[seat].active:
            card = self.table.card_of(kind_of(die))
            if card is not None and face_of(die) in (SYMBOL, POWER):
                for told in card.tells[RUN_PHASE_END]:
                    assert told.given
                    assert face_of(die) != POWER

    def play(self, source: SeededDice, choose: Any) -> None:
        """Play the match to its end."""
        table = self.table
        self.settle()
        while not self.match.over():
            throws = self.match.throws()
            if throws:
                throw = throws[0]
                number = throw.seat + 1
                cells = source.roll(self.match.game.dice, throw)
                task = table.flow.lanes[number][-1]
                roll = task.program.words[task.position]
                assert isinstance(roll, Roll)
                for promise in self.promises[number]:
                    promise.rolled += len(cells)
                table.throws[number] = None
                table.flow.lanes[number].rolls += 1
                task.position += 1
                roll.land(table, task, cells)
            else:
                question = self.match.questions()[0]
                number = question.seat + 1
                task = table.flow.lanes[number][-1]
                pick = task.program.words[task.position]
                assert isinstance(pick, Pick)
                task.picked[pick.register] = choose(self.match, question)
                task.position += 1
                table.flow.lanes[number].answers += 1
                table.questions[number] = None
            self.settle()


def race_of(seed: str, rounds: int) -> Match:
    """Return a race with a random set of cards that cost next to nothing, so that many are used."""
    cards = random_set(seed)
    cheap = {card: {"cost": 1} for card in cards}
    options = {
        "players": 2 + Stream(seed).below(3),
        "cards": cards,
        "tracks": [TRACK_NAMES[Stream(f"{seed}/track").below(len(TRACK_NAMES))]],
        "rounds": rounds,
        "order": ORDERS[Stream(f"{seed}/order").below(2)],
        "components": {"cards": cheap},
    }
    return Match(new_game("cubitos", options), listen=False)


@given(seed=st.integers(0, 2**32 - 1))
def test_what_an_ability_tells_is_what_it_brings(seed: int) -> None:
    witness = Witness(race_of(f"law 10/{seed}", 6))
    witness.play(SeededDice(str(seed)), random_chooser(str(seed)))


@pytest.mark.parametrize("first", ["run", "second"])
def test_a_loss_that_waits_for_the_other_ability_of_a_die_is_told_as_one_that_may_come(
    first: str,
) -> None:
    game = new_game("cubitos", {"race": "2", "rounds": 1})
    runner = {"active": "brown-symbol white-move! red-blank", "money": 3}
    match = Match(game, state=game.position({"next": "done", "players": {"1": runner}}))

    def choose(match: Match, question: Question) -> int:
        """Return one ability of Captain Bark, then the other, and the first option of all else."""
        texts = [match.text(question, option) for option in question.options]
        for moment in (first, "run", "second"):
            if f"brown-symbol {moment}" in texts:
                return question.options[texts.index(f"brown-symbol {moment}")]
        return question.options[0]

    witness = Witness(match)
    witness.play(SeededDice("bark"), choose)
    assert {"captain_bark.run", "captain_bark.second"} <= {*witness.kept}


def test_whoever_tells_something_else_is_found_out() -> None:
    """The witness is no formality: over some races it holds hundreds of words, and a wrong one fails."""
    kept: set[str] = set()
    for seed in range(24):
        witness = Witness(race_of(f"witness {seed}", 6))
        witness.play(SeededDice(str(seed)), random_chooser(str(seed)))
        kept |= set(witness.kept)
    assert len(kept) > 35
    match = race_of("witness", 1)
    player = cubitos(match.table).state.players[0]
    promise = Promise(Word(), Task(0, Program("nothing"), 0, []), 0, amounts(player))
    promise.add("money", 2)
    with pytest.raises(AssertionError, match="money by 0, told 2"):
        promise.kept(player)
