"""Everything that the games have to say, one sample of each shape.

`python -m tests.games.said_shapes` writes those that travel to `web/tests/said.json`, which the page's tests
format.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.games.cubitos.board.runner import samples
from tests.games.cubitos.board.test_board import EVENTS as CUBITOS_EVENTS
from tests.games.novodice.board.test_board import EVENTS as NOVODICE_EVENTS
from tests.laws.conformance import GAMES_UNDER_TEST
from tests.laws.playing import play_on

from dicehall.bots.registry import make_bot
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.explain.offers import form_of
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.explain.said import options, pieces
from dicehall.games.cubitos.explain.said import questions as cubitos_questions
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.dice import FACES, KINDS
from dicehall.games.cubitos.track.track import REWARD_NAMES
from dicehall.games.explain import happened, question_of
from dicehall.games.novodice.explain.said import pieces as novodice_pieces
from dicehall.games.novodice.explain.said import questions as novodice_questions
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.components import components
from dicehall.games.registry import kit_of

SAMPLES: Final = Path(__file__).parents[2] / "web" / "tests" / "said.json"
"""What the page's tests format."""
GAMES: Final = ("cubitos", "novodice")
"""The games that have such messages."""
OF_OWNERS: Final = ("card-", "does-", "tile-")
"""How names begin that owners of a game can add: those have no text, and are spelled."""
SEEDS: Final = 6
"""How many random games are played of each trial."""
Shape = tuple[str, ...]
Shapes = dict[Shape, Any]
"""One sample of each shape."""


def shape_of(what: Any) -> Shape:
    """Return the message of something, and what kind each of its arguments is of."""
    if isinstance(what, dict) and "id" in what:
        return (what["id"], *sorted(f"{name}: {_kind(one)}" for name, one in what["args"].items()))
    return (what if isinstance(what, str) else _kind(what),)


def _kind(value: Any) -> str:
    if isinstance(value, int):
        return "number"
    if isinstance(value, list):
        return "list"
    if isinstance(value, str) or "id" in value:
        return "message"
    return "/".join(sorted(value))


def within(what: Any) -> Iterator[Any]:
    """Yield something and everything that it is made of."""
    yield what
    if isinstance(what, list):
        parts = what
    else:
        parts = list(what["args"].values()) if isinstance(what, dict) and "id" in what else []
    for part in parts:
        yield from within(part)


def shapes(found: Iterable[Any]) -> Shapes:
    """Return one sample of each shape, with all they are made of."""
    known: Shapes = {}
    for what in found:
        for part in within(what) if what is not None else ():
            known.setdefault(shape_of(part), part)
    return known


def _sent(match: Match, question: Question) -> Iterator[Any]:
    shown = question_of(match, question, False)
    yield shown["said"]
    yield from (option["said"] for option in shown["options"] if "said" in option)


@cache
def played(game: str) -> tuple[Shapes, Shapes]:
    """Return what random games bring: what is sent, and what only the terminal and language models say."""
    found: Shapes = {}
    here: Shapes = {}

    def visit(match: Match) -> None:
        for event in match.events():
            found.update(shapes([happened(match.game, event)["said"]]))
        for question in match.questions():
            found.update(shapes(_sent(match, question)))
            here.update(shapes(_here(match, question)))

    if game == "cubitos":
        _race(visit)
    tried = [entry.trial.options for entry in GAMES_UNDER_TEST if entry.kit.name == game]
    for number in range(SEEDS):
        for options_of in tried:
            options = options_of(Stream(f"said {number}"))
            play_on(Match(kit_of(game).rules.new(options)), f"said {number}", visit)
    return found, here


def _race(visit: Callable[[Match], None]) -> None:
    """Play a race of two laps that is won: random runners hardly ever come that far."""
    match = Match(from_options({"players": 2, "laps": 2}), SeededDice("said"))
    bots = [make_bot("greedy", "cubitos", f"said {seat}") for seat in range(2)]
    while not match.over():
        visit(match)
        question = match.questions()[0]
        match.answer(question, bots[question.seat].decide(match.view(question.seat), question))
    visit(match)


def _briefs(match: Match, question: Question) -> Iterator[Sequence[Any]]:
    explain = kit_of(match.game.name).explain
    assert explain is not None
    assert explain.briefing is not None
    brief = explain.briefing(match, question)
    yield brief.about
    yield from brief.options


def _here(match: Match, question: Question) -> Iterator[Any]:
    for parts in _briefs(match, question):
        yield from parts
    if match.game.name == "novodice":
        yield novodice_questions.watched(match, question)
        return
    yield cubitos_questions.watched(question)
    context, (form, _) = QuestionContext(match, question), form_of(question.choice)
    for option in question.options:
        yield from filter(None, options.in_full(context, form, option))


OWN: Final = """
[cold_pear]
colour = "green"
cost = 4
name = { en = "Cold Pear", de = "Kalte Birne", uk = "Холодна груша" }
does = ["stays_in_bust(RED, GRAY)"]
"""
"""A card that asks whether other dice stay than the cards of the box do."""


def _asked_by_own_card() -> Any:
    """Return what is asked in a bust with a card of one's own."""
    race = from_options({"race": "1", "own_cards": OWN})
    for sample in samples():
        if sample.question.choice.name() == cubitos_questions.KEEP:
            match = Match(race, state=sample.state.copy(), listen=False)
            return cubitos_questions.asked(QuestionContext(match, match.questions()[0]))
    raise AssertionError("no scenario asks what stays")


def _cubitos() -> Iterator[Any]:
    race = from_options({"players": 3})
    yield from (happened(race, event)["said"] for event in CUBITOS_EVENTS)
    yield _asked_by_own_card()
    for sample in samples():
        match = Match(sample.game, state=sample.state.copy(), listen=False)
        yield from _sent(match, sample.question)
    for kind in range(KINDS):
        yield from (pieces.dice_of(kind, count) for count in (1, 2, 5))
        yield from (pieces.die(kind, face) for face in range(FACES))
    for reward in range(len(REWARD_NAMES)):
        yield pieces.reward(reward, 2)
    for card in ALL_CARDS:
        yield pieces.card(card.id)
        for moment, program in enumerate(card.programs):
            if program is not None:
                yield pieces.does(card.id, MOMENT_NAMES[moment])


def _novodice() -> Iterator[Any]:
    game = NovoDice(4)
    yield from (happened(game, event)["said"] for event in NOVODICE_EVENTS)
    for tile in components().tiles:
        yield novodice_pieces.tile(tile.id)
    for face in components().faces:
        yield novodice_pieces.symbol(face)
        yield from (novodice_pieces.symbols(face, count) for count in (1, 2, 5))


def sent(game: str) -> Shapes:
    """Return everything of a game that is sent to pages."""
    return shapes(_cubitos() if game == "cubitos" else _novodice()) | played(game)[0]


def kept_here(game: str) -> Shapes:
    """Return what only the terminal and language models say: options in full, and what others do."""
    found = dict(played(game)[1])
    for sample in samples() if game == "cubitos" else ():
        match = Match(sample.game, state=sample.state.copy(), listen=False)
        found |= shapes(_here(match, sample.question))
    return found


if __name__ == "__main__":
    everything = {game: list(sent(game).values()) for game in GAMES}
    lines = [
        f'"{game}": [\n' + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]"
        for game, found in everything.items()
    ]
    SAMPLES.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
