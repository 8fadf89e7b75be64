"""The part of a table that moves and rolls dice: between zones, to trays and from them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from dicehall.core.table import Table
from dicehall.games.cubitos.cards.moments import AFTER_PUSH, NOW
from dicehall.games.cubitos.rules import events
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    FACES,
    JUST_PLACED,
    KIND_NAMES,
    KINDS,
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

if TYPE_CHECKING:
    from dicehall.games.cubitos.cards.card import Card
    from dicehall.games.cubitos.game import Cubitos

DRAW: Final = 0
ROLL: Final = 1
DISCARD: Final = 2
ACTIVE: Final = 3
ZONE_NAMES: Final = ("draw", "roll", "discard", "active")
"""The names of the zones in texts."""
SPOT: Final = 8192
"""A die and where it lies as one number: zone * 8192 + its kind, or + the active die."""


class ZonesTable(Table):
    """A Cubitos state whose dice can be moved; each change reports its event."""

    def __init__(self, state: CubitosState, game: Cubitos) -> None:
        super().__init__(state.flow)
        self.state: CubitosState = state
        self.game: Cubitos = game

    def first_seat(self) -> int:
        """Return the start player."""
        return self.state.start_player

    def card_of(self, kind: int) -> Card | None:
        """Return the ability card of a kind of die; gray dice and the start die have none."""
        own = own_kind(kind)
        return self.game.cards[own] if own < COLOURS else None

    def rules_by(self, ruling: int) -> bool:
        """Return whether a ruling of version 2 of the rules applies; if not, note that it would."""
        if self.game.rules >= 2:
            return True
        self.outdated_by = self.outdated_by or ruling
        return False

    # ---- from zone to zone

    def zone(self, player: Player, zone: int) -> list[int]:
        """Return the counts of a zone other than active."""
        if zone == DRAW:
            return player.draw
        return player.roll if zone == ROLL else player.discard

    def take(self, player: Player, spot: int) -> int:
        """Take a die from where it lies; return its kind."""
        zone = spot // SPOT
        die = spot % SPOT
        if zone == ACTIVE:
            player.active.remove(die)
            return kind_of(die)
        counts = self.zone(player, zone)
        counts[die] = counts[die] - 1
        return die

    def refill(self, seat: int) -> None:
        """Let all of discard become draw."""
        player = self.state.players[seat]
        for kind in range(KINDS):
            if player.discard[kind]:
                player.draw[kind] = player.draw[kind] + player.discard[kind]
                player.discard[kind] = 0
        # The start die never enters the draw zone: it waits in discard for the end of the round.
        player.discard[START] = player.draw[START]
        player.draw[START] = 0
        if self.events is not None:
            self.events.append(events.Refilled(seat))

    def to_roll(self, seat: int, spot: int) -> None:
        """Move a die to the roll zone."""
        player = self.state.players[seat]
        kind = self.take(player, spot)
        player.roll[kind] = player.roll[kind] + 1
        if self.events is not None:
            self.events.append(events.Drew(seat, KIND_NAMES[kind]))

    def to_discard(self, seat: int, spot: int) -> None:
        """Move a die to the discard zone."""
        player = self.state.players[seat]
        player.discard[self.take(player, spot)] += 1

    def take_up(self, seat: int, spot: int) -> None:
        """Take a die into the hand for a free roll."""
        player = self.state.players[seat]
        player.rolling[self.take(player, spot)] += 1

    def place(self, seat: int, kind: int, face: int) -> None:
        """Put a die into active, showing a face; its now-ability may be used."""
        player = self.state.players[seat]
        # Only dice with something to do now are marked, so that equal dice stay equal.
        marks = JUST_PLACED if self._has_ability(kind * FACES + face, NOW) else 0
        insort(player.active, active_die(kind, face, marks))
        if len(player.active) >= 3:
            player.at_risk = 1

    def _has_ability(self, shown: int, moment: int) -> bool:
        """Return whether a die of this kind that shows this face can do something at a moment."""
        return self.game.moments_of_shown[shown] >> moment & 1 != 0

    def remark(self, seat: int, die: int, marks: int) -> int:
        """Change the marks of one active die; return the changed die."""
        active = self.state.players[seat].active
        active.remove(die)
        marked = die // MARKS * MARKS + marks
        insort(active, marked)
        return marked

    def clear_marks(self, seat: int, marks: int) -> None:
        """Take some marks off all active dice."""
        player = self.state.players[seat]
        for die in player.active:
            if die & marks:
                player.active = sorted([die & ~marks for die in player.active])
                return

    def mark_pushed(self, seat: int) -> None:
        """Let the dice that are active as their owner pushes use their after-push abilities."""
        player = self.state.players[seat]
        active: list[int] = []
        marked = False
        for die in player.active:
            if self._has_ability(shown_of(die), AFTER_PUSH):
                marked = True
                active.append(die | PUSHED_WITH)
            else:
                active.append(die)
        if marked:
            player.active = sorted(active)

    def discard_active(self, seat: int) -> None:
        """Move all active dice to discard."""
        player = self.state.players[seat]
        for die in player.active:
            kind = kind_of(die)
            player.discard[kind] = player.discard[kind] + 1
        player.active = []
        player.money = player.move = player.water = 0

    # ---- rolls

    def roll_fell(self, seat: int, cells: list[int]) -> None:
        """Handle a roll of the whole roll zone: hits go to active; without hits it may be a bust."""
        player = self.state.players[seat]
        if self.events is not None and cells:
            self.events.append(events.Rolled(seat, self.game.dice.text(cells), False))
        hits = 0
        for cell in cells:
            if cell % FACES != BLANK:
                hits += 1
        if cells and hits == 0 and player.at_risk and not player.safe_push:
            player.would_bust = 1
            return
        self._place_hits(player, seat, cells, player.roll)

    def free_roll_fell(self, seat: int, cells: list[int]) -> None:
        """Handle a free roll: hits go to active, misses to roll."""
        player = self.state.players[seat]
        if self.events is not None and cells:
            self.events.append(events.Rolled(seat, self.game.dice.text(cells), True))
        for kind in range(KINDS):
            if player.rolling[kind]:
                player.roll[kind] += player.rolling[kind]
                player.rolling[kind] = 0
        self._place_hits(player, seat, cells, player.roll)

    def _place_hits(self, player: Player, seat: int, cells: list[int], zone: list[int]) -> None:
        player.hits = 0
        for cell in cells:
            face = cell % FACES
            if face != BLANK:
                kind = cell // FACES
                zone[kind] = zone[kind] - 1
                player.hits += 1
                self.place(seat, kind, face)

    def push(self, seat: int) -> None:
        """Let a player push."""
        player = self.state.players[seat]
        player.must_push = 0
        player.safe_push = 0
        if self.events is not None:
            self.events.append(events.Pushed(seat))

    def pass_on(self, seat: int) -> None:
        """End a player's roll phase."""
        self.state.players[seat].passed = 1
        self.clear_marks(seat, JUST_PLACED | PUSHED_WITH | PUSH_USED)
        if self.events is not None:
            self.events.append(events.Passed(seat))

    def prevent_bust(self, seat: int) -> None:
        """Prevent a bust."""
        self.state.players[seat].would_bust = 0
        if self.events is not None:
            self.events.append(events.BustPrevented(seat))

    def bust(self, seat: int, kept: int) -> None:
        """Carry out a bust; dice of the kept colours, one bit each, stay active."""
        player = self.state.players[seat]
        stay: list[int] = []
        for die in player.active:
            kind = kind_of(die)
            if kept >> colour_of(kind) & 1:
                stay.append(die)
            else:
                player.discard[kind] += 1
        player.active = stay
        self.clear_marks(seat, JUST_PLACED | PUSHED_WITH | PUSH_USED)
        player.would_bust = 0
        player.busted = 1
        player.passed = 1
        if self.events is not None:
            self.events.append(events.Bust(seat))

    # ---- trays

    def gain_die(self, seat: int, kind: int) -> None:
        """Move a die from its tray to discard."""
        self.state.trays[kind] -= 1
        self.state.players[seat].discard[kind] += 1
        if self.events is not None:
            self.events.append(events.DieGained(seat, KIND_NAMES[kind]))
        self.shared_changed()

    def borrow(self, seat: int, kind: int, face: int) -> None:
        """Take a die from a tray for this round and set it in active."""
        self.state.trays[kind] -= 1
        self.place(seat, kind + OWN_KINDS, face)
        if self.events is not None:
            text = die_text(active_die(kind + OWN_KINDS, face, 0))
            self.events.append(events.DieBorrowed(seat, text))
        self.shared_changed()

    def set_from_roll(self, seat: int, kind: int, face: int) -> None:
        """Set a die of the roll zone on a face in active."""
        self.state.players[seat].roll[kind] -= 1
        self.place(seat, kind, face)
        if self.events is not None:
            self.events.append(events.DieSet(seat, die_text(active_die(kind, face, 0))))

    def lose(self, seat: int, spot: int) -> None:
        """Return a die to its tray."""
        player = self.state.players[seat]
        kind = self.take(player, spot)
        self.state.trays[own_kind(kind)] += 1
        if kind < OWN_KINDS:
            player.lost_dice += 1
        if self.events is not None:
            self.events.append(events.DieLost(seat, KIND_NAMES[kind]))
        self.shared_changed()

    def give_die(self, seat: int, spot: int, to: int) -> None:
        """Give a die to another player's discard."""
        kind = self.take(self.state.players[seat], spot)
        self.state.players[to].discard[kind] += 1
        # Whoever was given it may have been asked about the dice there.
        self.questions[to + 1] = None
        if self.events is not None:
            self.events.append(events.DieGiven(seat, KIND_NAMES[kind], to))
