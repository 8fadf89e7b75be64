"""Contention: whether players who act at once could want more dice than a tray holds."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    AFTER_PUSH,
    ANY_TIME,
    BEFORE_SWORDS,
    NOW,
    POWER,
    RUN,
    RUN_PHASE_END,
    SECOND,
    WOULD_BUST,
)
from dicehall.games.cubitos.cards.telling import (
    DIE_BORROWED,
    DIE_GAINED,
    DIE_LOST,
    NEARBY_REWARD,
    THIS_LOST,
)
from dicehall.games.cubitos.cards.tray_words import kinds_of
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
from dicehall.games.cubitos.track.course import Course, moves_back_from
from dicehall.games.cubitos.track.track import NOWHERE

ROLLING: Final = 0
RUNNING: Final = 1
MOVING: Final = 2
"""The steps of a round in which dice can be taken from trays."""
MOMENTS_OF_STEP: Final = (
    (NOW, AFTER_PUSH, ANY_TIME),
    (NOW, RUN, POWER, SECOND, ANY_TIME, BEFORE_SWORDS),
    (AFTER_MOVE, NOW, ANY_TIME),
)
"""For each step, the moments at which cards do something in it."""
LOSSES_OF_STEP: Final = ((WOULD_BUST,), (RUN_PHASE_END,), ())
"""For each step, the other moments at which dice are lost in it."""
NOT_KNOWN: Final = -1
REACH_AFTER_MOVE: Final = 2
"""How far from its space a runner can take a reward between move and buy."""


def kinds_taken_by(cards: list[Card]) -> list[list[int]]:
    """Return, for each step and colour, the kinds that its card can take from trays, one bit each."""
    steps: list[list[int]] = []
    for moments in MOMENTS_OF_STEP:
        by_colour: list[int] = []
        for card in cards:
            colours = 0
            for moment in moments:
                for told in card.tells[moment]:
                    if told.what in (DIE_GAINED, DIE_BORROWED, NEARBY_REWARD):
                        colours |= told.colours
            by_colour.append(kinds_of(colours))
        steps.append(by_colour)
    return steps


def kinds_lost_by(cards: list[Card]) -> list[list[int]]:
    """Return, for each step and colour, the kinds that its card can return to trays, one bit each."""
    steps: list[list[int]] = []
    for step, moments in enumerate(MOMENTS_OF_STEP):
        by_colour: list[int] = []
        for colour, card in enumerate(cards):
            colours = 0
            for moment in (*moments, *LOSSES_OF_STEP[step]):
                for told in card.tells[moment]:
                    if told.what == THIS_LOST:
                        colours |= 1 << colour
                    elif told.what == DIE_LOST:
                        colours |= told.colours
            by_colour.append(kinds_of(colours))
        steps.append(by_colour)
    return steps


def moves_to_rewards(course: Course, rewards: tuple[int, ...]) -> list[int]:
    """Return the fewest moves from every position to such a reward, over water and with free shortcuts."""
    ends = [
        position
        for position in range(course.size)
        if any(kind in rewards for kind, _ in course.rewards(position))
    ]
    return moves_back_from(course, ends, NOWHERE)


def contended(table: CubitosTable, step: int) -> bool:
    """Return whether it could matter in a step which of several players reaches a tray first.

    It could where two of them may take more dice than a tray holds, or where one may take the die that
    another returns to an empty tray.
    """
    state = table.state
    takes = table.game.takes[step]
    cards_take = 0
    for kinds in takes:
        cards_take |= kinds
    if step != MOVING and cards_take == 0:
        return False
    wanted = [0] * START
    takers = [0] * START
    for player in state.players:
        own = dice_wanted(table, player, step, cards_take)
        for kind in range(START):
            if own[kind]:
                wanted[kind] = wanted[kind] + own[kind]
                takers[kind] = takers[kind] + 1
    returned = NOT_KNOWN
    for kind in range(START):
        left = state.trays[kind]
        if takers[kind] > 1 and 0 < left < wanted[kind]:
            return True
        if takers[kind] and left == 0:
            if returned == NOT_KNOWN:
                returned = kinds_returned(table, step)
            if returned >> kind & 1:
                return True
    return False


def dice_wanted(table: CubitosTable, player: Player, step: int, every: int) -> list[int]:
    """Return the most dice of each kind that a player could take in a step."""
    takes = table.game.takes[step]
    wanted = [0] * START
    if every:
        for colour in range(COLOURS):
            kinds = takes[colour]
            number = dice_of(player, colour) if kinds else 0
            if number == 0:
                continue
            for other in range(COLOURS):
                if kinds >> other & 1 and takes[other]:
                    # A die that is taken may itself let its owner take dice.
                    number *= 2
                    kinds |= every
                    break
            for kind in range(START):
                if kinds >> kind & 1:
                    wanted[kind] = wanted[kind] + number
    if step == MOVING:
        # One die of a colour can be bought, and another can be the reward of the space reached.
        gained = 1 if in_reach(table, player, table.game.to_die_reward) else 0
        for kind in range(START):
            wanted[kind] = wanted[kind] + gained + (1 if kind < COLOURS else 0)
    return wanted


def kinds_returned(table: CubitosTable, step: int) -> int:
    """Return the kinds of dice that players could return to trays in a step, one bit each."""
    loses = table.game.loses[step]
    kinds = 0
    for player in table.state.players:
        had = kinds_had(player)
        if step == MOVING and in_reach(table, player, table.game.to_loss_reward):
            kinds |= had
            continue
        for colour in range(COLOURS):
            if had >> colour & 1:
                kinds |= had & loses[colour]
    return kinds


def in_reach(table: CubitosTable, player: Player, needed: list[int]) -> bool:
    """Return whether a reward could be reached if every move is bought and doubled, or by Bob."""
    moves = player.move + player.water + (player.money + player.credit) // MOVE_PRICE
    moves <<= table.game.course.jet_packs.bit_count()
    takes = table.game.takes[MOVING]
    for colour in range(COLOURS):
        if takes[colour] and dice_of(player, colour):
            moves += REACH_AFTER_MOVE
            break
    return NOWHERE < needed[player.position] <= moves


def kinds_had(player: Player) -> int:
    """Return the kinds of dice a player has in any zone, including borrowed ones, one bit each."""
    kinds = 0
    for zone in (player.draw, player.roll, player.discard):
        for kind in range(KINDS):
            if zone[kind]:
                kinds |= 1 << own_kind(kind)
    for die in player.active:
        kinds |= 1 << own_kind(kind_of(die))
    return kinds


def dice_of(player: Player, colour: int) -> int:
    """Return how many dice of a colour a player has in all zones, including borrowed ones."""
    number = 0
    for zone in (player.draw, player.roll, player.discard):
        number += zone[colour] + zone[colour + OWN_KINDS]
    for die in player.active:
        number += 1 if own_kind(kind_of(die)) == colour else 0
    return number
