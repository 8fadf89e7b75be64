"""The public door: what `import dicehall` offers, and that it does what it says."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

import dicehall
from dicehall.bots.registry import adviser_of

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
GAMES = dicehall.game_names()


def new_match(game: str, seed: str = "7") -> dicehall.Match:
    return dicehall.new_match(game, seed=seed, players=2)


def played(game: str, dice: dicehall.DiceSource | None = None, answers: int = 0) -> dicehall.Match:
    """Return a match among random bots, over or after some answers."""
    match = dicehall.new_match(game, dice=dice or dicehall.SeededDice("7"), players=2)
    bots = [dicehall.make_bot("random", game, f"7/{seat}") for seat in range(2)]
    while not match.over() and (not answers or len(match.steps) < answers):
        question = match.questions()[0]
        match.answer(question, bots[question.seat].decide(match.view(question.seat), question))
    return match


def test_what_is_visible_is_what_is_listed() -> None:
    for name in dicehall.__all__:
        assert getattr(dicehall, name).__module__.startswith("dicehall.")
    visible = [
        name
        for name in dir(dicehall)
        if not name.startswith("_") and not isinstance(getattr(dicehall, name), ModuleType)
    ]
    assert visible == sorted(dicehall.__all__) == dicehall.__all__


def test_no_listed_name_is_that_of_a_module_behind_it() -> None:
    modules = {path.stem for path in Path(dicehall.__file__).parent.iterdir()}
    assert not modules & set(dicehall.__all__)


def test_every_listed_name_stands_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    for name in dicehall.__all__:
        assert f"`{name}" in page, name


def test_a_name_that_is_not_there_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'dicehall' has no attribute 'nothing'"):
        dicehall.nothing  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("game", GAMES)
def test_options_of_a_match_and_of_a_view_know_their_texts(game: str) -> None:
    match = new_match(game)
    question = match.questions()[0]
    options = match.options(question)
    assert [option.number for option in options] == question.options
    assert [option.text for option in options] == [
        match.text(question, number) for number in question.options
    ]
    assert match.view(question.seat).options(question) == options


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_an_option_its_number_or_its_text(game: str) -> None:
    states = []
    for answer in range(3):
        match = new_match(game)
        question = match.questions()[0]
        option = match.options(question)[-1]
        match.answer(question, (option, option.number, option.text)[answer])
        states.append(match.state)
    assert states[0] == states[1] == states[2] != new_match(game).state


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_comes_too_late_or_is_not_offered_is_refused_and_changes_nothing(
    game: str,
) -> None:
    match = new_match(game)
    question = match.questions()[0]
    option = match.options(question)[-1]
    with pytest.raises(dicehall.Mistake, match="'a dragon' is not offered"):
        match.answer(question, "a dragon")
    match.answer(question, option)
    before = match.state.copy()
    for late in (option, option.number, option.text, "a dragon"):
        with pytest.raises(dicehall.Mistake, match=r"is at turn|is not asked"):
            match.answer(question, late)
    assert match.state == before


@pytest.mark.parametrize("game", GAMES)
def test_a_question_says_in_a_word_what_it_asks(game: str) -> None:
    match = new_match(game)
    question = match.questions()[0]
    match.answer(question, question.options[0])
    assert question.asked in [step.asked for step in match.steps]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_dice_and_none_gives_others(game: str) -> None:
    assert new_match(game).steps == new_match(game).steps
    seeds = {
        match.source.origin()["seed"]
        for match in (dicehall.new_match(game), dicehall.new_match(game))
        if match.source is not None
    }
    assert len(seeds) == 2


def test_seed_and_dice_together_are_refused() -> None:
    with pytest.raises(dicehall.Mistake, match="give seed or dice, not both"):
        dicehall.new_match("novodice", seed="7", dice=dicehall.SeededDice("7"))


def test_options_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(dicehall.Mistake, match="has no option size"):
        dicehall.new_game("novodice", size=3)
    with pytest.raises(dicehall.Mistake, match="there is no game chess"):
        dicehall.new_match("chess")


@pytest.mark.parametrize("game", GAMES)
def test_advice_weighs_every_option_and_begins_with_the_best(game: str) -> None:
    match = new_match(game)
    question = match.questions()[0]
    weighed = dicehall.advise(match, question)
    assert sorted(one.option for one in weighed) == sorted(question.options)
    worths = [one.worth for one in weighed]
    assert worths == sorted(worths, reverse=True)
    adviser = dicehall.make_bot(adviser_of(game), game, "7")
    assert adviser.decide(match.view(question.seat), question) == weighed[0].option


@pytest.mark.parametrize("game", GAMES)
def test_the_odds_of_a_match_are_those_of_the_view_of_who_is_asked(game: str) -> None:
    match = new_match(game)
    view = match.view(match.questions()[0].seat)
    found = dicehall.odds(match)
    assert found == dicehall.odds(view) == dicehall.odds(match, view.seat)
    assert all(0 <= chance <= 1 for chance in found.chances.values())
    for chances in found.amounts.values():
        assert 0 < sum(chances.values()) <= 1 + 1e-9


def test_odds_that_are_not_known_are_refused_in_a_sentence() -> None:
    match = new_match("novodice")
    idle = 1 - match.questions()[0].seat
    with pytest.raises(dicehall.Mistake, match="has no dice to roll or to keep"):
        dicehall.odds(match, idle)
    with pytest.raises(dicehall.Mistake, match="there is no seat 2; seats are counted from 0 to 1"):
        dicehall.odds(match, 2)
    with pytest.raises(dicehall.Mistake, match="there is no tile dragon"):
        dicehall.odds(match, aim="dragon")
    with pytest.raises(dicehall.Mistake, match="has no space 'Z9'"):
        dicehall.odds(new_match("cubitos"), aim="Z9")


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_advised_and_explained_as_its_match_is(game: str) -> None:
    match = new_match(game)
    question = match.questions()[0]
    view = match.view(question.seat)
    assert dicehall.explain(view, question) == dicehall.explain(match, question)
    assert [one.worth for one in dicehall.advise(view, question)] == [
        one.worth for one in dicehall.advise(match, question)
    ]
    assert view.state == match.state


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_saved_loaded_and_verified(game: str, tmp_path: Path) -> None:
    match = played(game)
    record = dicehall.record_of(match, ("Ada", "Oleh"))
    assert record.origin == {"source": "seeded", "seed": "7"}
    file = tmp_path / "game.json"
    file.write_text(f"{record.text()}\n", "utf-8")
    assert dicehall.load(file) == dicehall.load(str(file)) == [record]
    assert dicehall.read_record(record.text()) == record
    dicehall.verify(record)
    replay = dicehall.replay(record)
    replay.finish()
    assert replay.match.state == match.state
    assert replay.match.winners() == match.winners()


def test_a_record_that_was_changed_differs() -> None:
    text = dicehall.record_of(played("novodice"), ("a", "b")).text()
    with pytest.raises(dicehall.Difference, match="the seed gives"):
        dicehall.verify(dicehall.read_record(text.replace('"seed":"7"', '"seed":"8"')))


def test_the_secret_of_fair_dice_is_in_a_record_when_the_game_is_over_and_not_before() -> None:
    dice = dicehall.FairDice(b"s" * 32, ["ab" * 16, "cd" * 16], "table")
    unfinished = dicehall.record_of(played("novodice", dice, answers=5), ("a", "b"))
    assert "secret" not in unfinished.origin
    dicehall.verify(unfinished)
    whole = dicehall.record_of(played("novodice", dice), ("a", "b"))
    assert whole.origin["secret"] == (b"s" * 32).hex()
    dicehall.verify(whole)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_state_out(game: str) -> None:
    rules = dicehall.new_game(game, players=2)
    state = rules.start()
    bots = [dicehall.make_bot("random", game, "7") for _ in range(2)]
    assert dicehall.play_out(rules, state, bots, dicehall.SeededDice("7")) > 0
    assert state.flow.over()


def test_scenarios_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text(
        'game = "novodice"\n[[case]]\nrule = "first"\nsteps = [{ throws = "nothing" }]\n', "utf-8"
    )
    (outcome,) = dicehall.check(file)
    assert (outcome.case, outcome.passed, outcome.step) == ("first", False, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_decisions_of_a_record_come_with_the_positions_they_were_made_in(game: str) -> None:
    match = played(game)
    record = dicehall.record_of(match, ("one", "two"))
    again = dicehall.new_match(game, seed="7", players=2)
    made = 0
    for decision in dicehall.decisions(record):
        question = again.questions()[0]
        assert decision.view.state == again.state
        assert (decision.question.seat, decision.question.turn) == (question.seat, question.turn)
        assert decision.question.options == question.options
        assert again.text(question, decision.option) == decision.text
        again.answer(question, decision.option)
        made += 1
    assert again.over()
    assert made == sum(step.asked != "roll" for step in record.steps)
