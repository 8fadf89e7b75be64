"""The network that judges a race: what it is told, what it says, and the bot that plays by it."""

from __future__ import annotations

from zlib import crc32

import numpy as np
import pytest
from tests.games.cubitos.bots.test_levels import choices_of
from tests.games.cubitos.cards.test_own_cards import EXAMPLES

from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.race_inputs import DONE, FANS_AT, HAND_AT, NAMES
from dicehall.games.cubitos.bots.race_network import (
    CARD_NUMBERS,
    FEW,
    PACE_UNIT,
    RaceNetwork,
    numbers_of_kinds,
    read_weights,
)
from dicehall.games.cubitos.encoding.card_features import features_of_kinds
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.dice import COLOURS, START
from dicehall.games.cubitos.rules.setup import give
from dicehall.games.cubitos.rules.state import CubitosState


def race(players: int = 2) -> tuple[Cubitos, CubitosState]:
    game = from_options({"race": "3", "players": players})
    return game, game.start()


def test_every_number_has_a_name() -> None:
    game, state = race()
    known = RaceNetwork(game, read_weights("champion-1")).inputs(state, 0)
    known.hand, known.fans = 10, 30
    numbers = known.numbers()
    assert len(numbers) == len(NAMES) == len(set(NAMES))
    assert (NAMES[HAND_AT], NAMES[FANS_AT]) == ("hand tokens", "fans")
    assert (numbers[HAND_AT], numbers[FANS_AT]) == (2, 3)


def test_strengths_are_those_of_the_layers_as_written() -> None:
    game, state = race()
    give(state, 0, 2, 4)
    state.players[0].fans = 3
    state.players[0].hand = 1
    saved = {
        name: np.array(part) for name, part in read_weights("champion-1").items() if name[0] != "r"
    }
    network = RaceNetwork(game, read_weights("champion-1"))
    known = network.inputs(state, 0)
    kinds = np.array(numbers_of_kinds(game, read_weights("champion-1")))
    owned, draw, roll = (np.array(zone) for zone in (known.owned, known.draw, known.roll))
    more = np.maximum(owned - FEW, 0)
    at_hand = draw + roll
    sums = [owned @ kinds[:, :12], more @ kinds[:, 12:16], at_hand @ kinds[:, 16:22]]
    sums.append(roll @ kinds[:, 22:26])
    numbers = np.array(known.numbers())
    pace = owned @ kinds[:, 26] + more @ kinds[:, 27] + saved["pace_constant"]
    pace = 1 + np.log1p(np.exp(pace + numbers[[HAND_AT, FANS_AT]] @ saved["pace"]))
    rounds = known.horizon() / pace
    inputs = np.concatenate([*sums, numbers, [pace / PACE_UNIT, rounds / PACE_UNIT]])
    units = np.maximum(inputs @ saved["first"] + saved["first_constant"], 0)
    units = np.maximum(saved["second"] @ units + saved["second_constant"], 0)
    strength = units @ saved["third"] + numbers @ saved["direct"] - saved["laps"] * rounds
    said = network.strength(network.fixed(known), network.near(known))
    assert said == pytest.approx(strength, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_players_are_equally_strong_and_a_lead_helps(players: int) -> None:
    game, state = race(players)
    network = RaceNetwork(game, read_weights("champion-1"))
    state.start_player = 0
    for player in state.players:
        player.roll[START] = 0
    first = [network.strength_now(state, seat) for seat in range(players)]
    assert first == pytest.approx([first[0]] * players)
    chances = [CubitosAdviser().chance(game, state, seat) for seat in range(players)]
    assert sum(chances) == pytest.approx(1)
    give(state, 1, 0, 2)
    state.players[1].credit += 5
    assert network.strength_now(state, 1) > first[1]
    assert CubitosAdviser().chance(game, state, 1) > chances[1]


def test_asking_what_would_be_changes_nothing() -> None:
    game, state = race()
    network = RaceNetwork(game, read_weights("champion-1"))
    worths = Judge(network, state, 0)
    state.players[0].position = 0

    def everything() -> list[float]:
        asked = [worths.at(position) for position in range(8)]
        for distance in (3, 20, 44):
            asked += [worths.die(kind, distance) for kind in range(START)]
            asked += [worths.die_kept(kind, distance) for kind in range(START)]
            asked += [worths.fan(before, distance) for before in range(3)]
            asked += [worths.uncounted(gray, distance) for gray in (False, True)]
            asked += [worths.free_draw(distance), worths.credit(distance), worths.nearer(distance)]
        return asked

    first = everything()
    assert everything() == first
    fresh = network.inputs(state, 0)
    fresh.stage = DONE
    fresh.start_die = 1 if (state.start_player + 1) % 2 == 0 else 0
    fresh.hauled_moves = fresh.hauled_money = fresh.hauled_credit = 0
    there = network.strength(network.fixed(fresh), network.near(fresh))
    assert worths.nearer(fresh.distance) == pytest.approx(there)


def test_a_card_that_was_never_learned_is_judged_by_what_it_does() -> None:
    own = from_options({"race": "1", "own_cards": EXAMPLES.read_text("utf-8")})
    usual = from_options({"race": "1"})
    saved = read_weights("champion-1")
    learned, told = (numbers_of_kinds(game, saved) for game in (usual, own))
    assert learned[COLOURS:] == told[COLOURS:]
    replaced = [
        kind
        for kind in range(COLOURS)
        if own.cards[kind].id != usual.cards[kind].id and own.cards[kind].id not in CARD_NUMBERS
    ]
    assert replaced
    for kind in replaced:
        does = np.array(features_of_kinds(own)[kind])
        expected = np.array(saved["told_constant"]) + does @ np.array(saved["told"])
        assert told[kind] == pytest.approx(expected)


def test_the_champion_plays_the_same_on_every_build() -> None:
    chosen = choices_of("champion", "3", 2)
    assert (len(chosen), crc32(repr(chosen).encode())) == (199, 2570183340)
