"""Make a table at a server, for oneself, for bots, and for people who get its code."""

from __future__ import annotations

from typing import Any

from dicehall.terminal.online.address import TABLE, Address
from dicehall.terminal.online.mistakes import CannotJoin, NoAnswer, ServerRefusal
from dicehall.terminal.online.rest import Rest


def make_table(
    rest: Rest, game: str, options: dict[str, Any], seats: int, bots: list[str]
) -> Address:
    """Make a table whose last seats are for bots, and return its address; or say why it cannot be made."""
    people = [{"kind": "open"}] * (seats - len(bots))
    body = {
        "game": game,
        "options": {name: value for name, value in options.items() if name != "players"},
        "seats": [*people, *({"kind": "bot", "bot": bot} for bot in bots)],
    }
    try:
        table = str(rest.post(rest.address.api("/tables"), body)["table"]["code"])
        if not TABLE.fullmatch(table):
            raise ValueError("this is no code of a table")
    except (NoAnswer, ServerRefusal) as mistake:
        raise CannotJoin(str(mistake)) from None
    except (KeyError, TypeError, ValueError):
        # It answers, but not in a form we know.
        raise CannotJoin(
            rest.say.text("terminal-online-no-dicehall", server=rest.address.base)
        ) from None
    return Address(rest.address.base, table)
