"""What a record says about its fair dice, read as condition 1 of docs/fair-dice.md wants it written."""

# Not compiled: records are checked once.

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dicehall.core.chains import NOTHING, check_link
from dicehall.core.fair import (
    CHAINED,
    HEX_DIGITS,
    SECRET_BYTES,
    SEEDS_ONLY,
    FairDice,
    check_commitment,
    check_seed,
    check_table,
    is_hex,
)
from dicehall.core.mistakes import BadOptions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dicehall.core.match import Step

ROLL: Final = "roll"
"""What a step of the dice has in the place of a question."""
PLAYER: Final = "player"
BOT: Final = "bot"
HANDS: Final = (PLAYER, BOT, "stand_in")
"""Who may have answered."""
LONGEST_TURN: Final = 10
"""The most digits in the number of a turn."""


@dataclass(frozen=True)
class TurnLink:
    """A link of a seat's chain, and the turn whose answer it came with."""

    turn: int
    link: str


@dataclass(frozen=True)
class FairParts:
    """What a record says about its fair dice."""

    version: str
    """The version of the derivation."""
    table: str
    commitment: str
    seeds: list[str]
    """By seat."""
    anchors: list[str] | None
    """By seat; None in version 1, which has no chains."""
    shown: list[TurnLink | None] | None
    """By seat, the newest link that came with an answer; None in version 1 and in the older form."""
    links: list[TurnLink | None] | None
    """In the older form of version 2, the link of every roll."""
    duplicate: str | None
    sides: str
    secret: bytes | None
    """None while it is not revealed."""

    def source(self) -> FairDice | None:
        """Return the dice; None while their secret is not revealed."""
        if self.secret is None:
            return None
        return FairDice(self.secret, self.seeds, self.table, self.anchors is not None)


def read_fair_parts(origin: dict[str, str], steps: Sequence[Step] = ()) -> FairParts:
    """Return what a record says about its fair dice; refuse what is not written as it should be."""
    version = _part(origin, "version")
    if version not in (SEEDS_ONLY, CHAINED):
        raise BadOptions(
            f"these dice follow version {version} of the fair dice; "
            f"this version of dicehall knows versions {SEEDS_ONLY} and {CHAINED}."
        )
    table, commitment = _part(origin, "table"), _part(origin, "commitment")
    check_table(table)
    check_commitment(commitment)
    seeds = _part(origin, "seeds").split(" ")
    for seed in seeds:
        check_seed(seed)
    anchors: list[str] | None = None
    shown: list[TurnLink | None] | None = None
    links: list[TurnLink | None] | None = None
    if version == CHAINED:
        anchors = _part(origin, "anchors").split(" ")
        for anchor in anchors:
            if anchor != NOTHING:
                check_link(anchor)
        if "links" in origin and "shown" in origin:
            raise BadOptions("it has both 'links' and 'shown', of which only one can be right.")
        if "links" in origin:
            links = _words(origin["links"]) if origin["links"] else []
        else:
            shown = _words(_part(origin, "shown"))
    _check_steps(steps, by_needed=shown is not None, by_wrong=links is not None)
    return FairParts(
        version=version,
        table=table,
        commitment=commitment,
        seeds=seeds,
        anchors=anchors,
        shown=shown,
        links=links,
        duplicate=origin.get("duplicate"),
        sides=_part(origin, "sides"),
        secret=_secret(origin["secret"]) if "secret" in origin else None,
    )


def _part(origin: dict[str, str], name: str) -> str:
    if name not in origin:
        raise BadOptions(f"the field '{name}' is missing.")
    return origin[name]


def _secret(text: str) -> bytes:
    if len(text) != HEX_DIGITS * SECRET_BYTES or not is_hex(text):
        raise BadOptions(
            f"a secret has {HEX_DIGITS * SECRET_BYTES} characters, each a digit or one of a to f."
        )
    return bytes.fromhex(text)


def _words(text: str) -> list[TurnLink | None]:
    return [None if word == NOTHING else _turn_link(word) for word in text.split(" ")]


def _turn_link(word: str) -> TurnLink:
    turn, _, link = word.partition(":")
    if not turn.isascii() or not turn.isdigit() or len(turn) > LONGEST_TURN:
        raise BadOptions(f"'{word}' is no link of a turn.")
    check_link(link)
    return TurnLink(int(turn), link)


def _check_steps(steps: Sequence[Step], *, by_needed: bool, by_wrong: bool) -> None:
    """Refuse steps that do not say who answered, or say it where nobody can have."""
    for place, step in enumerate(steps, 1):
        noted = bool(step.by) or step.set_from >= 0 or step.hinted
        if noted and (by_wrong or step.asked == ROLL):
            raise BadOptions(f"step {place} says who answered, which it cannot.")
        if step.asked == ROLL:
            continue
        if step.by not in HANDS and (step.by or by_needed):
            raise BadOptions(f"step {place} does not say who answered: player, bot or stand_in.")
        if step.hinted and step.by != PLAYER:
            raise BadOptions(f"step {place} says that somebody took a hint who is no player.")
