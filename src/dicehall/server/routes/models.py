"""The bodies of REST requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from dicehall.table.shown import (
    Clock,
    EntryShown,
    GameEvent,
    GameView,
    NoClock,
    QuestionShown,
    Seat,
    Shown,
    TableShown,
    Viewer,
)

Name = Annotated[str, Field(min_length=1, max_length=96)]
"""A name as it is sent; whether it is acceptable is decided where names are known."""
Seed = Annotated[str, Field(max_length=256, description="16 to 64 bytes, in hexadecimal.")]
"""A seat's contribution to the randomness of the dice."""


class Body(BaseModel):
    """Something a client sends: read strictly."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MySeat(Body):
    """A seat reserved for the maker of the table.

    They take it once they have seen the commitment: a seed that the server knew before would be worthless.
    """

    kind: Literal["me"]
    name: Name


class OpenSeat(Body):
    """A seat that anybody may take."""

    kind: Literal["open"]


class BotSeat(Body):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: str = Field(max_length=64)
    name: Name | None = None


SeatPlan = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]
"""What a seat is planned for."""


class NewTable(Body):
    """A request for a new table."""

    game: str = Field(max_length=32)
    options: dict[str, Any] = Field(
        default_factory=dict, description="As in records; the number of players follows the seats."
    )
    seats: list[SeatPlan] = Field(min_length=1, max_length=16)
    public: bool = False
    clock: Clock = NoClock(kind="none")
    title: str | None = Field(default=None, max_length=240)
    stand_in: str | None = Field(
        default=None, max_length=64, description="The bot that plays for who is away."
    )


class SeatWanted(Body):
    """A request for a seat, for a person (name, seed) or for a bot (bot)."""

    seat: Seat | None = Field(default=None, description="None: the first that is free.")
    name: Name | None = Field(default=None, description="A kept seat has one already.")
    seed: Seed | None = None
    kept: str | None = Field(
        default=None,
        max_length=128,
        description="The token for which a seat is kept: told when the table was made, or of the old seat.",
    )
    bot: str | None = Field(default=None, max_length=64)


class MapDrawn(Body):
    """A custom map, in the form of a track in a table's options."""

    map: str = Field(min_length=1, max_length=20_000)


class CardsChosen(Body):
    """A custom set of cards, by their ids."""

    cards: list[Annotated[str, Field(max_length=64)]] = Field(min_length=1, max_length=32)


class Credentials(Body):
    """A claimed name and its passphrase."""

    name: Name
    passphrase: str = Field(min_length=1, max_length=400)


class PassphraseChange(Body):
    """A new passphrase, and the old one as proof that it is their owner who changes it."""

    passphrase: str = Field(min_length=1, max_length=400)
    new: str = Field(min_length=1, max_length=400)


class Farewell(Body):
    """The passphrase of a name, as proof that it is its owner who deletes it."""

    passphrase: str = Field(min_length=1, max_length=400)


class PlayedSeat(Body):
    """A seat at a table, and its token."""

    table: str = Field(max_length=64)
    token: str = Field(max_length=128)


class GamesPlayed(Body):
    """Seats that somebody had as a guest."""

    seats: list[PlayedSeat] = Field(max_length=40)


class Credited(Shown):
    """How many games count for a person from now on."""

    games: int


class Made(Shown):
    """A new table and the tokens of the seats reserved for its maker; they are shown only here."""

    table: TableShown
    tokens: dict[str, str] = Field(description="By seat; to sit down with, as `kept`.")


class Seated(Shown):
    """The seat that was taken; a bot's seat has no token."""

    table: str = Field(description="The table's id.")
    seat: Seat
    token: str | None = Field(description="Told here and nowhere else.")


class ListedSeat(Shown):
    """A seat of a listed table."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = Field(description="The kind of bot, where one sits here.")
    away: bool = Field(description="Whether a stand-in bot plays for this person just now.")
    person: str | None = Field(
        default=None, description="The claimed name of who sits here; null for a guest."
    )


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
    options: dict[str, Any] = Field(
        description="Numbers and short texts; the table shows the rest."
    )
    clock: Clock


class TableList(Shown):
    """Public tables at which people can sit down or watch."""

    tables: list[Listed]


class FrameShown(Shown):
    """One step of a replayed game, and the position after it."""

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


class OutdatedShown(Shown):
    """The first step that a newer ruling changes."""

    ruling: int
    step: int


class ReplayShown(Shown):
    """A replayed game, step by step."""

    game: str
    rules: int
    options: dict[str, JsonValue]
    seats: list[str] = Field(description="Who sat where.")
    over: bool
    scores: list[int]
    winners: list[Seat]
    fairness: FairnessShown
    outdated: OutdatedShown | None = Field(
        description="Where a ruling since then would change the game; null where none does."
    )
    board: dict[str, JsonValue] | None = Field(description="How the game's board is drawn.")
    goal: int | None = Field(description="The score of a runner who just comes to the finish.")
    frames: list[FrameShown]


class RollJudged(Shown):
    """A roll, and what it did to the roller's chance to win."""

    step: int
    seat: Seat
    round: int
    dice: list[str] = Field(description="What fell, die by die, as written in records.")
    before: float = Field(description="The chance to win expected before it.")
    after: float
    luck: float = Field(description="How much better the dice fell than expected.")


