"""A bot that looks for the dice in all it is given, and plays its options out on dice it has found.

It stands alone, so that a test can put it where bots from outside lie: as the class `Searcher`, and as a
program that speaks the bot protocol. What it found is written to `NOTES`, a line for each game.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import dicehall
from dicehall.core.seeds import seed_of_bot, seed_of_dice, seed_of_luck

NOTES: Final = "searched.jsonl"
HASHES: Final = ("md5", "sha1", "sha256", "sha512", "blake2b", "blake2s", "sha3_256")
PLAUSIBLE: Final = (*map(str, range(21)), "", "seed", "secret", "test", "check", "dicehall", "42")
"""Seeds that people take."""
COURSES: Final = ("", "1", "2")
NUMBERS: Final = range(6)
"""Of games and deals."""
LONGEST: Final = 80
"""The most letters of a text that is taken apart."""
SURE: Final = 6
"""After how many rolls foreseen dice are taken for found."""


def pieces(text: str) -> Iterator[str]:
    """Yield the prefixes, suffixes, parts and neighbours of a text."""
    yield text
    for cut in range(min(len(text), LONGEST)):
        yield text[:cut]
        yield text[cut:]
    for mark in "/:-_.= ,":
        parts = text.split(mark)
        yield from parts
        for cut in range(1, len(parts)):
            yield mark.join(parts[:cut])
            yield mark.join(parts[cut:])
    for number in re.findall(r"\d+", text[:LONGEST])[:8]:
        for step in (-2, -1, 1, 2):
            yield text.replace(number, str(int(number) + step), 1)
            yield str(int(number) + step)
    if re.fullmatch(r"[0-9a-f]+", text) and len(text) <= LONGEST:
        for step in (-1, 1):
            yield f"{max(0, int(text, 16) + step):0{len(text)}x}"
        yield text[::-1]


def hashes(text: str) -> Iterator[str]:
    """Yield the usual hashes of a text, whole and cut off; also of the bytes that it may stand for."""
    written = [text.encode("utf-8", "replace")]
    if re.fullmatch(r"(?:[0-9a-f]{2})+", text):
        written.append(bytes.fromhex(text))
    for data in written:
        for name in HASHES:
            found = hashlib.new(name, data).hexdigest()
            yield from (found, found[:16], found[:32])
        yield hashlib.shake_128(data).hexdigest(16)


def games_of(secret: str, numbers: Iterable[int] = NUMBERS) -> Iterator[str]:
    """Yield the seeds that the dice of a run's games may have, as they are made now and as they were."""
    yield secret
    yield seed_of_dice(secret)
    for number in numbers:
        yield f"{secret}/{number}"
        yield seed_of_dice(secret, number)
        yield seed_of_bot(secret, number)
        yield seed_of_luck(secret, number)
        for other in (*COURSES, 0):
            yield f"{secret}/{other}/{number}"
            yield seed_of_dice(secret, other, number)


def candidates(near: Iterable[str], far: Iterable[str] = ()) -> Iterator[str]:
    """Yield all that may be the seed of the dice: in many ways from near texts, in some from others."""
    secrets = dict.fromkeys(PLAUSIBLE)
    hashed: dict[str, None] = {}
    for text in near:
        for piece in pieces(text):
            secrets[piece] = None
            hashed.update(dict.fromkeys(hashes(piece)))
            for label in (b"bot", b"dice", b"dicehall", b"dicehall seed 1"):
                hashed[
                    hashlib.blake2b(label, key=piece.encode()[:64], digest_size=16).hexdigest()
                ] = None
    for secret in secrets:
        yield from games_of(secret)
    for text in (*hashed, *far):
        yield from games_of(text, range(1))


def surroundings() -> list[str]:
    """Return all texts that a process is given: its command, environment and folder."""
    texts = [*sys.argv, *os.environ, *os.environ.values(), os.getcwd()]
    with open("/proc/self/cmdline", encoding="utf-8", errors="replace") as file:
        texts += file.read().split("\0")
    for path in Path().rglob("*"):
        if path.is_file() and path.name not in (NOTES, Path(__file__).name):
            texts += re.findall(r"[^\s\"']+", path.read_text("utf-8", "replace"))[:2000]
    return texts


