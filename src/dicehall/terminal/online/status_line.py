"""The status of an online table for the top line: the state of the connection, and who is absent."""

from __future__ import annotations

from dicehall.locales import Catalogue
from dicehall.terminal.online.client import TableClient


def status_line(client: TableClient, say: Catalogue, now: float) -> tuple[str, bool]:
    """Return the top line's text about the connection and who is present, and whether it is alarming."""
    text = say.text
    connection = client.connection
    if client.trouble is not None or connection.refused is not None:
        return text("terminal-online-apart"), True
    if not connection.is_open:
        if connection.retry_at is None:
            return text("terminal-online-connecting"), True
        seconds = max(1, round(connection.retry_at - now))
        return text("terminal-online-retrying", seconds=seconds), True
    names = client.shown_names()
    parts: list[str] = []
    stood_in = [seat for seat in range(len(names)) if client.away(seat)]
    gone = [seat for seat in client.absent() if seat not in stood_in]
    if gone:
        listed = ", ".join(names[seat] for seat in gone)
        parts.append(text("terminal-online-not-here", players=listed))
    if stood_in:
        listed = ", ".join(names[seat] for seat in stood_in)
        parts.append(text("terminal-online-stood-in", players=listed))
    if client.watchers:
        parts.append(text("terminal-online-watchers", count=client.watchers))
    return " · ".join(parts), False
