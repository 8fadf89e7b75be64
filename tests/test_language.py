"""The project's words: sentences that needed a second reading, dialect, and names with two meanings."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).parents[1]
READ = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "src").rglob("*.ftl"),
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "web/src").rglob("*.svelte"),
    *(ROOT / "web/src").rglob("*.ts"),
]
STUMBLED = (
    "in silliness",
    "is nothing on average",
    "rather played than weighed",
    "who goes by the fit",
    "would have been worth more",
    "how-manieth",
    "does not miss it",
    "lets expect",
    "made up to whole deals",
    "can do says its",
    "options differ by next to nothing",
    "Fair is a line",
    "below a dozen nothing is told",
    "is told where it is more than chance",
    "that weighs badly explains less",
    "The first in the finish wins",
    "spaces come, by the shortest way",
    "If all 2 dice",
    "puts into roll",
    "Nothing moves",
    "not for a step",
    "Am meisten:",
    "stürz",
    "Ziffern wählen, was",
    "Tippen überspringt",
    "Würfel los",
    "Goldränder",
    "Лишається нічого",
    "Ти поки все",
    "жетон руки",
    "Сюди ведуть",
    "Ти зупинився",
    "не за крок",
    "Цього столу не знайти",
    "вартує",
    "лишаються в кидку",
)
"""From the notes of people who tried the page and read the documentation."""


@cache
def read() -> dict[str, str]:
    """Return all that is read, by the names of the files, whatever lines it is broken into."""
    return {str(file.relative_to(ROOT)): " ".join(file.read_text("utf-8").split()) for file in READ}


@pytest.mark.parametrize("words", STUMBLED)
def test_words_that_needed_a_second_reading_are_gone(words: str) -> None:
    assert [name for name, text in read().items() if words in text] == []


DIALECT: Final = {
    "who for whoever": r"\b(?:to|of|for|by|from|than|unlike) who"
    r" (?:is|are|was|has|had|does|do|can|may|must|sits|sat|plays|played|breaks|asks|goes|looks|leaves)\b",
    "who as the subject of a sentence": r"(?:^|[.:;] )[wW]ho [a-z]+s [^?.;:,]{1,60}? "
    r"(?:has|is|gets|loses|wins|must|may|can|prefers)\b[^?.]{0,99}(?:[.]|$)",
    "of one's own": r"\bof one['’]s own\b|\b[Ii]ts own check of\b",
    "told for sent or shown": r"\b(?:is|are|was|were|be|been|being) told"
    r" (?:to lie|apart|as|at once|several|once|here|nothing|anything|of every|by themselves|in words)\b",
    "Let something do something": r"(?:^|[.:;!?] )Let (?!me\b|us\b|it be\b)"
    r"[a-z ]+? (?:be|do|go|know|see|say|take|wait)\b",
    "beyond doubt, or by much": r"\bbeyond doubt was\b|; not by much\b",
    "whether it was": r"; whether (?:it|one|they) (?:was|were|is|did)\b",
    "without a trace on": r"\bwithout a trace on\b",
}
"""The dialect that strangers stumbled over, by what is wrong with it."""
REVIEWED: Final = (
    "Tell both measurements of the tests of then, and of all",
    "Let both be called before it is tested that somebody who was called waits",
    "Hang up without a trace on who breaks the protocol of sockets",
    "what is told to lie on the table does not lie there",
    "Its own check of who is to be asked about a hall takes no address with a path",
    "The bot that plays for who is away",
    "who leaves one out has left the chain",
    "of who is asked only the fact is known, so the phase must do",
    "Enter what real dice show; whether it was taken",
    "what is told several times in a row is told once and counted",
    "58 % beyond doubt was aimed at, and is reached; not by much",
)
"""What a stranger could not read at once, each of which must be refused."""
PLAIN: Final = (
    "Document test times before and after",
    "Fix race in the call test",
    "Close malformed WebSockets quietly",
    "the server's position differs from the replayed one",
    "py-vapid rejects contact URLs with a path",
    "The bot that plays for an absent player",
    "omitting a link ends the seat's chain",
    "we know only that a seat is asked, so describe the phase",
    "Submit rolled faces; resolves to whether they were accepted",
    "consecutive repeats are merged and counted",
    "Target 58 %: met narrowly",
    "Return who is connected, and whether they are watching.",
    "It asks who is next, and tells the card's effects.",
    "Letters stay as they are.",
)
"""What may be written."""
FIRST_WORDS: Final = re.compile(r"(?:Let|Say|Says|Tell|Tells|Told)\b")
"""How no subject of a commit begins."""
LONGEST_SUBJECT: Final = 72
BASE: Final = "3c83303d11678aa1ec2ce05def1ef6af68bfe652"
"""The last commit whose subject was not looked at."""
TWICE: Final = {
    "View": "core's interface of a game's view, and the view of each game in its messages",
    "PlayerView": "a player in the view of each game",
    "Die": "the die of the engine, and the die in each game's messages",
    "FacedDie": "the same, with the face it shows",
    "Rolled": "an event of each game that rolls; its name is sent",
    "TurnBegan": "an event of games in turns; its name is sent",
    "Finished": "an event of Cubitos, whose name is sent, and a finished game in a list",
    "PlannedAnswer": "a planned answer, and its model in the live messages",
}
"""Classes that several modules call by one name, and why that is harmless; no more than these."""
TOLD: Final = 149
"""How often the word may stand in the sources: cards tell, and a field of messages has this name."""


def found_in(text: str) -> list[str]:
    """Return what is wrong with a text."""
    return [name for name, pattern in DIALECT.items() if re.search(pattern, text)] + (
        ["begins with Let, Say or Tell"] if FIRST_WORDS.match(text) else []
    )


def sources(suffix: str) -> list[Path]:
    """Return the sources with this suffix; what is built lies elsewhere or in `client`."""
    return [
        file
        for folder in ("src", "web/src")
        for file in sorted((ROOT / folder).rglob(f"*{suffix}"))
        if "client" not in file.relative_to(ROOT).parts
    ]


@pytest.mark.parametrize("sentence", REVIEWED)
def test_sentences_that_a_stranger_could_not_read_are_refused(sentence: str) -> None:
    assert found_in(sentence) != []


@pytest.mark.parametrize("sentence", PLAIN)
def test_plain_sentences_are_accepted(sentence: str) -> None:
    assert found_in(sentence) == []


@pytest.mark.parametrize("wrong", DIALECT)
def test_the_dialect_is_gone(wrong: str) -> None:
    pattern = re.compile(DIALECT[wrong])
    found = {name: match[0] for name, text in read().items() if (match := pattern.search(text))}
    assert found == {}


def test_each_class_has_a_name_of_its_own() -> None:
    """One name, one meaning."""
    modules: dict[str, list[str]] = defaultdict(list)
    for file in sources(".py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                modules[node.name].append(str(file.relative_to(ROOT)))
    twice = {name: files for name, files in modules.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in TWICE} == {}
    assert TWICE.keys() <= twice.keys(), "these have one meaning by now"
    assert len(TWICE) <= 8


def test_only_cards_tell() -> None:
    counts = {
        str(file.relative_to(ROOT)): len(
            re.findall(r"\btold\b", file.read_text("utf-8"), re.IGNORECASE)
        )
        for suffix in (".py", ".ts", ".svelte")
        for file in sources(suffix)
        if file.name != "messages.ts"
    }
    assert sum(counts.values()) <= TOLD, sorted(counts.items(), key=lambda one: -one[1])[:9]


def test_sources_in_typescript_begin_with_a_sentence() -> None:
    missing = [
        file for file in sources(".ts") if not re.match(r"/\*\*|// ", file.read_text("utf-8"))
    ]
    assert missing == []


def test_subjects_of_commits_are_short_and_plain() -> None:
    """Those of the history that came after `BASE`."""
    git = ["git", "-C", str(ROOT), "log", "--no-merges", "--format=%h %s", f"{BASE}..HEAD"]
    try:
        log = subprocess.run(git, capture_output=True, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError) as error:
        pytest.skip(f"the history since {BASE[:8]} cannot be read here: {error}")
    bad = {
        number: subject
        for number, _, subject in (line.partition(" ") for line in log.splitlines())
        if len(subject) > LONGEST_SUBJECT or found_in(subject)
    }
    assert bad == {}
