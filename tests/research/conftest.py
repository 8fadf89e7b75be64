"""The tests in `spiel` and `torch` run in an environment that `scripts.research_environment` sets up."""

from __future__ import annotations

from importlib.util import find_spec

FOLDERS = {"spiel": "pyspiel", "torch": "torchrl"}
"""The tests that need each of the large packages."""

collect_ignore = [folder for folder, package in FOLDERS.items() if find_spec(package) is None]
if len(collect_ignore) == len(FOLDERS):
    collect_ignore.append("test_page.py")
