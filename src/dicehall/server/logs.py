"""Logs: one JSON object per line, written by a separate thread so that a full pipe blocks nobody.

If nobody reads them, entries that do not fit into the queue are dropped and counted.

What is logged is listed field by field, like what is shown: no token, seed, passphrase or chat text is ever
passed to a logger.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from logging.handlers import QueueHandler
from queue import Full, Queue
from threading import Thread
from typing import TYPE_CHECKING, Final, TextIO

from dicehall.hall.log import LOGGER as LOGGER
from dicehall.hall.log import note as note
from dicehall.hall.log import note_error as note_error

if TYPE_CHECKING:
    from collections.abc import Iterator

OTHERS: Final = ("uvicorn", "asyncio")
"""The loggers of the web server and of the event loop, whose warnings belong into the same log."""
ROOM: Final = 100_000
"""How many entries may wait to be written."""
LAST_WORDS_S: Final = 2.0
"""Seconds for writing the last entries; if nobody reads them by then, they are lost."""


class JsonLine(logging.Formatter):
    """Writes a log entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
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
        """Return the line; a traceback follows on separate lines."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = dict(getattr(record, "fields", None) or {})
        trace = fields.pop("trace", "")
        if record.exc_info:
            trace = self.formatException(record.exc_info)
        listed = " ".join(f"{name}={value}" for name, value in fields.items() if value != "")
        line = " ".join(part for part in (at, record.getMessage(), listed) if part)
        return f"{line}\n{trace.rstrip()}" if trace else line


CLIENTS_FAULT: Final = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What the web server warns of or reports as a failure, though only a client did something wrong."""


class HandOver(QueueHandler):
    """Passes entries to the writing thread unchanged, because they stay in this process."""

    def __init__(self, queue: Queue[logging.LogRecord | None]) -> None:
        super().__init__(queue)
        self._dropped = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything pass except what is only a client's fault."""
        return record.msg not in CLIENTS_FAULT and bool(super().filter(record))

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        """Return the entry unchanged."""
        return record

    def enqueue(self, record: logging.LogRecord) -> None:
        """Pass an entry on, preceded by a note about any that were dropped."""
        try:
            if self._dropped:
                listed = {"name": LOGGER.name, "levelno": logging.WARNING, "levelname": "WARNING"}
                fields = {"fields": {"entries": self._dropped}}
                self.queue.put_nowait(
                    logging.makeLogRecord({**listed, "msg": "log_dropped", **fields})
                )
                self._dropped = 0
            self.queue.put_nowait(record)
        except Full:
            self._dropped += 1


def _write(queue: Queue[logging.LogRecord | None], form: logging.Formatter, stream: TextIO) -> None:
    """Write entries until None arrives."""
    with _own(stream) as own:
        while (record := queue.get()) is not None:
            with suppress(Exception):  # there is nobody to report to
                own.write(f"{form.format(record)}\n")
                own.flush()


def _own(stream: TextIO) -> AbstractContextManager[TextIO]:
    """Return a second stream to the same place, because at exit Python waits for writers of the first."""
    try:
        return open(os.dup(stream.fileno()), "w", encoding="utf-8", errors="backslashreplace")
    except (OSError, ValueError):
        return nullcontext(stream)


@contextmanager
def logging_to(
    stream: TextIO | None = None,
    level: int = logging.INFO,
    as_json: bool = True,
    room: int = ROOM,
) -> Iterator[None]:
    """Write the logs of the server and what it is built on to a stream until the end of the block."""
    queue: Queue[logging.LogRecord | None] = Queue(room)
    handler = HandOver(queue)
    written = (queue, JsonLine() if as_json else PlainLine(), stream or sys.stderr)
    writing = Thread(target=_write, args=written, name="log", daemon=True)
    others = [logging.getLogger(name) for name in OTHERS]
    before = [(logger, logger.level, logger.propagate) for logger in (LOGGER, *others)]
    for logger in (LOGGER, *others):
        logger.addHandler(handler)
        logger.propagate = False
    LOGGER.setLevel(level)
    for logger in others:
        # Their routine messages are not useful, but their warnings are.
        logger.setLevel(max(level, logging.WARNING))
    writing.start()
    try:
        yield
    finally:
        with suppress(Full):
            queue.put(None, timeout=LAST_WORDS_S)
            writing.join(LAST_WORDS_S)
        for logger, old_level, propagate in before:
            logger.removeHandler(handler)
            logger.setLevel(old_level)
            logger.propagate = propagate
