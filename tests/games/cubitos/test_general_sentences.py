"""Every general sentence of the rules pages, and whether a card breaks it.

A sentence that says "always", "every" or "never" of a mechanic is easily made false by one of 56 cards. Each
stands here with what would break it, asked of the words of every card; what the page says about such cards
must stand on it, too. So must the names of cards where a sentence names them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import pytest

from dicehall.games.cubitos.box import facts_of
from dicehall.games.cubitos.cards import ALL_CARDS, telling
from dicehall.games.cubitos.cards.ability import MOST
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, RUN_PHASE_END, WOULD_BUST
from dicehall.games.cubitos.explain.sentences import COUNTED, SAID
from dicehall.games.cubitos.rules.dice import BROWN
from dicehall.locales import Catalogue

LANGUAGES = ("en", "de", "uk")
GENERAL = re.compile(
    r"\b(always|every|everybody|everything|each|whenever|never|all|only|any|nobody|cannot|must|no)\b",
    re.I,
)
"""Words of sentences that speak of all cases."""
START_DIE = 1 << 9


def rules_page(language: str) -> str:
    """Return the rules that the page shows."""
    return (files("dicehall.games.cubitos") / f"texts/{language}/rules.md").read_text("utf-8")


PAGES = {"the app": rules_page("en"), "the docs": Path("docs/cubitos.md").read_text("utf-8")}


def sentences(page: str) -> list[str]:
    """Return the sentences of a page; what a table says of single cards is none of them."""
    page = re.sub(r"(?s)\n## The cards\n.*?(?=\n## )", "\n", page)
    page = re.sub(r"(?m)^#.*$", "\n", page)
    page = re.sub(r"(?<=[^\n|])\n *(?=[^\s|#\-\d])", " ", page)
    found: list[str] = []
    for line in page.split("\n"):
        plain = re.sub(r"[*`]|^[\s|\-]+|^\d\. ", "", line)
        found += re.split(r"(?<=[.!?:])\s+(?=[A-Z“\[])|\s*\|\s*", plain)
    return [sentence for sentence in found if sentence]


def tells(card: Card, *whats: str) -> bool:
    """Return whether a card brings something of these kinds, whenever it is."""
    return any(one.what in whats for moment in card.tells for one in moment)


def touches_the_start_die(card: Card) -> bool:
    """Return whether a card lets dice be lost, given, gained or borrowed, and the start die among them."""
    whats = (telling.DIE_LOST, telling.DIE_GIVEN, telling.DIE_GAINED, telling.DIE_BORROWED)
    return any(
        one.what in whats and one.colours & START_DIE and one.what != telling.DIE_GIVEN
        for moment in card.tells
        for one in moment
    )


def must_be_lost(card: Card) -> bool:
    """Return whether its dice are lost in the run phase, used or not."""
    return any(ability.moment == RUN_PHASE_END for ability in card.abilities)


@dataclass(frozen=True)
class Claim:
    """A general sentence, and the cards that would make it false."""

    says: str
    """A part of it, as a pattern."""
    broken_by: Callable[[Card], bool]
    but: str = ""
    """What the page says of these cards, in the sentence or elsewhere; empty if there are none."""
    named: bool = False
    """Whether it names them."""


CLAIMS = (
    # Dice and zones.
    Claim("never counts towards", touches_the_start_die),
    Claim(
        "for each (draw|hand) token",
        lambda card: tells(card, telling.FREE_DRAW),
        "(Champion|a card)",
    ),
    Claim(
        "all of discard becomes draw",
        lambda card: tells(card, telling.UNCOUNTED),
        "do(es)? not.* just",
    ),
    # Rolling.
    Claim("now or never|at once or never", lambda card: card.forced != 0, "you must"),
    Claim("all (your )?active dice go to discard", lambda card: card.keeps != 0, "let.? stay"),
    Claim(
        "roll without a single hit is|If all of them miss",
        lambda card: card.programs[WOULD_BUST] is not None or tells(card, telling.SAFE_PUSH),
        "unless an ability prevents it",
    ),
    # Running.
    Claim(
        "(Each active red die|each player with fewer|once for each player)",
        lambda card: card.power_swords > 1 or tells(card, telling.SWORDS_DOUBLED),
        "with some cards a power is two, and an ability can double your swords",
    ),
    Claim(
        "A tie for (the )?most goes",
        lambda card: card.compares == MOST and not card.start_wins_ties,
        "with Crabby it goes to nobody",
        named=True,
    ),
    # The track and the fans.
    Claim(
        "Each fan moves you|A fan takes you",
        lambda card: tells(card, telling.BARE_FAN),
        "[Ww]ithout (its )?credits",
    ),
    Claim(
        "(every|each) further fan",
        lambda card: tells(card, telling.BARE_FAN),
        "[Ww]ithout (its )?credits.*(draw|hand) token",
    ),
    # Abilities.
    Claim(
        "An ability is up to you",
        lambda card: card.forced != 0,
        "unless its card says (that )?you must",
    ),
    # Questions.
    Claim("[Mm]ust I use a dog", lambda card: card.colour == BROWN and not must_be_lost(card)),
    Claim(
        "Where do I get no reward|where is a reward barred",
        lambda card: tells(card, telling.NEARBY_REWARD),
        "(only|not for) Bob",
        named=True,
    ),
    Claim(
        "only Bob can take it", lambda card: tells(card, telling.NEARBY_REWARD), "Bob", named=True
    ),
)
UNBREAKABLE = (
    "(a roll|a roll) (of all misses|without a hit) can cost you everything",
    "no abilities",
    "cannot be bought",
    "everybody takes from",
    "lets you draw one more die every round",
    "Everybody has four zones",
    "no fans",
    "one for each kind of die",
    "(any number of those dice|take any dice from draw and discard)",
    "First(ly)? (everybody rolls|comes the roll phase)",
    "Roll all dice in roll",
    "All hits go to active",
    "no dice left in roll",
    "so do any dice you choose",
    "not a push and cannot bust",
    "all there are",
    "can do everything again",
    "each once, in any order",
    "use no more before the swords",
    "When everybody is ready",
    "in any direction",
    "[Mm]oves never turn into money",
    "each (space )?once (per|a) round",
    "each does all of steps 2 to 5",
    "any money left",
    "Nobody (enters|can enter) a wall",
    "Only water moves enter|entered only with moves",
    "any move leads",
    "crossed in racing direction only",
    "Each part of a reward",
    "any die, die up to a cost|any die; die up to a cost",
    "If only one runner",
    "at no cost",
    "every runner that has finished by then",
    "do all of it that can be done",
    "this die is lost",
    "[Ll]ose this die.* is a part of the ability",
    "must use it, too",
    "any red die in your active zone",
    "from any of your zones|from any zone",
    "An empty tray gives nothing",
    "stays borrowed in every zone",
    "when you have to make any decision|whenever you make a decision",
    "Everybody acts at once",
    "Only (where|if) several players",
    "always (act like this|done so)",
    "the next player|before the next",
    "[Nn]o(, you lose it anyway|: it is lost anyway)",
    "[Ww]hat if nobody ever finishes",
)
"""Parts of sentences that no effect below could make false, as patterns."""
EFFECTS = frozenset(
    {
        *("moves", "water moves", "money", "credits", "fan", "fan without credits", "die gained"),
        *("die borrowed", "die set", "die lost", "this die lost", "die given", "free roll"),
        *("free roll of all", "bust prevented", "bust prevented by a hit", "safe push"),
        *("forced push", "this die to roll", "another die to roll", "stays active", "uncounted"),
        *("free draw", "swords doubled", "step", "nearby reward"),
    }
)
"""All that cards can bring. Whoever adds to it reads the sentences above again."""
OF_NO_MECHANIC = (
    *(
        "one card of each colour is in play",
        "each colour has seven cards",
        "has all of them, with reasons",
    ),
    *(
        "in each of eight colours",
        "ten of each",
        "no readable source",
        "what each key means",
        "any eight cards",
    ),
    *("yes; when it goes back", "^no$", "No source", "are one space each", "must I take rewards"),
    *(
        "everybody plays another round",
        "only full threes",
        "everything else is a hit",
        "May and must",
    ),
    *("each push that does not bust", "with Crabby, nobody", "you must, you have no choice"),
    *("brings only the draw token", "leave it for a dry neighbour"),
)
"""Parts of general sentences about the box, the pages, or questions whose answer is a claim above."""


@pytest.mark.parametrize("page", PAGES)
def test_every_general_sentence_is_asked_about_the_cards(page: str) -> None:
    known = [*(claim.says for claim in CLAIMS), *UNBREAKABLE, *OF_NO_MECHANIC]
    unknown = [
        sentence
        for sentence in sentences(PAGES[page])
        if GENERAL.search(sentence) and not any(re.search(one, sentence) for one in known)
    ]
    assert not unknown, "say in this file which cards would break them:\n" + "\n".join(unknown)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: str(claim.says))
def test_the_page_says_which_cards_break_a_general_sentence(claim: Claim) -> None:
    broken_by = [card.id for card in ALL_CARDS if claim.broken_by(card)]
    if not claim.but:
        assert not broken_by
        return
    assert broken_by, "no card breaks it any more: the page can do without the exception"
    for page in PAGES.values():
        for sentence in sentences(page):
            if re.search(claim.says, sentence):
                plain = re.sub(r"[*`]|\n *", lambda found: " " if found[0][0] == "\n" else "", page)
                assert re.search(claim.but, plain), (sentence, broken_by)
    if claim.named:
        names = [Catalogue("en").text(f"cubitos-card-{id}") for id in broken_by]
        for name in names:
            assert name in claim.but, name


@pytest.mark.parametrize("says", [*(claim.says for claim in CLAIMS), *UNBREAKABLE, *OF_NO_MECHANIC])
def test_every_sentence_listed_here_stands_on_a_page(says: str) -> None:
    assert any(re.search(says, one) for page in PAGES.values() for one in sentences(page))


def test_the_sentences_were_read_with_all_effects_in_mind() -> None:
    assert {*SAID, *COUNTED} == EFFECTS


def named_in(language: str) -> list[list[str]]:
    """Return which cards each part of the rules names, in order."""
    catalogue = Catalogue(language)
    parts = re.split(r"(?m)^#+ .*\{#\w[\w-]*\}$", rules_page(language))
    return [
        [card.id for card in ALL_CARDS if catalogue.text(f"cubitos-card-{card.id}") in part]
        for part in parts
    ]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_name_the_same_cards_at_the_same_places(language: str) -> None:
    assert named_in(language) == named_in("en")


def texts_of(card: Card, language: str) -> str:
    """Return all that is printed of a card."""
    catalogue = Catalogue(language)
    moments = [MOMENT_NAMES[at] for at, program in enumerate(card.programs) if program is not None]
    texts = [catalogue.text(f"cubitos-does-{card.id}-{moment}") for moment in moments]
    return " ".join([*texts, catalogue.text_or(f"cubitos-note-{card.id}", "")])


LOSES_THIS = {
    "en": "lose this die",
    "de": "gib diesen Würfel",
    "uk": "втрать цей кубик",
}
MUST = {"en": "you must", "de": "musst", "uk": "мусиш"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: str(card.id))
def test_what_is_printed_of_a_loss_or_an_obligation_follows_from_the_words(
    card: Card, language: str
) -> None:
    said = texts_of(card, language)
    lost = Catalogue(language).text("cubitos-this-die-is-lost")
    assert (lost in said) == must_be_lost(card)
    by_choice = any(
        one.what == telling.THIS_LOST
        for at, moment in enumerate(card.tells)
        for one in moment
        if at != RUN_PHASE_END
    )
    assert (LOSES_THIS[language] in said) == by_choice
    assert (MUST[language] in said) == (card.forced != 0 or card.owes is not None)


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: str(card.id))
def test_the_page_of_a_card_knows_whether_all_of_it_is_up_to_its_owner_and_who_wins_ties(
    card: Card,
) -> None:
    facts = facts_of(card)
    assert facts["forced"] == (MUST["en"] in texts_of(card, "en"))
    ties = "start" if card.start_wins_ties else "nobody"
    assert facts["ties"] == (ties if card.compares == MOST else "")


def part_of_rules(language: str, name: str) -> str:
    """Return what the rules say under a heading."""
    found = re.search(rf"(?ms)^#+ [^\n]*{{#{name}}}$(.*?)(?=^#|\Z)", rules_page(language))
    assert found is not None
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_explain_losses_and_obligations_in_the_words_of_the_cards(language: str) -> None:
    lost = Catalogue(language).text("cubitos-this-die-is-lost")
    for words in (lost, LOSES_THIS[language], MUST[language]):
        assert re.search(rf"\*\*[^*]*{words}", part_of_rules(language, "abilities")), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_mark_what_this_project_chose_or_took_from_transcriptions(language: str) -> None:
    assert "°" in part_of_rules(language, "swords")
    house = part_of_rules(language, "house")
    assert "°" in house
    assert Catalogue(language).text("cubitos-track-nothing_goes_right") in house
