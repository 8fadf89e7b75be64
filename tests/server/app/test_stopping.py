"""Starting and stopping: in this process, and as the command does it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from sqlalchemy import create_engine, text
from tests.command.door import PROGRAM, assert_one_sentence, dicehall
from tests.patience import PATIENCE
from tests.server.app.place import running


async def test_clients_are_told_when_to_come_back_before_the_server_stops(
    empty_sqlite_url: str,
) -> None:
    async with running(empty_sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        clients = [*await table.connect_all(), await table.connect()]
        place.server.should_exit = True
        for client in clients:
            assert await client.closed() == 1012
            assert client.goodbye == {"type": "goodbye", "reconnect_after": 2.0}
        place.clients.clear()


def started(*arguments: str, **more: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server in a process of its own, and return it with its address."""
    process = subprocess.Popen(
        [str(PROGRAM), "serve", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **more},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"dicehall is at (http://127\.0\.0\.1:\d+\S*)\n", line)
    assert found, (line, process.communicate())
    return process, found[1]


def test_serve_says_where_it_is_and_ends_well_at_a_signal(empty_sqlite_url: str) -> None:
    for sent in (signal.SIGINT, signal.SIGTERM):
        process, address = started(
            "--database", empty_sqlite_url, "--prefix", "/dice", "--log-json"
        )
        assert address.endswith("/dice")
        with urllib.request.urlopen(f"{address}/healthz") as answer:
            assert answer.status == 200
        process.send_signal(sent)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (0, ""), err
        assert "Traceback" not in err
        assert '"route": "/healthz"' in err


def test_a_quiet_server_says_where_it_is_and_nothing_else(empty_sqlite_url: str) -> None:
    process, address = started("--quiet", DICEHALL_DATABASE=empty_sqlite_url)
    urllib.request.urlopen(f"{address}/").close()
    process.terminate()
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "", "")


def test_a_port_in_use_is_told_in_one_sentence(empty_sqlite_url: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        told = dicehall("serve", "--port", port, "--database", empty_sqlite_url)
        assert_one_sentence(told, f"port {port}", "in use", "--port")


def test_a_database_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    for url, said in (
        ("nonsense", "sqlite:///"),
        ("sqlite:////nowhere/at/all/dicehall.db", "/nowhere/at/all"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be used"),
    ):
        told = dicehall("serve", "--port", 0, "--database", url)
        assert_one_sentence(told, said)
    (tmp_path / "other.db").write_text("this is no database" * 100)
    told = dicehall("serve", "--port", 0, "--database", f"sqlite:///{tmp_path}/other.db")
    assert_one_sentence(told)


async def test_a_database_of_a_newer_version_is_refused(empty_sqlite_url: str) -> None:
    async with running(empty_sqlite_url):
        pass
    engine = create_engine(empty_sqlite_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE dicehall_version SET version_num = '9999'"))
        connection.execute(text("UPDATE compatibility SET oldest_writer = '9999'"))
    engine.dispose()
    told = dicehall("serve", "--port", 0, "--database", empty_sqlite_url)
    assert_one_sentence(told, "newer version")


def test_options_that_do_not_fit_are_told_in_one_sentence() -> None:
    for arguments, said in (
        (("--port", "x"), "--port"),
        (("--prefix", "dice"), "--prefix"),
        (("--host", "300.1.1.1"), "300.1.1.1"),
        (("--trusted-proxies", "me"), "--trusted-proxies"),
        (("extra",), "extra"),
    ):
        assert_one_sentence(dicehall("serve", *arguments), said)


def test_the_server_is_imported_without_the_terminal(empty_sqlite_url: str) -> None:
    code = "import sys, dicehall.server.app; print('textual' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
