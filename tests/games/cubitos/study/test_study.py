"""The study counts what happened, and the same races give the same counts on any number of cores."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import ClassVar

import pytest
from tests.command.door import dicehall

from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.study.counts import Wins, difference
from dicehall.games.cubitos.study.race_watch import NONE, Watched, watch_race
from dicehall.games.cubitos.study.races import (
    Study,
    Without,
    drawn_gifts,
    levels_at,
    play_study,
    race_some,
)
from dicehall.games.cubitos.study.study_counts import StudyCounts


def watched(bought: tuple[dict[str, int], ...], shares: tuple[float, ...]) -> Watched:
    return Watched(bought, shares, rounds=10, busts=4, lead_changes=2)


def test_buyers_others_and_those_who_may_not_are_counted_apart() -> None:
    counts = StudyCounts()
    counts.add(
        *("", "one", ["bob", "muggles"], [set(), {"muggles"}]),
        watched(({"bob": 2, "muggles": 1}, {"bob": 1}), (1.0, 0.0)),
    )
    bob, muggles = counts.cards["bob"], counts.cards["muggles"]
    assert (bob.buyers.seats, bob.others.seats, bob.without.seats, bob.dice) == (2, 0, 0, 3)
    assert (muggles.buyers.seats, muggles.others.seats, muggles.without.seats) == (1, 0, 1)
    # Who may not buy muggles lost all, who may won all.
    assert counts.strength("muggles")[0] == pytest.approx(1)
    assert bob.buyers.mean == pytest.approx(0)
    assert counts.pairs["bob", "muggles"].seats == 1
    course = counts.tracks["one"]
    assert course.buyers == {"bob": 2, "muggles": 1}
    assert counts.races == {}
    assert (course.races, course.busts, course.player_rounds) == (1, 4, 20)
    assert course.seat_wins == {0: 1.0, 1: 0.0}
    assert course.length(0.5) == 10


def counted(study: Study, *batches: tuple[int, int]) -> StudyCounts:
    total = StudyCounts()
    for first, number in batches:
        race_some(study, first, number).count(total)
    return total


def test_it_does_not_matter_how_many_races_are_counted_at_a_time() -> None:
    study = Study("random", 2, "7", ("races", "sets"))
    whole = counted(study, (0, 4))
    assert counted(study, (0, 1), (1, 3)) == whole
    costs = dict.fromkeys(whole.cards, 5)
    assert json.loads(json.dumps(whole.save(costs)))["games"] == 4


def test_a_difference_has_its_error() -> None:
    one, other = Wins(), Wins()
    for number in range(400):
        one.add(0.5 if number % 2 else -0.5)
        other.add(-0.5)
    more, error = difference(one, other)
    assert more == pytest.approx(0.5)
    assert 0.04 < error < 0.06


def test_who_does_without_a_card_never_buys_it_and_all_else_as_before() -> None:
    class Buys:
        blind = True

        def decide(self, view: object, question: Question) -> int:
            return question.options[-1]

    game = from_options({"players": 2, "race": "1"})
    colour = game.cards[0].colour
    bots = [Without(Buys(), {colour}), Buys()]  # type: ignore[arg-type]
    seen = watch_race(game, bots, SeededDice("3"))  # type: ignore[arg-type]
    assert game.cards[0].id not in seen.bought[0]
    assert sum(seen.shares) == pytest.approx(1)


def test_dice_are_given_by_lot_and_no_two_players_get_the_same() -> None:
    lot = Stream("5")
    drawn = [drawn_gifts(lot, 4) for _ in range(400)]
    assert all(len(set(gifts)) == 4 for gifts in drawn)
    for seat in range(4):
        counts = Counter(gifts[seat] for gifts in drawn)
        assert set(counts) == {NONE, *range(8)}
        # An even lot gives each 44 times; one in ten thousand seats is off by so much.
        assert all(20 < number < 75 for number in counts.values())


def test_who_is_given_dice_has_them_from_the_trays() -> None:
    class Looks:
        blind = False
        seen: ClassVar[list[tuple[int, int, int]]] = []

        def decide(self, view: View, question: Question) -> int:
            state = view.state
            assert isinstance(state, CubitosState)
            self.seen.append((question.seat, state.players[0].discard[3], state.trays[3]))
            return question.options[0]

    game = from_options({"players": 2, "race": "1"})
    full = game.start().trays[3]
    watch_race(game, [Looks(), Looks()], SeededDice("3"), [3, NONE])  # type: ignore[list-item]
    assert Looks.seen[0][1:] == (2, full - 2)


def test_what_was_given_is_counted_against_those_who_were_given_nothing() -> None:
    counts = StudyCounts()
    for number in range(40):
        won = (1.0, 0.0, 0.0) if number % 2 else (0.0, 0.0, 1.0)
        counts.add_gifts(["bob", "", "muggles"], watched(({}, {}, {}), won))
    assert counts.gift_games == 40
    assert counts.games == 0
    assert counts.worth("bob")[0] == pytest.approx(0.5)
    assert counts.worth("muggles")[0] == pytest.approx(0.5)
    assert counts.ungiven.mean == pytest.approx(-1 / 3)


def test_races_random_sets_gifts_and_levels_come_by_turns() -> None:
    study = Study("greedy", 3, "1")
    turns = ["races", "sets", "gifts", "levels", "sets", "gifts"]
    assert [study.kind(number) for number in range(12)] == turns * 2
    assert len({study.options(number)["race"] for number in range(0, 60, 6)}) == 10
    assert len({study.options(number)["tracks"][0] for number in range(1, 25, 6)}) == 4
    # Races between levels are raced on both.
    assert ["race" in study.options(number) for number in range(3, 27, 6)] == [True, False] * 2
    assert all("race" in Study("greedy", 2, "1", ("races",)).options(n) for n in range(5))
    assert all("cards" in Study("greedy", 2, "1", ("sets",)).options(n) for n in range(5))


def test_levels_sit_in_every_seat_and_are_counted_apart() -> None:
    assert levels_at(2) == ("novice", "champion")
    assert levels_at(4) == ("novice", "skilled", "expert", "champion")
    study = Study("greedy", 2, "1", ("levels",))
    firsts = [study.seated_levels(number)[0] for number in range(0, 40, 20)]
    assert sorted(firsts) == ["champion", "novice"]
    counts = counted(study, (0, 2))
    assert (counts.games, counts.level_games) == (0, 2)
    (race,) = counts.races.values()
    (track,) = counts.tracks.values()
    for course in (race, track):
        assert course.races == 0
        assert sum(share.mean for share in course.levels.values()) == pytest.approx(0)


def test_two_processes_count_the_same_as_one() -> None:
    study = Study("greedy", 3, "5")
    alone, together = StudyCounts(), StudyCounts()
    for some in play_study(study, 12, 1):
        some.count(alone)
    for some in play_study(study, 12, 2):
        some.count(together)
    assert together == alone == counted(study, (0, 12))
    assert min(alone.games, alone.gift_games, alone.level_games) > 0


def test_the_command_prints_tables_and_writes_figures(tmp_path: Path) -> None:
    file = tmp_path / "study.json"
    told = dicehall(
        *("study", "cubitos", "--bot", "greedy", "--players", 2, "--games", 12, "--out", file)
    )
    assert told.status == 0, told.err
    assert "6 races, 2 players, all greedy; 4 with gifts; 2 between levels" in told.out
    saved = json.loads(file.read_text())
    assert (saved["games"], saved["gift_games"], saved["level_games"]) == (6, 4, 2)
    assert sum(race["races"] for race in saved["races"].values()) == 2
    assert max(map(len, told.out.splitlines())) <= 80
    assert "…" not in told.out
    # Nobody has to do without a card of a race, so nothing is known of its strength.
    races = dicehall("study", "cubitos", "--bot", "random", "--games", 2, "--of", "races")
    assert re.search(r"bob +[0-9]+ +\? +\? +\? ", races.out)
    refused = dicehall("study", "novodice")
    assert refused.err == "dicehall: novodice has no cards to study; cubitos has.\n"


def test_few_races_tell_no_figure_without_its_interval() -> None:
    told = dicehall("study", "cubitos", "--games", 3, "--bot", "greedy")
    assert told.status == 0, told.err
    counts = [word for word in told.out.split() if word[0] in "+-" and word[1:2].isdigit()]
    given_or_taken = re.findall(r"([+-]\d+\.\d) +±", told.out)
    assert sorted(counts) == sorted(given_or_taken)
    assert "100.0 0.0" not in told.out
