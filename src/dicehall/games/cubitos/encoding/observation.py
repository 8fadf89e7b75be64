"""Write what a seat sees of a race as numbers, in the order of `layout`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.games.cubitos.cards.amounts import THIS
from dicehall.games.cubitos.encoding.layout import (
    ACTIVE,
    ASKED,
    ASKER,
    AT_RISK,
    BEYOND,
    BORROWED,
    BOUGHT,
    BUSTED,
    CREDIT,
    CREDITS_GAINED,
    DISCARD,
    DOUBLED,
    DRAW,
    DRAW_AMOUNT,
    EFFECTS_USED,
    FANS,
    FREE_DRAW,
    GATHERED,
    HAND,
    HITS,
    LINES_AHEAD,
    LOST_DICE,
    MONEY,
    MOVES,
    MUST_PUSH,
    PASSED,
    PLAYER_SIZE,
    PRESENT,
    Q_EITHER,
    Q_TAKES,
    REWARD,
    REWARDS_LEFT,
    ROLL,
    ROUND,
    ROUNDS_LEFT,
    SAFE_PUSH,
    SHOWN,
    STARTS,
    SWORDS,
    TAKEN_UP,
    TO_DIE_REWARD,
    TO_GO,
    TO_GO_AT_FIRST,
    TO_LOSS_REWARD,
    TRAYS,
    UNCOUNTED,
    UNUSED_POWERS,
    UNUSED_SYMBOLS,
    WATER,
    WOULD_BUST,
)
from dicehall.games.cubitos.encoding.questions import question_of
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    COLOURS,
    OWN_KINDS,
    SYMBOL,
    USED,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.dice import MOVE as MOVE_FACE
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.zone import COUNT, COUNT_BITS, WORD_BITS, WORDS, Zone

TENTH: Final = 0.1
"""Counts and amounts are in tens, so that most numbers lie between 0 and 1."""
FARTHEST_REWARD: Final = 20
"""Rewards farther away than this count as this far away."""


class CoursePlaces:
    """What an observation says of every place of a course."""

    def __init__(self, game: Cubitos) -> None:
        course = game.course
        whole = max(int(game.to_finish[course.start]), 1)
        places = range(course.size)
        self.to_go: list[float] = [game.to_finish[place] / whole for place in places]
        """Moves to the finish, as a part of the course."""
        beyond = [max(course.distance_beyond(place), 0) for place in places]
        self.beyond: list[float] = [moves * TENTH for moves in beyond]
        """Moves beyond the finish."""
        self.order: list[i64] = [game.to_finish[place] - beyond[place] for place in places]
        """The smaller, the farther ahead."""
        self.lines: list[float] = [course.lines_to_finish(place) * TENTH for place in places]
        """Red lines ahead."""
        self.to_die: list[float] = [_near(int(moves)) for moves in game.takings.to_die_reward]
        self.to_loss: list[float] = [_near(int(moves)) for moves in game.takings.to_loss_reward]
        """Moves to the next space that gives a die, and to one that loses dice."""


def _near(moves: int) -> float:
    return min(moves, FARTHEST_REWARD) * TENTH


def write_observation(
    places: CoursePlaces,
    game: Cubitos,
    state: CubitosState,
    seat: i64,
    question: Question | None,
    into: vec[float],
    at: i64,
) -> None:
    """Write all that changes; numbers that are not written stay zero."""
    players = state.players
    number: i64 = len(players)
    place: i64
    who = seat
    for place in range(number):
        _write_player(places, players[who], into, at + place * PLAYER_SIZE)
        if who == state.start_player:
            into[at + place * PLAYER_SIZE + STARTS] = 1.0
        who += 1
        if who == number:
            who = 0
    kind: i64
    for kind in range(OWN_KINDS - 1):
        _write_tenths(state.trays[kind], into, at + TRAYS + kind)
    _write_tenths(state.round, into, at + ROUND)
    longest: i64 = game.longest
    into[at + ROUNDS_LEFT] = float(longest - state.round) / float(longest)
    here = players[seat].position
    into[at + TO_DIE_REWARD] = places.to_die[here]
    into[at + TO_LOSS_REWARD] = places.to_loss[here]
    if question is not None:
        asked = question_of(question.choice)
        into[at + ASKED + asked] = 1.0
        if Q_TAKES <= asked <= Q_EITHER:
            colour = _asking_colour(state, seat)
            if colour != NOTHING:
                into[at + ASKER + colour] = 1.0


def _asking_colour(state: CubitosState, seat: i64) -> i64:
    """Return the colour of the die whose ability asks; `NOTHING` if the race itself asks."""
    task = state.flow.lanes[seat + 1].top
    if task is None or not task.program.registers:
        return NOTHING
    die = task.picked[THIS]
    if die < 0:
        return NOTHING
    kind = own_kind(kind_of(die))
    return kind if kind < COLOURS else NOTHING


def _write_player(places: CoursePlaces, player: Player, into: vec[float], at: i64) -> None:
    into[at + PRESENT] = 1.0
    _write_zone(player.draw, into, at, at + DRAW)
    _write_zone(player.roll, into, at, at + ROLL)
    _write_zone(player.discard, into, at, at + DISCARD)
    _write_zone(player.rolling, into, at, at + TAKEN_UP)
    for die in player.active:
        kind = own_kind(kind_of(die))
        into[at + ACTIVE + kind] += TENTH
        face = face_of(die)
        if face >= MOVE_FACE:
            into[at + SHOWN + face - MOVE_FACE] += TENTH
        elif not die & USED:
            if face == SYMBOL:
                into[at + UNUSED_SYMBOLS + kind] += TENTH
            elif face == POWER_FACE:
                into[at + UNUSED_POWERS + kind] += TENTH
    _write_bits(player.bought, into, at + BOUGHT)
    _write_bits(player.uncounted, into, at + UNCOUNTED)
    here = player.position
    into[at + TO_GO] = places.to_go[here]
    into[at + BEYOND] = places.beyond[here]
    into[at + LINES_AHEAD] = places.lines[here]
    into[at + TO_GO_AT_FIRST] = places.to_go[player.round_position]
    _write_tenths(player.credit, into, at + CREDIT)
    _write_tenths(player.hand, into, at + HAND)
    _write_tenths(player.fans, into, at + FANS)
    _write_tenths(player.draw_amount, into, at + DRAW_AMOUNT)
    _write_tenths(player.money, into, at + MONEY)
    _write_tenths(player.move, into, at + MOVES)
    _write_tenths(player.water, into, at + WATER)
    _write_tenths(player.swords, into, at + SWORDS)
    _write_tenths(player.lost_dice, into, at + LOST_DICE)
    _write_tenths(player.credit_gained, into, at + CREDITS_GAINED)
    _write_tenths(player.hits, into, at + HITS)
    _write_tenths(player.gathered, into, at + GATHERED)
    _write_tenths(player.reward, into, at + REWARD)
    _write_tenths(len(player.rewards), into, at + REWARDS_LEFT)
    _write_number(player.free_draw, into, at + FREE_DRAW)
    _write_number(player.at_risk, into, at + AT_RISK)
    _write_number(player.must_push, into, at + MUST_PUSH)
    _write_number(player.safe_push, into, at + SAFE_PUSH)
    _write_number(player.would_bust, into, at + WOULD_BUST)
    _write_number(player.busted, into, at + BUSTED)
    _write_number(player.passed, into, at + PASSED)
    _write_number(player.double_swords, into, at + DOUBLED)
    used = player.effects_used
    while used:
        used &= used - 1
        into[at + EFFECTS_USED] += TENTH


def _write_tenths(number: i64, into: vec[float], at: i64) -> None:
    """Write a count in tens; a zero need not be written."""
    if number:
        into[at] = float(number) * TENTH


def _write_number(number: i64, into: vec[float], at: i64) -> None:
    """Write a small number as it is."""
    if number:
        into[at] = float(number)


def _write_zone(zone: Zone, into: vec[float], player: i64, at: i64) -> None:
    """Write how many dice of each kind lie in a zone; borrowed ones are also counted by themselves."""
    word: i64
    for word in range(WORDS):
        kind = word << WORD_BITS
        rest = zone.packed(word)
        while rest:
            count = rest & COUNT
            if count:
                dice = float(count) * TENTH
                if kind >= OWN_KINDS:
                    into[at + kind - OWN_KINDS] += dice
                    into[player + BORROWED + kind - OWN_KINDS] += dice
                else:
                    into[at + kind] += dice
            rest >>= COUNT_BITS
            kind += 1


def _write_bits(bits: i64, into: vec[float], at: i64) -> None:
    while bits:
        if bits & 1:
            into[at] = 1.0
        bits >>= 1
        at += 1
