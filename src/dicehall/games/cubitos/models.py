"""The models of what is sent of Cubitos between server, page and terminal."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.explain.models import QUESTIONS
from dicehall.games.cubitos.explain.offers import offer
from dicehall.games.cubitos.explain.positions import View, view_of
from dicehall.games.cubitos.explain.sent_events import EVENTS, happened
from dicehall.games.cubitos.explain.sets import wanted_set
from dicehall.games.models import Models

MODELS: Final = Models(
    view=View,
    events=EVENTS,
    questions=QUESTIONS,
    show=view_of,
    happened=happened,
    offer=offer,
    wanted_set=wanted_set,
)
"""All of it."""