class DecisionJudged(Shown):
    """A decision, and what the strongest bot thinks of its options."""

    step: int
    seat: Seat
    round: int
    asked: str
    question: QuestionShown = Field(description="As it stood; of many options the best ones.")
    offered: int = Field(description="How many options there were.")
    chosen: str = Field(description="The text of the option.")
    worth: float = Field(description="The chance to win with the chosen option.")
    best: str = Field(description="The text of the best option.")
    best_worth: float
    loss: float = Field(description="The gap to the best option.")
    reasons: dict[str, float] = Field(description="Figures of the chosen option, by name.")
    best_reasons: dict[str, float]
    worths: dict[str, float] = Field(description="By option: the chance to win with it.")


class StopJudged(Shown):
    """A push that went wrong, and what stopping before it would have been worth."""

    step: int
    seat: Seat
    round: int
    bust: float | None = Field(description="The chance of a bust, if known.")
    stopping: float
    pushing: float
    after: float = Field(description="The chance to win that remained.")


class MomentJudged(Shown):
    """Everybody's chance to win at one moment; together they are 1."""

    step: int = Field(description="How many steps had been taken.")
    chances: list[float]


class AccountShown(Shown):
    """What made up a player's result: start + dice + others - mistakes = result."""

    start: float = Field(description="The chance to win before the first roll.")
    dice: float = Field(description="What the player's own dice brought.")
    others: float = Field(description="What the others did and rolled, and what was not foreseen.")
    others_dice: float = Field(description="The part of it that the dice of the others brought.")
    others_choices: float = Field(description="The part of it that the others gave away.")
    mistakes: float = Field(description="What was given away.")
    result: float = Field(description="1 for the winner, shared if several win.")
    decisions: int
    rolls: int


class ReportPart(Shown):
    """What was found in a game since the part before. A report is a line of JSON for each part."""

    step: int = Field(description="How many steps have been judged.")
    steps: int = Field(description="How many there are.")
    decisions: list[DecisionJudged]
    rolls: list[RollJudged]
    stops: list[StopJudged]
    rounds: list[int] = Field(description="The steps with which rounds began.")
    moments: list[MomentJudged]
    accounts: list[AccountShown] = Field(description="By seat; only in the last part.")
    turns: list[int] = Field(description="The steps that changed most; only in the last part.")


class EntryList(Shown):
    """Entries of a table's log."""

    version: int = Field(description="The number of entries this viewer could see in all.")
    entries: list[EntryShown]


class Error(Shown):
    """Why a request was refused: a stable code, and a sentence in the requested language."""

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
    """The quick phrases by id, in the requested language."""

    language: str
    phrases: dict[str, str]


class SeatResult(Shown):
    """The result of one seat of a finished game."""

    seat: Seat
    name: str
    kind: Literal["person", "guest", "bot"]
    score: int
    place: int = Field(description="1 for the first; equals share a place.")
    won: bool


class Finished(Shown):
    """A finished game; its record is available at its table."""

    table: str
    game: str
    ended_at: float
    seats: list[SeatResult]


class FinishedList(Shown):
    """Finished games, newest first."""

    games: list[Finished]


class TallyShown(Shown):
    """Counts of games."""

    games: int
    wins: int
    mean_score: float
    best_score: int


class StatisticsShown(Shown):
    """A player's results in one game: in total, and by kind of opponent."""

    all: TallyShown
    against: dict[str, TallyShown]


class RatingShown(Shown):
    """An estimate of somebody's strength."""

    name: str
    rating: int = Field(
        description="1000 for a newcomer; what is almost certain, not what is likely."
    )
    mu: float
    sigma: float
    games: int


class PlayerShown(Shown):
    """What is known about a player, by game."""

    name: str
    statistics: dict[str, StatisticsShown]
    ratings: dict[str, RatingShown]


class RatingList(Shown):
    """The ratings at a game, ordered by the strength that is certain."""

    game: str
    ratings: list[RatingShown]
