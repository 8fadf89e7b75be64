"""Monitoring: whether the server is healthy, and its metrics."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import Connection, text
from starlette.responses import JSONResponse, Response

from dicehall.server.gate.internal_requests import is_internal
from dicehall.server.metrics import STATUSES, of_all
from dicehall.server.routes.dependencies import InHall
from dicehall.table.refusals import Refusal

router = APIRouter(include_in_schema=False)

PATIENCE_S: Final = 2.0
"""How many seconds the store may take to answer before the server counts as unhealthy."""


@router.get("/healthz", response_model=None)
async def health(hall: InHall) -> Response:
    """Say whether the server is well: it answers, and so does its store."""
    if hall.closing:
        raise Refusal("shutting_down")
    if hall.services.settings.processes == 1 and hall.draining and hall.successor() is not None:
        # Load balancers send newcomers to the others. Processes that share a port have one answer for all.
        raise Refusal("draining")
    try:
        async with asyncio.timeout(PATIENCE_S):
            await hall.services.read(_ask)
    except TimeoutError:
        raise Refusal("not_stored") from None
    return JSONResponse({"status": "ok", "tables": len(hall.rooms)})


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@router.get("/metrics", response_model=None)
async def metrics(request: Request, hall: InHall) -> Response:
    """Show all metrics in the format of Prometheus: of this process, or of all processes by number."""
    found = hall.services.metrics
    counted = hall.count()
    for status in STATUSES:
        found.tables.labels(status).set(counted.get(status, 0))
    metrics_text = found.text()
    lease = hall.services.lease
    if lease is not None and lease.others and not is_internal(request.scope):
        metrics_text = of_all({lease.number: metrics_text, **await hall.owners.metrics()})
    return Response(metrics_text, media_type="text/plain; version=0.0.4; charset=utf-8")
