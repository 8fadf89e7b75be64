"""Body limits: requests whose path, query or body is too large or not well-formed are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote_plus

from dicehall.server.gate.error_responses import answer_refusal
from dicehall.table.refusals import Refusal
from dicehall.table.well_formed import IllFormed, check_text, read_json

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


BODY: Final = "dicehall.body"
"""The key in a request's scope for its whole body."""


class BodyLimits:
    """Reads every body before a route does, and refuses what no route should have to deal with.

    A few paths accept larger bodies. Parsing those takes a while, so their routes call `read_json`
    themselves, in a thread. Below `forms` are pages whose buttons send what no route reads.
    """

    def __init__(
        self, app: ASGIApp, most: int, larger: Mapping[str, int], forms: str = "/calls/"
    ) -> None:
        self.app = app
        self.most = most
        self.larger = larger
        self.forms = forms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its whole body, or answer with a refusal."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        try:
            check_text(path)
            check_text(unquote_plus(scope["query_string"].decode("latin-1")))
            body = await _whole_body(scope, receive, self.larger.get(path, self.most))
            if body and path not in self.larger and not path.startswith(self.forms):
                read_json(body)
        except IllFormed as reason:
            await answer_refusal(scope, receive, send, Refusal("bad_request", reason=str(reason)))
            return
        except Refusal as refusal:
            await answer_refusal(scope, receive, send, refusal)
            return
        if body is None:
            return
        scope[BODY] = body
        await self.app(scope, receiving(body, receive), send)


def receiving(body: bytes, receive: Receive) -> Receive:
    """Return what gives a whole body that was already read, and then whatever else arrives."""
    whole: Message | None = {"type": "http.request", "body": body, "more_body": False}

    async def receive_again() -> Message:
        nonlocal whole
        message, whole = whole, None
        return await receive() if message is None else message

    return receive_again


async def _whole_body(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """Return a request's body, or None if its sender disconnected; refuse it as soon as it is too large."""
    length = dict(scope["headers"]).get(b"content-length", b"0")
    if not length.isdigit() or int(length[:12]) > most:
        raise Refusal("too_big", most=most)
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Refusal("too_big", most=most)
    return bytes(body)
