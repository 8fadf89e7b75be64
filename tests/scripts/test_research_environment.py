"""The environment of OpenSpiel and TorchRL: kept between runs, without CUDA, honest about what it lacks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import research_environment
from scripts.research_environment import LEARN, SEARCH, TORCH, check_torch, set_up


class Pip:
    """Stands in for pip: finds one version of PyTorch, and fails to install what is named."""

    def __init__(self, torch: str = "2.13.0+cpu", fails: str = "nothing") -> None:
        self.torch = torch
        self.fails = fails
        self.installed: list[str] = []

    def run(self, *command: str) -> str:
        if self.fails in " ".join(command):
            raise subprocess.CalledProcessError(1, command, stderr="trying\nno such package\n")
        if "--report" in command:
            return json.dumps({"install": [{"metadata": {"version": self.torch}}]})
        self.installed += [word for word in command if "==" in word]
        return ""


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(research_environment, "STAMP", tmp_path / "packages.json")
    monkeypatch.setattr(research_environment, "make_environment", lambda: None)
    monkeypatch.setattr(sys, "platform", "linux")


def test_everything_is_installed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pip = Pip()
    monkeypatch.setattr(research_environment, "run", pip.run)
    assert set_up()["missing"] == {}
    assert pip.installed == [*SEARCH, *TORCH, *LEARN]
    assert set_up()["missing"] == {}
    assert len(pip.installed) == len((*SEARCH, *TORCH, *LEARN))


def test_pytorch_with_cuda_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pip = Pip(torch="2.13.0")
    monkeypatch.setattr(research_environment, "run", pip.run)
    with pytest.raises(LookupError, match="with CUDA only"):
        check_torch()
    missing = set_up()["missing"]
    assert list(missing) == ["torchrl"]
    assert missing["torchrl"].startswith(
        "TorchRL was not set up: pip finds torch==2.13.0 with CUDA only"
    )
    assert pip.installed == list(SEARCH)


def test_one_line_says_what_failed_and_the_next_run_tries_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(research_environment, "run", Pip(fails="open_spiel").run)
    assert set_up()["missing"] == {"open_spiel": "OpenSpiel could not be set up: no such package"}
    pip = Pip()
    monkeypatch.setattr(research_environment, "run", pip.run)
    assert set_up()["missing"] == {}
    assert pip.installed[0] == SEARCH[0]
