"""The purple cards: dinosaurs that run."""

from __future__ import annotations

from dicehall.games.cubitos.cards.amounts import (
    Active,
    ActiveColours,
    ActiveDice,
    RedLinesAhead,
    colour_bits,
)
from dicehall.games.cubitos.cards.card import Card, card, now, run
from dicehall.games.cubitos.cards.tray_words import ALL_KINDS, borrow
from dicehall.games.cubitos.cards.words import Gain, LoseThis
from dicehall.games.cubitos.rules.dice import BROWN, GRAY, ORANGE, PURPLE, RED, WHITE, YELLOW

CARDS: tuple[Card, ...] = (
    # Four moves.
    card("rollosaurus", PURPLE, run(Gain(move=4))),
    # Two moves; two more with an active red die, one more with an active orange one.
    card(
        "dancing_dino",
        PURPLE,
        run(
            Gain(move=2),
            Gain(move=2, given=Active(colour_bits(RED))),
            Gain(move=1, given=Active(colour_bits(ORANGE))),
        ),
    ),
    # Borrow a die that is not purple, on the face you like. Four moves; lose this die, used or not.
    card(
        "cubasaurus",
        PURPLE,
        now(*borrow(ALL_KINDS - (1 << PURPLE))),
        run(Gain(move=4), LoseThis()),
        run_loses=1,
    ),
    # A move for each colour among your active dice.
    card("wikiwiki_dinosaur", PURPLE, run(Gain(move=1, times=ActiveColours()))),
    # Two moves; two more with an active brown die, one more with an active yellow one.
    card(
        "you_bet_jurassic",
        PURPLE,
        run(
            Gain(move=2),
            Gain(move=2, given=Active(colour_bits(BROWN))),
            Gain(move=1, given=Active(colour_bits(YELLOW))),
        ),
    ),
    # A move for each of your active white and gray dice.
    card(
        "shimmy_shimmy_dino",
        PURPLE,
        run(Gain(move=1, times=ActiveDice(colour_bits(WHITE, GRAY)))),
    ),
    # Two moves for every three red lines ahead of you on this lap.
    card("pronto_bronto", PURPLE, run(Gain(move=2, times=RedLinesAhead(3)))),
)
