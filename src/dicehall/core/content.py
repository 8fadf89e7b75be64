"""Reading a file of an owner's figures."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from dicehall.core.mistakes import BadContent


def read_figures(path: Path) -> dict[str, Any]:
    """Read a table of figures; the game they are for checks what they are."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadContent(
            f"{path} cannot be read: {(error.strerror or str(error)).lower()}."
        ) from None
    except UnicodeDecodeError:
        raise BadContent(f"{path} cannot be read: it is not UTF-8 text.") from None
    except (ValueError, RecursionError) as error:
        reason = str(error).replace("Invalid", "wrong")
        raise BadContent(f"{path} is no table of components in TOML: {reason}.") from None