class Searcher(dicehall.Bot):
    """Plays as greedy does until it has found the dice; then it knows what every option leads to."""

    earlier: list[str] = []  # noqa: RUF012 - what this process was given for other games

    def __init__(self, seed: str, alone: bool = False) -> None:
        self.seed = seed
        self.alone = alone
        """Whether nothing but the seed is looked at."""
        self.rolls = 0
        """How many rolls the candidates were compared with."""
        self.tried = 0
        self.left: list[str] | None = None
        """The candidates that have foreseen all rolls so far."""
        self.asked: tuple[Any, Any, int] | None = None
        self.greedy: Any = None

    def decide(self, view: Any, question: Any) -> int:
        """Return the option that is best on the dice found, if they were."""
        if self.greedy is None:
            self.greedy = dicehall.make_bot("greedy", view.game.name, "")
        self.compare(view)
        option = self.best(view, question)
        self.asked = (view.state.copy(), question, option)
        if not self.alone:
            self.note()
        return option

    def compare(self, view: Any) -> None:
        """Keep the candidates whose dice would have fallen as they did."""
        if self.left is None:
            near, far = [self.seed], []
            if not self.alone:
                near += self.earlier
                type(self).earlier = near[:2]
                far = re.findall(r"\w+", json.dumps(view.game.options())) + surroundings()
                far += map(str, (view.game.name, view.seat, view.game.seats, view.game.rules))
            self.left = list(dict.fromkeys(candidates(near, far)))
            self.tried = len(self.left)
        seen = shown(view.game, view.state, view.seat)
        foretold = Foretold(view, self.asked)
        if foretold.open:
            self.left = [one for one in self.left if foretold.by(one) == seen]
            self.rolls += 1

    def best(self, view: Any, question: Any) -> int:
        usual: int = self.greedy.decide(view, question)
        if not self.found():
            return usual
        assert self.left is not None
        worths = dict.fromkeys((usual, *question.options), 0.0)
        for option in worths:
            dice = dicehall.SeededDice(self.left[0])
            match = dicehall.Match(view.game, dice, view.state.copy())
            match.answer(question, option)
            bots = [self.greedy] * view.game.seats
            dicehall.play_out(view.game, match.state, bots, dice)
            winners = match.winners()
            worths[option] = (view.seat in winners) / len(winners) + match.scores()[view.seat] / 1e4
        best: int = max(worths, key=lambda option: worths[option])
        return best

    def found(self) -> bool:
        """Return whether dice are left that have foreseen enough rolls."""
        return self.rolls >= SURE and bool(self.left)

    def note(self) -> None:
        left = self.left or []
        noted = {"seed": self.seed, "tried": self.tried, "rolls": self.rolls, "left": left[:3]}
        with open(NOTES, "a", encoding="utf-8") as file:
            file.write(json.dumps(noted) + "\n")


class Foretold:
    """What the bot would see now, had the dice of its last answer, or of the start, come from a seed."""

    def __init__(self, view: Any, asked: tuple[Any, Any, int] | None) -> None:
        self.game, self.seat = view.game, view.seat
        self.known: dict[tuple[int, ...], Any] = {}
        if asked is None:
            self.match = dicehall.Match(self.game)
        else:
            state, question, option = asked
            self.match = dicehall.Match(self.game, state=state.copy())
            self.match.answer(question, option)
        own = [throw for throw in self.match.throws() if throw.seat == self.seat]
        self.open = bool(own) and self.by("") is not None
        """Whether dice of the bot's own fell, and nobody else acted before it was asked again."""

    def by(self, seed: str) -> Any:
        """Return what the bot would see with the dice of a seed; None if others act before it is asked."""
        dice = dicehall.SeededDice(seed)
        own = next(throw for throw in self.match.throws() if throw.seat == self.seat)
        fallen = tuple(dice.roll(self.game.dice, own))
        if fallen in self.known:
            return self.known[fallen]
        match = dicehall.Match(self.game, state=self.match.state.copy())
        rolls = 0
        while match.throws():
            throw = match.throws()[0]
            rolls += throw.seat == self.seat
            match.land(throw, dice.roll(self.game.dice, throw))
        question = match.question(self.seat)
        seen = None if question is None else shown(self.game, match.state, self.seat)
        if rolls == 1:
            # Otherwise more dice decide.
            self.known[fallen] = seen
        return seen


def shown(game: Any, state: Any, seat: int) -> Any:
    """Return what shows how a seat's own dice fell."""
    whole = game.show(state)
    return whole.get("rolled"), whole["players"].get(str(seat + 1))


def main() -> None:
    """Speak the bot protocol."""
    bot = game = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            answer: dict[str, Any] = {"type": "hello", "protocol": 1, "wants": ["state"]}
        elif told["type"] == "game":
            game = dicehall.new_game(told["game"], **told["options"])
            bot = Searcher(told["seed"])
            answer = {"type": "ready"}
        else:
            assert game is not None
            assert bot is not None
            match = dicehall.Match(game, state=game.load(told["state"]))
            question = next(one for one in match.questions() if one.seat == told["seat"])
            option = bot.decide(match.view(told["seat"]), question)
            answer = {"type": "answer", "option": told["numbers"].index(option)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
