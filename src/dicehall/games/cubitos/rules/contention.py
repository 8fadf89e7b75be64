"""Contention: whether players who act at once could together want more dice than a tray holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.rules.dice import (
    COLOURS,
    KINDS,
    OWN_KINDS,
    START,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.rules.takings import MOVING, Takings
from dicehall.games.cubitos.rules.zone import Zone
from dicehall.games.cubitos.track.track import NOWHERE

NOT_KNOWN: Final = -1
REACH_AFTER_MOVE: Final = 2
"""How far from its space a runner can take a reward between move and buy."""


def contended(table: CubitosTable, step: i64) -> bool:
    """Return whether it could matter in a step which of several players reaches a tray first.

    For a game under an earlier version of the rules, a different answer today is noted.
    """
    game = table.game
    found = contended_by(table, game.takings, step)
    today = game.takings_today
    if today is not None and contended_by(table, today, step) != found:
        table.rules_by(29)
    return found


def contended_by(table: CubitosTable, takings: Takings, step: i64) -> bool:
    """Return whether players could contend, by what cards are said to take.

    It could if several of them may take more dice than a tray holds, or if one may take the die that another
    returns to an empty tray.
    """
    state = table.state
    cards_take = every_kind_taken(takings.takes[step])
    if step != MOVING and cards_take == 0:
        return False
    # This counts cards only; in the move step each player can also buy a die and get one as a reward.
    wanted: list[i64] = [0] * START
    takers: list[i64] = [0] * START
    rewarders: i64 = 0
    for player in state.players:
        gains = step == MOVING and in_reach(table, player, takings, takings.to_die_reward)
        if gains:
            rewarders += 1
        if cards_take:
            add_taken_by_cards(takings, player, step, wanted, takers, gains)
    buyers: i64 = len(state.players) if step == MOVING else 0
    returned: i64 = NOT_KNOWN
    kind: i64
    for kind in range(START):
        if kind == COLOURS:
            # Gray dice are not for sale.
            buyers = 0
        number = max(buyers, takers[kind] + rewarders)
        if number == 0:
            continue
        left = state.trays[kind]
        if left == 0:
            if returned == NOT_KNOWN:
                returned = kinds_returned(table, takings, step)
            if returned >> kind & 1:
                return True
        elif number > 1 and left < wanted[kind] + rewarders * takings.dice_of_reward + buyers:
            return True
    return False


def every_kind_taken(takes: list[i64]) -> i64:
    """Return all kinds that the card of any colour takes, one bit each."""
    every: i64 = 0
    for kinds in takes:
        every |= kinds
    return every


def add_taken_by_cards(
    takings: Takings,
    player: Player,
    step: i64,
    wanted: list[i64],
    takers: list[i64],
    counted: bool,
) -> None:
    """Add an upper bound of how many dice of each kind a player's cards could take in a step.

    The player is added to those who take such dice, unless `counted` among them already.
    """
    that_take = takings.that_take[step]
    taken: i64 = 0
    colour: i64
    kind: i64
    for colour in range(COLOURS):
        if not that_take >> colour & 1:
            continue
        number = dice_of(player, colour)
        if number == 0:
            continue
        kinds = takings.takes[step][colour]
        number *= takings.times[step][colour]
        taken |= kinds
        for kind in range(START):
            if kinds >> kind & 1:
                wanted[kind] = wanted[kind] + number
    if taken and not counted:
        for kind in range(START):
            if taken >> kind & 1:
                takers[kind] = takers[kind] + 1


def kinds_returned(table: CubitosTable, takings: Takings, step: i64) -> i64:
    """Return the kinds of dice that players could return to trays in a step, one bit each."""
    loses = takings.loses[step]
    kinds: i64 = 0
    colour: i64
    for player in table.state.players:
        had = kinds_had(player)
        if step == MOVING and in_reach(table, player, takings, takings.to_loss_reward):
            kinds |= had
            continue
        for colour in range(COLOURS):
            if had >> colour & 1:
                kinds |= had & loses[colour]
    return kinds


def in_reach(table: CubitosTable, player: Player, takings: Takings, needed: list[i64]) -> bool:
    """Return whether a reward could be reached with all moves bought and doubled, or taken from nearby."""
    moves = player.move + player.water + (player.money + player.credit) // MOVE_PRICE
    moves <<= table.game.course.doublings
    that_take = takings.that_take[MOVING]
    colour: i64
    for colour in range(COLOURS):
        if that_take >> colour & 1 and dice_of(player, colour):
            moves += REACH_AFTER_MOVE
            break
    return NOWHERE < needed[player.position] <= moves


def kinds_had(player: Player) -> i64:
    """Return the kinds of dice a player has in any zone, including borrowed ones, one bit each."""
    kinds = kinds_lying(player.draw) | kinds_lying(player.roll) | kinds_lying(player.discard)
    for die in player.active:
        kinds |= 1 << own_kind(kind_of(die))
    return kinds


def kinds_lying(zone: Zone) -> i64:
    """Return the kinds of dice in a zone other than active, borrowed ones too; one bit each."""
    kinds: i64 = 0
    kind = zone.next_kind(0)
    while kind < KINDS:
        kinds |= 1 << own_kind(kind)
        kind = zone.next_kind(kind + 1)
    return kinds


def dice_of(player: Player, colour: i64) -> i64:
    """Return how many dice of a colour a player has in all zones, including borrowed ones."""
    borrowed = colour + OWN_KINDS
    number = player.draw[colour] + player.roll[colour] + player.discard[colour]
    number += player.draw[borrowed] + player.roll[borrowed] + player.discard[borrowed]
    for die in player.active:
        if own_kind(kind_of(die)) == colour:
            number += 1
    return number
