"""What hangs on an object: everything that can be reached from it, compiled classes included."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

from dicehall.core.game import Game
from dicehall.core.task import Program
from dicehall.core.words import Word

FIXED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Program, Word)
"""Code and rules: the same for all games, and beyond them everything is reached from everything."""


def reachable(start: object, beyond: tuple[type, ...] = FIXED) -> list[object]:
    """Return an object and all objects it leads to, apart from code and rules."""
    found: dict[int, object] = {}
    ahead = [start]
    while ahead:
        thing = ahead.pop()
        if id(thing) in found or isinstance(thing, beyond):
            continue
        found[id(thing)] = thing
        ahead.extend(gc.get_referents(thing))
    return list(found.values())


def changeable(start: object) -> dict[int, object]:
    """Return the lists, tables and sets an object leads to, by identity, apart from those of its game."""
    return {
        id(thing): thing
        for thing in reachable(start, (*FIXED, Game))
        if isinstance(thing, (list, dict, set, bytearray))
    }
