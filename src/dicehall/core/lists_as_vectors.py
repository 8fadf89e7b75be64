"""Lists that can be used like the vectors of `librt.vecs`."""

# Not compiled: it stands in where there are no compiled vectors.

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

vec: Final = {float: list, i64: list}
"""By what a vector holds: what makes one, so that `vec[float]()` is a list."""


def append(numbers: list[Any], number: Any) -> list[Any]:
    """Return a vector with a number more; it may be the same one."""
    numbers.append(number)
    return numbers
