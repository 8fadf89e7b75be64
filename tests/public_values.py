"""Values of every public class, as a script has them, and what makes two of them equal."""

from __future__ import annotations

import contextlib
import inspect
from typing import Any

import dicehall
from dicehall.core.mistakes import BadOptions, Mistake

GAMES = dicehall.game_names()
SECRET = b"s" * 32
SEEDS = ["ab" * 16, "cd" * 16]
FEW = 12
"""How many answers are given before a match is looked at."""


def read_roll(dice: str, wrong: str) -> str:
    """Return what real dice show; nobody asks here."""
    raise NotImplementedError


def played(game: str, answers: int | None = None, **given: Any) -> dicehall.Match:
    """Return a match among random bots, over or after some answers."""
    match = dicehall.new_match(game, players=2, **({"seed": "7"} | given))
    bots = [dicehall.make_bot("random", game, f"7/{seat}") for seat in range(2)]
    while not match.over() and answers != 0:
        question = match.questions()[0]
        match.answer(question, bots[question.seat].decide(match.view(question.seat), question))
        answers = None if answers is None else answers - 1
    return match


def values_of(game: str) -> list[Any]:
    """Return values of all classes that can be pickled."""
    match = played(game, FEW)
    question = match.questions()[0]
    record = dicehall.record_of(played(game), ("Ada", "Oleh"))
    replay = dicehall.replay(record)
    for _ in range(FEW):
        replay.step()
    stream = dicehall.Stream("7")
    for _ in range(400):
        stream.below(6)
    fair = dicehall.FairDice(SECRET, SEEDS, "table")
    undecided = dicehall.Match(match.game)
    return [
        match,
        played(game),
        undecided,
        played(game, FEW, seed=None, dice=fair),
        dicehall.Match(match.game, dicehall.EnteredDice(read_roll), match.state.copy()),
        match.state,
        match.game.start(),
        match.game.load(match.game.save(match.state)),
        match.game,
        question,
        match.options(question),
        match.view(question.seat),
        match.steps,
        match.events(),
        undecided.throws(),
        record,
        replay,
        next(dicehall.decisions(record)),
        dicehall.advise(match, question),
        odds_on_the_way(game),
        dicehall.explain(match, question),
        dicehall.brief(match, question),
        dicehall.SeededDice("7"),
        dicehall.LoadedDice(["first-1", "first-2"]),
        dicehall.EnteredDice(read_roll),
        fair,
        stream,
        *mistakes(),
    ]


def odds_on_the_way(game: str) -> dicehall.Odds:
    """Return the odds of the first position, after a few answers, that has any."""
    for answers in range(FEW, 10 * FEW):
        with contextlib.suppress(BadOptions):
            return dicehall.odds(played(game, answers))
    raise AssertionError(f"no position of {game} has odds")


def mistakes() -> list[Mistake]:
    """Return a mistake of every class there is."""
    found: list[type[Mistake]] = [Mistake]
    for kind in found:
        found += kind.__subclasses__()
    return [kind(*["it is so"] * needed(kind)) for kind in found]


def needed(kind: type[Mistake]) -> int:
    """Return how many texts a class of mistakes must be called with."""
    if kind.__init__ is Mistake.__init__:
        return 1
    parameters = inspect.signature(kind).parameters.values()
    return sum(one.default is one.empty and one.kind is not one.KEYWORD_ONLY for one in parameters)


def bots_of(game: str) -> list[dicehall.Bot]:
    """Return a bot of every kind."""
    return [dicehall.make_bot(name, game, "7") for name in dicehall.bots_of(game)]


def facts(value: Any) -> Any:
    """Return what makes a value what it is, in a form that compares."""
    kind: Any = type(value)
    if isinstance(value, list):
        return [facts(one) for one in value]
    if isinstance(value, dicehall.Match):
        asked = facts(value.questions())
        dice = facts(value.source)
        return kind, facts(value.game), value.state, value.steps, dice, asked, facts(value.throws())
    if isinstance(value, dicehall.Game):
        return kind, value.name, value.rules, value.options()
    if isinstance(value, dicehall.View):
        return kind, facts(value.game), value.seat, value.state
    if isinstance(value, dicehall.Question):
        return kind, value.seat, value.turn, value.options, repr(value.choice)
    if isinstance(value, dicehall.Decision):
        return kind, facts(value.view), facts(value.question), value.option, value.text
    if isinstance(value, dicehall.Replay):
        return kind, value.record, facts(value.match), value.follows_from
    if isinstance(value, dicehall.FairDice):
        return kind, value.origin(), value.chained
    if isinstance(value, dicehall.Stream):
        # What it gives next is what matters, so it is used up here.
        return kind, value.name, [value.below(1000) for _ in range(400)]
    if isinstance(value, Mistake):
        return kind, str(value), vars(value)
    if kind.__eq__ is object.__eq__:
        return kind, repr(value)  # all of it, as for a throw
    return kind, value


def named() -> set[str]:
    """Return the names of the public classes of which there are values here."""
    found: set[str] = set()
    for value in [*values_of(GAMES[0]), *bots_of(GAMES[0])]:
        for one in value if isinstance(value, list) else [value]:
            found |= {kind.__name__ for kind in type(one).__mro__}
    return found
