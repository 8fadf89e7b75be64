"""Tables, replays and people, as REST responses show them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, JsonValue

from dicehall.server.response_models import (
    AnnouncementShown,
    Clock,
    EntryShown,
    GameEvent,
    GameView,
    Shown,
    Viewer,
)
from dicehall.table.listing import ListedSeat
from dicehall.table.messages import Seat
from dicehall.table.views import TableShown


class Made(Shown):
    """A new table and the tokens of the seats reserved for its maker; they are shown only here."""

    table: TableShown
    tokens: dict[str, str] = Field(description="By seat; to sit down with, as `kept`.")


class Announced(Shown):
    """What the hall's operator tells everybody at present."""

    announcement: AnnouncementShown | None


class Seated(Shown):
    """The seat that was taken; a bot's seat has no token."""

    table: str = Field(description="The table's id.")
    seat: Seat
    token: str | None = Field(description="Sent here and nowhere else.")


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
    options: dict[str, object] = Field(
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
    entered: bool = Field(
        description="Whether people rolled real dice and entered what they showed."
    )
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
