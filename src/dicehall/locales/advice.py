"""Advice as a sentence: the best option, the chance to win with it, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dicehall.locales.catalogue import Catalogue
from dicehall.locales.numbers import percent

CHANCES: Final = ("bust", "trash")
"""The figures that are chances; all others are amounts."""
BACK: Final = {"spaces": "advice-reason-spaces-back"}
"""Amounts that read differently below zero, and how."""
TOO_SMALL: Final = 0.05
"""Amounts and chances below this are not worth mentioning."""


def advice_sentence(
    catalogue: Catalogue, option: str, worth: float, reasons: Mapping[str, float]
) -> str:
    """Return the advice as one sentence; `option` is already in words."""
    chance = percent(catalogue, worth)
    reasons_text = ", ".join(filter(None, (reason(catalogue, *one) for one in reasons.items())))
    if not reasons_text:
        return catalogue.text("advice-told", option=option, chance=chance)
    return catalogue.text("advice-why", option=option, chance=chance, reasons=reasons_text)


def reason(catalogue: Catalogue, name: str, figure: float) -> str:
    """Return one figure in words; empty if it is not worth mentioning."""
    message = f"advice-reason-{name.replace('_', '-')}"
    if figure < 0 and name in BACK:
        message, figure = BACK[name], -figure
    if not catalogue.has(message) or (abs(figure) < TOO_SMALL and name not in CHANCES):
        return ""
    if name in CHANCES:
        return catalogue.text(message, chance=percent(catalogue, figure))
    return catalogue.text(message, amount=round(figure, 1) if figure % 1 else int(figure))
