"""The words cards are written in: gains, losses, free rolls, borrowed dice, pushes and swords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Pick, Piece, Told, Unfolding, When, Word
from dicehall.games.cubitos.cards.amounts import (
    THIS,
    Active,
    Always,
    Amount,
    CardCondition,
    GrayMoney,
    GrayMoves,
    Just,
    ShowsPower,
    colour_bits,
)
from dicehall.games.cubitos.cards.choosing_dice import (
    ANYWHERE,
    BUT_START,
    FROM_ACTIVE,
    BeginGathering,
    DieToTake,
    Gathering,
    shared,
)
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.cards.telling import (
    ANOTHER_TO_ROLL,
    BARE_FAN,
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    CREDITS,
    DIE_GIVEN,
    FAN,
    FORCED_PUSH,
    FREE_DRAW,
    MONEY,
    MOVES,
    PICKED,
    SAFE_PUSH,
    SWORDS_DOUBLED,
    THIS_LOST,
    THIS_TO_ROLL,
    UNCOUNTED,
    WATER,
    Brings,
    Picked,
)
from dicehall.games.cubitos.cards.tray_words import OTHER
from dicehall.games.cubitos.rules.dice import MARKS
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import (
    CubitosTable,
    cubitos,
)
from dicehall.games.cubitos.rules.zones import (
    ACTIVE,
    SPOT,
)

YES: Final = 1
NO: Final = 0


@dataclass(frozen=True)
class Gain(Word):
    """Gain money, moves, moves that may enter water, or credits: so many times, if the condition holds."""

    money: int = 0
    move: int = 0
    water: int = 0
    credit: int = 0
    times: Amount = Just(1)
    given: CardCondition = Always()

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        if self.given.holds(table, task):
            times = self.times.of(table, task.seat)
            cubitos(table).gain(
                task.seat,
                times * self.money,
                times * self.move,
                times * self.water,
                times * self.credit,
            )

    def tell(self) -> tuple[Told, ...]:
        """Return what there is of each."""
        told: list[Told] = []
        for what, number in (
            (MONEY, self.money),
            (MOVES, self.move),
            (WATER, self.water),
            (CREDITS, self.credit),
        ):
            if number:
                told.append(Brings(what, number, self.times, provisos(self.given)))
        return tuple(told)


def provisos(given: CardCondition) -> tuple[CardCondition, ...]:
    """Return a condition as what is told lists it."""
    return () if isinstance(given, Always) else (given,)


@dataclass(frozen=True)
class GainFan(Word):
    """Gain a fan, with or without the credits of the space."""

    credits: bool = True
    given: CardCondition = Always()

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        if self.given.holds(table, task):
            cubitos(table).fan(task.seat, self.credits)

    def tell(self) -> tuple[Told, ...]:
        """Return the fan."""
        return (Brings(FAN if self.credits else BARE_FAN, given=provisos(self.given)),)


@dataclass(frozen=True)
class GrayFacesAgain(Word):
    """Gain the money and moves of all active gray dice once more."""

    def act(self, table: Table, task: Task) -> None:
        """Gain them."""
        money = GrayMoney().of(table, task.seat)
        cubitos(table).gain(task.seat, money, GrayMoves().of(table, task.seat), 0, 0)

    def tell(self) -> tuple[Told, ...]:
        """Return both."""
        return (Brings(MONEY, times=GrayMoney()), Brings(MOVES, times=GrayMoves()))


# ---- either this or that


@dataclass(frozen=True)
class YesOrNo(Choice):
    """Whether to do something that is offered."""

    what: str

    def name(self) -> str:
        """Return what is offered."""
        return self.what

    def options(self, table: Table, task: Task) -> list[int]:
        """Return both."""
        return [NO, YES]

    def text(self, table: Table, option: int) -> str:
        """Return ``yes`` or ``no``."""
        return "yes" if option == YES else "no"


@dataclass(frozen=True, init=False)
class May(Phrase):
    """Do words only if the player wants to; the question is called like the card."""

    words: tuple[Word, ...]

    def __init__(self, *words: Word) -> None:
        object.__setattr__(self, "words", words)

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return: ask, then do them."""
        then = Program(f"offered {card}", *self.words)
        return (Pick(PICKED, YesOrNo(card)), When(Picked(YES), then))


