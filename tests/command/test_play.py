"""`dicehall play`: what cannot be played is told before the screen changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall, dicehall_apart

PLAY = ("play", "novodice")


def test_without_a_terminal_play_says_what_to_use_instead() -> None:
    assert_one_sentence(dicehall_apart(*PLAY), "needs a terminal", "dicehall simulate")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "5"), "2, 3, 4 players, not 5"),
        (("--players", "9" * 30), "2, 3, 4 players"),
        (("--bots", "clever"), "no bot 'clever'"),
        (("--bots", "greedy,"), "--bots is 'greedy,'"),
        (("--players", "2", "--bots", "random,random,random"), "3 bots are named for 2 players"),
        (("--language", "tlh"), "en, de, uk"),
        (("--seed", "\udcff"), "UTF-8"),
        (("--name", "\udcff"), "UTF-8"),
        (("--record", "no/such/folder"), "no/such/folder cannot be written"),
        (("--record", "/"), "/ cannot be written: is a directory"),
        (("--components", "missing"), "missing cannot be read"),
    ],
)
def test_what_cannot_be_played_is_told(arguments: tuple[str, ...], said: str) -> None:
    assert_one_sentence(dicehall(*PLAY, *arguments), said)


def test_a_record_is_not_touched_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert_one_sentence(dicehall(*PLAY, "--record", file), "needs a terminal")
    assert not file.exists()


@pytest.mark.parametrize("arguments", [("--bots", ""), ("--bots", "greedy,random,random")])
def test_people_alone_or_several_bots_are_fine(arguments: tuple[str, ...]) -> None:
    assert_one_sentence(dicehall(*PLAY, *arguments), "needs a terminal")
