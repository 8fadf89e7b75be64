"""Cubitos as a game: what bots, records, scenarios and tables use of it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Final

from mypy_extensions import i64

from dicehall.core.dice import Dice
from dicehall.core.game import Game
from dicehall.core.mistakes import BadOptions
from dicehall.core.task import Program
from dicehall.games.cubitos.cards.card import Card, moments_of_shown
from dicehall.games.cubitos.cards.former_cards import card_under, former_programs
from dicehall.games.cubitos.cards.moments import NOW
from dicehall.games.cubitos.cards.own_cards import OwnCard, check_sides, read_own_cards
from dicehall.games.cubitos.options import read_options
from dicehall.games.cubitos.rules.components import (
    RULES,
    SINCE_VERSION,
    RaceBox,
    components,
)
from dicehall.games.cubitos.rules.dice import (
    COLOUR_NAMES,
    COLOURS,
    KIND_NAMES,
    OWN_KINDS,
    START,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.places import PLACES
from dicehall.games.cubitos.rules.position import describe
from dicehall.games.cubitos.rules.programs import PROGRAMS, own_programs
from dicehall.games.cubitos.rules.round import ROUNDS
from dicehall.games.cubitos.rules.saving import load_state, save_state, show_state
from dicehall.games.cubitos.rules.setup import begin
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.rules.takings import Takings
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.distances import ways_to_finish
from dicehall.games.cubitos.track.maps import load_track, read_track
from dicehall.games.cubitos.track.track import Track
from dicehall.games.cubitos.track.walks import Walks

ROUNDS_A_LEG: Final = 100
"""A race is called off after this many rounds for each lap or track; a quick race takes a tenth of that."""


class Cubitos(Game[CubitosState]):
    """Cubitos for a number of players, with eight cards and a course."""

    def __init__(
        self,
        players: int,
        cards: list[str],
        tracks: list[str],
        laps: int,
        strict: bool,
        override: dict[str, object] | None = None,
        race: str = "",
        rounds: int = 0,
        rules: int = RULES,
        own_cards: str = "",
    ) -> None:
        self.name: str = "cubitos"
        self.rules: int = rules
        if not 2 <= players <= 4:
            raise BadOptions(f"Cubitos is for 2 to 4 players, not {players}.")
        if len(tracks) > 1 and laps > 1:
            raise BadOptions(f"joined tracks are run once; laps must be 1, not {laps}.")
        self.seats: int = players
        self.race: str = race
        self.box: RaceBox = components(override, rules)
        _check_starting_dice(self.box, players)
        self.own_cards: str = own_cards
        """The text of the cards that do not come with the game."""
        self.own: list[OwnCard] = read_own_cards(own_cards) if own_cards else []
        check_sides(self.own, self.box.sides)
        self.cards: list[Card] = _one_of_each_colour(cards, self.own, race, rules)
        """The ability cards, by colour."""
        self.moments_of_shown: list[i64] = moments_of_shown(self.cards)
        """For each kind of die and face: the moments at which its card does something, one bit each."""
        self.moments_of_all: i64 = 0
        """The moments at which any card does something, one bit each."""
        for moments in self.moments_of_shown:
            self.moments_of_all |= moments
        self.forces_now: bool = any(card.forced >> NOW & 1 for card in self.cards)
        """Whether some card has a now-ability that must be used."""
        self.costs: list[i64] = [_cost(card, self.box, self.own) for card in self.cards]
        """What a die costs, by colour."""
        self.cheapest: i64 = min(self.costs)
        """What the cheapest die costs."""
        self.credits_cost_dice: bool = any(card.owes_for_credits() for card in self.cards)
        """Whether gaining a credit can force its owner to lose a die."""
        self.dice_owe: bool = any(card.owes is not None for card in self.cards)
        """Whether active dice can force their owner to do something between move and buy."""
        self.dice_may_stay: bool = any(card.keeps > 0 for card in self.cards)
        """Whether some dice may stay active in a bust."""
        self.track_names: list[str] = tracks
        self.laps: int = laps
        over_ends = rules >= SINCE_VERSION[15]
        self.course: Course = Course([_track(track) for track in tracks], laps, over_ends)
        """Where the race is run."""
        self.walks: Walks = Walks(self.course)
        """Where ordinary moves lead on it."""
        self.to_finish: list[i64] = ways_to_finish(self.course)
        """How far it is from every position to the finish."""
        self.takings: Takings = Takings(self.cards, self.course, rules)
        """What can be taken from trays, and returned to them."""
        self.takings_today: Takings | None = None
        """The same by today's rules, for a game that began under earlier ones."""
        if rules < SINCE_VERSION[29]:
            self.takings_today = Takings(self.cards, self.course, RULES)
        self.longest: int = rounds or ROUNDS_A_LEG * self.course.legs
        """The round after which the race is called off."""
        self.strict: bool = strict
        """Whether the table plays in strict order."""
        self.dice: Dice = self.box.dice(players)
        self.programs: list[Program] = PROGRAMS + own_programs(self.own)
        if rules < RULES:
            # Of two programs with one name, the last one is meant.
            self.programs += former_programs()

    def own_card(self, id: str) -> OwnCard | None:
        """Return a card that does not come with the game; None for one that does."""
        for own in self.own:
            if own.card.id == id:
                return own
        return None

    def options(self) -> dict[str, object]:
        """Return the options."""
        options: dict[str, object] = {"players": self.seats}
        if self.race:
            options["race"] = self.race
        else:
            options["cards"] = [card.id for card in self.cards]
        suggested = self.box.races[self.race] if self.race else None
        usual = None if suggested is None else (suggested["tracks"], suggested["laps"])
        if (self.track_names, self.laps) != usual:
            options["tracks"] = list(self.track_names)
            options["laps"] = self.laps
        if self.strict:
            options["order"] = "strict"
        if self.longest != ROUNDS_A_LEG * self.course.legs:
            options["rounds"] = self.longest
        if self.own_cards:
            options["own_cards"] = self.own_cards
        if self.box.override:
            options["components"] = deepcopy(self.box.override)
        return options

    def under(self, rules: int) -> Cubitos:
        """Return the same race under an earlier version of the rules."""
        if 1 <= rules < RULES and rules != self.rules:
            return from_options(self.options(), rules)
        super().under(rules)
        return self

    def breaks_tie(self, state: CubitosState) -> bool:
        """Return whether this round breaks a tie: somebody had finished when it began."""
        for player in state.players:  # noqa: SIM110 - a plain loop over numbers compiles to one
            if self.course.finished(player.round_position):
                return True
        return False

    def lines_ahead(self, state: CubitosState, player: Player) -> int:
        """Return the red lines that count up to the finish of this lap: none in a tie-break round."""
        if self.rules >= SINCE_VERSION[32] and self.breaks_tie(state):
            return 0
        return self.course.lines_to_finish(player.position)

    def in_sets(self, given: str) -> bool:
        """Return whether an option takes a die from where it lies, or no more of them."""
        return given == "enough" or " in " in given

    def start(self) -> CubitosState:
        """Return the state before the start player is drawn."""
        return self.of_this(begin(self.box, self.seats, self.course.start))

    def moments(self) -> dict[str, tuple[Program, int]]:
        """Return the steps of a round."""
        return {moment: (ROUNDS, place) for moment, place in PLACES.items()}

    def position(self, given: Mapping[str, object]) -> CubitosState:
        """Return the state a scenario describes."""
        return self.of_this(describe(self, given))

    def save(self, state: CubitosState) -> dict[str, object]:
        """Return a state in a form JSON can represent."""
        return save_state(state)

    def load(self, saved: dict[str, object]) -> CubitosState:
        """Read a saved state back."""
        return self.of_this(load_state(saved, self.programs, self.seats))

    def show(self, state: CubitosState) -> dict[str, object]:
        """Return what everybody sees."""
        winners = [seat + 1 for seat in self.winners(state)] if state.flow.over() else []
        return show_state(state, self.course, winners)

    def table(self, state: CubitosState) -> CubitosTable:
        """Return a table that plays this very state, not a copy."""
        return CubitosTable(state, self)

    def scores(self, state: CubitosState) -> list[int]:
        """Return how far every runner has come: in spaces by the shortest dry way, and beyond the finish."""
        whole = self.to_finish[self.course.start]
        return [
            whole
            - self.to_finish[player.position]
            + max(self.course.distance_beyond(player.position), 0)
            for player in state.players
        ]

    def winners(self, state: CubitosState) -> list[int]:
        """Return who has won; if the race was called off, all who are farthest ahead."""
        return [state.winner] if 0 <= state.winner < self.seats else super().winners(state)

    def pieces(self, state: CubitosState) -> dict[str, int]:
        """Return how many dice of each kind there are."""
        pieces: dict[str, int] = {}
        for kind in range(START):
            number = state.trays[kind]
            for player in state.players:
                for zone in (player.draw, player.roll, player.discard, player.rolling):
                    number += zone[kind] + zone[kind + OWN_KINDS]
                for die in player.active:
                    if own_kind(kind_of(die)) == kind:
                        number += 1
            pieces[KIND_NAMES[kind]] = number
        return pieces


