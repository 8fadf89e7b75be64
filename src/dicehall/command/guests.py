"""Bots from outside on the command line: their limits, their logs, and the messages when they fail."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import wraps
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import click

from dicehall.bots.bot import Bot
from dicehall.bots.guests import terms as usual
from dicehall.bots.guests.seat import forfeits_of, is_guest
from dicehall.bots.guests.terms import Terms
from dicehall.command.kinds import Seconds, WholeNumber
from dicehall.core.mistakes import Mistake

LOGS: Final = "logs"
"""The folder for logs in the folder of a tournament."""
SHOWN: Final = 20
"""How many last lines of a log are shown."""

_OPTIONS: Final = (
    click.option(
        "--decision-limit",
        type=Seconds(0.01, 86_400),
        default=usual.DECISION_SECONDS,
        show_default=True,
        help="Seconds a bot of your own may take for one decision.",
    ),
    click.option(
        "--game-limit",
        type=Seconds(0.01, 864_000),
        default=usual.GAME_SECONDS,
        show_default=True,
        help="Seconds it may take for all decisions of a game; if it takes longer, it forfeits.",
    ),
    click.option(
        "--memory-limit",
        type=WholeNumber(64, 1 << 24),
        default=usual.MEMORY_MIB,
        show_default=True,
        help="MiB of memory a bot of your own may use.",
    ),
    click.option(
        "--debug", is_flag=True, help="Show where in its code a bot of your own has failed."
    ),
)


def guest_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options for bots from outside; the command is given a `BotLogs` for them."""

    @wraps(command)
    def given_terms(
        decision_limit: float, game_limit: float, memory_limit: int, debug: bool, **given: Any
    ) -> Any:
        terms = Terms(decision_limit, game_limit, memory_limit)
        return command(guests=BotLogs(terms, debug), **given)

    wrapped: Callable[..., Any] = given_terms
    for option in reversed(_OPTIONS):
        wrapped = option(wrapped)
    return wrapped


class BotLogs:
    """What bots from outside print while a command runs, each into a file of its own."""

    def __init__(self, terms: Terms, debug: bool) -> None:
        self.terms = terms
        """The terms on which the bots play."""
        self._debug = debug
        self._names: list[str] = []

    def open(self, game: str, names: Sequence[str], out: Path | None = None) -> BotLogs:
        """Prepare for these bots; the logs go into a folder, or a new one for temporary files."""
        self._names = [name for name in dict.fromkeys(names) if is_guest(name, game)]
        if self._names:
            logs = mkdtemp(prefix="dicehall-bots-") if out is None else str(out / LOGS)
            self.terms = replace(self.terms, logs=logs)
        return self

    def __enter__(self) -> BotLogs:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Remove logs that have remained empty; with --debug, show the others after a mistake."""
        if self._debug and isinstance(error, Mistake):
            self._show_logs(self._names)
        for name in self._names:
            path = Path(self.terms.log_of(name))
            with suppress(OSError):
                if path.stat().st_size == 0:
                    path.unlink()
        if self._names:
            with suppress(OSError):
                os.rmdir(self.terms.logs)

    def written(self) -> dict[str, str]:
        """Return the logs that are not empty, by the names of the bots."""
        logs = {name: self.terms.log_of(name) for name in self._names}
        return {
            name: log
            for name, log in logs.items()
            if Path(log).exists() and Path(log).stat().st_size
        }

    def show_traces(self, forfeits: Sequence[dict[str, Any]], traces: dict[str, str]) -> None:
        """With --debug, show where bots have failed, or the last lines that they printed."""
        if self._debug:
            for forfeit in forfeits:
                bot = forfeit["bot"]
                if bot in traces:
                    click.echo(traces[bot].rstrip(), err=True)
                else:
                    self._show_logs([bot])

    def say_after_game(self, bots: Sequence[Bot]) -> None:
        """Say after a single game which bots have forfeited it and what they printed."""
        forfeits = forfeits_of(bots)
        for forfeit in forfeits:
            click.echo(f"dicehall: {forfeit.message}", err=True)
        for bot, log in self.written().items():
            click.echo(f"What {bot} printed is in {log}.")
        self.show_traces(
            [forfeit.save() for forfeit in forfeits],
            {forfeit.bot: forfeit.trace for forfeit in forfeits if forfeit.trace},
        )

    def _show_logs(self, names: Sequence[str]) -> None:
        written = self.written()
        for name in filter(written.__contains__, names):
            text = Path(written[name]).read_text("utf-8", "replace")
            click.echo("\n".join(text.splitlines()[-SHOWN:]), err=True)


def forfeit_sentences(forfeits: Sequence[dict[str, Any]], logs: dict[str, str]) -> list[str]:
    """Return who has forfeited how many games and why, and where to read what bots printed."""
    lines = []
    for one in forfeits:
        games = "1 game" if one["games"] == 1 else f"{one['games']:,} games"
        reasons = ", ".join(f"{why} {number:,}" for why, number in one["reasons"].items())
        lines.append(f"{one['bot']} forfeited {games} ({reasons}).")
        lines.append(f"The first was game {one['first_game']}: {one['first']}")
    return lines + [f"What {bot} printed is in {log}." for bot, log in logs.items()]
