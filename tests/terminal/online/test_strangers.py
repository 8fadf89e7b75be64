"""Servers that are none of ours, or that lie: every message is compared with the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tests.table.door import begun_table, play_out, seed_of

from dicehall.core.fair import commitment_of
from dicehall.games.registry import new_game
from dicehall.locales import Catalogue
from dicehall.terminal.online.address import Address
from dicehall.terminal.online.dice_check import check_dice, record_at
from dicehall.terminal.online.joining import join
from dicehall.terminal.online.local_game import LocalGame
from dicehall.terminal.online.mistakes import CannotJoin, OutOfStep
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import KeptSeat, SeatFile

EN = Catalogue("en")
Log = list[dict[str, Any]]


@cache
def _played() -> str:
    """Return the log of a whole race, as a seat is sent it, and the last message about it."""
    table = begun_table(
        2,
        "cubitos",
        {"rounds": 1},
        seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
    )
    play_out(table)
    message = {"version": table.version(0), "view": table.view(), "question": None}
    log = [json.loads(entry) for entry in table.missed(0, 0) or []]
    return json.dumps([table.made.options, log, message])


def followed(
    change: Callable[[Log, dict[str, Any]], None] = lambda log, message: None,
) -> LocalGame:
    """Follow the race after something in its log was changed."""
    options, log, message = json.loads(_played())
    change(log, message)
    local_game = LocalGame(new_game("cubitos", options), 0)
    local_game.take(log)
    local_game.compare(message)
    return local_game


def first(log: Log, kind: str) -> dict[str, Any]:
    return next(entry for entry in log if entry["kind"] == kind)


def test_an_honest_server_is_followed_to_the_end() -> None:
    local_game = followed()
    assert local_game.match is not None
    assert local_game.match.over()


def _other_answer(log: Log, message: dict[str, Any]) -> None:
    answers = [entry for entry in log if entry["kind"] == "answered"]
    other = next(one for one in answers if one["body"]["given"] != answers[0]["body"]["given"])
    answers[0]["body"]["given"] = other["body"]["given"]


def _end_too_soon(log: Log, message: dict[str, Any]) -> None:
    del log[-3:-1]
    log[-1]["number"] -= 2


def _leave_out(log: Log, message: dict[str, Any]) -> None:
    log.remove(first(log, "answered"))
    for number, entry in enumerate(log, 1):
        entry["number"] = number


LIES: dict[str, Callable[[Log, dict[str, Any]], Any]] = {
    "an answer left out": _leave_out,
    "another answer": _other_answer,
    "an answer of somebody else": lambda log, message: first(log, "answered").update(seat=1),
    "an answer to another turn": lambda log, message: first(log, "answered")["body"].update(turn=3),
    "no dice that were thrown": lambda log, message: first(log, "rolled")["body"].update(given="x"),
    "a roll of another number": lambda log, message: first(log, "rolled")["body"].update(number=9),
    "a seat that is none": lambda log, message: first(log, "answered").update(seat=17),
    "an undo of nothing": lambda log, message: first(log, "answered").update(
        kind="undone", body={"turn": 5}
    ),
    "a seed too few": lambda log, message: first(log, "began")["body"]["seeds"].pop(),
    "what is no seed": lambda log, message: first(log, "began")["body"].update(seeds=["x", "y"]),
    "what is no commitment": lambda log, message: log[0]["body"].update(commitment="?"),
    "other scores": lambda log, message: log[-1]["body"].update(scores=[99, 0]),
    "other winners": lambda log, message: log[-1]["body"].update(winners=[]),
    "an end too soon": _end_too_soon,
    "no body": lambda log, message: first(log, "rolled").update(body=None),
    "no number": lambda log, message: log[3].pop("number"),
    "another version": lambda log, message: message.update(version=3),
    "another position": lambda log, message: message["view"].update(round=7),
    "a question after the end": lambda log, message: message.update(
        question={"seat": 0, "turn": 1, "asked": "push", "options": ["push", "pass"]}
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_server_that_leaves_the_rules_is_found_out(lie: str) -> None:
    with pytest.raises(OutOfStep):
        followed(LIES[lie])


def found(local_game: LocalGame, kept: KeptSeat | None = None) -> str:
    record = record_at(local_game, "table-1", ("Mira", "greedy"))
    return check_dice(local_game, record, kept, [1], EN).text


def kept(**other: str) -> KeptSeat:
    told = {"seed": seed_of(0), "commitment": commitment_of(bytes(range(32))), **other}
    return KeptSeat("http://h", "table-1", 0, "token", **told)


def test_dice_are_fair_only_if_everything_about_them_fits() -> None:
    local_game = followed()
    assert found(local_game, kept()).startswith("The dice were fair: all ")
    assert "your seed was not used" in found(local_game, kept(seed="77" * 16))
    assert "changed what it had committed to" in found(local_game, kept(commitment="77" * 32))

    local_game.secret = ""
    assert "their secret was not revealed" in found(local_game)
    local_game.secret = "77" * 32
    assert "the hash of the secret is" in found(local_game)

    local_game = followed()
    local_game.seeds[1] = "88" * 16
    assert "the seed of greedy is not the one a bot has" in found(local_game)

    def other_seed(log: Log, message: dict[str, Any]) -> None:
        # The rolls stay as they were; so they do not follow from this seed.
        first(log, "began")["body"]["seeds"][0] = "77" * 16

    assert "seat 0 has not committed to its seed" in found(followed(other_seed))


# -------------------------------------------------------------------------- who is no dicehall


@pytest.fixture
def stranger() -> Iterator[HTTPServer]:
    """Run a web server that answers everything with what it is told to."""

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, text = answers.get(self.path.partition("?")[0], answers[""])
            self.send_response(status)
            if status == 302:
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, format: str, *arguments: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answering)
    answers: dict[str, tuple[int, str]] = {"": (200, "")}
    server.answers = answers  # type: ignore[attr-defined]
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize(
    ("status", "text"),
    [
        *((200, "<html>welcome</html>"), (200, "[]"), (200, "{}"), (200, '{"id": "../../x"}')),
        *((404, "not here"), (500, "{}"), (200, "[" * 100_000), (302, "")),
    ],
)
def test_what_is_no_dicehall_is_told_in_a_sentence(
    stranger: HTTPServer, tmp_path: Path, status: int, text: str
) -> None:
    stranger.answers[""] = (status, text)  # type: ignore[attr-defined]
    address = Address(f"http://127.0.0.1:{stranger.server_port}", "abc")
    with pytest.raises(CannotJoin, match="is not a dicehall server"):
        join(Rest(address, EN), SeatFile(tmp_path / "seats.json", EN), None, "")


def test_a_table_of_other_rules_is_not_joined(stranger: HTTPServer, tmp_path: Path) -> None:
    table = {"id": "abc", "game": "novodice", "options": {"players": 2}}
    entries = {"entries": [{"body": {"rules": 99}}]}
    stranger.answers["/api/tables/abc"] = (200, json.dumps(table))  # type: ignore[attr-defined]
    stranger.answers["/api/tables/abc/entries"] = (  # type: ignore[attr-defined]
        200,
        json.dumps(entries),
    )
    address = Address(f"http://127.0.0.1:{stranger.server_port}", "abc")
    with pytest.raises(CannotJoin, match="need the same version"):
        join(Rest(address, EN), SeatFile(tmp_path / "seats.json", EN), None, "")


def test_a_server_that_refuses_is_quoted(stranger: HTTPServer, tmp_path: Path) -> None:
    refusal = {"code": "no_such_table", "text": "There is no such table."}
    stranger.answers[""] = (404, json.dumps(refusal))  # type: ignore[attr-defined]
    address = Address(f"http://127.0.0.1:{stranger.server_port}", "abc")
    with pytest.raises(CannotJoin, match=r"^There is no such table\.$"):
        join(Rest(address, EN), SeatFile(tmp_path / "seats.json", EN), None, "")
