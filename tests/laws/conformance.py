"""The conformance suite: which games must keep the laws. Every game does, or it is not a game here.

The laws are the files beside this one, `test_1_...` to `test_9_...`; each is tried on whole random games
of every entry below. **To bring a new game under all of them, add one line to GAMES_UNDER_TEST.** An entry
says how a game is made from its options, which options are worth trying (scarce components too: what is
rare in ordinary games breaks first), and how many decisions a game can take at most.

`DICEHALL_TEST_PROFILE=long` tries many more games. A failing example prints the options and the seed drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from tests.toy.game import from_options as new_pig
from tests.toy.table import ROLLS, ROUNDS

from dicehall.core.game import AnyGame
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.track.maps import TRACK_NAMES
from dicehall.games.registry import new_game

Options = dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """A game, and the options it is tried with."""

    name: str
    make: Callable[[Options], AnyGame]
    options: st.SearchStrategy[Options]
    most_decisions: Callable[[Options], int]
    """A bound that no game may pass, whatever its players do."""
    first_come: Callable[[Options], bool] = lambda options: False
    """Whether players take from a shared supply at the same time, so that their order matters."""

    def draw(self, data: st.DataObject) -> tuple[AnyGame, str]:
        """Draw a game and a seed; both are printed when the example fails."""
        options = data.draw(self.options, label=f"options of {self.name}")
        return self.make(options), draw_seed(data)


def draw_seed(data: st.DataObject, label: str = "seed") -> str:
    """Draw a seed that no text holds by accident."""
    return f"seed-{data.draw(st.integers(0, 2**32 - 1), label=label):08x}"


# ------------------------------------------------------------------------------------- NovoDice

FACES = ("lion", "suitcase", "bandage", "lightning", "cutlery", "pawn", "gear")
PLAYERS = st.integers(2, 4)


def novodice(options: Options) -> AnyGame:
    """Return a game of NovoDice."""
    return new_game("novodice", options)


def novodice_decisions(options: Options) -> int:
    """Return the most decisions a game can take.

    A turn that brings a tile fills a space; between two such turns lie fewer turns without a tile than there
    are players. A turn has 3 keeps, at most 3 rows and 9 lions that each claim a tile, one stop, and as many
    placings as claims.
    """
    players: int = options["players"]
    return (15 * players + 1) * players * (3 + 12 + 1 + 12)


def scarce(players: int) -> st.SearchStrategy[Options]:
    """Return warehouses that run out."""
    per_kind = st.integers(0, 2).map(lambda number: {str(players): number})
    return st.fixed_dictionaries({"trash": st.integers(0, 3), "tiles_per_kind": per_kind})


def plenty() -> st.SearchStrategy[Options]:
    """Return lions everywhere and tiles that cost few of them, so that hands are fuller than bays."""
    faces = st.integers(1, 4).map(lambda lions: ["lion"] * lions + ["gear"])
    die = st.fixed_dictionaries({"faces": faces})
    return st.fixed_dictionaries(
        {
            "dice": st.fixed_dictionaries({"A": die, "B": die, "X": die}),
            "lions_by_value": st.fixed_dictionaries(
                {value: st.integers(1, 2) for value in ("0", "1", "2", "5", "10", "20")}
            ),
        }
    )


def other_dice() -> st.SearchStrategy[Options]:
    """Return dice with other faces, sides and numbers; each kind is changed or not."""

    def die(least: int) -> st.SearchStrategy[Options]:
        faces = st.lists(st.sampled_from(FACES), min_size=2, max_size=8)
        number = st.integers(least, 4)
        return st.fixed_dictionaries({}, optional={"faces": faces, "number": number})

    return st.fixed_dictionaries({}, optional={"A": die(1), "B": die(1), "X": die(0)})


def other_tiles() -> st.SearchStrategy[Options]:
    """Return changed figures of known tiles, and tiles of new kinds."""
    figures = {
        "symbol": st.sampled_from(FACES[1:]),
        "count": st.integers(1, 3),
        "value": st.integers(0, 30),
        "lions": st.integers(1, 9),
    }
    new = st.dictionaries(
        st.sampled_from(["crate", "parrot", "anchor"]), st.fixed_dictionaries(figures), max_size=3
    )
    known = st.dictionaries(
        st.sampled_from(["slimer", "spike", "john_boy"]),
        st.fixed_dictionaries({"lions": figures["lions"]}, optional={"value": figures["value"]}),
        max_size=3,
    )
    return st.builds(lambda more, changed: {**more, **changed}, new, known)


def overrides(players: int) -> st.SearchStrategy[Options]:
    """Return components of every odd kind, alone and together."""
    some = st.fixed_dictionaries({}, optional={"dice": other_dice(), "tiles": other_tiles()})
    together = st.builds(lambda few, other: {**few, **other}, scarce(players), some)
    return st.one_of(scarce(players), some, together, plenty())


def novodice_overridden() -> st.SearchStrategy[Options]:
    """Return options with components that differ from those of the box."""
    return PLAYERS.flatmap(
        lambda players: st.fixed_dictionaries(
            {"players": st.just(players), "components": overrides(players)}
        )
    )


# -------------------------------------------------------------------------------------- Cubitos


def cubitos(options: Options) -> AnyGame:
    """Return a race of Cubitos."""
    return new_game("cubitos", options)


def cubitos_decisions(options: Options) -> int:
    """Return the most decisions a race can take.

    A round's decisions are bounded by its dice: each of the 121 is drawn, rolled, used, lost or bought a few
    times at most, by whoever holds it.
    """
    rounds: int = options["rounds"]
    return rounds * 121 * 12


FEW_ROUNDS = st.integers(1, 2) if settings().max_examples < 100 else st.integers(1, 6)
"""A round of Cubitos takes as long as a game of NovoDice; the long profile has more time."""
SHORT_RACES = st.fixed_dictionaries(
    {
        "players": PLAYERS,
        "race": st.sampled_from(sorted(components().races)),
        "order": st.sampled_from(["simultaneous", "strict"]),
        "rounds": FEW_ROUNDS,
    }
)
"""Every race, for a few rounds: whole ones, some hundred rounds of random players, are in tests/cubitos."""


def random_sets() -> st.SearchStrategy[Options]:
    """Return sets of one card a colour on any track, with trays that run out and dice that all have."""
    by_colour = [[card.id for card in ALL_CARDS if card.colour == colour] for colour in range(8)]
    cards = st.tuples(*[st.sampled_from(ids) for ids in by_colour]).map(list)
    supply = st.fixed_dictionaries({"per_colour": st.integers(1, 3)})
    cheap = st.fixed_dictionaries({card.id: st.just({"cost": 1}) for card in ALL_CARDS})
    figures = st.fixed_dictionaries({"supply": supply}, optional={"cards": cheap})
    return st.fixed_dictionaries(
        {
            "players": PLAYERS,
            "cards": cards,
            "tracks": st.sampled_from(TRACK_NAMES).map(lambda track: [track]),
            "order": st.sampled_from(["simultaneous", "strict"]),
            "rounds": FEW_ROUNDS,
            "components": figures,
        }
    )


# --------------------------------------------------------------------------------- Pig in a hurry

PIGS = st.fixed_dictionaries(
    {
        "players": st.integers(1, 5),
        "supply": st.lists(st.integers(0, 3), min_size=3, max_size=3),
        "at once": st.booleans(),
    }
)


def pig_decisions(options: Options) -> int:
    """Return the most decisions a game can take: all rolls but the last are asked for, and a token."""
    players: int = options["players"]
    return ROUNDS * players * ROLLS


# -------------------------------------------------------------------------------------------------

GAMES_UNDER_TEST = (
    Entry(
        "novodice",
        novodice,
        st.fixed_dictionaries({"players": PLAYERS}),
        novodice_decisions,
    ),
    Entry(
        "novodice with other components",
        novodice,
        novodice_overridden(),
        novodice_decisions,
    ),
    Entry("cubitos", cubitos, SHORT_RACES, cubitos_decisions),
    Entry("cubitos with scarce trays", cubitos, random_sets(), cubitos_decisions),
    Entry(
        "pig in a hurry",
        new_pig,
        PIGS,
        pig_decisions,
        first_come=lambda options: bool(options["at once"]),
    ),
)

every_game = pytest.mark.parametrize("entry", GAMES_UNDER_TEST, ids=lambda entry: entry.name)
"""Put this over a law."""
