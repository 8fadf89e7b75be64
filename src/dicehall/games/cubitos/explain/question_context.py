"""A question of Cubitos with everything that is looked up for it."""

from __future__ import annotations

from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.task import Task
from dicehall.core.words import Pick
from dicehall.games.cubitos.explain.models.dice import TrayDetails
from dicehall.games.cubitos.explain.models.every_question import Then
from dicehall.games.cubitos.explain.models.run_phase import GainDetails
from dicehall.games.cubitos.explain.pieces import Gains, Payment
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import COLOURS, kind_of
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos

GAINS_BEHIND_EITHER: Final = 2
"""The words after a choice of two gains: one for each, of which one is carried out."""


class QuestionContext:
    """A question at a table."""

    def __init__(self, match: Match, question: Question) -> None:
        self.match: Match = match
        """The match."""
        self.question: Question = question
        """What is asked."""
        self.seat: int = question.seat
        """Who is asked."""
        self.table: CubitosTable = cubitos(match.table)
        """The table; read only."""
        self.game: Cubitos = self.table.game
        """Cards, costs, course."""
        self.state: CubitosState = self.table.state
        """The position."""
        self.player: Player = self.state.players[question.seat]
        """The player who is asked."""

    def task(self) -> Task:
        """Return the task that asks."""
        return self.table.flow.lanes[self.seat + 1][-1]

    def card_id(self, kind: int) -> str | None:
        """Return the card of a kind of die; gray dice and the start die have none."""
        card = self.table.card_of(kind)
        return None if card is None else card.id

    def asking_card(self) -> str | None:
        """Return the card whose ability asks this; None if the race itself asks."""
        for task in reversed(self.table.flow.lanes[self.seat + 1].tasks()):
            for card in self.game.cards:
                if task.program in card.programs:
                    return card.id
        return None

    def purse(self) -> int:
        """Return everything that can be used to pay."""
        return self.player.money + self.player.credit

    def payment(self, cost: int) -> Payment:
        """Return what is paid for a cost, money first, and what is left in the purse."""
        money = min(self.player.money, cost)
        return {"money": money, "credits": cost - money, "purse": self.purse() - cost}

    def owned(self, kind: int) -> int:
        """Return how many dice of a kind the player owns, in all zones; borrowed ones do not count."""
        player = self.player
        lying = player.draw[kind] + player.roll[kind] + player.discard[kind] + player.rolling[kind]
        return lying + sum(kind_of(die) == kind for die in player.active)

    def tray(self, kind: int) -> TrayDetails:
        """Return what is known about a die in a tray; gray dice cost nothing."""
        return {
            "card": self.card_id(kind),
            "cost": self.game.costs[kind] if kind < COLOURS else 0,
            "left": self.state.trays[kind],
            "owned": self.owned(kind),
        }


def tried(context: QuestionContext, option: int, words: int = 1) -> GainDetails:
    """Return what an option gains by itself: this many words after the question, and all they start.

    They run on a copy. If they reach a choice or a roll, the rest is open, and ``then`` says so.
    """
    state = context.state.copy()
    table = context.game.table(state)
    lane = table.flow.lanes[context.seat + 1]
    task = lane[-1]
    depth = len(lane)
    pick = task.program.words[task.position]
    assert isinstance(pick, Pick)
    task.picked[pick.register] = option
    task.position += 1
    end = min(task.position + words, len(task.program.words))
    then: Then = None
    while len(lane) > depth or task.position < end:
        doing = lane[-1]
        if doing.position == len(doing.program.words):
            lane.pop()
        elif not doing.program.words[doing.position].step(table, doing):
            then = "dice" if table.throws[context.seat + 1] is not None else "choice"
            break
    return {"gains": _gained(context.player, state.players[context.seat]), "then": then}


def _gained(before: Player, after: Player) -> Gains:
    """Return what a player has gained; for dice, also what was lost."""
    differences = {
        "money": after.money - before.money,
        "moves": after.move - before.move,
        "water_moves": after.water - before.water,
        "credits": after.credit - before.credit,
        "fans": after.fans - before.fans,
        "hands": after.hand - before.hand,
        "dice": _all_dice(after) - _all_dice(before),
    }
    return {name: number for name, number in differences.items() if number}  # type: ignore[return-value]


def _all_dice(player: Player) -> int:
    zones = (player.draw, player.roll, player.discard, player.rolling)
    return sum(sum(zone) for zone in zones) + len(player.active)
