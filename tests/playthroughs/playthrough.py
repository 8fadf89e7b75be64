"""Golden games: whole games written down as text, so that a change of the rules is seen line by line.

Each is a game of random players, or of greedy ones. Whoever changes the rules on purpose runs

    python -m tests.playthroughs.playthrough

from the top of the checkout, which writes all files anew; what changed is then in the diff.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.laws.playing import random_chooser
from tests.toy.game import from_options as new_pig

from dicehall.bots.registry import make_bot
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.rules.components import components
from dicehall.games.registry import new_game

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Playthrough:
    """One golden game."""

    name: str
    game: AnyGame
    seed: str
    greedy: bool = False
    """Whether greedy bots play it; random players would race for a hundred rounds."""

    def chooser(self) -> Callable[[Match, Question], int]:
        """Return what chooses."""
        if not self.greedy:
            return random_chooser(self.seed)
        bots = [make_bot("greedy", self.game.name, self.seed) for _ in range(self.game.seats)]
        return lambda match, question: bots[question.seat].decide(
            match.view(question.seat), question
        )

    @property
    def file(self) -> Path:
        """Return where it is written down."""
        return FOLDER / f"{self.name}.txt"


SCARCE = {
    "trash": 2,
    "tiles_per_kind": {"3": 1},
    "tiles": {
        "parrot": {"symbol": "pawn", "count": 1, "value": 3, "lions": 2},
        "slimer": {"value": 1},
    },
    "dice": {"X": {"number": 2, "faces": ["lion", "gear", "pawn"]}},
}

PLAYTHROUGHS = (
    Playthrough("novodice-2-players", new_game("novodice", {"players": 2}), "two"),
    Playthrough("novodice-3-players", new_game("novodice", {"players": 3}), "three"),
    Playthrough("novodice-4-players", new_game("novodice", {"players": 4}), "four"),
    Playthrough(
        "novodice-other-components",
        new_game("novodice", {"players": 3, "components": SCARCE}),
        "scarce",
    ),
    *[
        Playthrough(
            f"cubitos-{race}", new_game("cubitos", {"players": 2, "race": race}), race, True
        )
        for race in components().races
    ],
    Playthrough(
        "cubitos-strict",
        new_game("cubitos", {"players": 4, "race": "4", "order": "strict", "rounds": 4}),
        "strict",
    ),
    Playthrough(
        "pig-in-turn", new_pig({"players": 3, "supply": [1, 1, 2], "at once": False}), "pigs"
    ),
    Playthrough(
        "pig-at-once", new_pig({"players": 4, "supply": [1, 0, 2], "at once": True}), "pigs"
    ),
)


def line(saved: dict[str, Any]) -> str:
    """Return an event as one line."""
    fields = dict(saved)
    name = fields.pop("event")
    parts = [f"{key}={json.dumps(value)}" for key, value in fields.items()]
    return f"        {name} {' '.join(parts)}"


def write(playthrough: Playthrough) -> str:
    """Play the game and return its text."""
    game = playthrough.game
    source = SeededDice(playthrough.seed)
    choose = playthrough.chooser()
    match = Match(game)
    lines = [
        f"game: {game.name}, rules {game.rules}",
        f"options: {json.dumps(game.options())}",
        f"dice: {json.dumps(source.origin())}",
        "",
        "the beginning",
    ]
    lines += [line(event.save()) for event in match.events()]
    while not match.over():
        if match.throws():
            throw = match.throws()[0]
            match.roll(source)
            who = "table" if throw.seat < 0 else f"seat {throw.seat}"
            asked = f"rolls {game.dice.hand_text(throw.counts)}"
        else:
            # The last seat asked answers first, so that not all goes in the order of the seats.
            question = match.questions()[-1]
            match.play(Answer(question.seat, question.turn, choose(match, question)))
            who = f"seat {question.seat}"
            asked = f"{question.choice.name()} ({len(question.options)} offered)"
        lines.append(f"{len(match.steps):4} {who} {asked}: {match.steps[-1].given}")
        lines += [line(event.save()) for event in match.events()]
    lines += [
        "the end",
        f"scores: {game.scores(match.state)}",
        f"winners: {game.winners(match.state)}",
        f"pieces: {json.dumps(game.pieces(match.state))}",
        "",
        json.dumps(game.show(match.state), indent=2),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Write all golden games anew."""
    FOLDER.mkdir(exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(write(playthrough), encoding="utf-8", newline="\n")
        print(f"wrote {playthrough.file.name}")


if __name__ == "__main__":
    main()
