"""The list of known survivors: changes that nobody can notice, each with why."""

from __future__ import annotations

import tomllib

from scripts.mutation.places import ROOT, Key

LIST = ROOT / "tests/mutation/known.toml"


def known() -> dict[Key, str]:
    """Return why nobody can notice the changes of the list."""
    found: dict[Key, str] = {}
    for reason in tomllib.loads(LIST.read_text(encoding="utf-8"))["reason"]:
        for file, function, code, change in reason["places"]:
            key = (file, function, code, change)
            if key in found:
                raise ValueError(f"{LIST.name} names a place twice: {key}")
            found[key] = reason["why"]
    return found
