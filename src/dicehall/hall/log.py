"""What is noted for operators. Who runs the hall decides where it goes; nothing here writes a file."""

from __future__ import annotations

import logging
import traceback
from typing import Final

LOGGER: Final = logging.getLogger("dicehall")
"""The logger of all halls; without a program that listens to it, only errors are printed."""


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Log that something happened, with exactly the given fields."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"fields": fields})


def note_error(event: str, error: BaseException, **fields: object) -> None:
    """Log an internal error with its traceback."""
    where = "".join(traceback.format_exception(error))
    note(event, logging.ERROR, error=type(error).__name__, trace=where, **fields)
