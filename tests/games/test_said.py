"""Everything that the games have to say can be said in every language, in every shape of its arguments."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.said_shapes import GAMES, OF_OWNERS, SAMPLES, kept_here, sent, shapes

import dicehall
from dicehall.games.cubitos.cards.own_cards import read_own_cards
from dicehall.games.cubitos.explain.sentences import own_texts
from dicehall.games.said import said, seat, verbatim
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.locales.speaker import Speaker, counted

NAMES = ("Mira", "Otto", "Juno", "Zoé")
FROM_ONE = ("round", "roll", "slot", "bay", "leg")
"""Arguments that are counted from 1 wherever they are shown."""
PAGE_ONLY = {"push", "pass"}
"""What only pages say by its name; elsewhere it is said in full."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_said_in_every_language(game: str, language: str) -> None:
    catalogue = Catalogue(language)
    speaker = Speaker(game, catalogue, NAMES)
    found = sent(game) | kept_here(game)
    assert len(found) > 60
    for shape, what in found.items():
        if shape[0] in PAGE_ONLY:
            continue
        if isinstance(what, str) or (isinstance(what, dict) and "id" in what):
            assert catalogue.has(f"{game}-{shape[0]}") or shape[0].startswith(OF_OWNERS), shape
        text = speaker.say(what)
        assert not re.search(r"[{}_$]", text), (shape, text)
        assert text or what == [], shape


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_counts_from_0(game: str) -> None:
    for shape, what in (sent(game) | kept_here(game)).items():
        args: dict[str, Any] = what.get("args", {}) if isinstance(what, dict) else {}
        assert all(args[name] >= 1 for name in FROM_ONE if name in args), shape


@pytest.mark.parametrize("game", GAMES)
def test_every_message_that_the_code_builds_was_among_them(game: str) -> None:
    folder = Path(dicehall.__file__).parent / "games" / game / "explain" / "said"
    code = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    built = set(re.findall(r'\bsaid\(\s*"([a-z_-]+)"', code))
    assert len(built) > 15
    assert built - {shape[0] for shape in sent(game) | kept_here(game)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tries_every_shape_that_is_sent(game: str) -> None:
    tried = shapes(json.loads(SAMPLES.read_text("utf-8"))[game])
    assert set(tried) == set(sent(game)), "run python -m tests.games.said_shapes"


def test_equal_things_in_a_list_are_counted() -> None:
    def dice(kind: str, count: int) -> Any:
        return said(f"dice-{kind}", count=count)

    things = [dice("red", 1), dice("light", 2), dice("red", 1), "nothing", "nothing"]
    assert counted(things) == [dice("red", 2), dice("light", 2), "nothing", "nothing"]


@pytest.mark.parametrize(("language", "players"), [("en", "Mira, Otto and Juno"), ("de", "und")])
def test_the_last_of_several_players_comes_after_an_and(language: str, players: str) -> None:
    speaker = Speaker("novodice", Catalogue(language), NAMES)
    assert players in speaker.say([seat(0), seat(1), seat(2)])
    assert speaker.say([seat(1)]) == "Otto"


def test_a_chance_is_a_percentage_and_a_verbatim_name_stays_as_it_is() -> None:
    speaker = Speaker("cubitos", Catalogue("de"), NAMES)
    assert speaker.say(said("risk", chance={"n": 1, "d": 4})) == "25 % Fehlwurf"
    assert speaker.say(verbatim("C7")) == "C7"


def test_a_tile_that_an_owner_has_added_is_called_by_its_own_name() -> None:
    speaker = Speaker("novodice", Catalogue("uk"), NAMES)
    assert speaker.say("tile-space_whale") == "Space Whale"
    assert speaker.say(said("count-comet", count=3)) == "3 × Comet"


def test_a_card_that_somebody_brought_has_its_own_words() -> None:
    text = (Path(__file__).parents[2] / "examples" / "own_cards.toml").read_text("utf-8")
    own = own_texts(read_own_cards(text), Catalogue("en"))
    speaker = Speaker("cubitos", Catalogue("en"), NAMES, own)
    assert speaker.say("card-night_owl") == "Night Owl"
    assert speaker.say("does-night_owl-run").startswith("1 move for every 3")
