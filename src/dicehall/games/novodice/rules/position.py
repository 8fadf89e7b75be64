"""Make any position of NovoDice from a scenario's description; refuse impossible ones."""

# Not compiled: positions are described once a game.

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Final

from dicehall.core.dice import Dice
from dicehall.core.mistakes import BadContent, BadDice, BadPosition
from dicehall.core.task import NOTHING, TABLE, Program
from dicehall.core.words import Do, Word
from dicehall.games.novodice.rules.components import (
    DICE_CELLS,
    DIE_NAMES,
    LION,
    Components,
    X,
    kind_of,
)
from dicehall.games.novodice.rules.rows import faces_in
from dicehall.games.novodice.rules.setup import begin, empty_table, fresh_task
from dicehall.games.novodice.rules.state import BAYS, SLOT_SPACES, SLOTS, SPACES, NovoState
from dicehall.games.novodice.rules.turn import GAME, PLACE, TURN, TURNS
from dicehall.games.novodice.rules.words import OpenClaims, RollLooseDice, TakeTurn

FIELDS: Final = ("active", "bays", "closing", "hand", "next", "rolled", "slots", "warehouse")
"""The fields of a position."""


def describe(box: Components, dice: Dice, seats: int, given: Mapping[str, object]) -> NovoState:
    """Return the state a scenario describes."""
    for field in given:
        if field not in FIELDS:
            raise BadPosition(f"a position has no field {field}; fields are {', '.join(FIELDS)}.")
    if not given:
        return begin(box, seats)
    return _GamePosition(box, dice, seats, given).state


