"""The requests of a page to the hall on its device, with the paths and the JSON of a server's REST API.

There is nobody else here, so there are no lists of strangers' tables, no signed-in people and no ratings.
"""

from __future__ import annotations

from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote

from dicehall.games.registry import game_names
from dicehall.hall import requests
from dicehall.table.content import content_of, drawn_boards, own_answer
from dicehall.table.entries import EndedBody
from dicehall.table.game_record import game_record
from dicehall.table.json_text import json_of
from dicehall.table.keys import TOKEN_BYTES
from dicehall.table.listing import listing_in
from dicehall.table.messages import MOST_ENTRIES
from dicehall.table.new_table import PlannedSeat
from dicehall.table.phrases import PHRASES
from dicehall.table.refusals import Refusal
from dicehall.table.replays import replay_of
from dicehall.table.restore import made_in
from dicehall.table.seats import ONLOOKER, WATCHER, hash_token, same_hash, seat_of, viewer_of
from dicehall.table.views import as_it_stands, summary
from dicehall.table.well_formed import IllFormed, read_json

if TYPE_CHECKING:
    from dicehall.device.hall import DeviceHall
    from dicehall.hall.room import Room
    from dicehall.table.entries import Entry


Answer = tuple[int, str]
"""A status and JSON."""


async def answer(
    hall: DeviceHall, method: str, path: str, body: str, token: str, language: str
) -> Answer:
    """Return the answer to a request, or refuse it."""
    path, _, query = path.partition("?")
    parts = [unquote(part) for part in path.strip("/").split("/")]
    given = _read(body)
    shown = hash_token(token) if token else None
    match method, *parts:
        case "GET", "content":
            return 200, json_of(game_names())
        case "GET", "content", game:
            return 200, json_of(content_of(game))
        case "POST", "content", game, name:
            return 200, own_answer(game, name, given)
        case "GET", "phrases":
            return 200, json_of({"language": language, "phrases": dict.fromkeys(PHRASES, "")})
        case "POST", "replay":
            return 200, replay_of(body)
        case "GET", "tables":
            return 200, json_of({"tables": _listed(hall)})
        case "POST", "tables":
            return await _make(hall, given)
        case "DELETE", "tables", table_id:
            await hall.remove(table_id)
            return 204, ""
        case _, "tables", table_id, *rest:
            room = await hall.find(table_id)
            return await _at_table(hall, room, method, rest, given, shown, query)
    raise Refusal("not_found")


async def report_record(hall: DeviceHall, method: str, path: str, body: str) -> str:
    """Return the record of a finished game on which a report is wanted, or refuse."""
    match method, *path.strip("/").split("/"):
        case "POST", "report":
            return body
        case "GET", "tables", table_id, "report":
            table = (await hall.find(unquote(table_id))).table
            if table.status != "ended":
                raise Refusal("not_over")
            return game_record(table).text()
    raise Refusal("not_found")


async def _at_table(
    hall: DeviceHall,
    room: Room,
    method: str,
    rest: list[str],
    given: dict[str, Any],
    shown: str | None,
    query: str,
) -> Answer:
    table = room.table
    match method, *rest:
        case ("GET",):
            return 200, json_of(as_it_stands(table))
        case "GET", "tokens":
            return 200, json_of(_tokens(hall, room))
        case "POST", "seats":
            return await _sit(hall, room, given, shown)
        case "DELETE", "seats", seat:
            await requests.free_seat(room, int(seat), shown)
            return 204, ""
        case "POST", "start":
            return 200, json_of(await requests.start(room, shown))
        case "POST", "rematch":
            again = await hall.rematch(room, seat_of(table, shown))
            return 201, json_of(summary(again.table))
        case "GET", "board":
            return 200, drawn_boards(table.game)
        case "GET", "record":
            return 200, f"{game_record(table).text()}\n"
        case "GET", "replay":
            return 200, replay_of(game_record(table).text())
        case "GET", "entries":
            viewer = viewer_of(table, shown)
            return 200, _entries(room, ONLOOKER if viewer == WATCHER else viewer, query)
    raise Refusal("not_found")


