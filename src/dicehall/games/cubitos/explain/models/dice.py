"""Questions about dice: which to take, to gain, to buy, and which face they show."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from dicehall.games.cubitos.explain.models.every_question import About, CubitosQuestionDetails
from dicehall.games.cubitos.explain.pieces import Die, FaceName, Kind, Payment, Zone
from dicehall.games.models import Chance, OptionDetails, wire_model


@wire_model
class Spot(Die):
    """A die and where it lies."""

    face: FaceName | None
    """Its face, if it is active."""
    used: bool
    """Whether its run ability has been used."""
    zone: Zone
    """Where it lies."""


@wire_model
class PoolDie(Spot):
    """Equal dice that may be among those chosen."""

    text: str
    """The option that takes one of them, whether it is offered next or later."""
    count: int
    """How many there are."""
    card: str | None
    """Their card; null for gray dice and the start die."""
    hit: Chance
    """The chance that it does not show a blank."""


@wire_model
class AboutDice(About):
    """How many dice to choose, and from which.

    An answer may name the whole set at once, in any order; `stop` need not be named.
    """

    least: int
    """How many must still be chosen."""
    most: int
    """How many may still be chosen."""
    taken: int
    """How many have already been chosen."""
    stop: str | None
    """The option to take no more, if stopping is allowed."""
    different_colours: bool
    """Whether all must be of different colours."""
    pool: list[PoolDie]
    """All dice that may be chosen, in the order in which the game goes through them."""


@wire_model
class DieOption(OptionDetails):
    """A die to take next; null for no more."""

    spot: Spot | None
    """The die; null for no more."""


@wire_model
class DiceQuestion(CubitosQuestionDetails):
    """Which dice to take."""

    form: Literal["dice"]
    about: AboutDice | None
    options: list[DieOption]


@wire_model
class TrayDetails(TypedDict):
    """What is known about a die in a tray."""

    card: str | None
    """Its card; null for gray dice."""
    cost: int
    """What it costs."""
    left: int
    """How many are in the tray."""
    owned: int
    """How many of them the player has."""


@wire_model
class TrayOption(OptionDetails):
    """A die from a tray; null for none."""

    die: Kind | None
    """The kind of die; null for none."""
    told: TrayDetails | None


@wire_model
class TrayQuestion(CubitosQuestionDetails):
    """Which die to gain or to borrow."""

    form: Literal["trays"]
    about: About | None
    options: list[TrayOption]


@wire_model
class AboutBuying(About):
    """What there is to pay with."""

    money: int
    """Money of this round."""
    credits: int
    """Credits, of which each is worth one money."""
    purse: int
    """Both together."""
    bought: list[Kind]
    """What has been bought in this round."""
    most: int
    """How many may be bought in a round."""


@wire_model
class BuyDetails(TypedDict):
    """What a purchase costs, and, if a die is bought, the figures of its tray."""

    pays: Payment
    """What is paid."""
    tray: TrayDetails | None
    """Its tray; null if nothing is bought."""


@wire_model
class BuyOption(OptionDetails):
    """A die to buy; null for none."""

    die: Kind | None
    """The kind of die; null for none."""
    told: BuyDetails | None


@wire_model
class BuyQuestion(CubitosQuestionDetails):
    """Which die to buy."""

    form: Literal["buy"]
    about: AboutBuying | None
    options: list[BuyOption]


@wire_model
class AboutFaces(About):
    """The die to set."""

    die: Kind
    """Its kind."""
    card: str | None
    """Its card; null for gray dice and the start die."""
    source: Literal["tray", "roll"]
    """Where it comes from."""


@wire_model
class FaceDetails(TypedDict):
    """How many sides of the die show this face."""

    sides: int
    """How many of its six sides."""


@wire_model
class FaceOption(OptionDetails):
    """A face to set a die to."""

    face: FaceName
    """The face."""
    told: FaceDetails | None


@wire_model
class FaceQuestion(CubitosQuestionDetails):
    """Which face to set a die to."""

    form: Literal["faces"]
    about: AboutFaces | None
    options: list[FaceOption]
