"""Law 1: no die, tile or token is made or lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, every_game
from tests.laws.playing import play_on

from dicehall.core.match import Match


@every_game
@given(data=st.data())
def test_no_piece_is_made_or_lost(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    at_first = game.pieces(game.start())
    seen = dict(at_first)

    def compare(match: Match) -> None:
        pieces = game.pieces(match.state)
        assert at_first.keys() <= pieces.keys()
        for piece, number in pieces.items():
            assert number == seen.setdefault(piece, number), piece

    play_on(Match(game), seed, compare)


@every_game
@given(data=st.data())
def test_no_number_of_a_state_but_a_marker_is_ever_negative(
    entry: Entry, data: st.DataObject
) -> None:
    """A piece taken from an empty heap would leave the sum right and the heap wrong."""
    game, seed = entry.draw(data)

    def look(match: Match) -> None:
        assert min(match.state.numbers()) >= -1
        assert min(game.pieces(match.state).values()) >= 0
        if len(match.steps) % 4 == 0:
            assert_not_negative(game.show(match.state))

    def assert_not_negative(shown: object) -> None:
        if isinstance(shown, dict):
            for part in shown.values():
                assert_not_negative(part)
        elif isinstance(shown, list):
            for part in shown:
                assert_not_negative(part)
        elif isinstance(shown, int):
            assert shown >= 0

    play_on(Match(game), seed, look)
