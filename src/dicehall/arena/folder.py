"""The folder of a tournament: its plan, and every game as one line, so that it can be resumed."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedRandom
from pathlib import Path
from typing import Any, Final

from dicehall.arena.tournament import Tournament
from dicehall.arena.tournament_games import Played, read_played
from dicehall.core.mistakes import BadOptions, BadRecord
from dicehall.games.registry import new_game

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
VERSION: Final = 3
"""The version of the plan and line formats, and of how seeds follow from that of the tournament."""


class GamesFile:
    """The lines of a tournament, opened by one process at a time."""

    def __init__(self, path: Path, file: BufferedRandom) -> None:
        self.path = path
        self._file = file

    def read(self, tournament: Tournament) -> Iterator[Played]:
        """Read the existing games; afterwards, remove a last line that was cut off."""
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                break
            try:
                played = read_played(line.decode())
                if played.game != number:
                    raise ValueError(f"game {number} was expected, and not {played.game}")
                fixture = tournament.fixture(number)
                pairing = tournament.pairings()[fixture.pairing]
                if played.seats != tournament.seats(pairing, fixture.seating):
                    raise ValueError("other bots play it")
            except ValueError as error:
                raise BadRecord(
                    f"{self.path}, line {number + 1}, is no game of this tournament: {error}."
                ) from None
            yield played
            whole += len(line)
        self._file.truncate(whole)
        self._file.seek(whole)

    def write(self, games: list[Played]) -> None:
        """Append some games as whole lines and flush them, so that nothing is lost if killed."""
        self._file.write("".join(f"{game.line()}\n" for game in games).encode())
        self._file.flush()


def plan_of(tournament: Tournament) -> dict[str, Any]:
    """Return what must be equal for games to belong together, including the rules."""
    rules = new_game(tournament.game, tournament.variants[0].options).rules
    return {"version": VERSION, "rules": rules, **tournament.save()}


@contextmanager
def open_folder(folder: Path, tournament: Tournament) -> Iterator[GamesFile]:
    """Open a new or existing folder of this tournament; refuse one of another tournament."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / GAMES
        with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666), "r+b") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadOptions(f"another run is writing to {folder}; wait for its end.") from None
            _check_plan(folder, tournament, file)
            yield GamesFile(path, file)
    except (FileExistsError, NotADirectoryError):
        raise BadOptions(f"{folder} is not a folder; name a folder, or a new path.") from None


def _check_plan(folder: Path, tournament: Tournament, file: BufferedRandom) -> None:
    path = folder / PLAN
    plan = plan_of(tournament)
    try:
        there = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        if file.seek(0, os.SEEK_END):
            raise BadOptions(
                f"{folder} holds games but no {PLAN}; choose another folder."
            ) from None
        # Under another name first, so that the plan exists completely or not at all.
        new = path.with_suffix(".new")
        new.write_text(json.dumps(plan, ensure_ascii=False, indent=1) + "\n", "utf-8")
        new.replace(path)
        return
    except ValueError:
        raise BadOptions(f"{path} is no plan of a tournament; choose another folder.") from None
    if there == plan:
        return
    differs = [
        "races" if name == "courses" else name
        for name in plan
        if not isinstance(there, dict) or there.get(name) != plan[name]
    ]
    named = ", ".join(differs) or "more"
    raise BadOptions(
        f"{folder} holds another tournament, with other {named}; choose another folder."
    )
