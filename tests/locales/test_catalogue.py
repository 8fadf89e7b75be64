"""The catalogues are complete, equal in shape, and hold just what the code uses."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dicehall
from dicehall.bots.advice import REASONS
from dicehall.bots.guests.process import FORFEIT_REASONS
from dicehall.core.mistakes import BadOptions
from dicehall.games import registry
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.explain.said.questions import ABILITY_QUESTIONS, DIE_QUESTIONS, WATCHED
from dicehall.games.cubitos.explain.sentences import GIVEN, SAID, TIMES
from dicehall.games.cubitos.rules.components import components as cubitos_components
from dicehall.games.cubitos.rules.dice import FACE_NAMES, KIND_NAMES, OWN_KINDS
from dicehall.games.cubitos.rules.zones import ZONE_NAMES
from dicehall.games.cubitos.track.maps import TRACK_NAMES
from dicehall.games.novodice.rules.components import components
from dicehall.locales import LANGUAGES, Catalogue, catalogue, choose_language
from dicehall.reports.game import ACCOUNT, DECISION
from dicehall.reports.rolls import ROLL
from dicehall.table.phrases import PHRASES
from dicehall.table.refusals import STATUS

SUBJECTS = "terminal|novodice|cubitos|server|arena|advice|report|calls"
"""What messages are about that the browser does not keep to itself."""
PACKAGE = Path(dicehall.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
TILES = [tile.id for tile in components().tiles]
FACES = list(components().faces)
KINDS = list(KIND_NAMES[:OWN_KINDS])
OTHER_QUESTIONS = (
    *("push", "keep_green_and_gray", "either", "gain", "borrow", "face", "give_to", "step"),
    *("move", "buy_moves", "reward", "nearby_reward", "buy"),
)
COMPOSED = {
    "arena-forfeits-": list(FORFEIT_REASONS),
    "cubitos-colour-": KINDS,
    "cubitos-dice-": KINDS,
    "cubitos-letter-": KINDS,
    "cubitos-face-": list(FACE_NAMES),
    "cubitos-typed-": list(FACE_NAMES),
    "cubitos-zone-": list(ZONE_NAMES),
    "cubitos-from-": list(ZONE_NAMES),
    "cubitos-card-": [card.id for card in ALL_CARDS],
    "cubitos-does-": [
        f"{card.id}-{MOMENT_NAMES[moment]}"
        for card in ALL_CARDS
        for moment, program in enumerate(card.programs)
        if program is not None
    ],
    "cubitos-note-": ["batter_beaver", "punk_fruit", "wizard"],
    "cubitos-tells-": [what.replace(" ", "-") for what in SAID],
    "cubitos-times-": list(TIMES.values()),
    "cubitos-given-": list(GIVEN.values()),
    "cubitos-when-": list(MOMENT_NAMES),
    "cubitos-track-": list(TRACK_NAMES),
    "cubitos-race-": [race for race in cubitos_components().races if not race.isdecimal()],
    "cubitos-ask-": [*DIE_QUESTIONS, *ABILITY_QUESTIONS, *OTHER_QUESTIONS],
    "cubitos-watch-": [*WATCHED.values(), "choose"],
    "cubitos-offer-stop-": list(ABILITY_QUESTIONS),
    "cubitos-count-": [
        *("moves", "water", "money", "credits", "dice", "fans", "hands", "swords", "symbols"),
        "blanks",
    ],
    "novodice-tile-": TILES,
    "novodice-symbol-": FACES,
    "novodice-letter-": FACES,
    "novodice-count-": FACES,
    "server-refused-": list(STATUS),
    "server-phrase-": list(PHRASES),
    "report-account-": list(ACCOUNT),
    "report-means-": list(ACCOUNT),
    "report-decision-": list(DECISION),
    "report-roll-": list(ROLL),
    "calls-page-": [
        *("confirm", "confirm-title", "confirm-text", "confirmed"),
        *("end", "end-title", "end-text", "ended", "wrong"),
    ],
    "advice-reason-": [name.replace("_", "-") for name in REASONS],
}
"""Ids that the code puts together: what they begin with, and what can follow."""
OF_VARIANTS = {
    "cubitos-variant",
    *(
        f"cubitos-variant-{name}"
        for name in ("own", "combotastic", "such-much-fans", "grand-finale")
    ),
}
"""Ids that reports look up for the variants of a tournament, whatever the game."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return every message id of a language with its variables."""
    found: dict[str, set[str]] = {}
    for file in sorted(
        [
            *(PACKAGE / "locales" / language).glob("*.ftl"),
            *PACKAGE.glob(f"games/*/texts/{language}/*.ftl"),
        ]
    ):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                assert entry.id.name.startswith(f"{file.stem}-"), (
                    f"{entry.id.name} stands in {file.name}"
                )
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