@dataclass(frozen=True)
class OneOf(Choice):
    """Which of two gains."""

    first: str
    other: str

    def name(self) -> str:
        """Return what is asked."""
        return "either"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return both."""
        return [NO, YES]

    def text(self, table: Table, option: int) -> str:
        """Return what the option gains."""
        return self.first if option == NO else self.other


@dataclass(frozen=True)
class Either(Phrase):
    """Do one of two things, each with the text by which it is picked."""

    first: str
    this: Gain
    other: str
    that: Gain

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return: ask, then do the one picked."""
        return (
            Pick(PICKED, OneOf(self.first, self.other)),
            When(Picked(NO), Program(f"{card}: {self.first}", self.this)),
            When(Picked(YES), Program(f"{card}: {self.other}", self.that)),
        )


@dataclass(frozen=True)
class If(Phrase):
    """Do a word only with active dice of some colours."""

    given: Active
    word: Word

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return: look, then do it."""
        return (When(self.given, Program(f"{card}: with {self.given.colours}", self.word)),)


# ---- dice lost and moved


def lose_active(table: CubitosTable, task: Task) -> None:
    """Lose the die whose ability is used, if it is still active."""
    die = find_active(table.state.players[task.seat], task.picked[THIS])
    if die != NOTHING:
        table.lose(task.seat, ACTIVE * SPOT + die)


def find_active(player: Player, die: int) -> int:
    """Return an active die like this one, with the same marks if there is one; `NOTHING` if it is gone."""
    if die in player.active:
        return die
    for other in player.active:
        if other // MARKS == die // MARKS:
            return other
    return NOTHING


@dataclass(frozen=True)
class LoseThis(Word):
    """Lose this die."""

    def act(self, table: Table, task: Task) -> None:
        """Return it to its tray."""
        lose_active(cubitos(table), task)

    def tell(self) -> tuple[Told, ...]:
        """Return the loss."""
        return (Brings(THIS_LOST),)


@dataclass(frozen=True)
class ThisToRoll(Word):
    """Move this die from active to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Move it."""
        seen = cubitos(table)
        die = find_active(seen.state.players[task.seat], task.picked[THIS])
        if die != NOTHING:
            seen.to_roll(task.seat, ACTIVE * SPOT + die)

    def tell(self) -> tuple[Told, ...]:
        """Return that."""
        return (Brings(THIS_TO_ROLL),)


@dataclass(frozen=True)
class PickedToRoll(Piece):
    """Move the die picked to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Move it."""
        if task.picked[PICKED] > 0:
            cubitos(table).to_roll(task.seat, task.picked[PICKED] - 1)


@dataclass(frozen=True)
class AnotherToRoll(Unfolding):
    """From a power: move another active die of your choice to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Ask which."""
        if ShowsPower().holds(table, task):
            table.unfold(task, self.program)

    def written(self) -> Program:
        """Return: ask which, then move it."""
        gathering = Gathering(Just(1), FROM_ACTIVE)
        pick = Pick(PICKED, DieToTake("to_roll", gathering))
        return shared("another to roll", BeginGathering(), pick, PickedToRoll())

    def tell(self) -> tuple[Told, ...]:
        """Return that."""
        return (Brings(ANOTHER_TO_ROLL, given=(ShowsPower(),)),)


# ---- pushing and busting


@dataclass(frozen=True)
class PreventBust(Word):
    """The bust does not happen; perhaps only if the free roll just made hit."""

    if_hit: bool = False

    def act(self, table: Table, task: Task) -> None:
        """Prevent it."""
        seen = cubitos(table)
        if not self.if_hit or seen.state.players[task.seat].hits > 0:
            seen.prevent_bust(task.seat)

    def tell(self) -> tuple[Told, ...]:
        """Return the rescue."""
        return (Brings(BUST_PREVENTED_BY_HIT if self.if_hit else BUST_PREVENTED),)


@dataclass(frozen=True)
class PushCannotBust(Word):
    """This push cannot bust."""

    def act(self, table: Table, task: Task) -> None:
        """Make it safe."""
        cubitos(table).state.players[task.seat].safe_push = 1

    def tell(self) -> tuple[Told, ...]:
        """Return that."""
        return (Brings(SAFE_PUSH),)


@dataclass(frozen=True)
class MustPushAgain(Word):
    """You must push at least once more; in the run phase that means nothing (ruling 14)."""

    def act(self, table: Table, task: Task) -> None:
        """Forbid passing."""
        player = cubitos(table).state.players[task.seat]
        if not player.passed:
            player.must_push = 1

    def tell(self) -> tuple[Told, ...]:
        """Return that."""
        return (Brings(FORCED_PUSH),)


# ---- next draw and swords


@dataclass(frozen=True, init=False)
class UncountedNextDraw(Word):
    """At your next draw these colours do not count."""

    colours: int

    def __init__(self, *colours: int) -> None:
        object.__setattr__(self, "colours", colour_bits(*colours))

    def act(self, table: Table, task: Task) -> None:
        """Remember the colours."""
        cubitos(table).state.players[task.seat].uncounted |= self.colours

    def tell(self) -> tuple[Told, ...]:
        """Return the colours."""
        return (Brings(UNCOUNTED, colours=self.colours),)


@dataclass(frozen=True)
class FreeNextDraw(Word):
    """At your next draw any dice may go from draw and discard to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Remember it."""
        cubitos(table).state.players[task.seat].free_draw = 1

    def tell(self) -> tuple[Told, ...]:
        """Return that."""
        return (Brings(FREE_DRAW),)


@dataclass(frozen=True)
class DoubleSwords(Word):
    """Double your swords at this round's comparison."""

    def act(self, table: Table, task: Task) -> None:
        """Remember it."""
        cubitos(table).state.players[task.seat].double_swords += 1

    def tell(self) -> tuple[Told, ...]:
        """Return that."""
        return (Brings(SWORDS_DOUBLED),)


