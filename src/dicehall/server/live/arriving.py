"""The route of live connections: who may come in, and how many at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from dicehall.server.gate.error_responses import refusal_response
from dicehall.server.gate.origin import origin_allowed
from dicehall.server.gate.request_rate import address_of
from dicehall.server.live.socket import LiveSocket
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall

router = APIRouter()


@router.websocket("/api/tables/{table_id}/live")
async def live(websocket: WebSocket, table_id: str) -> None:
    """Handle a connection to a table."""
    hall: Hall = websocket.app.state.hall
    limits = hall.services.limits
    address = address_of(websocket.scope)
    try:
        if not origin_allowed(websocket.headers, hall.services.settings.origins):
            raise Refusal("forbidden_origin")
        if hall.closing:
            raise Refusal("shutting_down")
        limits.requests.spend(address)
        limits.arrivals.enter(address)
        try:
            limits.sockets.enter(address)
        except Refusal:
            limits.arrivals.leave(address)
            raise
    except Refusal as refusal:
        hall.services.metrics.refusals.labels(refusal.code).inc()
        await websocket.send_denial_response(refusal_response(websocket.scope, refusal))
        return
    hall.services.metrics.sockets.inc()
    connection = LiveSocket(websocket, hall, address)
    try:
        if await connection.handed_over(table_id):
            return
        await websocket.accept()
        await connection.serve(table_id)
    except (WebSocketDisconnect, RuntimeError):
        # It disconnected in the middle of something; there is nobody left to tell.
        return
    finally:
        connection.arrived()
        hall.services.metrics.sockets.dec()
        limits.sockets.leave(address)
