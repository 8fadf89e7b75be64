"""How fair the hall's dice have been: the faces of all finished games against what is expected."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from fastapi import APIRouter
from sqlalchemy import Connection

from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import InHall
from dicehall.server.routes.history_models import (
    ChiSquareShown,
    DiceCounted,
    DieCounted,
    FaceShown,
)
from dicehall.server.store.dice_counts import FaceCount, counted_games, face_counts
from dicehall.statistics.chi_square import ChiSquare, chi_square

ENOUGH: Final = 5.0
"""How often every face must be expected for the test to mean something; the usual rule."""

router = APIRouter(prefix="/api", tags=["history"], responses=ERRORS)


@router.get("/fairness")
async def count_faces(hall: InHall) -> DiceCounted:
    """Tell how often each face of each die fell in all finished games, and how often it should have.

    A game is counted within a minute of its end.
    """
    return await hall.services.read(_counted)


def _counted(connection: Connection) -> DiceCounted:
    together: ChiSquare | None = None
    dice: list[DieCounted] = []
    for (game, die), group in groupby(face_counts(connection), lambda one: (one.game, one.die)):
        faces = list(group)
        test = chi_square([one.count for one in faces], [one.ways for one in faces])
        shown = _die(game, die, faces, test)
        dice.append(shown)
        if shown.test is not None:
            together = test if together is None else together + test
    return DiceCounted(
        games=counted_games(connection),
        thrown=sum(one.thrown for one in dice),
        test=None if together is None else _shown(together),
        dice=dice,
    )


def _die(game: str, die: str, faces: list[FaceCount], test: ChiSquare) -> DieCounted:
    thrown, ways = sum(one.count for one in faces), sum(one.ways for one in faces)
    shown = [
        FaceShown(face=one.face, count=one.count, expected=thrown * one.ways / ways)
        for one in faces
    ]
    enough = min(face.expected for face in shown) >= ENOUGH
    return DieCounted(
        game=game,
        die=die,
        thrown=thrown,
        faces=shown,
        test=_shown(test) if enough else None,
    )


def _shown(test: ChiSquare) -> ChiSquareShown:
    return ChiSquareShown(value=test.value, freedom=test.freedom, chance=test.chance)
