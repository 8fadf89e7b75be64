"""The pages behind the links in mails, which confirm an address or end the mails to it.

Following a link only shows a button, because programs that look for viruses follow every link in a mail. Mail
programs that offer a button of their own send its request straight to the address that ends mails.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import HTMLResponse

from dicehall.server.gate.error_responses import language_of
from dicehall.server.gate.request_rate import address_of
from dicehall.server.pages.calls import asking_page, told_page
from dicehall.server.routes.dependencies import InHall
from dicehall.server.store.call_ways import confirm_way, end_way
from dicehall.table.seats import hash_token

router = APIRouter(prefix="/calls", include_in_schema=False)

Key = Annotated[str, Path(max_length=128)]
"""The number of a way and a secret of it."""


@router.get("/confirm/{key}", response_model=None)
async def may_confirm(key: Key, request: Request) -> HTMLResponse:
    """Show the button that confirms an address."""
    return HTMLResponse(asking_page("confirm", language_of(request.scope), _prefix(request)))


@router.post("/confirm/{key}", response_model=None)
async def confirm(key: Key, request: Request, hall: InHall) -> HTMLResponse:
    """Confirm an address."""
    hall.services.limits.requests.spend(address_of(request.scope))
    way, secret = _parts(key)
    now = hall.services.clock()
    found = await hall.services.write(
        lambda connection: confirm_way(connection, way, hash_token(secret), now)
    )
    return _told(request, "confirmed" if found is not None else None)


@router.get("/end/{key}", response_model=None)
async def may_end(key: Key, request: Request) -> HTMLResponse:
    """Show the button that ends the mails to an address."""
    return HTMLResponse(asking_page("end", language_of(request.scope), _prefix(request)))


@router.post("/end/{key}", response_model=None)
async def end(key: Key, request: Request, hall: InHall) -> HTMLResponse:
    """End the mails to an address."""
    hall.services.limits.requests.spend(address_of(request.scope))
    way, secret = _parts(key)
    ended = await hall.services.write(lambda connection: end_way(connection, way, secret))
    return _told(request, "ended" if ended else None)


def _told(request: Request, what: str | None) -> HTMLResponse:
    text = told_page(what or "wrong", language_of(request.scope), _prefix(request))
    return HTMLResponse(text, 200 if what is not None else 404)


def _parts(key: str) -> tuple[int, str]:
    """Return the number of a way and the secret; 0 is the number of none."""
    number, _, secret = key.partition(".")
    plain = number.isascii() and number.isdecimal() and len(number) <= 9
    return (int(number) if plain else 0), secret


def _prefix(request: Request) -> str:
    return str(request.scope.get("root_path", ""))
