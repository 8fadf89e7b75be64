"""The pieces and questions of NovoDice as they are sent.

Every option has its text, its parts, and `told`: further details. `about` concerns the question
as a whole. Both are null if a question is not explained.
"""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import TypeAliasType, TypedDict

from dicehall.games.models import Chance, OptionDetails, QuestionDetails, wire_model

Kind = TypeAliasType("Kind", Literal["A", "B", "X"])
"""The kinds of dice: two white ones and the black one."""
Way = TypeAliasType("Way", Literal["row", "lions", "free choice"])
"""What can pay for a tile."""


@wire_model
class Die(TypedDict):
    """A die that shows something."""

    die: Kind
    """Its kind."""
    face: str
    """A symbol, or ``lion``."""


@wire_model
class Row(TypedDict):
    """A row of equal symbols in the machine."""

    symbol: str
    """What its dice show."""
    length: int
    """How many dice it has."""


@wire_model
class Combination(TypedDict):
    """What makes the tiles of a bay worth more."""

    symbol: str | None
    """The symbol they share; null if all are different."""
    tiles: int
    """How many tiles it counts."""
    factor: int
    """What their value is multiplied by."""


# ------------------------------------------------------------------------------------- keeping


@wire_model
class SymbolChance(TypedDict):
    """The chance that at least so many dice of the next roll show a symbol."""

    symbol: str
    """The symbol, or ``lion``."""
    rows: int
    """How many rows wait for it; 0 for a lion, and before any row."""
    least: int
    """How many dice at least."""
    chance: Chance
    """How likely that is."""


@wire_model
class LionsChance(TypedDict):
    """The chance of at least so many lions at the end of the turn, if it is played for them."""

    lions: int
    """How many lions at least."""
    chance: Chance
    """How likely that is."""


@wire_model
class Reach(TypedDict):
    """What may be paid for at the end of the turn; chances are rounded to a millionth."""

    tiles: dict[str, Chance]
    """By tile: the chance that it can be paid for, if the rest of the turn is played for it."""
    lions: list[LionsChance]
    """For each greater number of lions, how likely it is."""


@wire_model
class AboutKeeping(TypedDict):
    """The roll, and what those after it may bring."""

    slot: int
    """The slot that is filled, from 1."""
    rolls_left: int
    """How many rolls follow in this turn."""
    outlooks: list[list[SymbolChance]]
    """What the next roll may bring. Options refer to entries of this list, because many lead to the same."""
    reaches: list[Reach]
    """Which tiles and lions are within reach in this turn; options refer to its entries, too."""
    gains: dict[str, list[int | None]]
    """What every tile would add in each bay; null where it has no room."""


@wire_model
class KeepDetails(TypedDict):
    """How the machine stands with some dice in the slot."""

    reel: list[list[Die | None]]
    """Three rows of three places, as they are best drawn."""
    rows: list[Row]
    """The rows of equal symbols then."""
    lions: int
    """How many lions there are then."""
    free_claims: int
    """How many tiles the lions then claim freely, whatever they cost."""
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


@wire_model
class KeepOption(TypedDict):
    """Dice to put into the slot, perhaps none."""

    text: str
    dice: list[Die]
    """The dice."""
    places: list[int]
    """Where they lie among the rolled dice."""
    told: KeepDetails | None


@wire_model
class KeepQuestion(QuestionDetails):
    """Which dice to keep."""

    form: Literal["keep"]
    about: AboutKeeping | None
    options: list[KeepOption]


# ------------------------------------------------------------------------------------ claiming


@wire_model
class PaidClaim(TypedDict):
    """A tile and what pays for it."""

    tile: str
    """The tile."""
    by: Way
    """What pays for it."""


@wire_model
class ClaimPayment(TypedDict):
    """What a claim uses up, and what is left then."""

    row: Row | None
    """The row it uses up; null if it uses none."""
    lions: int
    """How many lions it uses up."""
    lions_left: int
    """How many lions are left then."""
    free_claims_left: int
    """How many free claims are left then."""


@wire_model
class ClaimDetails(TypedDict):
    """What a claim costs and brings."""

    value: int
    """What the tile is worth by itself."""
    left: int
    """How many of the tile are in the warehouse."""
    pays: ClaimPayment
    """What it uses up."""
    gains: list[int | None]
    """What the tile would add in each bay; null where it has no room."""


@wire_model
class AboutClaims(TypedDict):
    """What there is to pay with."""

    rows: list[Row]
    """Those that are not used up."""
    lions: int
    """How many lions have paid for nothing yet."""
    free_claims: int
    """How many tiles the lions claim freely, whatever they cost."""
    free_spaces: int
    """How many spaces of all bays are empty."""


@wire_model
class ClaimOption(OptionDetails):
    """A claim; null to stop."""

    claim: PaidClaim | None
    """The tile and what pays for it; null to stop."""
    told: ClaimDetails | None


@wire_model
class ClaimQuestion(QuestionDetails):
    """Which tile to claim."""

    form: Literal["claim"]
    about: AboutClaims | None
    options: list[ClaimOption]


# ------------------------------------------------------------------------------------- placing


@wire_model
class PlaceDetails(TypedDict):
    """What a bay is worth with a tile, and what that adds."""

    before: int | None
    """Null for a tile that is dropped."""
    after: int | None
    """What the bay is worth with the tile; null for a tile that is dropped."""
    adds: int
    """The difference."""
    worth: int
    """What all bays are worth then."""
    set: Combination | None
    """The combination that the bay then has."""


@wire_model
class AboutPlacing(TypedDict):
    """What the bays are worth, and how much room there is."""

    worth: int
    """What all bays are worth now."""
    free_spaces: int
    """How many of their spaces are empty."""
    closing: int | None
    """The seat that filled its bays first, once one has."""


@wire_model
class PlaceOption(OptionDetails):
    """Where a tile goes."""

    tile: str
    """The tile that is placed."""
    bay: int | None
    """The bay, counted from 1; null for a tile that is dropped."""
    old: str | None
    """The tile it replaces."""
    told: PlaceDetails | None


@wire_model
class PlaceQuestion(QuestionDetails):
    """Where to put a tile."""

    form: Literal["place"]
    about: AboutPlacing | None
    options: list[PlaceOption]


QUESTIONS: Final = (KeepQuestion, ClaimQuestion, PlaceQuestion)
"""Every form of question."""
