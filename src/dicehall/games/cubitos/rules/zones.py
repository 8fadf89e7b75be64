"""The part of a table that moves and rolls dice: between zones, and to and from trays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dicehall.core.sorted_numbers import insert_sorted, remove_sorted, sort_nearly_sorted
from dicehall.core.table import Table
from dicehall.games.cubitos.cards.moments import AFTER_PUSH, NOW
from dicehall.games.cubitos.rules import events
from dicehall.games.cubitos.rules.components import SINCE_VERSION
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    FACE_BITS,
    FACE_MASK,
    FACES,
    JUST_PLACED,
    KIND_NAMES,
    MARKS,
    OWN_KINDS,
    PUSH_USED,
    PUSHED_WITH,
    START,
    active_die,
    colour_of,
    die_text,
    kind_of,
    own_kind,
    shown_of,
)
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.zone import Zone

if TYPE_CHECKING:
    from dicehall.games.cubitos.cards.card import Card
    from dicehall.games.cubitos.game import Cubitos

DRAW: Final = 0
ROLL: Final = 1
DISCARD: Final = 2
ACTIVE: Final = 3
ZONE_NAMES: Final = ("draw", "roll", "discard", "active")
"""The names of the zones in texts."""
SPOT_BITS: Final = 13
SPOT: Final = 1 << SPOT_BITS
"""A die and where it lies as one number: zone * 8192 + its kind, or + the active die."""


class ZonesTable(Table):
    """A Cubitos state whose dice can be moved; each change reports its event."""

    def __init__(self, state: CubitosState, game: Cubitos) -> None:
        super().__init__(state.flow)
        self.state: CubitosState = state
        self.game: Cubitos = game

    def first_seat(self) -> i64:
        """Return the start player."""
        return self.state.start_player

    def card_of(self, kind: i64) -> Card | None:
        """Return the ability card of a kind of die; gray dice and the start die have none."""
        own = own_kind(kind)
        return self.game.cards[own] if own < COLOURS else None

    def rules_by(self, ruling: int) -> bool:
        """Return whether a later ruling applies; if not, note that it would."""
        if self.game.rules >= SINCE_VERSION[ruling]:
            return True
        self.outdated_by = self.outdated_by or ruling
        return False

    # ---- from zone to zone

    def zone(self, player: Player, zone: i64) -> Zone:
        """Return a zone other than active."""
        if zone == DRAW:
            return player.draw
        return player.roll if zone == ROLL else player.discard

    def take(self, player: Player, spot: i64) -> i64:
        """Take a die from where it lies; return its kind."""
        zone = spot >> SPOT_BITS
        die = spot & SPOT - 1
        if zone == ACTIVE:
            remove_sorted(player.active, die)
            return kind_of(die)
        self.zone(player, zone).add(die, -1)
        return die

    def refill(self, seat: i64) -> None:
        """Move all dice from discard to draw."""
        player = self.state.players[seat]
        player.draw.take_all(player.discard)
        # The start die never enters the draw zone: it waits in discard for the end of the round.
        player.discard[START] = player.draw[START]
        player.draw[START] = 0
        # All dice may be chosen again.
        player.last = 0
        if self.events is not None:
            self.events.append(events.Refilled(seat))

    def to_roll(self, seat: i64, spot: i64) -> None:
        """Move a die to the roll zone."""
        player = self.state.players[seat]
        kind = self.take(player, spot)
        player.roll.add(kind, 1)
        if self.events is not None:
            self.events.append(events.Drew(seat, KIND_NAMES[kind]))

    def to_discard(self, seat: i64, spot: i64) -> None:
        """Move a die to the discard zone."""
        player = self.state.players[seat]
        kind = self.take(player, spot)
        player.discard.add(kind, 1)

    def take_up(self, seat: i64, spot: i64) -> None:
        """Take a die into the hand for a free roll."""
        player = self.state.players[seat]
        kind = self.take(player, spot)
        player.rolling.add(kind, 1)

    def place(self, seat: i64, kind: i64, face: i64) -> None:
        """Put a die into active, showing a face; its now-ability may be used."""
        player = self.state.players[seat]
        # Only dice with something to do now are marked, so that equal dice stay equal.
        marks = JUST_PLACED if self._has_ability(kind * FACES + face, NOW) else 0
        insert_sorted(player.active, active_die(kind, face, marks))
        if len(player.active) >= 3:
            player.at_risk = 1

    def _has_ability(self, shown: i64, moment: i64) -> bool:
        """Return whether a die of this kind that shows this face can do something at a moment."""
        return self.game.moments_of_shown[shown] >> moment & 1 != 0

    def remark(self, seat: i64, die: i64, marks: i64) -> i64:
        """Change the marks of one active die; return the changed die."""
        active = self.state.players[seat].active
        remove_sorted(active, die)
        marked = die & -MARKS | marks
        insert_sorted(active, marked)
        return marked

    def clear_marks(self, seat: i64, marks: i64) -> None:
        """Take some marks off all active dice."""
        active = self.state.players[seat].active
        marked = False
        place: i64
        for place, die in enumerate(active):
            if die & marks:
                active[place] = die & ~marks
                marked = True
        if marked:
            sort_nearly_sorted(active)

    def mark_pushed(self, seat: i64) -> None:
        """Mark the dice that are active when their owner pushes: their after-push abilities may be used."""
        if not self.game.moments_of_all >> AFTER_PUSH & 1:
            return
        active = self.state.players[seat].active
        marked = False
        place: i64
        for place, die in enumerate(active):
            if self._has_ability(shown_of(die), AFTER_PUSH):
                active[place] = die | PUSHED_WITH
                marked = True
        if marked:
            sort_nearly_sorted(active)

    def discard_active(self, seat: i64) -> None:
        """Move all active dice to discard."""
        player = self.state.players[seat]
        for die in player.active:
            kind = kind_of(die)
            player.discard.add(kind, 1)
        player.active = []
        player.money = player.move = player.water = 0

    # ---- rolls

    def roll_fell(self, seat: i64, cells: list[i64]) -> None:
        """Handle a roll of the whole roll zone: hits go to active; without hits it may be a bust."""
        player = self.state.players[seat]
        if self.events is not None and cells:
            self.events.append(events.Rolled(seat, self.game.dice.text(cells), False))
        if cells and player.at_risk and not player.safe_push and not _any_hit(cells):
            player.would_bust = 1
            return
        self._place_hits(player, seat, cells)

    def free_roll_fell(self, seat: i64, cells: list[i64]) -> None:
        """Handle a free roll: hits go to active, misses to roll."""
        player = self.state.players[seat]
        if self.events is not None and cells:
            self.events.append(events.Rolled(seat, self.game.dice.text(cells), True))
        player.roll.take_all(player.rolling)
        self._place_hits(player, seat, cells)

    def _place_hits(self, player: Player, seat: i64, cells: list[i64]) -> None:
        zone = player.roll
        hits: i64 = 0
        for cell in cells:
            face = cell & FACE_MASK
            if face != BLANK:
                kind = cell >> FACE_BITS
                zone.add(kind, -1)
                hits += 1
                self.place(seat, kind, face)
        player.hits = hits

    def push(self, seat: i64) -> None:
        """Let a player push."""
        player = self.state.players[seat]
        player.must_push = 0
        player.safe_push = 0
        if self.events is not None:
            self.events.append(events.Pushed(seat))

    def pass_on(self, seat: i64) -> None:
        """End a player's roll phase."""
        self.state.players[seat].passed = 1
        self.clear_marks(seat, JUST_PLACED | PUSHED_WITH | PUSH_USED)
        if self.events is not None:
            self.events.append(events.Passed(seat))

    def prevent_bust(self, seat: i64) -> None:
        """Prevent a bust."""
        self.state.players[seat].would_bust = 0
        if self.events is not None:
            self.events.append(events.BustPrevented(seat))

    def bust(self, seat: i64, kept: i64) -> None:
        """Carry out a bust; dice of the kept colours, one bit each, stay active."""
        player = self.state.players[seat]
        stay: list[i64] = []
        for die in player.active:
            kind = kind_of(die)
            if kept >> colour_of(kind) & 1:
                stay.append(die)
            else:
                player.discard.add(kind, 1)
        player.active = stay
        self.clear_marks(seat, JUST_PLACED | PUSHED_WITH | PUSH_USED)
        player.would_bust = 0
        player.busted = 1
        player.passed = 1
        if self.events is not None:
            self.events.append(events.Bust(seat))

    # ---- trays

    def gain_die(self, seat: i64, kind: i64) -> None:
        """Move a die from its tray to discard."""
        self.state.trays[kind] -= 1
        self.state.players[seat].discard.add(kind, 1)
        if self.events is not None:
            self.events.append(events.DieGained(seat, KIND_NAMES[kind]))
        self.shared_changed()

    def borrow(self, seat: i64, kind: i64, face: i64) -> None:
        """Take a die from a tray for this round and set it in active."""
        self.state.trays[kind] -= 1
        self.place(seat, kind + OWN_KINDS, face)
        if self.events is not None:
            text = die_text(active_die(kind + OWN_KINDS, face, 0))
            self.events.append(events.DieBorrowed(seat, text))
        self.shared_changed()

    def set_from_roll(self, seat: i64, kind: i64, face: i64) -> None:
        """Set a die of the roll zone on a face in active."""
        self.state.players[seat].roll.add(kind, -1)
        self.place(seat, kind, face)
        if self.events is not None:
            self.events.append(events.DieSet(seat, die_text(active_die(kind, face, 0))))

    def lose(self, seat: i64, spot: i64) -> None:
        """Return a die to its tray."""
        player = self.state.players[seat]
        kind = self.take(player, spot)
        self.state.trays[own_kind(kind)] += 1
        if kind < OWN_KINDS or self.rules_by(36):
            player.lost_dice += 1
        if self.events is not None:
            self.events.append(events.DieLost(seat, KIND_NAMES[kind]))
        self.shared_changed()

    def give_die(self, seat: i64, spot: i64, to: i64) -> None:
        """Give a die to another player's discard."""
        kind = self.take(self.state.players[seat], spot)
        self.state.players[to].discard.add(kind, 1)
        # The player who gets the die may have been asked about the dice in that zone.
        self.ask_again(to + 1)
        if self.events is not None:
            self.events.append(events.DieGiven(seat, KIND_NAMES[kind], to))


def _any_hit(cells: list[i64]) -> bool:
    for cell in cells:  # noqa: SIM110 - a plain loop over numbers compiles to one
        if cell & FACE_MASK != BLANK:
            return True
    return False
