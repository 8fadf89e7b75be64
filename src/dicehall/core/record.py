"""A game is its record: rules version, options, seats, answers and rolls, from which it replays."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.chains import NOTHING, MixedLinks
from dicehall.core.dice import Throw
from dicehall.core.fair import (
    CHAINED,
    SEEDS_ONLY,
    FairDice,
    bot_seed,
    opens,
    read_fair_dice,
    sides_text,
)
from dicehall.core.game import AnyGame
from dicehall.core.match import Match, Step
from dicehall.core.mistakes import BadAnswer, BadDice, BadOptions, BadRecord, Difference
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


def record_of(match: Match, seats: tuple[str, ...], origin: dict[str, str] | None = None) -> Record:
    """Return the record of a match so far, with who sat where and where its dice came from.

    Fair dice are listed with their sides, so that the record alone is enough to recompute them.
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
        steps=tuple(match.steps),
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
            seats=tuple(_text(seat) for seat in saved["seats"]),
            origin={_text(key): _text(value) for key, value in saved["dice"].items()},
            steps=tuple(
                Step(
                    _whole(step["seat"]),
                    _whole(step["number"]),
                    _text(step["asked"]),
                    _text(step["given"]),
                    _text(step["check"]),
                )
                for step in saved["steps"]
            ),
            scores=tuple(_whole(score) for score in saved["scores"]),
            over=bool(saved["over"]),
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


class Replay:
    """A record being replayed step by step; each step is checked as it is taken."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.record: Record = record
        """What is replayed."""
        self.match: Match = Match(game.under(record.rules))
        """The match so far, under the rules of its time."""
        self.outdated_at: int = 0
        """The step, counted from 1, that a newer ruling changes; 0 if there was none so far."""
        self.follows_from: str = ""
        """What every roll is compared with, such as ``the seed``; empty if nothing can be compared."""
        self.awaits_secret: bool = False
        """Whether the dice are fair dice whose secret has not been revealed yet."""
        self._source: DiceSource | None = None
        self._links: MixedLinks | None = None
        if record.origin.get("source") == "seeded":
            self.follows_from = "the seed"
            self._source = SeededDice(record.origin.get("seed", ""))
        elif record.origin.get("source") == "fair":
            self._read_fair_dice()

    def _read_fair_dice(self) -> None:
        """Check everything the record says about fair dice before the first of them is rolled."""
        origin = self.record.origin
        game = self.match.game
        try:
            source = read_fair_dice(origin)
        except BadOptions as mistake:
            raise BadRecord(f"the dice of this record cannot be checked: {mistake}") from None
        seeds = len(origin["seeds"].split(" "))
        if seeds != game.seats:
            raise Difference(
                f"the dice: every seat gives one seed, but there are {seeds} for {game.seats} seats."
            )
        if origin["sides"] != sides_text(game.dice):
            raise Difference("the dice: the sides that the record lists are not those of its game.")
        if "duplicate" in origin:
            self._check_duplicate()
        elif origin["version"] == CHAINED:
            self._read_chains()
        if source is None:
            self.awaits_secret = True
            return
        if source.commitment() != origin["commitment"]:
            raise Difference(
                f"the dice: the hash of the secret is {source.commitment()}, "
                f"but the commitment is {origin['commitment']}."
            )
        self.follows_from = "the secret and the seeds"
        if self._links is not None:
            self.follows_from = "the secret, the seeds and the links"
        elif "duplicate" in origin:
            self.follows_from = f"the secret of duplicate {origin['duplicate']}"
        self._source = source

    def _check_duplicate(self) -> None:
        """Check that these dice are those of a duplicate: nobody at this table had a part in them."""
        origin = self.record.origin
        name = origin["duplicate"]
        if origin["version"] != SEEDS_ONLY or origin["table"] != name:
            raise Difference(f"the dice: they are not drawn as those of duplicate {name} are.")
        for seat, seed in enumerate(origin["seeds"].split(" ")):
            if seed != bot_seed(origin["commitment"], name, seat):
                raise Difference(
                    f"the dice: the seed of seat {seat} is not the one that is fixed for duplicate {name}."
                )

    def _read_chains(self) -> None:
        """Check that every seed is the one its seat has committed to, or the one that is fixed by rule."""
        origin = self.record.origin
        seeds, anchors = origin["seeds"].split(" "), origin["anchors"].split(" ")
        if len(anchors) != len(seeds):
            raise Difference(f"the dice: there are {len(anchors)} anchors for {len(seeds)} seats.")
        for seat, (seed, anchor) in enumerate(zip(seeds, anchors)):
            fixed = bot_seed(origin["commitment"], origin["table"], seat)
            if seed != fixed and not opens(seed, anchor):
                raise Difference(
                    f"the dice: seat {seat} has not committed to its seed, nor is it the fixed one."
                )
        self._links = MixedLinks(origin["links"].split(), anchors)

    def done(self) -> bool:
        """Return whether all steps have been taken."""
        return len(self.match.steps) == len(self.record.steps)

    def step(self) -> None:
        """Take the next step; raise a `Difference` at the first difference from the record."""
        number = len(self.match.steps)
        step = self.record.steps[number]
        where = f"step {number + 1} of {len(self.record.steps)}"
        try:
            if step.asked == "roll":
                self._roll(step)
            else:
                self._answer(step)
        except (BadAnswer, BadDice) as mistake:
            raise Difference(f"{where}: {mistake}") from None
        found = self.match.steps[-1].check
        if found != step.check:
            raise Difference(
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
                expected = self._expected(throw)
                if expected is not None and expected != cells:
                    raise BadDice(
                        f"{self.follows_from} {'give' if ' and ' in self.follows_from else 'gives'} "
                        f"{dice.text(expected)}, but the record says {step.given}."
                    )
                self.match.land(throw, cells)
                return
        raise BadDice(f"roll {step.number} of seat {step.seat} is not asked for here.")

    def _expected(self, throw: Throw) -> list[int] | None:
        """Return how the dice of a throw must fall; None if nothing can be compared."""
        link = NOTHING
        if self._links is not None:
            answers = self.match.state.flow.turns[throw.seat] if throw.seat >= 0 else 0
            link = self._links.take(throw.seat, answers)
        if isinstance(self._source, FairDice):
            return self._source.roll_with(self.match.game.dice, throw, link)
        return None if self._source is None else self._source.roll(self.match.game.dice, throw)

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
            raise Difference(
                f"the end: the record says that the game {said}; after its last step it is not so."
            )
        scores = tuple(match.game.scores(match.state))
        if scores != self.record.scores:
            raise Difference(
                f"the end: the record says scores {list(self.record.scores)}, "
                f"the replay gives {list(scores)}."
            )
        if self._links is not None and self._links.left():
            raise Difference("the end: the record lists more links than rolls.")
        if self.awaits_secret and match.over():
            raise Difference(
                "the end: the game is over, but the secret of its dice is not revealed."
            )
