"""Records of fair dice: replayed with the secret, bound to the commitment, and sealed before the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.fair_play import (
    OWN_SEED,
    SECRET,
    TABLE,
    change_roll,
    fair_record,
    fields,
    flip,
    sealed_record,
)

from dicehall.core.fair import FairDice, commitment_of, sides_text
from dicehall.core.mistakes import BadRecord, Difference
from dicehall.core.record import Replay, read_record, record_of
from dicehall.games.registry import new_game

RECORDS = {game: fair_record(game) for game in ("novodice", "cubitos")}
both_games = pytest.mark.parametrize("game", RECORDS)


def replayed(saved: dict[str, Any]) -> Replay:
    """Read a record and replay all of it."""
    record = read_record(json.dumps(saved))
    replay = Replay(new_game(record.game, record.options), record)
    replay.finish()
    return replay


def difference(saved: dict[str, Any]) -> str:
    """Return the sentence about the first difference between a record and its replay."""
    with pytest.raises(Difference) as found:
        replayed(saved)
    return str(found.value)


@both_games
def test_a_fair_record_says_all_that_its_dice_are_made_from(game: str) -> None:
    origin = RECORDS[game].origin
    assert list(origin) == [
        *("source", "version", "table", "commitment", "seeds", "secret", "sides")
    ]
    assert origin["source"] == "fair"
    assert origin["version"] == "1"
    assert origin["table"] == TABLE
    assert origin["commitment"] == commitment_of(SECRET)
    assert origin["seeds"].split(" ")[0] == OWN_SEED
    assert origin["secret"] == SECRET.hex()
    assert origin["sides"] == sides_text(new_game(game, RECORDS[game].options).dice)


@both_games
def test_a_fair_record_replays_and_its_rolls_follow_from_secret_and_seeds(game: str) -> None:
    replay = replayed(fields(RECORDS[game]))
    assert replay.follows_from == "the secret and the seeds"
    assert not replay.awaits_secret
    again = record_of(replay.match, RECORDS[game].seats, RECORDS[game].origin)
    assert again.text() == RECORDS[game].text()


@both_games
@pytest.mark.parametrize("which", [0, 3, -1])
def test_a_changed_roll_is_found_and_the_true_one_named(game: str, which: int) -> None:
    saved = fields(RECORDS[game])
    steps = len(saved["steps"])
    true = [step["given"] for step in saved["steps"]]
    at = change_roll(saved, which)
    told = difference(saved)
    assert told.startswith(f"step {at + 1} of {steps}: the secret and the seeds give {true[at]}, ")
    assert told.endswith(f"but the record says {saved['steps'][at]['given']}.")


@both_games
def test_another_secret_is_not_the_one_that_was_committed_to(game: str) -> None:
    saved = fields(RECORDS[game])
    saved["dice"]["secret"] = flip(saved["dice"]["secret"])
    hashed = commitment_of(bytes.fromhex(saved["dice"]["secret"]))
    assert difference(saved) == (
        f"the dice: the hash of the secret is {hashed}, but the commitment is {commitment_of(SECRET)}."
    )


@both_games
def test_another_commitment_is_found(game: str) -> None:
    saved = fields(RECORDS[game])
    saved["dice"]["commitment"] = flip(saved["dice"]["commitment"])
    assert "but the commitment is" in difference(saved)


@both_games
def test_another_secret_with_its_own_commitment_gives_other_dice(game: str) -> None:
    saved = fields(RECORDS[game])
    other = bytes(32)
    saved["dice"]["secret"] = other.hex()
    saved["dice"]["commitment"] = commitment_of(other)
    assert "the secret and the seeds give" in difference(saved)


@both_games
@pytest.mark.parametrize("seat", [0, 1])
def test_another_seed_of_any_seat_gives_other_dice(game: str, seat: int) -> None:
    saved = fields(RECORDS[game])
    seeds = saved["dice"]["seeds"].split(" ")
    seeds[seat] = flip(seeds[seat])
    saved["dice"]["seeds"] = " ".join(seeds)
    assert "the secret and the seeds give" in difference(saved)


def test_another_table_gives_other_dice() -> None:
    saved = fields(RECORDS["novodice"])
    saved["dice"]["table"] = "quay-4"
    assert "the secret and the seeds give" in difference(saved)


@pytest.mark.parametrize("seeds", [1, 3])
def test_there_must_be_one_seed_for_every_seat(seeds: int) -> None:
    saved = fields(RECORDS["novodice"])
    saved["dice"]["seeds"] = " ".join(["ab" * 16] * seeds)
    assert difference(saved) == (
        f"the dice: every seat gives one seed, but there are {seeds} for 2 seats."
    )


def test_sides_that_are_not_the_games_are_found() -> None:
    """Another order of the sides would turn every roll into another that fits secret and seeds, too."""
    saved = fields(RECORDS["novodice"])
    saved["dice"]["sides"] = saved["dice"]["sides"].replace("lion,suitcase", "suitcase,lion", 1)
    assert difference(saved) == (
        "the dice: the sides that the record lists are not those of its game."
    )


def test_dice_of_ones_own_box_are_listed_and_rolled() -> None:
    own = {"dice": {"A": {"faces": ["lion", "lion", "gear"]}}}
    record = fair_record("novodice", components=own)
    assert record.origin["sides"].startswith("A=lion,lion,gear B=")
    assert replayed(fields(record)).follows_from == "the secret and the seeds"


@pytest.mark.parametrize("source", ["loaded", "entered", "other"])
def test_dice_that_do_not_claim_to_be_fair_are_not_said_to_follow_from_anything(
    source: str,
) -> None:
    saved = fields(RECORDS["novodice"])
    saved["dice"]["source"] = source
    replay = replayed(saved)
    assert (replay.follows_from, replay.unchecked) == ("", "")
    assert not replay.awaits_secret


@both_games
def test_a_game_that_is_not_over_replays_without_its_secret(game: str) -> None:
    record = sealed_record(game, 60)
    assert not record.over
    assert "secret" not in record.origin
    assert SECRET.hex() not in record.text()
    replay = replayed(fields(record))
    assert replay.awaits_secret
    assert replay.follows_from == ""


def test_answers_of_a_sealed_record_are_still_checked() -> None:
    saved = fields(sealed_record("novodice", 60))
    change_roll(saved)
    assert "the position differs" in difference(saved)


def test_a_sealed_record_is_bound_to_its_seats_and_sides() -> None:
    saved = fields(sealed_record("novodice", 60))
    saved["dice"]["seeds"] = OWN_SEED
    assert "there are 1 for 2 seats" in difference(saved)


def test_a_game_that_was_broken_off_can_be_checked_as_soon_as_its_secret_is_known() -> None:
    saved = fields(sealed_record("novodice", 60))
    saved["dice"]["secret"] = SECRET.hex()
    assert replayed(saved).follows_from == "the secret and the seeds"
    at = change_roll(saved)
    assert f"step {at + 1} of" in difference(saved)
    assert "the secret and the seeds give" in difference(saved)


def test_a_game_that_is_over_must_reveal_its_secret() -> None:
    saved = fields(RECORDS["novodice"])
    del saved["dice"]["secret"]
    assert difference(saved) == (
        "the dice: the game is over, but the secret of its dice is not revealed."
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("version", "2"),
        ("table", ""),
        ("commitment", "ab"),
        ("seeds", "ab ab"),
        ("secret", "ab"),
        ("secret", "zz" * 32),
    ],
)
def test_what_cannot_be_read_of_fair_dice_is_refused(name: str, text: str) -> None:
    saved = fields(RECORDS["novodice"])
    saved["dice"][name] = text
    with pytest.raises(BadRecord, match="the dice of this record cannot be checked: "):
        replayed(saved)


def test_a_record_of_other_dice_lists_no_sides() -> None:
    match = Replay(new_game("novodice", {"players": 2}), RECORDS["novodice"]).match
    assert record_of(match, ("a", "b"), {"source": "loaded"}).origin == {"source": "loaded"}


def test_listing_the_sides_leaves_the_dice_own_origin_as_it_was() -> None:
    source = FairDice(SECRET, [OWN_SEED, OWN_SEED], TABLE)
    origin = source.origin()
    match = Replay(new_game("novodice", {"players": 2}), RECORDS["novodice"]).match
    assert "sides" in record_of(match, ("a", "b"), origin).origin
    assert origin == source.origin()
