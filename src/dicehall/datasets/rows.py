"""The decisions of some games as rows, each with what the adviser thinks of it and how the game ended."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

import pyarrow

from dicehall.arena.plan import TournamentPlan
from dicehall.bots.bot import Bot
from dicehall.bots.guests.seat import forfeits_of, winners_of
from dicehall.bots.registry import make_bot
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import BadOptions
from dicehall.core.question import Answer, Question
from dicehall.core.seeds import seed_of_bot
from dicehall.core.sources import SeededDice
from dicehall.datasets.encoded import encoder_of

COLUMNS: Final = (
    ("game", pyarrow.int64(), "The number of the game, from 0."),
    (
        "seed",
        pyarrow.string(),
        "The seed of its dice and no others; `dicehall.SeededDice(seed)` rolls them again.",
    ),
    ("decision", pyarrow.int32(), "The number of the decision in its game, from 0."),
    ("seat", pyarrow.int8(), "Who decides, from 0."),
    ("bot", pyarrow.string(), "The bot on that seat."),
    ("question", pyarrow.string(), "What is asked, in one word."),
    (
        "observation",
        pyarrow.list_(pyarrow.float32()),
        "What the seat sees, as learners are given it; `layout.json` says what each number means.",
    ),
    ("options", pyarrow.list_(pyarrow.string()), "The legal options, by their texts."),
    (
        "actions",
        pyarrow.list_(pyarrow.int32()),
        "For each option, its action, which means the same everywhere; -1 for one without.",
    ),
    (
        "features",
        pyarrow.list_(pyarrow.list_(pyarrow.float32())),
        "For each option, the numbers that describe it; empty for one without an action.",
    ),
    ("choice", pyarrow.int16(), "The place of the chosen option in `options`, from 0."),
    (
        "worths",
        pyarrow.list_(pyarrow.float32()),
        "For each option, the chance to win with it as the adviser sees it; empty without one.",
    ),
    ("chance", pyarrow.float32(), "The same for the chosen option; null without an adviser."),
    ("scores", pyarrow.list_(pyarrow.int32()), "Every seat's score before the decision."),
    (
        "result",
        pyarrow.float32(),
        "How the game ended for the seat: 1 won, 0 lost, shared if tied.",
    ),
    ("final_scores", pyarrow.list_(pyarrow.int32()), "Every seat's score at the end."),
)
"""Every column with its type and what it says."""


def schema() -> Any:
    """Return the columns of a data set."""
    return pyarrow.schema([(name, kind) for name, kind, _ in COLUMNS])


@dataclass(frozen=True)
class DatasetPlan:
    """Which games a data set is made of, and who judges their decisions."""

    plan: TournamentPlan
    adviser: str
    """The bot that weighs all options; empty if none does."""


@dataclass(frozen=True)
class PlayedRows:
    """The rows of some games."""

    tables: tuple[bytes, ...]
    """For each game its rows, as Arrow writes them."""
    seconds: float

    @property
    def games(self) -> int:
        """Return the number of games."""
        return len(self.tables)


def play_rows(wanted: DatasetPlan, first: int, number: int) -> PlayedRows:
    """Play some games; each depends only on the plan and its own number."""
    begin = perf_counter()
    game = wanted.plan.new_game()
    tables = tuple(_written(_rows(wanted, game, at)) for at in range(first, first + number))
    return PlayedRows(tables, perf_counter() - begin)


def read_rows(table: bytes) -> Any:
    """Return the rows of a game as an Arrow table."""
    return pyarrow.ipc.open_stream(table).read_all()


def _written(rows: list[dict[str, Any]]) -> bytes:
    table = pyarrow.Table.from_pylist(rows, schema=schema())
    sink = pyarrow.BufferOutputStream()
    with pyarrow.ipc.new_stream(sink, table.schema) as writer:
        writer.write_table(table)
    return bytes(sink.getvalue())


def _rows(wanted: DatasetPlan, game: AnyGame, number: int) -> list[dict[str, Any]]:
    """Play one game and return its decisions; the bots are those of a simulation with the same seed."""
    plan = wanted.plan
    seed = plan.dice_seed(number)
    encoder = encoder_of(game)
    bots = plan.new_bots(number)
    adviser: Bot | None = None
    if wanted.adviser:
        adviser = make_bot(wanted.adviser, plan.game, seed_of_bot(plan.seed, number, "adviser"))
    match = Match(game, SeededDice(seed), listen=False)
    rows: list[dict[str, Any]] = []
    while not match.over():
        question = match.questions()[0]
        encoded = encoder.encoded(match.state, question)
        row = _decided(match, question, bots[question.seat], adviser)
        rows.append({"game": number, "seed": seed, "decision": len(rows), **encoded, **row})
    winners = winners_of(game, match.state, forfeits_of(bots))
    for row in rows:
        row["bot"] = plan.bots[row["seat"]]
        row["result"] = 1 / len(winners) if row["seat"] in winners else 0.0
        row["final_scores"] = match.scores()
    return rows


def _decided(match: Match, question: Question, bot: Bot, adviser: Bot | None) -> dict[str, Any]:
    """Let a bot decide, and return the row of its decision; the adviser, if any, is asked first."""
    worths: list[float] = []
    if adviser is not None:
        worths = [one.worth for one in adviser.weigh(match.view(question.seat), question)]
        if not worths:
            raise BadOptions("a bot that does not weigh its options cannot be the adviser.")
    texts = [match.text(question, option) for option in question.options]
    scores = match.scores()
    view = None if bot.blind else match.view(question.seat)
    option = bot.decide(view, question)
    choice = question.options.index(option)
    match.play(Answer(question.seat, question.turn, option))
    return {
        "seat": question.seat,
        "question": question.asked,
        "options": texts,
        "choice": choice,
        "worths": worths,
        "chance": worths[choice] if worths else None,
        "scores": scores,
    }
