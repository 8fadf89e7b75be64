"""Questions of the run: swords, alternative gains, moves, spaces and rewards."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from dicehall.games.cubitos.explain.models.every_question import About, CubitosQuestionDetails, Then
from dicehall.games.cubitos.explain.pieces import Gains, Payment, Reward, RouteStep, Space
from dicehall.games.models import OptionDetails, wire_model


@wire_model
class AboutSwords(About):
    """How the swords compare."""

    card: str
    """The red card."""
    swords: list[int]
    """By seat."""


@wire_model
class GainDetails(TypedDict):
    """What an option gains by itself."""

    gains: Gains
    """What it gains at once."""
    then: Then
    """What follows, so that the gain is not all: a choice, dice to roll, or nothing."""


@wire_model
class SwordsOption(OptionDetails):
    """Whether to take what the red card offers."""

    yes: bool
    """Whether it is taken."""
    told: GainDetails | None


@wire_model
class SwordsQuestion(CubitosQuestionDetails):
    """Whether to take what a red card offers."""

    form: Literal["swords"]
    about: AboutSwords | None
    options: list[SwordsOption]


@wire_model
class AboutEither(About):
    """What the gains may depend on."""

    fans: int
    """How many fans the player has."""


@wire_model
class EitherOption(OptionDetails):
    """One of two gains."""

    brings: Literal["money", "moves", "credits"]
    """What it brings, though the amount may be zero."""
    told: GainDetails | None


@wire_model
class EitherQuestion(CubitosQuestionDetails):
    """Which of two gains."""

    form: Literal["either"]
    about: AboutEither | None
    options: list[EitherOption]


@wire_model
class AboutGiving(About):
    """How many swords everybody has, by seat."""

    swords: list[int]
    """By seat."""


@wire_model
class SeatOption(OptionDetails):
    """A player to give a die to."""

    seat: int
    """The seat."""


@wire_model
class SeatQuestion(CubitosQuestionDetails):
    """Whom to give a die to."""

    form: Literal["players"]
    about: AboutGiving | None
    options: list[SeatOption]


@wire_model
class SpacePlace(TypedDict):
    """Where a space is."""

    space: Space
    """The space."""
    to_go: int
    """Moves to the finish by the shortest dry route."""
    finished: bool
    """Whether it lies at the finish or beyond."""
    beyond: int | None
    """How far beyond the finish it is."""


@wire_model
class Means(About):
    """Where a runner is, and what it can move with."""

    here: SpacePlace
    """Where the runner is."""
    moves: int
    """Moves it has."""
    water_moves: int
    """Moves that may enter water."""
    money: int
    """Money of this round."""
    credits: int
    """Credits, of which each is worth one money."""
    purse: int
    """Both together."""


@wire_model
class MoveDetails(SpacePlace):
    """What it takes to end a move on a space, and what is there."""

    stays: bool
    """Whether the runner stays where it is."""
    moves: int
    """Moves that the route takes."""
    water_moves: int
    """Water moves that it takes."""
    pays: Payment
    """For shortcuts, and for moves that are yet to be bought."""
    route: list[RouteStep]
    """The way there, step by step."""
    rewards: list[Reward]
    """What may be taken there; empty where the round began."""


@wire_model
class MoveOption(OptionDetails):
    """A space to end the move on."""

    space: Space
    """The space."""
    told: MoveDetails | None


@wire_model
class MoveQuestion(CubitosQuestionDetails):
    """Where to end the move."""

    form: Literal["move"]
    about: Means | None
    options: list[MoveOption]


@wire_model
class AboutMoves(Means):
    """What a move costs."""

    price: int
    """What one move costs."""


@wire_model
class MovesDetails(TypedDict):
    """What this many extra moves cost and what they reach; very large numbers are not searched."""

    price: int
    """What they cost."""
    pays: Payment
    """What is paid."""
    moves: int
    """Moves the runner then has."""
    water_moves: int
    """Water moves the runner then has."""
    ends: int | None
    """How many spaces can be reached."""
    new: list[MoveDetails]
    """Those that no smaller number reaches; what is paid for one includes the moves bought."""
    to_go: int | None
    """The smallest distance to the finish that is then possible."""
    finishes: bool | None
    """Whether the finish can then be reached."""


@wire_model
class MovesOption(OptionDetails):
    """A number of moves to buy."""

    bought: int
    """How many."""
    told: MovesDetails | None


@wire_model
class MovesQuestion(CubitosQuestionDetails):
    """How many moves to buy."""

    form: Literal["moves"]
    about: AboutMoves | None
    options: list[MovesOption]


@wire_model
class AboutHere(About):
    """Where the runner is."""

    here: SpacePlace
    """Where the runner is."""


@wire_model
class SpaceDetails(SpacePlace):
    """What is known about a space, and the rewards that can be taken there."""

    rewards: list[Reward]
    """What may be taken there."""


@wire_model
class SpaceOption(OptionDetails):
    """A space to step to, or whose reward to take."""

    space: Space
    """The space."""
    told: SpaceDetails | None


@wire_model
class SpaceQuestion(CubitosQuestionDetails):
    """Which space nearby."""

    form: Literal["spaces"]
    about: AboutHere | None
    options: list[SpaceOption]


@wire_model
class RewardOption(OptionDetails):
    """A reward to take; null for none."""

    reward: Reward | None
    """The reward; null for none."""


@wire_model
class RewardQuestion(CubitosQuestionDetails):
    """Which reward to take."""

    form: Literal["rewards"]
    about: AboutHere | None
    options: list[RewardOption]
