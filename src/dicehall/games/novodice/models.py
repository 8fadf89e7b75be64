"""What of NovoDice travels between server, page and terminal."""

from __future__ import annotations

from typing import Final

from dicehall.games.models import Models, any_of
from dicehall.games.novodice.explain.happenings import EVENTS, happened
from dicehall.games.novodice.explain.models import QUESTIONS
from dicehall.games.novodice.explain.offers import offer
from dicehall.games.novodice.explain.view import View, view_of

MODELS: Final = Models(
    view=View,
    event=any_of(EVENTS, "event"),
    question=any_of(QUESTIONS, "form"),
    show=view_of,
    happened=happened,
    offer=offer,
)
