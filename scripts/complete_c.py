"""Complete the C code that mypyc writes: docstrings, pickling, and how acyclic objects are freed.

Without this, `help` of a compiled class is empty, and a compiled object that `pickle` accepts may be refused
when it is loaded, on which `multiprocessing.Pool.map` waits for ever. The docstrings are those of the
source; how an object is pickled is left to `dicehall.core.pickling`.

An object of an `acyclic` class that is freed while fifty others are being freed around it, as at the end of
a deep traceback, is put into CPython's trash can. That writes before the object, where only objects of the
garbage collector have room for it, so memory is corrupted. Such classes are freed without the trash can;
their chains are short.
"""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Final

PICKLING: Final = """
#ifndef DICEHALL_REDUCED
#define DICEHALL_REDUCED
static PyObject *dicehall_reduced(PyObject *self, PyObject *protocol)
{
    PyObject *module = PyImport_ImportModule("dicehall.core.pickling");
    if (module == NULL)
        return NULL;
    PyObject *reduced = PyObject_CallMethod(module, "reduced", "OO", self, protocol);
    Py_DECREF(module);
    return reduced;
}
#endif

"""
"""A function in C, once in every file that is compiled, which asks the one in Python."""
REDUCE: Final = '    {"__reduce_ex__", (PyCFunction)dicehall_reduced, METH_O, NULL},\n'
TABLE: Final = re.compile(
    r"^static Py(?:MethodDef|GetSetDef|TypeObject) (?:CPyType_)?(?P<owner>\w+?)"
    r"(?P<kind>module_methods|_methods|_getseters|_template_)(?:\[\])? = \{\n(?P<entries>.*?)^\};$",
    re.MULTILINE | re.DOTALL,
)
"""A table of the functions of a module, or of the methods, the attributes or the slots of a class."""
FREED: Final = re.compile(
    r"^    CPy_TRASHCAN_BEGIN\(self, \w+_dealloc\)\n(?P<freed>.*?)^    CPy_TRASHCAN_END\(self\)\n",
    re.MULTILINE | re.DOTALL,
)
"""The part of a class's deallocator that may be put off by the trash can."""
DEALLOCATOR: Final = re.compile(
    r"^\w+_dealloc\(\w+ \*self\)\n\{\n.*?^\}$", re.MULTILINE | re.DOTALL
)
SIGNATURE: Final = r'(?P<signature>NULL|"(?:[^"\\]|\\.)*")'
FUNCTION: Final = re.compile(rf'(?P<kept>\{{"(?P<name>\w+)",[^{{}}"]*PyDoc_STR\(){SIGNATURE}')
SLOT: Final = re.compile(rf"(?P<kept>\.tp_doc = PyDoc_STR\(){SIGNATURE}")
ATTRIBUTE: Final = re.compile(r'(?P<kept>\{"(?P<name>\w+)",[^{}"]*)NULL, NULL\}')


def complete(module: Path, source: Path) -> None:
    """Complete a module's C file from its source in Python."""
    completed = completed_code(module.read_text(encoding="utf-8"), source.read_text("utf-8"))
    module.write_text(completed, encoding="utf-8")


def completed_code(code: str, source: str) -> str:
    """Return the C code of a module, completed from its source in Python; code that is complete stays."""
    if "dicehall_reduced" in code:
        return code
    parsed = ast.parse(source)
    docs = docstrings(parsed.body)
    classes = [node.name for node in parsed.body if isinstance(node, ast.ClassDef)]

    def completed(table: re.Match[str]) -> str:
        start, entries, end = _around(table, "entries")
        kind = table["kind"]
        if kind == "module_methods":
            return start + _documented(entries, docs, "") + end
        # The names of two classes, such as `Session` and `_Session`, may end the same name in C.
        owners = [name for name in classes if table["owner"].endswith(f"___{name}")]
        if not owners:
            return table[
                0
            ]  # of a class that mypyc makes, for a generator or a function in a function
        owner = max(owners, key=len)
        if kind == "_template_":
            told = docs.get(owner, "")
            return start + SLOT.sub(lambda found: _with(found, told), entries) + end
        if kind == "_methods":
            return start + REDUCE + _documented(entries, docs, f"{owner}.") + end
        return start + _attributes(entries, docs, f"{owner}.") + end

    completed_tables = TABLE.sub(completed, code)
    first = TABLE.search(code)
    at = first.start() if first is not None else 0
    completed_pickling = completed_tables[:at] + PICKLING + completed_tables[at:]
    return DEALLOCATOR.sub(_freed_at_once, completed_pickling)


def _freed_at_once(found: re.Match[str]) -> str:
    """Return a deallocator without the trash can if the garbage collector does not know the class."""
    if "PyObject_GC_UnTrack" in found[0]:
        return found[0]
    return FREED.sub(lambda put_off: put_off["freed"], found[0])


def _around(found: re.Match[str], group: str) -> tuple[str, str, str]:
    """Return what was found in three parts: before a group, the group, and after it."""
    start, end = found.start(group) - found.start(), found.end(group) - found.start()
    return found[0][:start], found[0][start:end], found[0][end:]


def _documented(entries: str, docs: dict[str, str], within: str) -> str:
    """Return the entries of functions or methods with their docstrings after their signatures."""
    return FUNCTION.sub(lambda found: _with(found, docs.get(within + found["name"], "")), entries)


def _with(found: re.Match[str], told: str) -> str:
    """Return an entry with a docstring after its signature, if it has one."""
    signature = "" if found["signature"] == "NULL" else found["signature"]
    return f"{found['kept']}{signature}{literal(told)}" if told else found[0]


def _attributes(entries: str, docs: dict[str, str], within: str) -> str:
    """Return the entries of attributes and properties with their docstrings."""

    def documented(found: re.Match[str]) -> str:
        told = docs.get(within + found["name"])
        return f"{found['kept']}PyDoc_STR({literal(told)}), NULL}}" if told else found[0]

    return ATTRIBUTE.sub(documented, entries)


def docstrings(body: list[ast.stmt], within: str = "") -> dict[str, str]:
    """Return what is documented in a module or a class, by name: functions, classes and attributes.

    An attribute is documented by a text that follows it, in the class or in its `__init__`.
    """
    found: dict[str, str] = {}
    for node, after in zip(body, [*body[1:], ast.Pass()]):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[within + node.name] = ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                found |= docstrings(node.body, f"{node.name}.")
            elif node.name == "__init__":
                found |= docstrings(node.body, within)
        elif isinstance(node, ast.AnnAssign) and isinstance(after, ast.Expr):
            name = node.target.id if isinstance(node.target, ast.Name) else ""
            if isinstance(node.target, ast.Attribute):
                name = node.target.attr
            if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                found[within + name] = inspect.cleandoc(after.value.value)
    return found


def literal(text: str) -> str:
    """Return a text as C writes it."""
    escaped = [
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    ]
    return f'"{"".join(escaped)}"'
