"""The kit of Cubitos: what it brings to the rest of dicehall, and where that is."""

from __future__ import annotations

from functools import partial
from typing import Final

from dicehall.games.cubitos.command.race_options import RACE_OPTIONS
from dicehall.games.kit import (
    Arena,
    Bots,
    Box,
    Command,
    Explain,
    Kit,
    OwnPage,
    OwnRequest,
    OwnVerb,
    Pages,
    Rules,
    Trial,
    imported,
    load,
)

MOST_DECISIONS: Final = imported("dicehall.games.cubitos.trials:most_decisions")

KIT: Final = Kit(
    name="cubitos",
    title="Cubitos",
    package=__package__,
    players=(2, 4),
    options=RACE_OPTIONS,
    rated=("players", "race", "order"),
    rules=Rules(
        new=imported("dicehall.games.cubitos.game:from_options"),
        trials=(
            Trial("cubitos", imported("dicehall.games.cubitos.trials:short_race"), MOST_DECISIONS),
            Trial(
                "cubitos with scarce trays",
                imported("dicehall.games.cubitos.trials:scarce_trays"),
                MOST_DECISIONS,
            ),
        ),
        check_shared=imported("dicehall.games.cubitos.online:check_own_maps"),
    ),
    bots=Bots(
        names=(
            *("random", "novice", "apprentice", "greedy"),
            *("skilled", "expert", "master", "champion"),
        ),
        make=imported("dicehall.games.cubitos.bots.levels:cubitos_bot"),
    ),
    models=partial(load, "dicehall.games.cubitos.models:MODELS"),
    explain=Explain(
        question=imported("dicehall.games.cubitos.explain.questions:cubitos_details"),
        briefing=imported("dicehall.games.cubitos.explain.said.briefing:briefing_of"),
        odds=imported("dicehall.games.cubitos.odds.push:seat_odds"),
    ),
    encoding=imported("dicehall.games.cubitos.encoding.encoding:CubitosEncoding"),
    board=imported("dicehall.games.cubitos.board.board:CubitosBoard"),
    command=Command(
        options=imported("dicehall.games.cubitos.command.race_options:chosen_race"),
        variants=imported("dicehall.games.cubitos.command.race_options:chosen_races"),
        warnings=imported("dicehall.games.cubitos.command.race_options:set_warnings"),
        odds=partial(load, "dicehall.games.cubitos.command.odds:cubitos_odds"),
        verbs={
            "study": OwnVerb(
                "Measure how strong the cards are and how the races feel.",
                partial(load, "dicehall.games.cubitos.command.study:command"),
            ),
            "track": OwnVerb(
                "Draw a race track, or check a map of your own.",
                partial(load, "dicehall.games.cubitos.command.track:command"),
            ),
        },
    ),
    box=Box(
        contents=imported("dicehall.games.cubitos.box:box_of_cubitos"),
        model=partial(load, "dicehall.games.cubitos.box_models:CubitosContent"),
        show=imported("dicehall.games.cubitos.command.box:print_box"),
        figures=imported("dicehall.games.cubitos.command.box:figures_of"),
    ),
    arena=Arena(
        watch=imported("dicehall.games.cubitos.arena:CubitosWatch"),
        face_worths=imported("dicehall.games.cubitos.arena:face_worths"),
    ),
    picture=imported("dicehall.games.cubitos.reports:picture"),
    pages=Pages(
        board=imported("dicehall.games.cubitos.online:course_plan"),
        goal=imported("dicehall.games.cubitos.online:goal"),
        own={
            "cards": OwnPage(
                "all cards with their texts",
                imported("dicehall.games.cubitos.board.cards:every_card"),
            )
        },
    ),
    requests={
        "plan": OwnRequest(
            "Show how a custom map is drawn, or what is wrong with it.",
            partial(load, "dicehall.games.cubitos.request_models:MapDrawn"),
            imported("dicehall.games.cubitos.online:plan_of_map"),
        ),
        "set": OwnRequest(
            "Show the warnings about a custom set of cards, and cards that somebody brings.",
            partial(load, "dicehall.games.cubitos.request_models:CardsChosen"),
            imported("dicehall.games.cubitos.online:set_told"),
        ),
    },
)
