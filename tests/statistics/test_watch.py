"""Watching a game without events counts just what the events would have told."""

from __future__ import annotations

import pytest

from dicehall.arena.playout import play_out
from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.events import Bust, RoundBegan
from dicehall.games.novodice.rules.events import TurnBegan
from dicehall.games.registry import new_game
from dicehall.statistics.watch import watch_of


def new_bots(game: AnyGame, names: tuple[str, ...]) -> list[Bot]:
    return [make_bot(name, game.name, f"{seat}") for seat, name in enumerate(names)]


def told_by_events(game: AnyGame, names: tuple[str, ...], seed: str) -> list[object]:
    """Play the same game with events; return them."""
    match = Match(game, SeededDice(seed))
    bots = new_bots(game, names)
    events: list[object] = list(match.events())
    while not match.over():
        question = match.questions()[0]
        option = bots[question.seat].decide(match.view(question.seat), question)
        match.play(Answer(question.seat, question.turn, option))
        events += match.events()
    return events


@pytest.mark.parametrize("race", components().races)
def test_busts_and_rounds_are_those_of_the_events(race: str, seed: int) -> None:
    busts_seen = 0
    for names in (("greedy", "random"), ("greedy", "greedy", "greedy"), ("random", "greedy")):
        for order in ("simultaneous", "strict"):
            options = {"players": len(names), "race": race, "order": order, "rounds": 12}
            game = new_game("cubitos", options)
            watch = watch_of(game)
            state = game.start()
            play_out(game, state, new_bots(game, names), SeededDice(str(seed)), watch)
            events = told_by_events(game, names, str(seed))
            busts = [0] * len(names)
            for event in events:
                if isinstance(event, Bust):
                    busts[event.seat] += 1
            assert watch.busts == busts
            assert watch.rounds(state) == sum(isinstance(event, RoundBegan) for event in events)
            busts_seen += sum(busts)
    assert busts_seen > 0


@pytest.mark.parametrize("players", [2, 3])
def test_the_rounds_of_novodice_are_its_turns_shared_out(players: int) -> None:
    game = new_game("novodice", {"players": players})
    names = ("greedy",) * players
    watch = watch_of(game)
    state = game.start()
    play_out(game, state, new_bots(game, names), SeededDice("turns"), watch)
    turns = sum(isinstance(event, TurnBegan) for event in told_by_events(game, names, "turns"))
    assert watch.rounds(state) == -(-turns // players)
    assert watch.busts is None


def test_who_is_shown_the_table_itself_leaves_it_as_it_is() -> None:
    # The play-out spares the greedy player of Cubitos the copy; this is why it may.
    game = new_game("cubitos", {"players": 2, "race": "3"})
    match = Match(game, SeededDice("untouched"), listen=False)
    bot = GreedyCubitos()
    for _ in range(300):
        if match.over():
            break
        question = match.questions()[0]
        view = match.view(question.seat)
        before = view.state.numbers()
        offered = list(question.options)
        option = bot.decide(view, question)
        assert view.state.numbers() == before
        assert question.options == offered
        match.play(Answer(question.seat, question.turn, option))
