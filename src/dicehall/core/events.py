"""Events: what happened, in enough detail for a log line, an animation and a statistic."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened at the table. A game has one subclass for each kind of event."""

    seat: int
    """Who it happened to; -1 is the table itself."""

    def save(self) -> dict[str, Any]:
        """Return the event in a form JSON can represent, under the name of its kind."""
        return {"event": type(self).__name__} | {
            field.name: getattr(self, field.name) for field in fields(self)
        }
