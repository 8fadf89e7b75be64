"""Checks the fair dice of a record by the numbered conditions of docs/fair-dice.md, before its rules.

Nothing is taken from the game but its dice, so that whoever has a record, and no rules, finds the same.
"""

# Not compiled: records are checked once.

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dicehall.core.chains import NOTHING, check_link, hashed
from dicehall.core.fair import (
    SEEDS_ONLY,
    bot_seed,
    check_commitment,
    check_seed,
    commitment_of,
    opens,
    sides_text,
)
from dicehall.core.fair_conditions import FairCondition, differs
from dicehall.core.fair_parts import BOT, ROLL, FairParts, read_fair_parts
from dicehall.core.fair_steps import StepCheck
from dicehall.core.mistakes import BadOptions, BadRecord

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame
    from dicehall.core.record import Record

OLDER_FORM: Final = (
    "this record has an older form, which does not say who answered, which answers formed a set "
    "and when a seat left its chain, so conditions 9 to 11 were checked only in part"
)
NO_BOTS: Final = "this record does not say who answered, so condition 5 was checked only in part"
NO_ROLL: Final = "this record holds no roll, so nothing can be said about its dice"


@dataclass(frozen=True)
class Noted:
    """What somebody noted while the game was played, to compare with its record."""

    commitment: str | None = None
    seed: str | None = None
    anchors: str | None = None
    """Of all seats, separated by spaces, with - for a seat that has none."""

    def __post_init__(self) -> None:
        """Refuse what was mistyped, for it could never be found."""
        if self.commitment is not None:
            check_commitment(self.commitment)
        if self.seed is not None:
            check_seed(self.seed)
        for anchor in [] if self.anchors is None else self.anchors.split(" "):
            if anchor != NOTHING:
                check_link(anchor)

    def __bool__(self) -> bool:
        """Return whether anything was noted."""
        return bool(self.commitment or self.seed or self.anchors)


NOTHING_NOTED: Final = Noted()


@dataclass(frozen=True)
class FairFinding:
    """What the check of fair dice found, if nothing differs."""

    follows_from: str
    """What every roll follows from, such as ``the secret and the seeds``; empty without the secret."""
    awaits_secret: bool
    """Whether the secret is not revealed yet, so that no roll was compared."""
    unchecked: str
    """What could not be checked, and why; empty if everything was."""


def check_fair_dice(game: AnyGame, record: Record, noted: Noted) -> FairFinding:
    """Check the dice of a record; raise a `Difference` for the first condition that it breaks."""
    try:
        parts = read_fair_parts(record.origin, record.steps)
    except BadOptions as mistake:
        raise BadRecord(f"the dice of this record cannot be checked: {mistake}") from None
    return _FairCheck(game, record, parts).check(noted)


