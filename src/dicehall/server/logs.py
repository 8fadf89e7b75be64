"""Logs: one JSON object a line, written by a thread of their own so that a full pipe holds up nobody.

What is logged is listed field by field, as what is shown is: no token, seed, passphrase or chat text is ever
handed to a logger.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from contextlib import contextmanager
from datetime import UTC, datetime
from logging.handlers import QueueHandler, QueueListener
from queue import Queue
from typing import TYPE_CHECKING, Any, Final, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

LOGGER: Final = logging.getLogger("dicehall.server")
"""The server's logger."""


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log that something happened, with the fields given and no others."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"fields": fields})


def note_error(event: str, error: BaseException, **fields: Any) -> None:
    """Log what went wrong inside, with where it did."""
    where = "".join(traceback.format_exception(error))
    note(event, logging.ERROR, error=type(error).__name__, trace=where, **fields)


class JsonLine(logging.Formatter):
    """Writes a log entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            line |= fields
        if record.name != LOGGER.name:
            line["logger"] = record.name
        if record.exc_text:
            line["trace"] = record.exc_text
        elif record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLine(logging.Formatter):
    """Writes a log entry as one line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; a trace follows on lines of its own."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = dict(getattr(record, "fields", None) or {})
        trace = fields.pop("trace", "")
        if record.exc_info:
            trace = self.formatException(record.exc_info)
        told = " ".join(f"{name}={value}" for name, value in fields.items() if value != "")
        line = " ".join(part for part in (at, record.getMessage(), told) if part)
        return f"{line}\n{trace.rstrip()}" if trace else line


CLIENTS_FAULT: Final = ("Invalid UTF-8 sequence received from client.",)
"""What the web server calls a failure with a trace, though only a client did something wrong."""


class HandOver(QueueHandler):
    """Hands entries to the writing thread just as they are; they stay in this process."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let all pass but what is the fault of a client alone."""
        return record.msg not in CLIENTS_FAULT and bool(super().filter(record))

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        """Return the entry as it is."""
        return record


@contextmanager
def logging_to(
    stream: TextIO | None = None, level: int = logging.INFO, as_json: bool = True
) -> Iterator[None]:
    """Write what the server and its web server log to a stream, until the end of the block."""
    writer = logging.StreamHandler(stream if stream is not None else sys.stderr)
    writer.setFormatter(JsonLine() if as_json else PlainLine())
    queue: Queue[logging.LogRecord] = Queue(maxsize=100_000)
    handler = HandOver(queue)
    listener = QueueListener(queue, writer)
    web = logging.getLogger("uvicorn")
    before = [(logger, logger.level, logger.propagate) for logger in (LOGGER, web)]
    for logger in (LOGGER, web):
        logger.addHandler(handler)
        logger.propagate = False
    LOGGER.setLevel(level)
    # The web server's own chatter is of no use; its warnings are.
    web.setLevel(max(level, logging.WARNING))
    listener.start()
    try:
        yield
    finally:
        listener.stop()
        for logger, old_level, propagate in before:
            logger.removeHandler(handler)
            logger.setLevel(old_level)
            logger.propagate = propagate
