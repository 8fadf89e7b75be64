"""The exact odds of a player's next push: of a bust, of what is active after it, and of reaching a space."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from dicehall.core.game import AnyGame, State
from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.risk_changes import chance_with, risk_changes
from dicehall.games.cubitos.odds.rolls import (
    COUNTED,
    TooManyFalls,
    amount_active,
    amounts_after_push,
    bust_chance,
    mean,
    reach_after_push,
    reach_now,
)
from dicehall.games.cubitos.rules.dice import die_text
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.zone import EVERY_KIND
from dicehall.games.kit import Odds


@dataclass(frozen=True)
class HelpedPush:
    """An active die whose ability changes what the push risks."""

    die: str
    moment: str
    bust: Fraction
    """The chance of a bust if it alone is used."""


@dataclass(frozen=True)
class ActiveAfter:
    """How much of something is active, before the push and after it."""

    now: int
    mean: Fraction
    """The average after the push; a bust leaves none."""
    chances: Mapping[int, Fraction]
    """The chance of each amount after a push that does not bust."""


@dataclass(frozen=True)
class SpaceReach:
    """Whether a space can be reached this round."""

    space: str
    passing: bool
    """Whether what is active now leads there."""
    pushing: Fraction
    """The chance that one push and then passing leads there."""


@dataclass(frozen=True)
class PushOdds:
    """Everything that is known of a push before the dice fall."""

    dice: int
    at_risk: bool
    bust: Fraction
    bust_at_best: Fraction
    """The chance of a bust if every ability that helps is used."""
    abilities: list[HelpedPush]
    after: dict[str, ActiveAfter]
    """By what is counted: hits, moves, money, credits and swords."""
    reach: SpaceReach | None
    """Whether the space that was asked about can be reached; None if none was asked about."""


def push_odds(game: Cubitos, state: CubitosState, seat: int, space: str | None) -> PushOdds:
    """Return the odds of a player's push; `space` asks for the chance to reach it this round."""
    player = state.players[seat]
    if player.roll.empty():
        raise BadOptions(f"player {seat + 1} has no dice to push with.")
    table = game.table(state)
    bust = bust_chance(game, player, False)
    changes = risk_changes(table, player, (ON_PUSH, WOULD_BUST))
    after: dict[str, ActiveAfter] = {}
    for what in COUNTED:
        amounts = amounts_after_push(game, player, what, bust)
        chances = {number: chance for number, chance in enumerate(amounts) if chance}
        after[what] = ActiveAfter(amount_active(game, player, what), mean(amounts), chances)
    return PushOdds(
        dice=player.roll.number(EVERY_KIND),
        at_risk=player.at_risk > 0,
        bust=bust,
        bust_at_best=chance_with(table, player, bust, changes),
        abilities=[
            HelpedPush(
                die_text(change.die),
                MOMENT_NAMES[change.moment],
                chance_with(table, player, bust, [change]),
            )
            for change in changes
        ],
        after=after,
        reach=None if space is None else _reach(game, state, seat, space),
    )


def _reach(game: Cubitos, state: CubitosState, seat: int, space: str) -> SpaceReach:
    player = state.players[seat]
    position = game.course.parse(space)
    try:
        pushing = reach_after_push(game, player, position)
    except TooManyFalls as many:
        raise BadOptions(f"the chance to reach {space} cannot be worked out: {many}.") from None
    return SpaceReach(game.course.text(position), reach_now(game, player, position), pushing)


def seat_odds(game: AnyGame, state: State, seat: int, space: str | None) -> Odds:
    """Return the odds of a seat's push in the form that all games share."""
    assert isinstance(game, Cubitos)
    assert isinstance(state, CubitosState)
    found = push_odds(game, state, seat, space)
    chances = {"bust": found.bust, "bust at best": found.bust_at_best}
    if found.reach is not None:
        chances["reach by passing"] = Fraction(found.reach.passing)
        chances["reach by pushing"] = found.reach.pushing
    return Odds(chances, {what: after.chances for what, after in found.after.items()})
