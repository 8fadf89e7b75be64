"""Make any position of Cubitos from a scenario's description; refuse impossible ones."""

# Not compiled: positions are described once a game.

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from dicehall.core.mistakes import BadContent, BadDice, BadPosition
from dicehall.core.task import TABLE, Flow
from dicehall.games.cubitos.rules.dice import (
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GRAY,
    KIND_NAMES,
    KINDS,
    MARKS,
    OWN_KINDS,
    START,
    USED,
    own_kind,
)
from dicehall.games.cubitos.rules.draw import DRAW_DICE
from dicehall.games.cubitos.rules.roll_phase import PUSH_OR_PASS, ROLLS, STRICT_ROLLS
from dicehall.games.cubitos.rules.round import RACE, ROUNDS, TOGETHER_ROLLS
from dicehall.games.cubitos.rules.setup import all_dice, deal, empty_player, fresh_task
from dicehall.games.cubitos.rules.state import FAN_SPACES, CubitosState, Player
from dicehall.games.cubitos.rules.table import draw_amounts
from dicehall.games.cubitos.rules.zone import MOST, Zone

if TYPE_CHECKING:
    from dicehall.games.cubitos.game import Cubitos

from dicehall.games.cubitos.rules.places import BUY_IN_TURN, PLACES, buying_tasks, where_given

FIELDS: Final = ("next", "acting", "start_player", "round", "players")
"""The fields of a position."""
MOMENTS: Final = ("round", "draw", "roll", "push", "run", "compare", "done", "move", "buy", "end")
DESCRIBED_ZONES: Final = ("draw", "roll", "discard")
LIMITS: Final = {
    **{"credit": 99, "hand": 20, "fans": FAN_SPACES, "money": 99, "move": 99, "water": 99},
    **{"lost_dice": 50, "credit_gained": 99, "swords": 99, "draw_amount": 60, "double_swords": 9},
}
"""The fields of a player that are numbers, with the largest value of each."""
FLAGS: Final = ("at_risk", "busted", "must_push", "free_draw")
TEXTS: Final = (*DESCRIBED_ZONES, "active", "space", "began", "uncounted")


def describe(game: Cubitos, given: Mapping[str, object]) -> CubitosState:
    """Return the state a scenario describes."""
    for field in given:
        if field not in FIELDS:
            raise BadPosition(f"a position has no field {field}; fields are {', '.join(FIELDS)}.")
    if not given:
        return game.start()
    return _RacePosition(game, given).state


