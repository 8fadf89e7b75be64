"""REST requests with the standard library only. They may block: call them in a thread."""

from __future__ import annotations

import json
from http.client import HTTPException, HTTPMessage
from typing import IO, Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from dicehall.locales import Catalogue
from dicehall.terminal.online.address import Address
from dicehall.terminal.online.mistakes import NoAnswer, ServerRefusal

PATIENCE_S: Final = 15.0
"""Seconds after which a silent server counts as absent."""
LONGEST: Final = 64 * 1024 * 1024
"""The most bytes read of a response."""


class _StayHere(HTTPRedirectHandler):
    """Follows no redirects: they could send a seat's token to another server."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Follow nothing."""
        return None


_opener = build_opener(_StayHere())


class Rest:
    """A server, and the language to talk to it."""

    def __init__(self, address: Address, say: Catalogue) -> None:
        self.address: Address = address
        self.say: Catalogue = say
        """The language of the server's answers and of our own messages."""

    def get(self, url: str, token: str | None = None) -> Any:
        """Return the resource at a path."""
        return self._ask("GET", url, None, token)

    def post(self, url: str, body: dict[str, Any], token: str | None = None) -> Any:
        """Send a body, and return the response."""
        return self._ask("POST", url, body, token)

    def _ask(self, method: str, url: str, body: dict[str, Any] | None, token: str | None) -> Any:
        headers = {"Accept": "application/json", "Accept-Language": self.say.language}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        sent = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            sent = json.dumps(body).encode()
        try:
            request = Request(url, sent, headers, method=method)
            with _opener.open(request, timeout=PATIENCE_S) as answer:
                return self._read(answer)
        except HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except URLError as error:
            raise self._nobody(error.reason) from None
        except (OSError, HTTPException, ValueError) as error:
            # An invalid host name, a connection cut in the middle, or a response that is not HTTP.
            raise self._nobody(error) from None

    def _read(self, answer: IO[bytes]) -> Any:
        text = answer.read(LONGEST)
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise self._stranger() from None

    def _refusal(self, error: HTTPError) -> ServerRefusal | NoAnswer:
        """Return a server's refusal; without one of our codes, it is not a dicehall server."""
        try:
            refusal = json.loads(error.read(LONGEST))
            return ServerRefusal(str(refusal["code"]), str(refusal["text"]))
        except (ValueError, RecursionError, TypeError, KeyError, OSError, HTTPException):
            return self._stranger()

    def _nobody(self, why: object) -> NoAnswer:
        reason = why.strerror if isinstance(why, OSError) and why.strerror else str(why)
        return NoAnswer(
            self.say.text(
                "terminal-online-no-server",
                server=self.address.base,
                reason=reason.rstrip(".").lower() or "?",
            )
        )

    def _stranger(self) -> NoAnswer:
        return NoAnswer(self.say.text("terminal-online-no-dicehall", server=self.address.base))
