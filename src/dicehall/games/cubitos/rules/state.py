"""The state of a Cubitos race: what every player has and where the round stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.core.game import State
from dicehall.core.task import NOTHING, Flow
from dicehall.games.cubitos.rules.dice import KINDS
from dicehall.games.cubitos.rules.zone import Zone

FAN_SPACES: Final = 13

NOBODY_ALONE: Final = 99
"""In place of a winner: the race was called off, and those who are farthest ahead share the win."""


ZONES: Final = ("draw", "roll", "discard", "rolling")
"""The fields of a player that count dice by kind,"""
LISTS: Final = ("active", "rewards")
"""those that are lists in rising order,"""
NUMBERS: Final = (
    *("gathered", "last", "hits", "credit", "hand", "fans", "position", "round_position"),
    *("effects_used", "reward", "uncounted", "free_draw", "draw_amount", "at_risk", "must_push"),
    *("safe_push", "would_bust", "busted", "passed", "money", "move", "water", "swords"),
    *("double_swords", "lost_dice", "credit_gained", "bought"),
)
"""and those that are plain numbers. Records depend on this order: the check of a state is made from it."""


@final
class Player:
    """One player's dice, tokens and runner. Dice in a zone are counted by kind; active dice are listed.

    A new player has nothing, or the same as another one; `dicehall.games.cubitos.rules.setup` deals the dice.
    """

    __slots__ = (*ZONES, *LISTS, *NUMBERS)

    def __init__(self, other: Player | None = None) -> None:
        # Without a type of its own, the compiler would box every number that is copied.
        zero: i64 = 0
        self.draw: Zone = Zone() if other is None else other.draw.copy()
        self.roll: Zone = Zone() if other is None else other.roll.copy()
        self.discard: Zone = Zone() if other is None else other.discard.copy()
        self.rolling: Zone = Zone() if other is None else other.rolling.copy()
        """Dice taken up for a free roll that has not fallen yet."""
        self.active: list[i64] = [] if other is None else list(other.active)
        """Active dice in rising order; see `dicehall.games.cubitos.rules.dice`."""
        self.rewards: list[i64] = [] if other is None else list(other.rewards)
        """Rewards of the space reached that can still be taken, in rising order."""
        self.gathered: i64 = zero if other is None else other.gathered
        """How many dice have been taken up or moved so far by what is being done now."""
        self.last: i64 = zero if other is None else other.last
        """The last spot picked from, so that sets of dice are asked for in one order only."""
        self.hits: i64 = zero if other is None else other.hits
        """Hits of the last free roll."""
        self.credit: i64 = zero if other is None else other.credit
        self.hand: i64 = zero if other is None else other.hand
        self.fans: i64 = zero if other is None else other.fans
        """The space on the fan track."""
        self.position: i64 = zero if other is None else other.position
        """Where the runner is on the course."""
        self.round_position: i64 = zero if other is None else other.round_position
        """Where the runner was when the round began."""
        self.effects_used: i64 = zero if other is None else other.effects_used
        """Shortcuts and jet packs used this round, one bit each."""
        self.reward: i64 = zero if other is None else other.reward
        """The amount of the reward being taken."""
        self.uncounted: i64 = zero if other is None else other.uncounted
        """Colours, one bit each, that do not count at the next draw."""
        self.free_draw: i64 = zero if other is None else other.free_draw
        """Whether any dice may go from draw and discard to roll at the next draw."""
        self.draw_amount: i64 = zero if other is None else other.draw_amount
        """This round: how many dice the roll zone should hold after drawing."""
        self.at_risk: i64 = zero if other is None else other.at_risk
        """This roll phase: whether three dice have been active at once."""
        self.must_push: i64 = zero if other is None else other.must_push
        """This roll phase: whether the player may not pass."""
        self.safe_push: i64 = zero if other is None else other.safe_push
        """Whether the push under way cannot bust."""
        self.would_bust: i64 = zero if other is None else other.would_bust
        """Whether the last roll would bust."""
        self.busted: i64 = zero if other is None else other.busted
        """Whether the player bust this round."""
        self.passed: i64 = zero if other is None else other.passed
        """Whether the player's roll phase is over."""
        self.money: i64 = zero if other is None else other.money
        self.move: i64 = zero if other is None else other.move
        self.water: i64 = zero if other is None else other.water
        """Moves of this round that may enter water."""
        self.swords: i64 = zero if other is None else other.swords
        """Swords at this round's comparison."""
        self.double_swords: i64 = zero if other is None else other.double_swords
        """How often this round's swords are doubled."""
        self.lost_dice: i64 = zero if other is None else other.lost_dice
        """Own dice returned to trays this round."""
        self.credit_gained: i64 = zero if other is None else other.credit_gained
        """Credits gained this round."""
        self.bought: i64 = zero if other is None else other.bought
        """Colours bought this round, one bit each."""

    def copy(self) -> Player:
        """Return a player that shares nothing mutable with this one."""
        return Player(self)

    def lying(self) -> Zone:
        """Return all dice that are not active, as if they lay in one zone."""
        dice = Zone()
        for zone in (self.draw, self.roll, self.discard, self.rolling):
            dice.add_all(zone)
        return dice

    def numbers(self) -> list[int]:
        """Return the player as one list of numbers, the same for equal players."""
        numbers: list[int] = [getattr(self, name) for name in NUMBERS]
        for zone in (self.draw, self.roll, self.discard, self.rolling):
            numbers.append(KINDS)
            numbers += zone.counts()
        for some in (self.active, self.rewards):
            numbers.append(len(some))
            numbers += some
        return numbers


@final
class CubitosState(State):
    """A position. A new one is empty; `dicehall.games.cubitos.rules.setup` fills it in."""

    __slots__ = ("flow", "players", "round", "start_player", "trays", "winner")

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.players: list[Player] = []
        """The players, by seat."""
        self.trays: list[i64] = []
        """Dice left in the trays: the eight colours, light and dark gray."""
        self.start_player: i64 = NOTHING
        """Who holds the start die."""
        self.round: i64 = 0
        self.winner: i64 = NOTHING
        """Who has won; `NOTHING` while the race goes on."""

    def copy(self) -> CubitosState:
        """Return a state that shares nothing mutable with this one."""
        twin = CubitosState(self.flow.copy())
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin.players = players
        twin.trays = list(self.trays)
        twin.start_player = self.start_player
        twin.round = self.round
        twin.winner = self.winner
        return twin

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers; equal states give equal lists."""
        numbers = [self.start_player, self.round, self.winner, *self.trays]
        for player in self.players:
            numbers += player.numbers()
        return numbers + self.flow.numbers()
