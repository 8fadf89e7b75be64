"""How compiled objects are pickled and copied: as their class says, by their fields, or not at all.

The compiler would pickle every object, and fail to make many of them again when they are loaded; whoever
waits for such an object, as `multiprocessing.Pool.map` does, would wait for ever. A compiled class asks here
instead (`scripts/complete_c.py`); where nothing is compiled, Python needs no help.
"""

# Not compiled: objects are pickled rarely.

from __future__ import annotations

from copyreg import __newobj__  # type: ignore[attr-defined]
from dataclasses import fields, is_dataclass
from types import FunctionType
from typing import Any


def reduced(value: Any, protocol: int) -> Any:
    """Return what `pickle` and `copy` make an object again from; refuse one that cannot be made again."""
    kind: Any = type(value)
    if kind.__reduce__ is not object.__reduce__:
        return value.__reduce__()
    if is_dataclass(kind):
        return remade, (kind, {field.name: getattr(value, field.name) for field in fields(kind)})
    if isinstance(kind.__getstate__, FunctionType):
        # A class that is not compiled, though its base is, and that knows better.
        return object.__reduce_ex__(value, protocol)
    try:
        kind.__new__(kind)
    except TypeError:
        raise TypeError(
            f"a {kind.__name__} is neither pickled nor copied; it belongs to what it was taken from."
        ) from None
    compiled = [name for name in kind.__mypyc_attrs__ if hasattr(value, name)]
    state = {name: getattr(value, name) for name in compiled} | getattr(value, "__dict__", {})
    return __newobj__, (kind,), state


def remade(kind: Any, values: dict[str, Any]) -> Any:
    """Return a data class with these fields, though it may be frozen."""
    made = kind.__new__(kind)
    for name, value in values.items():
        object.__setattr__(made, name, value)
    return made