class References(Visitor):
    """Collects the messages that a message says."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def said_by_others() -> set[str]:
    """Return every message id that stands in another message."""
    found = References()
    for file in PACKAGE.rglob("en/*.ftl"):
        found.visit(FluentParser().parse(file.read_text("utf-8")))
    return found.names


@cache
def used() -> set[str]:
    """Return every message id that the code names, whole or put together."""
    ids: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        code = file.read_text("utf-8")
        ids.update(re.findall(rf"[\"']((?:{SUBJECTS})-[a-z_-]*[a-z])[\"']", code))
        if file.parent.name == "said":
            # What a game has to say is named without the game.
            game = file.relative_to(PACKAGE).parts[1]
            code = re.sub(r"(f?\")(?=[a-z][a-z_-]*[\"{])", rf"\g<1>{game}-", code)
            ids.update(set(re.findall(rf"\"({game}-[a-z_-]*[a-z])\"", code)) & set(messages("en")))
        for beginning in re.findall(rf"f[\"']((?:{SUBJECTS})-[a-z_-]*-)\{{", code):
            assert beginning in COMPOSED, (
                f"{file.name} puts ids together that begin with {beginning}"
            )
            ids.update(beginning + ending for ending in COMPOSED[beginning])
    variants = {
        name
        for name in messages("en")
        if name.startswith("web") and re.sub("-(you|short)$", "", name.removeprefix("web")) in ids
    }
    return ids | variants | used_in_browser() | said_by_others() | OF_VARIANTS


def used_in_browser() -> set[str]:
    """Return every message of the browser's own that its code names; of those put together, all there are."""
    own = [name for name in messages(LANGUAGES[0]) if name.startswith("web")]
    ids: set[str] = set()
    for file in [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]:
        code = file.read_text("utf-8")
        ids.update(re.findall(r"""["'`]((?:web[a-z]*|calls)-[a-z0-9_-]*[a-z0-9])["'`]""", code))
        for beginning in re.findall(r"""["'`](web[a-z]*-[a-z0-9_-]*-)(?:\$\{|["'`])""", code):
            ids.update(name for name in own if name.startswith(beginning))
        for middle in re.findall(r"""`web\$\{(?:\w+\.)?game\}(-[a-z0-9-]*-)(?:\$\{|`)""", code):
            beginnings = tuple(f"web{game}{middle}" for game in registry.game_names())
            ids.update(name for name in own if name.startswith(beginnings))
    return ids


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_the_code_uses_exists() -> None:
    assert used() - set(messages("en")) == set()


