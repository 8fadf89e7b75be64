"""Monitoring: whether the server is healthy, and its metrics."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter
from sqlalchemy import Connection, text
from starlette.responses import JSONResponse, Response

from dicehall.server.metrics import STATUSES
from dicehall.server.routes.asking import InHall, reading
from dicehall.table.refusals import Refusal

router = APIRouter(include_in_schema=False)

PATIENCE_S: Final = 2.0
"""How many seconds the store may take to answer before the server counts as unhealthy."""


@router.get("/healthz", response_model=None)
async def health(hall: InHall) -> Response:
    """Say whether the server is well: it answers, and so does its store."""
    if hall.closing:
        raise Refusal("shutting_down")
    try:
        async with asyncio.timeout(PATIENCE_S):
            await reading(hall, _ask)
    except TimeoutError:
        raise Refusal("not_stored") from None
    return JSONResponse({"status": "ok", "tables": len(hall.rooms)})


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@router.get("/metrics", response_model=None)
async def metrics(hall: InHall) -> Response:
    """Show all figures as Prometheus reads them."""
    found = hall.services.metrics
    counted = hall.count()
    for status in STATUSES:
        found.tables.labels(status).set(counted.get(status, 0))
    return Response(found.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
