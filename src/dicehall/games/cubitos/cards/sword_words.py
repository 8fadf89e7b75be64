"""The words for swords: doubling them, and giving a die to a player with the fewest."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import Task
from dicehall.core.words import Effect, Pick, Word
from dicehall.games.cubitos.cards.amounts import Just
from dicehall.games.cubitos.cards.choosing_dice import (
    ANYWHERE,
    BUT_START,
    BeginChoosing,
    DiceWanted,
    DieToTake,
)
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.cards.telling import DIE_GIVEN, PICKED, SWORDS_DOUBLED, Brings
from dicehall.games.cubitos.cards.tray_words import OTHER
from dicehall.games.cubitos.rules.table import cubitos


@dataclass(frozen=True)
class DoubleSwords(Word):
    """Double your swords at this round's comparison."""

    def act(self, table: Table, task: Task) -> None:
        """Remember it."""
        cubitos(table).double_swords(task.seat)

    def tell(self) -> tuple[Effect, ...]:
        """Return this effect."""
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

    def tell(self) -> tuple[Effect, ...]:
        """Return the die."""
        return (Brings(DIE_GIVEN, colours=BUT_START, zones=ANYWHERE, may=True),)


@dataclass(frozen=True)
class MayGive(Phrase):
    """You may give a die from any of your zones to another player with the fewest swords."""

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return the words: ask which die, ask for whom, then give it."""
        wanted = DiceWanted(Just(1), ANYWHERE, BUT_START, True)
        pick = Pick(PICKED, DieToTake("give", wanted))
        return (BeginChoosing(), pick, Pick(OTHER, WithFewestSwords()), GivePicked())
