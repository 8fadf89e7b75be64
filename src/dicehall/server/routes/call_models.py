"""How people are called, as REST requests and responses have it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from dicehall.server.response_models import Shown
from dicehall.server.routes.request_bodies import Body

Hour = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
"""A time of the day, as in ``22:00``."""


class QuietHours(Body):
    """When nobody is called, by the clock of their own time zone."""

    begin: Hour
    end: Hour = Field(description="On the next day if it is before the beginning.")


class CallWishes(Body):
    """How somebody wants to be called."""

    language: Literal["en", "de", "uk"]
    zone: str = Field(max_length=64, description="As in `Europe/Kyiv`.")
    quiet: QuietHours | None = None


class MailWanted(Body):
    """An e-mail address at which somebody wants to be called."""

    address: str = Field(min_length=3, max_length=254)


class HookWanted(Body):
    """A web hook by which somebody wants to be called."""

    url: str = Field(min_length=3, max_length=1000)


class PushWanted(Body):
    """A browser that wants to be called, by its subscription at a push service."""

    endpoint: str = Field(min_length=3, max_length=1000)
    p256dh: str = Field(max_length=128, description="Its public key, in base64url.")
    auth: str = Field(max_length=64, description="Its secret, in base64url.")


class HookAdded(Shown):
    """A web hook that was added."""

    id: int
    secret: str = Field(
        description="What messages are signed with, as standardwebhooks.com has it; sent only here."
    )


class WayShown(Shown):
    """A way by which somebody is called."""

    id: int
    kind: Literal["mail", "hook", "push"]
    address: str = Field(description="Of a browser, only the host of its push service.")
    confirmed: bool = Field(description="Whether the link in the first mail was followed.")
    stopped: bool = Field(description="Given up, because messages did not arrive.")


class CallsOffered(Shown):
    """The ways of calling people that are set up here."""

    mail: bool
    hook: bool
    push: str | None = Field(
        description="The key by which browsers know the messages of this server; null if not offered."
    )


class CallsShown(Shown):
    """How somebody is called."""

    offered: CallsOffered
    wishes: CallWishes | None = Field(description="Null for somebody who has said nothing yet.")
    ways: list[WayShown]
