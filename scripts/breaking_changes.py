"""Changes of messages that would break a client written for them as they were."""

from __future__ import annotations

import json
from typing import Any

from scripts.typescript import Definitions, Schema, variants


def breaks(before: dict[str, Any], after: dict[str, Any], bodies: set[str]) -> list[str]:
    """Return what would break a client that was written for the messages as they were.

    `bodies` are the models of what REST requests bring; like live requests, clients write them.
    """
    found = _broken("", before["shared"], after["shared"], bodies)
    for game, models in before["games"].items():
        found += _broken(f"{game}: ", models, after["games"].get(game, {}), bodies)
    return found


def _broken(where: str, before: Definitions, after: Definitions, bodies: set[str]) -> list[str]:
    read = _named_in(before, "from_client") | bodies
    found: list[str] = []
    for name, old in before.items():
        new = after.get(name)
        if new is None:
            found.append(f"{where}{name} is gone")
        elif old.get("type") != "object":
            if _gone(old, new):
                found.append(f"{where}{name} is another type")
        else:
            found += [f"{where}{name}.{one}" for one in _fields(old, new, name in read)]
    return found


def _gone(old: Schema, new: Schema) -> list[str]:
    """Return the types that a value could have and cannot have any more; new ones break nobody."""
    left = variants(new)
    return [one for one in variants(old) if one not in left]


def _fields(old: Schema, new: Schema, read: bool) -> list[str]:
    """Return which fields of a model break a client: of one that is read, those it would have to add."""
    fields: Schema = new.get("properties", {})
    found: list[str] = []
    for field, one in old.get("properties", {}).items():
        if field not in fields:
            found.append(f"{field} is gone")
        elif _gone(one, fields[field]) or (not read and variants(one) != variants(fields[field])):
            found.append(f"{field} is another type")
    now, before = set(new.get("required", [])), set(old.get("required", []))
    changed = now - before if read else (before & set(fields)) - now
    why = "must be sent now" if read else "may be missing now"
    return found + [f"{field} {why}" for field in sorted(changed)]


def _named_in(found: Definitions, name: str) -> set[str]:
    """Return the models that one is made of."""
    text = json.dumps(found.get(name, {}))
    return {one for one in found if f'"#/$defs/{one}"' in text}
