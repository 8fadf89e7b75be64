"""Setting up: nothing is waited for that the verb does not need."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from scripts import bootstrap


@pytest.mark.parametrize(("purpose", "built"), [("terminal", 0), ("play", 1)])
def test_playing_in_the_terminal_builds_no_browser_client(
    purpose: str, built: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    verb = subprocess.run(
        ["make", "-n", purpose],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"-m scripts.bootstrap {purpose}" in verb.stdout
    assert "build_client" not in verb.stdout
    begun: list[Any] = []

    class Building:
        """A build that is done at once."""

        def __init__(self, command: list[str], **_: Any) -> None:
            begun.append(command)

        def wait(self) -> int:
            return 0

        def terminate(self) -> None:
            pass

    monkeypatch.setattr(bootstrap, "PURPOSE", purpose)
    monkeypatch.setattr(subprocess, "Popen", Building)
    with bootstrap.client_being_built():
        pass
    assert len(begun) == built
