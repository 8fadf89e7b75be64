"""`dicehall simulate`: the same seed gives the same results, told for people and for programs."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import assert_one_sentence, dicehall, dicehall_apart

FIELDS = {
    "games": int,
    "decisions": int,
    "seconds": float,
    "games_per_s": float,
    "decisions_per_s": int,
    "compiled": bool,
    "results": dict,
}
"""What the JSON object holds at least, and of which kind."""


def simulated(*arguments: object) -> dict[str, Any]:
    """Simulate and return the JSON object."""
    told = dicehall("simulate", "novodice", "--json", *arguments)
    assert told.status == 0, told
    assert told.err == ""
    assert told.out.count("\n") == 1
    report: dict[str, Any] = json.loads(told.out)
    return report


def test_json_is_one_object_with_results_for_every_bot_and_seat() -> None:
    report = simulated("--players", 4, "--bots", "greedy,random,random,random", "--games", 8)
    for field, kind in FIELDS.items():
        assert type(report[field]) is kind
    assert report["games"] == 8
    assert report["decisions"] > 8 * 4
    bots, seats = report["results"]["bots"], report["results"]["seats"]
    assert [row["bot"] for row in bots] == ["greedy", "random"]
    assert [(row["seat"], row["bot"]) for row in seats] == [
        (1, "greedy"),
        (2, "random"),
        (3, "random"),
        (4, "random"),
    ]
    assert [row["games"] for row in bots] == [8, 24]
    assert bots[1]["wins"] == sum(row["wins"] for row in seats[1:])
    assert bots[1]["ties"] == sum(row["ties"] for row in seats[1:])
    assert sum(row["win_share"] for row in seats) == pytest.approx(1, abs=1e-5)
    for row in (*bots, *seats):
        low, high = row["win_share_95"]
        assert 0 <= low <= row["win_share"] <= high <= 1
        low, high = row["mean_score_95"]
        assert low <= row["mean_score"] <= high


def test_the_same_seed_gives_the_same_results_with_any_jobs(tmp_path: Path) -> None:
    given = ("--bots", "greedy,random,random", "--games", 13, "--seed", "any text, такий теж")
    reports = []
    records = []
    for jobs in (1, 2, 3):
        file = tmp_path / f"{jobs}.jsonl"
        reports.append(simulated(*given, "--jobs", jobs, "--out", file))
        records.append(file.read_bytes())
    assert reports[0]["results"] == reports[1]["results"] == reports[2]["results"]
    assert reports[0]["decisions"] == reports[1]["decisions"] == reports[2]["decisions"]
    assert records[0] == records[1] == records[2]
    assert len(records[0].splitlines()) == 13


def test_writing_records_changes_no_result(tmp_path: Path) -> None:
    with_records = simulated("--games", 5, "--out", tmp_path / "games.jsonl")
    assert with_records["results"] == simulated("--games", 5)["results"]


def test_another_seed_gives_other_games() -> None:
    one = simulated("--games", 5, "--seed", 1, "--bots", "random,random")
    two = simulated("--games", 5, "--seed", 2, "--bots", "random,random")
    assert one["results"] != two["results"]


def test_more_games_begin_with_the_same_games(tmp_path: Path) -> None:
    few, many = tmp_path / "few.jsonl", tmp_path / "many.jsonl"
    simulated("--games", 3, "--bots", "random,random", "--out", few)
    simulated("--games", 6, "--bots", "random,random", "--out", many)
    assert many.read_bytes().startswith(few.read_bytes())


def test_every_record_written_verifies(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulated("--games", 4, "--bots", "greedy,random,greedy", "--out", file)
    told = dicehall("verify", file)
    assert told.status == 0
    assert told.out.count("the same, ") == 5
    assert told.out.endswith("4 the same, 0 different.\n")


def test_players_without_bots_are_one_greedy_and_random_ones() -> None:
    report = simulated("--players", 3, "--games", 1)
    assert [row["bot"] for row in report["results"]["seats"]] == ["greedy", "random", "random"]
    report = simulated("--games", 1)
    assert [row["bot"] for row in report["results"]["seats"]] == ["greedy", "random"]


def test_an_owners_components_are_played_and_recorded(tmp_path: Path) -> None:
    box, file = tmp_path / "box.toml", tmp_path / "games.jsonl"
    box.write_text("[tiles.john_boy]\nvalue = 20\nlions = 2\n")
    simulated("--games", 2, "--components", box, "--out", file)
    options = json.loads(file.read_text().splitlines()[0])["options"]
    assert options == {
        "players": 2,
        "components": {"tiles": {"john_boy": {"value": 20, "lions": 2}}},
    }
    assert dicehall("verify", file).status == 0


@pytest.mark.parametrize("games", [1, 2, 1_234_567])
def test_the_report_fits_a_screen_of_80_columns(
    games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    if games > 2:
        monkeypatch.setattr("dicehall.command.simulate.simulate", pretended)
        # So that the speed told does not depend on the machine.
        monkeypatch.setattr("dicehall.command.simulate.perf_counter", count(0, 300).__next__)
    told = dicehall("simulate", "novodice", "--players", 4, "--games", games)
    assert told.status == 0
    assert told.err == ""
    lines = told.out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0].startswith("novodice, 4 players, ")
    # Nothing wraps: the bots, the seats, and around them a title, headings, a rule and the speed.
    assert [line.split()[0] for line in lines if line.strip()][3:-1] == [
        *("greedy", "random"),
        *("seat",) * 4,
    ]
    assert lines[-1].endswith(("(compiled).", "(interpreted)."))


def pretended(plan: Any, games: int, *_: object) -> Any:
    """Return two real games that claim to be many, with large figures."""
    from dicehall.arena.batch import play_batch

    batch = play_batch(plan, 0, 2)
    batch.games = games
    batch.decisions = 100 * games
    for tally in (*batch.by_seat, *batch.by_bot.values()):
        tally.games = games
        tally.wins = tally.ties = games // 7
        tally.parts *= games // 2
        tally.parts_squared *= games // 2
        tally.scores *= games // 2
        tally.scores_squared *= games // 2

    def batches() -> Any:
        yield batch

    return batches()


def test_where_every_bot_has_one_seat_the_seats_say_it_all() -> None:
    told = dicehall("simulate", "novodice", "--games", 2)
    assert told.out.count("greedy") == 1
    assert "seat 1 greedy" in told.out


def test_the_report_tells_what_is_no_markup() -> None:
    told = dicehall("simulate", "novodice", "--games", 1, "--seed", "[red]s[/red]")
    assert "seed [red]s[/red]" in told.out


def test_a_full_disk_is_told_in_a_sentence() -> None:
    told = dicehall("simulate", "novodice", "--games", 3, "--out", "/dev/full")
    assert_one_sentence(told, "/dev/full cannot be written: no space left on device.")


def test_the_issues_own_command_runs_as_installed() -> None:
    told = dicehall_apart(
        *("simulate", "novodice", "--players", 4, "--bots", "greedy,random,random,random"),
        *("--games", 6, "--seed", 1, "--jobs", 2, "--json"),
    )
    assert told.status == 0
    assert told.err == ""
    here = simulated(
        *("--players", 4, "--bots", "greedy,random,random,random", "--games", 6, "--seed", 1)
    )
    assert json.loads(told.out)["results"] == here["results"]
