"""Records are spoilt in many ways, and all who check their dice name the same condition."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from tests.command.door import dicehall
from tests.fair.beyond import BY_RULES, UNSEEN
from tests.fair.doors import (
    NODE,
    Found,
    by_command,
    by_package,
    by_page,
    by_script,
    by_stranger,
)
from tests.fair.independent_verifier import fallen
from tests.fair.records import NAMES, Saved, in_older_form, record, table
from tests.fair.spoiling import (
    Spoil,
    Spoilt,
    answers,
    first_turn,
    is_roll,
    last_answer,
    rolls,
    shown_turn,
    with_set,
    with_word,
    words,
)
from tests.fair.spoils import SPOILS
from tests.scripts.fair_dice_script import run
from tests.table.chained import answer_linked, chained_table, link
from tests.table.door import NOW, do

from dicehall.table import commands
from dicehall.table.entries import RolledBody
from dicehall.table.game_record import game_record
from dicehall.table.refusals import Refusal

MOST = 3
"""How many records are spoilt in each way: of different kinds, and others for the next way."""
MOST_EXCHANGES = 20
"""How many links are exchanged in a record."""
WITH_NODE = pytest.mark.skipif(NODE is None, reason="needs Node")
PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")


def spoilt_by(spoil: Spoil) -> Iterator[tuple[str, Saved]]:
    """Yield records that were spoilt in a way, with their names."""
    first = list(SPOILS).index(spoil.name) * MOST
    names = [NAMES[(first + place) % len(NAMES)] for place in range(len(NAMES))]
    found = 0
    for name in names:
        for saved in spoil.spoil(record(name)):
            # Where the dice may fall as before, the next place is tried.
            if not spoil.chance or by_stranger(saved, spoil.noted) == spoil.condition:
                yield name, saved
                found += 1
                break
        if found == MOST:
            return


@cache
def cases(way: str) -> list[tuple[str, Saved]]:
    return list(spoilt_by(SPOILS[way]))


def right_ones(change: Callable[[Saved], Spoilt]) -> Iterator[tuple[str, Saved]]:
    """Yield records that were changed so that the stranger finds nothing, with their names."""
    for name in NAMES:
        for saved in change(record(name)):
            if by_stranger(saved, {}) is None:
                yield name, saved
                break


@cache
def unseen(way: str) -> list[tuple[str, Saved]]:
    """Return records with a change that cannot be seen, with their names."""
    return list(islice(right_ones(UNSEEN[way][1]), MOST))


@cache
def by_rules(way: str) -> list[tuple[str, Saved]]:
    """Return records with a change that the rules alone show, with their names."""
    return list(islice(right_ones(BY_RULES[way]), MOST))


def written(folder: Path, saved: Saved, name: str = "game") -> Path:
    file = folder / f"{name}.json"
    file.write_text(json.dumps(saved), "utf-8")
    return file


def doors(folder: Path, saved: Saved, noted: dict[str, str]) -> dict[str, Found]:
    """Return what everybody but the page says about a record."""
    file = written(folder, saved)
    package = by_package(saved, noted)
    # The command ends at the first record that it cannot judge.
    readable = package not in (0, 1)
    return {
        "stranger": by_stranger(saved, noted),
        "script": by_script(file, noted),
        "package": package,
        "command": by_command([file], noted)[0] if readable else package,
    }


# ---------------------------------------------------------------------------------- what is right


@pytest.mark.parametrize("name", NAMES)
def test_a_real_record_is_right_for_everybody(name: str, tmp_path: Path) -> None:
    assert set(doors(tmp_path, record(name), {}).values()) == {None}


def test_the_records_are_of_all_kinds() -> None:
    saved = [record(name) for name in NAMES]
    steps = [step for one in saved for step in one["steps"]]
    assert {step.get("by") for step in steps} == {None, "player", "bot", "stand_in"}
    assert {one["game"] for one in saved} == {"novodice", "cubitos"}
    assert {one["over"] for one in saved} == {True, False}
    assert {one["dice"]["version"] for one in saved} == {"1", "2"}
    assert any("duplicate" in one["dice"] for one in saved)
    assert any("set" in step for step in steps)
    kinds = [
        entry.kind for name in ("novodice", "cubitos", "away") for entry in table(name).entries
    ]
    assert {"undone", "left", "returned"} <= set(kinds)
    # One seat has left its chain, another has not opened its seed, a third has told it at once.
    assert int(words(record("away"), "shown")[1].partition(":")[0]) < max(
        step["number"] for step in record("away")["steps"] if step["seat"] == 1 and "by" in step
    )
    assert words(record("clients"), "shown")[1] == "-"


@pytest.mark.parametrize("name", ["novodice", "cubitos", "away", "clients", "given up"])
def test_the_links_of_a_record_are_those_that_the_log_shows_with_every_roll(name: str) -> None:
    shown = [
        entry.body.link or "-"
        for entry in table(name).entries
        if isinstance(entry.body, RolledBody)
    ]
    assert words(in_older_form(record(name)), "links") == shown
    assert any(word != "-" for word in shown)


# --------------------------------------------------------------------------------- what is spoilt


def test_there_are_more_than_forty_ways_and_each_spoils_a_real_record() -> None:
    assert len(SPOILS) > 40
    assert [way for way in SPOILS if not cases(way)] == []
    assert {spoil.condition for spoil in SPOILS.values()} == {*range(14)}


@pytest.mark.parametrize("way", SPOILS)
def test_everybody_names_the_same_condition(way: str, tmp_path: Path) -> None:
    spoil = SPOILS[way]
    for name, saved in cases(way):
        found = doors(tmp_path, saved, spoil.noted)
        assert found == dict.fromkeys(found, spoil.condition), name


@WITH_NODE
def test_the_page_names_the_same_conditions() -> None:
    asked = [(way, name, saved) for way in SPOILS for name, saved in cases(way)]
    found = by_page([(saved, SPOILS[way].noted) for way, _, saved in asked])
    wrong = [
        (way, name, page)
        for (way, name, _), page in zip(asked, found)
        if page != SPOILS[way].condition
    ]
    assert wrong == []


# ------------------------------------------------------------- links that let the same dice fall


def same_dice(saved: Saved) -> Iterator[tuple[int, int]]:
    """Yield the places of rolls with a link, each with an older turn whose link lets the same dice fall."""
    steps = saved["steps"]
    for place in rolls(saved):
        roll, last = steps[place], last_answer(saved, place)
        if last is None or steps[last]["by"] != "player":
            continue
        turn = first_turn(steps[last])
        for older in range(turn if turn <= shown_turn(saved, roll["seat"]) else 0):
            dice = fallen(saved["dice"], roll, link(roll["seat"], older))
            if dice == sorted(roll["given"].split()):
                yield place, older


def could_be_a_set(saved: Saved, place: int, first: int) -> bool:
    """Return whether the last answers of a roll's seat, from a turn on, look like a set in every respect."""
    last = last_answer(saved, place)
    assert last is not None
    number = saved["steps"][last]["number"]
    run = saved["steps"][last - (number - first) : last + 1] if number >= first else []
    alike = {(step["seat"], step["asked"]) for step in run}
    return len(alike) == 1 and all(
        " in " in step["given"] or step["given"] == "enough" for step in run
    )