class _GamePosition:
    """A position being read, part by part."""

    def __init__(
        self, box: Components, dice: Dice, seats: int, given: Mapping[str, object]
    ) -> None:
        self.box = box
        self.dice = dice
        self.seats = seats
        self.given = given
        self.state = empty_table(box, seats)
        self.state.active = self._player("active", 1)
        self._read_bays()
        self._read_closing()
        self._read_moment()

    def _player(self, field: str, default: int) -> int:
        player = self.given.get(field, default)
        if not isinstance(player, int) or isinstance(player, bool) or not 1 <= player <= self.seats:
            raise BadPosition(f"{field} must be a player from 1 to {self.seats}, not {player}.")
        return player - 1

    def _tile(self, name: object) -> int:
        try:
            return self.box.tile(str(name))
        except BadContent as mistake:
            raise BadPosition(str(mistake)) from None

    def _take(self, tile: int, where: str) -> None:
        if self.state.warehouse[tile] == 0:
            name = self.box.tiles[tile].id
            raise BadPosition(
                f"{where} holds one {name} more than there are with {self.seats} players."
            )
        self.state.warehouse[tile] -= 1

    def _read_bays(self) -> None:
        bays = self.given.get("bays", {})
        if not isinstance(bays, dict):
            raise BadPosition(
                'bays must be given by player, such as { 1 = ["slimer spike", "", "trash"] }.'
            )
        for player, texts in bays.items():
            if player not in [str(seat + 1) for seat in range(self.seats)]:
                raise BadPosition(
                    f"bays are given for player {player}; players are 1 to {self.seats}."
                )
            if not isinstance(texts, list) or len(texts) != BAYS:
                raise BadPosition(
                    f"player {player} must have {BAYS} bays, each a text of tile names."
                )
            for bay, text in enumerate(texts):
                where = f"bay {bay + 1} of player {player}"
                names = str(text).split()
                if len(names) > SPACES:
                    raise BadPosition(f"{where} holds {len(names)} tiles; it has {SPACES} spaces.")
                for name in names:
                    tile = self._tile(name)
                    self._take(tile, where)
                    insort(self.state.bays[(int(player) - 1) * BAYS + bay], tile)

    def _check_warehouse(self) -> None:
        warehouse = self.given.get("warehouse", {})
        if not isinstance(warehouse, dict):
            raise BadPosition("warehouse must be a table of tile names and numbers.")
        for name, number in warehouse.items():
            left = self.state.warehouse[self._tile(name)]
            if left != number:
                raise BadPosition(
                    f"the warehouse holds {left} of {name}, not {number}: "
                    "it holds whatever lies in no bay and no hand."
                )

    def _read_closing(self) -> None:
        full = [seat for seat in range(self.seats) if self.state.free_spaces(seat) == 0]
        if "closing" in self.given:
            closing = self._player("closing", 1)
            if closing not in full:
                raise BadPosition(f"player {closing + 1} closes the game with free spaces left.")
            self.state.closing = closing
        elif full:
            if len(full) > 1:
                raise BadPosition(
                    "several players have no free space; say which of them is closing."
                )
            self.state.closing = full[0]
        if self.state.active in full:
            raise BadPosition(
                f"player {self.state.active + 1} has no free space left, and so no turn."
            )
        if self.state.closing != NOTHING:
            for seat in full:
                if (seat - self.state.closing) % self.seats > (
                    self.state.active - self.state.closing
                ) % self.seats:
                    raise BadPosition(f"player {seat + 1} is full before the extra turn.")

    def _read_moment(self) -> None:
        moment = str(self.given.get("next", "roll 1"))
        what, _, number = moment.partition(" ")
        rolls = int(number) if number in ("1", "2", "3") else 0
        state = self.state
        if what in ("roll", "keep") and 1 <= rolls <= SLOTS:
            rolling = _places_of(TURN, RollLooseDice)
            at = rolling[rolls - 1] + (what == "keep")
            state.roll = rolls - (what == "roll")
            self._read_slots(rolls - 1)
        elif moment == "claim":
            at = _places_of(TURN, OpenClaims)[0]
            state.roll = SLOTS
            self._read_slots(SLOTS)
        elif moment == "place":
            at = next(
                place
                for place, word in enumerate(TURN.words)
                if isinstance(word, Do) and word.program is PLACE
            )
            state.roll = SLOTS
            self._read_slots(SLOTS)
        else:
            raise BadPosition(
                f"next is '{moment}'; it can be 'roll 1' to 'roll 3', 'keep 1' to 'keep 3', "
                "'claim' or 'place'."
            )
        self._read_rolled(what == "keep")
        self._read_hand(moment == "place")
        self._check_warehouse()
        lanes = state.flow.lanes
        lanes[0].append(fresh_task(TABLE, GAME, len(GAME.words)))
        lanes[0].append(fresh_task(TABLE, TURNS, _places_of(TURNS, TakeTurn)[0] + 1))
        lanes[state.active + 1].append(fresh_task(state.active, TURN, at))

    def _cells(self, text: object, where: str) -> list[int]:
        if not isinstance(text, str):
            raise BadPosition(f"{where} must be a text of dice, such as 'A-lion X-gear'.")
        try:
            cells = self.dice.parse(text)
        except BadDice as mistake:
            raise BadPosition(f"{where}: {mistake}") from None
        if cells and cells[-1] >= DICE_CELLS:
            raise BadPosition(
                f"{where}: {self.dice.cell_names[cells[-1]]} is no die of the machine."
            )
        return cells

    def _kinds(self, cells: list[int]) -> list[int]:
        return [sum(1 for cell in cells if kind_of(cell) == kind) for kind in range(len(DIE_NAMES))]

    def _read_slots(self, filled: int) -> None:
        """Read the slots and derive the loose dice: the rest, and the black dice that lions brought."""
        texts = self.given.get("slots", [])
        if not isinstance(texts, list) or len(texts) > SLOTS:
            raise BadPosition(f"slots must be a list of up to {SLOTS} texts of dice.")
        left = list(self.box.die_numbers)
        black = 0
        for slot, text in enumerate(texts):
            where = f"slot {slot + 1}"
            cells = self._cells(text, where)
            if len(cells) > SLOT_SPACES:
                raise BadPosition(f"{where} holds {len(cells)} dice; it has {SLOT_SPACES} spaces.")
            if cells and slot >= filled:
                raise BadPosition(f"{where} holds dice before its roll.")
            counts = self._kinds(cells)
            for kind in range(len(DIE_NAMES)):
                left[kind] -= counts[kind]
                if left[kind] < 0:
                    raise BadPosition(f"there are not so many dice {DIE_NAMES[kind]} in the slots.")
            if counts[X] > black:
                raise BadPosition(
                    f"{where} holds {counts[X]} black dice, but lions brought only {black}."
                )
            black -= counts[X]
            if slot < SLOTS - 1:
                black = min(black + faces_in(cells)[LION], left[X])
            self.state.slots[slot] = cells
        self.state.loose = [left[0], left[1], black]

    def _read_rolled(self, keeping: bool) -> None:
        if keeping != ("rolled" in self.given):
            raise BadPosition(
                "rolled belongs to a position whose next is 'keep 1' to 'keep 3', and to no other."
            )
        if keeping:
            cells = self._cells(self.given["rolled"], "rolled")
            if self._kinds(cells) != self.state.loose:
                loose = self.dice.hand_text([*self.state.loose, 0])
                raise BadPosition(
                    f"the dice rolled must be {loose or 'none'}, for these are in no slot."
                )
            self.state.rolled = cells

    def _read_hand(self, placing: bool) -> None:
        if placing != ("hand" in self.given):
            raise BadPosition("hand belongs to a position whose next is 'place', and to no other.")
        if placing:
            names = str(self.given["hand"]).split()
            if not names:
                raise BadPosition("hand must name the tiles to be placed.")
            for name in names:
                tile = self._tile(name)
                self._take(tile, "the hand")
                insort(self.state.hand, tile)


def _places_of(program: Program, kind: type[Word]) -> list[int]:
    """Return the indices of all words of a kind in a program."""
    return [place for place, word in enumerate(program.words) if isinstance(word, kind)]
