"""Rows of numbers that compiled code reads and writes without making an object for any of them.

Compiled, they are the vectors of `librt.vecs`; interpreted, lists, which are faster there. This module itself
is always interpreted. `vec[float]([... for ... in ...])` makes one; no list is made on the way.
"""

# Not compiled: it chooses between two modules, once.

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from dicehall.core.dice import check_fit

INTERPRETED: Final = isinstance(check_fit, FunctionType)
"""Whether this is the interpreted build: no function that was compiled is one of Python's."""

if TYPE_CHECKING or not INTERPRETED:
    from librt.vecs import append, vec
else:
    from dicehall.core.lists_as_vectors import append, vec

__all__ = ["append", "vec"]
