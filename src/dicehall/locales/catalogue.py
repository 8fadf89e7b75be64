"""A catalogue: the sentences of one language, looked up by name; and the choice of language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import OWN, game_names, kit_of
from dicehall.locales.plain_fluent import PlainBundle

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "de", "uk")
"""The languages that have catalogues."""

OWN_VARIABLE: Final = "DICEHALL_LANGUAGE"
"""The environment variable for this program only."""
SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for all programs; the first that is set decides."""


class Bundle(Protocol):
    """Messages by name, as Fluent gives them."""

    def has_message(self, message_id: str, /) -> bool:
        """Return whether there is a message of this name."""

    def get_message(self, message_id: str, /) -> Any:
        """Return a message."""

    def format_pattern(self, pattern: Any, args: Any, /) -> tuple[Any, list[Any]]:
        """Return the text of a message, and what went wrong."""


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOptions(_unknown(language))
        self.language: str = language
        """The two-letter code of the language."""
        self._bundle: Bundle | None = None

    def text(self, message_id: str, **arguments: object) -> str:
        """Return the message with this name; an unknown name or a missing argument is a `KeyError`."""
        bundle = self._loaded()
        if not bundle.has_message(message_id):
            raise KeyError(message_id)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(message_id)
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{message_id}: {errors[0]}")
        return str(text)

    def text_or(self, message_id: str, otherwise: str, **arguments: object) -> str:
        """Return the message with this name, or another text if there is none."""
        return self.text(message_id, **arguments) if self.has(message_id) else otherwise

    def has(self, message_id: str) -> bool:
        """Return whether there is a message of this name."""
        return bool(self._loaded().has_message(message_id))

    def _loaded(self) -> Bundle:
        """Read the files when the first sentence is needed."""
        if self._bundle is None:
            from importlib.resources import files

            own = _texts_in(files("dicehall.locales"), self.language)
            brought: list[str] = []
            for game in game_names():
                if game in OWN:
                    own += _texts_in(kit_of(game).texts(), self.language)
                else:
                    brought.append(brought_texts(game, self.language))
            self._bundle = _bundle_of(self.language, tuple(own), tuple(brought))
        return self._bundle


def brought_texts(game: str, language: str) -> str:
    """Return the catalogue of a game that a package brings; what it lacks in a language is in English.

    Of two messages of one name, Fluent says the first.
    """
    folder = kit_of(game).texts()
    languages = dict.fromkeys((language, LANGUAGES[0]))
    return "\n".join(text for one in languages for text in _texts_in(folder, one))


def _texts_in(folder: Traversable | None, language: str) -> list[str]:
    """Return the texts of all files of a language in a folder of languages."""
    of_language = folder.joinpath(language) if folder is not None else None
    if of_language is None or not of_language.is_dir():
        return []
    return [
        file.read_text("utf-8")
        for file in sorted(of_language.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]


@cache
def _bundle_of(language: str, own: tuple[str, ...], brought: tuple[str, ...]) -> Bundle:
    """Return a bundle of the texts of some files.

    Only games that others bring may need all of Fluent, which takes a quarter of a second to read the texts
    of a language. A device has none.
    """
    if brought:
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ImportError:
            pass
        else:
            # Marks that isolate right-to-left text would interfere with counting columns.
            bundle = FluentBundle([language], use_isolating=False)
            for text in own + brought:
                bundle.add_resource(FluentResource(text))
            return bundle
    plain = PlainBundle(language)
    for text in own + brought:
        plain.add(text)
    return plain


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language: by the person, else by the environment, else English.

    A locale such as ``de_AT.UTF-8`` requests ``de``. A system locale without a catalogue means English; an
    explicit request that cannot be met raises `BadOptions`.
    """
    for where, asked in (("", wanted), (f"{OWN_VARIABLE}: ", environment.get(OWN_VARIABLE))):
        if asked:
            language = _language_of(asked)
            if language not in LANGUAGES:
                raise BadOptions(f"{where}{_unknown(asked)}")
            return language
    for variable in SYSTEM_VARIABLES:
        if environment.get(variable):
            language = _language_of(environment[variable])
            return language if language in LANGUAGES else "en"
    return "en"


def _language_of(locale: str) -> str:
    """Return the language of a locale, such as ``de`` for ``de_AT.UTF-8`` or ``de-AT``."""
    return locale.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].lower()


def _unknown(language: str) -> str:
    return f"there is no catalogue for the language {language}; there is {', '.join(LANGUAGES)}."
