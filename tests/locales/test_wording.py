"""Words that readers stumbled over, message by message: what is said there now, and what is said nowhere."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from tests.locales.test_catalogue import PACKAGE

from dicehall.locales import LANGUAGES, Catalogue

SAID: Final[tuple[tuple[str, str, dict[str, Any], str], ...]] = (
    # English.
    ("en", "cubitos-help-aim", {}, "First across the line wins"),
    ("en", "webcubitos-lesson-welcome", {}, "First across the line wins"),
    ("en", "webcubitos-lesson-buy", {}, "Each card says what its dice can do"),
    ("en", "webpages-unit-come", {}, "progress, by the shortest way"),
    ("en", "webcubitos-at-risk", {"dice": 2, "stake": "x"}, "If both dice miss"),
    ("en", "webcubitos-at-risk", {"dice": 1, "stake": "x"}, "If the last die misses"),
    ("en", "cubitos-log-drew", {"player": "Otto", "dice": "x"}, "Otto draws x."),
    ("en", "cubitos-dice-light", {"count": 7}, "7 light gray dice"),
    ("en", "web-still", {}, "Reduce motion"),
    ("en", "webcubitos-on-leg", {"space": "H14", "leg": 2}, "H14 (past the finish line)"),
    ("en", "webcubitos-no-gain", {"reward": "x"}, "no reward for this step"),
    ("en", "cubitos-count-hands", {"count": 0}, "0 draw tokens"),
    ("en", "webreport-you-win", {}, "You win!"),
    # German, in the words of the German edition.
    ("de", "cubitos-zone-draw", {}, "Nachschub"),
    ("de", "webcubitos-zone-draw", {}, "Nachschub"),
    ("de", "cubitos-does-llama_shaman-run", {}, "aus dem Vorrat"),
    ("de", "webcubitos-bust", {}, "Fehlwurf"),
    ("de", "cubitos-state-bust", {}, "Fehlwurf"),
    ("de", "cubitos-count-money", {"count": 3}, "3 Münzen"),
    ("de", "cubitos-face-money3", {}, "3 Münzen"),
    ("de", "cubitos-count-hands", {"count": 0}, "0 Nachschub-Plättchen"),
    ("de", "cubitos-dice-red", {"count": 1}, "einen roten Würfel"),
    ("de", "cubitos-does-mr_soldier-compare", {}, "gib einen roten Würfel ab"),
    ("de", "cubitos-does-mr_soldier-compare", {}, "mit den meisten Schwertern:"),
    ("de", "cubitos-tells-most-swords", {"what": "x"}, "mit den meisten Schwertern: x"),
    ("de", "webcubitos-tap-space", {"moves": "x"}, "um den Weg zu sehen; noch einmal, um zu"),
    ("de", "webcubitos-tap-bought", {"moves": "x"}, "Felder mit Goldrand kosten gekaufte"),
    ("de", "webcubitos-skip", {}, "Zum Überspringen tippen"),
    ("de", "webcubitos-keys-text", {}, "Eine Ziffer wählt das, worauf sie steht."),
    ("de", "webcubitos-no-gain", {"reward": "x"}, "kein Bonus bei diesem Schritt"),
    ("de", "novodice-bay", {"bay": 1}, "Laderaum 1"),
    ("de", "web-laps", {"count": 1}, "1 Umlauf"),
    ("de", "webcubitos-lap", {"lap": 1, "laps": 2}, "Umlauf 1 von 2"),
    ("de", "cubitos-round", {"round": 3}, "Runde 3"),
    ("de", "webcubitos-legend-lose", {}, "Würfel abgeben"),
    ("de", "cubitos-reward-lose", {"count": 2}, "Würfel abgeben"),
    ("de", "web-host", {}, "Gastgeber"),
    # Ukrainian, in the words of the Ukrainian edition.
    ("uk", "webcubitos-pass-nothing", {}, "Нічого не лишається."),
    ("uk", "webcubitos-pass-keep", {"stake": "2 монети"}, "Лишиш собі: 2 монети."),
    ("uk", "webcubitos-lesson-shop-second", {}, "Лишаються 2 монети"),
    ("uk", "webcubitos-you-ran", {}, "Поки що все, чекаємо на інших."),
    ("uk", "webcubitos-tip-hands", {"count": 1}, "1 жетон ліміту кубиків"),
    ("uk", "webpages-rules-hand", {}, "жетон ліміту кубиків"),
    ("uk", "webcubitos-legend-lose", {}, "втратити кубики"),
    ("uk", "webcubitos-help-space", {}, "Сюди можна ступити із сусідньої клітинки."),
    ("uk", "webcubitos-you-passed", {}, "Пас."),
    ("uk", "webcubitos-log-prevented-short", {}, "врятовано!"),
    ("uk", "webcubitos-no-gain", {"reward": "x"}, "цей крок винагороди не дає"),
    ("uk", "web-no-table", {}, "Такого столу немає"),
    ("uk", "server-refused-no_such_table", {}, "Такого столу немає"),
    ("uk", "webnovodice-lesson-place-big", {}, "вартий 20"),
    ("uk", "cubitos-does-mr_soldier-compare", {}, "втрать червоний кубик"),
    ("uk", "webcubitos-space", {"space": "C7", "zone": 1}, "Клітинка C7"),
    ("uk", "web-log", {}, "Журнал"),
    ("uk", "webcubitos-tab-log", {}, "Журнал"),
    ("uk", "terminal-keys-always", {}, "журнал"),
    ("uk", "webcubitos-lesson-zones", {}, "лишаються у зоні кидків"),
    ("uk", "webcubitos-tip-draws", {"count": 9}, "береться до 9 кубиків"),
    ("uk", "webcubitos-you-won", {}, "Твоя перемога!"),
)
"""Language, message, what it is given, and words it holds then. A message that is gone is a mistake here."""
NEVER: Final = (
    ("en", r"can do says|first in the finish|spaces come|Nothing moves|not for a step"),
    ("en", r"[Aa]ll 2 dice|puts into roll|You \w+s\b(?<!You pass)|\b0 hands|That is all”"),
    ("en", r"(?<!with )(?<!have )(?<!the )\bmost:"),
    ("de", r"[Ss]türz|\bSturz|\} Geld|\d Geld|Hände\b|Am meisten|Goldränder|Tippen überspringt"),
    ("de", r"Ziffern wählen|Bucht|Würfel los\b|lädt ein|nicht für einen Schritt|Ablage"),
    ("de", r"verlier\w* \d|Zieh\w* .*Vorrat|Runde \{ \$lap"),
    ("uk", r"Лишається нічого|Лишається \{|Ти поки все|\bруки\b|без кубиків|Сюди ведуть з"),
    ("uk", r"\b[Тт]и (?:\w+ )?\w+[аиіуяю](?:в|вся|ла|лася)\b|\bсам\b маєш|врятован(?:ий|а)\b"),
    ("uk", r"не за крок|Цього столу|вартує|втрать червоний(?! куб)|в кидку\b|\} брати"),
    ("uk", r"\w …"),
)
"""Language, and words that none of its messages holds: in Ukrainian, also none that takes readers for men."""
CELLS: Final = r"\bпол(?:е|я|і|ем)\b"
"""A space of a track is called by one word alone."""


def texts(language: str, *places: str) -> dict[str, str]:
    """Return the catalogues of a language as they are written, by file."""
    found = [file for place in places for file in PACKAGE.glob(place.format(language))]
    return {file.name: file.read_text("utf-8") for file in found}


@pytest.mark.parametrize(("language", "message", "given", "words"), SAID)
def test_what_was_hard_to_read_is_said_better(
    language: str, message: str, given: dict[str, Any], words: str
) -> None:
    said = Catalogue(language).text(message, **given)
    assert words in said.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("language", "words"), NEVER)
def test_words_that_nobody_would_say_are_said_nowhere(language: str, words: str) -> None:
    read = texts(language, "locales/{}/*.ftl", "games/*/texts/{}/*")
    assert len(read) > 10
    # Line by line: a pattern that takes in the rest of the line as well is slow.
    lines = [(name, line) for name, text in read.items() for line in text.split("\n")]
    assert [(name, line) for name, line in lines if re.search(words, line)] == []


def test_a_space_has_one_name_in_ukrainian() -> None:
    for text in texts("uk", "games/cubitos/texts/{}/*").values():
        assert re.findall(CELLS, text) == []


def test_every_language_has_its_entries() -> None:
    assert {entry[0] for entry in SAID} == {entry[0] for entry in NEVER} == set(LANGUAGES)
