"""The run phase: abilities, swords, moving, buying, discarding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Again, Condition, Do, Pick, When, Word
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.abilities import (
    AFTER_LOSS_MOMENTS,
    AFTER_MOVE_MOMENTS,
    RUN_PHASE_MOMENTS,
    UNTIL_SWORDS_MOMENTS,
    AbilityToUse,
    JustUsed,
    SomethingToDo,
    UseAbility,
)
from dicehall.games.cubitos.cards.ability import EACH
from dicehall.games.cubitos.cards.moments import COMPARE
from dicehall.games.cubitos.cards.now_abilities import DoNowAtOnce
from dicehall.games.cubitos.cards.plain_faces import CollectFaces, LoseWhatMustGo
from dicehall.games.cubitos.cards.telling import PICKED
from dicehall.games.cubitos.rules.contention import contended
from dicehall.games.cubitos.rules.dice import (
    COLOURS,
    KIND_NAMES,
    MARKS,
    POWER,
    RED,
    SYMBOL,
    USED,
    face_of,
    kind_of,
)
from dicehall.games.cubitos.rules.moving import BuyMoves, MovesToBuy, MoveThere, WhereToEnd
from dicehall.games.cubitos.rules.rewards import REWARDS, RewardsLeft
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.takings import COMPARING

# ---- abilities

UNTIL_READY = Program(
    "until ready",
    DoNowAtOnce(),
    CollectFaces(),
    Pick(PICKED, AbilityToUse("run", UNTIL_SWORDS_MOMENTS, "ready")),
    UseAbility(),
    Again(JustUsed()),
)
UNTIL_DONE = Program(
    "until done",
    DoNowAtOnce(),
    CollectFaces(),
    Pick(PICKED, AbilityToUse("run", RUN_PHASE_MOMENTS, "done")),
    UseAbility(),
    Again(JustUsed()),
)
READY = Program("ready", Do(UNTIL_READY))
AFTER_LOSSES = Program(
    "after losses",
    Pick(PICKED, AbilityToUse("run", AFTER_LOSS_MOMENTS, "done")),
    UseAbility(),
    Again(JustUsed()),
)
DONE = Program(
    "done",
    When(SomethingToDo(RUN_PHASE_MOMENTS, collects=True), UNTIL_DONE),
    LoseWhatMustGo(),
    When(SomethingToDo(AFTER_LOSS_MOMENTS), AFTER_LOSSES),
)

# ---- swords


WAITING: Final = 0
"""The register of those who still wait for the red card, one bit a seat."""


@dataclass(frozen=True)
class CompareSwords(Word):
    """Count swords, and resolve the red card once for each player concerned."""

    def step(self, table: Table, task: Task) -> bool:
        """Give the red card's words to these players; if they could compete for a die, one by one."""
        seen = cubitos(table)
        program = seen.game.cards[RED].programs[COMPARE]
        assert program is not None
        seats = len(seen.state.players)
        waiting: i64 = task.picked[WAITING]
        if waiting == NOTHING:
            seen.compare_swords()
            concerned = self._concerned(seen)
            if len(concerned) < 2 or not (contended(seen, COMPARING) and seen.rules_by(35)):
                task.position += 1
                for seat in concerned:
                    seen.give(seat, program)
                return not concerned
            waiting = 0
            for seat in concerned:
                waiting |= 1 << seat
        for place in range(seats):
            seat = (seen.state.start_player + place) % seats
            if waiting >> seat & 1:
                task.picked[WAITING] = waiting & ~(1 << seat)
                seen.give(seat, program)
                return False
        task.picked[WAITING] = NOTHING
        task.position += 1
        return True

    def _concerned(self, seen: CubitosTable) -> list[int]:
        """Return whom the red card concerns."""
        red = seen.game.cards[RED]
        players = seen.state.players
        if red.compares == EACH:
            # If nobody has fewer swords there is nothing to gain, so nothing is asked.
            fewest = min([player.swords for player in players])
            return [seat for seat in range(len(players)) if players[seat].swords > fewest]
        winner = most_swords(
            [player.swords for player in players],
            seen.state.start_player,
            red.start_wins_ties > 0,
        )
        return [] if winner == NOTHING else [winner]

    def registers(self) -> int:
        """Return how many registers are needed: one, for those who wait."""
        return WAITING + 1


def most_swords(swords: list[int], start_player: int, start_wins_ties: bool) -> int:
    """Return who has most swords, at least one; a tie goes clockwise from the start player, or to nobody."""
    most = max(swords)
    if most == 0:
        return NOTHING
    having = [seat for seat in range(len(swords)) if swords[seat] == most]
    if len(having) > 1 and not start_wins_ties:
        return NOTHING
    nearest = having[0]
    for seat in having:
        if (seat - start_player) % len(swords) < (nearest - start_player) % len(swords):
            nearest = seat
    return nearest


