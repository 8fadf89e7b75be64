"""What the network of the race knows of one player: counts of dice by kind and zone, and some numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import CARD_COLOURS, GRAY, START, kind_of
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.tally import tally_of

# Lists, because mypyc wrongly takes a constant tuple of floats for one that was never set.
BENDS: Final[list[float]] = [3.0, 7.0, 12.0, 20.0, 32.0, 50.0]
"""The distances to the finish at which the worth of being one space nearer may change."""
RIVAL_BENDS: Final[list[float]] = [7.0, 20.0, 50.0]
"""The same for the rival who is nearest to the finish."""
ROLLING: Final = 0
BUST: Final = 1
PASSED: Final = 2
MOVED: Final = 3
DONE: Final = 4
"""The stages of a player's round."""
NEAR: Final = 12.0
"""Within this many moves of the finish, credits turn into moves."""


def _names() -> tuple[str, ...]:
    """Return what each number of `numbers` means."""
    return (
        *[f"moves to the finish, up to {int(bend)}" for bend in BENDS],
        *[f"moves the nearest rival has to the finish, up to {int(bend)}" for bend in RIVAL_BENDS],
        "moves behind the nearest rival",
        "moves to the finish beyond the last bend",
        "credits",
        "credits near the finish",
        "red lines behind the leader",
        "start die",
        "free draw",
        "gray dice that do not count at the next draw",
        "coloured dice that do not count at the next draw",
        "hand tokens",
        "fans",
        "rolling",
        "bust",
        "passed",
        "moved",
        "moves that the active dice bring",
        "money that they bring",
        "credits that they bring",
        "dice",
        "dice in draw",
        "dice in roll",
        "three players",
        "four players",
    )


NAMES: Final = _names()
"""What each number of `numbers` means."""
HAND_AT: Final = 18
FANS_AT: Final = 19
"""Where hand tokens and fans stand among them,"""
NEAR_AT: Final[list[int]] = [0, 1, 2, 3, 4, 5, 9, 10, 12]
"""the numbers that depend on the distance to the finish,"""
FAR_AT: Final[list[int]] = [place for place in range(len(NAMES)) if place not in NEAR_AT]
"""and all others."""


@final
class RaceInputs:
    """What is known of one player. Change it to ask what another position would be worth."""

    __slots__ = (
        *("behind", "colours_uncounted", "credit", "distance", "draw", "fans", "free_draw"),
        *("gray_uncounted", "hand", "hauled_credit", "hauled_money", "hauled_moves", "nearest"),
        *("owned", "players", "roll", "stage", "start_die"),
    )

    def __init__(self) -> None:
        self.owned: list[i64] = []
        """By kind, all dice;"""
        self.draw: list[i64] = []
        """those in the draw zone;"""
        self.roll: list[i64] = []
        """and those in the roll zone."""
        self.distance: i64 = 0
        self.nearest: i64 = 0
        """How far the nearest rival is from the finish."""
        self.behind: i64 = 0
        self.credit: i64 = 0
        self.start_die: i64 = 0
        self.free_draw: i64 = 0
        self.gray_uncounted: i64 = 0
        self.colours_uncounted: i64 = 0
        self.hand: i64 = 0
        self.fans: i64 = 0
        self.stage: i64 = DONE
        """The stage of the player's round, and what the active dice bring in the rest of it:"""
        self.hauled_moves: i64 = 0
        self.hauled_money: i64 = 0
        self.hauled_credit: i64 = 0
        self.players: i64 = 0

    def copy(self) -> RaceInputs:
        """Return the same once more, to be changed by itself."""
        found = RaceInputs()
        found.owned = list(self.owned)
        found.draw = list(self.draw)
        found.roll = list(self.roll)
        found.distance = self.distance
        found.nearest = self.nearest
        found.behind = self.behind
        found.credit = self.credit
        found.start_die = self.start_die
        found.free_draw = self.free_draw
        found.gray_uncounted = self.gray_uncounted
        found.colours_uncounted = self.colours_uncounted
        found.hand = self.hand
        found.fans = self.fans
        found.stage = self.stage
        found.hauled_moves = self.hauled_moves
        found.hauled_money = self.hauled_money
        found.hauled_credit = self.hauled_credit
        found.players = self.players
        return found

    def horizon(self) -> float:
        """Return how much of the race is left: half-way between one's own distance and the leader's."""
        return int(self.distance + min(self.distance, self.nearest)) / 2.0

    def near_numbers(self) -> list[float]:
        """Return the numbers that depend on the distance to the finish, in the order of `NEAR_AT`."""
        distance = float(int(self.distance))
        found: list[float] = []
        for bend in BENDS:
            found.append(min(distance, bend) / bend)
        found.append((distance - int(self.nearest)) / 20.0)
        found.append(max(0.0, distance - BENDS[5]) / 50.0)
        found.append(int(self.credit) / 5.0 * max(0.0, 1.0 - distance / NEAR))
        return found

    def numbers(self) -> list[float]:
        """Return everything but the dice by kind, in the order of `NAMES`."""
        near = self.near_numbers()
        nearest = float(int(self.nearest))
        found = near[: len(BENDS)]
        for bend in RIVAL_BENDS:
            found.append(min(nearest, bend) / bend)
        found += near[len(BENDS) : -1]
        found.append(int(self.credit) / 5.0)
        found.append(near[len(near) - 1])
        found.append(int(self.behind) / 3.0)
        found.append(float(int(self.start_die)))
        found.append(float(int(self.free_draw)))
        found.append(float(int(self.gray_uncounted)))
        found.append(float(int(self.colours_uncounted)))
        found.append(int(self.hand) / 5.0)
        found.append(int(self.fans) / 10.0)
        number: i64
        for number in range(DONE):
            found.append(1.0 if self.stage == number else 0.0)
        found.append(int(self.hauled_moves) / 5.0)
        found.append(int(self.hauled_money) / 10.0)
        found.append(int(self.hauled_credit) / 5.0)
        dice = draw = roll = 0
        for kind in range(START):
            dice += int(self.owned[kind])
            draw += int(self.draw[kind])
            roll += int(self.roll[kind])
        found.append(dice / 10.0)
        found.append(draw / 10.0)
        found.append(roll / 10.0)
        found.append(1.0 if self.players == 3 else 0.0)
        found.append(1.0 if self.players == 4 else 0.0)
        return found


