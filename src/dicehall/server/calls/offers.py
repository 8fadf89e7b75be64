"""Which ways of calling people a hall offers: those that its operator has set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.server.calls.mail import Mailer
from dicehall.server.calls.outbound_requests import Poster
from dicehall.server.calls.push import Pusher, vapid_key
from dicehall.server.calls.web_hook import Hooks
from dicehall.server.store.call_ways import HOOK, MAIL, PUSH

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicehall.server.calls.letter import Sender
    from dicehall.server.settings import Settings


def senders_of(settings: Settings, clock: Callable[[], float]) -> dict[str, Sender]:
    """Return what sends messages, by the kind of way; links need the hall's own address."""
    senders: dict[str, Sender] = {}
    home = settings.public_url
    if home is None:
        return senders
    poster = Poster(anywhere=settings.calls_anywhere)
    if settings.smtp is not None and settings.mail_from is not None:
        senders[MAIL] = Mailer(settings.smtp, settings.mail_from, home)
    if settings.hooks:
        senders[HOOK] = Hooks(home, poster, clock)
    if settings.push_key is not None:
        senders[PUSH] = Pusher(vapid_key(settings.push_key), home, poster, clock)
    return senders
