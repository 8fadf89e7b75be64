"""Every verb serves every game."""

from __future__ import annotations

import json
from pathlib import Path

from tests.any_game.games import every_game, plan_of, written_record
from tests.command.door import assert_one_sentence, dicehall

from dicehall.arena.luck_measures import FACES
from dicehall.arena.standings import Standings
from dicehall.arena.tournament import Tournament, Variant
from dicehall.arena.tournament_games import play_fixtures
from dicehall.games.registry import game_names, kit_of
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.reports.arena import ArenaReport


@every_game
def test_bots_play_many_games_of_it(game: str) -> None:
    told = dicehall("simulate", game, "--games", 2, "--bots", "random,random", "--json")
    assert told.status == 0, told.err
    assert json.loads(told.out)["games"] == 2


@every_game
def test_a_tournament_of_it_is_played_and_reported(game: str) -> None:
    plan = plan_of(game)
    variants = (Variant("", plan.options),)
    tournament = Tournament(game, variants, plan.bots, 2, "any game", 1, FACES)
    tournament.check()
    standings = Standings(tournament)
    standings.add(play_fixtures(tournament, 0, tournament.games()).played)
    result = {
        "game": game,
        "bots": list(plan.bots),
        "players": 2,
        "courses": [""],
        "seed": "any game",
        "games": standings.games,
        "games_wanted": standings.games,
        "deals": 1,
        "luck": FACES,
        "command": "dicehall arena",
        "results": standings.save(),
    }
    for language in LANGUAGES:
        page = ArenaReport(result, Catalogue(language)).html()
        assert kit_of(game).title in page


@every_game
def test_its_records_are_verified_replayed_and_judged(game: str, tmp_path: Path) -> None:
    record = written_record(game, tmp_path)
    assert dicehall("verify", record).status == 0
    told = dicehall("replay", record)
    assert told.status == 0, told.err
    assert told.out.count("\n") > 3
    told = dicehall("report", record)
    assert told.status == 0, told.err
    assert kit_of(game).title in record.with_suffix(".html").read_text("utf-8")


@every_game
def test_its_box_is_shown(game: str) -> None:
    told = dicehall("components", game)
    assert told.status == 0, told.err
    assert told.out.strip()


@every_game
def test_its_odds_are_told_or_said_to_be_unknown(game: str) -> None:
    own = kit_of(game).command
    if own is None or own.odds is None:
        assert_one_sentence(dicehall("odds", game), f"the odds of {game} are not known")
    else:
        assert dicehall("odds", game, "--help").status == 0


@every_game
def test_a_case_of_its_rules_is_checked(game: str, tmp_path: Path) -> None:
    case = tmp_path / "case.toml"
    case.write_text(
        f'game = "{game}"\n[[case]]\nrule = "Nobody plays with a hundred."\n'
        'options = { players = 100 }\nimpossible = "players"\n'
    )
    told = dicehall("check", case)
    assert (told.status, told.out.splitlines()[-1]) == (0, "1 passed, 0 failed")


@every_game
def test_an_option_of_another_game_is_refused(game: str) -> None:
    own = [option.name for option in kit_of(game).options]
    for other in game_names():
        for option in kit_of(other).options:
            if option.name not in own:
                written = f"--{option.name.replace('_', '-')}"
                told = dicehall("simulate", game, written, option.least or "any")
                assert_one_sentence(told, f"{written} belongs to {other}")
