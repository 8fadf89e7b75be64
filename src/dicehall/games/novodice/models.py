"""The models of what is sent of NovoDice between server, page and terminal."""

from __future__ import annotations

from typing import Final

from dicehall.games.models import Models
from dicehall.games.novodice.explain.models import QUESTIONS
from dicehall.games.novodice.explain.offers import offer
from dicehall.games.novodice.explain.sent_events import EVENTS, happened
from dicehall.games.novodice.explain.view import View, view_of

MODELS: Final = Models(
    view=View,
    events=EVENTS,
    questions=QUESTIONS,
    show=view_of,
    happened=happened,
    offer=offer,
)
