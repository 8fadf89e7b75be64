"""Games with fixed seeds, to be played natively, under Node and in a browser: the records must be the same.

It runs inside Pyodide too, so it imports nothing of the tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dicehall.bots.registry import make_bot
from dicehall.core.match import Match
from dicehall.core.record import record_of
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game

TABLES = (
    ("random", "random", "random", "random"),
    ("greedy", "greedy"),
    ("random", "greedy", "novice"),
)
"""Who sits at the tables, in turns."""
THINKERS = ("apprentice", "random", "skilled", "greedy")
"""Who sits at every tenth table: those who think long have few games."""
RACES = (*"1234567", "combotastic", "such_much_fans", "grand_finale")
ROUNDS, ROUNDS_OF_CHAMPIONS = 12, 4
"""Games with a race end after so many rounds: random players would go on for hundreds."""


@dataclass(frozen=True)
class Plan:
    """One game."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str


def plans(each: int, champions: int) -> list[Plan]:
    """Return so many games of each kind, the first of them among champions."""
    made = []
    for number in range(each):
        bots, rounds = TABLES[number % len(TABLES)], ROUNDS
        if number < champions:
            bots, rounds = ("champion", "champion"), ROUNDS_OF_CHAMPIONS
        elif number % 10 == 4:
            bots = THINKERS
        race = {"race": RACES[number % len(RACES)], "rounds": rounds}
        for game, options in (("novodice", {}), ("cubitos", race)):
            seed = f"page/{game}/{number}"
            made.append(Plan(game, {"players": len(bots), **options}, bots, seed))
    return made


def record(plan: Plan) -> str:
    """Play a game to its end, and return its record."""
    match = Match(new_game(plan.game, plan.options), SeededDice(plan.seed))
    bots = [make_bot(name, plan.game, f"{plan.seed}/{seat}") for seat, name in enumerate(plan.bots)]
    while not match.over():
        question = match.questions()[0]
        seat = question.seat
        match.answer(question, bots[seat].decide(match.view(seat), question))
    return record_of(match, plan.bots).text()
