"""The scenes of the browser's short second lessons, game by game, in the order in which they are offered."""

from __future__ import annotations

from typing import Any, Final

RACE_1: Final = {"players": 2, "race": "1"}
RACE_2: Final = {"players": 2, "race": "2"}
WITH_WATER_MOVES: Final = {
    "players": 2,
    "tracks": ["nothing_goes_right"],
    "cards": [
        *("smelly_cat", "rich_dog", "mr_soldier", "rock_on"),
        *("dugout", "rollosaurus", "reckless_cheese", "undercover_fish"),
    ],
}
"""The first track, with a card whose dice swim."""
SEVEN_LIGHT: Final = "light light light light light light light"
RIVAL: Final = {"roll": f"{SEVEN_LIGHT} dark dark"}
TWO_SHIPS: Final = {
    "1": ["spare_parts john_boy", "oxytonator warp_cell", ""],
    "2": ["slimer spike", "novo_cola", "trash"],
}


def scene(
    position: dict[str, Any], steps: list[tuple[str, str | None]], *rolls: str
) -> dict[str, Any]:
    """Return a scene in which the other player has nothing to answer."""
    return {"position": position, "rolls": list(rolls), "others": [], "steps": steps}


def run(moment: str, learner: dict[str, Any], rival: dict[str, Any]) -> dict[str, Any]:
    """Return a position of Cubitos in the middle of a race, in which the learner is to act."""
    return {
        **{"next": moment, "round": 5, "start_player": 2},
        **({} if moment == "compare" else {"acting": [1]}),
        "players": {"1": learner, "2": {**RIVAL, **rival}},
    }


SECOND_LESSONS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "cubitos": {
        "lines": {
            "options": RACE_1,
            "scenes": [
                scene(
                    run(
                        "draw",
                        {
                            "space": "K10",
                            "roll": f"{SEVEN_LIGHT} dark dark",
                            "draw": "light purple white",
                        },
                        {"space": "G16"},
                    ),
                    [
                        ("lines_behind", None),
                        ("lines_choose", "purple in draw"),
                        ("lines_end", None),
                    ],
                    "purple-symbol light-money1 light-blank light-blank light-blank light-blank light-blank"
                    " light-blank dark-move dark-blank",
                )
            ],
        },
        "fans": {
            "options": RACE_1,
            "scenes": [
                scene(
                    run(
                        "move",
                        {
                            **{"space": "F17", "move": 1, "fans": 1, "credit": 2},
                            "draw": f"{SEVEN_LIGHT} dark dark",
                        },
                        {"space": "G16"},
                    ),
                    [("fans_where", "E17"), ("fans_take", "fans 1"), ("fans_end", None)],
                )
            ],
        },
        "water": {
            "options": WITH_WATER_MOVES,
            "scenes": [
                scene(
                    run(
                        "run",
                        {
                            "space": "J9",
                            "roll": SEVEN_LIGHT,
                            "active": "blue-symbol dark-move dark-move",
                        },
                        {"space": "G11"},
                    ),
                    [("water_use", "blue-symbol run"), ("water_move", "J13"), ("water_end", None)],
                )
            ],
        },
        "shortcuts": {
            "options": RACE_2,
            "scenes": [
                scene(
                    run(
                        "move",
                        {"space": "I8", "move": 9, "roll": f"{SEVEN_LIGHT} dark dark"},
                        {"space": "J10"},
                    ),
                    [("shortcuts_bridge", "E8")],
                ),
                scene(
                    run(
                        "move",
                        {"space": "I2", "move": 5, "roll": f"{SEVEN_LIGHT} dark dark"},
                        {"space": "J10"},
                    ),
                    [
                        ("shortcuts_jet", "B2"),
                        ("shortcuts_die", "any die"),
                        ("shortcuts_end", None),
                    ],
                ),
            ],
        },
        "swords": {
            "options": RACE_1,
            "scenes": [
                scene(
                    run(
                        "compare",
                        {
                            "space": "I14",
                            "roll": f"{SEVEN_LIGHT} dark",
                            "active": "red-symbol red-symbol light-money1",
                        },
                        {"space": "G16", "active": "red-symbol"},
                    ),
                    [("swords_count", None), ("swords_use", "yes"), ("swords_end", None)],
                )
            ],
        },
        "shop": {
            "options": RACE_1,
            "scenes": [
                scene(
                    run(
                        "buy",
                        {
                            **{"space": "I14", "money": 8, "credit": 2},
                            "roll": f"{SEVEN_LIGHT} dark dark",
                        },
                        {"space": "G16"},
                    ),
                    [
                        ("shop_first", "white"),
                        ("shop_second", "brown"),
                        ("shop_end", None),
                    ],
                )
            ],
        },
    },
    "novodice": {
        "lions": {
            "options": {"players": 2},
            "scenes": [
                scene(
                    {"next": "roll 1", "bays": TWO_SHIPS},
                    [
                        ("lions_keep", "A-lion A-lion B-lion"),
                        ("lions_more", "X-lion X-lion"),
                        ("lions_last", "B-lion X-lion"),
                        ("lions_buy", "warp_cell by lions"),
                        ("lions_place", "warp_cell to bay 2"),
                        ("lions_end", None),
                    ],
                    "A-lion A-lion A-cutlery B-lion B-gear",
                    "A-cutlery B-gear X-lion X-lion X-gear",
                    "A-bandage B-lion X-lion X-gear",
                )
            ],
        },
        "claims": {
            "options": {"players": 2},
            "scenes": [
                scene(
                    {
                        "next": "claim",
                        "slots": [
                            "A-lion A-lion A-lion",
                            "B-lion B-lion X-lion",
                            "X-lion X-lion",
                        ],
                        "bays": TWO_SHIPS,
                    },
                    [
                        ("claims_first", "john_boy by free choice"),
                        ("claims_second", "spare_parts by free choice"),
                        ("claims_place", "spare_parts to bay 1"),
                        ("claims_big", "john_boy to bay 1"),
                        ("claims_end", None),
                    ],
                )
            ],
        },
        "last": {
            "options": {"players": 2},
            "scenes": [
                scene(
                    {
                        **{"next": "place", "closing": 2, "hand": "john_boy warp_cell"},
                        "bays": {
                            "1": [
                                "spare_parts john_boy trash slimer",
                                "oxytonator oxytonator warp_cell trash novo_food",
                                "novo_food med_bay lady_dice spike trash",
                            ],
                            "2": [
                                "slimer spike mr_smith med_bay trash",
                                "novo_cola novo_cola lady_dice trash trash",
                                "trash spike space_pack novo_food trash",
                            ],
                        },
                    },
                    [
                        ("last_turn", None),
                        ("last_fill", "john_boy to bay 1"),
                        ("last_swap", "warp_cell for trash in bay 2"),
                        ("last_end", None),
                    ],
                )
            ],
        },
    },
}
"""The script of the lessons that follow the first, each by its name."""