class _RacePosition:
    """A position being read, part by part."""

    def __init__(self, game: Cubitos, given: Mapping[str, object]) -> None:
        self.game = game
        self.given = given
        self.state = CubitosState(Flow(game.seats))
        self.state.trays = all_dice(game.box)
        self.state.start_player = self._seat(given.get("start_player", 1), "start_player")
        self.state.round = self._number(given.get("round", 1), "round", 1, 1000)
        if "round" in given and given.get("next", "round") == "round":
            # The round named is the one that begins now.
            self.state.round -= 1
        self._read_players()
        self._read_moment()

    def _number(self, value: object, field: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(f"{field} must be a number from {least} to {most}, not {value}.")
        return value

    def _seat(self, value: object, field: str) -> int:
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or not 1 <= value <= self.game.seats
        ):
            raise BadPosition(f"{field} must be a player from 1 to {self.game.seats}, not {value}.")
        return value - 1

    def _text(self, fields: dict[str, object], field: str, where: str) -> str:
        value = fields.get(field, "")
        if not isinstance(value, str):
            raise BadPosition(f"{field} of {where} must be a text, not {value}.")
        return value

    def _read_players(self) -> None:
        fields = self.given.get("players", {})
        if not isinstance(fields, dict):
            raise BadPosition('players must be a table, such as { 1 = { roll = "light red" } }.')
        numbers = [str(seat + 1) for seat in range(self.game.seats)]
        for number in fields:
            if number not in numbers:
                raise BadPosition(
                    f"there is no player {number}; players are 1 to {self.game.seats}."
                )
        for number in numbers:
            self.state.players.append(self._read_player(number, fields.get(number, {})))
        for seat, amount in enumerate(draw_amounts(self.game, self.state.players)):
            if "draw_amount" not in fields.get(numbers[seat], {}):
                self.state.players[seat].draw_amount = amount
        self._place_start_die()
        for kind in range(START):
            if self.state.trays[kind] < 0:
                raise BadPosition(
                    f"the players hold {-self.state.trays[kind]} {KIND_NAMES[kind]} dice more than there are."
                )

    def _place_start_die(self) -> None:
        """Put the start die into the start player's roll zone, unless the position says where it lies."""
        for seat, player in enumerate(self.state.players):
            where = f"player {seat + 1}"
            active = [die for die in player.active if die // (FACES * MARKS) == START]
            named = player.roll[START] + player.discard[START] + len(active)
            if player.draw[START]:
                raise BadPosition(f"draw of {where} holds the start die, which never lies there.")
            if named > 1:
                raise BadPosition(f"{where} has {named} start dice; there is one.")
            if named and seat != self.state.start_player:
                holder = self.state.start_player + 1
                raise BadPosition(
                    f"{where} has the start die, but player {holder} is start player."
                )
            if seat == self.state.start_player and not named:
                player.roll[START] = 1

    def _read_player(self, number: str, fields: object) -> Player:
        where = f"player {number}"
        if not isinstance(fields, dict):
            raise BadPosition(f"{where} must be a table.")
        known = (*TEXTS, *LIMITS, *FLAGS)
        for field in fields:
            if field not in known:
                raise BadPosition(f"{where} has no field {field}; fields are {', '.join(known)}.")
        player = empty_player(self.game.course.start)
        if not any(zone in fields for zone in (*DESCRIBED_ZONES, "active")):
            deal(self.game.box, player)
        for zone in DESCRIBED_ZONES:
            text = self._text(fields, zone, where)
            self._read_zone(getattr(player, zone), text, f"{zone} of {where}")
        self._read_active(player, self._text(fields, "active", where), where)
        for counts in (player.draw, player.roll, player.discard):
            for kind in range(KINDS):
                if own_kind(kind) != START:
                    self.state.trays[own_kind(kind)] -= counts[kind]
        for name, most in LIMITS.items():
            if name in fields:
                setattr(player, name, self._number(fields[name], f"{name} of {where}", 0, most))
        for name in FLAGS:
            if not isinstance(fields.get(name, False), bool):
                raise BadPosition(f"{name} of {where} must be true or false, not {fields[name]}.")
            setattr(player, name, 1 if fields.get(name) else 0)
        if len(player.active) >= 3 and "at_risk" not in fields:
            player.at_risk = 1
        self._read_places(player, fields, where)
        return player

    def _read_places(self, player: Player, fields: dict[str, object], where: str) -> None:
        try:
            if "space" in fields:
                player.position = self.game.course.parse(self._text(fields, "space", where))
            player.round_position = player.position
            if "began" in fields:
                player.round_position = self.game.course.parse(self._text(fields, "began", where))
        except BadContent as mistake:
            raise BadPosition(str(mistake)) from None
        for name in self._text(fields, "uncounted", where).split():
            if name != "gray" and name not in COLOUR_NAMES:
                raise BadPosition(
                    f"{name} is no colour; colours are {', '.join(COLOUR_NAMES)}, gray."
                )
            player.uncounted |= 1 << (GRAY if name == "gray" else COLOUR_NAMES.index(name))

    def _read_zone(self, zone: Zone, text: str, where: str) -> None:
        for name in text.split():
            if name not in KIND_NAMES:
                raise BadPosition(
                    f"{where}: {name} is no die; dice are {', '.join(KIND_NAMES[:OWN_KINDS])}."
                )
            kind = KIND_NAMES.index(name)
            if zone[kind] == MOST:
                raise BadPosition(f"{where} holds more {name} dice than there are.")
            zone.add(kind, 1)

    def _read_active(self, player: Player, text: str, where: str) -> None:
        for name in text.split():
            used = name.endswith("!")
            try:
                cell = self.game.dice.cell(name.removesuffix("!"))
            except BadDice as mistake:
                raise BadPosition(f"active of {where}: {mistake}") from None
            if cell >= KINDS * FACES:
                raise BadPosition(f"active of {where}: {name} is no die of a player.")
            player.active.append(cell * MARKS + (USED if used else 0))
            kind = own_kind(cell // FACES)
            if kind != START:
                self.state.trays[kind] -= 1
        player.active.sort()

    def _read_moment(self) -> None:
        moment = str(self.given.get("next", "round"))
        if moment not in MOMENTS:
            raise BadPosition(f"next is '{moment}'; it can be {', '.join(MOMENTS)}.")
        acting = self.given.get("acting", [1])
        if not isinstance(acting, list) or not acting:
            raise BadPosition("acting must be a list of players, such as [1, 2].")
        seats = [self._seat(player, "acting") for player in acting]
        if len(set(seats)) != len(seats):
            raise BadPosition("acting names a player twice; each acts once.")
        if moment == "end" and any(player.active for player in self.state.players):
            raise BadPosition("at the end of a round no dice are active; all were discarded.")
        if moment in ("roll", "push", "draw"):
            for seat, player in enumerate(self.state.players):
                player.passed = 0 if seat in seats else 1
        elif moment != "round":
            for player in self.state.players:
                player.passed = 1
        at = PLACES.get(moment, PLACES["end" if moment == "buy" else "run"])
        rolling = moment in ("draw", "roll")
        if rolling:
            # Players who still draw or roll do so on lanes of their own.
            at = where_given(STRICT_ROLLS) if self.game.strict else PLACES["run"]
        together = rolling and not self.game.strict and len(seats) == self.game.seats
        if together:
            # If all players act, the round itself decides whether they can act at once.
            at = where_given(TOGETHER_ROLLS)
        lanes = self.state.flow.lanes
        lanes[0].append(fresh_task(TABLE, RACE, len(RACE.words)))
        lanes[0].append(fresh_task(TABLE, ROUNDS, at))
        if rolling:
            for seat in seats:
                if not together and not self.game.strict:
                    lanes[seat + 1].append(fresh_task(seat, ROLLS))
                if moment == "draw":
                    lanes[seat + 1].append(fresh_task(seat, DRAW_DICE))
        elif moment == "push" and self.game.strict:
            # The others who act still roll, each when it is their turn.
            lanes[0].append(fresh_task(TABLE, STRICT_ROLLS, 1))
            lanes[seats[0] + 1].append(fresh_task(seats[0], PUSH_OR_PASS))
        elif moment == "push":
            for seat in seats:
                lanes[seat + 1].append(fresh_task(seat, ROLLS, 1))
                lanes[seat + 1].append(fresh_task(seat, PUSH_OR_PASS))
        elif moment == "buy":
            self._read_buyers(seats)

    def _read_buyers(self, seats: list[int]) -> None:
        """Let players buy and discard: in turn if they compete for a tray's last dice, or in strict order."""
        state = self.state
        scarce = False
        for kind in range(COLOURS):
            cost = self.game.costs[kind]
            purses = [state.players[seat].money + state.players[seat].credit for seat in seats]
            able = sum([purse >= cost for purse in purses])
            scarce = scarce or 0 < state.trays[kind] < able
        if self.game.strict or scarce:
            state.flow.lanes[0].append(fresh_task(TABLE, BUY_IN_TURN))
            state.flow.lanes[0][-1].picked[0] = sum([1 << seat for seat in seats])
        else:
            for seat in seats:
                for buying in buying_tasks(seat):
                    state.flow.lanes[seat + 1].append(buying)
