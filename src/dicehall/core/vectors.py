"""Rows of numbers that compiled code reads and writes without making an object for any of them.

Compiled, they are the vectors of `librt.vecs`; interpreted, lists, which are faster there. This module itself
is always interpreted. `vec[float]([... for ... in ...])` makes one; no list is made on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dicehall.core import dice

INTERPRETED: Final = str(dice.__file__).endswith(".py")

if TYPE_CHECKING or not INTERPRETED:
    from librt.vecs import append, vec
else:
    from dicehall.core.lists_as_vectors import append, vec

__all__ = ["append", "vec"]
