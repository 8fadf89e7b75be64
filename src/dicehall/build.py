"""Which build of the package is running: its version, and compiled or interpreted, with the reason."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dicehall import __version__
from dicehall._choose_build import interpreted_because


@dataclass(frozen=True)
class Build:
    """One build of the package."""

    version: str
    """The version of the package, such as ``0.1.0``."""
    compiled: bool
    """Whether rules and bots run as machine code, about ten times as fast."""
    reason: str
    """``compiled``, or ``interpreted`` and why."""


def describe() -> Build:
    """Return which build is running."""
    if interpreted_because is None:
        return Build(__version__, True, "compiled")
    return Build(__version__, False, f"interpreted: {interpreted_because or _note()}")


def _note() -> str:
    """Return the reason the build left for not compiling anything."""
    note = Path(__file__).with_name("interpreted.txt")
    if note.exists():
        return note.read_text(encoding="utf-8").strip()
    return "not compiled for this Python"
