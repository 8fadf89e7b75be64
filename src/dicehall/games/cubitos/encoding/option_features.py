"""Write what an option of a race means as numbers, in the order of `layout`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.encoding import clear
from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.games.cubitos.cards.abilities import NO_MORE, ability_parts
from dicehall.games.cubitos.cards.choosing_dice import ENOUGH
from dicehall.games.cubitos.encoding.card_features import FEATURE_COUNT
from dicehall.games.cubitos.encoding.layout import (
    AT_MOMENT,
    BUST_CHANCE,
    DICE_ROLLED,
    DIE,
    FINISHES,
    FROM_ZONE,
    IN_WATER,
    IS_BORROWED,
    LEFT,
    NUMBER,
    OPTION_BEYOND,
    OPTION_SIZE,
    OPTION_TO_GO,
    OWNED,
    PURSE_AFTER,
    PUSHES,
    Q_BORROW,
    Q_BUY,
    Q_BUY_MOVES,
    Q_DRAW,
    Q_EITHER,
    Q_FACE,
    Q_GAIN,
    Q_GIVE_TO,
    Q_MOVE,
    Q_NEARBY,
    Q_PUSH,
    Q_REWARD,
    Q_STEP,
    Q_YES_OR_NO,
    REWARDS,
    SEAT,
    SHOWS,
    STEPS_AHEAD,
    STOPS,
    TAKES_IT,
    USED_ALREADY,
)
from dicehall.games.cubitos.encoding.observation import TENTH, CoursePlaces
from dicehall.games.cubitos.encoding.questions import question_of
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.components import SIDES
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    KINDS,
    OWN_KINDS,
    START,
    USED,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.roll_phase import PUSH
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT
from dicehall.games.cubitos.track.track import REWARD

FIFTH: Final = 0.2
"""Rewards are in fives."""


class RaceOptionWriter:
    """Writes the options of one race."""

    def __init__(self, game: Cubitos, places: CoursePlaces, kinds: list[list[float]]) -> None:
        self.game: Cubitos = game
        self.places: CoursePlaces = places
        self.kinds: list[list[float]] = kinds
        """The features of every kind of die."""
        self.blank: list[float] = [sides.count(BLANK) / SIDES for sides in game.box.sides]
        """The chance of a blank, by kind."""

    def write(
        self,
        state: CubitosState,
        question: Question,
        options: vec[i64],
        count: i64,
        first: i64,
        into: vec[float],
        at: i64,
    ) -> None:
        """Write the listed options, one after the other."""
        asked = question_of(question.choice)
        number: i64
        for number in range(count):
            here = at + number * OPTION_SIZE
            clear(into, here, here + OPTION_SIZE)
            into[here + asked] = 1.0
            option = options[first + number]
            if asked == Q_PUSH:
                self._push(state.players[question.seat], option, into, here)
            elif asked < Q_DRAW:
                self._ability(state.players[question.seat], option, into, here)
            elif asked < Q_GAIN:
                self._take(state.players[question.seat], option, into, here)
            elif asked in (Q_GAIN, Q_BORROW, Q_BUY):
                self._tray(state, state.players[question.seat], option, asked, into, here)
            elif asked in (Q_MOVE, Q_STEP, Q_NEARBY):
                self._place(state.players[question.seat], option - 1, into, here)
            else:
                self._rarer(state, question.seat, asked, option, into, here)

    def _push(self, player: Player, option: i64, into: vec[float], at: i64) -> None:
        if option != PUSH:
            into[at + STOPS] = 1.0
            return
        into[at + PUSHES] = 1.0
        no_hit = 1.0
        dice: i64 = 0
        kind = player.roll.next_kind(0)
        while kind < KINDS:
            blank = self.blank[own_kind(kind)]
            for _ in range(player.roll[kind]):
                no_hit *= blank
                dice += 1
            kind = player.roll.next_kind(kind + 1)
        into[at + DICE_ROLLED] = float(dice) * TENTH
        if player.at_risk and not player.safe_push:
            into[at + BUST_CHANCE] = no_hit

    def _ability(self, player: Player, option: i64, into: vec[float], at: i64) -> None:
        if option == NO_MORE:
            into[at + STOPS] = 1.0
            return
        die, moment = ability_parts(option)
        into[at + AT_MOMENT + moment] = 1.0
        self._active(player, die, into, at)

    def _take(self, player: Player, option: i64, into: vec[float], at: i64) -> None:
        if option == ENOUGH:
            into[at + STOPS] = 1.0
            return
        zone = (option - 1) // SPOT
        die = (option - 1) % SPOT
        into[at + FROM_ZONE + zone] = 1.0
        if zone == ACTIVE:
            self._active(player, die, into, at)
        else:
            self._die(player, die, into, at)

    def _active(self, player: Player, die: i64, into: vec[float], at: i64) -> None:
        into[at + SHOWS + face_of(die)] = 1.0
        if die & USED:
            into[at + USED_ALREADY] = 1.0
        self._die(player, kind_of(die), into, at)

    def _die(self, player: Player, kind: i64, into: vec[float], at: i64) -> None:
        """Write what is known of a kind of die."""
        own = own_kind(kind)
        if kind != own:
            into[at + IS_BORROWED] = 1.0
        features = self.kinds[own]
        place: i64
        for place in range(FEATURE_COUNT):
            into[at + DIE + place] = features[place]
        owned = player.draw[own] + player.roll[own] + player.discard[own]
        for die in player.active:
            if kind_of(die) == own:
                owned += 1
        into[at + OWNED] = float(owned) * TENTH

    def _tray(
        self,
        state: CubitosState,
        player: Player,
        option: i64,
        asked: i64,
        into: vec[float],
        at: i64,
    ) -> None:
        purse = player.money + player.credit
        if option == 0:
            into[at + STOPS] = 1.0
        else:
            kind = option - 1
            self._die(player, kind, into, at)
            if kind < START:
                into[at + LEFT] = float(state.trays[kind]) * TENTH
            if asked == Q_BUY and kind < COLOURS:
                purse -= self.game.costs[kind]
        into[at + PURSE_AFTER] = float(purse) * TENTH

    def _place(self, player: Player, place: i64, into: vec[float], at: i64) -> None:
        places = self.places
        into[at + OPTION_TO_GO] = places.to_go[place]
        ahead = places.order[player.position] - places.order[place]
        into[at + STEPS_AHEAD] = float(ahead) * TENTH
        into[at + OPTION_BEYOND] = places.beyond[place]
        course = self.game.course
        if course.finished(place):
            into[at + FINISHES] = 1.0
        if course.water[place]:
            into[at + IN_WATER] = 1.0
        if course.board_position[place] != course.board_position[player.round_position]:
            kind: i64
            amount: i64
            for kind, amount in course.rewards(place):
                into[at + REWARDS + kind] += float(amount) * FIFTH

    def _rarer(
        self,
        state: CubitosState,
        seat: i64,
        asked: i64,
        option: i64,
        into: vec[float],
        at: i64,
    ) -> None:
        if asked == Q_BUY_MOVES:
            player = state.players[seat]
            into[at + NUMBER] = float(option) * TENTH
            rest = player.money + player.credit - option * MOVE_PRICE
            into[at + PURSE_AFTER] = float(rest) * TENTH
        elif asked == Q_REWARD:
            if option == 0:
                into[at + STOPS] = 1.0
            else:
                kind = (option - 1) // REWARD
                amount = (option - 1) % REWARD
                into[at + REWARDS + kind] = float(amount) * FIFTH
        elif asked == Q_FACE:
            into[at + SHOWS + option] = 1.0
            self._picked_kind(state, seat, into, at)
        elif asked in (Q_YES_OR_NO, Q_EITHER):
            into[at + TAKES_IT] = float(option)
        elif asked == Q_GIVE_TO:
            seats: i64 = len(state.players)
            into[at + SEAT + (option - 1 - seat) % seats - 1] = 1.0

    def _picked_kind(self, state: CubitosState, seat: i64, into: vec[float], at: i64) -> None:
        """Write which die is set on a face: the one picked last, from a tray or from roll."""
        task = state.flow.lanes[seat + 1].top
        assert task is not None
        picked = task.picked[1]
        if picked != NOTHING:
            kind = (picked - 1) % SPOT
            if 0 <= kind < OWN_KINDS:
                self._die(state.players[seat], kind, into, at)
