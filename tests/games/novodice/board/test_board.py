"""The NovoDice board: rows, chances, sets, words for every event and every question."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest
from rich.cells import cell_len
from tests.terminal.person import played_record

from dicehall.bots.random import RandomBot
from dicehall.core.chances import chance_of_number
from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.events import Event
from dicehall.core.match import Match
from dicehall.core.mistakes import BadDice
from dicehall.core.question import Answer
from dicehall.core.record import Replay
from dicehall.core.sources import SeededDice
from dicehall.games.novodice.board.board import NovoBoard
from dicehall.games.novodice.board.dice_entry import read_dice
from dicehall.games.novodice.board.wording import NovoDiceWording
from dicehall.games.novodice.explain.bays import combination
from dicehall.games.novodice.explain.machine_rows import arranged, run
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules import events
from dicehall.games.novodice.rules.components import FACES, ROW_BASE, components, face_of
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.terminal.board import board_of
from dicehall.terminal.board_part import Part

NAMES = ("Mira", "Otto", "Juno", "Zoé")
EVENTS = [
    events.Began(0),
    events.TurnBegan(1),
    events.Rolled(0, 2, "A-lion B-gear X-pawn"),
    events.Rolled(0, 3, "nothing"),
    events.Kept(0, 1, "A-suitcase A-lion"),
    events.Kept(0, 1, "nothing"),
    events.TookExtraDice(0, 1),
    events.TookExtraDice(0, 3),
    events.Claimed(0, "john_boy", "row"),
    events.Claimed(0, "novo_cola", "lions"),
    events.Claimed(0, "slimer", "free choice"),
    events.TookTrash(0),
    events.GotNothing(0),
    events.Placed(0, "spike", 2, 14),
    events.Exchanged(0, "spike", "trash", 3, 5),
    events.Dropped(0, "warp_cell"),
    events.BaysFilled(1),
    events.GameEnded(-1, (12, 30, 5, 7), (1,)),
    events.GameEnded(-1, (30, 30, 5, 7), (0, 1)),
]


def board(players: int = 4, language: str = "en") -> NovoBoard:
    return NovoBoard(NovoDice(players), NAMES[:players], Catalogue(language))


def wording(language: str = "en") -> NovoDiceWording:
    return board(language=language).wording


def test_drawn_rows_are_as_long_as_the_rules_make_them() -> None:
    # Three symbols and the lion, in every way to fill the three slots.
    fillings = [
        list(cells) for size in range(4) for cells in combinations_with_replacement(range(4), size)
    ]
    for slots in product(fillings, repeat=3):
        rows = arranged([list(slot) for slot in slots])
        drawn = sorted(face_of(row[0] or 0) * ROW_BASE + run(row) for row in rows if run(row))
        assert drawn == longest_rows([list(slot) for slot in slots]), slots
        for place, slot in enumerate(slots):
            assert sorted(cell for row in rows if (cell := row[place]) is not None) == slot


def test_the_chance_of_several_dice_agrees_with_counting_all_outcomes() -> None:
    dice = NovoDice(2).dice
    for loose in ([3, 2, 0], [1, 0, 2], [0, 1, 1]):
        for face, least in product(range(FACES), range(1, 4)):
            counted = sum(
                times
                for cells, times in outcomes(dice, loose)
                if sum(cell % FACES == face for cell in cells) >= least
            )
            expected = Fraction(counted, ways(dice, loose))
            assert chance_of_number(dice, loose, face, least) == expected


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        ([], "no set yet"),
        (["trash", "slimer", "spike"], "no set yet"),
        (["slimer", "slimer", "slimer"], "3 suitcases: ×2"),
        (["slimer", "spike", "spike", "mr_smith", "slimer"], "5 suitcases: ×4"),
        (["slimer", "med_bay", "novo_cola", "john_boy"], "4 different: ×2"),
        (["slimer", "med_bay", "novo_cola", "john_boy", "lady_dice"], "5 different: ×3"),
        (["slimer", "slimer", "novo_cola", "john_boy", "med_bay"], "4 different: ×2"),
    ],
)
def test_a_bay_says_which_set_counts(tiles: list[str], said: str) -> None:
    box = components()
    bay = sorted(box.tile(tile) for tile in tiles)
    assert wording().set_of(bay) == said
    assert (combination(box, bay) is None) == (said == "no set yet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_line(language: str) -> None:
    shown = board_of(NovoDice(4), NAMES, Catalogue(language))
    texts = [line.text for event in EVENTS for line in shown.lines(event)]
    assert len(set(texts)) == len(EVENTS)
    assert {type(event) for event in EVENTS} == {
        kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)
    } - {Event}
    for text in texts:
        assert "_" not in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_of_a_game_is_said_in_words(language: str) -> None:
    game = NovoDice(4)
    shown = board_of(game, NAMES, Catalogue(language))
    asked: set[str] = set()
    for seed in ("a", "b"):
        source, bot = SeededDice(seed), RandomBot(seed)
        match = Match(game)
        while not match.over():
            if match.throws():
                throw = match.throws()[0]
                shown.match = match
                assert shown.asked_to_roll(throw)
                assert shown.watched_roll(throw)
                match.roll(source)
                continue
            question = match.questions()[0]
            shown.match = match
            assert "{" not in shown.asked(question)
            assert NAMES[question.seat] in shown.watched(question)
            if not shown.uses_tray(question):
                offers = shown.offers(question)
                assert [offer.option for offer in offers] == question.options
                assert len({offer.text for offer in offers}) == len(offers)
                asked |= {offer.text.split()[0] for offer in offers}
            match.play(Answer(question.seat, question.turn, bot.decide(None, question)))
    assert asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_exchanges_drops_and_free_choices_are_said_in_words(language: str) -> None:
    game = NovoDice(2)
    shown = board_of(game, NAMES[:2], Catalogue(language))
    full = "spike trash trash trash trash"
    state = game.position(
        {
            "bays": {"1": [full, "trash " * 5, "trash " * 4]},
            "hand": "john_boy novo_food",
            "next": "place",
        }
    )
    match = Match(game, state=state)
    shown.show(match, 0)
    question = match.questions()[0]
    surplus = shown.asked(question)
    assert len(shown.offers(question)) == 2
    match.play(Answer(0, question.turn, match.find(question, "john_boy to bay 3")))
    shown.show(match, 0)
    question = match.questions()[0]
    assert shown.asked(question) != surplus
    offers = {match.text(question, offer.option): offer for offer in shown.offers(question)}
    assert offers["novo_food for spike in bay 1"].gain == "1 → 10  +9"
    assert offers["novo_food for john_boy in bay 3"].gain == "20 → 10  -10"
    assert offers["drop novo_food"].gain == "±0"


def test_dice_are_read_letter_by_letter_by_name_and_in_full() -> None:
    dice, throw = NovoDice(4).dice, Throw(0, 0, [2, 1, 1, 0])
    wanted = dice.parse("A-lion A-suitcase B-gear X-pawn")
    for typed in (
        "lsgp",
        "L S G P",
        "ls gp",
        "suitcase lion gear pawn",
        "s,l,g,p",
        "X-pawn A-lion b-gear a-s",
    ):
        assert read_dice(wording(), dice, throw, typed) == wanted, typed
    assert read_dice(wording("de"), dice, throw, "Löwe k zf") == wanted
    assert read_dice(wording("uk"), dice, throw, "лкшф") == wanted
    assert read_dice(wording("uk"), dice, throw, "A-лев A-К B-шестірня X-фішка") == wanted


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Nothing is typed yet; you rolled A A B X."),
        ("l", "That is 1 die; you rolled A A B X."),
        ("lsgpp", "That is 5 dice; you rolled A A B X."),
        ("lsg7", "“7” is not a symbol. Use the letters above."),
        ("A-lion A-lion A-lion X-lion", "That is 4 dice; you rolled A A B X."),
        ("A-unicorn", "“A-unicorn” is not a symbol. Use the letters above."),
        ("Q-lion", "“Q-lion” is not a symbol. Use the letters above."),
        ("llls", "Die X has no suitcase. Look again."),
    ],
)
def test_dice_that_do_not_fit_are_refused_in_a_sentence(typed: str, said: str) -> None:
    throw = Throw(0, 0, [2, 1, 1, 0])
    with pytest.raises(BadDice) as refusal:
        read_dice(wording(), NovoDice(4).dice, throw, typed)
    assert str(refusal.value) == said


def test_an_owner_may_rename_symbols_and_add_tiles() -> None:
    override: dict[str, object] = {
        "symbols": ["suitcase", "bandage", "lightning", "cutlery", "pawn", "gear"],
        "tiles": {"space_goat": {"symbol": "pawn", "count": 1, "value": 2}},
    }
    game = NovoDice(2, override)
    shown = NovoBoard(game, NAMES[:2], Catalogue("de"))
    assert shown.wording.tile(game.box.tile("space_goat")) == "Space Goat"
    assert "°" not in shown.wording.value(game.box.tile("space_goat"))
    assert "°" in shown.wording.value(game.box.tile("spike"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_symbol_and_the_house_figures(language: str) -> None:
    shown = board(language=language)
    page = shown.help().plain
    for face in range(FACES):
        assert shown.wording.symbol(face) in page
    assert "°" in page


ROOMS = {
    "strips": [(79, 4), (105, 4)],
    "machine": [(19, 8), (24, 8), (38, 16)],
    "warehouse": [(59, 8), (62, 8), (59, 16), (62, 16)],
    "bays": [(78, 10), (104, 10)],
}
"""The rooms the panels have in windows of 80 columns, 120 and 140."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_drawn_beyond_its_room_in_a_whole_game(language: str) -> None:
    game, record = played_record("y", players=4)
    shown = NovoBoard(game, NAMES, Catalogue(language))
    replay = Replay(game, record)
    while not replay.done():
        replay.step()
        if len(replay.match.steps) % len(LANGUAGES) != LANGUAGES.index(language):
            continue
        match = replay.match
        shown.show(match, max(shown.state.active, 0))
        for panel in shown.panels():
            for width, height in ROOMS[panel.id or ""]:
                drawn = panel.draw(width, height)
                assert len(drawn) <= height, panel.id
                assert max(width_of(line) for line in drawn) <= width, (panel.id, drawn)
        tray = shown.dice_tray
        if match.throws():
            tray.open_throw(match.throws()[0], True)
        elif match.questions()[:1] and shown.uses_tray(match.questions()[0]):
            tray.open(match.questions()[0], True)
            tray.picked = [0]
        else:
            tray.close()
        for width, height in ((78, 6), (104, 11)):
            drawn = tray.draw(width, height)
            assert len(drawn) <= height, drawn
            assert max([width_of(line) for line in drawn], default=0) <= width, drawn


def width_of(line: list[Part]) -> int:
    return sum(cell_len(part if isinstance(part, str) else part[0]) for part in line)
