"""The brown cards: dogs, which are lost in the run phase."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.games.cubitos.cards.ability import after_push, must_lose, now, run
from dicehall.games.cubitos.cards.amounts import THIS
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.conditions import Active
from dicehall.games.cubitos.cards.former_words import NoteRuling
from dicehall.games.cubitos.cards.free_roll_words import FreeRoll
from dicehall.games.cubitos.cards.gain_words import Gain, GainFan, GrayFacesAgain
from dicehall.games.cubitos.rules.dice import BROWN, RED, WHITE

CARDS: tuple[Card, ...] = (
    # Three money; lose this die, used or not.
    card("rich_dog", BROWN, run(Gain(money=3)), must_lose(THIS)),
    # Two credits. With an active white and an active red die: a fan, without its credits. Lose this die.
    card(
        "captain_bark",
        BROWN,
        run(Gain(credit=2)),
        run(GainFan(credits=False), given=Active(WHITE, RED)),
        must_lose(THIS),
    ),
    # A credit after each push. Lose this die in the run phase.
    card("wizard", BROWN, after_push(Gain(credit=1)), must_lose(THIS)),
    # Gain what your active gray dice show once more; lose this die.
    card("dapper_doggie", BROWN, run(GrayFacesAgain()), must_lose(THIS)),
    # Two moves; lose this die.
    card("dr_livingstone", BROWN, run(Gain(move=2)), must_lose(THIS)),
    # Two credits; lose this die.
    card("mr_dog", BROWN, run(Gain(credit=2)), must_lose(THIS)),
    # Roll two dice from draw for free. Two money; lose this die.
    card("muggles", BROWN, now(FreeRoll(2)), run(Gain(money=2)), must_lose(THIS)),
)

FORMER_CARDS: tuple[tuple[int, Card], ...] = (
    # One ability: with an active white and an active red die a fan, without its credits; two credits.
    (
        33,
        card(
            "captain_bark",
            BROWN,
            run(
                NoteRuling(33, Active(WHITE, RED)),
                GainFan(credits=False, given=Active(WHITE, RED)),
                Gain(credit=2),
            ),
            must_lose(THIS),
        ),
    ),
)
"""Dogs as they were before a ruling."""
