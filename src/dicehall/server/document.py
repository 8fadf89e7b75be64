"""The OpenAPI document: what the web framework generates, with some additions of our own."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute


def document_of(app: FastAPI, prefix: str = "") -> dict[str, Any]:
    """Return the document, with the path prefix under which it was requested."""
    document = app.state.document()
    paths = {
        path: {method: _told(operation) for method, operation in item.items()}
        for path, item in document["paths"].items()
    }
    return {**document, "paths": paths, "servers": [{"url": prefix or "/"}]}


def _told(operation: dict[str, list[object]]) -> dict[str, list[object]]:
    """Return an operation with its token marked as optional: its route refuses what a guest may not do."""
    if "security" not in operation:
        return operation
    return {**operation, "security": [*operation["security"], {}]}


def methods_at(app: FastAPI, path: str) -> str | None:
    """Return the methods of a path in the document, for the header `Allow`; None if it has no such path."""
    methods = {
        method
        for route in app.routes
        if isinstance(route, APIRoute) and route.include_in_schema and route.path_format == path
        for method in route.methods or ()
    }
    return ", ".join(sorted(methods)) or None
