"""The places of a module where one small change makes a mutant: a comparison, a number, a word or a sign.

What cannot matter to anybody is left out: docstrings, annotations, decorators (`frozen=True`), what is only
there for type checkers, and the wording of sentences.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src/dicehall"
MUTATED = ("core", "games/*/rules", "games/*/cards", "games/*/track")
"""Folders of the package with the rules of the games, and what all games are played by."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
"""Functions that are easily taken for each other."""
OF_TYPES = {"cast", "Literal", "NewType", "ParamSpec", "TypeVar", "TypeAliasType"}
"""What is called or indexed with words that only type checkers read."""
NOT_RUN = {"annotation", "returns", "decorator_list", "type_params", "ctx"}
"""Parts of the syntax tree that do nothing when the code runs, or nothing that could be done differently."""
NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
SENTENCES = (ast.JoinedStr, ast.Raise)
"""Where words are parts of sentences."""

Key = tuple[str, str, str, str]
"""What names a place, though lines may move: its file, its function, its line and the change."""


@dataclass(frozen=True)
class Place:
    """One change of one module."""

    file: str
    """The module, from the top of the package."""
    function: str
    """Where in it, such as `Zone.add`; empty outside of all functions and classes."""
    code: str
    """The line of the source."""
    change: str
    """What is there, and what a mutant has instead."""
    line: int
    """The line's number, which changes more often than all of the above."""
    apply: Callable[[], None]
    """Makes the change in the syntax tree."""

    @property
    def key(self) -> Key:
        """Return what names this place."""
        return (self.file, self.function, self.code, self.change)

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.change}"


def modules() -> list[str]:
    """Return the modules that are mutated."""
    paths = {path for folder in MUTATED for path in PACKAGE.glob(f"{folder}/*.py")}
    return sorted(path.relative_to(PACKAGE).as_posix() for path in paths)


def every_place() -> list[Place]:
    """Return the places of all modules, in the order of the source."""
    found = []
    for file in modules():
        source = (PACKAGE / file).read_text(encoding="utf-8")
        found += places(file, source, ast.parse(source))
    return found


def places(file: str, source: str, tree: ast.Module) -> list[Place]:
    """Return all places of a module; each can be changed in the given tree."""
    walk = Walk(file, source.splitlines())
    found = list(walk.inside(tree))
    seen: Counter[Key] = Counter()
    for number, place in enumerate(found):
        seen[place.key] += 1
        if seen[place.key] > 1:
            # The same change can be made in several places of a line.
            found[number] = replace(place, change=f"{place.change} #{seen[place.key]}")
    return found


class Walk:
    """A way through the syntax tree of a module that knows where it is."""

    def __init__(self, file: str, lines: list[str]) -> None:
        self._file = file
        self._lines = lines
        self._within: list[str] = []
        self._text: ast.JoinedStr | None = None
        """The text with fields that it is in: versions of Python number the lines in there differently."""
        self._sentences = 0
        """How many texts with fields and raised mistakes it is in."""

    def inside(self, node: ast.AST) -> Iterator[Place]:
        """Return the places of all parts of a node."""
        for name, value in ast.iter_fields(node):
            if name in NOT_RUN:
                continue
            children = value if isinstance(value, list) else [value]
            for number, child in enumerate(children):
                if isinstance(child, ast.AST) and not without_effect(node, name, number, child):
                    yield from self._of(child)

    def _of(self, node: ast.AST) -> Iterator[Place]:
        if isinstance(node, SENTENCES):
            self._sentences += 1
        if isinstance(node, NAMED):
            self._within.append(node.name)
        if isinstance(node, ast.JoinedStr) and self._text is None:
            self._text = node
        if not (self._sentences and is_text(node)):
            for before, after, apply in changes(node):
                assert isinstance(node, ast.expr | ast.stmt)
                line = (self._text or node).lineno
                yield Place(
                    self._file,
                    ".".join(self._within),
                    self._lines[line - 1].strip(),
                    f"{before} -> {after}",
                    line,
                    apply,
                )
        yield from self.inside(node)
        if node is self._text:
            self._text = None
        if isinstance(node, NAMED):
            self._within.pop()
        if isinstance(node, SENTENCES):
            self._sentences -= 1


def is_text(node: ast.AST) -> bool:
    """Return whether a node is a text as it stands."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def without_effect(parent: ast.AST, field: str, number: int, child: ast.AST) -> bool:
    """Return whether a part of the tree does nothing that anybody could notice."""
    if isinstance(parent, ast.Expr):
        return isinstance(child, ast.Constant)
    if isinstance(parent, ast.If) and name_of(parent.test) == "TYPE_CHECKING":
        return field != "orelse"
    if isinstance(parent, ast.Call) and name_of(parent.func) in OF_TYPES:
        return field == "args" and number == 0
    return isinstance(parent, ast.Subscript) and name_of(parent.value) in OF_TYPES


def name_of(node: ast.AST) -> str:
    """Return the name that a node consists of, if it does."""
    return node.id if isinstance(node, ast.Name) else ""


Change = tuple[str, str, Callable[[], None]]
"""What is there, what a mutant has instead, and what makes the change."""


def changes(node: ast.AST) -> Iterator[Change]:
    """Return what can be changed of a node itself."""
    if isinstance(node, ast.Compare):
        for number, operator in enumerate(node.ops):
            others = [*node.ops]
            others[number] = COMPARISONS[type(operator)]()
            yield changed(node, "ops", others)
    elif isinstance(node, ast.BoolOp):
        yield changed(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SIGNS:
        yield changed(node, "op", SIGNS[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        # Twice the same sign is none, and the tree keeps its form.
        twice = ast.copy_location(ast.UnaryOp(node.op, node.operand), node)
        yield unparsed(node), unparsed(node.operand), partial(setattr, node, "operand", twice)
    elif isinstance(node, ast.Constant):
        other = another(node.value)
        if other is not None:
            yield changed(node, "value", other)
    elif isinstance(node, ast.Name) and node.id in NAMES:
        yield changed(node, "id", NAMES[node.id])


def changed(node: ast.AST, field: str, other: object) -> Change:
    """Return the change that puts something else into a field of a node, described by its code."""
    was, before = getattr(node, field), unparsed(node)
    setattr(node, field, other)
    after = unparsed(node)
    setattr(node, field, was)
    return before, after, partial(setattr, node, field, other)


def unparsed(node: ast.AST) -> str:
    """Return the code of a node in one line."""
    return " ".join(ast.unparse(node).split())


def another(value: object) -> object:
    """Return a value that a mutant has instead of this one; None if it is left as it is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    if isinstance(value, str) and len(value.split()) <= 1:
        return value + "_"
    if isinstance(value, bytes):
        return value + b"_"
    return None