def _check_starting_dice(box: RaceBox, players: int) -> None:
    for name, each, number in (
        ("light", box.start_light, box.light),
        ("dark", box.start_dark, box.dark),
    ):
        if each * players > number:
            raise BadOptions(
                f"{players} players begin with {each} {name} dice each, but there are only {number}."
            )


def _cost(card: Card, box: RaceBox, own: list[OwnCard]) -> int:
    for one in own:
        if one.card is card:
            return one.cost
    return box.costs[card.id]


def _one_of_each_colour(ids: list[str], own: list[OwnCard], race: str, rules: int) -> list[Card]:
    """Return the cards of a set by colour; in a race, custom cards replace its cards of their colours."""
    named = {one.card.id: one.card for one in own}
    cards = [named[id] if id in named else card_under(id, rules) for id in ids]
    if race and own:
        colours = [one.card.colour for one in own]
        cards = [card for card in cards if card.colour not in colours] + list(named.values())
    chosen: list[Card] = []
    for colour in range(COLOURS):
        of_colour = [card for card in cards if card.colour == colour]
        if len(of_colour) != 1:
            found = ", ".join([card.id for card in of_colour]) or "none"
            raise BadOptions(
                f"a set has one card of each colour; {COLOUR_NAMES[colour]} has {found}."
            )
        chosen.append(of_colour[0])
    return chosen


def _track(name_or_map: str) -> Track:
    """Return a track that comes with the game, or the one whose map this is."""
    return read_track(name_or_map) if "\n" in name_or_map else load_track(name_or_map)


def from_options(options: dict[str, object], rules: int = RULES) -> Cubitos:
    """Return the game with these options, as given by a record or a command.

    A race has a track and laps, for which others may be chosen; with a custom set, they must be chosen.
    """
    chosen = read_options(options)
    return Cubitos(
        chosen.players,
        chosen.cards,
        chosen.tracks,
        chosen.laps,
        chosen.strict,
        chosen.override,
        chosen.race,
        chosen.rounds,
        rules,
        chosen.own_cards,
    )
