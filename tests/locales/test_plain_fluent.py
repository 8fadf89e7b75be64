"""Fluent without its library says the same as Fluent."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from dicehall.games.registry import OWN, kit_of
from dicehall.locales import LANGUAGES
from dicehall.locales.plain_fluent import PlainBundle

NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 1234, 0.5)


def catalogues(language: str) -> list[str]:
    """Return the texts of all catalogues of a language."""
    folders = [files("dicehall.locales"), *(kit_of(game).texts() for game in OWN)]
    return [
        file.read_text("utf-8")
        for folder in folders
        if folder is not None
        for file in folder.joinpath(language).iterdir()
        if file.name.endswith(".ftl")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_every_catalogue_is_the_same(language: str) -> None:
    theirs, ours = FluentBundle([language], use_isolating=False), PlainBundle(language)
    for text in catalogues(language):
        theirs.add_resource(FluentResource(text))
        ours.add(text)
    names = [
        name
        for text in catalogues(language)
        for name in re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)
    ]
    assert len(names) > 1000
    variables = set(re.findall(r"\$([\w-]+)", "".join(catalogues(language))))
    for name in names:
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


def test_a_missing_argument_is_told() -> None:
    bundle = PlainBundle("en")
    bundle.add("greeting = Hello, { $name }!\n")
    text, missing = bundle.format_pattern(bundle.get_message("greeting").value, {})
    assert not text
    assert missing