def _read(body: str) -> dict[str, Any]:
    """Return the body of a request; only our own page sends one, so its fields are not checked here."""
    try:
        given = read_json(body) if body else {}
    except IllFormed as reason:
        raise Refusal("bad_request", reason=str(reason)) from None
    if not isinstance(given, dict):
        raise Refusal("bad_request", reason="it is no object")
    return given


def _listed(hall: DeviceHall) -> list[dict[str, Any]]:
    """Return all tables of this device, the last one played at first, each with how it ended."""
    tables = [_shown(kept.id, hall.log_of(kept)) for kept in hall.kept.values()]
    return sorted(tables, key=lambda table: -table["changed_at"])


def _shown(table_id: str, log: list[Entry]) -> dict[str, Any]:
    made = made_in(log)
    statuses = {"began": "running", "ended": "ended", "closed": "closed"}
    status = [statuses[entry.kind] for entry in log if entry.kind in statuses]
    ended = [body for entry in log if isinstance(body := entry.body, EndedBody)]
    result = {"scores": ended[0].scores, "winners": ended[0].winners} if ended else None
    return {
        "id": table_id,
        "code": made.code,
        "game": made.game,
        "status": status[-1] if status else "open",
        "title": made.title,
        "made_at": log[0].at,
        "changed_at": log[-1].at,
        "result": result,
        **listing_in(made, log),
    }


async def _make(hall: DeviceHall, wanted: dict[str, Any]) -> Answer:
    """Make a table; the seats of kind `me` are reserved for the holders of their tokens."""
    tokens: dict[str, str] = {}
    seats: list[PlannedSeat] = []
    for number, plan in enumerate(wanted["seats"]):
        if plan["kind"] == "me":
            token = tokens[str(number)] = token_urlsafe(TOKEN_BYTES)
            seats.append(requests.reserved_seat(token, plan["name"]))
        else:
            seats.append(plan)
    room = await hall.make(
        {
            "game": wanted["game"],
            "options": wanted.get("options", {}),
            "seats": seats,
            "dice": wanted.get("dice", "fair"),
            "hints": bool(wanted.get("hints", False)),
            "title": wanted.get("title"),
            "stand_in": wanted.get("stand_in"),
        },
        tokens.values(),
    )
    return 201, json_of({"table": summary(room.table), "tokens": tokens})


async def _sit(hall: DeviceHall, room: Room, wanted: dict[str, Any], shown: str | None) -> Answer:
    """Let a person sit down with a seed of their own, or, as the host, seat a bot."""
    mine: str | None = None
    if "bot" in wanted:
        taken = await requests.seat_bot(room, wanted.get("seat"), wanted["bot"], shown)
    else:
        mine = token_urlsafe(TOKEN_BYTES)
        # Store the token before the seat is taken: if it were lost, nobody could use the seat.
        await hall.keep_token(room.table.id, mine)
        person = requests.SeatRequest(
            token=mine,
            seat=wanted.get("seat"),
            name=wanted.get("name"),
            kept=wanted.get("kept") or None,
            seed=wanted["seed"],
        )
        taken = await requests.sit(room, person, shown)
    return 201, json_of({"table": room.table.id, "seat": taken, "token": mine})


def _tokens(hall: DeviceHall, room: Room) -> dict[str, dict[str, str]]:
    """Return by seat the tokens of people who sit, and the tokens for which seats are still reserved."""
    granted: dict[str, dict[str, str]] = {"tokens": {}, "kept": {}}
    for token in hall.kept[room.table.id].head["tokens"]:
        token_hash = hash_token(token)
        for number, seat in enumerate(room.table.seats):
            if same_hash(seat.token_hash, token_hash):
                granted["tokens"][str(number)] = token
            elif same_hash(seat.kept, token_hash):
                granted["kept"][str(number)] = token
    return granted


def _entries(room: Room, viewer: int, query: str) -> str:
    """Return the table's log after a version, as a viewer sees it."""
    asked = parse_qs(query)
    after = int(asked.get("after", ["0"])[0])
    limit = min(MOST_ENTRIES, int(asked.get("limit", [MOST_ENTRIES])[0]))
    return requests.log_page(
        room.table.version(viewer), room.table.missed(viewer, after, limit) or []
    )
