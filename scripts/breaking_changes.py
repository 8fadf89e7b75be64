"""Find changes of messages that would break a client written for the earlier ones."""

from __future__ import annotations

import json
from typing import Any

from scripts.typescript import Definitions, Schema, variants


def breaks(before: dict[str, Any], after: dict[str, Any], bodies: set[str]) -> list[str]:
    """Return what would break a client that was written for the earlier messages.

    `bodies` are the models of the bodies of REST requests; like live requests, they are written by clients.
    """
    # A model may move from what all games share to the game that it serves: its place is never sent.
    everywhere = {name: one for models in after["games"].values() for name, one in models.items()}
    found = _broken("", before["shared"], everywhere | after["shared"], bodies)
    for game, models in before["games"].items():
        found += _broken(f"{game}: ", models, after["games"].get(game, {}), bodies)
    return found


def _broken(where: str, before: Definitions, after: Definitions, bodies: set[str]) -> list[str]:
    before = _with_new_names(before, after)
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


def _with_new_names(before: Definitions, after: Definitions) -> Definitions:
    """Return the earlier models under their present names: a model's name is never sent."""
    gone, new_names = before.keys() - after.keys(), after.keys() - before.keys()
    renamed = True
    while renamed:
        # A model that refers to a renamed one is compared again once that one has its new name.
        renamed = False
        for old, new in [(old, new) for old in gone & before.keys() for new in new_names]:
            if old in before and new not in before and _same(before[old], after[new]):
                text = json.dumps(before).replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
                before = {
                    new if name == old else name: one for name, one in json.loads(text).items()
                }
                renamed = True
    return before


def _same(old: Schema, new: Schema) -> bool:
    """Return whether two models are the same but for their titles."""
    return {**old, "title": ""} == {**new, "title": ""}


def _gone(old: Schema, new: Schema) -> list[str]:
    """Return the types that a value can no longer have; new types break no client."""
    left = variants(new)
    return [one for one in variants(old) if one not in left]


def _fields(old: Schema, new: Schema, read: bool) -> list[str]:
    """Return the fields of a model that break a client; for what clients send, also fields they must add."""
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
