"""Compiled classes are documented like their source, pickle only what can be read, and are freed safely."""

from __future__ import annotations

import ast
import inspect
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from scripts.compiled_modules import compiled_modules
from scripts.complete_c import completed_code, docstrings, literal

from dicehall.build import describe

ROOT = Path(__file__).parents[2]
SOURCE = '''
class Die:
    """What is "rolled".

    In two parts.
    """

    sides: int
    """How many sides it has; six, perhaps."""

    def __init__(self) -> None:
        self.face: int = 0
        """What it shows."""

    @property
    def up(self) -> int:
        """What is up."""

    def roll(self) -> None:
        """Roll it."""


class _Die:
    def roll(self) -> None:
        """Roll this one."""


def roll(die: Die) -> None:
    """Roll one."""


def all(*dice: Die) -> None:
    """Roll all."""
'''
CODE = r"""
#include "all.h"
static PyGetSetDef core___dice___Die_getseters[] = {
    {"face",
     (getter)get_face, (setter)set_face,
     NULL, NULL},
    {"up",
     (getter)get_up,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef core___dice___Die_methods[] = {
    {"setup", (PyCFunction)setup, METH_O, NULL},
    {"roll",
     (PyCFunction)roll,
     METH_FASTCALL, PyDoc_STR("roll($self)\n--\n\n")},
    {NULL}  /* Sentinel */
};
static PyTypeObject CPyType_core___dice___Die_template_ = {
    .tp_name = "Die",
    .tp_doc = PyDoc_STR("Die()\n--\n\n"),
};
static PyMethodDef core___dice____Die_methods[] = {
    {"roll",
     (PyCFunction)roll_other,
     METH_FASTCALL, PyDoc_STR("roll($self)\n--\n\n")},
    {NULL}  /* Sentinel */
};
static PyMethodDef dicemodule_methods[] = {
    {"roll", (PyCFunction)roll_one, METH_FASTCALL, PyDoc_STR("roll(die)\n--\n\n") /* docstring */},
    {"all", (PyCFunction)roll_all, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
    {NULL, NULL, 0, NULL}
};
static void
core___dice___Die_dealloc(dicehall___core___dice___DieObject *self)
{
    CPy_TRASHCAN_BEGIN(self, core___dice___Die_dealloc)
    clear_die((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
static void
core___dice____Die_dealloc(dicehall___core___dice____DieObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, core___dice____Die_dealloc)
    clear_other((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
FREED_DEEP = """
from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game

for name in ("cubitos", "novodice"):
    match = Match(new_game(name, {}))
    for depth in range(100):
        held = match.state.copy(), match.questions(), match.throws()
        for _ in range(depth):
            held = [held]
        del held
        if match.throws():
            throw = match.throws()[0]
            match.land(throw, SeededDice("deep").roll(match.game.dice, throw))
        else:
            question = match.questions()[0]
            match.answer(question, question.options[0])
print("freed")
"""


def module_of(source: Path) -> Any:
    """Return the module of a source, compiled or not."""
    return import_module(".".join(source.relative_to(ROOT / "src").with_suffix("").parts))


def test_the_code_gets_the_docstrings_of_the_source() -> None:
    made = completed_code(CODE, SOURCE)
    for text in (
        r'"Die()\n--\n\n""What is \042rolled\042.\012\012In two parts.")',
        r'PyDoc_STR("roll($self)\n--\n\n""Roll it.")',
        r'PyDoc_STR("roll($self)\n--\n\n""Roll this one.")',
        r'PyDoc_STR("roll(die)\n--\n\n""Roll one.") /* docstring */',
        'PyDoc_STR("Roll all.") /* docstring */',
        'PyDoc_STR("What it shows."), NULL}',
        'PyDoc_STR("What is up."), NULL}',
    ):
        assert made.count(text) == 1, text
    assert made.count('{"__reduce_ex__", ') == 2
    assert made.index("*dicehall_reduced(") < made.index("PyGetSetDef")


def test_only_what_the_garbage_collector_knows_is_put_into_the_trash_can() -> None:
    made = completed_code(CODE, SOURCE)
    assert made.count("CPy_TRASHCAN_BEGIN(") == made.count("CPy_TRASHCAN_END(") == 1
    collected = made[made.index("PyObject_GC_UnTrack") :]
    assert "CPy_TRASHCAN_BEGIN(self, core___dice____Die_dealloc)" in collected
    assert "clear_die(" in made
    assert "clear_other(" in collected


def test_states_are_freed_at_any_depth_without_harm_to_memory() -> None:
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run(
        [sys.executable, "-c", FREED_DEEP], env=environment, capture_output=True, text=True
    )
    assert done.stdout == "freed\n", done.stderr[-2000:]


def test_code_that_is_complete_stays_as_it_is() -> None:
    made = completed_code(CODE, SOURCE)
    assert completed_code(made, SOURCE) == made


def test_a_text_in_any_language_is_written_in_letters_that_c_knows() -> None:
    assert literal('a\n"ü"?') == r'"a\012\042\303\274\042\077"'


@pytest.mark.parametrize(
    "source",
    compiled_modules(ROOT),
    ids=lambda path: path.relative_to(ROOT / "src/dicehall").as_posix(),
)
def test_what_is_compiled_explains_itself_as_its_source_does(source: Path) -> None:
    module = module_of(source)
    body = ast.parse(source.read_text("utf-8")).body
    documented = docstrings([one for one in body if not isinstance(one, ast.AnnAssign)])
    for name, told in documented.items():
        owner, _, member = name.rpartition(".")
        found = getattr(module, owner) if owner else module
        tuples = any(hasattr(one, "_fields") for one in (found, getattr(found, member, None)))
        if not told or member.startswith("__") or tuples:
            continue  # of a named tuple, the compiler keeps nothing that could be completed
        if not owner or callable(getattr(found, member, None)):
            assert inspect.getdoc(getattr(found, member)) == told, name
        elif describe().compiled:
            assert inspect.getdoc(inspect.getattr_static(found, member)) == told, name


@pytest.mark.skipif(not describe().compiled, reason="only what is compiled needs help")
@pytest.mark.parametrize("source", compiled_modules(ROOT), ids=lambda path: path.stem)
def test_every_compiled_class_asks_how_it_is_pickled(source: Path) -> None:
    module = module_of(source)
    for node in ast.parse(source.read_text("utf-8")).body:
        kind = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if kind is not None and "__mypyc_attrs__" in vars(kind):
            assert kind.__reduce_ex__ is not object.__reduce_ex__, kind
