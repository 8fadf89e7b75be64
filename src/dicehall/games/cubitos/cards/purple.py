"""The purple cards: dinosaurs that run."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.games.cubitos.cards.ability import must_lose, now, run
from dicehall.games.cubitos.cards.amounts import THIS, ActiveColours, ActiveDice, RedLinesAhead
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.conditions import Active
from dicehall.games.cubitos.cards.gain_words import Gain
from dicehall.games.cubitos.cards.tray_words import Borrow
from dicehall.games.cubitos.rules.dice import BROWN, GRAY, ORANGE, PURPLE, RED, WHITE, YELLOW

CARDS: tuple[Card, ...] = (
    # Four moves.
    card("rollosaurus", PURPLE, run(Gain(move=4))),
    # Two moves; two more with an active red die, one more with an active orange one.
    card(
        "dancing_dino",
        PURPLE,
        run(Gain(move=2), Gain(move=2, given=Active(RED)), Gain(move=1, given=Active(ORANGE))),
    ),
    # Borrow a die that is not purple, on the face you like. Four moves; lose this die, used or not.
    card("cubasaurus", PURPLE, now(Borrow(but=PURPLE)), run(Gain(move=4)), must_lose(THIS)),
    # A move for each colour among your active dice.
    card("wikiwiki_dinosaur", PURPLE, run(Gain(move=1, times=ActiveColours()))),
    # Two moves; two more with an active brown die, one more with an active yellow one.
    card(
        "you_bet_jurassic",
        PURPLE,
        run(Gain(move=2), Gain(move=2, given=Active(BROWN)), Gain(move=1, given=Active(YELLOW))),
    ),
    # A move for each of your active white and gray dice.
    card("shimmy_shimmy_dino", PURPLE, run(Gain(move=1, times=ActiveDice(WHITE, GRAY)))),
    # Two moves for every three red lines ahead of you on this lap.
    card("pronto_bronto", PURPLE, run(Gain(move=2, times=RedLinesAhead(3)))),
)
