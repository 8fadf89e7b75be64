"""Capacity: how many connections there can be with the system's file descriptors."""

from __future__ import annotations

import resource
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

OTHER_FILES: Final = 128
"""File descriptors that are kept for the database, the bots, the log and the client's files."""
MOST_FILES: Final = 65_536
"""How many file descriptors the server asks the system for."""


@dataclass(frozen=True)
class Capacity:
    """How many connections there may be."""

    connections: int
    """Connections of all kinds."""
    backlog: int
    """Connections that may be accepted in one go, before they can be counted."""
    watchers: int
    """With more live connections than this, no new watchers are let in, so that there is room for players."""


def capacity(wanted: int) -> Capacity:
    """Return how many of the wanted connections there can be, after asking the system for what it allows."""
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if files < allowed:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
            files = allowed
    backlog = min(2048, files // 8)
    connections = max(1, min(wanted, files - backlog - OTHER_FILES))
    return Capacity(connections, backlog, connections * 3 // 4)
