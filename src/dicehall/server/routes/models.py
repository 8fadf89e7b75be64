"""What REST requests bring and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue

from dicehall.table.shown import (
    Clock,
    EntryShown,
    GameEvent,
    GameView,
    NoClock,
    Seat,
    Shown,
    TableShown,
    Viewer,
)

DEEPEST: Final = 20
"""How deeply options may be nested; no game's are by half."""


def _plain(value: Any, depth: int = 0) -> Any:
    """Refuse what is nested deeply, and the character of number 0, which not every database can keep."""
    if depth > DEEPEST:
        raise ValueError("this is nested too deeply")
    if isinstance(value, str) and "\0" in value:
        raise ValueError("a text must not hold the character of number 0")
    if isinstance(value, dict):
        for key, one in value.items():
            _plain(key)
            _plain(one, depth + 1)
    if isinstance(value, list):
        for one in value:
            _plain(one, depth + 1)
    return value


def _plain_text(text: str) -> str:
    return str(_plain(text))


def _plain_options(options: dict[str, Any]) -> dict[str, Any]:
    return dict(_plain(options))


Text = Annotated[str, AfterValidator(_plain_text)]
"""A text that every database can keep."""
Name = Annotated[Text, Field(min_length=1, max_length=96)]
"""A name as it is sent; what it may be in the end is decided where names are known."""
Seed = Annotated[Text, Field(max_length=256, description="16 to 64 bytes, in hexadecimal.")]
"""A seat's part in the chance of the dice."""


class Body(BaseModel):
    """Something a client sends: read strictly."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MySeat(Body):
    """A seat kept for whoever makes the table.

    They sit down there once they have seen the commitment: a seed that the server knew before would be
    worth nothing.
    """

    kind: Literal["me"]
    name: Name


class OpenSeat(Body):
    """A seat that somebody may take."""

    kind: Literal["open"]


class BotSeat(Body):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Text = Field(max_length=64)
    name: Name | None = None


SeatPlan = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]
"""Who shall sit on a seat."""


class NewTable(Body):
    """A table to be made."""

    game: Text = Field(max_length=32)
    options: Annotated[dict[str, Any], AfterValidator(_plain_options)] = Field(
        default_factory=dict, description="As in records; the number of players follows the seats."
    )
    seats: list[SeatPlan] = Field(min_length=1, max_length=16)
    public: bool = False
    clock: Clock = NoClock(kind="none")
    title: Text | None = Field(default=None, max_length=240)
    stand_in: Text | None = Field(
        default=None, max_length=64, description="The bot that plays for who is away."
    )


class SeatWanted(Body):
    """A seat to be taken, by a person (name, seed) or for a bot (bot)."""

    seat: Seat | None = Field(default=None, description="None: the first that is free.")
    name: Name | None = Field(default=None, description="A kept seat has one already.")
    seed: Seed | None = None
    kept: Text | None = Field(
        default=None,
        max_length=128,
        description="The token for which a seat is kept: told when the table was made, or of the old seat.",
    )
    bot: Text | None = Field(default=None, max_length=64)


class MapDrawn(Body):
    """A map of one's own, as it would be one of the tracks of a table's options."""

    map: Text = Field(min_length=1, max_length=20_000)


class Credentials(Body):
    """A claimed name and its passphrase."""

    name: Name
    passphrase: Text = Field(min_length=1, max_length=400)


class Made(Shown):
    """A new table and the tokens for which one's own seats are kept; they are told here and nowhere else."""

    table: TableShown
    tokens: dict[str, str] = Field(description="By seat; to sit down with, as `kept`.")


class Seated(Shown):
    """The seat taken; a bot's has no token."""

    table: str = Field(description="The table's id.")
    seat: Seat
    token: str | None = Field(description="Told here and nowhere else.")


class ListedSeat(Shown):
    """A seat of a listed table."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = Field(description="The kind of bot, where one sits here.")
    away: bool = Field(description="Whether a stand-in bot plays for this person just now.")


class Listed(Shown):
    """A table in the list of public ones."""

    id: str
    code: str
    game: str
    status: str
    title: str | None
    made_at: float
    changed_at: float
    seats: list[ListedSeat]
    options: dict[str, Any]
    clock: Clock


class TableList(Shown):
    """Public tables at which people can sit down or watch."""

    tables: list[Listed]


class FrameShown(Shown):
    """One step of a game that is played again, and the position after it."""

    step: int = Field(description="0 is the position before the first step.")
    seat: Viewer | None
    asked: str | None = Field(description="What was asked; `roll` for the dice.")
    given: str | None = Field(description="The answer, or the faces, in text form.")
    events: list[GameEvent]
    view: GameView
    scores: list[int]


class FairnessShown(Shown):
    """What was found out about a record's dice."""

    result: Literal["checked", "not_yet", "not_fair_dice"]
    seeded: bool
    commitment: str | None


class ReplayShown(Shown):
    """A game played again, step by step."""

    game: str
    rules: int
    options: dict[str, JsonValue]
    seats: list[str] = Field(description="Who sat where.")
    over: bool
    scores: list[int]
    winners: list[Seat]
    fairness: FairnessShown
    board: dict[str, JsonValue] | None = Field(description="How the game's board is drawn.")
    goal: int | None = Field(description="The score of a runner who just comes to the finish.")
    frames: list[FrameShown]


class EntryList(Shown):
    """Entries of a table's log."""

    version: int = Field(description="The number of entries this viewer could see in all.")
    entries: list[EntryShown]


class Error(Shown):
    """Why something was not done: a stable code, and a sentence in the language asked for."""

    code: str
    text: str


class Signed(Shown):
    """Who is signed in on this device."""

    name: str
    token: str = Field(description="Kept by the client, and sent as `Authorization: Bearer`.")


class Me(Shown):
    """Who is signed in."""

    name: str


class PhraseList(Shown):
    """The quick phrases by id, in the language asked for."""

    language: str
    phrases: dict[str, str]


class SeatResult(Shown):
    """How one seat of a finished game fared."""

    seat: Seat
    name: str
    kind: Literal["person", "guest", "bot"]
    score: int
    place: int = Field(description="1 for the first; equals share a place.")
    won: bool


class Finished(Shown):
    """A finished game; its record is found at its table."""

    table: str
    game: str
    ended_at: float
    seats: list[SeatResult]


class FinishedList(Shown):
    """Finished games, the newest first."""

    games: list[Finished]


class TallyShown(Shown):
    """Games, counted."""

    games: int
    wins: int
    mean_score: float
    best_score: int


class StatisticsShown(Shown):
    """A player's games of one kind: all, and by whom they were played against."""

    all: TallyShown
    against: dict[str, TallyShown]


class RatingShown(Shown):
    """How strong somebody is thought to be."""

    name: str
    bot: bool
    rating: int = Field(
        description="1000 for a newcomer; what is almost certain, not what is likely."
    )
    mu: float
    sigma: float
    games: int


class PlayerShown(Shown):
    """What is known of a player, by game."""

    name: str
    statistics: dict[str, StatisticsShown]
    ratings: dict[str, RatingShown]


class RatingList(Shown):
    """The ratings at a game, the surely strongest first."""

    game: str
    ratings: list[RatingShown]
