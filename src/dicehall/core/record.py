"""A game is its record: rules version, options, seats, answers and rolls, from which it replays."""

# Not compiled: a record is read and written once a game.

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.fair import FairDice, sides_text
from dicehall.core.fair_check import NOTHING_NOTED, Noted, check_fair_dice
from dicehall.core.fair_conditions import FairCondition
from dicehall.core.fair_parts import ROLL
from dicehall.core.game import AnyGame
from dicehall.core.hands import Hands, in_hands
from dicehall.core.match import Match, Step
from dicehall.core.mistakes import BadAnswer, BadDice, BadRecord, Difference
from dicehall.core.question import Answer
from dicehall.core.sources import DiceSource, SeededDice

FORMAT: Final = 1
"""The version of the file format."""


@dataclass(frozen=True)
class Record:
    """A finished or unfinished game."""

    game: str
    """The game's name."""
    rules: int
    """The version of its rules."""
    options: dict[str, Any]
    """The game's options."""
    seats: tuple[str, ...]
    """Who sat where: a name, or the bot that played."""
    origin: dict[str, str]
    """Where the dice came from."""
    steps: tuple[Step, ...]
    """The answers and rolls, in order."""
    scores: tuple[int, ...]
    """Every seat's score after the last step."""
    over: bool
    """Whether the game was played to its end."""

    def __repr__(self) -> str:
        """Return what was played, by whom, and how far."""
        return (
            f"<Record of {self.game}: {', '.join(self.seats)}; {len(self.steps)} steps, "
            f"{'over' if self.over else 'not over'}, scores {', '.join(map(str, self.scores))}>"
        )

    def hints(self) -> list[int]:
        """Return for every seat at how many questions it took a hint, as far as that was noted."""
        taken = [0] * len(self.seats)
        for step in self.steps:
            taken[step.seat] += step.hinted
        return taken

    def text(self) -> str:
        """Return the record as one line of JSON."""
        saved = {
            "dicehall": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": list(self.seats),
            "dice": self.origin,
            "scores": list(self.scores),
            "over": self.over,
            "steps": [step.save() for step in self.steps],
        }
        return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))


def record_of(
    match: Match,
    seats: tuple[str, ...],
    origin: dict[str, str] | None = None,
    hands: Hands | None = None,
) -> Record:
    """Return the record of a match so far, with who sat where and where its dice came from.

    Fair dice are listed with their sides, so that the record alone is enough to recompute them. A table also
    says how every answer came.
    """
    if origin is None:
        origin = _origin(match)
    if origin.get("source") == "fair":
        origin = {**origin, "sides": sides_text(match.game.dice)}
    return Record(
        game=match.game.name,
        rules=match.game.rules,
        options=match.game.options(),
        seats=seats,
        origin=origin,
        steps=tuple(match.steps if hands is None else in_hands(match.steps, hands)),
        scores=tuple(match.game.scores(match.state)),
        over=match.over(),
    )


def _origin(match: Match) -> dict[str, str]:
    """Return where the dice came from; the secret of fair dice is included once the game is over."""
    source = match.source
    if source is None:
        return {"source": "entered"}
    if isinstance(source, FairDice) and not match.over():
        return source.sealed_origin()
    return source.origin()


def read_record(text: str) -> Record:
    """Read a record from its JSON."""
    try:
        saved = json.loads(text)
    except ValueError as error:
        raise BadRecord(f"this is no record: it is not JSON ({error}).") from None
    except RecursionError:
        raise BadRecord("this is no record: it is nested too deeply.") from None
    if not isinstance(saved, dict) or "dicehall" not in saved:
        raise BadRecord('this is no record: it lacks the field "dicehall" with the format version.')
    if saved["dicehall"] != FORMAT:
        raise BadRecord(
            f"this record has format {saved['dicehall']}; this version of dicehall reads format {FORMAT}."
        )
    try:
        return Record(
            game=_text(saved["game"]),
            rules=_whole(saved["rules"]),
            options=dict(saved["options"]),
            seats=tuple(_text(seat) for seat in _list(saved["seats"])),
            origin={_text(key): _text(value) for key, value in saved["dice"].items()},
            steps=tuple(
                Step(
                    _whole(step["seat"]),
                    _whole(step["number"]),
                    _text(step["asked"]),
                    _text(step["given"]),
                    _text(step["check"]),
                    _text(step.get("by", "")),
                    _turn(step["set"]) if "set" in step else -1,
                    _hint(step["hinted"]) if "hinted" in step else False,
                )
                for step in _list(saved["steps"])
            ),
            scores=tuple(_whole(score) for score in _list(saved["scores"])),
            over=_truth(saved["over"]),
        )
    except KeyError as error:
        raise BadRecord(f"this record lacks the field {error}.") from None
    except (TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"a field of this record is of the wrong kind ({error}).") from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a text, found {value!r}")
    # JSON can hold half a surrogate pair, which is not a valid text, seed or name.
    value.encode()
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a whole number, found {value!r}")
    return value


