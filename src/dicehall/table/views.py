"""What viewers are shown of a table besides its log, field by field; no other field leaves the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import TypedDict

from dicehall.core.dice import FacedDie, Lot
from dicehall.games.models import JsonValue, wire_model
from dicehall.table.clock import Clock
from dicehall.table.commands import may_pick_up
from dicehall.table.entries import TABLE, AnsweredBody, BeganBody, PickedUpBody, RolledBody
from dicehall.table.messages import Seat, Thrower
from dicehall.table.seat_chains import OLDEST_DICE

if TYPE_CHECKING:
    from dicehall.table.state import LiveTable


@wire_model
class SeatShown(TypedDict):
    """One seat of a table."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """The kind of bot, where one sits here."""
    away: bool
    """Whether a stand-in bot plays for this person just now."""
    person: str | None
    """The claimed name of the person here; null for a guest."""
    kept: bool
    """Whether an open seat is kept for the person who sat there before."""


@wire_model
class TableShown(TypedDict):
    """A table without its game's position: what it is, who sits where, and what its dice are bound to."""

    id: str
    code: str
    """Short enough to be read out; joins the table as its id does."""
    game: str
    options: dict[str, JsonValue]
    dice: Literal["fair", "entered"]
    """Whether the hall rolls, or people roll their own dice and enter what they show."""
    status: Literal["open", "running", "ended", "closed"]
    title: str | None
    seats: list[SeatShown]
    host: Seat | None
    """The seat that gives others to bots or frees them; null before anybody has come."""
    public: bool
    clock: Clock
    hints: bool
    """Whether hints are given here: among people only if the host has allowed them."""
    stand_in: str
    """The bot that plays for an absent player."""
    deadlines: dict[str, float]
    """By seat: when, in seconds since 1970, its answer must be there."""
    commitment: str
    """SHA-256 of the secret behind the dice, in hexadecimal."""
    fair_dice: int
    """The version of the fair dice: with chains from 2 on."""
    duplicate: str | None
    """The code of the duplicate that the table belongs to."""
    anchors: list[str | None]
    """By seat: what it has committed itself with to its seed; null where nothing is."""
    sealed: bool
    """Whether the game was started: from then on each client opens its seed."""
    seeds: list[str] | None
    """Every seat's seed, from the start on."""
    secret: str | None
    """The secret behind the dice, from the end on."""
    made_at: float
    rematch_of: str | None
    rematch: str | None
    """The table at which the same people play again."""


@wire_model
class TableNow(TableShown):
    """A table as it stands, and whom it waits for."""

    asked: list[Seat]
    """The seats that are asked something now."""
    changed_at: float
    """When something last happened there."""


@wire_model
class DieShown(TypedDict):
    """A die that shows a face."""

    text: str
    """As records and `roll` write it: `A-lion`."""
    die: str
    """The name of its kind: `A`."""
    face: str
    """What it shows: `lion`."""
    seat: Seat | None
    """The seat that begins; null unless it is a lot."""


@wire_model
class DiceThrown(TypedDict):
    """The dice of one kind in a throw."""

    die: str
    """The name of the kind, as in `A`."""
    count: int
    faces: list[DieShown]
    """Such a die with each face that it has."""


@wire_model
class ThrowShown(TypedDict):
    """A throw for which somebody has to roll real dice, and enter what they show."""

    seat: Thrower
    """Who throws; -1 is the table itself."""
    number: int
    """Which roll of the seat it is."""
    lot: bool
    """Whether it draws who begins."""
    dice: list[DiceThrown]


@wire_model
class RollShown(TypedDict):
    """A roll that was entered, and may still be taken back."""

    seat: Thrower
    number: int
    dice: list[DieShown]
    """What was entered."""


def summary(table: LiveTable) -> TableShown:
    """Return a table without its game's position."""
    made = table.made
    return {
        "id": table.id,
        "code": made.code,
        "game": made.game,
        "options": made.options,
        "dice": made.dice or "fair",
        "status": table.status,
        "title": made.title,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "away": seat.away,
                "person": seat.claimed,
                "kept": seat.kept is not None,
            }
            for number, seat in enumerate(table.seats)
        ],
        "host": table.host,
        "public": made.public,
        "clock": made.clock,
        "hints": table.gives_hints,
        "stand_in": made.stand_in,
        "deadlines": {str(seat): at for seat, at in table.deadlines().items()},
        "commitment": made.commitment,
        "fair_dice": made.fair_dice or OLDEST_DICE,
        "duplicate": table.duplicate,
        "anchors": [seat.anchor for seat in table.seats],
        "sealed": table.sealed_at is not None,
        "seeds": table.seeds,
        "secret": table.secret.hex() if table.secret_shown else None,
        "made_at": table.made_at,
        "rematch_of": made.rematch_of,
        "rematch": table.rematch_id,
    }


def as_it_stands(table: LiveTable) -> TableNow:
    """Return a table without its game's position, with the seats that it waits for."""
    asked, changed_at = table.asked_seats(), table.entries[-1].at
    return {**summary(table), "asked": asked, "changed_at": changed_at}


def thrown(table: LiveTable) -> list[ThrowShown]:
    """Return the throws for which real dice are to be entered, each kind of die with the faces it has."""
    dice = table.game.dice
    return [
        {
            "seat": throw.seat,
            "number": throw.number,
            "lot": any(
                isinstance(die, Lot) for die, count in zip(dice.kinds, throw.counts) if count
            ),
            "dice": [
                {
                    "die": die.name,
                    "count": count,
                    "faces": [
                        _die_shown(dice.faced(dice.first_cell[kind] + face))
                        for face in sorted(set(die.sides))
                    ],
                }
                for kind, (die, count) in enumerate(zip(dice.kinds, throw.counts))
                if count > 0
            ],
        }
        for throw in table.throws()
    ]


def may_be_picked_up(table: LiveTable) -> list[RollShown]:
    """Return the rolls that were entered and may still be taken back, with what was entered."""
    dice = table.game.dice
    return [
        {
            "seat": step.seat,
            "number": step.number,
            "dice": [_die_shown(dice.faced(cell)) for cell in dice.parse(step.given)],
        }
        for step in may_pick_up(table)
    ]


def _die_shown(die: FacedDie) -> DieShown:
    return {"text": die.text, "die": die.die, "face": die.face, "seat": die.seat}


def undoable(table: LiveTable, viewer: int) -> int | None:
    """Return the turn whose answer a viewer may undo, unless others have built on it."""
    if table.play is None or table.status != "running" or viewer < 0:
        return None
    for entry in reversed(table.entries):
        match entry.body:
            case BeganBody():
                return None
            case RolledBody() | PickedUpBody() if entry.seat in (viewer, TABLE):
                return None
            case AnsweredBody(turn=turn, by=by) if entry.seat == viewer:
                if turn == table.play.match.state.flow.turns[viewer] - 1:
                    return turn if by == "player" else None
    return None
