"""Reports over REST: on a finished table, or on a record that somebody has; a line of JSON for each part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from fastapi import APIRouter, Request
from pydantic_core import to_json
from starlette.responses import StreamingResponse

from dicehall.server.gate.error_responses import language_of
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import InHall, LogOfTable, record_text
from dicehall.server.routes.replay import RECORD
from dicehall.server.routes.report_models import ReportPart
from dicehall.table.languages import refusal_text
from dicehall.table.refusals import Refusal

router = APIRouter(prefix="/api", tags=["report"], responses=ERRORS)

REPORT: Final[dict[int | str, dict[str, object]]] = {
    200: {
        "description": "Lines of JSON, each what was found since the line before. A line with `code` and "
        "`text` instead says why it goes no further.",
        "model": ReportPart,
    }
}


@router.post("/report", response_model=None, responses=REPORT, openapi_extra=RECORD)
async def report_record(request: Request, hall: InHall) -> StreamingResponse:
    """Judge the finished game of a record: chances to win, the luck of every roll, and every decision."""
    return await _report(hall, request, await request.body())


@router.get("/tables/{table_id}/report", response_model=None, responses=REPORT)
async def report_table(log: LogOfTable, request: Request, hall: InHall) -> StreamingResponse:
    """Judge the finished game of a table."""
    if log.status != "ended":
        raise Refusal("not_over")
    return await _report(hall, request, (await record_text(hall, log)).encode())


async def _report(hall: Hall, request: Request, record: bytes) -> StreamingResponse:
    limits, address = hall.services.limits, address_of(request.scope)
    limits.reports.spend(address)
    limits.reports_at_once.enter(address)
    parts = hall.services.reports.parts(record, address)
    try:
        # A record that cannot be judged at all is refused as any request is.
        first = await anext(parts)
    finally:
        limits.reports_at_once.leave(address)
    language = language_of(request.scope)

    async def lines() -> AsyncIterator[bytes]:
        try:
            yield first + b"\n"
            async for part in parts:
                yield part + b"\n"
        except Refusal as refusal:
            failure = {"code": refusal.code, "text": refusal_text(language, refusal)}
            yield to_json(failure) + b"\n"
        finally:
            await parts.aclose()

    return StreamingResponse(lines(), media_type="application/x-ndjson")
