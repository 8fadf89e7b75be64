"""Run every snippet of docs/research.md in a new environment, with what the page installs and nothing else.

    .venv/bin/python -m scripts.try_research_page

The environment is made in build/research-page, with the extras that the page names and nothing else. The
package is built from this checkout, without its page and without compiling, so that it takes a minute or two
and no compiler is needed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/research.md"
FOLDER = ROOT / "build/research-page"
PACKED = ("src", "scripts", "pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in")
"""What the package is built from, except for the page."""
INSTALL = re.compile(r"^pip install 'dicehall\[([\w,]+)\]'$", re.MULTILINE)
RUNNER = """
import doctest, re, sys
page = open(sys.argv[1], encoding="utf-8").read()
names, failed, number = {"__name__": "research"}, 0, 0
for text in re.findall(r"^```python\\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
    number += 1
    if ">>> " in text:
        test = doctest.DocTestParser().get_doctest(text, names, f"snippet {number}", sys.argv[1], 0)
        failed += doctest.DocTestRunner().run(test, clear_globs=False).failed
        names = test.globs
    else:
        exec(compile(text, f"snippet {number}", "exec"), names)
    print(f"snippet {number} ran", flush=True)
sys.exit(1 if failed else 0)
"""
"""Runs the snippets of the page in order, each with the names that the earlier ones have defined."""


def main() -> int:
    """Set up the environment and run the page in it; return 0 if all went well."""
    extras = INSTALL.search(PAGE.read_text("utf-8"))
    assert extras is not None, "the page does not say what to install"
    python = FOLDER / "bin/python"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER)], check=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in PACKED:
            copy(ROOT / name, Path(folder, name))
        subprocess.run(
            [str(python), "-m", "pip", "install", "--quiet", f"{folder}[{extras[1]}]"],
            check=True,
            env={**os.environ, "DICEHALL_PURE": "1"},
        )
    with tempfile.TemporaryDirectory() as folder:
        # Away from the checkout, so that nothing but the environment is found.
        alone = {name: told for name, told in os.environ.items() if name != "PYTHONPATH"}
        alone["PATH"] = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
        ran = subprocess.run(
            [str(python), "-c", RUNNER, str(PAGE)], cwd=folder, env=alone, check=False
        )
    return ran.returncode


def copy(source: Path, to: Path) -> None:
    """Copy a file, or a folder without what was compiled."""
    if source.is_dir():
        shutil.copytree(source, to, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    else:
        shutil.copy(source, to)


if __name__ == "__main__":
    sys.exit(main())
