"""One race between bots, observed: who bought what, who led when, who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dicehall.bots.bot import Bot
from dicehall.core.engine import choose, open_questions, open_throws, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import DiceSource
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES
from dicehall.games.cubitos.rules.events import Bust, DieBought, RoundBegan
from dicehall.games.cubitos.rules.setup import give

GIFT: Final = 2
"""How many dice of one card a player is given."""
NONE: Final = -1
"""In place of a colour: nothing is given."""


@dataclass(frozen=True)
class Watched:
    """What was observed in one race."""

    bought: tuple[dict[str, int], ...]
    """For every seat, the dice it bought, by card."""
    shares: tuple[float, ...]
    """For every seat, its share of the win."""
    rounds: int
    busts: int
    lead_changes: int
    """How often the sole leader at the beginning of a round was somebody new."""


def watch_race(
    game: Cubitos, bots: list[Bot], source: DiceSource, gifts: Sequence[int] = ()
) -> Watched:
    """Play a race to its end and observe it; `gifts` holds for every seat the colour of its extra dice."""
    state = game.start()
    for seat, colour in enumerate(gifts):
        if colour != NONE:
            give(state, seat, colour, GIFT)
    table = game.table(state)
    table.events = []
    card_of = {COLOUR_NAMES[card.colour]: card.id for card in game.cards}
    bought: list[dict[str, int]] = [{} for _ in bots]
    busts = changes = 0
    leader = -1
    settle(table)
    while not state.flow.over():
        for throw in open_throws(table):
            settle_throw(table, throw, source.roll(game.dice, throw))
        for question in open_questions(table)[:1]:
            bot = bots[question.seat]
            view = None if bot.blind else view_of(game, question.seat, state)
            choose(table, question, bot.decide(view, question))
        for event in table.events:
            if isinstance(event, DieBought):
                card = card_of[event.die]
                bought[event.seat][card] = bought[event.seat].get(card, 0) + 1
            elif isinstance(event, Bust):
                busts += 1
            elif isinstance(event, RoundBegan):
                ahead = _leader(game, [player.position for player in state.players])
                changes += ahead >= 0 and leader >= 0 and ahead != leader
                leader = ahead if ahead >= 0 else leader
        table.events = []
    winners = game.winners(state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    return Watched(tuple(bought), tuple(shares), state.round, busts, changes)


def _leader(game: Cubitos, positions: list[int]) -> int:
    """Return the sole leader; -1 if several lead."""
    left = [game.to_finish[position] for position in positions]
    least = min(left)
    return left.index(least) if left.count(least) == 1 else -1