def stage(player: Player) -> int:
    """Return the stage of the round that a player has reached."""
    if player.busted:
        return BUST
    if not player.passed:
        return ROLLING
    if not player.active:
        return DONE
    return PASSED if player.position == player.round_position else MOVED


def owned_dice(player: Player) -> list[i64]:
    """Return how many dice of each kind but the start die a player has for good, in all zones."""
    everything = player.lying()
    for die in player.active:
        everything.add(kind_of(die), 1)
    owned: list[i64] = []
    kind: i64
    for kind in range(START):
        owned.append(everything[kind])
    return owned


def inputs_of(game: Cubitos, hauls: Hauls, state: CubitosState, seat: int) -> RaceInputs:
    """Return what the network knows of a player at any moment of a round."""
    me = state.players[seat]
    found = RaceInputs()
    found.owned = owned_dice(me)
    kind: i64
    draw: list[i64] = []
    roll: list[i64] = []
    for kind in range(START):
        draw.append(me.draw[kind])
        roll.append(me.roll[kind])
    found.draw = draw
    found.roll = roll
    found.distance = game.to_finish[me.position]
    found.nearest = 10_000
    leading: i64 = 0
    for other in range(len(state.players)):
        rival = state.players[other]
        leading = max(leading, game.course.red_lines_crossed(rival.position))
        if other != seat:
            found.nearest = min(found.nearest, game.to_finish[rival.position])
    found.behind = leading - game.course.red_lines_crossed(me.position)
    found.credit = me.credit
    found.free_draw = me.free_draw
    found.gray_uncounted = me.uncounted >> GRAY & 1
    found.colours_uncounted = 1 if me.uncounted & CARD_COLOURS else 0
    found.hand = me.hand
    found.fans = me.fans
    found.stage = stage(me)
    if found.stage == ROLLING:
        found.start_die = me.roll[START]
    elif (state.start_player + 1) % len(state.players) == seat:
        # The next round begins with it.
        found.start_die = 1
    found.players = len(state.players)
    found.hauled_moves = me.move + me.water
    found.hauled_money = me.money
    if found.stage != DONE and me.position == me.round_position and me.active:
        haul = Haul()
        hauls.add(haul, tally_of(me.active), me.fans, game.lines_ahead(state, me), me.lost_dice)
        found.hauled_moves += haul.move + haul.water
        found.hauled_money += haul.money
        found.hauled_credit = haul.credit
    return found
