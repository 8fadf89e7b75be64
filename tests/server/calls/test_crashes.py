"""Whoever is killed, whenever, a mail is sent once; and of several processes, one sends it."""

from __future__ import annotations

import asyncio
import signal

import pytest
from tests.patience import PATIENCE
from tests.server.calls.hall import Clock, calling
from tests.server.calls.post_office import post_office
from tests.server.calls.samples import NOW, add_mail_way, always, message_to
from tests.server.forking import ForkedProgram

from dicehall.server.calls.awaited_people import GRACE_S
from dicehall.server.store.call_gathering import GATHER_S, gather
from dicehall.server.store.call_messages import (
    LEASE_S,
    MOST_ATTEMPTS,
    PAUSES,
    Outcome,
    conclude,
    seal,
    take,
)
from dicehall.server.store.call_ways import MAIL, find_way
from dicehall.server.store.store import Store


@pytest.mark.parametrize(
    ("when", "there_before", "there_after"),
    [
        # It was only taken, so it is sent when the lease of who took it is over.
        ("taken", 0, 1),
        # It was to be handed over at this moment; nobody knows, and it is not sent again.
        ("sealed", 0, 0),
        ("sent", 1, 1),
    ],
)
async def test_a_mail_is_never_sent_twice_wherever_the_process_is_killed(
    sqlite_url: str, when: str, there_before: int, there_after: int
) -> None:
    clock = Clock()
    async with post_office() as office:
        async with calling(sqlite_url, office, clock) as hall:
            await hall.claim("Ada", "Oleh")
            for name in ("Ada", "Oleh"):
                await hall.confirm_mail(office, name, f"{name.lower()}@example.org")
            await hall.table("Ada", "Oleh")
            await hall.wait(GRACE_S + 1)
            clock.now += GATHER_S
            await hall.caller.look()
        given = (sqlite_url, str(office.port), str(clock.now), when)
        dying = ForkedProgram("tests.server.calls.dying_sender:main", *given)
        assert await asyncio.to_thread(dying.wait, PATIENCE) == -signal.SIGKILL
        assert len(office.mails) == there_before
        async with calling(sqlite_url, office, clock) as hall:
            await hall.wait(LEASE_S - 1)
            assert len(office.mails) == there_before
            await hall.wait(2)
            assert len(office.mails) == there_after
            await hall.wait(86400)
            assert len(office.mails) == there_after


async def test_of_two_processes_one_takes_a_message(postgresql_url: str) -> None:
    with Store.open(postgresql_url) as one, Store.open(postgresql_url) as other:
        way = await add_mail_way(one)
        for _ in range(20):
            await message_to(one, way)
        taken = await asyncio.gather(
            *(
                store.write(lambda connection: take(connection, MAIL, NOW, 4, always))
                for _ in range(8)
                for store in (one, other)
            )
        )
        names = [message.id for some in taken for message in some]
        # A process that meets a lock goes on, so some may be left for the next time.
        rest = await one.write(lambda connection: take(connection, MAIL, NOW, 50, always))
        names += [message.id for message in rest]
        assert len(names) == len(set(names)) == 20


async def test_of_two_processes_one_makes_a_message(postgresql_url: str) -> None:
    clock = Clock()
    async with post_office() as office:
        async with calling(postgresql_url, office, clock) as hall:
            await hall.claim("Ada", "Oleh")
            for name in ("Ada", "Oleh"):
                await hall.confirm_mail(office, name, f"{name.lower()}@example.org")
            await hall.table("Ada", "Oleh")
            await hall.wait(GRACE_S + 1)
        later = clock.now + GATHER_S
        with Store.open(postgresql_url) as one, Store.open(postgresql_url) as other:
            made = await asyncio.gather(
                *(
                    store.write(lambda connection: gather(connection, later, always))
                    for _ in range(5)
                    for store in (one, other)
                )
            )
        assert sum(made) == 1


async def test_who_slept_longer_than_the_lease_sends_nothing(store: Store) -> None:
    way = await add_mail_way(store)
    await message_to(store, way)
    (first,) = await store.write(lambda connection: take(connection, MAIL, NOW, 4, always))
    late = NOW + LEASE_S + 1
    # Even if nobody else has taken it yet.
    assert not await store.write(lambda connection: seal(connection, first, late))
    (second,) = await store.write(lambda connection: take(connection, MAIL, late, 4, always))
    assert second.id == first.id
    assert not await store.write(lambda connection: seal(connection, first, late))
    assert await store.write(lambda connection: seal(connection, second, late))
    # Nor does it change anything.
    await store.write(lambda connection: conclude(connection, first, Outcome.LATER, late))
    assert not await store.write(
        lambda connection: take(connection, MAIL, late + PAUSES[0], 4, always)
    )


async def test_a_message_that_crashes_everybody_is_not_tried_for_ever(store: Store) -> None:
    way = await add_mail_way(store)
    await message_to(store, way)
    for attempt in range(MOST_ATTEMPTS + 3):
        now = NOW + attempt * (LEASE_S + 1)
        taken = await store.write(
            lambda connection: take(connection, MAIL, now, 4, always)  # noqa: B023
        )
        assert len(taken) == (1 if attempt < MOST_ATTEMPTS else 0)


async def test_a_way_that_fails_again_and_again_is_given_up(store: Store) -> None:
    way = await add_mail_way(store)
    for stopped in (False, False, True):
        await message_to(store, way)
        (message,) = await store.write(lambda connection: take(connection, MAIL, NOW, 4, always))
        await store.write(
            lambda connection: conclude(connection, message, Outcome.FAILED, NOW)  # noqa: B023
        )
        found = await store.read(lambda connection: find_way(connection, way.id))
        assert found is not None
        assert found.stopped is stopped


async def test_a_way_that_works_again_is_trusted_again(store: Store) -> None:
    way = await add_mail_way(store)
    for outcome in (Outcome.FAILED, Outcome.FAILED, Outcome.SENT, Outcome.FAILED, Outcome.FAILED):
        await message_to(store, way)
        (message,) = await store.write(lambda connection: take(connection, MAIL, NOW, 4, always))
        await store.write(
            lambda connection: conclude(connection, message, outcome, NOW)  # noqa: B023
        )
    found = await store.read(lambda connection: find_way(connection, way.id))
    assert found is not None
    assert not found.stopped
