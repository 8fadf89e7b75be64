"""The one place where a Cubitos state changes: each method makes a change and its event together."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final, final

from dicehall.core.table import Table
from dicehall.core.task import NOTHING
from dicehall.games.cubitos.cards.moments import AFTER_PUSH, MOMENT_NAMES, NOW
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
    face_of,
    kind_of,
    own_kind,
    shown_of,
)
from dicehall.games.cubitos.rules.state import FAN_SPACES, NOBODY_ALONE, CubitosState, Player
from dicehall.games.cubitos.track.routes import Reach
from dicehall.games.cubitos.track.steps import Point

if TYPE_CHECKING:
    from dicehall.games.cubitos.cards.card import Card
    from dicehall.games.cubitos.game import Cubitos

DRAW: Final = 0
ROLL: Final = 1
DISCARD: Final = 2
ACTIVE: Final = 3
ZONE_NAMES: Final = ("draw", "roll", "discard", "active")
"""How texts call the zones."""
SPOT: Final = 8192
"""A die somewhere is zone * 8192 + its kind, or + the active die."""


@final
class CubitosTable(Table):
    """A Cubitos state in play."""

    def __init__(self, state: CubitosState, game: Cubitos) -> None:
        super().__init__(state.flow)
        self.state: CubitosState = state
        """The position."""
        self.game: Cubitos = game
        """Cards, costs, course."""
        self.reaches: list[Reach | None] = [None] * len(state.players)
        """For each seat what was found of its move step, so that it is not searched twice."""

    def first_seat(self) -> int:
        """Return the start player."""
        return self.state.start_player

    def card_of(self, kind: int) -> Card | None:
        """Return the ability card of a kind of die; gray dice and the start die have none."""
        own = own_kind(kind)
        return self.game.cards[own] if own < COLOURS else None

    def rules_by(self, ruling: int) -> bool:
        """Return whether a ruling of version 2 of the rules holds; where it does not, note that it would."""
        if self.game.rules >= 2:
            return True
        self.outdated_by = self.outdated_by or ruling
        return False

    # ---- zones

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
        # Only dice with something to do now are marked, so that dice that can do the same are the same.
        marks = JUST_PLACED if self._has_ability(kind * FACES + face, NOW) else 0
        insort(player.active, active_die(kind, face, marks))
        if len(player.active) >= 3:
            player.at_risk = 1

    def _has_ability(self, shown: int, moment: int) -> bool:
        """Return whether a die of this kind that shows this face can do something at a moment."""
        return self.game.moments_of_shown[shown] >> moment & 1 != 0

    def remark(self, seat: int, die: int, marks: int) -> int:
        """Change the marks of one active die; return the die as it is then."""
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

    # ---- rolls

    def roll_fell(self, seat: int, cells: list[int]) -> None:
        """Take the fall of the whole roll zone: hits go to active, or nothing hit and it may be a bust."""
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
        """Take the fall of a free roll: hits go to active, misses to roll."""
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
        """Let a bust not happen."""
        self.state.players[seat].would_bust = 0
        if self.events is not None:
            self.events.append(events.BustPrevented(seat))

    def bust(self, seat: int, kept: int) -> None:
        """Carry a bust out; dice of the kept colours, one bit each, stay active."""
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

    # ---- gains

    def gain(self, seat: int, money: int, move: int, water: int, credit: int) -> None:
        """Give money, moves or credits."""
        player = self.state.players[seat]
        player.money += money
        player.move += move
        player.water += water
        player.credit += credit
        player.credit_gained += credit
        if self.events is not None and money + move + water + credit > 0:
            self.events.append(events.Gained(seat, money, move, water, credit))

    def fan(self, seat: int, with_credits: bool) -> None:
        """Go on one space on the fan track and take what it grants."""
        player = self.state.players[seat]
        at_end = player.fans == FAN_SPACES
        if not at_end:
            player.fans += 1
            player.hand += self.game.box.fan_hands[player.fans - 1]
        if self.events is not None:
            self.events.append(events.FanGained(seat, player.fans))
        if with_credits:
            self.gain(seat, 0, 0, 0, self.game.box.fan_credits[player.fans - 1])

    def used(self, seat: int, die: int, card: Card, moment: int) -> None:
        """Tell that an ability is used."""
        if self.events is not None:
            self.events.append(events.Used(seat, die_text(die), card.id, MOMENT_NAMES[moment]))

    # ---- trays

    def gain_die(self, seat: int, kind: int) -> None:
        """Move a die from its tray to discard."""
        self.state.trays[kind] -= 1
        self.state.players[seat].discard[kind] += 1
        if self.events is not None:
            self.events.append(events.DieGained(seat, KIND_NAMES[kind]))
        self.shared_changed()

    def buy(self, seat: int, kind: int) -> None:
        """Buy a die: money first, credits for the rest."""
        player = self.state.players[seat]
        cost = self.game.costs[kind]
        self.pay(player, cost)
        player.bought |= 1 << kind
        self.state.trays[kind] -= 1
        player.discard[kind] += 1
        if self.events is not None:
            self.events.append(events.DieBought(seat, KIND_NAMES[kind], cost))
        self.shared_changed()

    def pay(self, player: Player, cost: int) -> None:
        """Take money and, when that is gone, credits."""
        money = min(player.money, cost)
        player.money -= money
        player.credit -= cost - money

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

    # ---- rounds

    def begin_round(self) -> None:
        """Work out draw amounts and forget what was of the last round."""
        state = self.state
        state.round += 1
        for player in state.players:
            player.round_position = player.position
        amounts = draw_amounts(self.game, state.players)
        for seat in range(len(state.players)):
            player = state.players[seat]
            player.draw_amount = amounts[seat]
            player.at_risk = player.must_push = player.safe_push = player.would_bust = 0
            player.busted = player.passed = 0
            player.money = player.move = player.water = 0
            player.swords = player.double_swords = 0
            player.lost_dice = player.credit_gained = player.bought = 0
            player.gathered = player.last = player.hits = 0
            player.effects_used = 0
            player.rewards = []
        if self.events is not None:
            self.events.append(events.RoundBegan(state.start_player, state.round))

    def discard_active(self, seat: int) -> None:
        """Move all active dice to discard."""
        player = self.state.players[seat]
        for die in player.active:
            kind = kind_of(die)
            player.discard[kind] = player.discard[kind] + 1
        player.active = []
        player.money = player.move = player.water = 0

    def end_round(self) -> None:
        """Return borrowed dice and pass the start die on."""
        state = self.state
        for player in state.players:
            for zone in (player.draw, player.roll, player.discard):
                for kind in range(OWN_KINDS, KINDS):
                    if zone[kind]:
                        state.trays[kind - OWN_KINDS] += zone[kind]
                        zone[kind] = 0
                zone[START] = 0
        state.start_player = (state.start_player + 1) % len(state.players)
        state.players[state.start_player].roll[START] = 1

        self._find_winner()

    def _find_winner(self) -> None:
        """Decide the race: who went farthest beyond the finish wins; a tie is run on for another round."""
        state = self.state
        best = -1
        farthest: list[int] = []
        for seat in range(len(state.players)):
            distance = self.game.course.distance_beyond(state.players[seat].position)
            if distance > best:
                best = distance
                farthest = [seat]
            elif distance == best and best >= 0:
                farthest.append(seat)
        if len(farthest) == 1:
            state.winner = farthest[0]
        elif state.round >= self.game.longest:
            # House: runners who never go on would race for ever.
            state.winner = NOBODY_ALONE
        if self.events is not None and state.winner != NOTHING:
            alone = state.winner if state.winner != NOBODY_ALONE else NOTHING
            self.events.append(events.RaceEnded(NOTHING, alone))

    def draw_start_player(self, cell: int) -> None:
        """Hand the start die to the player drawn."""
        self.state.start_player = cell - self.game.dice.first_cell[KINDS]
        self.state.players[self.state.start_player].roll[START] = 1

    # ---- running

    def reach(self, seat: int) -> Reach:
        """Return everywhere a runner can end its move step."""
        player = self.state.players[seat]
        purse = player.money + player.credit
        begin = Point(player.position, player.move, player.water, purse, player.effects_used)
        known = self.reaches[seat]
        if known is not None and _same_point(known.begin, begin):
            return known
        found = Reach(self.game.course, begin)
        self.reaches[seat] = found
        return found

    def ends(self, seat: int) -> list[int]:
        """Return every position where a runner can end its move step; not to be changed."""
        player = self.state.players[seat]
        if self._walks_plainly(player):
            return self.game.walks.ends(player.position, player.move)
        return self.reach(seat).positions

    def _walks_plainly(self, player: Player) -> bool:
        return player.water == 0 and self.game.walks.is_plain(player.position, player.move)

    def buy_moves(self, seat: int, number: int, price: int) -> None:
        """Buy ordinary moves."""
        player = self.state.players[seat]
        self.pay(player, number * price)
        self.gain(seat, 0, number, 0, 0)

    def move_to(self, seat: int, position: int) -> None:
        """Move a runner by the cheapest route; moves not used are lost."""
        player = self.state.players[seat]
        if position == player.position:
            player.move = player.water = 0
            return
        if self.events is None and self._walks_plainly(player):
            # Nobody asks which way, and it costs nothing but moves.
            player.move = 0
            self._arrive(seat, position)
            return
        route = self.reach(seat).route(position)
        self.pay(player, route.money)
        player.effects_used = route.used
        player.move = player.water = 0
        if self.events is not None and route.steps:
            self.events.append(events.Moved(seat, route.text(self.game.course)))
        self._arrive(seat, position)

    def step_to(self, seat: int, position: int) -> None:
        """Move a runner one space, apart from the move step."""
        if self.events is not None:
            self.events.append(events.Moved(seat, self.game.course.text(position)))
        self._arrive(seat, position)

    def _arrive(self, seat: int, position: int) -> None:
        player = self.state.players[seat]
        course = self.game.course
        if (
            self.events is not None
            and course.finished(position)
            and not course.finished(player.position)
        ):
            self.events.append(events.Finished(seat))
        player.position = position

    def lay_out_rewards(self, seat: int, position: int) -> None:
        """Let the rewards of a space be taken."""
        rewards = [kind * 100 + amount for kind, amount in self.game.course.rewards(position)]
        self.state.players[seat].rewards = sorted(rewards)

    def rewards_near(self, player: Player) -> bool:
        """Return whether a space one or two away from a runner has a reward."""
        return len(self.game.course.rewarded_near(player.position)) > 0

    def compare_swords(self) -> None:
        """Count everybody's swords."""
        red = self.game.cards[0]
        for player in self.state.players:
            swords = 0
            for die in player.active:
                if own_kind(kind_of(die)) == 0:
                    face = face_of(die)
                    if face == 1:
                        swords += 1
                    elif face == 2:
                        swords += red.power_swords
            player.swords = swords << player.double_swords
        if self.events is not None:
            swords_of = tuple([player.swords for player in self.state.players])
            self.events.append(events.SwordsCompared(NOTHING, swords_of))


def draw_amounts(game: Cubitos, players: list[Player]) -> list[int]:
    """Return everybody's draw amount in a round, by where the runners were when it began."""
    lines = [game.course.red_lines_crossed(player.round_position) for player in players]
    leading = max(lines)
    amounts: list[int] = []
    for seat in range(len(players)):
        amounts.append(game.box.base_draw + players[seat].hand + leading - lines[seat])
    return amounts


def _same_point(one: Point, other: Point) -> bool:
    return (
        one.position == other.position
        and one.moves == other.moves
        and one.water_moves == other.water_moves
        and one.money == other.money
        and one.used == other.used
    )


def cubitos(table: Table) -> CubitosTable:
    """Return the same table, known to be one of Cubitos."""
    assert isinstance(table, CubitosTable)
    return table
