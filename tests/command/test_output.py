"""What a command prints may be cut off, refused or shown badly; it never ends in a traceback."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path
from runpy import run_module

import pytest
from tests.command.door import PROGRAM, assert_one_sentence, dicehall_apart
from tests.patience import PATIENCE

COMPONENTS = ("components", "novodice")


def test_a_reader_that_has_had_enough_is_no_mistake() -> None:
    process = subprocess.Popen(
        [PROGRAM, *COMPONENTS], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    # Closed before the first line comes, as `| true` does and `| head` may.
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(30) == 0
    assert errors == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_output_to_a_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:
        told = dicehall_apart(*COMPONENTS, stdout=full)
    assert_one_sentence(told, "the output cannot be written: no space left on device.")


def test_a_closed_output_is_no_crash() -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", '"$0" "$@" >&-', PROGRAM, "simulate", "novodice", "--games", "1"],
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


def test_a_terminal_without_the_signs_used_is_no_crash() -> None:
    told = dicehall_apart(*COMPONENTS, env={"PYTHONIOENCODING": "ascii"})
    assert told.status == 0
    assert told.err == ""
    assert told.out.isascii()


def test_a_file_whose_name_is_no_text_is_no_crash(tmp_path: Path) -> None:
    file = tmp_path / "\udcff.jsonl"
    try:
        file.touch()
    except OSError:
        pytest.skip("this file system takes no such names")
    told = dicehall_apart("simulate", "novodice", "--games", 1, "--out", file)
    assert told.status == 0
    told = dicehall_apart("verify", file)
    assert told.status == 0
    assert told.out.endswith("follows from the seed.\n")


def test_without_a_terminal_no_bar_is_drawn() -> None:
    told = dicehall_apart("simulate", "novodice", "--games", 2)
    assert told.err == ""
    assert "\x1b" not in told.out


def test_the_version_is_told_without_what_takes_long_to_import() -> None:
    # So it takes less than a tenth of a second; to measure that would say more about the machine.
    ask = (
        "import sys\n"
        "from dicehall.command import main\n"
        "try:\n"
        "    main(['--version'])\n"
        "finally:\n"
        "    print(*sorted({name.partition('.')[0] for name in sys.modules}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", ask], capture_output=True, text=True, check=True
    )
    told, imported = done.stdout.splitlines()
    assert told.startswith("dicehall ")
    slow = {*packages_distributions(), "asyncio", "multiprocessing", "sqlite3", "ssl"}
    # The last one belongs to setuptools, and comes with every Python that has it.
    assert slow.intersection(imported.split()) <= {"click", "dicehall", "_distutils_hack"}


def test_the_version_says_which_build_it_is() -> None:
    told = dicehall_apart("--version")
    assert told.status == 0
    assert told.out.startswith("dicehall ")
    assert "compiled" in told.out or "interpreted: " in told.out


def test_the_module_runs_where_the_program_is_not_on_the_path(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["dicehall", "--version"])
    with pytest.raises(SystemExit) as ended:
        run_module("dicehall", run_name="__main__")
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("dicehall ")
