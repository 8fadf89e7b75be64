"""The state of a Cubitos race: what every player has and where the round stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.core.game import State
from dicehall.core.task import NOTHING, Flow

FAN_SPACES: Final = 13


NOBODY_ALONE: Final = 99
"""In place of a winner: the race was called off, and whoever is farthest ahead shares it."""


@final
class Player:
    """One player's dice, tokens and runner. Dice in a zone are counted by kind; active dice are listed.

    A new player is bare; `dicehall.games.cubitos.rules.setup` deals the dice.
    """

    __slots__ = (
        "active",
        "at_risk",
        "bought",
        "busted",
        "credit",
        "credit_gained",
        "discard",
        "double_swords",
        "draw",
        "draw_amount",
        "effects_used",
        "fans",
        "free_draw",
        "gathered",
        "hand",
        "hits",
        "last",
        "lost_dice",
        "money",
        "move",
        "must_push",
        "passed",
        "position",
        "reward",
        "rewards",
        "roll",
        "rolling",
        "round_position",
        "safe_push",
        "swords",
        "uncounted",
        "water",
        "would_bust",
    )

    def __init__(self) -> None:
        self.draw: list[i64] = []
        """Dice in the draw zone, by kind."""
        self.roll: list[i64] = []
        """Dice in the roll zone, by kind."""
        self.discard: list[i64] = []
        """Dice in the discard zone, by kind."""
        self.rolling: list[i64] = []
        """Dice taken up for a free roll that has not fallen yet, by kind."""
        self.active: list[i64] = []
        """Active dice in rising order; see `dicehall.games.cubitos.rules.dice`."""
        self.rewards: list[i64] = []
        """Rewards of the space reached that can still be taken, in rising order."""
        self.gathered: i64 = 0
        """How many dice were taken up or moved so far, in what is being done now."""
        self.last: i64 = 0
        """The last spot picked from, so that sets of dice are asked for in one order only."""
        self.hits: i64 = 0
        """Hits of the last free roll."""
        self.credit: i64 = 0
        self.hand: i64 = 0
        self.fans: i64 = 0
        """The space on the fan track."""
        self.position: i64 = 0
        """Where the runner is on the course."""
        self.round_position: i64 = 0
        """Where the runner was when the round began."""
        self.effects_used: i64 = 0
        """Shortcuts and jet packs used this round, one bit each."""
        self.reward: i64 = 0
        """The amount of the reward being taken."""
        self.uncounted: i64 = 0
        """Colours, one bit each, that do not count at the next draw."""
        self.free_draw: i64 = 0
        """Whether any dice may go from draw and discard to roll at the next draw."""
        self.draw_amount: i64 = 0
        """This round: how many dice the roll zone should hold after drawing."""
        self.at_risk: i64 = 0
        """This roll phase: whether three dice have been active at once."""
        self.must_push: i64 = 0
        """This roll phase: whether the player may not pass."""
        self.safe_push: i64 = 0
        """Whether the push under way cannot bust."""
        self.would_bust: i64 = 0
        """Whether the last roll would bust."""
        self.busted: i64 = 0
        """Whether the player bust this round."""
        self.passed: i64 = 0
        """Whether the player's roll phase is over."""
        self.money: i64 = 0
        self.move: i64 = 0
        self.water: i64 = 0
        """Moves of this round that may enter water."""
        self.swords: i64 = 0
        """Swords at this round's comparison."""
        self.double_swords: i64 = 0
        """How often this round's swords are doubled."""
        self.lost_dice: i64 = 0
        """Own dice returned to trays this round."""
        self.credit_gained: i64 = 0
        """Credits gained this round."""
        self.bought: i64 = 0
        """Colours bought this round, one bit each."""

    def copy(self) -> Player:
        """Return a player who shares nothing changeable with this one."""
        twin = Player()
        twin.draw = list(self.draw)
        twin.roll = list(self.roll)
        twin.discard = list(self.discard)
        twin.rolling = list(self.rolling)
        twin.active = list(self.active)
        twin.rewards = list(self.rewards)
        twin.gathered = self.gathered
        twin.last = self.last
        twin.hits = self.hits
        twin.credit = self.credit
        twin.hand = self.hand
        twin.fans = self.fans
        twin.position = self.position
        twin.round_position = self.round_position
        twin.effects_used = self.effects_used
        twin.reward = self.reward
        twin.uncounted = self.uncounted
        twin.free_draw = self.free_draw
        twin.draw_amount = self.draw_amount
        twin.at_risk = self.at_risk
        twin.must_push = self.must_push
        twin.safe_push = self.safe_push
        twin.would_bust = self.would_bust
        twin.busted = self.busted
        twin.passed = self.passed
        twin.money = self.money
        twin.move = self.move
        twin.water = self.water
        twin.swords = self.swords
        twin.double_swords = self.double_swords
        twin.lost_dice = self.lost_dice
        twin.credit_gained = self.credit_gained
        twin.bought = self.bought
        return twin

    def numbers(self) -> list[int]:
        """Return the player as one list of numbers, the same for equal players."""
        numbers = [
            self.gathered,
            self.last,
            self.hits,
            self.credit,
            self.hand,
            self.fans,
            self.position,
            self.round_position,
            self.effects_used,
            self.reward,
            self.uncounted,
            self.free_draw,
            self.draw_amount,
            self.at_risk,
            self.must_push,
            self.safe_push,
            self.would_bust,
            self.busted,
            self.passed,
            self.money,
            self.move,
            self.water,
            self.swords,
            self.double_swords,
            self.lost_dice,
            self.credit_gained,
            self.bought,
        ]
        for some in (self.draw, self.roll, self.discard, self.rolling, self.active, self.rewards):
            numbers.append(len(some))
            numbers += some
        return numbers


@final
class CubitosState(State):
    """A position. A new one is bare; `dicehall.games.cubitos.rules.setup` lays it out."""

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
