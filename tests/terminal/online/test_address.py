"""Addresses of tables, as people copy them; and the file in which seats are kept."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall

from dicehall.command import play as play_verb
from dicehall.locales import Catalogue
from dicehall.terminal.online.address import Address, read_address
from dicehall.terminal.online.mistakes import CannotJoin
from dicehall.terminal.online.seat_file import KeptSeat, SeatFile, usual_path

EN = Catalogue("en")


@pytest.mark.parametrize(
    ("text", "base", "table"),
    [
        ("http://127.0.0.1:8420/t/BKKJ2X", "http://127.0.0.1:8420", "BKKJ2X"),
        ("http://h:80/dice/t/BKKJ2X/", "http://h:80/dice", "BKKJ2X"),
        ("https://dice.example.org/a/b/tables/x_Y-9", "https://dice.example.org/a/b", "x_Y-9"),
        ("http://[::1]:8420/dice/api/tables/abc/live", "http://[::1]:8420/dice", "abc"),
        ("http://h/api/tables/abc/record", "http://h", "abc"),
        ("http://h/dice/#/t/BKKJ2X", "http://h/dice", "BKKJ2X"),
        ("127.0.0.1:8420/BKKJ2X", "http://127.0.0.1:8420", "BKKJ2X"),
        (" localhost:8420 BKKJ2X ", "http://localhost:8420", "BKKJ2X"),
        ("dice.example.org/t/BKKJ2X", "https://dice.example.org", "BKKJ2X"),
        ("dice.example.org:443 BKKJ2X", "https://dice.example.org:443", "BKKJ2X"),
    ],
)
def test_an_address_is_read_in_many_forms(text: str, base: str, table: str) -> None:
    address = read_address(text, EN)
    assert (address.base, address.table) == (base, table)
    assert address.live("abc") == f"{base.replace('http', 'ws', 1)}/api/tables/abc/live"


@pytest.mark.parametrize(
    ("server", "base"),
    [
        ("dice.example.org", "https://dice.example.org"),
        ("localhost:8420/dice/", "http://localhost:8420/dice"),
        ("http://[::1]:8420", "http://[::1]:8420"),
    ],
)
def test_a_bare_code_is_a_table_of_the_server_named_beside_it(server: str, base: str) -> None:
    assert read_address(" BKKJ2X ", EN, server) == Address(base, "BKKJ2X")
    assert read_address("BKKJ2X", EN) == Address("http://127.0.0.1:8420", "BKKJ2X")


@pytest.mark.parametrize("server", ["", "ftp://h", "http://me:pw@h", "http://h:x", "h\x1bb"])
def test_what_is_no_server_is_told_with_one_that_is(server: str) -> None:
    with pytest.raises(CannotJoin, match=re.escape("http://127.0.0.1:8420")):
        read_address("BKKJ2X", EN, server)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "http://", "http://h", "http://h/", "http://h/t/", "http://h/t/a%20b"),
        *("ftp://h/t/abc", "http://h:99999/t/abc", "http://h:x/t/abc", "http://me:pw@h/t/abc"),
        *("http://h/t/abc?x=1", "http://h/t/../..", "http://[::1/t/abc", "http://h/t/a\x1bb"),
        "http://h/t/" + "x" * 65,
    ],
)
def test_what_is_no_address_is_told_with_one_that_is(text: str) -> None:
    with pytest.raises(CannotJoin, match=re.escape("http://127.0.0.1:8420/t/BKKJ2X")):
        read_address(text, EN)


def seat(number: int = 0, table: str = "abc", token: str = "secret") -> KeptSeat:
    return KeptSeat("http://h", table, number, token, "5eed", "c0de")


def test_seats_are_kept_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "state" / "seats.json"
    file = SeatFile(path, EN)
    assert file.seats_at("http://h", "abc") == []
    before = os.umask(0)
    try:
        file.keep(seat(0))
    finally:
        os.umask(before)
    file.keep(seat(1))
    file.keep(seat(0, "other"))
    assert file.seats_at("http://h", "abc") == [seat(1), seat(0)]
    assert file.seats_at("http://elsewhere", "abc") == []
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    file.keep(seat(1, token="newer"))
    assert file.seats_at("http://h", "abc") == [seat(1, token="newer"), seat(0)]
    file.forget(seat(0))
    assert file.seats_at("http://h", "abc") == [seat(1, token="newer")]


def test_the_oldest_seats_are_forgotten_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehall.terminal.online.seat_file.MOST_KEPT", 5)
    file = SeatFile(tmp_path / "seats.json", EN)
    for number in range(8):
        file.keep(seat(0, f"table{number}"))
    assert file.seats_at("http://h", "table2") == []
    assert file.seats_at("http://h", "table3") != []


@pytest.mark.parametrize("text", ["", "[]", "{", '{"seats": [{"seat": 1}]}', '{"seats": 3}'])
def test_a_file_that_cannot_be_read_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "seats.json"
    path.write_text(text)
    file = SeatFile(path, EN)
    with pytest.raises(CannotJoin, match="cannot be read"):
        file.seats_at("http://h", "abc")
    with pytest.raises(CannotJoin, match="cannot be read"):
        file.keep(seat())
    assert path.read_text() == text


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    with pytest.raises(CannotJoin, match="could not be kept in"):
        SeatFile(tmp_path / "state" / "dicehall" / "seats.json", EN).seed_for("h", "t", "c")


def test_a_seed_is_drawn_once_for_a_table_and_kept_until_it_is_used(tmp_path: Path) -> None:
    path = tmp_path / "seats.json"
    seed = SeatFile(path, EN).seed_for("http://h", "abc", "promised")
    assert len(bytes.fromhex(seed)) == 32
    # The seat itself is not taken yet, and no other table or promise shares the seed.
    assert SeatFile(path, EN).seats_at("http://h", "abc") == []
    SeatFile(path, EN).keep(seat(0))
    assert SeatFile(path, EN).seed_for("http://h", "abc", "promised") == seed
    others = {
        SeatFile(path, EN).seed_for("http://h", "other", "promised"),
        SeatFile(path, EN).seed_for("http://elsewhere", "abc", "promised"),
        SeatFile(path, EN).seed_for("http://h", "abc", "promised anew"),
    }
    assert len(others | {seed}) == 4


def test_the_file_stands_where_programs_keep_their_state(tmp_path: Path) -> None:
    assert usual_path({"XDG_STATE_HOME": "/x"}) == Path("/x/dicehall/seats.json")
    home = Path.home() / ".local/state/dicehall/seats.json"
    assert usual_path({}) == usual_path({"XDG_STATE_HOME": "state"}) == home


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let the command believe that somebody sits there; it fails before it could show anything."""
    monkeypatch.setattr(play_verb, "in_terminal", lambda: True)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--table", "http://h/"), "is not the address of a table"),
        (
            ("--table", "abc", "--server", "127.0.0.1:1"),
            "no server answers at http://127.0.0.1:1: ",
        ),
        (("--table", "abc", "--server", "ftp://h"), "is not the address of a server"),
        (("novodice", "--server", "127.0.0.1:1"), "no server answers at http://127.0.0.1:1: "),
        (("novodice", "--server", "h:1", "--seed", "1"), "--seed does not go with --server"),
        (("novodice", "--server", "h:1", "--race", "1"), "--race belongs to cubitos"),
        (("novodice", "--server", "h:1", "--bots", "a,b", "--players", "2"), "leave you no seat"),
        (("--table", "127.0.0.1:1/abc"), "no server answers at http://127.0.0.1:1: "),
        (("novodice", "--table", "h:1/abc"), "has its game already"),
        (("--table", "h:1/abc", "--bots", "greedy"), "--bots does not go with --table"),
        (("--table", "h:1/abc", "--seat", "0"), "--seat is '0'"),
        (("novodice", "--seat", "2"), "--seat belongs to --table"),
        (("--table", "h:1/abc", "--record", "no/such/file"), "cannot be written"),
        ((), "play needs GAME, or --table"),
    ],
)
def test_what_cannot_be_joined_is_told_in_one_sentence(
    arguments: tuple[str, ...], said: str
) -> None:
    assert_one_sentence(dicehall("play", *arguments), said)


def test_without_a_terminal_no_seat_is_taken() -> None:
    assert_one_sentence(dicehall("play", "--table", "h:1/abc"), "play needs a terminal")
