"""A bay has one number: in the option that fills it, in what is sent of it, and in every sentence."""

from __future__ import annotations

import re

import pytest
from tests.laws.playing import play_on

from dicehall.core.match import Match
from dicehall.games.explain import happened, question_of, view_of
from dicehall.games.novodice.board.wording import NovoDiceWording
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.events import Exchanged, Placed
from dicehall.games.registry import new_game
from dicehall.locales import LANGUAGES, Catalogue

LIONS = {"faces": ["lion", "lion", "gear"]}
PLENTY = {
    "dice": {"A": LIONS, "B": LIONS, "X": LIONS},
    "lions_by_value": dict.fromkeys(("0", "1", "2", "5", "10", "20"), 1),
}
"""Tiles enough that bays are full and tiles are exchanged."""
WORD = {"en": "bay", "de": "Laderaum", "uk": r"відсік\w*"}


def number_in(text: str, word: str = "bay") -> int | None:
    """Return the number behind the word for a bay; none where no bay is named."""
    found = re.search(rf"\b{word} (\d)", text)
    return None if found is None else int(found[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bay_has_the_same_number_wherever_it_is_named(language: str) -> None:
    game = new_game("novodice", {"players": 2, "components": PLENTY})
    assert isinstance(game, NovoDice)
    wording = NovoDiceWording(game.box, ("Mira", "Otto"), Catalogue(language))
    word = WORD[language]
    seen = set()

    def visit(match: Match) -> None:
        for event in match.events():
            if not isinstance(event, Placed | Exchanged):
                continue
            sent = happened(game, event)
            said = wording.say(sent["said"])
            assert sent["bay"] == event.bay == number_in(said, word)
            bays = view_of(game, match.state)["players"][event.seat]["bays"]
            assert event.tile in bays[sent["bay"] - 1]["tiles"]
            seen.add(type(event))
        for question in match.questions():
            if question.choice.name() != "place":
                continue
            offers = wording.offers(match, question)
            for option, offer in zip(
                question_of(match, question, True)["options"], offers, strict=True
            ):
                assert option["bay"] == number_in(option["text"]) == number_in(offer.text, word)

    for seed in range(2):
        play_on(Match(game), f"bays/{seed}", visit)
    assert seen == {Placed, Exchanged}
