"""Errors as clients get them: a stable code and a sentence in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import JSONResponse

from dicehall.table.languages import accepted, code_text, refusal_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import Receive, Scope, Send

    from dicehall.table.refusals import Refusal

USUAL: Final = "dicehall.language"
"""The key in a request's scope for the server's default language."""


def language_of(scope: Scope) -> str:
    """Return the language a request asks for, or the server's default."""
    for name, value in scope["headers"]:
        if name == b"accept-language":
            wanted = accepted(value.decode("latin-1"))
            if wanted is not None:
                return wanted
    return str(scope.get(USUAL, "en"))


def refusal_response(scope: Scope, refusal: Refusal) -> JSONResponse:
    """Return a refusal as a response."""
    language = language_of(scope)
    headers = {"Content-Language": language}
    if refusal.status == 429:
        headers["Retry-After"] = "1"
    if refusal.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return _response(refusal.status, refusal.code, refusal_text(language, refusal), headers)


def code_response(scope: Scope, status: int, code: str, **arguments: str | int) -> JSONResponse:
    """Return an error that is not a refusal as a response."""
    language = language_of(scope)
    text = code_text(language, code, **arguments)
    return _response(status, code, text, {"Content-Language": language})


def _response(status: int, code: str, text: str, headers: Mapping[str, str]) -> JSONResponse:
    return JSONResponse({"code": code, "text": text}, status, headers)


async def answer_refusal(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Answer a request with a refusal."""
    await refusal_response(scope, refusal)(scope, receive, send)
