"""The yellow cards: cheese."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.games.cubitos.cards.ability import after_push, must, must_lose, now, power, run
from dicehall.games.cubitos.cards.amounts import THIS, ActiveDice, FanCount
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.choosing_dice import FROM_ROLL
from dicehall.games.cubitos.cards.conditions import Active, ShowsPower
from dicehall.games.cubitos.cards.free_roll_words import FreeRoll
from dicehall.games.cubitos.cards.gain_words import Gain
from dicehall.games.cubitos.cards.loss_words import LoseDie
from dicehall.games.cubitos.cards.offer_words import Either, If
from dicehall.games.cubitos.cards.push_words import MustPushAgain, UncountedNextDraw
from dicehall.games.cubitos.rules.dice import BROWN, GRAY, ORANGE, YELLOW
from dicehall.games.cubitos.rules.moving import StepOnce

CARDS: tuple[Card, ...] = (
    # After each push, your runner may go one space at once.
    card("reckless_cheese", YELLOW, after_push(StepOnce())),
    # One move, or half as many moves as you have fans.
    card(
        "the_big_cheese",
        YELLOW,
        run(Either("one move", Gain(move=1), "half the fans", Gain(move=1, times=FanCount(2)))),
    ),
    # After each push, roll a die from draw for free. A power: a move for every four active dice.
    card(
        "ledercheesen",
        YELLOW,
        after_push(FreeRoll(1)),
        power(Gain(move=1, times=ActiveDice(every=4))),
    ),
    # Two moves. A power: gray dice do not count at your next draw.
    card("stinky_cheese", YELLOW, run(Gain(move=2)), power(UncountedNextDraw(GRAY))),
    # Two moves. A power adds three money; lose it then, used or not.
    card(
        "bad_cheese",
        YELLOW,
        run(Gain(move=2)),
        power(Gain(money=3)),
        must_lose(THIS, given=ShowsPower()),
    ),
    # In the roll phase you must push once more, like it or not. Three moves.
    card("the_cheese_stands_alone", YELLOW, must(now(MustPushAgain())), run(Gain(move=3))),
    # Two moves with an active brown die. With an active orange die you may lose a die from roll.
    card(
        "cheese_boy",
        YELLOW,
        run(
            Gain(move=2, given=Active(BROWN)),
            If(Active(ORANGE), LoseDie(zones=FROM_ROLL, may=True)),
        ),
    ),
)
