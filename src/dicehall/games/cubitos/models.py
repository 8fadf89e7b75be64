"""What of Cubitos travels between server, page and terminal."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.explain.happenings import EVENTS, happened
from dicehall.games.cubitos.explain.models import QUESTIONS
from dicehall.games.cubitos.explain.offers import offer, wanted_set
from dicehall.games.cubitos.explain.positions import View, view_of
from dicehall.games.models import Models, any_of

MODELS: Final = Models(
    view=View,
    event=any_of(EVENTS, "event"),
    question=any_of(QUESTIONS, "form"),
    show=view_of,
    happened=happened,
    offer=offer,
    wanted_set=wanted_set,
)
"""All of it."""
