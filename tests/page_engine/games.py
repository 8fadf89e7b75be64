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
ROUNDS, FEW_ROUNDS = 12, 4
"""Games with a race end after so many rounds: random players would go on for hundreds."""
FEW_TILES = {"trash": 2, "tiles_per_kind": {"2": 1, "3": 1, "4": 1}}
"""With these a game without rounds is soon over."""
WHOLE = len(RACES) * len(TABLES)
"""So many games of each kind are long: each race at each table. Those after them are short, and so are those
of champions but for the first without rounds: by then the same is played over and over."""


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
        bots = TABLES[number % len(TABLES)]
        if number < champions:
            bots = ("champion", "champion")
        elif number % 10 == 4:
            bots = THINKERS
        whole = champions <= number < champions + WHOLE
        race = {
            "race": RACES[number % len(RACES)],
            "rounds": ROUNDS if whole else FEW_ROUNDS,
        }
        tiles = {} if whole or number == 0 else {"components": FEW_TILES}
        for game, options in (("novodice", tiles), ("cubitos", race)):
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
