"""What clients post with the requests that only Cubitos has."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from dicehall.server.routes.request_bodies import Body


class MapDrawn(Body):
    """A custom map, in the form of a track in a table's options."""

    map: str = Field(min_length=1, max_length=20_000)


class CardsChosen(Body):
    """A custom set of cards, by their ids, and cards that somebody brings."""

    cards: list[Annotated[str, Field(max_length=64)]] = Field(min_length=1, max_length=32)
    own: str = Field(default="", max_length=20_000, description="The text of a file of cards.")
