"""Golden games are played again and compared line by line; see `playthrough` for how to write them anew."""

from __future__ import annotations

import pytest
from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, write


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_golden_game_goes_as_it_was_written_down(playthrough: Playthrough) -> None:
    golden = playthrough.file.read_text(encoding="utf-8").splitlines()
    for number, (was, is_now) in enumerate(
        zip(golden, write(playthrough).splitlines(), strict=False), start=1
    ):
        assert is_now == was, (
            f"{playthrough.file.name} differs first in line {number}; if the rules changed on purpose, "
            "run: python -m tests.playthroughs.playthrough"
        )
    assert len(write(playthrough).splitlines()) == len(golden)


def test_no_golden_game_is_forgotten() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(
        playthrough.file.name for playthrough in PLAYTHROUGHS
    )