# ---- between move and buy

USE_AFTER_MOVE = Program(
    "after move",
    DoNowAtOnce(),
    Pick(PICKED, AbilityToUse("after_move", AFTER_MOVE_MOMENTS, "no more")),
    UseAbility(),
    Again(JustUsed()),
)


def die_that_owes(table: CubitosTable, player: Player) -> i64:
    """Return an active die that still has to do something between move and buy; `NOTHING` if none has."""
    if not table.game.dice_owe:
        return NOTHING
    for die in player.active:
        card = table.card_of(kind_of(die))
        if card is None or card.owes is None or die & USED:
            continue
        given = card.owes_given
        if face_of(die) in (SYMBOL, POWER) and (given is None or given.met_by(table, player, die)):
            return die
    return NOTHING


@dataclass(frozen=True)
class SomethingOwed(Condition):
    """An active die still has to do something between move and buy (ruling 11)."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        seen = cubitos(table)
        return die_that_owes(seen, seen.state.players[task.seat]) != NOTHING


@dataclass(frozen=True)
class DoWhatIsOwed(Word):
    """Let one such die do what it must."""

    def act(self, table: Table, task: Task) -> None:
        """Mark it, and do it."""
        seen = cubitos(table)
        die = die_that_owes(seen, seen.state.players[task.seat])
        card = seen.card_of(kind_of(die))
        assert card is not None
        assert card.owes is not None
        seen.remark(task.seat, die, die % MARKS | USED)
        table.unfold(task, card.owes)

    def programs(self) -> list[Program]:
        """Return what the cards of the box can require."""
        return [card.owes for card in ALL_CARDS if card.owes is not None]


USE_AFTER_OWED_DIE = Program(
    "after owed die",
    Pick(PICKED, AbilityToUse("after_move", AFTER_LOSS_MOMENTS, "no more")),
    UseAbility(),
    Again(JustUsed()),
)
OWED_DIE = Program(
    "owed die",
    DoNowAtOnce(),
    DoWhatIsOwed(),
    Do(USE_AFTER_OWED_DIE),
    Again(SomethingOwed()),
)

# ---- buy

NO_DIE: Final = 0
ONLY_NO_DIE: Final = [NO_DIE]
MOST_BOUGHT: Final = 2


@dataclass(frozen=True)
class DieToBuy(Choice):
    """Which die to buy: two at most, of different colours."""

    def name(self) -> str:
        """Return the choice's name."""
        return "buy"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + colour for each die that is in its tray and can be paid for, and `NO_DIE`."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        bought = player.bought
        # This is not zero if two bits are set: two dice were bought.
        if bought & bought - 1:
            return ONLY_NO_DIE
        purse = player.money + player.credit
        if purse < seen.game.cheapest:
            return ONLY_NO_DIE
        options: list[int] = [NO_DIE]
        trays = seen.state.trays
        costs = seen.game.costs
        kind: i64
        for kind in range(COLOURS):
            if trays[kind] > 0 and costs[kind] <= purse and not bought >> kind & 1:
                options.append(1 + kind)
        return options

    def text(self, table: Table, option: int) -> str:
        """Return the colour, or ``none``."""
        return KIND_NAMES[option - 1] if option else "none"


@dataclass(frozen=True)
class BuyPicked(Word):
    """Buy the die picked."""

    def act(self, table: Table, task: Task) -> None:
        """Pay and take it."""
        if task.picked[PICKED] > NO_DIE:
            cubitos(table).buy(task.seat, task.picked[PICKED] - 1)


@dataclass(frozen=True)
class JustBought(Condition):
    """The last pick bought a die."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return task.picked[PICKED] > NO_DIE


@dataclass(frozen=True)
class CanPayForADie(Condition):
    """The purse holds what the cheapest die costs."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        return player.money + player.credit >= seen.game.cheapest


BUY = Program("buy", Pick(PICKED, DieToBuy()), BuyPicked(), Again(JustBought()))


@dataclass(frozen=True)
class DiscardActive(Word):
    """All active dice go to discard; roll stays."""

    def act(self, table: Table, task: Task) -> None:
        """Discard them."""
        cubitos(table).discard_active(task.seat)


MOVE_AND_BUY = Program(
    "move and buy",
    Pick(PICKED, MovesToBuy()),
    BuyMoves(),
    Pick(PICKED, WhereToEnd()),
    MoveThere(),
    When(RewardsLeft(), REWARDS),
    When(SomethingToDo(AFTER_MOVE_MOMENTS), USE_AFTER_MOVE),
    When(SomethingOwed(), OWED_DIE),
    When(CanPayForADie(), BUY),
    DiscardActive(),
)
