"""The OpenAPI document: what the web framework generates, with some additions of our own."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI


def document_of(app: FastAPI, prefix: str = "") -> dict[str, Any]:
    """Return the document, with the path prefix under which it was requested."""
    document = app.openapi()
    paths = {
        path: {method: _told(operation) for method, operation in item.items()}
        for path, item in document["paths"].items()
    }
    return {**document, "paths": paths, "servers": [{"url": prefix or "/"}]}


def _told(operation: dict[str, Any]) -> dict[str, Any]:
    """Return an operation with its token marked as optional: its route refuses what a guest may not do."""
    if "security" not in operation:
        return operation
    return {**operation, "security": [*operation["security"], {}]}


def methods_at(app: FastAPI, path: str) -> str | None:
    """Return the methods of a path in the document, for the header `Allow`; None if it has no such path."""
    item = app.openapi()["paths"].get(path)
    return None if item is None else ", ".join(sorted(method.upper() for method in item))
