"""The tables of every question, on the page about writing a bot, are what programs and models give."""

from __future__ import annotations

import re

import pytest
from scripts import question_tables

import dicehall
from dicehall.games.registry import OWN


def test_the_tables_of_the_page_are_up_to_date() -> None:
    page = question_tables.PAGE.read_text("utf-8")
    assert question_tables.written(page) == page, "run scripts/question_tables.py"


@pytest.mark.parametrize("game", OWN)
def test_every_question_that_is_met_is_in_a_table_with_its_form(game: str) -> None:
    asked = question_tables.asked_words(game)
    match = dicehall.new_match(game, players=2, seed="tables")
    bots = [dicehall.make_bot("random", game, f"tables/{seat}") for seat in range(2)]
    met = set()
    while not match.over():
        question = match.questions()[0]
        if question.asked not in met:
            met.add(question.asked)
            assert question.asked in asked[dicehall.explain(match, question)["form"]]
        match.answer(question, bots[question.seat].decide(match.view(question.seat), question))
    assert len(met) > 2


def test_every_part_that_is_linked_is_described() -> None:
    tables = question_tables.tables()
    linked = set(re.findall(r"\]\(#([a-z-]+)\)", tables))
    described = re.findall(r'<a id="([a-z-]+)">', tables)
    assert linked == set(described)
    assert len(described) == len(set(described))
