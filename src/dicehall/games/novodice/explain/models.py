"""The pieces and questions of NovoDice as they travel.

Every option has its text, its parts, and `told`, what is known of it beyond them. `about` is what concerns
the question as a whole. Both are null where a question is not explained.
"""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import TypeAliasType, TypedDict

from dicehall.games.models import Asked, Chance, told

Kind = TypeAliasType("Kind", Literal["A", "B", "X"])
"""The kinds of dice: two white ones and the black one."""
Way = TypeAliasType("Way", Literal["row", "lions", "free choice"])
"""What can pay for a tile."""


@told
class Die(TypedDict):
    """A die that shows something."""

    die: Kind
    face: str
    """A symbol, or ``lion``."""


@told
class Row(TypedDict):
    """A row of equal symbols in the machine."""

    symbol: str
    length: int


@told
class Combination(TypedDict):
    """What makes the tiles of a bay worth more."""

    symbol: str | None
    """The symbol they share; null if all are different."""
    tiles: int
    """How many tiles it counts."""
    factor: int


# ------------------------------------------------------------------------------------- keeping


@told
class SymbolChance(TypedDict):
    """The chance that at least so many dice of the next roll show a symbol."""

    symbol: str
    rows: int
    """How many rows wait for it; 0 for a lion, and before any row."""
    least: int
    chance: Chance


@told
class LionsChance(TypedDict):
    """The chance of at least so many lions after the next roll."""

    lions: int
    chance: Chance


@told
class Reach(TypedDict):
    """What may be paid for after the next roll, if the best of it is kept."""

    tiles: dict[str, Chance]
    lions: list[LionsChance]


@told
class AboutKeeping(TypedDict):
    """The roll, and what the next one may bring."""

    slot: int
    """The slot that is filled, from 1."""
    rolls_left: int
    outlooks: list[list[SymbolChance]]
    """What options name by its place in this list, for many lead to the same."""
    reaches: list[Reach]
    """Likewise."""
    gains: dict[str, list[int | None]]
    """What every tile would add in each bay; null where it has no room."""


@told
class KeepTold(TypedDict):
    """How the machine stands with some dice in the slot."""

    reel: list[list[Die | None]]
    """Three rows of three places, as they are best drawn."""
    rows: list[Row]
    lions: int
    free_claims: int
    claims: dict[str, list[Way]]
    """By tile: what would pay for it, if that were all."""
    extra: int
    """Black dice that lions bring."""
    next: list[Kind]
    """The dice of the next roll."""
    outlook: int | None
    """A place in `AboutKeeping.outlooks`; null after the last roll."""
    reach: int | None
    """A place in `AboutKeeping.reaches`."""


@told
class KeepOption(TypedDict):
    """Dice to put into the slot, perhaps none."""

    text: str
    dice: list[Die]
    places: list[int]
    """Where they lie among the rolled dice."""
    told: KeepTold | None


@told
class KeepQuestion(Asked):
    """Which dice to keep."""

    form: Literal["keep"]
    about: AboutKeeping | None
    options: list[KeepOption]


# ------------------------------------------------------------------------------------ claiming


@told
class Claim(TypedDict):
    """A tile and what pays for it."""

    tile: str
    by: Way


@told
class ClaimPayment(TypedDict):
    """What a claim uses up, and what is left then."""

    row: Row | None
    lions: int
    lions_left: int
    free_claims_left: int


@told
class ClaimTold(TypedDict):
    """What a claim costs and brings."""

    value: int
    left: int
    """How many of the tile are in the warehouse."""
    pays: ClaimPayment
    gains: list[int | None]
    """What the tile would add in each bay; null where it has no room."""


@told
class AboutClaims(TypedDict):
    """What there is to pay with."""

    rows: list[Row]
    """Those that are not used up."""
    lions: int
    free_claims: int
    free_spaces: int


@told
class ClaimOption(TypedDict):
    """A claim; null to stop."""

    text: str
    claim: Claim | None
    told: ClaimTold | None


@told
class ClaimQuestion(Asked):
    """Which tile to claim."""

    form: Literal["claim"]
    about: AboutClaims | None
    options: list[ClaimOption]


# ------------------------------------------------------------------------------------- placing


@told
class PlaceTold(TypedDict):
    """What a bay is worth with a tile, and what that adds."""

    before: int | None
    """Null for a tile that is dropped."""
    after: int | None
    adds: int
    worth: int
    """What all bays are worth then."""
    set: Combination | None


@told
class AboutPlacing(TypedDict):
    """What the bays are worth, and how much room there is."""

    worth: int
    free_spaces: int
    closing: int | None
    """The seat that filled its bays first, once one has."""


@told
class PlaceOption(TypedDict):
    """Where a tile goes."""

    text: str
    tile: str
    bay: int | None
    """The bay, from 0; null for a tile that is dropped."""
    old: str | None
    """The tile it replaces."""
    told: PlaceTold | None


@told
class PlaceQuestion(Asked):
    """Where to put a tile."""

    form: Literal["place"]
    about: AboutPlacing | None
    options: list[PlaceOption]


QUESTIONS: Final = (KeepQuestion, ClaimQuestion, PlaceQuestion)
"""Every form of question."""
