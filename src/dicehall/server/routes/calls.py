"""How people are called when it is their turn: what they wish, and the ways by which they are reached."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit

from fastapi import APIRouter, Request

from dicehall.server.calls.addresses import is_address
from dicehall.server.calls.mail import Mailer
from dicehall.server.calls.outbound_requests import Poster, Unusable
from dicehall.server.calls.push import Pusher, are_keys
from dicehall.server.calls.quiet_hours import zone_of
from dicehall.server.calls.web_hook import Hooks, new_secret
from dicehall.server.gate.error_responses import language_of
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.logs import note
from dicehall.server.routes import ERRORS
from dicehall.server.routes.call_models import (
    CallsOffered,
    CallsShown,
    CallWishes,
    HookAdded,
    HookWanted,
    MailWanted,
    PushWanted,
    QuietHours,
    WayShown,
)
from dicehall.server.routes.dependencies import InHall, WithToken, the_person
from dicehall.server.store.call_messages import CONFIRM, add_message, count_messages
from dicehall.server.store.call_ways import (
    HOOK,
    MAIL,
    MOST_WAYS,
    PUSH,
    Way,
    Wishes,
    add_way,
    remove_way,
    set_wishes,
    ways_of,
    wishes_of,
)
from dicehall.server.store.live import json_text
from dicehall.server.store.people import Person
from dicehall.server.tokens import new_token
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

router = APIRouter(prefix="/api/people/me/calls", tags=["people"], responses=ERRORS)

DAY_S: Final = 86400.0
MOST_TO_ADDRESS: Final = ((DAY_S, 3), (30 * DAY_S, 6))
"""How many mails an address that has not agreed may be sent, by whomever: in seconds, and their number."""
MOST_BY_HALL: Final = (3600.0, 100)
"""How many mails to addresses that have not agreed the whole hall sends."""


@router.get("")
async def calls(hall: InHall, token: WithToken) -> CallsShown:
    """Say how you are called when it is your turn in a game over days."""
    return await _shown(hall, await the_person(hall, token))


@router.put("")
async def wish(wanted: CallWishes, hall: InHall, token: WithToken) -> CallsShown:
    """Choose the language of the messages, your time zone and your quiet hours."""
    person = await the_person(hall, token)
    if zone_of(wanted.zone) is None:
        raise Refusal("bad_request", reason="there is no such time zone")
    quiet = wanted.quiet
    if quiet is not None and quiet.begin == quiet.end:
        raise Refusal("bad_request", reason="quiet hours begin when they end")
    wishes = Wishes(
        wanted.language,
        wanted.zone,
        None if quiet is None else quiet.begin,
        None if quiet is None else quiet.end,
    )
    await hall.services.write(partial(set_wishes, person=person.id, wishes=wishes))
    return await _shown(hall, person)


@router.post("/mail", status_code=202)
async def add_mail(
    wanted: MailWanted, request: Request, hall: InHall, token: WithToken
) -> CallsShown:
    """Ask to be called by e-mail; a link in the first mail has to be followed before any other is sent."""
    person = await the_person(hall, token)
    _offered(hall, MAIL, Mailer)
    if not is_address(wanted.address):
        raise Refusal("bad_call_address", reason="name@example.org")
    await hall.services.shared_limits.may_ask_for_mail(address_of(request.scope))
    now, confirming = hall.services.clock(), new_token()
    wishes = Wishes(language_of(request.scope), "UTC")

    def add(connection: Connection) -> Way | None:
        for seconds, most in MOST_TO_ADDRESS:
            if count_messages(connection, CONFIRM, now - seconds, wanted.address) >= most:
                raise Refusal("too_many_mails")
        seconds, most = MOST_BY_HALL
        if count_messages(connection, CONFIRM, now - seconds) >= most:
            raise Refusal("too_many_mails")
        way = add_way(
            connection,
            person.id,
            wishes,
            MAIL,
            wanted.address,
            now,
            token_hash=hash_token(confirming),
        )
        if way is not None:
            body = [{"token": confirming, "name": person.name}]
            add_message(connection, secrets.token_urlsafe(24), way, CONFIRM, body, now)
        return way

    _added(await hall.services.write(add), MAIL)
    return await _shown(hall, person)


@router.post("/hook", status_code=201)
async def add_hook(
    wanted: HookWanted, request: Request, hall: InHall, token: WithToken
) -> HookAdded:
    """Be called by a web hook; its messages are signed with a secret that only this response tells."""
    person = await the_person(hall, token)
    hooks = _offered(hall, HOOK, Hooks)
    hall.services.limits.changes.spend(address_of(request.scope), f"person {person.id}")
    _check_url(hooks.poster, wanted.url)
    secret, now = new_secret(), hall.services.clock()
    wishes = Wishes(language_of(request.scope), "UTC")
    way = await hall.services.write(
        lambda connection: add_way(
            connection, person.id, wishes, HOOK, wanted.url, now, secret=secret
        )
    )
    return HookAdded(id=_added(way, HOOK).id, secret=secret)


@router.post("/push", status_code=201)
async def add_push(
    wanted: PushWanted, request: Request, hall: InHall, token: WithToken
) -> CallsShown:
    """Be called by a browser, which has subscribed with the key that is offered."""
    person = await the_person(hall, token)
    pusher = _offered(hall, PUSH, Pusher)
    hall.services.limits.changes.spend(address_of(request.scope), f"person {person.id}")
    _check_url(pusher.poster, wanted.endpoint)
    if not are_keys(wanted.p256dh, wanted.auth):
        raise Refusal("bad_call_address", reason="p256dh, auth")
    secret, now = json_text({"p256dh": wanted.p256dh, "auth": wanted.auth}), hall.services.clock()
    wishes = Wishes(language_of(request.scope), "UTC")
    way = await hall.services.write(
        lambda connection: add_way(
            connection, person.id, wishes, PUSH, wanted.endpoint, now, secret=secret
        )
    )
    _added(way, PUSH)
    return await _shown(hall, person)


@router.delete("/ways/{way_id}", status_code=204)
async def end(way_id: int, hall: InHall, token: WithToken) -> None:
    """End calls by one of the ways."""
    person = await the_person(hall, token)
    if not await hall.services.write(partial(remove_way, person=person.id, way=way_id)):
        raise Refusal("not_found")


def _offered(hall: Hall, kind: str, sender: type[T]) -> T:
    """Return what sends messages of a kind, or refuse."""
    found = None if hall.caller is None else hall.caller.senders.get(kind)
    if not isinstance(found, sender):
        raise Refusal("not_found")
    return found


def _check_url(poster: Poster, url: str) -> None:
    try:
        poster.check(url)
    except Unusable:
        raise Refusal("bad_call_address", reason="https://example.org/calls") from None


def _added(way: Way | None, kind: str) -> Way:
    if way is None:
        raise Refusal("too_many_ways", most=MOST_WAYS[kind])
    note("way_added", way=way.id, kind=kind, person=way.person)
    return way


async def _shown(hall: Hall, person: Person) -> CallsShown:
    offered = {} if hall.caller is None else hall.caller.senders
    pusher = offered.get(PUSH)

    def read(connection: Connection) -> tuple[Wishes | None, list[Way]]:
        return wishes_of(connection, person.id), ways_of(connection, person.id)

    wishes, ways = await hall.services.read(read)
    return CallsShown(
        offered=CallsOffered(
            mail=MAIL in offered,
            hook=HOOK in offered,
            push=pusher.public_key if isinstance(pusher, Pusher) else None,
        ),
        wishes=None if wishes is None else _wishes_shown(wishes),
        ways=[
            WayShown.model_validate(
                {
                    "id": way.id,
                    "kind": way.kind,
                    "address": urlsplit(way.address).netloc if way.kind == PUSH else way.address,
                    "confirmed": way.confirmed,
                    "stopped": way.stopped,
                }
            )
            for way in ways
        ],
    )


def _wishes_shown(wishes: Wishes) -> CallWishes:
    quiet = None
    if wishes.quiet_from is not None and wishes.quiet_until is not None:
        quiet = QuietHours(begin=wishes.quiet_from, end=wishes.quiet_until)
    return CallWishes.model_validate(
        {"language": wishes.language, "zone": wishes.zone, "quiet": quiet}
    )
