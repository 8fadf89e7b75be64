"""Questions of the run: swords, alternative gains, moves, spaces and rewards."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from dicehall.games.cubitos.explain.models.common import About, CubitosAsked, Then
from dicehall.games.cubitos.explain.pieces import Gains, Payment, Reward, RouteStep, Space
from dicehall.games.models import told


@told
class AboutSwords(About):
    """How the swords compare."""

    card: str
    """The red card."""
    swords: list[int]
    """By seat."""


@told
class GainTold(TypedDict):
    """What an option gains by itself."""

    gains: Gains
    then: Then


@told
class SwordsOption(TypedDict):
    """Whether to take what the red card offers."""

    text: str
    yes: bool
    told: GainTold | None


@told
class SwordsQuestion(CubitosAsked):
    """Whether to take what a red card offers."""

    form: Literal["swords"]
    about: AboutSwords | None
    options: list[SwordsOption]


@told
class AboutEither(About):
    """What the gains may depend on."""

    fans: int


@told
class EitherOption(TypedDict):
    """One of two gains."""

    text: str
    brings: Literal["money", "moves", "credits"]
    """What it brings, though the amount may be zero."""
    told: GainTold | None


@told
class EitherQuestion(CubitosAsked):
    """Which of two gains."""

    form: Literal["either"]
    about: AboutEither | None
    options: list[EitherOption]


@told
class AboutGiving(About):
    """How many swords everybody has, by seat."""

    swords: list[int]


@told
class SeatOption(TypedDict):
    """A player to give a die to."""

    text: str
    seat: int


@told
class SeatQuestion(CubitosAsked):
    """Whom to give a die to."""

    form: Literal["players"]
    about: AboutGiving | None
    options: list[SeatOption]


@told
class Place(TypedDict):
    """Where a space is."""

    space: Space
    to_go: int
    """Moves to the finish by the shortest dry route."""
    finished: bool
    beyond: int | None
    """How far beyond the finish it is."""


@told
class Means(About):
    """Where a runner is, and what it can move with."""

    here: Place
    moves: int
    water_moves: int
    money: int
    credits: int
    purse: int


@told
class MoveTold(Place):
    """What it takes to end a move on a space, and what is there."""

    stays: bool
    moves: int
    water_moves: int
    pays: Payment
    route: list[RouteStep]
    rewards: list[Reward]
    """What may be taken there; empty where the round began."""


@told
class MoveOption(TypedDict):
    """A space to end the move on."""

    text: str
    space: Space
    told: MoveTold | None


@told
class MoveQuestion(CubitosAsked):
    """Where to end the move."""

    form: Literal["move"]
    about: Means | None
    options: list[MoveOption]


@told
class AboutMoves(Means):
    """What a move costs."""

    price: int


@told
class MovesTold(TypedDict):
    """What this many extra moves cost and what they reach; very large numbers are not searched."""

    price: int
    pays: Payment
    moves: int
    water_moves: int
    ends: int | None
    """How many spaces can be reached."""
    new: list[Space]
    """Those that no smaller number reaches."""
    to_go: int | None
    """The smallest distance to the finish that is then possible."""
    finishes: bool | None


@told
class MovesOption(TypedDict):
    """A number of moves to buy."""

    text: str
    bought: int
    told: MovesTold | None


@told
class MovesQuestion(CubitosAsked):
    """How many moves to buy."""

    form: Literal["moves"]
    about: AboutMoves | None
    options: list[MovesOption]


@told
class AboutHere(About):
    """Where the runner is."""

    here: Place


@told
class SpaceTold(Place):
    """What is known about a space, and the rewards that can be taken there."""

    rewards: list[Reward]


@told
class SpaceOption(TypedDict):
    """A space to step to, or whose reward to take."""

    text: str
    space: Space
    told: SpaceTold | None


@told
class SpaceQuestion(CubitosAsked):
    """Which space nearby."""

    form: Literal["spaces"]
    about: AboutHere | None
    options: list[SpaceOption]


@told
class RewardOption(TypedDict):
    """A reward to take; null for none."""

    text: str
    reward: Reward | None


@told
class RewardQuestion(CubitosAsked):
    """Which reward to take."""

    form: Literal["rewards"]
    about: AboutHere | None
    options: list[RewardOption]
