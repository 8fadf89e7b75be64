"""Checks the steps of a record with fair dice: conditions 8 to 13 of docs/fair-dice.md."""

# Not compiled: records are checked once.

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dicehall.core.chains import NOTHING, hashed, place_of
from dicehall.core.dice import Throw
from dicehall.core.fair_conditions import FairCondition, differs
from dicehall.core.fair_parts import BOT, PLAYER, ROLL, FairParts
from dicehall.core.listed_links import check_listed_links
from dicehall.core.mistakes import BadOptions

if TYPE_CHECKING:
    from dicehall.core.fair import FairDice
    from dicehall.core.game import AnyGame
    from dicehall.core.match import Step
    from dicehall.core.record import Record


class StepCheck:
    """The conditions on the steps, one after the other."""

    def __init__(self, game: AnyGame, record: Record, parts: FairParts, origin: str) -> None:
        self.game = game
        self.record = record
        self.parts = parts
        self.origin = origin
        """What every roll follows from, in words."""
        self.answers: list[list[Step]] = [[] for _ in parts.seeds]
        """By seat, in order."""

    def check(self) -> None:
        """Raise a `Difference` for the first condition that the steps break."""
        self._answers()
        self._hands()
        self._sets()
        self._listed()
        self._rolls(self.parts.source(), self._links())

    def _where(self, place: int) -> str:
        return f"step {place + 1} of {len(self.record.steps)}"

    def _answers(self) -> None:
        for place, step in enumerate(self.record.steps):
            if step.asked == ROLL:
                continue
            if not 0 <= step.seat < len(self.answers):
                raise differs(
                    FairCondition.ANSWERS, f"{self._where(place)}: there is no seat {step.seat}."
                )
            given = self.answers[step.seat]
            if step.number != len(given):
                raise differs(
                    FairCondition.ANSWERS,
                    f"{self._where(place)}: this is called answer {step.number} of seat {step.seat}, "
                    f"whose next one is {len(given)}.",
                )
            given.append(step)

    def _hands(self) -> None:
        """Check that bots answer at their own seats, and nowhere else."""
        anchors = None if self.parts.shown is None else self.parts.anchors
        for place, step in enumerate(self.record.steps):
            if step.asked == ROLL:
                continue
            bot = step.by == BOT
            if anchors is not None and bot != (anchors[step.seat] == NOTHING):
                raise differs(
                    FairCondition.HANDS,
                    f"{self._where(place)}: seat {step.seat} {'has an' if bot else 'has no'} anchor, "
                    f"but {'a bot' if bot else 'a person or a stand-in'} answers there.",
                )
            if bot != (self.answers[step.seat][0].by == BOT):
                raise differs(
                    FairCondition.HANDS,
                    f"{self._where(place)}: a bot and somebody else answer at seat {step.seat}.",
                )

    def _sets(self) -> None:
        """Check that a set is a run of a player's answers, asked the same, that the game has sets of."""
        before: Step | None = None
        for place, step in enumerate(self.record.steps):
            first = step.set_from
            follows = (
                before is not None
                and before.asked == step.asked
                and (before.seat, before.set_from) == (step.seat, first)
            )
            in_sets = step.by == PLAYER and self.game.in_sets(step.given)
            if first >= 0 and not (in_sets and (first == step.number or follows)):
                raise differs(
                    FairCondition.SETS,
                    f"{self._where(place)}: this answer cannot be a piece of a set "
                    f"that begins with turn {first}.",
                )
            before = step

    def _links(self) -> list[list[str]]:
        """Return the links of every seat by turn, as far as they were shown, after checking them."""
        parts = self.parts
        chains: list[list[str]] = [[] for _ in parts.seeds]
        if parts.shown is None or parts.anchors is None:
            return chains
        for seat, shown in enumerate(parts.shown):
            if shown is None:
                continue
            if parts.anchors[seat] == NOTHING:
                raise differs(
                    FairCondition.LINKS, f"the dice: seat {seat} has no chain, but shows a link."
                )
            if not any(
                step.by == PLAYER and step.first_turn == shown.turn for step in self.answers[seat]
            ):
                raise differs(
                    FairCondition.LINKS,
                    f"the dice: no answer of seat {seat} can have shown the link for turn {shown.turn}.",
                )
            chain = [shown.link]
            for _ in range(shown.turn):
                chain.append(hashed(chain[-1]))
            if hashed(chain[-1], place_of(0)) != parts.anchors[seat]:
                raise differs(
                    FairCondition.LINKS,
                    f"the dice: the link for turn {shown.turn} does not belong to the chain of seat {seat}.",
                )
            chains[seat] = chain[::-1]
        return chains

    def _listed(self) -> None:
        """Check the links of the older form."""
        if self.parts.links is not None and self.parts.anchors is not None:
            try:
                check_listed_links(
                    self.parts.links, self.parts.anchors, self.record.steps, self.game.in_sets
                )
            except BadOptions as mistake:
                raise differs(FairCondition.LINKS, str(mistake)) from None

    def _rolls(self, source: FairDice | None, chains: list[list[str]]) -> None:
        listed = None if self.parts.links is None else iter(self.parts.links)
        last: dict[int, Step] = {}
        rolled: Counter[int] = Counter()
        for place, step in enumerate(self.record.steps):
            if step.asked != ROLL:
                last[step.seat] = step
                continue
            where = self._where(place)
            if not -1 <= step.seat < self.game.seats:
                raise differs(FairCondition.ROLLS, f"{where}: there is no seat {step.seat}.")
            if step.number != rolled[step.seat]:
                raise differs(
                    FairCondition.ROLLS,
                    f"{where}: this is called roll {step.number} of seat {step.seat}, "
                    f"whose next one is {rolled[step.seat]}.",
                )
            rolled[step.seat] += 1
            throw = Throw(step.seat, step.number, self._counts_of(where, step))
            if listed is None:
                link = link_of(last.get(step.seat), chains)
            else:
                word = next(listed)
                link = NOTHING if word is None else word.link
            if source is not None:
                self._compare(where, step, source, throw, link)

    def _counts_of(self, where: str, step: Step) -> list[int]:
        """Return how many dice of each kind were rolled."""
        names = [die.name for die in self.game.dice.kinds]
        thrown = Counter(word.partition("-")[0] for word in step.given.split(" ") if word)
        for name in thrown:
            if name not in names:
                raise differs(FairCondition.ROLLS, f"{where}: there is no die '{name}'.")
        return [thrown[name] for name in names]

    def _compare(self, where: str, step: Step, source: FairDice, throw: Throw, link: str) -> None:
        fair = self.game.dice.text(source.roll_with(self.game.dice, throw, link))
        if sorted(fair.split(" ")) != sorted(filter(None, step.given.split(" "))):
            gives = "give" if " and " in self.origin else "gives"
            raise differs(
                FairCondition.DICE,
                f"{where}: {self.origin} {gives} {fair}, but the record says {step.given}.",
            )


def link_of(last: Step | None, chains: list[list[str]]) -> str:
    """Return the link of a roll after its seat's last answer: the one that came with that answer, or none."""
    if last is None or last.by != PLAYER:
        return NOTHING
    chain = chains[last.seat]
    return chain[last.first_turn] if last.first_turn < len(chain) else NOTHING
