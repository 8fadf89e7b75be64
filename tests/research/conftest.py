"""These tests run in an environment of their own: `scripts.research_environment` sets it up."""

from __future__ import annotations

from importlib.util import find_spec

FOLDERS = {"spiel": "pyspiel", "torch": "torchrl"}
"""The tests that need each of the large packages."""

collect_ignore = [folder for folder, package in FOLDERS.items() if find_spec(package) is None]
if len(collect_ignore) == len(FOLDERS):
    collect_ignore.append("test_page.py")
