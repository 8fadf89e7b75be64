"""The course of the game, written in words."""

# Not compiled: the course of the game is written down once.

from __future__ import annotations

from dicehall.core.task import Program
from dicehall.core.words import Again, Do, Pick, When
from dicehall.games.novodice.rules.choices import Claim, Keep, Placing
from dicehall.games.novodice.rules.words import (
    PICKED,
    CloseClaims,
    DrawFirstPlayer,
    EmptyHanded,
    GameGoesOn,
    JustClaimed,
    OpenClaims,
    PassDice,
    PlaceTile,
    PutIntoSlot,
    RollLooseDice,
    TakeClaimed,
    TakeTrash,
    TakeTurn,
    TilesInHand,
)

ROLL_AND_KEEP = (RollLooseDice(), Pick(PICKED, Keep()), PutIntoSlot())

CLAIM = Program("claim", Pick(PICKED, Claim()), TakeClaimed(), Again(JustClaimed()))

TRASH = Program("trash", TakeTrash())

PLACE = Program("place", Pick(PICKED, Placing()), PlaceTile(), Again(TilesInHand()))

TURN = Program(
    "turn",
    *ROLL_AND_KEEP,
    *ROLL_AND_KEEP,
    *ROLL_AND_KEEP,
    OpenClaims(),
    Do(CLAIM),
    CloseClaims(),
    When(EmptyHanded(), TRASH),
    Do(PLACE),
)

TURNS = Program("turns", TakeTurn(TURN), PassDice(), Again(GameGoesOn()))

GAME = Program("game", DrawFirstPlayer(), Do(TURNS))
