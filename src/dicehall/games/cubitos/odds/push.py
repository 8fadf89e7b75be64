"""The odds of a player's next push: of a bust, of what is active after it, and of reaching a space."""

# Not compiled: these odds are for people, and no bot waits for them.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from dicehall.core.chances import Between
from dicehall.core.game import AnyGame, State
from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.push_alone import SAVING, stage_of
from dicehall.games.cubitos.odds.push_risk import PushRisk
from dicehall.games.cubitos.odds.reaching import Reaching
from dicehall.games.cubitos.odds.rolls import COUNTED, amount_active, amounts_after_push, mean
from dicehall.games.cubitos.rules.dice import die_text
from dicehall.games.cubitos.rules.roll_phase import colours_staying
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.zone import EVERY_KIND
from dicehall.games.kit import Odds

MOST_STEPS: Final = 50_000
"""How many answers and falls are played for a chance that no formula gives."""


@dataclass(frozen=True)
class HelpedPush:
    """Active dice whose ability changes what the push risks."""

    die: str
    number: int
    """How many dice show this."""
    moment: str
    bust: Between
    """The chance of a bust if one of them is used, and nothing else."""


@dataclass(frozen=True)
class ActiveAfter:
    """How much of something is active before the push, and once its dice have fallen."""

    now: int
    mean: Fraction
    """The average after the push, where a bust counts as none."""
    chances: Mapping[int, Fraction]
    """The chance of each amount when the dice of a push have fallen that does not bust."""


@dataclass(frozen=True)
class SpaceReach:
    """The chances to end this round's move on a space; see `odds/reaching.py` for what they leave out."""

    space: str
    passing: Between
    """With what is active now."""
    pushing: Between
    """By one push and then passing."""


@dataclass(frozen=True)
class PushOdds:
    """Everything that is known of a push before the dice fall."""

    dice: int
    at_risk: bool
    bust: Fraction
    """The chance of a bust if no ability is used."""
    bust_at_best: Between
    """The chance of a bust with the best use of all abilities."""
    dice_may_stay: bool
    """Whether some active dice may stay in a bust."""
    abilities: list[HelpedPush]
    after: dict[str, ActiveAfter]
    """By what is counted: hits, moves, money, credits and swords."""
    reach: SpaceReach | None
    """Whether the space that was asked about can be reached; None if none was asked about."""


def push_odds(
    game: Cubitos,
    state: CubitosState,
    seat: int,
    space: str | None,
    most: int = MOST_STEPS,
) -> PushOdds:
    """Return the odds of a player's push; `space` asks for the chance to reach it this round.

    For each chance, up to `most` answers and falls are played.
    """
    player = state.players[seat]
    table = game.table(state)
    if player.roll.empty():
        raise BadOptions(f"player {seat + 1} has no dice to push with.")
    if player.passed or not player.rolling.empty() or stage_of(table, seat) == SAVING:
        raise BadOptions(f"player {seat + 1} cannot push now.")
    risk = PushRisk(table, seat, most)
    after: dict[str, ActiveAfter] = {}
    for what in COUNTED:
        amounts = amounts_after_push(game, player, what, risk.bust)
        chances = {number: chance for number, chance in enumerate(amounts) if chance}
        after[what] = ActiveAfter(amount_active(game, player, what), mean(amounts), chances)
    return PushOdds(
        dice=player.roll.number(EVERY_KIND),
        at_risk=player.at_risk > 0,
        bust=risk.bust,
        bust_at_best=risk.at_best(),
        dice_may_stay=colours_staying(table, player) != 0,
        abilities=[
            HelpedPush(
                die_text(change.die), change.number, MOMENT_NAMES[change.moment], change.bust
            )
            for change in risk.changes()
        ],
        after=after,
        reach=None if space is None else _reach(game, state, seat, space, most),
    )


def _reach(game: Cubitos, state: CubitosState, seat: int, space: str, most: int) -> SpaceReach:
    position = game.course.parse(space)
    reaching = Reaching(game.table(state), seat, position, most)
    return SpaceReach(game.course.text(position), reaching.by_passing(), reaching.by_pushing())


def seat_odds(game: AnyGame, state: State, seat: int, space: str | None) -> Odds:
    """Return the odds of a seat's push in the form that all games share."""
    assert isinstance(game, Cubitos)
    assert isinstance(state, CubitosState)
    found = push_odds(game, state, seat, space)
    known = {"bust": Between(found.bust, found.bust), "bust at best": found.bust_at_best}
    if found.reach is not None:
        known["reach by passing"] = found.reach.passing
        known["reach by pushing"] = found.reach.pushing
    return Odds(
        {name: one.least for name, one in known.items() if one.exact()},
        {what: after.chances for what, after in found.after.items()},
        between={name: (one.least, one.most) for name, one in known.items() if not one.exact()},
    )
