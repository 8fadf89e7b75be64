"""The ports of rooms on a server: its store, its worker processes, its metrics and its log."""

from __future__ import annotations

import asyncio
from logging import DEBUG
from typing import TYPE_CHECKING, Final

from dicehall.core.mistakes import BadOptions, Difference
from dicehall.hall.ports import BotAnswer, ChangeNotStored, NoDecision, Ports, TableMoved
from dicehall.server.hall.storing import work_of
from dicehall.server.hall.table_owners import Elsewhere
from dicehall.server.logs import note, note_error
from dicehall.server.store import mistakes
from dicehall.server.store.live import load_entries
from dicehall.server.workers.bot_requests import (
    BadDecisionRequest,
    BotFailed,
    DecisionRequest,
    TooManyWaiting,
    WorkersClosed,
)
from dicehall.table.entries import AnsweredBody, BotFailedBody
from dicehall.table.refusals import Refusal
from dicehall.table.restore import restore_table
from dicehall.table.state import LiveTable

if TYPE_CHECKING:
    from dicehall.server.limits import Limits
    from dicehall.server.services import Services
    from dicehall.table.changes import Change

BOTS_ALONE: Final = "bots alone"
"""The account of all tables where no person sits; nobody waits there."""


def ports_of(services: Services, fence: int) -> Ports:
    """Return the ports of a table that had changed its owner so often when it came here."""
    return Ports(
        log=StoredLog(services, fence),
        think=WorkerThink(services),
        explain=services.explainer,
        clock=services.clock,
        pace_s=services.settings.bot_pace_s,
        watch=Counts(services),
    )


class StoredLog:
    """The log of a table in the server's database."""

    def __init__(self, services: Services, fence: int) -> None:
        self._services = services
        self._fence = fence

    async def append(self, table: LiveTable, change: Change) -> None:
        """Store a change; every write carries the fence."""
        try:
            await self._services.store.write(work_of(table, change, self._fence))
        except mistakes.NotStored as mistake:
            note("not_stored", table=table.id, why=str(mistake))
            raise ChangeNotStored("not_stored") from None
        except mistakes.Overtaken as mistake:
            note("overtaken", table=table.id, why=str(mistake))
            raise ChangeNotStored("not_stored") from None
        except mistakes.MovedAway as mistake:
            note("moved", table=table.id, why=str(mistake))
            raise Elsewhere(table.id) from None

    async def newer(self, table: LiveTable) -> LiveTable | None:
        """Return the table as it is stored, unless it is the same."""
        entries = await self._services.read(lambda connection: load_entries(connection, table.id))
        if len(entries) == len(table.entries):
            return None
        try:
            return await asyncio.to_thread(restore_table, table.id, table.secret, entries)
        except Difference as difference:
            note_error("table_broken", difference, table=table.id)
            raise Refusal("table_broken") from None

    def moved(self, table_id: str) -> TableMoved:
        """Return the refusal of a table that another process owns."""
        return Elsewhere(table_id)


class WorkerThink:
    """Bots in the server's worker processes."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def decide(
        self, table: LiveTable, seat: int, bot: str, seed: str, *, advice: bool
    ) -> BotAnswer:
        """Let a worker decide; hints are on the account of whoever made the table."""
        assert table.match is not None
        services, match = self._services, table.match
        question = match.question(seat)
        request = DecisionRequest(
            game=table.game.name,
            options=table.game.options(),
            state=table.game.save(match.state),
            seat=seat,
            bot=bot,
            seed=seed,
            advice=advice,
        )
        limits = services.limits
        payer = limits.maker_of(table.id) if advice else payer_of(table, limits)
        try:
            decision = await services.workers.decide(request, payer)
        except TooManyWaiting:
            raise Refusal("too_busy") from None
        except WorkersClosed:
            raise Refusal("shutting_down") from None
        except BotFailed as failure:
            note("bot_failure", table=table.id, seat=seat, bot=bot, why=failure.reason)
            raise NoDecision(failure.why) from None
        except (BadDecisionRequest, BadOptions) as mistake:
            note_error("bot_cannot_play", mistake, table=table.id, seat=seat, bot=bot)
            raise NoDecision("crashed") from None
        if question is None or decision.turn != question.turn:
            raise NoDecision("crashed")
        services.metrics.bot_seconds.labels(bot).observe(decision.seconds)
        return BotAnswer(decision.option, decision.advice)


def payer_of(table: LiveTable, limits: Limits) -> str:
    """Return on whose account bots think: the address that made the table, or `BOTS_ALONE`."""
    people = any(seat.kind == "person" for seat in table.seats)
    return limits.maker_of(table.id) if people else BOTS_ALONE


class Counts:
    """The server's metrics and log."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def stored(self, table: LiveTable, change: Change, seconds: float) -> None:
        """Count and log the entries of a change."""
        metrics = self._services.metrics
        for entry in change.entries:
            metrics.count(metrics.entries, entry.kind)
            body = entry.body
            if isinstance(body, AnsweredBody):
                by = body.by
                metrics.count(metrics.answers, table.game.name, by)
                if by == "player":
                    metrics.latency.observe(seconds)
                note(
                    "answer",
                    DEBUG,
                    table=table.id,
                    seat=entry.seat,
                    turn=body.turn,
                    by=by,
                    ms=round(seconds * 1000, 1),
                )
                continue
            if isinstance(body, BotFailedBody):
                metrics.bot_failures.labels(body.bot, body.why).inc()
            if entry.kind not in ("rolled", "said", "phrase"):
                note(entry.kind, table=table.id, seat=entry.seat, entry=entry.number)

    def bot_waits(self, table: LiveTable, seat: int, refusal: Refusal) -> None:
        """Log that a bot could not answer."""
        note("bot_waits", table=table.id, seat=seat, why=str(refusal))

    def over(self, table_id: str) -> None:
        """Let whoever made the table make another."""
        self._services.limits.table_is_over(table_id)
