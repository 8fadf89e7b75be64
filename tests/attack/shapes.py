"""Values of any shape: whatever a JSON Schema describes, made of what the attackers have found so far.

Nothing here knows a route or a message by name; a new one is attacked as soon as its schema is published.
"""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from typing import Any, Final

from tests.attack.hostile import Hostile

MOST_KEPT: Final = 200
"""How much loot of one name is kept; the oldest is forgotten."""
DEEPEST: Final = 8
"""How deeply values are nested where the schema refers to itself."""


class Loot:
    """What attackers know: ids, tokens, names and whatever else fits into a field, by the field's name."""

    def __init__(self) -> None:
        self._found: defaultdict[str, deque[Any]] = defaultdict(lambda: deque(maxlen=MOST_KEPT))

    def add(self, name: str, *values: Any) -> None:
        """Remember values for fields of this name."""
        self._found[name].extend(values)

    def names(self) -> Iterable[str]:
        """Return the names of fields for which something is known."""
        return self._found.keys()

    def pick(self, name: str, chance: random.Random) -> Any:
        """Return something for a field of this name; None if nothing is known."""
        found = self._found.get(name)
        return chance.choice(found) if found else None


class Shapes:
    """Makes values by the schemas of one document."""

    def __init__(self, definitions: Mapping[str, Any], loot: Loot, hostile: Hostile) -> None:
        self._definitions = definitions
        self._loot = loot
        self._hostile = hostile
        self._chance = hostile.chance

    def value(self, schema: Mapping[str, Any], name: str = "", depth: int = 0) -> Any:
        """Return a value that the schema allows, or nearly; known fields hold what is known about them."""
        chance = self._chance
        if "$ref" in schema:
            return self.value(self._definitions[schema["$ref"].rsplit("/", 1)[-1]], name, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return chance.choice(schema["enum"])
        found = self._loot.pick(name, chance)
        if found is not None and chance.random() < 0.9:
            return found
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return self.value(chance.choice(schema[union]), name, depth)
        kind = schema.get("type")
        if depth >= DEEPEST or kind in (None, "null"):
            return None
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array":
            least, most = int(schema.get("minItems", 0)), int(schema.get("maxItems", 4))
            inner: Mapping[str, Any] = schema.get("items", {})
            count = max(least, min(most, chance.choice((1, 2, 2, 3, 4))))
            return [self.value(inner, name.removesuffix("s"), depth + 1) for _ in range(count)]
        if kind == "string":
            return self._hostile.text()[: int(schema.get("maxLength", 40))] or "x"
        if kind == "boolean":
            return chance.random() < 0.5
        least = int(schema.get("minimum", -3))
        return chance.randint(least, min(int(schema.get("maximum", 40)), least + 40))

    def _object(self, schema: Mapping[str, Any], depth: int) -> dict[str, Any]:
        wanted = schema.get("required", ())
        return {
            field: self.value(inner, field, depth + 1)
            for field, inner in schema.get("properties", {}).items()
            if field in wanted or self._chance.random() < 0.5
        }