def _turn(value: Any) -> int:
    if _whole(value) < 0:
        raise TypeError(f"expected the number of a turn, found {value!r}")
    return int(value)


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"expected a list, found {value!r}")
    return value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"expected true or false, found {value!r}")
    return value


def _hint(value: Any) -> bool:
    if value is not True:
        raise TypeError(f"expected true, found {value!r}")
    return True


class Replay:
    """A record being replayed step by step; each step is checked as it is taken."""

    def __init__(self, game: AnyGame, record: Record, noted: Noted = NOTHING_NOTED) -> None:
        self.record: Record = record
        """What is replayed."""
        self.match: Match = Match(game.under(record.rules))
        """The match so far, under the rules of its time."""
        self.outdated_at: int = 0
        """The step, counted from 1, that a newer ruling changes; 0 if there was none so far."""
        self.follows_from: str = ""
        """What every roll was compared with, such as ``the seed``; empty if nothing can be compared."""
        self.awaits_secret: bool = False
        """Whether the dice are fair dice whose secret has not been revealed yet."""
        self.unchecked: str = ""
        """Which conditions of fair dice could be checked only in part, and why; empty if there are none."""
        self._source: DiceSource | None = None
        if record.origin.get("source") == "seeded":
            self.follows_from = "the seed"
            self._source = SeededDice(record.origin.get("seed", ""))
        elif record.origin.get("source") == "fair":
            # All of the dice is checked before any of the rules, as whoever does not know the rules does.
            found = check_fair_dice(self.match.game, record, noted)
            self.follows_from = found.follows_from
            self.awaits_secret = found.awaits_secret
            self.unchecked = found.unchecked
        if noted and record.origin.get("source") != "fair":
            raise Difference(
                "the dice: they are not fair dice, so nothing noted can be found in them.",
                FairCondition.NOTES,
            )

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle and copy make the replay again: by taking the same steps."""
        return replayed, (self.match.game, self.record, len(self.match.steps))

    def __repr__(self) -> str:
        """Return how far it is."""
        taken, steps = len(self.match.steps), len(self.record.steps)
        return f"<Replay of {self.record.game}: {taken} of {steps} steps>"

    def done(self) -> bool:
        """Return whether all steps have been taken."""
        return len(self.match.steps) == len(self.record.steps)

    def step(self) -> None:
        """Take the next step; raise a `Difference` at the first difference from the record."""
        number = len(self.match.steps)
        step = self.record.steps[number]
        where = f"step {number + 1} of {len(self.record.steps)}"
        try:
            if step.asked == ROLL:
                self._roll(step)
            else:
                self._answer(step)
        except (BadAnswer, BadDice) as mistake:
            raise self._differs(f"{where}: {mistake}") from None
        found = self.match.steps[-1].check
        if found != step.check:
            raise self._differs(
                f"{where}: after '{step.given}' the position differs "
                f"(the record says {step.check}, the replay gives {found})."
            )
        if self.match.table.outdated_by and not self.outdated_at:
            self.outdated_at = number + 1

    def _roll(self, step: Step) -> None:
        dice = self.match.game.dice
        for throw in self.match.throws():
            if throw.seat == step.seat and throw.number == step.number:
                cells = dice.parse(step.given)
                if self._source is not None:
                    rolled = self._source.roll(dice, throw)
                    if rolled != cells:
                        raise BadDice(
                            f"{self.follows_from} gives {dice.text(rolled)}, "
                            f"but the record says {step.given}."
                        )
                self.match.land(throw, cells)
                return
        raise BadDice(f"roll {step.number} of seat {step.seat} is not asked for here.")

    def _answer(self, step: Step) -> None:
        question = (
            self.match.question(step.seat) if 0 <= step.seat < self.match.game.seats else None
        )
        if question is None or question.choice.name() != step.asked:
            asked = "nothing" if question is None else f"'{question.choice.name()}'"
            raise BadAnswer(f"seat {step.seat} is asked {asked} here, not '{step.asked}'.")
        option = self.match.find(question, step.given)
        self.match.play(Answer(step.seat, step.number, option))

    def finish(self) -> None:
        """Take all remaining steps, then compare the end."""
        while not self.done():
            self.step()
        match = self.match
        if match.over() != self.record.over:
            said = "is over" if self.record.over else "is not over"
            raise self._differs(
                f"the end: the record says that the game {said}; after its last step it is not so."
            )
        scores = tuple(match.game.scores(match.state))
        if scores != self.record.scores:
            raise self._differs(
                f"the end: the record says scores {list(self.record.scores)}, "
                f"the replay gives {list(scores)}."
            )

    def _differs(self, text: str) -> Difference:
        """Return a difference from the rules, which are the last condition of fair dice."""
        return Difference(
            text, FairCondition.RULES if self.record.origin.get("source") == "fair" else 0
        )


def replayed(game: AnyGame, record: Record, steps: int) -> Replay:
    """Return a replay of a record after so many of its steps."""
    replay = Replay(game, record)
    for _ in range(steps):
        replay.step()
    return replay