@pytest.mark.parametrize("name", ["novodice", "cubitos", "away"])
def test_no_older_link_can_stand_in_the_place_of_a_rolls(name: str, tmp_path: Path) -> None:
    """Not even one that lets the same dice fall, unless the answers between could have been a set."""
    saved, older = record(name), record(f"{name}, older")
    exchanges = [one for one in same_dice(saved) if not could_be_a_set(saved, *one)]
    assert len(exchanges) > 3
    table_rolls = [at for at, step in enumerate(saved["steps"]) if is_roll(step)]
    for place, turn in exchanges[:: 1 + len(exchanges) // MOST_EXCHANGES]:
        seat = saved["steps"][place]["seat"]
        # In the older form, the link itself can be exchanged.
        word = f"{turn}:{link(seat, turn)}"
        spoilt = with_word(older, "links", table_rolls.index(place), word)
        assert set(doors(tmp_path, spoilt, {}).values()) == {11}, (place, turn)
        # Otherwise the answers would have to be called a set.
        pieces = [at for at in answers(saved, seat=seat) if at < place]
        spoilt = with_set(saved, pieces[turn:], turn)
        assert set(doors(tmp_path, spoilt, {}).values()) == {10}, (place, turn)


# -------------------------------------------------------------------------- what cannot be seen


@pytest.mark.parametrize("way", UNSEEN)
def test_what_no_check_can_see_is_seen_by_nobody(way: str, tmp_path: Path) -> None:
    assert unseen(way)
    for name, saved in unseen(way):
        assert set(doors(tmp_path, saved, {}).values()) == {None}, name


@pytest.mark.parametrize("way", BY_RULES)
def test_what_the_rules_alone_show_is_seen_by_those_who_know_them(way: str, tmp_path: Path) -> None:
    assert by_rules(way)
    for name, saved in by_rules(way):
        found = doors(tmp_path, saved, {})
        assert found["script"] is found["stranger"] is None, name
        assert found["package"] == found["command"] == 14, name


@WITH_NODE
def test_the_page_sees_as_much_as_all_who_do_not_know_the_rules() -> None:
    right = [(name, record(name)) for name in NAMES]
    right += [case for way in UNSEEN for case in unseen(way)]
    right += [case for way in BY_RULES for case in by_rules(way)]
    found = by_page([(saved, {}) for _, saved in right])
    assert [name for (name, _), page in zip(right, found) if page is not None] == []


def test_who_checks_an_older_record_says_what_was_not_checked(tmp_path: Path) -> None:
    said = "conditions 9 to 11 were checked only in part"
    for name in NAMES:
        file = written(tmp_path, record(name))
        older = name.endswith(", older")
        assert (said in dicehall("verify", file).out) == older
        assert (said in run(file).stdout) == older
    file = written(tmp_path, record("local"))
    for told in (dicehall("verify", file).out, run(file).stdout):
        assert "condition 5 was checked only in part" in told


def test_answers_that_were_taken_back_leave_nothing_in_the_record() -> None:
    """Letter f: neither they nor their links are there."""
    once, twice = (chained_table(game="cubitos") for _ in range(2))
    for number in range(40):
        seat = once.asked_seats()[0]
        asks = once.asks(seat)
        assert asks is not None
        option = number % len(asks.options)
        answer_linked(once, seat, option)
        answer_linked(twice, seat, option)
        # Others may have built on it.
        with suppress(Refusal):
            do(twice, commands.undo(twice, seat, asks.turn, NOW))
            answer_linked(twice, seat, option)
    assert len(twice.entries) > len(once.entries)
    assert game_record(twice) == game_record(once)


def test_the_page_of_dice_lists_what_cannot_be_seen() -> None:
    part = PAGE.partition("### What no check of a record can see")[2].partition("\n### ")[0]
    letters = re.findall(r"^\| ([a-z]) \| \*\*", part, re.MULTILINE)
    assert {*letters} == {letter for letter, _ in UNSEEN.values()} | {"f"}
