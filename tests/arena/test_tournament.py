"""A tournament: everybody meets everybody in every seat, on the same dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from dicehall.arena.playout import play_out
from dicehall.arena.standings import Standings
from dicehall.arena.tournament import Tournament, Variant
from dicehall.arena.tournament_games import TIMED, Played, play_fixtures, read_played
from dicehall.core.mistakes import BadOptions
from dicehall.core.sources import SeededDice
from dicehall.parallel.schedule import play_all

TWO = Tournament(
    "novodice", (Variant("", {"players": 2}),), ("greedy", "random"), 2, "two", 3, "faces"
)
RACES = Tournament(
    "cubitos",
    tuple(Variant(race, {"players": 3, "race": race, "rounds": 6}) for race in ("1", "4")),
    ("greedy", "random"),
    3,
    "races",
    2,
    "faces",
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_against_every_other_equally_often(players: int) -> None:
    variants = (Variant("1", {}), Variant("2", {}))
    tournament = Tournament("cubitos", variants, ("a", "b", "c"), players, "s", 5)
    seen: Counter[tuple[str, str, int, str]] = Counter()
    for number in range(tournament.games()):
        fixture = tournament.fixture(number)
        pairing = tournament.pairings()[fixture.pairing]
        seats = tournament.seats(pairing, fixture.seating)
        assert len(seats) == players
        one = tournament.bots[pairing.one]
        other = tournament.bots[pairing.others]
        assert seats.count(one) == 1
        assert seats.count(other) == players - 1
        variant = variants[fixture.variant].name
        seen[one, other, seats.index(one), variant] += 1
        if players == 2:
            seen[other, one, seats.index(other), variant] += 1
    assert len(seen) == 6 * players * 2
    assert set(seen.values()) == {5}


def test_all_games_of_a_deal_have_the_same_dice_whoever_plays() -> None:
    by_deal: dict[tuple[int, int], set[str]] = {}
    for number in range(RACES.games()):
        fixture = RACES.fixture(number)
        by_deal.setdefault((fixture.variant, fixture.deal), set()).add(RACES.dice_seed(fixture))
    assert [len(seeds) for seeds in by_deal.values()] == [1] * 4
    assert len(set.union(*by_deal.values())) == 4


def dice_of(tournament: Tournament) -> dict[int, str]:
    """Return the seed of the dice of every game."""
    fixtures = map(tournament.fixture, range(tournament.games()))
    return {fixture.number: tournament.dice_seed(fixture) for fixture in fixtures}


@pytest.mark.parametrize("players", [2, 3])
def test_no_dice_that_a_bot_from_outside_has_seen_fall_in_another_game(players: int) -> None:
    bots = ("greedy", "mine:Bot", "random", "exec:./theirs")
    variant = Variant("", {"players": players})
    tournament = Tournament("novodice", (variant,), bots, players, "secret", 4)
    seen_by: dict[str, list[str]] = {bot: [] for bot in bots}
    for number, seed in dice_of(tournament).items():
        fixture = tournament.fixture(number)
        names = tournament.seats(tournament.pairings()[fixture.pairing], fixture.seating)
        for name in set(names):
            seen_by[name].append(seed)
    for bot in ("mine:Bot", "exec:./theirs"):
        assert len(set(seen_by[bot])) == len(seen_by[bot])
    assert len(set(seen_by["greedy"])) < len(seen_by["greedy"])


def test_bots_from_outside_that_are_trusted_meet_the_same_dice() -> None:
    tournament = replace(TWO, bots=("greedy", "mine:Bot"), same_dice=True)
    assert dice_of(tournament) == dice_of(TWO)
    assert dice_of(replace(tournament, same_dice=False)) != dice_of(TWO)


def test_the_first_games_do_not_depend_on_how_many_are_wanted() -> None:
    more = replace(TWO, deals=9)
    assert play_fixtures(TWO, 0, 6).played == play_fixtures(more, 0, 6).played


def test_a_game_depends_on_its_number_alone() -> None:
    whole = play_fixtures(RACES, 0, RACES.games()).played
    pieces = play_fixtures(RACES, 5, 7).played + play_fixtures(RACES, 0, 5).played
    assert pieces == whole[5:12] + whole[:5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_do_not_depend_on_the_number_of_processes(jobs: int) -> None:
    whole = play_fixtures(RACES, 3, RACES.games() - 3).played
    batches = play_all(partial(play_fixtures, RACES), 3, RACES.games(), jobs)
    assert [game for batch in batches for game in batch.played] == whole


def test_some_games_are_timed_which_changes_none() -> None:
    races = replace(RACES, deals=3)
    assert races.games() > TIMED
    some = play_fixtures(races, 0, TIMED + 1)
    assert set(some.thinking) == {"greedy", "random"}
    timed = [some.played[0], some.played[TIMED]]
    assert sum(times.decisions for times in some.thinking.values()) == sum(
        game.decisions for game in timed
    )
    for times in some.thinking.values():
        assert times.longest >= times.seconds / times.decisions > 0
    # Otherwise played out, as a game that nobody times.
    fixture = RACES.fixture(TIMED)
    game = RACES.new_game(RACES.variants[fixture.variant])
    state = game.start()
    seats = RACES.seats(RACES.pairings()[fixture.pairing], fixture.seating)
    bots = RACES.new_bots(fixture, seats)
    play_out(game, state, bots, SeededDice(RACES.dice_seed(fixture)))
    assert tuple(game.scores(state)) == some.played[TIMED].scores


def test_a_game_is_a_line_that_reads_back() -> None:
    for game in play_fixtures(RACES, 0, 2).played + play_fixtures(TWO, 0, 2).played:
        assert "\n" not in game.line()
        assert read_played(game.line()) == game
    for wrong in ("", "{}", "[]", "null", '{"game":"x"}', "{"):
        with pytest.raises(ValueError, match="no game"):
            read_played(wrong)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("greedy",), "two bots at least"),
        (("greedy", "random", "greedy"), "greedy is named twice"),
        (("greedy", "nobody"), "there is no bot 'nobody'"),
    ],
)
def test_bots_that_cannot_meet_are_refused(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        replace(TWO, bots=bots).check()


def made_up(tournament: Tournament, winners: list[tuple[int, ...]]) -> list[Played]:
    """Make games up, by who wins them."""
    games = []
    for number, won in enumerate(winners):
        fixture = tournament.fixture(number)
        seats = tournament.seats(tournament.pairings()[fixture.pairing], fixture.seating)
        scores = tuple(int(seat in won) for seat in range(tournament.players))
        games.append(
            Played(number, "", fixture.deal, seats, scores, won, 10, 7, (1, 0), (2.0, -1.0))
        )
    return games


def test_standings_count_wins_ties_seats_and_busts() -> None:
    standings = Standings(TWO)
    # Greedy sits in seat 1, then in seat 2, and so on: it wins 3, ties 1, loses 2.
    standings.add(made_up(TWO, [(0,), (1,), (0, 1), (1,), (1,), (0,)]))
    saved = standings.save()
    greedy, other = saved["bots"]
    assert (greedy["bot"], greedy["wins"], greedy["ties"], greedy["seats"]) == ("greedy", 3, 1, 6)
    assert (other["wins"], other["ties"]) == (2, 1)
    assert greedy["plain"]["share"] == pytest.approx(3.5 / 6, abs=1e-6)
    assert other["plain"]["share"] == pytest.approx(2.5 / 6, abs=1e-6)
    assert saved["matrix"][0][1] == {
        key: greedy[key]
        for key in (
            *("games", "plain", "paired", "paired_shrinks"),
            *("luck_adjusted", "luck_adjusted_shrinks", "games_to_tell"),
        )
    }
    assert saved["matrix"][0][0] is None
    low, high = saved["matrix"][1][0]["paired"]["95"]
    assert [1 - high, 1 - low] == pytest.approx(greedy["paired"]["95"], abs=1e-6)
    assert saved["all"]["seats"][0]["share"] == pytest.approx(2.5 / 6, abs=1e-6)
    assert saved["all"]["bust_rate"] == pytest.approx(1 / 14, abs=1e-4)
    assert saved["all"]["rounds"] == {"7": 6}
    assert greedy["bust_rate"] == pytest.approx(3 / 42, abs=1e-4)


def test_a_seat_with_good_dice_is_no_proof_that_it_is_a_good_seat() -> None:
    # Whoever sits in seat 1 wins all games of the first deal and none of the second.
    tournament = replace(TWO, bots=("greedy", "random", "else"), deals=2)
    a_deal = tournament.games_a_deal()
    standings = Standings(tournament)
    winners: list[tuple[int, ...]] = [(game // a_deal,) for game in range(2 * a_deal)]
    standings.add(made_up(tournament, winners))
    first = standings.save()["all"]["seats"][0]
    assert first["share"] == 0.5
    # As sure as two games could make it, rather than twelve.
    low, high = first["95"]
    assert high - low > 0.75


def test_a_deal_that_is_not_finished_counts_plainly_but_not_as_a_pair() -> None:
    standings = Standings(TWO)
    standings.add(made_up(TWO, [(0,), (1,), (0,)]))
    cell = standings.save()["matrix"][0][1]
    assert cell["games"] == 3
    assert cell["plain"]["share"] == 1
    low_of_two = standings.save()["matrix"][0][1]["paired"]["95"][0]
    finished = Standings(TWO)
    finished.add(made_up(TWO, [(0,), (1,)]))
    assert low_of_two == finished.save()["matrix"][0][1]["paired"]["95"][0]


def test_the_stronger_bot_is_found_the_stronger() -> None:
    tournament = replace(TWO, deals=15)
    standings = Standings(tournament)
    standings.add(play_fixtures(tournament, 0, tournament.games()).played)
    saved = standings.save()
    greedy, other = saved["bots"]
    assert greedy["paired"]["95"][0] > 0.5 > other["paired"]["95"][1]
    assert greedy["rating"]["mu"] > other["rating"]["mu"]


def test_at_larger_tables_the_one_goes_round_all_seats() -> None:
    standings = Standings(RACES)
    standings.add(play_fixtures(RACES, 0, RACES.games()).played)
    saved = standings.save()
    assert saved["even_share"] == pytest.approx(1 / 3, abs=1e-6)
    cell = saved["matrix"][0][1]
    assert cell["games"] == 2 * 2 * 3
    # The other way round it is another table: one random among two greedy ones.
    assert saved["bots"][0]["seats"] == 12 + 2 * 12
    assert cell["plain"]["share"] > 1 / 3 > saved["matrix"][1][0]["plain"]["share"]
    assert [row["course"] for row in saved["courses"]] == ["1", "4"]
    assert sum(seat["share"] for seat in saved["all"]["seats"]) == pytest.approx(1, abs=1e-5)
