"""The kit of NovoDice: what it brings to the rest of dicehall, and where that is."""

from __future__ import annotations

from functools import partial
from typing import Final

from dicehall.games.kit import Arena, Bots, Box, Command, Explain, Kit, Rules, Trial, imported, load

MOST_DECISIONS: Final = imported("dicehall.games.novodice.trials:most_decisions")

KIT: Final = Kit(
    name="novodice",
    title="NovoDice",
    package=__package__,
    players=(2, 4),
    rules=Rules(
        new=imported("dicehall.games.novodice.game:from_options"),
        trials=(
            Trial("novodice", imported("dicehall.games.novodice.trials:players"), MOST_DECISIONS),
            Trial(
                "novodice with other components",
                imported("dicehall.games.novodice.trials:other_components"),
                MOST_DECISIONS,
            ),
        ),
    ),
    bots=Bots(
        names=("random", "novice", "apprentice", "greedy", "skilled", "expert", "champion"),
        make=imported("dicehall.games.novodice.bots.levels:novodice_bot"),
    ),
    models=partial(load, "dicehall.games.novodice.models:MODELS"),
    explain=Explain(
        question=imported("dicehall.games.novodice.explain.questions:novodice_details"),
        briefing=imported("dicehall.games.novodice.explain.said.briefing:briefing_of"),
        odds=imported("dicehall.games.novodice.odds.point:seat_odds"),
    ),
    encoding=imported("dicehall.games.novodice.encoding.encoding:NovoEncoding"),
    board=imported("dicehall.games.novodice.board.board:NovoBoard"),
    command=Command(odds=partial(load, "dicehall.games.novodice.command.odds:novodice_odds")),
    box=Box(
        contents=imported("dicehall.games.novodice.box:box_of_novodice"),
        model=partial(load, "dicehall.games.novodice.box_models:NovoDiceContent"),
        show=imported("dicehall.games.novodice.command.box:print_box"),
        figures=imported("dicehall.games.novodice.command.box:figures_of"),
    ),
    arena=Arena(
        watch=imported("dicehall.games.novodice.arena:NovoWatch"),
        face_worths=imported("dicehall.games.novodice.arena:face_worths"),
    ),
    picture=imported("dicehall.games.novodice.reports:picture"),
)
