"""What newcomers meet first is true: workflows, forms, citation, and the first change of CONTRIBUTING."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from dicehall import __version__
from dicehall.scenarios.run import check_paths

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted(
    path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"
)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def loaded(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def commands(workflow: Path) -> list[str]:
    """Return all commands of a workflow."""
    jobs = loaded(workflow)["jobs"].values()
    return [step["run"] for job in jobs for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_step_of_a_workflow_is_a_verb_of_the_makefile(workflow: Path) -> None:
    verbs = set(re.findall(r"(?m)^([a-z-]+):", MAKEFILE))
    for command in commands(workflow):
        words = command.split()
        assert words[0] == "make", command
        assert set(words[1:]) <= verbs, command


def test_the_checks_do_what_is_done_before_a_change_is_taken() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    wanted = set(re.findall(r"in_time (make [a-z-]+)", script))
    assert wanted == set(commands(ROOT / ".github/workflows/checks.yml"))


def test_the_checks_run_on_every_python_that_is_promised() -> None:
    named = "Programming Language :: Python :: 3."
    promised = [name.split(" :: ")[-1] for name in PROJECT["classifiers"] if named in name]
    checks = loaded(ROOT / ".github/workflows/checks.yml")["jobs"]["checks"]
    assert checks["strategy"]["matrix"]["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.stem)
def test_every_form_can_be_filled_in(form: Path) -> None:
    content = loaded(form)
    assert {"name", "description", "body"} <= set(content)
    ids = [part["id"] for part in content["body"]]
    assert len(ids) == len(set(ids))
    for part in content["body"]:
        assert part["type"] in ("dropdown", "input", "textarea")
        assert part["attributes"]["label"]


def test_the_hooks_before_a_commit_use_programs_that_setting_up_installs() -> None:
    hooks = loaded(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]
    assert {hook["entry"].split()[0] for hook in hooks} == {".venv/bin/ruff", ".venv/bin/dicehall"}


def test_the_citation_names_this_version_and_licence() -> None:
    citation = loaded(ROOT / "CITATION.cff")
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["license"]
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(citation)


def test_the_first_change_of_contributing_works_as_it_stands(tmp_path: Path) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert example is not None
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r"(?m)^   ", "", example[1]), encoding="utf-8")
    assert [outcome.passed for outcome in check_paths([file])] == [True]
    # Changed as the page suggests, it fails and says what was found.
    wrong = file.read_text(encoding="utf-8").replace("spike by row", "spike by lions")
    file.write_text(wrong, encoding="utf-8")
    (failed,) = check_paths([file])
    assert not failed.passed
    assert "spike by row" in failed.found
