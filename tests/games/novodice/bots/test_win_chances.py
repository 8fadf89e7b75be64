"""What a position is worth does not depend on what was asked about it before."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.novodice.bots.adviser import placing_worths
from dicehall.games.novodice.bots.growth_network import GrowthNetwork, read_network
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.turns_left import WHOLE_GAME
from dicehall.games.novodice.bots.win_chances import WinChances
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import BAYS, NovoState

GAME = NovoDice(2)
TILES = [tile.id for tile in GAME.box.tiles[: GAME.box.trash]]
TILES_BY_SYMBOL = TilesBySymbol(GAME.box)

placed = st.lists(
    st.tuples(st.sampled_from(TILES), st.integers(0, BAYS - 1)), max_size=9, unique=True
)
hands = st.lists(st.sampled_from(TILES), min_size=2, max_size=3, unique=True)
networks = st.sampled_from((2.0, WHOLE_GAME)).map(
    lambda horizon: read_network("champion-1", horizon)
)


def placing(placed: list[tuple[str, int]], hand: list[str]) -> tuple[NovoState, Question]:
    """Return a position in which the first player places a hand, and the question where."""
    bays = [" ".join(tile for tile, bay in placed if bay == own) for own in range(BAYS)]
    given = {"bays": {"1": bays}, "next": "place", "hand": " ".join(hand)}
    match = Match(GAME, None, GAME.position(given))
    assert isinstance(match.state, NovoState)
    return match.state, match.questions()[0]


@given(placed=placed, hand=hands, network=networks)
def test_a_position_is_worth_the_same_whatever_was_asked_before(
    placed: list[tuple[str, int]], hand: list[str], network: GrowthNetwork
) -> None:
    state, question = placing(placed, hand)
    fresh = WinChances(TILES_BY_SYMBOL, network, state)
    asked = WinChances(TILES_BY_SYMBOL, network, state)
    in_hand = asked.of_tiles(state.hand)
    worths = placing_worths(asked, state, question.options)
    assert placing_worths(fresh, state, question.options) == worths
    assert fresh.of_tiles(state.hand) == in_hand
