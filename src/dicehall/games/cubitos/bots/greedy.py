"""A greedy player of Cubitos: it rolls its best dice, pushes while that pays, and buys the dearest dice.

Worth is counted in tenths of one money. The chance of a bust is exact; all else is a rule of thumb.
"""

from __future__ import annotations

from typing import Final

from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.cubitos.bots.greedy_estimates import (
    CREDIT_WORTH,
    FAN_WORTH,
    MOVE_WORTH,
    DiceKnown,
    dice_of,
    die_worth,
)
from dicehall.games.cubitos.cards.abilities import ability_option, ability_parts
from dicehall.games.cubitos.cards.moments import ON_PUSH, POWER, RUN
from dicehall.games.cubitos.cards.telling import SAFE_PUSH
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.dice import (
    SYMBOL,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.zone import EVERY_KIND, Zone
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT
from dicehall.games.cubitos.track.track import ANY_DIE, CREDITS, DIE_UP_TO, FANS, LOSE_DICE

LOST_DIE_WORTH: Final = 25
EQUAL_DIE: Final = 11
"""How much less a die is worth for each die of its colour already owned."""
DILUTION: Final = 2
"""How much less a further die is worth for every die already owned."""
NOT_WORTH: Final = -1_000_000


class GreedyCubitos(Bot):
    """Plays what looks best now."""

    def __init__(self) -> None:
        self.only_looks = True
        self._dice: DiceKnown | None = None

    def _dice_of(self, game: Cubitos) -> DiceKnown:
        """Return what is known of the dice of a game, most likely that of the last question."""
        if self._dice is None or self._dice.game is not game:
            self._dice = dice_of(game)
        return self._dice

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option that looks best."""
        assert view is not None
        game = view.game
        state = view.state
        assert isinstance(game, Cubitos)
        assert isinstance(state, CubitosState)
        player = state.players[view.seat]
        options = question.options
        name = question.choice.name()
        if name == "push":
            return options[0] if self._dice_of(game).pays_to_push(player) else options[-1]
        if name in ("draw", "free_roll", "draw_freely", "draw_uncounted"):
            return best_dice_first(game, options)
        if name in ("run", "now", "would_bust", "after_move"):
            return ability_worth_using(options)
        if name == "on_push":
            return self._on_push(game, player, options)
        if name in ("lose", "to_roll", "give"):
            return cheapest_die(game, options)
        if name == "move":
            return self._where_to(game, player, options)
        if name in ("step", "nearby_reward"):
            return self._where_to(game, player, options)
        if name == "buy_moves":
            return self._moves_to_buy(game, player, options)
        if name == "buy":
            return best_buy(game, player, options)
        if name in ("gain", "borrow"):
            return dearest(game, options)
        if name == "face":
            return best_face(options)
        if name == "reward":
            return max(options)
        if name == "either":
            return options[1] if player.fans >= 4 else options[0]
        if name == "discard_after_bust":
            return 0
        return options[-1]

    def _on_push(self, game: Cubitos, player: Player, options: list[int]) -> int:
        """Make a risky push safe; otherwise leave dice where they are."""
        if self._dice_of(game).bust_chance(player) > 0.1:
            for option in options:
                if option > 0:
                    die, moment = ability_parts(option)
                    card = game.cards[own_kind(kind_of(die))]
                    if moment == ON_PUSH and card.tells_of(ON_PUSH, SAFE_PUSH) is not None:
                        return option
        return 0

    def _where_to(self, game: Cubitos, player: Player, options: list[int]) -> int:
        """Go far ahead, and a little out of the way for a reward."""
        best = NOT_WORTH
        choice = options[0]
        for option in options:
            position = option - 1
            worth = -MOVE_WORTH * game.to_finish[position]
            if game.course.finished(position):
                worth = 1000 * MOVE_WORTH + game.course.distance_beyond(position)
            elif position != player.round_position:
                worth += rewards_worth(game, position)
            if worth > best:
                best = worth
                choice = option
        return choice

    def _moves_to_buy(self, game: Cubitos, player: Player, options: list[int]) -> int:
        """Buy moves only for the last stretch."""
        distance = game.to_finish[player.position]
        missing = distance - player.move - player.water
        if missing <= 0:
            return 0
        if missing <= options[-1]:
            return options[-1]
        lines = game.course.lines_to_finish(player.position)
        last_leg = game.course.leg_of[player.position] >= game.course.legs - 1
        return options[-1] if last_leg and lines <= 1 else 0


def spot_kind(spot: int) -> int:
    """Return the kind of the die at a spot."""
    die = spot % SPOT
    return kind_of(die) if spot // SPOT == ACTIVE else die


def best_dice_first(game: Cubitos, options: list[int]) -> int:
    """Take the dearest kind there is; sets are asked for in rising order, so gray dice come last."""
    best = NOT_WORTH
    choice = options[-1]
    for option in options:
        if option > 0:
            worth = die_worth(game, spot_kind(option - 1))
            if worth > best:
                best = worth
                choice = option
    return choice


def cheapest_die(game: Cubitos, options: list[int]) -> int:
    """Lose the die that is worth least; none, if allowed and only good ones are left."""
    least = -NOT_WORTH
    choice = options[0]
    for option in options:
        if option > 0:
            spot = option - 1
            worth = die_worth(game, spot_kind(spot)) + (20 if spot // SPOT == ACTIVE else 0)
            if worth < least:
                least = worth
                choice = option
    if options[0] == 0 and least > 20:
        return 0
    return choice


def ability_worth_using(options: list[int]) -> int:
    """Use any ability; the whole of one rather than its power alone."""
    choice = options[-1]
    for option in options:
        if option > 0:
            die, moment = ability_parts(option)
            if moment != POWER:
                return option
            if face_of(die) == POWER_FACE and ability_option(die, RUN) not in options:
                choice = option
    return choice


def best_face(options: list[int]) -> int:
    """Set a die on its power, or its symbol, or the best plain face."""
    for face in (POWER_FACE, SYMBOL):
        if face in options:
            return face
    return max(options)


def dearest(game: Cubitos, options: list[int]) -> int:
    """Take the dearest die there is."""
    best = NOT_WORTH
    choice = options[0]
    for option in options:
        if option > 0:
            worth = die_worth(game, option - 1)
            if worth > best:
                best = worth
                choice = option
    return choice


def best_buy(game: Cubitos, player: Player, options: list[int]) -> int:
    """Buy expensive dice, preferring missing colours to more of the same; nothing at the very end."""
    if game.to_finish[player.position] <= 3:
        return options[0]
    lying = player.lying()
    team = len(player.active) + lying.number(EVERY_KIND)
    # In a large team, a weak die may be drawn instead of a better one.
    best = DILUTION * team
    choice = options[0]
    for option in options:
        if option > 0:
            kind = option - 1
            # If two dice are equally good, players should not all buy the same one.
            taste = (kind * 7 + team * 3) % 5
            worth = 10 * game.costs[kind] - EQUAL_DIE * owned(lying, player, kind) + taste
            if worth > best:
                best = worth
                choice = option
    return choice


def owned(lying: Zone, player: Player, kind: int) -> int:
    """Return how many dice of a kind a player has: those lying anywhere, and active ones."""
    number = lying[kind]
    for die in player.active:
        if kind_of(die) == kind:
            number += 1
    return number


def rewards_worth(game: Cubitos, position: int) -> int:
    """Return what the rewards of a space are worth."""
    worth = 0
    for kind, amount in game.course.rewards(position):
        if kind == CREDITS:
            worth += amount * CREDIT_WORTH
        elif kind == FANS:
            worth += amount * FAN_WORTH
        elif kind == LOSE_DICE:
            worth += amount * LOST_DIE_WORTH
        elif kind == ANY_DIE:
            worth += 70
        elif kind == DIE_UP_TO:
            worth += 8 * amount
    return worth
