"""Names are claimed once, devices are known by their tokens, and passphrases are kept as hashes."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text
from tests.server.store.samples import numbers

from dicehall.server.store.mistakes import Taken
from dicehall.server.store.passphrases import hash_passphrase, needs_rehash, verify_passphrase
from dicehall.server.store.people import (
    Person,
    claim_name,
    close_other_sessions,
    close_session,
    close_unused_sessions,
    fold_name,
    open_session,
    people_like,
    person_named,
    person_of_token,
    remove_person,
    set_passphrase,
    use_session,
)
from dicehall.server.store.store import Store


@pytest.fixture
def passphrases_are_hashed_quickly() -> None:
    """Let them be hashed as a server does it."""


async def claim(store: Store, name: str) -> Person:
    """Claim a name."""
    return await store.write(lambda connection: claim_name(connection, name, "a hash", 5.0))


async def named(store: Store, name: str) -> Person | None:
    """Look a name up."""
    return await store.read(lambda connection: person_named(connection, name))


async def test_a_claimed_name_is_found_however_it_is_written(store: Store) -> None:
    made = await claim(store, "Straße")
    for written in ("Straße", "STRASSE", "straße", "Ｓtrasse"):
        assert await named(store, written) == made
    assert await named(store, "Strase") is None
    assert made == Person(made.id, "Straße", "a hash", 5.0)
    assert "hash" not in repr(made)


@pytest.mark.parametrize("other", ["Ада", "АДА", "ада"])
async def test_a_name_is_claimed_once(store: Store, other: str) -> None:
    made = await claim(store, "Ада")
    with pytest.raises(Taken, match=f"'{other}' is taken"):
        await claim(store, other)
    assert await named(store, other) == made


def test_folding_a_folded_name_changes_nothing() -> None:
    for name in ("Straße", "ﬁne", "İstanbul", "ΑΣ", "ͅΑ", "Ⅷ"):
        assert fold_name(fold_name(name)) == fold_name(name)


async def test_an_id_is_never_given_twice(store: Store) -> None:
    one = await claim(store, "one")
    for table in ("name_keys", "people"):
        await store.write(
            lambda connection, it=table: connection.execute(text(f"DELETE FROM {it}"))  # type: ignore[misc]
        )
    assert (await claim(store, "two")).id > one.id


async def test_a_name_that_only_looks_like_a_claimed_one_is_not_to_be_had(store: Store) -> None:
    made = await claim(store, "Ada")
    for worn in ("Ada ", "A\u200dda", "Аdа", "ADA"):
        with pytest.raises(Taken):
            await claim(store, worn)
        assert await store.read(lambda connection, it=worn: people_like(connection, it)) == {  # type: ignore[misc]
            made.id: made
        }
    assert await store.read(lambda connection: people_like(connection, "Adam")) == {}


async def test_names_that_have_come_to_look_alike_are_told_apart(database_url: str) -> None:
    with Store.open(database_url) as store:
        # As if they had been claimed before the list of confusable characters knew of them.
        people = [
            (await claim(store, "Ada")).id,
            await store.write(
                lambda connection: connection.execute(
                    text(
                        "INSERT INTO people (name, name_folded, passphrase, made_at) "
                        "VALUES ('Аda', 'аda', 'a hash', 5.0) RETURNING id"
                    )
                ).scalar_one()
            ),
        ]
        await store.write(
            lambda connection: connection.execute(
                text("UPDATE name_keys SET key = 'a key of long ago'")
            )
        )
    with Store.open(database_url) as store:
        for name, person in zip(("Ada", "Аda"), people, strict=True):
            found = await named(store, name)
            assert found is not None
            assert (found.id, found.name) == (person, name)
        for name in ("Ada", "Аda", "Adа"):
            owners = await store.read(lambda connection, it=name: people_like(connection, it))  # type: ignore[misc]
            assert owners.keys() == set(people)
        # A third spelling is neither of them, but still cannot be used by anybody else.
        assert await named(store, "Adа") is None
        keys = await store.read(
            lambda connection: connection.execute(text("SELECT DISTINCT key FROM name_keys")).all()
        )
        assert keys == [("ada",)]


async def test_who_goes_leaves_nothing_but_a_name_that_nobody_can_have(store: Store) -> None:
    made = await claim(store, "Ada")
    await store.write(lambda connection: open_session(connection, "aa", made.id, 1.0))
    await store.write(lambda connection: remove_person(connection, made.id, 9.0))
    assert await named(store, "Ada") is None
    assert await store.read(lambda connection: person_of_token(connection, "aa")) is None
    assert await store.read(lambda connection: people_like(connection, "Аdа")) == {made.id: None}
    with pytest.raises(Taken):
        await claim(store, "Ada")


async def test_other_devices_are_signed_out_and_this_one_is_not(store: Store) -> None:
    made, other = await claim(store, "Ada"), await claim(store, "Ben")
    for token, who in (("aa", made), ("bb", made), ("cc", other)):
        await store.write(
            lambda connection, it=token, who=who: open_session(connection, it, who.id, 1.0)  # type: ignore[misc]
        )
    assert (
        await store.write(lambda connection: close_other_sessions(connection, made.id, "aa")) == 1
    )
    for token, left in (("aa", made), ("bb", None), ("cc", other)):
        found = await store.read(lambda connection, it=token: person_of_token(connection, it))  # type: ignore[misc]
        assert found == left


async def test_a_token_stands_for_its_person_until_it_is_closed(store: Store) -> None:
    made = await claim(store, "Ada")
    await store.write(lambda connection: open_session(connection, "aa", made.id, 1.0))
    await store.write(lambda connection: open_session(connection, "bb", made.id, 1.0))
    assert await store.read(lambda connection: person_of_token(connection, "aa")) == made
    assert await store.read(lambda connection: person_of_token(connection, "cc")) is None
    assert await store.write(lambda connection: close_session(connection, "aa"))
    assert not await store.write(lambda connection: close_session(connection, "aa"))
    assert await store.read(lambda connection: person_of_token(connection, "aa")) is None
    assert await store.read(lambda connection: person_of_token(connection, "bb")) == made


async def test_sessions_that_nobody_uses_are_forgotten(store: Store) -> None:
    made = await claim(store, "Ada")
    for token in ("aa", "bb"):
        await store.write(lambda connection, it=token: open_session(connection, it, made.id, 1.0))  # type: ignore[misc]
    await store.write(lambda connection: use_session(connection, "bb", 100.0))
    assert await store.write(lambda connection: close_unused_sessions(connection, 50.0)) == 1
    assert await store.read(lambda connection: person_of_token(connection, "aa")) is None
    assert await store.read(lambda connection: person_of_token(connection, "bb")) == made


async def test_a_passphrase_can_be_replaced(store: Store) -> None:
    made = await claim(store, "Ada")
    await store.write(lambda connection: set_passphrase(connection, made.id, "a newer hash"))
    found = await named(store, "Ada")
    assert found is not None
    assert found.passphrase == "a newer hash"
    assert await numbers(store) == []


def test_only_the_right_passphrase_fits_a_hash() -> None:
    kept = hash_passphrase("correct café \ud800")
    assert kept.startswith("$argon2id$")
    assert "caf" not in kept
    assert verify_passphrase(kept, "correct café \ud800")
    assert verify_passphrase(kept, "correct cafe\u0301 \ud800")
    assert not verify_passphrase(kept, "correct cafe \ud800")
    assert hash_passphrase("correct café \ud800") != kept


def test_without_a_hash_nothing_fits() -> None:
    assert not verify_passphrase(None, "nobody's passphrase")
    assert not verify_passphrase("no hash at all", "x")


def test_a_hash_with_older_figures_is_to_be_made_anew() -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("x")
    assert verify_passphrase(weak, "x")
    assert needs_rehash(weak)
    assert not needs_rehash(hash_passphrase("x"))
