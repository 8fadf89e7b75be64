"""NovoDice as a game: the interface used by bots, records, scenarios and tables."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from dicehall.core.dice import Dice
from dicehall.core.game import Game
from dicehall.core.mistakes import BadOptions, BadRecord
from dicehall.core.task import NOTHING, Program, load_flow, programs_of
from dicehall.games.novodice.rules.components import (
    DIE_NAMES,
    FACES,
    A,
    B,
    Components,
    X,
    components,
)
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.position import describe
from dicehall.games.novodice.rules.rows import longest_rows, row_length, row_symbol
from dicehall.games.novodice.rules.setup import begin, full_warehouse
from dicehall.games.novodice.rules.state import BAYS, NUMBERS, SLOTS, NovoState
from dicehall.games.novodice.rules.table import NovoTable
from dicehall.games.novodice.rules.turn import GAME
from dicehall.games.novodice.rules.worth import worth


class NovoDice(Game[NovoState]):
    """NovoDice for a number of players, with the components of the box or an owner's figures."""

    def __init__(self, players: int, override: dict[str, object] | None = None) -> None:
        self.name: str = "novodice"
        self.rules: int = 1
        self.box: Components = components(override)
        """The tiles and dice in play."""
        full_warehouse(self.box, players)
        self.seats: int = players
        self.dice: Dice = self.box.dice(players)
        self.programs: list[Program] = programs_of(GAME)

    def options(self) -> dict[str, object]:
        """Return the number of players, and the figures an owner changed."""
        options: dict[str, object] = {"players": self.seats}
        if self.box.override:
            options["components"] = deepcopy(self.box.override)
        return options

    def start(self) -> NovoState:
        """Return the state before the first player is drawn."""
        return self.of_this(begin(self.box, self.seats))

    def position(self, given: Mapping[str, object]) -> NovoState:
        """Return the state a scenario describes."""
        return self.of_this(describe(self.box, self.dice, self.seats, given))

    def table(self, state: NovoState) -> NovoTable:
        """Return a table that plays this very state, not a copy."""
        return NovoTable(state, self.box, self.dice)

    def scores(self, state: NovoState) -> list[int]:
        """Return what every player's bays are worth."""
        return [
            sum([worth(self.box, bay) for bay in state.bays[seat * BAYS : seat * BAYS + BAYS]])
            for seat in range(self.seats)
        ]

    def pieces(self, state: NovoState) -> dict[str, int]:
        """Return how many tiles of each kind there are, and whether the dice are all there."""
        pieces: dict[str, int] = {}
        for kind, tile in enumerate(self.box.tiles):
            placed = sum(bay.count(kind) for bay in state.bays)
            pieces[tile.id] = state.warehouse[kind] + placed + state.hand.count(kind)
        if state.active != NOTHING:
            in_slots = sum(cell < X * FACES for slot in state.slots for cell in slot)
            pieces["white dice"] = in_slots + state.loose[A] + state.loose[B]
        return pieces

    def _tile_names(self, tiles: list[int]) -> list[str]:
        return [self.box.tiles[kind].id for kind in tiles]

    def save(self, state: NovoState) -> dict[str, object]:
        """Return a state in a form JSON can represent, with tiles and dice by name."""
        saved: dict[str, object] = {name: getattr(state, name) for name in NUMBERS}
        saved["warehouse"] = self._counted(state.warehouse)
        saved["bays"] = [self._tile_names(bay) for bay in state.bays]
        saved["hand"] = self._tile_names(state.hand)
        saved["loose"] = list(state.loose)
        saved["rolled"] = self.dice.text(state.rolled)
        saved["slots"] = [self.dice.text(slot) for slot in state.slots]
        saved["rows"] = list(state.rows)
        saved["flow"] = state.flow.save()
        return saved

    def load(self, saved: dict[str, Any]) -> NovoState:
        """Restore a saved state."""
        try:
            state = NovoState(load_flow(saved["flow"], self.programs))
            for name in NUMBERS:
                setattr(state, name, int(saved[name]))
            state.warehouse = [int(saved["warehouse"][tile.id]) for tile in self.box.tiles]
            state.bays = [sorted(map(self.box.tile, bay)) for bay in saved["bays"]]
            state.hand = sorted(map(self.box.tile, saved["hand"]))
            state.loose = [int(count) for count in saved["loose"]]
            state.rolled = self.dice.parse(saved["rolled"])
            state.slots = [self.dice.parse(slot) for slot in saved["slots"]]
            state.rows = [int(count) for count in saved["rows"]]
        except (KeyError, TypeError, ValueError, OverflowError, AttributeError) as error:
            raise BadRecord(f"this is no saved NovoDice position ({error!r}).") from None
        sizes = (state.flow.seats, len(state.bays), len(state.slots), len(state.loose))
        if sizes != (self.seats, self.seats * BAYS, SLOTS, len(DIE_NAMES)):
            raise BadRecord(f"this saved NovoDice position is not one of {self.seats} players.")
        if not NOTHING <= state.active < self.seats or not NOTHING <= state.closing < self.seats:
            raise BadRecord(f"this saved NovoDice position names a seat beyond {self.seats}.")
        return self.of_this(state)

    def _counted(self, tiles: list[int]) -> dict[str, int]:
        return {tile.id: tiles[kind] for kind, tile in enumerate(self.box.tiles)}

    def show(self, state: NovoState) -> dict[str, object]:
        """Return what everybody sees; players, bays and slots are counted from 1."""
        over = state.flow.over()
        return {
            "active": None if state.active == NOTHING else state.active + 1,
            "closing": None if state.closing == NOTHING else state.closing + 1,
            "roll": state.roll,
            "loose": self.dice.hand_text([*state.loose, 0]),
            "rolled": self.dice.text(state.rolled),
            "slots": [self.dice.text(slot) for slot in state.slots],
            "rows": self._row_lengths(state),
            "lions": lions_in(state.slots),
            "lions_left": state.lions,
            "free_claims": state.free_claims,
            "hand": self._tile_names(state.hand),
            "warehouse": self._counted(state.warehouse),
            "players": {
                str(seat + 1): {
                    "bays": [
                        {"tiles": self._tile_names(bay), "worth": worth(self.box, bay)}
                        for bay in state.bays[seat * BAYS : seat * BAYS + BAYS]
                    ],
                    "worth": score,
                    "free": state.free_spaces(seat),
                }
                for seat, score in enumerate(self.scores(state))
            },
            "over": over,
            "winners": [seat + 1 for seat in self.winners(state)] if over else [],
        }

    def _row_lengths(self, state: NovoState) -> dict[str, list[int]]:
        rows = longest_rows(state.slots)
        lengths: dict[str, list[int]] = {}
        for symbol in range(1, len(self.box.faces)):
            found = [row_length(row) for row in rows if row_symbol(row) == symbol]
            if found:
                lengths[self.box.faces[symbol]] = found[::-1]
        return lengths


def from_options(options: dict[str, object]) -> NovoDice:
    """Return the game with these options, as given by a record or a command."""
    for name in options:
        if name not in ("players", "components"):
            raise BadOptions(f"NovoDice has no option {name}; it has players and components.")
    players = options.get("players", 2)
    override = options.get("components")
    if not isinstance(players, int) or isinstance(players, bool):
        raise BadOptions(f"players must be a number, not {players}.")
    if override is not None and not isinstance(override, dict):
        raise BadOptions("components must be a table of the figures that differ.")
    return NovoDice(players, override)
