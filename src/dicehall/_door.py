"""What `import dicehall` offers: names from the modules behind it, and common tasks as one call each.

Modules that are slow to import and rarely needed are imported only when they are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.bots.registry import adviser_of, bots_of, make_bot
from dicehall.core.fair import FairDice
from dicehall.core.fair_check import Noted
from dicehall.core.game import AnyGame, Game, State, View
from dicehall.core.match import Match
from dicehall.core.mistakes import BadOptions, Difference, Mistake
from dicehall.core.question import Option, Question
from dicehall.core.record import Record, Replay, read_record, record_of
from dicehall.core.sources import DiceSource, EnteredDice, LoadedDice, SeededDice
from dicehall.core.stream import Stream
from dicehall.games import registry
from dicehall.games.explain import question_of
from dicehall.games.kit import Odds
from dicehall.games.registry import game_names
from dicehall.review.decisions import Decision, decisions_of

if TYPE_CHECKING:
    from dicehall.arena.value_luck import ValueLuck
    from dicehall.scenarios.run import CaseOutcome

__all__ = [
    "Bot",
    "Decision",
    "DiceSource",
    "Difference",
    "EnteredDice",
    "FairDice",
    "Game",
    "LoadedDice",
    "Match",
    "Mistake",
    "Odds",
    "Option",
    "Question",
    "Record",
    "Replay",
    "SeededDice",
    "State",
    "Stream",
    "View",
    "Weighed",
    "advise",
    "bots_of",
    "brief",
    "check",
    "decisions",
    "explain",
    "game_names",
    "load",
    "make_bot",
    "new_game",
    "new_match",
    "odds",
    "play_out",
    "read_record",
    "record_of",
    "replay",
    "value_luck",
    "verify",
]


def new_game(name: str, /, **options: Any) -> AnyGame:
    """Return a game with its options, such as `players`; options that do not fit raise a `Mistake`."""
    return registry.new_game(name, options)


def new_match(
    name: str, /, *, seed: str | int | None = None, dice: DiceSource | None = None, **options: Any
) -> Match:
    """Return a match of a new game; without `seed` or `dice`, its dice fall differently every time."""
    if seed is not None and dice is not None:
        raise BadOptions("seed makes seeded dice; give seed or dice, not both.")
    if dice is None:
        dice = SeededDice(token_hex(8) if seed is None else str(seed))
    return Match(new_game(name, **options), dice)


def explain(seen: Match | View, question: Question) -> dict[str, Any]:
    """Return what a question is about and what each option means, with its odds, as JSON data."""
    if isinstance(seen, View):
        seen = Match(seen.game, state=seen.state, listen=False)
    return question_of(seen, question, explained=True)


def brief(seen: Match | View, question: Question) -> str:
    """Return the table and a question as short English text, with the odds of each option.

    It is what a language model reads at `dicehall mcp`; seats are called *Player 1* and so on.
    """
    from dicehall.mcp.wording import TableWords

    match = Match(seen.game, state=seen.state, listen=False) if isinstance(seen, View) else seen
    words = TableWords(match.game, [f"Player {seat + 1}" for seat in range(match.game.seats)])
    return f"{words.table(match, question.seat)}\n\n{words.question(match, question)}"


def odds(seen: Match | View, seat: int | None = None, aim: str | None = None) -> Odds:
    """Return the odds of a position for a seat: what its dice may bring, and how likely that is.

    Chances are worked out, not sampled; those that take too long to work out are given as two limits.

    The seat is that of the view, or the first one that rolls or is asked. With `aim`, such as a space to
    reach or a tile to claim, the odds are those of a player who plays for it. A game without known odds, or
    a seat without dice to roll, raises a `Mistake`.
    """
    game, state = seen.game, seen.state
    if seat is None:
        seat = seen.seat if isinstance(seen, View) else _first_to_act(seen)
    if not 0 <= seat < game.seats:
        raise BadOptions(f"there is no seat {seat}; seats are counted from 0 to {game.seats - 1}.")
    explain = registry.kit_of(game.name).explain
    if explain is None or explain.odds is None:
        raise BadOptions(f"the odds of {game.name} are not known.")
    return explain.odds(game, state, seat, aim)


def _first_to_act(match: Match) -> int:
    seats = [throw.seat for throw in match.throws()]
    seats += [question.seat for question in match.questions()]
    return next((seat for seat in seats if seat >= 0), 0)


def advise(seen: Match | View, question: Question) -> list[Weighed]:
    """Return what the game's adviser, a strong bot, thinks each option is worth, the best first.

    The list is empty for a game whose bots do not evaluate options.
    """
    game = seen.game.name
    view = seen if isinstance(seen, View) else seen.view(question.seat)
    weighed = make_bot(adviser_of(game), game, "advice").weigh(view, question)
    return sorted(weighed, key=lambda one: one.worth, reverse=True)


def play_out(game: AnyGame, state: State, bots: list[Bot], dice: DiceSource) -> int:
    """Let bots play a state to the end as fast as possible; return how many decisions they made."""
    from dicehall.arena.playout import play_out

    return play_out(game, state, bots, dice)


def load(path: str | PathLike[str]) -> list[Record]:
    """Return the records in a file: a single one, or one per line."""
    from dicehall.command.arguments import read_records

    return [record for _, record in read_records(Path(path))]


def replay(record: Record) -> Replay:
    """Return a replay of a record, before its first step."""
    from dicehall.command.arguments import game_of

    return Replay(game_of("the record", record), record)


def decisions(record: Record) -> Iterator[Decision]:
    """Yield every decision of a record with its position, question and answer."""
    return decisions_of(replay(record))


def verify(
    record: Record,
    commitment: str | None = None,
    seed: str | None = None,
    anchors: str | None = None,
) -> None:
    """Replay a record; raise a `Difference` at the first thing that differs.

    Of fair dice, it is compared with what was noted at the table, too, where that is given. The difference
    has the number of the condition of docs/fair-dice.md that the record breaks.
    """
    from dicehall.command.arguments import game_of

    noted = Noted(commitment, seed, anchors)
    Replay(game_of("the record", record), record, noted).finish()


def check(*paths: str | PathLike[str]) -> Iterator[CaseOutcome]:
    """Yield the outcome of each rules case in these files and folders."""
    from dicehall.scenarios.run import check_paths

    return check_paths([Path(path) for path in paths])


def value_luck(game: AnyGame, adviser: Bot) -> ValueLuck:
    """Return a measure of luck: how much a roll changes the chance to win, as a bot judges it."""
    from dicehall.arena.value_luck import ValueLuck

    return ValueLuck(game, adviser)
