"""What docs/fair-dice.md says of the dice is so: its example, its commands and its table of sides."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from dicehall.core.fair import sides_text
from dicehall.core.fair_conditions import FairCondition
from dicehall.games.registry import new_game

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
VECTORS: dict[str, Any] = json.loads(
    (ROOT / "tests" / "core" / "fair_dice_vectors.json").read_text(encoding="utf-8")
)
EXAMPLE = PAGE.partition("## A worked example of version 1")[2]
CHAINED = PAGE.partition("## A worked example\n")[2].partition("\n## ")[0]
CHAINED_VECTORS: dict[str, Any] = json.loads(
    (ROOT / "tests" / "core" / "chained_dice_vectors.json").read_text(encoding="utf-8")
)


def vector(seat: int, number: int) -> dict[str, Any]:
    """Return the first vector of this roll."""
    found: dict[str, Any] = next(
        roll for roll in VECTORS["rolls"] if (roll["seat"], roll["number"]) == (seat, number)
    )
    return found


def test_the_example_is_the_table_of_the_vectors() -> None:
    told = dict(re.findall(r"^(secret|commitment|table|seat \d) +(\S+)$", EXAMPLE, re.MULTILINE))
    assert told == {
        "secret": VECTORS["secret"],
        "commitment": VECTORS["commitment"],
        "table": VECTORS["table"],
        **{f"seat {seat}": seed for seat, seed in enumerate(VECTORS["seeds"])},
    }


def test_the_example_shows_message_bytes_and_faces_of_the_vector() -> None:
    roll = vector(0, 0)
    assert f"'{roll['messages'][0]}'" in EXAMPLE
    assert f"gives `{roll['blocks'][0]}`" in EXAMPLE
    rows = re.findall(
        r"^\| (\w) \| (\w\w) = (\d+) \| yes \| (\d) \| (\w+) \|$", EXAMPLE, re.MULTILINE
    )
    shown = roll["shown"].split()
    assert [f"{die}-{face}" for die, _, _, _, face in rows] == shown
    assert "".join(byte for _, byte, _, _, _ in rows) == roll["blocks"][0][: 2 * len(shown)]
    for _, byte, number, rest, _ in rows:
        assert int(byte, 16) == int(number) < 252
        assert int(number) % 6 == int(rest)
    dice = new_game("novodice", {"players": 3}).dice
    assert f"The record says `{dice.text(dice.parse(roll['shown']))}`" in EXAMPLE


def test_the_second_example_passes_a_byte_over_as_the_vector_does() -> None:
    roll = vector(0, 46)
    assert f"begins\n`{roll['blocks'][0][:8]}`" in EXAMPLE
    assert roll["passed_over"] == [0]
    assert roll["shown"] == "A-lion A-lightning B-pawn"


@pytest.mark.parametrize("game", ["novodice", "cubitos"])
def test_the_page_lists_the_sides_of_the_box(game: str) -> None:
    sides = dict(
        kind.split("=") for kind in sides_text(new_game(game, {"players": 2}).dice).split()
    )
    assert sides.pop("first") == "1,2"
    title = {"novodice": "NovoDice", "cubitos": "Cubitos"}[game]
    table = PAGE.partition(f"| {title} | sides 0 to 5 |\n|---|---|\n")[2].partition("\n\n")[0]
    told = dict(re.findall(r"^\| (\w+) \| (.+) \|$", table, re.MULTILINE))
    unstarred = [name for name in sides if not name.endswith("*")]
    assert list(told) == unstarred
    assert {name: told[name].split() for name in told} == {
        name: sides[name].split(",") for name in unstarred
    }
    for name in sides:
        assert sides[name] == sides[name.rstrip("*")]


@pytest.mark.skipif(
    not all(map(shutil.which, ("sh", "xxd", "openssl"))), reason="needs sh, xxd and openssl"
)
def test_the_commands_of_the_example_give_what_the_page_says() -> None:
    expected = [VECTORS["commitment"], VECTORS["seeds"][2], vector(0, 0)["blocks"][0]]
    assert told_by(EXAMPLE) == expected
    chain, rolls = CHAINED_VECTORS["chain"], CHAINED_VECTORS["rolls"]
    assert told_by(CHAINED) == [chain[2], chain[1], chain[0], rolls[2]["blocks"][0]]


CONDITIONS = PAGE.partition("### When are the dice of a record fair?")[2].partition("\n### ")[0]


def test_the_conditions_are_numbered_and_named_as_the_package_has_them() -> None:
    listed = re.findall(r"^\| (\d+) \| \*\*([A-Z]\w+)\.\*\* ", CONDITIONS, re.MULTILINE)
    names = {"Who": "hands"}
    assert [(int(number), names.get(name, name.lower())) for number, name in listed] == [
        (condition.value, condition.name.lower()) for condition in FairCondition
    ]


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        ("scripts/verify_fair_dice.py", r"Different\(\s*(\d+),"),
        ("web/src/fair/failedConditions.ts", r": (\d+),"),
    ],
)
def test_the_script_and_the_page_name_all_conditions_but_those_of_form_and_rules(
    file: str, pattern: str
) -> None:
    named = {int(number) for number in re.findall(pattern, (ROOT / file).read_text("utf-8"))}
    assert named == {*FairCondition} - {FairCondition.FORM, FairCondition.RULES}


def told_by(example: str) -> list[str]:
    """Run the commands of an example, and return the last word of each line that they print."""
    blocks = re.findall(r"```sh\n(.*?)```", example, re.DOTALL)
    return [
        line.rpartition(" ")[2]
        for block in blocks
        for line in subprocess.run(
            ["sh", "-c", block], capture_output=True, text=True, check=True, timeout=PATIENCE
        ).stdout.splitlines()
    ]


def test_the_example_with_chains_is_the_table_of_its_vectors() -> None:
    told = dict(
        re.findall(
            r"^(secret|commitment|table|last link|anchor \d|seed \d|turn \d) +(\S+)$",
            CHAINED,
            re.MULTILINE,
        )
    )
    vectors = CHAINED_VECTORS
    assert told == {
        "secret": vectors["secret"],
        "commitment": vectors["commitment"],
        "table": vectors["table"],
        "last link": vectors["chain"][-1],
        "anchor 0": vectors["anchors"][0],
        "anchor 1": vectors["anchors"][1],
        **{f"seed {seat}": seed for seat, seed in enumerate(vectors["seeds"])},
        "turn 0": vectors["chain"][2],
        "turn 1": vectors["chain"][3],
    }
    roll = vectors["rolls"][2]
    assert f"'{roll['messages'][0]}'" in CHAINED
    assert f"gives `{roll['blocks'][0]}`" in CHAINED
    assert [word.partition("-")[2] for word in roll["shown"].split()] == re.findall(
        r"(?:of die \w, |shows side \d,\n?\s?)(\w+)", CHAINED
    )
