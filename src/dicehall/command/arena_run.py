"""One run of a tournament: it resumes from the games already played, plays the others, and times itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from dicehall.arena.folder import GamesFile
from dicehall.arena.standings import Standings
from dicehall.arena.tournament import Tournament
from dicehall.arena.tournament_games import Thinking, play_fixtures
from dicehall.build import describe
from dicehall.command.interruption import Interruption
from dicehall.command.progress import progress
from dicehall.core.mistakes import BadOptions
from dicehall.parallel.pool import PlaySome, Pool
from dicehall.parallel.schedule import play_all


class ArenaRun:
    """Plays a tournament and counts."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self.wanted = tournament.games()
        self.standings = Standings(tournament)
        self._thinking = {name: Thinking() for name in tournament.bots}
        self._games_before = 0
        self._decisions_before = 0
        self._seconds = 0.0

    def resume(self, file: GamesFile, out: Path) -> None:
        """Count the games that were played before."""
        self.standings.add(file.read(self._tournament))
        self._games_before = self.standings.games
        self._decisions_before = self.standings.decisions
        if self.standings.games > self.wanted:
            raise BadOptions(
                f"{out} holds {self.standings.games:,} games already, more than the "
                f"{self.wanted:,} asked for; ask for as many, or choose another folder."
            )

    def play(
        self,
        file: GamesFile | None,
        jobs: int,
        elsewhere: Callable[[PlaySome], Pool] | None,
        interruption: Interruption,
    ) -> None:
        """Play the remaining games until interrupted; each game is stored once those before it are."""
        begin = perf_counter()
        before = self._games_before
        with progress(self.wanted, before) as advance:
            play = partial(play_fixtures, self._tournament)
            for some in interruption.each(play_all(play, before, self.wanted, jobs, elsewhere)):
                if file is not None:
                    file.write(some.played)
                self.standings.add(some.played)
                for name, times in some.thinking.items():
                    self._thinking[name].merge(times)
                advance(some.games)
        self._seconds = perf_counter() - begin

    def speed(self) -> dict[str, Any]:
        """Return how fast this run was, in a form that JSON can hold."""
        games = self.standings.games - self._games_before
        decisions = self.standings.decisions - self._decisions_before
        return {
            "games_now": games,
            "seconds": round(self._seconds, 3),
            "games_per_s": round(games / self._seconds, 1),
            "decisions_per_s": round(decisions / self._seconds),
            "compiled": describe().compiled,
            "thinking": {name: times.save() for name, times in self._thinking.items()},
        }
