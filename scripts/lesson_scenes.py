"""The scenes of the browser's first lessons, game by game; the others are in `lesson_second_scenes.py`."""

from __future__ import annotations

from typing import Any, Final

BAYS_BEFORE_THE_END: Final = {
    "1": [
        "spare_parts john_boy",
        "oxytonator oxytonator warp_cell",
        "novo_food med_bay lady_dice",
    ],
    "2": ["slimer spike mr_smith", "novo_cola novo_cola", "trash"],
}
"""What lies in the bays in the last two scenes of the first lesson of NovoDice."""

FIRST_LESSONS: Final[dict[str, dict[str, Any]]] = {
    # A scene begins with a position. `rolls` lists what falls, in order. `steps` are the named steps, each
    # with the learner's expected answer, or None if there is only something to say. `others` is what the
    # other player answers whenever the learner has nothing to answer.
    "cubitos": {
        "options": {"players": 2, "race": "1"},
        "scenes": [
            {
                "position": {
                    "next": "draw",
                    "acting": [1],
                    "round": 2,
                    "start_player": 1,
                    "players": {
                        "1": {"space": "K10"},
                        "2": {
                            "space": "G11",
                            "roll": "light light light light light light dark",
                            "active": "light-money1 dark-move",
                        },
                    },
                },
                "rolls": [
                    "light-money1 light-blank light-blank light-blank light-blank light-blank light-blank"
                    " dark-move dark-blank start-blank",
                    "light-money1 light-blank light-blank light-blank light-blank light-blank dark-blank"
                    " start-move",
                    "light-money1 light-money1 light-money1 light-blank light-blank dark-move",
                ],
                "others": ["G12"],
                "steps": [
                    ("welcome", None),
                    ("zones", None),
                    ("free_push", "push"),
                    ("fair_push", "push"),
                    ("pass", "pass"),
                    ("no_moves", "0"),
                    ("move", "K13"),
                    ("reward", "credits 2"),
                    ("buy", "white"),
                ],
            },
            {
                "position": {
                    "next": "push",
                    "acting": [1],
                    "round": 4,
                    "start_player": 2,
                    "players": {
                        "1": {
                            "roll": "light light light dark",
                            "active": "white-move blue-money2 light-money1 dark-move",
                            "discard": "light light light",
                            "space": "I14",
                            "credit": 2,
                        },
                        "2": {
                            "roll": "light light light light light light",
                            "active": "light-money1 dark-move brown-money3",
                            "discard": "red dark",
                            "space": "G15",
                        },
                    },
                },
                "rolls": ["light-blank light-blank light-blank dark-blank"],
                "others": [],
                "steps": [("bust", "push"), ("after_bust", "enough")],
            },
            {
                "position": {
                    "next": "run",
                    "acting": [1],
                    "round": 7,
                    "start_player": 1,
                    "players": {
                        "1": {
                            "roll": "light light",
                            "active": "purple-symbol white-symbol light-money1 dark-move start-money2",
                            "discard": "light light light light blue dark",
                            "space": "G16",
                            "credit": 1,
                            "fans": 2,
                            "hand": 1,
                        },
                        "2": {
                            "roll": "light light light light light light",
                            "active": "light-money1 dark-move",
                            "discard": "red brown dark",
                            "space": "E16",
                        },
                    },
                },
                "rolls": [],
                "others": [],
                "steps": [
                    ("dinosaur", "purple-symbol run"),
                    ("cat", "white-symbol run"),
                    ("end", None),
                ],
            },
        ],
    },
    "novodice": {
        "options": {"players": 2},
        "scenes": [
            {
                "position": {
                    "next": "roll 1",
                    "bays": {
                        "1": ["spare_parts", "oxytonator warp_cell", ""],
                        "2": ["slimer spike", "novo_cola", "trash"],
                    },
                },
                "rolls": [
                    "A-lion A-suitcase A-cutlery B-gear B-lion",
                    "A-suitcase A-bandage X-gear X-lion",
                    "A-cutlery A-lion X-gear",
                ],
                "others": [],
                "steps": [
                    ("welcome", None),
                    ("machine", None),
                    ("slot_one", "A-lion B-lion B-gear"),
                    ("slot_two", "X-lion X-gear"),
                    ("slot_three", "A-lion X-gear"),
                    ("row", "john_boy by row"),
                    ("lions", "oxytonator by lions"),
                    ("place_set", "oxytonator to bay 2"),
                    ("place_big", "john_boy to bay 1"),
                ],
            },
            {
                "position": {
                    "next": "claim",
                    "slots": ["A-suitcase B-bandage", "A-suitcase", "B-gear"],
                    "bays": BAYS_BEFORE_THE_END,
                },
                "rolls": [],
                "others": [],
                "steps": [("small", "spike by row"), ("different", "spike to bay 3")],
            },
            {
                "position": {
                    "next": "keep 3",
                    "slots": ["nothing", "nothing"],
                    "rolled": "A-bandage A-cutlery A-lightning B-pawn B-gear",
                    "bays": BAYS_BEFORE_THE_END,
                },
                "rolls": [],
                "others": [],
                "steps": [("trash", "nothing"), ("place_trash", "trash to bay 1"), ("end", None)],
            },
        ],
    },
}
"""The script of each game's first lesson."""
