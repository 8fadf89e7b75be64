"""`dicehall report`: one page that needs nothing else, or JSON; what cannot be judged is said."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.command.door import dicehall

WEIGHING = """
from dicehall.bots.advice import Weighed

class First:
    def __init__(self, seed): pass
    def decide(self, view, question): return question.options[0]
    def weigh(self, view, question):
        first = question.options[0]
        return [Weighed(o, 0.6 if o == first else 0.4, {"bust": 0.25}) for o in question.options]
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a folder with a bot of one's own."""
    monkeypatch.chdir(tmp_path)
    Path("weighing_bots.py").write_text(WEIGHING)
    return tmp_path


def record(game: str, *more: str) -> Path:
    file = Path(f"{game}.jsonl")
    done = dicehall(
        *("simulate", game, "--bots", "greedy,random", "--games", 1, "--seed", 5),
        *("--out", str(file), *more),
    )
    assert done.status == 0, done.err
    return file


class Tags(HTMLParser):
    """Counts tags, and finds what would be fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "de", "uk"])
@pytest.mark.parametrize("game", ["novodice", "cubitos"])
def test_the_page_is_whole_and_needs_nothing_else(here: Path, game: str, language: str) -> None:
    file = record(game)
    done = dicehall("report", str(file), "--adviser", "weighing_bots:First", "--language", language)
    assert (done.status, done.err) == (0, "")
    assert done.out == f"The report is in {game}.html; open it in a browser.\n"
    page = Path(f"{game}.html").read_text("utf-8")
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.fetched == []
    assert tags.seen.count("svg") == 2
    assert "greedy" in page
    assert f'lang="{language}"' in page


def test_as_json_the_ledger_adds_up(here: Path) -> None:
    file = record("novodice")
    done = dicehall("report", str(file), "--adviser", "weighing_bots:First", "--json")
    told = json.loads(done.out)
    for account in told["accounts"]:
        total = account["start"] + account["dice"] + account["others"] - account["mistakes"]
        assert total == pytest.approx(account["result"], abs=0.01)
    assert not Path("novodice.html").exists()


def test_what_cannot_be_judged_is_said(here: Path) -> None:
    file = record("novodice")
    done = dicehall("report", str(file), "--adviser", "random")
    assert (done.status, done.out) == (2, "")
    assert done.err == "dicehall: a bot that does not weigh its options cannot judge a game.\n"
    file.write_text(file.read_text() * 2)
    done = dicehall("report", str(file))
    assert done.err == "dicehall: novodice.jsonl holds 2 records; a report is on one game alone.\n"
    saved = json.loads(file.read_text().splitlines()[0])
    saved["steps"] = saved["steps"][:5]
    saved["over"] = False
    file.write_text(json.dumps(saved))
    done = dicehall("report", str(file), "--adviser", "weighing_bots:First")
    assert done.status == 2
    assert "not over yet" in done.err
    assert not Path("novodice.html").exists()
