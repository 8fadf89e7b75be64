"""The seed of a run for which none is given: the folder's, the usual one, or one that no bot can guess."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall

OWN = "last:Last"
BOT = """
class Last:
    blind = True
    def __init__(self, seed):
        pass
    def decide(self, view, question):
        return question.options[-1]
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder with a bot of one's own."""
    monkeypatch.chdir(tmp_path)
    Path("last.py").write_text(BOT)


def seed_of(verb: str, bots: str) -> str:
    told = dicehall(verb, "novodice", "--bots", bots, "--games", 2, "--json")
    assert told.status == 0, told
    return str(json.loads(told.out)["seed"])


@pytest.mark.parametrize("verb", ["simulate", "arena"])
def test_it_is_new_each_time_if_a_bot_of_ones_own_plays_and_otherwise_the_usual_one(
    verb: str,
) -> None:
    assert seed_of(verb, "greedy,random") == "1"
    drawn = {seed_of(verb, f"{OWN},random") for _ in range(2)}
    assert len(drawn) == 2
    assert all(len(seed) == 16 for seed in drawn)


@pytest.mark.parametrize("verb", ["arena", "dataset"])
@pytest.mark.parametrize(
    ("bots", "given"), [(f"{OWN},random", ()), ("greedy,random", ("--seed", 5))]
)
def test_the_same_command_goes_on_with_the_seed_of_the_folder(
    verb: str, bots: str, given: tuple[object, ...]
) -> None:
    words: tuple[str, ...] = (verb, "novodice", "--bots", bots, "--out", "out")
    if verb == "dataset":
        words += ("--adviser", "none")
    assert dicehall(*words, "--games", 2, *given).status == 0
    plan = Path("out/plan.json").read_text("utf-8")
    told = dicehall(*words, "--games", 4)
    assert told.status == 0, told
    assert Path("out/plan.json").read_text("utf-8") == plan
    seed = json.loads(plan)["seed"]
    fresh = tuple("fresh" if word == "out" else word for word in words)
    assert dicehall(*fresh, "--games", 4, "--seed", seed).status == 0
    file = {"arena": "games.jsonl", "dataset": "data/games-00000000-00000003.parquet"}[verb]
    assert Path("out", file).read_bytes() == Path("fresh", file).read_bytes()
    told = dicehall(*words, "--games", 4, "--seed", "another")
    assert_one_sentence(told, "with other seed; choose another folder.")


def test_a_folder_without_a_readable_seed_is_refused_as_ever() -> None:
    Path("out").mkdir()
    for plan in ("{", "[]", "{}", '{"seed":7}'):
        Path("out/plan.json").write_text(plan)
        told = dicehall("arena", "novodice", "--bots", f"{OWN},random", "--out", "out")
        assert_one_sentence(told, "choose another folder.")
