"""The shape of what is in the box, as clients receive it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from dicehall.server.content import Content
from dicehall.server.response_models import Shown


class NovoDie(Shown):
    """A kind of die."""

    number: int = Field(description="How many of them there are.")
    sides: list[str]


class NovoTile(Shown):
    """A kind of tile."""

    symbol: str
    count: int = Field(description="How many equal symbols in a row claim it.")
    value: int
    lions: int = Field(description="What it costs in lions.")


class NovoDiceContent(Content):
    """What is in the box of NovoDice."""

    game: Literal["novodice"]
    faces: list[str]
    dice: dict[str, NovoDie]
    tiles: dict[str, NovoTile]
