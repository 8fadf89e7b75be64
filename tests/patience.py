"""How long a test waits for what must come."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 240.0
"""Seconds. A test that waits for less may fail on a slow or busy machine; this long, something hangs."""
