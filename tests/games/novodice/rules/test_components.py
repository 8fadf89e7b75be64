"""The components: every figure can be overridden, and what makes no game is refused with a sentence."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from tests.laws.playing import record_random_game

from dicehall.core.content import read_figures
from dicehall.core.mistakes import BadContent, BadOptions, Mistake
from dicehall.games.novodice.rules.components import Components, components
from dicehall.games.registry import new_game

BOX = components()
NEW_SYMBOLS = ["bag", "plaster", "flash", "fork", "piece", "cog"]


def tile(box: Components, name: str) -> Any:
    return box.tiles[box.tile(name)]


def test_the_box_as_it_comes() -> None:
    assert len(BOX.tiles) == 14
    assert BOX.tiles[BOX.trash].id == "trash"
    assert BOX.trash_tiles == 35
    assert BOX.per_kind == {2: 3, 3: 4, 4: 5}
    assert BOX.die_numbers == [3, 2, 4]
    assert BOX.faces[0] == "lion"
    assert BOX.override == {}
    assert all(0 in die.sides for die in BOX.dies)


@pytest.mark.parametrize(
    ("figure", "value", "field", "found"),
    [
        ("symbol", "gear", "symbol", 6),
        ("count", 3, "count", 3),
        ("value", 20, "value", 20),
        ("value", 20, "lions", 7),
        ("lions", 9, "lions", 9),
    ],
)
def test_each_figure_of_a_tile_can_be_overridden_alone(
    figure: str, value: object, field: str, found: int
) -> None:
    box = components({"tiles": {"slimer": {figure: value}}})
    assert getattr(tile(box, "slimer"), field) == found
    changed = {field} if field == figure else {figure, field}
    for name in {"symbol", "count", "value"} - changed:
        assert getattr(tile(box, "slimer"), name) == getattr(tile(BOX, "slimer"), name)
    assert [other.id for other in box.tiles] == [other.id for other in BOX.tiles]
    kind = box.tile("slimer")
    assert (box.symbol[kind], box.count[kind], box.value[kind], box.lions[kind]) == (
        tile(box, "slimer").symbol,
        tile(box, "slimer").count,
        tile(box, "slimer").value,
        tile(box, "slimer").lions,
    )


def test_a_new_kind_of_tile_can_be_added_and_stands_before_the_trash() -> None:
    box = components({"tiles": {"parrot": {"symbol": "pawn", "count": 1, "value": 2}}})
    assert [kind.id for kind in box.tiles[-2:]] == ["parrot", "trash"]
    assert tile(box, "parrot").lions == 4
    assert len(box.tiles) == 15


def test_numbers_of_tiles_and_trash_can_be_overridden() -> None:
    box = components({"trash": 1, "tiles_per_kind": {"2": 0, "5": 6}})
    assert box.trash_tiles == 1
    assert box.per_kind == {2: 0, 3: 4, 4: 5, 5: 6}


def test_lions_by_value_can_be_overridden_and_tiles_of_that_worth_follow() -> None:
    box = components({"lions_by_value": {"20": 8}})
    assert tile(box, "john_boy").lions == 8
    assert tile(box, "slimer").lions == 2


def test_dice_can_be_overridden() -> None:
    box = components({"dice": {"A": {"faces": ["lion", "gear"]}, "X": {"number": 0}}})
    assert box.dies[0].sides == (0, 6)
    assert box.die_numbers == [3, 2, 0]
    assert box.dies[1].sides == BOX.dies[1].sides


def renamed(symbols: list[str]) -> dict[str, Any]:
    """Return an override that calls the symbols something else, on tiles and dice too."""
    names = {"lion": "lion"} | dict(zip(BOX.faces[1:], symbols, strict=True))
    tiles = {kind.id: {"symbol": names[BOX.faces[kind.symbol]]} for kind in BOX.tiles[:-1]}
    dice = {die.name: {"faces": [names[die.faces[side]] for side in die.sides]} for die in BOX.dies}
    return {"symbols": symbols, "tiles": tiles, "dice": dice}


def test_symbols_can_be_renamed_when_tiles_and_dice_follow() -> None:
    box = components(renamed(NEW_SYMBOLS))
    assert box.faces == ("lion", *NEW_SYMBOLS)
    assert box.symbol == BOX.symbol
    assert [die.sides for die in box.dies] == [die.sides for die in BOX.dies]


def test_house_marks_vanish_for_the_figures_an_owner_gives() -> None:
    assert tile(BOX, "med_bay").house == ("symbol", "count", "value", "name")
    box = components({"tiles": {"med_bay": {"value": 5, "count": 3}}})
    assert tile(box, "med_bay").house == ("symbol", "name")
    assert tile(box, "spike").house == tile(BOX, "spike").house == ("value",)


def test_a_die_is_a_house_die_until_an_owner_gives_all_its_house_figures() -> None:
    assert BOX.house_dice == ("A", "B", "X")
    faces = ["lion", "gear"]
    assert components({"dice": {"X": {"faces": faces}}}).house_dice == ("A", "B")
    assert components({"dice": {"A": {"faces": faces}}}).house_dice == ("A", "B", "X")
    assert components({"dice": {"A": {"faces": faces, "number": 3}}}).house_dice == ("B", "X")


LIMITS: list[tuple[str, int, int, str]] = [
    ("trash", 0, 1000, "trash of the components"),
    ("tiles_per_kind.2", 0, 1000, "2 of tiles_per_kind"),
    ("lions_by_value.10", 1, 9, "10 of lions_by_value"),
    ("tiles.slimer.count", 1, 3, "count of tile slimer"),
    ("tiles.slimer.lions", 1, 9, "lions of tile slimer"),
    ("dice.B.number", 1, 6, "number of die B"),
    ("dice.X.number", 0, 9, "number of die X"),
]


def laid(path: str, value: object) -> dict[str, Any]:
    """Return the override that gives one figure."""
    for key in reversed(path.split(".")):
        value = {key: value}
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize(("path", "least", "most", "said"), LIMITS)
def test_a_figure_goes_to_its_limits_and_no_further(
    path: str, least: int, most: int, said: str
) -> None:
    for number in (least, most):
        components(laid(path, number))
    with pytest.raises(BadContent, match=f"{said} must be a number from {least} to"):
        components(laid(path, least - 1))
    with pytest.raises(BadContent, match=f"{said} must be a number|9 white dice at most"):
        components(laid(path, most + 1))


def test_a_tile_is_worth_up_to_1000() -> None:
    for value in (0, 1000):
        made = components({"tiles": {"slimer": {"value": value, "lions": 2}}})
        assert tile(made, "slimer").value == value
    with pytest.raises(
        BadContent, match="value of tile slimer must be a number from 0 to 1000, not"
    ):
        components({"tiles": {"slimer": {"value": 1001, "lions": 2}}})


def test_there_may_be_40_kinds_of_cargo_tile_and_none_more() -> None:
    more = {
        f"t{number}": {"symbol": "gear", "count": 1, "value": 1, "lions": 2}
        for number in range(40 - len(BOX.tiles) + 1)
    }
    assert len(components({"tiles": more}).tiles) == 41
    more["one_more"] = more["t0"]
    with pytest.raises(BadContent, match="there must be 1 to 40 kinds of cargo tile"):
        components({"tiles": more})


def test_a_die_has_2_to_20_faces() -> None:
    for faces in (2, 20):
        assert len(components({"dice": {"X": {"faces": ["gear"] * faces}}}).dies[2].sides) == faces
    for faces in (1, 21):
        with pytest.raises(BadContent, match=f"die X has {faces} faces; it needs 2 to 20"):
            components({"dice": {"X": {"faces": ["gear"] * faces}}})


def test_a_number_that_is_a_name_has_six_digits_at_most() -> None:
    assert components({"tiles_per_kind": {"999999": 1}}).per_kind[999999] == 1
    with pytest.raises(BadContent, match="but 1000000 is not a number"):
        components({"tiles_per_kind": {"1000000": 1}})


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"tile": {}}, "the components have no tile;"),
    ({"tiles": {"slimer": {"worth": 1}}}, "the components have no tiles.slimer.worth;"),
    ({"tiles": 5}, "tiles must be a table"),
    ({"tiles": {"slimer": 5}}, "tiles.slimer must be a table"),
    ({"tiles": {"new": 5}}, "tile new must be a table of symbol, count and value."),
    (
        {"tiles": {"new tile": {"symbol": "gear", "count": 1, "value": 1}}},
        "a tile's name is made of",
    ),
    (
        {"tiles": {"new": {"symbol": "moon", "count": 1, "value": 1}}},
        "tile new has the symbol moon;",
    ),
    (
        {"tiles": {"new": {"symbol": "lion", "count": 1, "value": 1}}},
        "tile new has the symbol lion;",
    ),
    ({"tiles": {"new": {"count": 1, "value": 1}}}, "tile new has the symbol None;"),
    (
        {"tiles": {"new": {"symbol": "gear", "value": 1}}},
        "count of tile new must be a number from 1 to 3",
    ),
    (
        {"tiles": {"slimer": {"count": 4}}},
        "count of tile slimer must be a number from 1 to 3, not 4.",
    ),
    ({"tiles": {"slimer": {"count": True}}}, "count of tile slimer must be a number"),
    ({"tiles": {"slimer": {"value": -1}}}, "value of tile slimer must be a number from 0 to 1000"),
    ({"tiles": {"slimer": {"value": "10"}}}, "value of tile slimer must be a number"),
    (
        {"tiles": {"slimer": {"value": 3}}},
        "tile slimer is worth 3, for which lions_by_value has no entry",
    ),
    ({"tiles": {"slimer": {"lions": 0}}}, "lions of tile slimer must be a number from 1 to 9"),
    ({"tiles": {"slimer": {"lions": 10}}}, "lions of tile slimer must be a number from 1 to 9"),
    ({"tiles": {"slimer": {"house": []}}}, "tiles.slimer.house: what is a house figure"),
    (
        {"tiles": {f"t{n}": {"symbol": "gear", "count": 1, "value": 1} for n in range(40)}},
        "1 to 40 kinds",
    ),
    ({"trash": -1}, "trash of the components must be a number from 0 to 1000, not -1."),
    ({"trash": "many"}, "trash of the components must be a number"),
    (
        {"tiles_per_kind": {"two": 3}},
        "tiles_per_kind is a table from numbers to numbers, but two is not a number.",
    ),
    ({"tiles_per_kind": {"2": "x"}}, "2 of tiles_per_kind must be a number"),
    ({"tiles_per_kind": [3]}, "tiles_per_kind must be a table"),
    ({"lions_by_value": {"-1": 3}}, "lions_by_value is a table from numbers to numbers"),
    ({"lions_by_value": {"1": 1.5}}, "1 of lions_by_value must be a number"),
    ({"symbols": ["gear"] * 6}, "symbols must be six different names"),
    ({"symbols": ["a", "b", "c", "d", "e"]}, "symbols must be six different names"),
    ({"symbols": ["lion", "b", "c", "d", "e", "f"]}, "symbols must be six different names"),
    ({"symbols": "gear"}, "symbols of the components must be a list of names."),
    ({"symbols": NEW_SYMBOLS}, "tile slimer has the symbol suitcase;"),
    ({"dice": {"C": {}}}, "the components have no dice.C;"),
    ({"dice": {"A": {"faces": ["lion"]}}}, "die A has 1 faces; it needs 2 to 20."),
    ({"dice": {"A": {"faces": ["lion"] * 21}}}, "die A has 21 faces; it needs 2 to 20."),
    ({"dice": {"A": {"faces": ["lion", "moon"]}}}, "die A has a face moon;"),
    ({"dice": {"A": {"faces": "lion"}}}, "faces of die A must be a list of names."),
    ({"dice": {"A": {"number": 0}}}, "number of die A must be a number from 1 to 9"),
    ({"dice": {"X": {"number": 10}}}, "number of die X must be a number from 0 to 9"),
    ({"dice": {"A": {"number": 8}}}, "there may be 9 white dice at most."),
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


def test_a_second_kind_called_trash_is_refused() -> None:
    with pytest.raises(BadContent):
        components({"tiles": {"trash": {"symbol": "gear", "count": 1, "value": 1}}})


def test_lions_that_cost_nothing_are_refused() -> None:
    """Fewer than 2 lions are no budget; a tile for 0 lions could be claimed without any."""
    with pytest.raises(BadContent):
        components({"lions_by_value": {"0": 0}})


@pytest.mark.parametrize("name", ["old suitcase", "suit\tcase", " suitcase", ""])
def test_names_of_symbols_that_cannot_be_written_in_a_row_of_dice_are_refused(name: str) -> None:
    """Dice are written as in ``A-lion X-gear``: a name with a space in it could not be read back."""
    with pytest.raises(BadContent):
        components(renamed([name, *BOX.faces[2:]]))


@pytest.mark.parametrize("players", [0, 300])
def test_more_or_fewer_players_than_can_sit_at_a_table_are_refused(players: int) -> None:
    with pytest.raises(Mistake):
        new_game(
            "novodice", {"players": players, "components": {"tiles_per_kind": {str(players): 3}}}
        )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, "NovoDice is for 2, 3, 4 players, not 1."),
        ({"players": 5}, "NovoDice is for 2, 3, 4 players, not 5."),
        ({"players": "2"}, "players must be a number, not 2."),
        ({"players": True}, "players must be a number, not True."),
        ({"player": 2}, "NovoDice has no option player; it has players and components."),
        (
            {"players": 2, "components": []},
            "components must be a table of the figures that differ.",
        ),
    ],
)
def test_options_with_which_no_game_can_start_are_refused(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        new_game("novodice", options)
    assert str(refused.value) == sentence


def test_a_game_that_is_not_in_the_house_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no game chess"):
        new_game("chess", {})


def test_an_owners_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("trash = 7\n[tiles]\nslimer = { value = 1 }\n", encoding="utf-8")
    override = read_figures(file)
    assert override == {"trash": 7, "tiles": {"slimer": {"value": 1}}}
    assert components(override).trash_tiles == 7


def test_a_file_that_cannot_be_used_is_refused_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    with pytest.raises(BadContent, match=r"mine\.toml cannot be read: no such file"):
        components(read_figures(file))
    file.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadContent, match=r"mine\.toml cannot be read: it is not UTF-8 text"):
        components(read_figures(file))
    file.write_text("trash = ")
    with pytest.raises(BadContent, match=r"mine\.toml is no table of components in TOML"):
        components(read_figures(file))
    file.write_text("trash = -1")
    with pytest.raises(BadContent, match="trash of the components"):
        components(read_figures(file))


@pytest.mark.parametrize("number", ["1" + "0" * 5000, "0x1" + "0" * 5000])
def test_a_file_with_a_number_beyond_all_bounds_is_refused(tmp_path: Path, number: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"trash = {number}", encoding="utf-8")
    with pytest.raises(BadContent):
        components(read_figures(file))


def test_making_a_game_changes_nothing_of_the_override_and_the_next_game_nothing_of_this() -> None:
    override: dict[str, Any] = {
        "trash": 2,
        "tiles": {"parrot": {"symbol": "pawn", "count": 1, "value": 2}, "med_bay": {"value": 1}},
    }
    given = copy.deepcopy(override)
    game = new_game("novodice", {"players": 2, "components": override})
    assert override == given
    assert components().trash_tiles == 35
    assert tile(components(), "med_bay").house == ("symbol", "count", "value", "name")
    record_random_game(game, "1")
    assert override == given
    assert game.options() == {"players": 2, "components": given}
    assert new_game("novodice", game.options()).options() == game.options()
    assert new_game("novodice", {"players": 3}).options() == {"players": 3}


def test_a_game_keeps_its_options_whatever_becomes_of_the_table_they_were_given_in() -> None:
    override = {"trash": 2}
    game = new_game("novodice", {"players": 2, "components": override})
    override["trash"] = 9
    assert game.options() == {"players": 2, "components": {"trash": 2}}
    game.options()["components"]["trash"] = 5
    assert game.options() == {"players": 2, "components": {"trash": 2}}
