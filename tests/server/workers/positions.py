"""Positions of both games in which a bot has to decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dicehall.bots.random import RandomBot
from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game
from dicehall.server.workers.bot_requests import DecisionRequest

OPTIONS: dict[str, dict[str, Any]] = {
    "novodice": {"players": 3},
    "cubitos": {"players": 4, "race": "3"},
}
"""A game of each."""


def positions(
    game: str, number: int, bot: str = "random"
) -> Iterator[tuple[Match, Question, DecisionRequest]]:
    """Play a game at random; yield what a bot is asked on the way."""
    played = new_game(game, OPTIONS[game])
    match = Match(played, SeededDice("positions"), listen=False)
    chance = RandomBot("positions")
    for at in range(number):
        # Not always the first who is asked: in Cubitos all are, at once.
        questions = match.questions()
        question = questions[at % len(questions)]
        request = DecisionRequest(
            game,
            played.options(),
            played.save(match.state),
            question.seat,
            bot,
            f"table/{question.seat}/{question.turn}",
        )
        yield match, question, request
        match.play(Answer(question.seat, question.turn, chance.decide(None, question)))


def request_of(bot: str, game: str = "novodice", budget_s: float | None = None) -> DecisionRequest:
    """Return one request for a bot."""
    _, _, request = next(positions(game, 1, bot))
    return DecisionRequest(
        request.game, request.options, request.state, request.seat, bot, request.seed, budget_s
    )