@dataclass(frozen=True)
class WithFewestSwords(Choice):
    """Which other player with the fewest swords gets the die."""

    def name(self) -> str:
        """Return what is asked."""
        return "give_to"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + seat for each of them."""
        if task.picked[PICKED] <= 0:
            return []
        players = cubitos(table).state.players
        others = [seat for seat in range(len(players)) if seat != task.seat]
        fewest = min([players[seat].swords for seat in others])
        return [1 + seat for seat in others if players[seat].swords == fewest]

    def text(self, table: Table, option: int) -> str:
        """Return the player, counted from 1."""
        return f"player {option}"


@dataclass(frozen=True)
class GivePicked(Word):
    """Give the die picked to the player picked."""

    def act(self, table: Table, task: Task) -> None:
        """Give it."""
        if task.picked[PICKED] > 0 and task.picked[OTHER] > 0:
            cubitos(table).give_die(task.seat, task.picked[PICKED] - 1, task.picked[OTHER] - 1)

    def tell(self) -> tuple[Told, ...]:
        """Return the die."""
        return (Brings(DIE_GIVEN, colours=BUT_START, zones=ANYWHERE, may=True),)


@dataclass(frozen=True)
class MayGive(Phrase):
    """You may give a die from any of your zones to another player with the fewest swords."""

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return: ask which, and to whom, then give it."""
        gathering = Gathering(Just(1), ANYWHERE, BUT_START, True)
        pick = Pick(PICKED, DieToTake("give", gathering))
        return (BeginGathering(), pick, Pick(OTHER, WithFewestSwords()), GivePicked())
