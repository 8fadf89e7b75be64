"""Everything a person reads, in every language: Fluent catalogues, one file per subject."""

from dicehall.locales.catalogue import LANGUAGES, Catalogue, choose_language

__all__ = ["LANGUAGES", "Catalogue", "choose_language"]
