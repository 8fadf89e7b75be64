"""Text in columns: cut or padded to a width measured in screen cells."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size


def left(text: str, width: int) -> str:
    """Return the text aligned left in a column; if it is too long, it ends in an ellipsis."""
    if cell_len(text) > width > 0:
        return set_cell_size(text, width - 1) + "…"
    return set_cell_size(text, max(width, 0))


def right(text: str, width: int) -> str:
    """Return the text aligned right in a column."""
    if cell_len(text) >= width:
        return left(text, width)
    return " " * (width - cell_len(text)) + text


def middle(text: str, width: int) -> str:
    """Return the text centred in a column."""
    if cell_len(text) >= width:
        return left(text, width)
    return left(" " * ((width - cell_len(text)) // 2) + text, width)
