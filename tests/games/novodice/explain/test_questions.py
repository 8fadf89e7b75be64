"""What keeping, claiming and placing mean, against the engine doing it."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.matches import after, details_of, fraction, told_at
from tests.laws.playing import play_on

from dicehall.core.dice import outcomes, ways
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.novodice.rules.choices import kept_cells
from dicehall.games.novodice.rules.state import NovoState
from dicehall.games.registry import new_game

FEW = max(2, settings().max_examples // 8)


def state_of(match: Match) -> NovoState:
    assert isinstance(match.state, NovoState)
    return match.state


def written(die: dict[str, str]) -> str:
    return f"{die['die']}-{die['face']}"


def check_place(match: Match, question: Question) -> None:
    told = details_of(match, question)
    seat = question.seat
    assert told["facts"]["worth"] == match.game.scores(match.state)[seat]
    for option, one in zip(question.options, told["options"], strict=True):
        done = after(match, question, option)
        view = match.game.show(match.state)["players"][str(seat + 1)]["bays"]
        if one["bay"] is not None:
            # A bay has the same number wherever it is named.
            assert one["text"].endswith(f" bay {one['bay']}")
            assert view[one["bay"] - 1]["worth"] == one["before"] == one["after"] - one["adds"]
        # Of several tiles in hand the next may be placed without asking, if there is one place for it.
        if len(state_of(match).hand) == 1:
            assert done.game.scores(done.state)[seat] == one["worth"]
            shown = done.game.show(done.state)["players"][str(seat + 1)]["bays"]
            if one["bay"] is not None:
                assert shown[one["bay"] - 1]["worth"] == one["after"]


def check_claim(match: Match, question: Question) -> None:
    told = details_of(match, question)
    for option, one in zip(question.options, told["options"], strict=True):
        if "tile" not in one:
            continue
        done = after(match, question, option)
        asked = done.question(question.seat)
        if asked is not None and asked.choice.name() == "claim":
            state = state_of(done)
            assert state.lions == one["pays"]["lions_left"]
            assert state.free_claims == one["pays"]["free_claims_left"]
            used = len(state_of(match).rows) - len(state.rows)
            assert used == (one["pays"]["row"] is not None)
        if asked is not None and asked.choice.name() == "place" and len(state_of(done).hand) == 1:
            bays = {
                place["bay"]: place["adds"]
                for place in details_of(done, asked)["options"]
                if place["bay"] is not None and place["old"] is None
            }
            assert (
                bays == {bay: gain for bay, gain in enumerate(one["gains"], 1) if gain is not None}
                or not bays
            )


def check_keep(match: Match, question: Question) -> None:
    told = details_of(match, question)
    state = state_of(match)
    for option, one in zip(question.options, told["options"], strict=True):
        done = after(match, question, option)
        assert (" ".join(map(written, one["dice"])) or "nothing") == one["text"]
        assert [state.rolled[place] for place in one["places"]] == kept_cells(option)
        drawn = [written(die) for row in one["reel"] for die in row if die is not None]
        names = match.game.dice.cell_names
        if one["next"]:
            assert sorted(drawn) == sorted(
                names[cell] for slot in state_of(done).slots for cell in slot
            )
            assert " ".join(one["next"]) == match.game.dice.hand_text(done.throws()[0].counts)
        if state.roll == 3:
            assert one["outlook"] is None
            assert one["next"] == []
            asked = done.question(question.seat)
            # The only claim there is needs no answer.
            if asked is not None and asked.choice.name() == "claim" and not state_of(done).hand:
                offered = {done.text(asked, claim) for claim in asked.options}
                assert offered == {
                    f"{tile} by {way}" for tile, ways_ in one["claims"].items() for way in ways_
                }


@settings(max_examples=FEW)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32 - 1))
def test_in_random_games_everything_comes_as_told(players: int, seed: int) -> None:
    def visit(match: Match) -> None:
        for question in match.questions():
            check = {"keep": check_keep, "claim": check_claim, "place": check_place}
            check[question.choice.name()](match, question)

    play_on(Match(new_game("novodice", {"players": players})), str(seed), visit)


@settings(max_examples=FEW)
@given(seed=st.integers(0, 2**32 - 1))
def test_with_plenty_of_lions_everything_comes_as_told(seed: int) -> None:
    die = {"faces": ["lion", "lion", "gear"]}
    cheap = dict.fromkeys(("0", "1", "2", "5", "10", "20"), 1)
    given_ = {"dice": {"A": die, "B": die, "X": die}, "lions_by_value": cheap}

    def visit(match: Match) -> None:
        for question in match.questions():
            check = {"keep": check_keep, "claim": check_claim, "place": check_place}
            check[question.choice.name()](match, question)

    game = new_game("novodice", {"players": 2, "components": given_})
    play_on(Match(game), str(seed), visit)


def test_the_outlook_is_that_of_counting_every_roll() -> None:
    game = new_game("novodice", {"players": 2})
    position = {
        "next": "keep 2",
        "slots": ["A-suitcase A-suitcase B-lion"],
        "rolled": "A-suitcase B-suitcase X-gear",
    }
    match = Match(game, state=game.position(position), listen=False)
    told = told_at(match)
    dice = game.dice
    seen = 0
    for one in told["options"]:
        counts = [one["next"].count(die.name) for die in dice.kinds]
        for chance in told["facts"]["outlooks"][one["outlook"]]:
            hits = Fraction(0)
            for cells, times in outcomes(dice, counts):
                showing = sum(
                    dice.cell_names[cell].endswith(f"-{chance['symbol']}") for cell in cells
                )
                hits += times if showing >= chance["least"] else 0
            assert fraction(chance["chance"]) == hits / ways(dice, counts)
            seen += 1
    assert seen > 10
    kept = {one["text"]: one for one in told["options"]}
    both = kept["A-suitcase B-suitcase"]
    assert both["rows"] == [
        {"symbol": "suitcase", "length": 2},
        {"symbol": "suitcase", "length": 2},
    ]
    assert both["lions"] == 1
    assert both["extra"] == 0
    symbols = [chance["symbol"] for chance in told["facts"]["outlooks"][both["outlook"]]]
    assert symbols == ["lion", "suitcase", "suitcase"]
