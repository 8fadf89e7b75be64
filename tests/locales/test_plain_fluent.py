"""Fluent without its library says the same as Fluent."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from dicehall.games.registry import OWN, kit_of
from dicehall.locales import LANGUAGES
from dicehall.locales.plain_fluent import PlainBundle

EXAMPLES = Path(__file__).parents[2] / "examples"
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
"""The name of a message and all its lines."""
REFERENCE = re.compile(r"{\s*-?[a-z]")
"""How another message or a term is put into a message."""
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 1234, 0.5, 0.0, 1.0, 3.0, -2, -0.25, 1234567.8912, True)


def catalogues(language: str) -> list[str]:
    """Return the texts of all catalogues of a language, and of the games in examples/."""
    folders = [files("dicehall.locales"), *(kit_of(game).texts() for game in OWN)]
    examples = [file.read_text("utf-8") for file in EXAMPLES.glob(f"*/*/texts/{language}/*.ftl")]
    assert len(examples) > 1
    return examples + [
        file.read_text("utf-8")
        for folder in folders
        if folder is not None
        for file in folder.joinpath(language).iterdir()
        if file.name.endswith(".ftl")
    ]


def variables_in(text: str) -> set[str]:
    """Return the names of the arguments in a text."""
    return set(re.findall(r"\$([\w-]+)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_every_catalogue_is_the_same(language: str) -> None:
    theirs, ours = FluentBundle([language], use_isolating=False), PlainBundle(language)
    for text in catalogues(language):
        theirs.add_resource(FluentResource(text))
        ours.add(text)
    messages = [found for text in catalogues(language) for found in MESSAGE.findall(text)]
    assert len(messages) > 1000
    of_all = variables_in("".join(catalogues(language)))
    for name, lines in messages:
        # Fluent looks at every argument it is given, which takes long where there are hundreds.
        variables = of_all if REFERENCE.search(lines) else variables_in(lines)
        message, own = theirs.get_message(name), ours.get_message(name)
        assert message.value is not None
        # A text that is the same for everybody is looked at once.
        plain = all(isinstance(part, str) for part in own.value)
        values = ("Mira",) if plain else (*NUMBERS, "roll", "Mira")
        for value in values:
            arguments = dict.fromkeys(variables, value)
            said, errors = theirs.format_pattern(message.value, arguments)
            assert not errors
            assert ours.format_pattern(own.value, arguments) == (said, []), (name, value)


@pytest.mark.parametrize("value", [None, ["Mira"], object()])
def test_what_is_neither_text_nor_number_is_told(value: object) -> None:
    bundle = PlainBundle("en")
    bundle.add("greeting = Hello, { $name }!\nchosen = { $name ->\n    *[other] Hello!\n}\n")
    for message in ("greeting", "chosen"):
        text, wrong = bundle.format_pattern(bundle.get_message(message).value, {"name": value})
        assert not text
        assert wrong


def test_a_missing_argument_is_told() -> None:
    bundle = PlainBundle("en")
    bundle.add("greeting = Hello, { $name }!\n")
    text, missing = bundle.format_pattern(bundle.get_message("greeting").value, {})
    assert not text
    assert missing