class _FairCheck:
    """The conditions, one after the other."""

    def __init__(self, game: AnyGame, record: Record, parts: FairParts) -> None:
        self.game = game
        self.record = record
        self.parts = parts
        self.fixed = [
            bot_seed(parts.commitment, parts.table, seat) for seat in range(len(parts.seeds))
        ]

    def check(self, noted: Noted) -> FairFinding:
        self._notes(noted)
        self._counts()
        self._duplicate()
        self._seeds()
        self._secret()
        self._sides()
        StepCheck(self.game, self.record, self.parts, self._origin()).check()
        if not any(step.asked == ROLL for step in self.record.steps):
            return FairFinding("", False, NO_ROLL)
        sealed = self.parts.secret is None
        return FairFinding("" if sealed else self._origin(), sealed, self._gaps())

    def _origin(self) -> str:
        if self.parts.duplicate is not None:
            return f"the secret of duplicate {self.parts.duplicate}"
        if self.parts.anchors is not None:
            return "the secret, the seeds and the links"
        return "the secret and the seeds"

    def _gaps(self) -> str:
        if self.parts.links is not None:
            return OLDER_FORM
        said = any(step.by for step in self.record.steps)
        ruled = self.parts.anchors is not None or self.parts.duplicate is not None
        return "" if said or ruled else NO_BOTS

    def _notes(self, noted: Noted) -> None:
        parts = self.parts
        if noted.commitment is not None and noted.commitment != parts.commitment:
            raise differs(
                FairCondition.NOTES,
                f"the dice: you noted the commitment {noted.commitment}, "
                f"but the record has {parts.commitment}.",
            )
        # Whoever commits to a seed and does not open it in time gets the fixed one.
        known = {*parts.seeds, *(parts.anchors or ())}
        if noted.seed is not None and not {noted.seed, hashed(noted.seed)} & known:
            raise differs(
                FairCondition.NOTES,
                f"the dice: your seed {noted.seed} is not among those of the record.",
            )
        if noted.anchors is not None and noted.anchors != " ".join(parts.anchors or ()):
            raise differs(
                FairCondition.NOTES, "the dice: the record has other anchors than you noted."
            )

    def _counts(self) -> None:
        parts, seats = self.parts, self.game.seats
        if len(self.record.seats) != seats:
            raise differs(
                FairCondition.COUNTS,
                f"the dice: {len(self.record.seats)} seats are named, but {seats} play.",
            )
        if len(parts.seeds) != seats:
            raise differs(
                FairCondition.COUNTS,
                f"the dice: every seat gives one seed, but there are {len(parts.seeds)} "
                f"for {seats} seats.",
            )
        if parts.anchors is not None and len(parts.anchors) != seats:
            raise differs(
                FairCondition.COUNTS,
                f"the dice: there are {len(parts.anchors)} anchors for {seats} seats.",
            )
        if parts.shown is not None and len(parts.shown) != seats:
            raise differs(
                FairCondition.COUNTS,
                f"the dice: the newest links of {len(parts.shown)} seats are listed, of {seats}.",
            )

    def _duplicate(self) -> None:
        """Check that these dice are those of a duplicate: nobody at this table had a part in them."""
        name = self.parts.duplicate
        if name is None:
            return
        if self.parts.version != SEEDS_ONLY or self.parts.table != name:
            raise differs(
                FairCondition.DUPLICATE,
                f"the dice: they are not drawn as those of duplicate {name} are.",
            )
        for seat, seed in enumerate(self.parts.seeds):
            if seed != self.fixed[seat]:
                raise differs(
                    FairCondition.DUPLICATE,
                    f"the dice: the seed of seat {seat} is not the one that is fixed for duplicate {name}.",
                )

    def _seeds(self) -> None:
        """Check that every seed is the one its seat has committed to, or the one that is fixed by rule."""
        bots = {step.seat for step in self.record.steps if step.by == BOT}
        for seat, seed in enumerate(self.parts.seeds):
            if seed == self.fixed[seat]:
                continue
            if self.parts.anchors is not None and not opens(seed, self.parts.anchors[seat]):
                raise differs(
                    FairCondition.SEEDS,
                    f"the dice: seat {seat} has not committed to its seed, nor is it the fixed one.",
                )
            if seat in bots and self.parts.anchors is None:
                raise differs(
                    FairCondition.SEEDS,
                    f"the dice: a bot plays at seat {seat}, whose seed is not the fixed one.",
                )

    def _secret(self) -> None:
        parts = self.parts
        if parts.secret is None:
            if self.record.over:
                raise differs(
                    FairCondition.SECRET,
                    "the dice: the game is over, but the secret of its dice is not revealed.",
                )
        elif commitment_of(parts.secret) != parts.commitment:
            raise differs(
                FairCondition.SECRET,
                f"the dice: the hash of the secret is {commitment_of(parts.secret)}, "
                f"but the commitment is {parts.commitment}.",
            )

    def _sides(self) -> None:
        if self.parts.sides != sides_text(self.game.dice):
            raise differs(
                FairCondition.SIDES,
                "the dice: the sides that the record lists are not those of its game.",
            )
