"""The words cards are written in: gains, losses, free rolls, borrowed dice, pushes and swords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Condition, Pick, Unfolding, When, Word
from dicehall.games.cubitos.cards.amounts import Active, Always, Amount, Just
from dicehall.games.cubitos.cards.choosing_dice import (
    ANYWHERE,
    BUT_START,
    PICKED,
    THIS,
    BeginGathering,
    DieToTake,
    Gathering,
    LoseDie,
    _shared,
)
from dicehall.games.cubitos.cards.tray_words import OTHER
from dicehall.games.cubitos.rules.dice import (
    FACE_NAMES,
    GRAY,
    MARKS,
    RED,
    colour_of,
    face_of,
    kind_of,
)
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import ACTIVE, SPOT, CubitosTable, cubitos

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
    given: Condition = Always()

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


@dataclass(frozen=True)
class GainFan(Word):
    """Gain a fan, with or without the credits of the space."""

    credits: bool = True
    given: Condition = Always()

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        if self.given.holds(table, task):
            cubitos(table).fan(task.seat, self.credits)


@dataclass(frozen=True)
class GrayFacesAgain(Word):
    """Gain the money and moves of all active gray dice once more."""

    def act(self, table: Table, task: Task) -> None:
        """Gain them."""
        seen = cubitos(table)
        money = move = 0
        for die in seen.state.players[task.seat].active:
            if colour_of(kind_of(die)) == GRAY:
                face = face_of(die)
                money += face_money(face)
                move += 1 if FACE_NAMES[face] == "move" else 0
        seen.gain(task.seat, money, move, 0, 0)


def face_money(face: int) -> int:
    """Return the money a face shows."""
    return face - 3 if 4 <= face <= 6 else 0


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


@dataclass(frozen=True)
class SaidYes(Condition):
    """The last pick was yes."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return task.picked[PICKED] == YES


def offered(what: str, *words: Word) -> tuple[Word, ...]:
    """Do words only if the player wants to."""
    return (Pick(PICKED, YesOrNo(what)), When(SaidYes(), Program(f"offered {what}", *words)))


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
class PickedFirst(Condition):
    """The first of two was picked."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return task.picked[PICKED] == NO


def either(card: str, first: str, this: Gain, other: str, that: Gain) -> tuple[Word, ...]:
    """Do one of two things."""
    return (
        Pick(PICKED, OneOf(first, other)),
        When(PickedFirst(), Program(f"{card}: {first}", this)),
        When(SaidYes(), Program(f"{card}: {other}", that)),
    )


def if_active(card: str, colours: int, word: Word) -> Word:
    """Do a word only with an active die of each of these colours."""
    return When(Active(colours), Program(f"{card}: with {colours}", word))


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


@dataclass(frozen=True)
class ThisToRoll(Word):
    """Move this die from active to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Move it."""
        seen = cubitos(table)
        die = find_active(seen.state.players[task.seat], task.picked[THIS])
        if die != NOTHING:
            seen.to_roll(task.seat, ACTIVE * SPOT + die)


@dataclass(frozen=True)
class ShowsPower(Condition):
    """This die shows a power."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return FACE_NAMES[face_of(task.picked[THIS])] == "power"


@dataclass(frozen=True)
class PickedToRoll(Word):
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
        gathering = Gathering(Just(1), 1 << ACTIVE)
        pick = Pick(PICKED, DieToTake("to_roll", gathering))
        return _shared("another to roll", BeginGathering(), pick, PickedToRoll())


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


@dataclass(frozen=True)
class PushCannotBust(Word):
    """This push cannot bust."""

    def act(self, table: Table, task: Task) -> None:
        """Make it safe."""
        cubitos(table).state.players[task.seat].safe_push = 1


@dataclass(frozen=True)
class MustPushAgain(Word):
    """You must push at least once more; in the run phase that means nothing (ruling 14)."""

    def act(self, table: Table, task: Task) -> None:
        """Forbid passing."""
        player = cubitos(table).state.players[task.seat]
        if not player.passed:
            player.must_push = 1


# ---- next draw and swords


@dataclass(frozen=True)
class UncountedNextDraw(Word):
    """At your next draw these colours do not count."""

    colours: int

    def act(self, table: Table, task: Task) -> None:
        """Remember the colours."""
        cubitos(table).state.players[task.seat].uncounted |= self.colours


@dataclass(frozen=True)
class FreeNextDraw(Word):
    """At your next draw any dice may go from draw and discard to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Remember it."""
        cubitos(table).state.players[task.seat].free_draw = 1


@dataclass(frozen=True)
class DoubleSwords(Word):
    """Double your swords at this round's comparison."""

    def act(self, table: Table, task: Task) -> None:
        """Remember it."""
        cubitos(table).state.players[task.seat].double_swords += 1


def lose_red() -> LoseDie:
    """Lose one red die."""
    return LoseDie(ANYWHERE, 1 << RED)


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


def may_give_die() -> tuple[Word, ...]:
    """You may give a die from any of your zones to another player with the fewest swords."""
    gathering = Gathering(Just(1), ANYWHERE, BUT_START, True)
    pick = Pick(PICKED, DieToTake("give", gathering))
    return (BeginGathering(), pick, Pick(OTHER, WithFewestSwords()), GivePicked())
