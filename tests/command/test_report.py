"""`dicehall report`: one page that needs nothing else, or JSON; what cannot be judged is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.command.door import dicehall
from tests.reports.pages import charts, read_page
from tests.short_games import SHORT

from dicehall.arena.batch import play_batch
from dicehall.arena.plan import TournamentPlan

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


def record(game: str) -> Path:
    file = Path(f"{game}.jsonl")
    options = {"players": 2, **SHORT[game]}
    plan = TournamentPlan(game, options, ("greedy", "random"), "5", records=True)
    file.write_text(play_batch(plan, 0, 1).records[0] + "\n", "utf-8")
    return file


@pytest.mark.parametrize("language", ["en", "de", "uk"])
@pytest.mark.parametrize("game", ["novodice", "cubitos"])
def test_the_page_is_whole_and_needs_nothing_else(here: Path, game: str, language: str) -> None:
    file = record(game)
    done = dicehall("report", str(file), "--adviser", "weighing_bots:First", "--language", language)
    assert (done.status, done.err) == (0, "")
    assert done.out == f"The report is in {game}.html; open it in a browser.\n"
    body = read_page(Path(f"{game}.html").read_text("utf-8"), language)
    # The chances, and what made the results.
    assert len(charts(body)) == 2
    assert "greedy" in "".join(body.itertext())
    accounts, meanings = list(body.iter("table"))[1:3]
    names = ["".join(row.find("th").itertext()) for row in accounts.iter("tr")][1:-1]  # type: ignore[union-attr]
    assert names == ["".join(row.find("th").itertext()) for row in meanings.iter("tr")][1:]  # type: ignore[union-attr]
    start = [
        int("".join(cell.itertext()).rstrip("\u00a0%")) for cell in accounts.findall(".//td")[:2]
    ]
    assert sum(start) == 100
    steps = json.loads(file.read_text())["steps"]
    rolls = [
        step["given"].split() for step in steps if step["asked"] == "roll" and step["seat"] >= 0
    ]
    every = [table for table in body.iter("table") if table.findall(".//span[@class='dice']")]
    assert [len(row.findall(".//span[@role='img']")) for row in every[0].iter("tr")][1:] == [
        len(dice) if dice != ["nothing"] else 0 for dice in rolls
    ]


def test_as_json_the_ledger_adds_up(here: Path) -> None:
    file = record("novodice")
    done = dicehall("report", str(file), "--adviser", "weighing_bots:First", "--json")
    told = json.loads(done.out)
    for account in told["accounts"]:
        total = account["start"] + account["dice"] + account["others"] - account["mistakes"]
        assert total == pytest.approx(account["result"], abs=0.01)
    for seat, account in enumerate(told["accounts"]):
        lucks = [roll["luck"] for roll in told["rolls"] if roll["seat"] == seat]
        assert len(lucks) == account["rolls"] > 0
        assert sum(lucks) == pytest.approx(account["dice"], abs=0.01)
    assert not Path("novodice.html").exists()


def test_what_cannot_be_judged_is_said(here: Path) -> None:
    file = record("novodice")
    done = dicehall("report", str(file), "--adviser", "random")
    assert (done.status, done.out) == (2, "")
    assert done.err == "dicehall: a bot that does not weigh its options cannot judge a game.\n"
    file.write_text(file.read_text() * 2)
    done = dicehall("report", str(file))
    assert (
        done.err == "dicehall: novodice.jsonl holds more than one record; name one with --game.\n"
    )
    done = dicehall("report", str(file), "--game", 3)
    assert done.err == "dicehall: --game is 3, but novodice.jsonl holds 2 records.\n"
    done = dicehall("report", str(file), "--game", 2, "--adviser", "weighing_bots:First")
    assert done.out == "The report is in novodice-2.html; open it in a browser.\n"
    saved = json.loads(file.read_text().splitlines()[0])
    saved["steps"] = saved["steps"][:5]
    saved["over"] = False
    file.write_text(json.dumps(saved))
    done = dicehall("report", str(file), "--adviser", "weighing_bots:First")
    assert done.status == 2
    assert "not over yet" in done.err
    assert not Path("novodice.html").exists()
