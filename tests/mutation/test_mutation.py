"""Mutants of the rules: changes of one comparison, number, word or sign, which the tests must notice."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.mutation.known import known
from scripts.mutation.places import MUTATED, Place, every_place, modules, places
from scripts.mutation.trial import SURVIVED
from tests.conftest import profile

SAMPLE = "300"


def mutants(source: str) -> list[tuple[str, str]]:
    """Return the changes of a module and what the module is then."""
    found = []
    for number, place in enumerate(places("any.py", source, ast.parse(source))):
        tree = ast.parse(source)
        places("any.py", source, tree)[number].apply()
        found.append((place.change, ast.unparse(tree)))
    return found


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        ("a < b", ["a <= b"]),
        ("a == b != c", ["a != b != c", "a == b == c"]),
        ("a is not b", ["a is b"]),
        ("a and b and c", ["a or b or c"]),
        ("not a", ["not not a"]),
        ("-a", ["--a"]),
        ("a + 1", ["a - 1", "a + 2"]),
        ("a << b", ["a >> b"]),
        ("a += b", ["a -= b"]),
        ("f(min(a, b), 'word')", ["f(max(a, b), 'word')", "f(min(a, b), 'word_')"]),
        ("return_ = True", ["return_ = False"]),
        ("[0, 0]", ["[1, 0]", "[0, 1]"]),
        ("x: int = 2.5", ["x: int = 3.5"]),
        ("f'{a} of {b + 1} dice'", ["f'{a} of {b - 1} dice'", "f'{a} of {b + 2} dice'"]),
    ],
)
def test_a_mutant_differs_in_one_place(code: str, changed: list[str]) -> None:
    assert [after for _, after in mutants(code)] == changed


@pytest.mark.parametrize(
    "code",
    [
        '"""A docstring."""',
        "'It is a sentence'",
        "def f(a: 'int' = None) -> 'int': ...",
        "@dataclass(frozen=True)\nclass A: ...",
        "if TYPE_CHECKING:\n    a = 1",
        "from a import b",
        "S = TypeVar('S')",
        "x = cast('int', y)",
        "raise Mistake('none')",
        "f'{a}-{b}'",
    ],
)
def test_what_nobody_could_notice_is_left_alone(code: str) -> None:
    assert mutants(code) == []


def test_a_place_is_named_without_its_line_number() -> None:
    source = "class A:\n    def f(self):\n        return [0, 0]\n"
    (one, other) = places("any.py", source, ast.parse(source))
    assert one.key == ("any.py", "A.f", "return [0, 0]", "0 -> 1")
    assert other.key == ("any.py", "A.f", "return [0, 0]", "0 -> 1 #2")
    later = places("any.py", "\n\n" + source, ast.parse("\n\n" + source))
    assert [place.key for place in later] == [one.key, other.key]
    assert [place.line for place in later] == [5, 5]


def test_every_folder_of_the_rules_is_mutated() -> None:
    for folder in MUTATED:
        assert any(Path(module).match(f"{folder}/*.py") for module in modules())
    keys = [place.key for place in every_place()]
    assert len(keys) == len(set(keys)) > 1000


def noticed_by(place: Place | None, tests: str) -> str:
    """Return what notices a mutant, tried in a process of its own."""
    key = None if place is None else place.key
    code = (
        "from scripts.mutation.places import every_place; from scripts.mutation.trial import run_tests;"
        f"key = {key!r}; place = next((one for one in every_place() if one.key == key), None);"
        f"run_tests(place, [[{tests!r}]], lambda name: print(chr(10) + name))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "DICEHALL_PURE": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1]


def test_a_trial_names_the_test_that_notices_a_mutant() -> None:
    tests = "tests/games/novodice/rules/test_rows.py"
    assert noticed_by(None, tests) == SURVIVED
    code = "three = min(two, third >> symbol * TIMES_BITS & TIMES)"
    place = next(place for place in every_place() if place.code == code)
    assert noticed_by(place, tests).startswith(f"{tests}::test_")


@pytest.mark.skipif(profile != "long", reason="takes half an hour: make test-long")
def test_every_survivor_of_a_fresh_sample_is_known(seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scripts.mutation", "--sample", SAMPLE, "--seed", str(seed)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


@pytest.mark.skipif(profile != "long", reason="what is outdated does no harm: make test-long")
def test_every_known_survivor_is_still_there() -> None:
    gone = set(known()) - {place.key for place in every_place()}
    assert not gone, f"take these off the list: {gone}"


def test_every_known_survivor_has_its_reason_in_a_sentence() -> None:
    assert all(re.fullmatch(r"[A-Z].*\.", why) for why in known().values())
