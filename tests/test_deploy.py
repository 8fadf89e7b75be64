"""The files in `deploy` fit the program: its options, settings and metrics, and what is in this folder.

Whether systemd and Prometheus accept theirs is tried where they are installed.
"""

from __future__ import annotations

import ast
import json
import re
import shlex
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

from dicehall.command import dicehall
from dicehall.server.metrics import STATUSES, Metrics
from dicehall.server.settings import PREFIX, from_environment
from dicehall.table.refusals import STATUS

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "dicehall@.service"
SETTINGS = DEPLOY / "dicehall.env"
CONTAINER = DEPLOY / "Containerfile"
NGINX = DEPLOY / "nginx.conf"
ALERTS = DEPLOY / "prometheus-alerts.yml"
DASHBOARD = DEPLOY / "grafana-dashboard.json"
SERVER_PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def lines_of(path: Path) -> list[str]:
    """Return the lines of a file that say something; one that ends with a backslash goes on."""
    text = re.sub(r"^\s*#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]


def check_command(words: list[str]) -> None:
    """Check that words are a command of the program, with options that it has."""
    assert Path(words[0]).name == "dicehall"
    verb = dicehall.get_command(
        dicehall.make_context("dicehall", [], resilient_parsing=True), words[1]
    )
    assert verb is not None, words
    options = {name for parameter in verb.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= options


def check_settings(variables: dict[str, str]) -> None:
    """Check that variables are settings of the server, and their values allowed."""
    settings = from_environment(variables)
    for name in variables:
        assert name.startswith(PREFIX)
        assert name.removeprefix(PREFIX).lower() in type(settings).model_fields, name


# ------------------------------------------------------------------------------------------ systemd


def unit_options() -> dict[str, list[tuple[str, str]]]:
    """Return the options of the unit by section."""
    found: dict[str, list[tuple[str, str]]] = {}
    section = ""
    for line in lines_of(UNIT):
        if line.startswith("["):
            section = line.strip("[]")
            found[section] = []
        else:
            name, equals, value = line.partition("=")
            assert equals, line
            found[section].append((name, value))
    return found


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    options = unit_options()
    assert list(options) == ["Unit", "Service", "Install"]
    service = dict(options["Service"])
    check_command(shlex.split(service["ExecStart"]))
    assert int(service["LimitNOFILE"]) > from_environment({}).connections
    # The server ends its bots itself, within this time.
    assert service["KillMode"] == "mixed"
    assert int(service["TimeoutStopSec"]) >= 30
    assert f"/etc/dicehall/{SETTINGS.name}" in service["EnvironmentFile"]
    assert dict(options["Install"])["WantedBy"] == "multi-user.target"
    assert all(len(names) == len(dict(names)) for names in options.values()), "an option twice"


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed here")
    there = UNIT.read_text(encoding="utf-8").replace("/opt/dicehall/bin/dicehall", "/bin/true")
    # A user of this machine; which one makes no difference to whether the file can be read.
    there = re.sub(r"(?m)^(User|Group)=dicehall$", r"\1=root", there)
    unit = tmp_path / "dicehall@8421.service"
    unit.write_text(there, encoding="utf-8")
    told = subprocess.run(
        [program, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    ours = [line for line in told.stderr.splitlines() if "dicehall" in line]
    assert ours == [], told.stderr


def test_the_settings_are_settings_of_the_server() -> None:
    variables = dict(line.split("=", 1) for line in lines_of(SETTINGS))
    assert f"{PREFIX}DATABASE" in variables
    check_settings(variables)


# ---------------------------------------------------------------------------------------- container


def test_the_container_file_copies_what_is_there_and_runs_what_exists() -> None:
    stages: set[str] = set()
    for line in lines_of(CONTAINER):
        instruction, _, rest = line.strip().partition(" ")
        words = rest.split()
        if instruction == "FROM":
            stages |= set(words[2:]) - {"AS"}
        elif instruction == "COPY" and words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
        elif instruction == "COPY":
            for source in words[:-1]:
                assert (ROOT / source).exists(), source
                assert not is_left_out(source), source
        elif instruction == "ENV":
            given = dict(word.split("=", 1) for word in words)
            ours = {name: value for name, value in given.items() if name.startswith(PREFIX)}
            check_settings(ours)
            assert f"{PREFIX}PORT" in ours
        elif instruction == "CMD":
            check_command(ast.literal_eval(rest))
        elif instruction == "HEALTHCHECK":
            check = ast.literal_eval(rest[rest.index("[") :])
            compile(check[2], "HEALTHCHECK", "exec")


def is_left_out(path: str) -> bool:
    """Return whether .dockerignore keeps a path from being copied; its last line that fits counts."""
    out = False
    for line in lines_of(ROOT / ".dockerignore"):
        if fnmatch(path, line.removeprefix("!")):
            out = not line.startswith("!")
    return out


def test_what_was_built_on_this_machine_does_not_get_into_the_container() -> None:
    for path in (".git", ".venv", "build", "src/dicehall/server/client", "web/node_modules"):
        assert is_left_out(path), path


# -------------------------------------------------------------------------------------------- nginx


def test_the_proxy_passes_on_to_the_ports_that_the_runbook_starts() -> None:
    text = NGINX.read_text(encoding="utf-8")
    ports = re.findall(r"server 127\.0\.0\.1:(\d+)", text)
    assert len(ports) == 3
    for port in ports:
        assert f"dicehall@{port}" in SERVER_PAGE
    assert text.count("{") == text.count("}")
    assert "location = /metrics" in text
    assert "deny all;" in text


@pytest.mark.parametrize("text", [NGINX.read_text(encoding="utf-8"), SERVER_PAGE])
def test_a_proxy_clears_the_headers_in_which_the_server_believes_it(text: str) -> None:
    assert 'proxy_set_header X-Forwarded-Prefix "";' in text
    assert 'proxy_set_header X-Forwarded-Host "";' in text
    # An hour's patience with a process that hangs takes its share of the site with it.
    assert all(int(seconds) <= 60 for seconds in re.findall(r"proxy_read_timeout (\d+)s;", text))
    assert not re.search(r"_timeout \d+[mh];", text)


def test_the_proxy_never_leaves_a_process_out() -> None:
    text = NGINX.read_text(encoding="utf-8")
    assert text.count("max_fails=0;") == 3
    assert "worker_connections" in SERVER_PAGE


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_file_is_mentioned_in_the_docs(path: Path) -> None:
    assert f"deploy/{path.name}" in SERVER_PAGE


# ------------------------------------------------------------------------------------------ metrics


def exported() -> dict[str, set[str]]:
    """Return the labels of every sample that the server exports, by its name."""
    found: dict[str, set[str]] = {}
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    for name, metric in vars(Metrics()).items():
        if hasattr(metric, "_labelnames"):
            for ending in endings[metric._type]:
                # Where there are several processes, their numbers are added to every sample.
                labels = {*metric._labelnames, "process", *(["le"] if ending == "_bucket" else [])}
                found[f"{metric._name}{ending}"] = labels
        else:
            assert name in ("_counts", "registry")
    return found


def expressions() -> list[str]:
    """Return all expressions of the dashboard and the alerts."""
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = re.split(r"(?m)^ *- alert: ", ALERTS.read_text(encoding="utf-8"))[1:]
    told = [re.split(r"(?m)^ +(?:for|labels):", one.split("expr:")[1])[0] for one in alerts]
    return [*shown, *told]


def test_every_metric_that_is_shown_or_watched_exists_with_its_labels() -> None:
    known = exported()
    for expression in expressions():
        assert expression.count("(") == expression.count(")")
        names = re.findall(r"\bdicehall_\w+", expression)
        assert set(names) <= set(known), expression
        allowed = set().union(*(known[name] for name in names), {"job"} if not names else set())
        labels = set(re.findall(r"(\w+)=~?\"", expression))
        for group in re.findall(r"by \(([^)]*)\)", expression):
            labels |= {label.strip() for label in group.split(",")}
        assert labels <= allowed, expression
        for code in re.findall(r'code="(\w+)"', expression):
            assert code in STATUS, expression
        if "dicehall_tables" in expression:
            for statuses in re.findall(r'status=~?"([\w|]+)"', expression):
                assert set(statuses.split("|")) <= set(STATUSES), expression


def test_every_metric_is_on_the_dashboard() -> None:
    shown = set(re.findall(r"\bdicehall_\w+", " ".join(expressions())))
    # A histogram is shown by its buckets.
    missing = {name for name in exported() if not name.endswith(("_sum", "_count"))} - shown
    assert missing == set()


def test_prometheus_accepts_the_alerts() -> None:
    program = shutil.which("promtool")
    if program is None:
        pytest.skip("Prometheus is not installed here")
    told = subprocess.run([program, "check", "rules", ALERTS], capture_output=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
