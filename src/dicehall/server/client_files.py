"""The built browser client: its files, how long they may be cached, and how they are compressed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import Scope

FOLDER: Final = Path(__file__).parent / "client"
"""Where the build puts the client; it may not exist."""
ASSETS: Final = "assets"
"""The folder of files whose names change with their contents."""
ENGINE: Final = "engine"
"""The folder of the engine that runs in the page; its files are checked by hash in the page itself."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
"""How long files may be cached: forever if the name changes with the contents, else only after asking."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""The compressed forms that a file may also have, the smallest first: the encoding and the suffix."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""What the page may load: only what this server serves. Inline styles on elements are allowed, because they
put the dice in their places; inline scripts and style sheets are not."""
WORKER_POLICY: Final = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self'; "
    "frame-ancestors 'none'"
)
"""What a worker may load: also Python's own script, which it has checked by its hash."""


class ClientFiles:
    """The files of a built client."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder: Path = folder
        """Where they lie."""
        self._files = StaticFiles(directory=folder, check_dir=False, follow_symlink=False)

    def there(self) -> bool:
        """Return whether a client has been built."""
        return (self.folder / "index.html").is_file()

    async def index(self, scope: Scope) -> Response:
        """Return the page itself."""
        return await self.file("index.html", scope)

    async def file(self, path: str, scope: Scope) -> Response:
        """Return a file in the smallest form the client accepts; nothing outside the folder is found."""
        if not self.there():
            raise HTTPException(404)
        response = await self._smallest(os.path.normpath(path), scope)
        hashed = path.startswith(f"{ASSETS}/")
        response.headers["Cache-Control"] = FOR_EVER if hashed else ASK_FIRST
        response.headers["Vary"] = "Accept-Encoding"
        if path.endswith(".html"):
            response.headers["Content-Security-Policy"] = POLICY
        elif path.startswith(f"{ASSETS}/worker-"):
            response.headers["Content-Security-Policy"] = WORKER_POLICY
        return response

    async def _smallest(self, path: str, scope: Scope) -> Response:
        taken = encodings_of(scope)
        for encoding, ending in PACKED:
            if encoding not in taken:
                continue
            try:
                response = await self._files.get_response(f"{path}{ending}", scope)
            except HTTPException as error:
                if error.status_code != 404:
                    raise
                continue
            response.headers["Content-Encoding"] = encoding
            if "content-type" in response.headers:
                # The type of the file itself, not of its compressed form.
                response.headers["Content-Type"] = _kind(path)
            return response
        response = await self._files.get_response(path, scope)
        if "content-type" in response.headers:
            response.headers["Content-Type"] = _kind(path)
        return response


KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".txt": "text/plain; charset=utf-8",
}
"""Media types by suffix; the same on every machine."""


def _kind(path: str) -> str:
    return KINDS.get(os.path.splitext(path)[1].lower(), "application/octet-stream")


def encodings_of(scope: Scope) -> set[str]:
    """Return the encodings that a client accepts, without those of weight zero."""
    taken: set[str] = set()
    for part in Headers(scope=scope).get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return taken
