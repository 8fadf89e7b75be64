"""The shape of what is in the box and of the plans of tracks, as clients receive it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from dicehall.server.content import Content
from dicehall.server.response_models import Shown


class SpaceReward(Shown):
    """What a space gives."""

    reward: str
    amount: int


class SpaceEffect(Shown):
    """What a space does: a jet pack, or a shortcut to another space."""

    effect: str
    price: int
    target: str | None
    letter: str


class Cell(Shown):
    """One cell of a track as it is drawn; x counts half bricks, and a brick is two of them wide."""

    row: int
    x: int
    kind: Literal["open", "water", "wall", "start", "finish", "block"]
    space: str | None = Field(
        description="What views call it, as in C7; none for walls and blocks (start and finish in one)."
    )
    neighbours: list[str] = Field(default_factory=list)
    zone: int | None = None
    rewards: list[SpaceReward] = Field(default_factory=list)
    effect: SpaceEffect | None = None
    mark: str = Field(default="", description="The letter that a shortcut elsewhere leads to.")


class Corner(Shown):
    """A place between cells; y counts rows."""

    x: int
    y: int


class LinePiece(Shown):
    """A piece of a red line: the side that two cells of different zones share."""

    between: list[str]
    line: int
    begin: Corner = Field(alias="from")
    end: Corner = Field(alias="to")


class TrackPlan(Shown):
    """A track as it is drawn."""

    name: str
    title: str
    source: str
    rows: int
    width: int
    red_lines: int
    cells: list[Cell]
    lines: list[LinePiece]


class TrackShown(TrackPlan):
    """A track of the box: its plan, and the text of its map."""

    map: str


class OwnCardTexts(Shown):
    """A card that somebody brought, with its texts by language."""

    colour: str
    cost: int
    must_be_lost: bool = Field(description="Whether its dice leave after the run, used or not.")
    forced: bool = Field(description="Whether an ability of it is not optional.")
    ties: str = Field(
        description="Whom a tie for the most swords favours: start, nobody, or empty if it is no matter."
    )
    names: dict[str, str]
    does: dict[str, dict[str, str]] = Field(description="By language and moment, what it does.")


class CoursePlan(Shown):
    """The boards of a race: every board once, and for each leg which of them it is run on."""

    game: str
    boards: list[TrackPlan]
    legs: list[int]
    raced: int = Field(description="The legs from here on lie beyond the finish.")
    own_cards: dict[str, OwnCardTexts] = Field(description="Cards that somebody brought, by id.")


class Strength(Shown):
    """How strong the dice of a card are, as measured among strong bots."""

    worth: float = Field(
        description="How much the share of wins rises for a player who starts with two of these dice."
    )
    error: float = Field(description="Half the width of the 95 % interval.")
    bought_by: float = Field(description="The share of players who buy it.")
    group: int = Field(
        description="From 1 for the fifth of all cards that is worth least to 5 for the best fifth."
    )


class CubitosCard(Shown):
    """A card, and the dice it stands for."""

    colour: str
    cost: int
    moments: list[str] = Field(description="When it does something, in the order of a round.")
    asks_yes_or_no: bool = Field(description="Whether it asks a question, which is named after it.")
    loses_dice: bool = Field(description="Whether it lets its owner lose weak dice.")
    draws_dice: bool = Field(description="Whether it brings more dice into a roll.")
    must_be_lost: bool = Field(description="Whether its dice leave after the run, used or not.")
    forced: bool = Field(description="Whether an ability of it is not optional.")
    ties: str = Field(
        description="Whom a tie for the most swords favours: start, nobody, or empty if it is no matter."
    )
    strength: Strength


class Race(Shown):
    """A named set of cards with its track and laps."""

    cards: list[str]
    tracks: list[str]
    laps: int


class SetShown(Shown):
    """What to say about a custom set before a race with it; no set is forbidden."""

    warnings: list[Literal["few_cheap_cards", "no_card_loses_or_draws_dice"]]
    good_pairs: list[list[str]] = Field(
        description="Cards that win more together than their separate effects predict, the best first."
    )
    bad_pairs: list[list[str]] = Field(description="Those that win less, the worst first.")
    own_cards: dict[str, OwnCardTexts] = Field(description="Cards that somebody brings, by id.")


class Fans(Shown):
    """What the places of the fan track bring."""

    credits: list[int]
    hands: list[int]


class CubitosContent(Content):
    """What is in the box of Cubitos."""

    game: Literal["cubitos"]
    orders: list[str]
    most_laps: int
    most_tracks: int
    faces: list[str]
    dice: dict[str, list[str]]
    cards: dict[str, CubitosCard]
    races: dict[str, Race]
    studied: int = Field(description="In how many races cards and pairs were measured.")
    tracks: dict[str, TrackShown]
    fans: Fans
