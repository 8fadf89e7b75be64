"""Read what a trusted client sends: the page on the device that the table itself is on."""

from __future__ import annotations

from typing import Final, get_args, get_type_hints

from dicehall.table.json_text import value_of
from dicehall.table.messages import LONGEST_ID, AnyClientMessage
from dicehall.table.refusals import Refusal

KINDS: Final[dict[str, type[AnyClientMessage]]] = {
    get_args(get_type_hints(kind)["type"])[0]: kind for kind in get_args(AnyClientMessage)
}
"""Every message by its type."""


def read_message(text: str) -> AnyClientMessage:
    """Return a client's message; refuse one of an unknown type or with the wrong fields."""
    try:
        sent = value_of(text)
        return KINDS[sent["type"]](**sent)
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal("bad_message", reason=str(error)) from None


def id_of(text: str) -> str | None:
    """Return the id of a message that was refused, so that its sender knows which one it was."""
    try:
        sent = value_of(text)
    except ValueError:
        return None
    name = sent.get("id") if isinstance(sent, dict) else None
    return name if isinstance(name, str) and 1 <= len(name) <= LONGEST_ID else None
