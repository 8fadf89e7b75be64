"""Write the positions of the browser's lessons, as the server would send them.

python scripts/lesson_positions.py            writes web/src/games/*/lessons/*.json
python scripts/lesson_positions.py --check    says whether they are up to date (exit status 1 if not)

A lesson is a prepared line of play: positions, what the dice show, and what the learner answers. The real
engine plays it, so views, questions and explanations of options are always those of the real game.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.games.explain import happened, question_of, view_of
from dicehall.games.registry import kit_of, new_game

# So that it can be started by its path.
sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.lesson_scenes import FIRST_LESSONS
from scripts.lesson_second_scenes import SECOND_LESSONS

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "games"
"""Where the browser's client finds them, each in the folder of its game."""
LESSONS: Final = {
    game: {"first": first, **SECOND_LESSONS[game]} for game, first in FIRST_LESSONS.items()
}
"""The lessons of each game by their names, in the order in which they are offered."""
LEARNER: Final = 0
"""The learner's seat."""


class Scene:
    """One scene of a lesson being played."""

    def __init__(self, game: str, options: dict[str, Any], told: dict[str, Any]) -> None:
        made = new_game(game, options)
        # The door of scenarios refuses positions that no game can come to.
        self.match = Match(made, None, made.position(told["position"]))
        self.rolls: list[str] = list(told["rolls"])
        self.others: list[str] = list(told["others"])
        self.number = 0
        self.updates: list[dict[str, Any]] = []
        # What leads up to the scene is not shown.
        self.go_on()
        self.updates = []

    def _tell(self, kind: str, seat: int, body: dict[str, Any]) -> dict[str, Any]:
        self.number += 1
        return {
            "number": self.number,
            "at": 0,
            "kind": kind,
            "seat": seat,
            "body": body,
            "events": [happened(self.match.game, event) for event in self.match.events()],
        }

    def _roll(self) -> list[dict[str, Any]]:
        """Let the prepared dice fall as long as the table asks for dice."""
        fell: list[dict[str, Any]] = []
        while self.match.throws() and self.rolls:
            throw = self.match.throws()[0]
            given = self.rolls.pop(0)
            self.match.land(throw, self.match.game.dice.parse(given))
            fell.append(
                self._tell(
                    "rolled",
                    throw.seat,
                    {"number": throw.number, "given": self.match.steps[-1].given},
                )
            )
        return fell

    def answer(self, seat: int, text: str) -> None:
        """Answer for a seat, and keep what the server would send."""
        question = self.match.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is asked nothing, so it cannot answer '{text}'")
        option = self.match.find(question, text)
        self.match.play(Answer(seat, question.turn, option))
        step = self.match.steps[-1]
        by = "player" if seat == LEARNER else "bot"
        entry = self._tell(
            "answered",
            seat,
            {"turn": step.number, "asked": step.asked, "given": step.given, "by": by},
        )
        self._update([entry, *self._roll()])

    def _update(self, entries: list[dict[str, Any]]) -> None:
        self.updates.append(
            {
                "entries": entries,
                "view": view_of(self.match.game, self.match.state),
                "asked": self.asked(),
            }
        )

    def go_on(self) -> None:
        """Roll open dice, then let the other player answer while the learner has nothing to do."""
        fell = self._roll()
        if fell:
            self._update(fell)
        while self.others and self.match.question(LEARNER) is None:
            self.answer(1, self.others.pop(0))

    def asked(self) -> list[int]:
        """Return who is asked something now."""
        return [question.seat for question in self.match.questions()]

    def shown(self, name: str, answer: str | None) -> dict[str, Any]:
        """Return a step of the lesson: what led to it, the position, and the question."""
        match = self.match
        question = match.question(LEARNER)
        if answer is not None and question is None:
            raise ValueError(f"the learner is asked nothing at {name}")
        step = {
            "id": name,
            "updates": self.updates,
            "view": view_of(match.game, match.state),
            "asked": self.asked(),
            "question": None if question is None else question_of(match, question, True),
            "good": answer,
        }
        self.updates = []
        return step


def lesson(game: str, name: str) -> dict[str, Any]:
    """Return a whole lesson, step by step."""
    course = LESSONS[game][name]
    steps: list[dict[str, Any]] = []
    for told in course["scenes"]:
        scene = Scene(game, course["options"], told)
        for place, (name, answer) in enumerate(told["steps"]):
            steps.append({**scene.shown(name, answer), "scene": place == 0})
            if answer is not None:
                scene.answer(LEARNER, answer)
                scene.go_on()
        if scene.rolls or scene.others:
            raise ValueError(f"prepared, but never played: {scene.rolls + scene.others}")
        # What the last answer of a scene leads to is shown before the next scene begins.
        steps[-1]["after"] = scene.updates
    made = new_game(game, course["options"])
    pages = kit_of(game).pages
    return {
        "game": game,
        "options": made.options(),
        "board": pages.board(made) if pages and pages.board else None,
        "steps": steps,
    }


def files(game: str) -> dict[str, Path]:
    """Return the file of each lesson; a number before its name keeps the order."""
    return {
        name: FOLDER / game / "lessons" / f"{place}-{name}.json"
        for place, name in enumerate(LESSONS[game], 1)
    }


def text_of(game: str, name: str) -> str:
    """Return a lesson in the form of its file."""
    return json.dumps(lesson(game, name), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description="Write the positions of the lessons.")
    parser.add_argument("--check", action="store_true", help="compare the files, write nothing")
    check = parser.parse_args().check
    status = 0
    for game in LESSONS:
        for name, file in files(game).items():
            text = text_of(game, name)
            if not check:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
            elif not file.is_file() or file.read_text(encoding="utf-8") != text:
                print(
                    f"{game}/{file.name} is out of date: run scripts/lesson_positions.py",
                    file=sys.stderr,
                )
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
