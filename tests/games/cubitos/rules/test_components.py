"""The components: figures can be overridden, and what makes no game is refused with a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.content import read_figures
from dicehall.core.mistakes import BadContent, Mistake
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.components import components, figures
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, KIND_NAMES
from dicehall.games.registry import new_game

BOX = components()
SET = [
    *("mr_soldier", "dugout", "reckless_cheese", "rock_on"),
    *("bob", "rollosaurus", "rich_dog", "smelly_cat"),
]


def test_the_box_as_it_comes() -> None:
    assert (BOX.per_colour, BOX.light, BOX.dark) == (10, 28, 12)
    assert (BOX.start_light, BOX.start_dark, BOX.base_draw) == (7, 2, 9)
    assert BOX.fan_credits[12] == 6
    assert len(BOX.costs) == 56
    assert BOX.override == {}


def test_every_card_has_a_cost_and_every_cost_a_card() -> None:
    assert sorted(BOX.costs) == sorted(card.id for card in ALL_CARDS)


def test_content_and_cards_agree_on_colours() -> None:
    for race in BOX.races.values():
        game = new_game("cubitos", {"cards": race["cards"], "tracks": race["tracks"]})
        assert sorted(card.colour for card in game.cards) == list(range(8))  # type: ignore[attr-defined]


def test_the_seven_races_of_the_tour_use_every_card_once() -> None:
    used = [card for number in range(1, 8) for card in BOX.races[str(number)]["cards"]]
    assert sorted(used) == sorted(BOX.costs)


def test_a_cost_can_be_overridden_alone() -> None:
    box = components({"cards": {"bob": {"cost": 9}}})
    assert box.costs["bob"] == 9
    assert {**box.costs, "bob": 0} == {**BOX.costs, "bob": 0}


def test_games_keep_the_costs_of_the_rules_they_began_under() -> None:
    race = new_game("cubitos", {"race": "6"})
    white = COLOUR_NAMES.index("white")
    assert isinstance(race, Cubitos)
    assert race.costs[white] == components().costs["fast_cat"] == 4
    for rules in (1, 2):
        assert race.under(rules).costs[white] == 5
        assert race.under(rules).options() == race.options()
    # What an owner says goes, by any rules.
    owned = new_game("cubitos", {"race": "6", "components": {"cards": {"fast_cat": {"cost": 7}}}})
    assert isinstance(owned, Cubitos)
    assert owned.costs[white] == owned.under(2).costs[white] == 7


def test_owners_are_not_shown_former_costs() -> None:
    assert all(
        set(card) == {"colour", "race", "cost", "house"} for card in figures({})["cards"].values()
    )


def test_faces_not_named_are_blank() -> None:
    box = components({"faces": {"red": ["power", "move", "blank"]}})
    assert box.sides[0] == (0, 0, 0, 0, 2, 3)
    assert box.sides[1:] == BOX.sides[1:]


def test_a_race_can_be_added() -> None:
    mine = {"cards": SET, "tracks": ["ahead_of_the_curve"], "laps": 2}
    game = new_game("cubitos", {"race": "mine", "components": {"races": {"mine": mine}}})
    assert game.options()["race"] == "mine"
    assert game.course.legs == 2  # type: ignore[attr-defined]


def test_the_track_of_a_race_can_be_overridden() -> None:
    box = components({"races": {"1": {"tracks": ["ahead_of_the_curve"]}}})
    assert box.races["1"]["tracks"] == ["ahead_of_the_curve"]
    assert box.races["1"]["cards"] == BOX.races["1"]["cards"]


def test_the_cards_of_a_race_of_the_tour_can_be_overridden() -> None:
    assert BOX.races["1"]["cards"] != SET
    box = components({"races": {"1": {"cards": SET}}})
    assert box.races["1"]["cards"] == SET
    assert box.races["1"]["tracks"] == BOX.races["1"]["tracks"]


def test_house_marks_vanish_for_the_figures_an_owner_gives() -> None:
    assert sorted(BOX.house_costs) == sorted(BOX.costs)
    assert BOX.house_fans == ("credits", "hands")
    box = components({"cards": {"bob": {"cost": 6}}, "fans": {"hands": [0] * 13}})
    assert "bob" not in box.house_costs
    assert len(box.house_costs) == 55
    assert box.house_fans == ("credits",)


LIMITS = [
    *[(f"supply.{name}", 0, 100) for name in ("per_colour", "light", "dark")],
    *[("supply.start_light", 0, 20), ("supply.start_dark", 0, 20), ("supply.base_draw", 1, 50)],
    *[("cards.bob.cost", 0, 50), ("races.1.laps", 1, 2)],
]


def laid(path: str, value: object) -> dict[str, Any]:
    """Return the override that gives one figure."""
    for key in reversed(path.split(".")):
        value = {key: value}
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize(("path", "least", "most"), LIMITS)
def test_a_figure_goes_to_its_limits_and_no_further(path: str, least: int, most: int) -> None:
    for number in (least, most):
        components(laid(path, number))
    for number in (least - 1, most + 1):
        with pytest.raises(BadContent, match=f"must be a number from {least} to {most}, not"):
            components(laid(path, number))


@pytest.mark.parametrize("grants", ["credits", "hands"])
def test_a_space_of_the_fan_track_grants_0_to_20(grants: str) -> None:
    components({"fans": {grants: [0, 20] + [1] * 11}})
    for number in (-1, 21):
        with pytest.raises(BadContent, match=f"{grants} of fans must be numbers from 0 to 20"):
            components({"fans": {grants: [number] * 13}})


def test_a_die_has_one_to_six_faces_that_are_not_blank() -> None:
    assert components({"faces": {"red": ["move"] * 6}}).sides[0] == (3,) * 6
    assert components({"faces": {"red": ["move"]}}).sides[0] == (0, 0, 0, 0, 0, 3)
    with pytest.raises(
        BadContent, match="red dice have 7 faces that are not blank; they need 1 to 6"
    ):
        components({"faces": {"red": ["move"] * 7}})


def test_two_tracks_can_be_joined_and_a_third_cannot() -> None:
    tracks = ["nothing_goes_right"] * 2
    assert components({"races": {"1": {"tracks": tracks}}}).races["1"]["tracks"] == tracks
    with pytest.raises(
        BadContent, match="race 1 has 3 tracks; it needs one, or two that are joined"
    ):
        components({"races": {"1": {"tracks": [*tracks, "testing_the_waters"]}}})


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"dice": {}}, "the components have no dice;"),
    ({"supply": 5}, "supply must be a table"),
    ({"supply": {"pink": 1}}, "the components have no supply.pink;"),
    ({"supply": {"light": -1}}, "light of supply must be a number from 0 to 100, not -1."),
    ({"supply": {"light": True}}, "light of supply must be a number from 0 to 100, not True."),
    ({"supply": {"light": None}}, "light of supply must be a number from 0 to 100, not None."),
    ({"supply": {"dark": 12.0}}, "dark of supply must be a number"),
    ({"supply": {"house": []}}, "supply.house: what is a house figure"),
    ({"supply": {"start_light": 0, "start_dark": 0}}, "each player needs a die to begin."),
    ({"fans": {"credits": "two"}}, "credits of fans must be a list of 13 numbers"),
    ({"fans": {"credits": [1] * 12}}, "credits of fans must be a list of 13 numbers"),
    ({"fans": {"credits": [1] * 12 + ["6"]}}, "credits of fans must be numbers from 0 to 20"),
    ({"fans": {"spaces": 13}}, "the components have no fans.spaces; there is credits, hands."),
    ({"faces": {"pink": []}}, "the components have no faces.pink; there is red,"),
    ({"faces": {"red": []}}, "red dice have 0 faces that are not blank; they need 1 to 6."),
    ({"faces": {"red": [1]}}, "red of faces must be a list of names."),
    ({"faces": {"red": ["lion"]}}, "red dice have a face lion;"),
    ({"faces": {"start": ["power"]}}, "start dice have a power, but there is no card for it."),
    ({"cards": []}, "cards must be a table"),
    ({"cards": {"bobby": {}}}, "the components have no cards.bobby; `dicehall components cubitos`"),
    ({"cards": {"bob": {"price": 3}}}, "the components have no cards.bob.price;"),
    ({"cards": {"bob": {"race": 3}}}, "cards.bob.race cannot be changed;"),
    ({"cards": {"bob": {"cost": 51}}}, "cost of card bob must be a number from 0 to 50, not 51."),
    ({"races": {"mine": 1}}, "race mine must be a table of cards, tracks and laps."),
    ({"races": {"mine": {}}}, "cards of race mine must be a list of names."),
    ({"races": {"mine": {"cards": ["bobby"]}}}, "race mine has a card bobby;"),
    ({"races": {"mine": {"cards": [*SET, "stogie"]}}}, "race mine needs one card of each colour:"),
    ({"races": {"mine": {"cards": SET}}}, "tracks of race mine must be a list of names."),
    ({"races": {"1": {"tracks": []}}}, "race 1 has 0 tracks; it needs one, or two"),
    ({"races": {"1": {"tracks": ["moon"]}}}, "race 1 has a track moon; tracks are"),
    ({"races": {"1": {"laps": "1"}}}, "laps of race 1 must be a number from 1 to 2, not 1."),
    ({"races": {"1": {"length": 1}}}, "the components have no races.1.length;"),
    (
        {"races": {"mine": {"cards": SET, "tracks": ["nothing_goes_right"], "laps": 1, "x": 1}}},
        "race mine has no x; there is cards, tracks, laps.",
    ),
    ({"races": {"grand_finale": {"laps": 2}}}, "race grand_finale has 2 laps of joined tracks;"),
]


@pytest.mark.parametrize(
    ("override", "sentence"), REFUSED, ids=[sentence[:50] for _, sentence in REFUSED]
)
def test_what_makes_no_game_is_refused_with_a_sentence(
    override: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadContent) as refused:
        components(override)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "1", "bob", "red", "symbol", "nothing_goes_right", "house"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["bob", "1", "red", "cost", "laps", "tracks"]), inner)
    ),
    max_leaves=6,
)


def check_used_or_refused(options: dict[str, Any]) -> None:
    """Options make a game that gives them back, or a mistake said in one sentence."""
    sentence = ""
    try:
        kept = new_game("cubitos", options).options()
        assert new_game("cubitos", kept).options() == kept
    except Mistake as mistake:
        sentence = str(mistake)
    assert sentence == "" or (sentence.endswith(".") and "\n" not in sentence)


PARTS = {
    "supply": st.sampled_from(["per_colour", "light", "start_dark", "base_draw", "house"]),
    "faces": st.sampled_from([*KIND_NAMES[:11], "house"]),
    "fans": st.sampled_from(["credits", "hands", "house"]),
    "cards": st.sampled_from(["bob", "rich_dog", "nobody"]),
    "races": st.sampled_from(["1", "grand_finale", "mine"]),
}


@given(
    st.one_of(
        JSON,
        *[
            st.fixed_dictionaries({part: st.dictionaries(names, JSON)})
            for part, names in PARTS.items()
        ],
    )
)
def test_whatever_json_gives_is_used_or_refused_with_a_sentence(given: Any) -> None:
    check_used_or_refused({"components": given})


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "players": st.integers(2, 4) | JSON,
            "race": st.sampled_from(["1", "7", 3, "grand_finale"]) | JSON,
            "cards": st.just(SET) | JSON,
            "tracks": st.lists(st.just("nothing_goes_right"), max_size=3) | JSON,
            "laps": st.integers(0, 3) | JSON,
            "order": st.sampled_from(["strict", "simultaneous"]) | JSON,
            "lap": JSON,
        },
    )
)
def test_whatever_options_are_given_are_used_or_refused_with_a_sentence(
    options: dict[str, Any],
) -> None:
    check_used_or_refused(options)


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({}, {"players": 2, "race": "1"}),
        ({"race": 3, "players": 4}, {"players": 4, "race": "3"}),
        ({"race": "7", "laps": 2}, {"players": 2, "race": "7"}),
        (
            {"race": "7", "laps": 1},
            {"players": 2, "race": "7", "tracks": ["nothing_goes_right"], "laps": 1},
        ),
        (
            {"cards": SET[::-1], "tracks": ["nothing_goes_right"], "order": "strict"},
            {
                "players": 2,
                "cards": SET,
                "tracks": ["nothing_goes_right"],
                "laps": 1,
                "order": "strict",
            },
        ),
    ],
)
def test_options_are_kept_as_short_as_they_can_be(
    options: dict[str, Any], kept: dict[str, Any]
) -> None:
    assert new_game("cubitos", options).options() == kept


def test_programs_have_the_same_numbers_in_every_game() -> None:
    """Several races are played at once in one process; one must not change the other's state."""
    one = new_game("cubitos", {"race": "1"})
    before = [(program.name, program.number) for program in one.programs]
    other = new_game("cubitos", {"race": "6"})
    assert [(program.name, program.number) for program in one.programs] == before
    assert [(program.name, program.number) for program in other.programs] == before


def test_an_owners_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards]\nbob = { cost = 3 }\n", encoding="utf-8")
    assert read_figures(file) == {"cards": {"bob": {"cost": 3}}}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"[cards", "is no table of components in TOML:"),
        (b"\xff", "cannot be read: it is not UTF-8 text."),
        (b"[cards]\nbob = 3", "cards.bob must be a table"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_reason(
    text: bytes, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(text)
    with pytest.raises(BadContent) as refused:
        components(read_figures(file))
    assert sentence in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        components(read_figures(tmp_path / "nowhere.toml"))


def test_colours_of_faces_are_those_of_the_cards() -> None:
    assert KIND_NAMES[: len(COLOUR_NAMES)] == COLOUR_NAMES
