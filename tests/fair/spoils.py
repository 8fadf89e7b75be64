"""All ways of spoiling a record."""

from __future__ import annotations

from importlib import import_module

from tests.fair.spoiling import LISTED, Spoil

for module in ("spoils_of_parts", "spoils_of_steps"):
    import_module(f"tests.fair.{module}")

SPOILS: dict[str, Spoil] = LISTED
"""By name."""
