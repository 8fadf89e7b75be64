"""The OpenAPI document: what the web framework writes by itself, and what it cannot know."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI


def document_of(app: FastAPI, prefix: str = "") -> dict[str, Any]:
    """Return the document, with the prefix under which it is asked for."""
    document = app.openapi()
    paths = {
        path: {method: _told(operation) for method, operation in item.items()}
        for path, item in document["paths"].items()
    }
    return {**document, "paths": paths, "servers": [{"url": prefix or "/"}]}


def _told(operation: dict[str, Any]) -> dict[str, Any]:
    """Return an operation whose token may be left out: what a guest may not do, the route itself refuses."""
    if "security" not in operation:
        return operation
    return {**operation, "security": [*operation["security"], {}]}


def methods_at(app: FastAPI, path: str) -> str | None:
    """Return what can be done at a path of the document, for the header `Allow`; None if it is not there."""
    item = app.openapi()["paths"].get(path)
    return None if item is None else ", ".join(sorted(method.upper() for method in item))
