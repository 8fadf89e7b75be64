"""The caller: it finds out whom tables wait for, makes the messages, and sends them.

Everything it does can be repeated and interrupted at any point. What was done is in the database; a process
that takes over, or starts again, goes on from there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

from dicehall.hall.shielded import shielded
from dicehall.server.calls.awaited_people import WaitingFor
from dicehall.server.calls.composition import letter_of
from dicehall.server.calls.quiet_hours import quiet_until
from dicehall.server.logs import note, note_error
from dicehall.server.store.call_gathering import gather, is_anybody_due
from dicehall.server.store.call_messages import (
    Outcome,
    conclude,
    forget_messages,
    is_due,
    seal,
    take,
)
from dicehall.server.store.calls import (
    forget_calls,
    note_calls,
    reachable_among,
    waiting_among,
    withdraw,
)
from dicehall.server.store.mistakes import NotStored

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dicehall.server.calls.letter import Letter, Sender
    from dicehall.server.hall.hall import Hall
    from dicehall.server.store.call_messages import Message

AT_ONCE: Final = 4
"""How many messages of a kind are sent at the same time, so that slow receivers of one delay no other."""
CALL_S: Final = 15.0
"""Seconds between two searches for people to call."""
SEND_S: Final = 5.0
"""Seconds between two looks into the outbox."""
FORGET_S: Final = 3600.0
"""Seconds between two removals of what is over."""
LAST_WORDS_S: Final = 5.0
"""How many seconds messages that are being sent have when the server stops."""


class Caller:
    """Calls the people whom the tables of a hall wait for."""

    def __init__(self, hall: Hall, senders: Mapping[str, Sender]) -> None:
        self.senders: Mapping[str, Sender] = senders
        """What sends messages, by the kind of way; kinds that are not set up are missing."""
        self._hall = hall
        self._waiting_for = WaitingFor()
        self._running: set[asyncio.Task[None]] = set()
        self._forget_at = 0.0

    async def look(self) -> None:
        """Note whom the tables here wait for, and make the messages that are due."""
        services = self._hall.services
        now = services.clock()
        new, there = self._waiting_for.look(self._hall.rooms.values(), now)
        if there:
            over = await services.store.read(lambda one: waiting_among(one, there))
            if over:
                await services.store.write(lambda connection: withdraw(connection, over))
        if new:
            people = set(new.values())
            reached = await services.store.read(lambda one: reachable_among(one, people))
            calls = {call: person for call, person in new.items() if person in reached}
            if calls:
                await services.store.write(lambda connection: note_calls(connection, calls, now))
                self._waiting_for.noted(calls)
        # Mostly there is nobody, and reading is cheaper than writing.
        if await services.store.read(lambda one: is_anybody_due(one, now, quiet_until)):
            await services.store.write(lambda connection: gather(connection, now, quiet_until))
        if now >= self._forget_at:
            self._forget_at = now + FORGET_S
            await services.store.write(forget_calls)
            await services.store.write(lambda connection: forget_messages(connection, now))

    async def send(self, kind: str) -> None:
        """Send all messages of a kind that are due."""
        services = self._hall.services
        while not self._hall.closing:
            now = services.clock()
            if not await services.store.read(lambda one: is_due(one, kind, now)):  # noqa: B023
                return
            taken = await services.store.write(
                lambda connection: take(connection, kind, now, AT_ONCE, quiet_until)  # noqa: B023
            )
            if not taken:
                return
            tasks = [asyncio.create_task(self._send(message)) for message in taken]
            for task in tasks:
                self._running.add(task)
                task.add_done_callback(self._running.discard)
            for task in tasks:
                # What was begun is finished even if the server stops meanwhile.
                await shielded(task)

    async def _send(self, message: Message) -> None:
        services, kind = self._hall.services, message.way.kind
        letter = await services.store.read(lambda connection: letter_of(connection, message))
        try:
            outcome = await self._hand_over(letter, message)
        except Exception as error:
            # Our own mistake, or the database's: it is tried again when the lease is over.
            note_error("call_failed", error, way=message.way.id)
            return
        now = services.clock()
        with suppress(NotStored):
            outcome = await services.store.write(
                lambda connection: conclude(connection, message, outcome, now)
            )
        services.metrics.calls.labels(kind, outcome.value).inc()
        note("call", way=message.way.id, kind=kind, outcome=outcome.value)

    async def _hand_over(self, letter: Letter, message: Message) -> Outcome:
        """Send a letter in a thread, which ends with the process even if the receiver keeps it waiting."""
        store, clock = self._hall.services.store, self._hall.services.clock
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Outcome] = loop.create_future()

        async def sealed() -> bool:
            return await store.write(lambda connection: seal(connection, message, clock()))

        def send() -> None:
            try:
                outcome = self.senders[letter.way.kind].send(
                    letter, lambda: asyncio.run_coroutine_threadsafe(sealed(), loop).result()
                )
            except BaseException as error:
                loop.call_soon_threadsafe(done.set_exception, error)
            else:
                loop.call_soon_threadsafe(done.set_result, outcome)

        Thread(target=send, name=f"dicehall-{letter.way.kind}", daemon=True).start()
        return await done

    async def close(self) -> None:
        """Let messages that are being sent arrive, but not for long."""
        if self._running:
            await asyncio.wait(list(self._running), timeout=LAST_WORDS_S)
