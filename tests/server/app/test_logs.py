"""What is logged, and what never is."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys

import pytest
from tests.patience import PATIENCE
from tests.server.app.client import play
from tests.server.app.place import running, seed

from dicehall.server.logs import LOGGER, JsonLine, PlainLine, logging_to, note, note_error

PASSPHRASE = "open sesame, please"


async def test_logs_hold_every_answer_but_no_token_seed_passphrase_or_chat(
    sqlite_url: str,
) -> None:
    written = io.StringIO()
    seeds = [seed(), seed()]
    with logging_to(written, logging.DEBUG):
        async with running(sqlite_url) as place:
            signed = await place.post("/people", {"name": "Ada", "passphrase": PASSPHRASE})
            await place.post(
                "/people/session", {"name": "Ada", "passphrase": "wrong one"}, status=403
            )
            plans = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
            made = await place.post(
                "/tables",
                {"game": "cubitos", "seats": plans, "options": {"rounds": 1}},
                signed["token"],
            )
            table_id = made["table"]["id"]
            kept = {"seed": seeds[0], "kept": made["tokens"]["0"]}
            own = await place.post(f"/tables/{table_id}/seats", kept, signed["token"])
            sat = await place.post(f"/tables/{table_id}/seats", {"name": "Ben", "seed": seeds[1]})
            # A client that puts its token where it does not belong is not betrayed either.
            await place.http.get(f"/api/nothing/{sat['token']}?token={sat['token']}")
            await place.http.get(f"/api/tables/{table_id}/entries?token={sat['token']}")
            await place.http.get(f"/api/tables/{sat['token']}/entries")
            ada = await place.connect(table_id, own["token"])
            ben = await place.connect(table_id, sat["token"])
            await ada.ask("say", text="a word in your ear")
            await ada.connection.send(json.dumps({"type": "nonsense", "token": sat["token"]}))
            await place.post(f"/tables/{table_id}/start", token=sat["token"], status=200)
            await play(ada, ben)
            secret = ada.table["secret"]
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    events = [line["event"] for line in lines]
    assert {"made", "sat", "began", "answer", "ended", "request", "connected"} <= set(events)
    answers = [line for line in lines if line["event"] == "answer"]
    assert answers[0]["table"] == table_id
    assert {"seat", "turn", "by", "ms", "at", "level"} <= set(answers[0])
    tokens = (signed["token"], made["tokens"]["0"], sat["token"])
    for hidden in (*tokens, *seeds, PASSPHRASE, "wrong one", "word in your ear", secret):
        assert hidden not in written.getvalue()


def test_a_log_line_is_one_line_whatever_it_says() -> None:
    written = io.StringIO()
    with logging_to(written):
        note("odd", text="two\nlines")
        note_error("bad", ValueError("no\nway"), table="t")
        logging.getLogger("uvicorn.error").warning("from the web server")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["odd", "bad", "from the web server"]
    assert lines[1]["error"] == "ValueError"
    assert "Traceback" not in lines[0]
    assert lines[2]["logger"] == "uvicorn.error"
    assert not LOGGER.handlers


UNREAD = """
from dicehall.server.logs import logging_to, note
with logging_to():
    for number in range(5000):
        note("odd", text="x" * 100)
    print("done", flush=True)
"""


def test_a_log_that_nobody_reads_keeps_the_server_neither_from_working_nor_from_ending() -> None:
    reading, writing = os.pipe()
    try:
        done = subprocess.run(
            [sys.executable, "-c", UNREAD], stdout=subprocess.PIPE, stderr=writing, timeout=PATIENCE
        )
    finally:
        os.close(reading)
        os.close(writing)
    assert (done.returncode, done.stdout) == (0, b"done\n")


def test_what_finds_no_room_in_the_log_is_counted_and_told() -> None:
    reading, writing = os.pipe()
    with open(reading) as unread, open(writing, "w") as stream:
        with logging_to(stream, room=10):
            for number in range(2000):
                note("odd", number=number, text="x" * 100)
            while json.loads(line := unread.readline())["event"] == "odd":
                note("odd", number=2000, text="x" * 100)
        stream.close()
        assert json.loads(line)["event"] == "log_dropped"
        assert 0 < json.loads(line)["entries"] < 2000


@pytest.mark.parametrize("form", [JsonLine(), PlainLine()])
def test_a_trace_is_written_in_either_form(form: logging.Formatter) -> None:
    try:
        raise ZeroDivisionError("nought")
    except ZeroDivisionError:
        record = logging.LogRecord("x", 40, "f", 1, "fell", None, __import__("sys").exc_info())
    assert "ZeroDivisionError: nought" in form.format(record)