def test_every_message_there_is_is_used() -> None:
    assert set(messages("en")) - used() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_of_the_same_subjects(language: str) -> None:
    names = {file.name for file in (PACKAGE / "locales" / language).iterdir()}
    assert names == {file.name for file in (PACKAGE / "locales" / "en").iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_have_letters_that_all_differ(language: str) -> None:
    catalogue = Catalogue(language)
    letters = [catalogue.text(f"novodice-letter-{face}") for face in FACES]
    assert len(set(letters)) == len(FACES)
    assert all(len(letter) == 1 and letter == letter.upper() for letter in letters)
    assert not {"Q", "?", "Й"} & set(letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_faces_have_signs_that_all_differ(language: str) -> None:
    catalogue = Catalogue(language)
    letters = [catalogue.text(f"cubitos-letter-{kind}") for kind in KINDS]
    assert len(set(letters)) == OWN_KINDS
    assert all(len(letter) == 1 and letter == letter.upper() for letter in letters)
    typed = [catalogue.text(f"cubitos-typed-{face}") for face in FACE_NAMES]
    assert len(set(typed)) == len(FACE_NAMES)
    assert all(len(sign) == 1 and sign == sign.lower() for sign in typed)
    assert not {"q", "?", "й"} & set(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_names_fit_their_column(language: str) -> None:
    names = [Catalogue(language).text(f"novodice-tile-{tile}") for tile in TILES]
    # So many columns has a name in a terminal of 80.
    assert [name for name in names if len(name) > 11] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_key_lines_fit_80_columns(language: str) -> None:
    catalogue = Catalogue(language)
    always = catalogue.text("terminal-keys-always")
    for name in messages(language):
        if name.startswith("terminal-keys-") and name != "terminal-keys-always":
            line = re.sub("  +", "   ", f"{catalogue.text(name)}  {always}").replace(": ", " ")
            assert len(line) <= 78, line


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1 лев"), (2, "2 леви"), (5, "5 левів"), (11, "11 левів"), (21, "21 лев")],
)
def test_ukrainian_counts_one_few_and_many(number: int, said: str) -> None:
    assert Catalogue("uk").text("novodice-count-lion", count=number) == said


def test_texts_hold_no_direction_marks() -> None:
    text = Catalogue("en").text("novodice-log-began", player="Mira")
    assert text == "Mira begins."


def test_a_missing_argument_is_refused() -> None:
    with pytest.raises(KeyError, match="novodice-log-began"):
        Catalogue("en").text("novodice-log-began")


def test_an_unknown_message_is_refused() -> None:
    assert not Catalogue("en").has("terminal-nonsense-for-a-test")
    with pytest.raises(KeyError):
        Catalogue("en").text("terminal-nonsense-for-a-test")


def test_the_texts_of_a_game_from_elsewhere_may_use_all_of_fluent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    text = "-hall = Dicehall\nguest-welcome = Welcome to { -hall }, { $player }!\n"
    (tmp_path / "en/guest.ftl").write_text(text, "utf-8")
    kits = {"guest": SimpleNamespace(texts=lambda: tmp_path)}
    own = registry.kit_of
    monkeypatch.setattr(catalogue, "game_names", lambda: (*registry.OWN, "guest"))
    monkeypatch.setattr(catalogue, "kit_of", lambda name: kits.get(name) or own(name))
    english = Catalogue("en")
    assert english.text("guest-welcome", player="Mira") == "Welcome to Dicehall, Mira!"
    assert english.text("novodice-log-began", player="Mira") == "Mira begins."


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("de", {"LANG": "uk_UA.UTF-8"}, "de"),
        ("de_AT.UTF-8", {}, "de"),
        ("UK", {}, "uk"),
        (None, {"DICEHALL_LANGUAGE": "uk", "LC_ALL": "de_DE.UTF-8"}, "uk"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "uk_UA", "LANG": "en_US"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "uk_UA@euro", "LANG": "de"}, "uk"),
        (None, {"LANG": "de-CH"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_is_the_first_that_is_wished_for(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(wanted, environment) == language


def test_a_wish_that_cannot_be_met_is_said_in_one_sentence() -> None:
    with pytest.raises(BadOptions, match="no catalogue for the language fr; there is en, de, uk"):
        choose_language("fr", {})
    with pytest.raises(BadOptions, match="DICEHALL_LANGUAGE"):
        choose_language(None, {"DICEHALL_LANGUAGE": "klingon"})
    with pytest.raises(BadOptions):
        Catalogue("fr")
