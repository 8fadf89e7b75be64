"""The one place where a Cubitos state changes: each method makes a change and its event together."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from dicehall.core.table import Table
from dicehall.core.task import NOTHING
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.rules import events
from dicehall.games.cubitos.rules.components import SINCE_VERSION
from dicehall.games.cubitos.rules.dice import (
    KIND_NAMES,
    KINDS,
    OWN_KINDS,
    POWER,
    RED,
    START,
    SYMBOL,
    die_text,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.state import FAN_SPACES, NOBODY_ALONE, CubitosState, Player
from dicehall.games.cubitos.rules.zone import Zone
from dicehall.games.cubitos.track.routes import RouteReach
from dicehall.games.cubitos.track.steps import Point

if TYPE_CHECKING:
    from dicehall.games.cubitos.cards.card import Card
    from dicehall.games.cubitos.game import Cubitos

from dicehall.games.cubitos.rules.notes import NotesTable


@final
class CubitosTable(NotesTable):
    """A Cubitos state in play."""

    def __init__(self, state: CubitosState, game: Cubitos) -> None:
        super().__init__(state, game)
        self.reaches: list[RouteReach | None] = [None] * len(state.players)
        """For each seat, the result of searching its move step, so that it is not searched twice."""

    # ---- gains

    def gain(self, seat: i64, money: i64, move: i64, water: i64, credit: i64) -> None:
        """Give money, moves or credits."""
        player = self.state.players[seat]
        player.money += money
        player.move += move
        player.water += water
        player.credit += credit
        player.credit_gained += credit
        if self.events is not None and money + move + water + credit > 0:
            self.events.append(events.Gained(seat, money, move, water, credit))

    def fan(self, seat: i64, with_credits: bool) -> None:
        """Advance one space on the fan track and take what it grants."""
        player = self.state.players[seat]
        at_end = player.fans == FAN_SPACES
        if not at_end:
            player.fans += 1
            player.hand += self.game.box.fan_hands[player.fans - 1]
        if self.events is not None:
            self.events.append(events.FanGained(seat, player.fans))
        if with_credits:
            self.gain(seat, 0, 0, 0, self.game.box.fan_credits[player.fans - 1])

    def used(self, seat: i64, die: i64, card: Card, moment: i64) -> None:
        """Report that an ability is used."""
        if self.events is not None:
            self.events.append(events.Used(seat, die_text(die), card.id, MOMENT_NAMES[moment]))

    def buy(self, seat: i64, kind: i64) -> None:
        """Buy a die: money first, credits for the rest."""
        player = self.state.players[seat]
        cost = self.game.costs[kind]
        self.pay(player, cost)
        player.bought |= 1 << kind
        trays = self.state.trays
        trays[kind] = trays[kind] - 1
        player.discard.add(kind, 1)
        if self.events is not None:
            self.events.append(events.DieBought(seat, KIND_NAMES[kind], cost))
        self.shared_changed()

    def pay(self, player: Player, cost: i64) -> None:
        """Take money and, when that is gone, credits."""
        money = min(player.money, cost)
        player.money -= money
        player.credit -= cost - money

    # ---- rounds

    def begin_round(self) -> None:
        """Work out draw amounts and reset what belongs to a single round."""
        state = self.state
        state.round += 1
        for player in state.players:
            player.round_position = player.position
        amounts = draw_amounts(self.game, state.players)
        seat: i64
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

    def end_round(self) -> None:
        """Return borrowed dice and pass the start die on."""
        state = self.state
        for player in state.players:
            self._return_borrowed(player.draw)
            self._return_borrowed(player.roll)
            self._return_borrowed(player.discard)
        state.start_player = (state.start_player + 1) % len(state.players)
        state.players[state.start_player].roll[START] = 1

        self._find_winner()

    def _return_borrowed(self, zone: Zone) -> None:
        trays = self.state.trays
        zone[START] = 0
        kind = zone.next_kind(OWN_KINDS)
        while kind < KINDS:
            trays[kind - OWN_KINDS] = trays[kind - OWN_KINDS] + zone[kind]
            zone[kind] = 0
            kind = zone.next_kind(kind)

    def _find_winner(self) -> None:
        """Decide the race: the runner farthest beyond the finish wins; after a tie there is another round."""
        state = self.state
        best: i64 = -1
        farthest: list[i64] = []
        seat: i64
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
            # A house rule: without it, a race in which nobody moves would never end.
            state.winner = NOBODY_ALONE
        if self.events is not None and state.winner != NOTHING:
            alone = state.winner if state.winner != NOBODY_ALONE else NOTHING
            self.events.append(events.RaceEnded(NOTHING, alone))

    def draw_start_player(self, cell: i64) -> None:
        """Hand the start die to the player drawn."""
        self.state.start_player = cell - self.game.dice.first_cell[KINDS]
        self.state.players[self.state.start_player].roll[START] = 1

    # ---- running

    def reach(self, seat: i64) -> RouteReach:
        """Return everywhere a runner can end its move step."""
        player = self.state.players[seat]
        purse = player.money + player.credit
        begin = Point(player.position, player.move, player.water, purse, player.effects_used)
        known = self.reaches[seat]
        if known is not None and _same_point(known.begin, begin):
            return known
        found = RouteReach(self.game.course, begin)
        self.reaches[seat] = found
        return found

    def end_options(self, seat: i64) -> list[int]:
        """Return 1 + position for each where a runner can end its move step; not to be changed."""
        player = self.state.players[seat]
        if self._walks_plainly(player):
            return self.game.walks.options(player.position, player.move)
        return [1 + position for position in self.reach(seat).positions]

    def _walks_plainly(self, player: Player) -> bool:
        return player.water == 0 and self.game.walks.is_plain(player.position, player.move)

    def buy_moves(self, seat: i64, number: i64, price: i64) -> None:
        """Buy ordinary moves."""
        player = self.state.players[seat]
        self.pay(player, number * price)
        self.gain(seat, 0, number, 0, 0)

    def move_to(self, seat: i64, position: i64) -> None:
        """Move a runner by the cheapest route; moves not used are lost."""
        player = self.state.players[seat]
        if position == player.position:
            player.move = player.water = 0
            return
        if self.events is None and self._walks_plainly(player):
            # The route does not matter and costs nothing but moves.
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

    def step_to(self, seat: i64, position: i64) -> None:
        """Move a runner one space, apart from the move step."""
        if self.events is not None:
            self.events.append(events.Moved(seat, self.game.course.text(position)))
        self._arrive(seat, position)

    def _arrive(self, seat: i64, position: i64) -> None:
        player = self.state.players[seat]
        course = self.game.course
        if (
            self.events is not None
            and course.finished(position)
            and not course.finished(player.position)
        ):
            self.events.append(events.Finished(seat))
        player.position = position

    def rewards_near(self, player: Player) -> bool:
        """Return whether a space one or two away from a runner has a reward."""
        course = self.game.course
        if self.game.rules < SINCE_VERSION[15] and course.nearer_over_ends(player.position):
            self.rules_by(15)
        return len(course.rewarded_near(player.position)) > 0

    # ---- swords

    def compare_swords(self) -> None:
        """Count everybody's swords."""
        red = self.game.cards[RED]
        for player in self.state.players:
            swords: i64 = 0
            for die in player.active:
                if own_kind(kind_of(die)) == RED:
                    face = face_of(die)
                    if face == SYMBOL:
                        swords += 1
                    elif face == POWER:
                        swords += red.power_swords
            player.swords = swords << player.double_swords
        if self.events is not None:
            swords_of = tuple([player.swords for player in self.state.players])
            self.events.append(events.SwordsCompared(NOTHING, swords_of))


def draw_amounts(game: Cubitos, players: list[Player]) -> list[int]:
    """Return everybody's draw amount in a round, by where the runners were when it began."""
    course = game.course
    most: i64 = 0
    for player in players:
        most = max(most, course.red_lines_crossed(player.round_position))
    most += game.box.base_draw
    amounts: list[int] = []
    for player in players:
        amounts.append(most - course.red_lines_crossed(player.round_position) + player.hand)
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
