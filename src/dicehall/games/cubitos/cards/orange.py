"""The orange cards: beavers from the ball park."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.games.cubitos.cards.ability import after_move, must, must_lose, now, power, run
from dicehall.games.cubitos.cards.amounts import THIS, FanCount
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.choosing_dice import FROM_ROLL
from dicehall.games.cubitos.cards.conditions import GainedACredit, ShowsPower
from dicehall.games.cubitos.cards.free_roll_words import FreeRoll
from dicehall.games.cubitos.cards.gain_words import Gain
from dicehall.games.cubitos.cards.loss_words import LoseDie, LoseThis
from dicehall.games.cubitos.cards.offer_words import Either
from dicehall.games.cubitos.cards.tray_words import SetDie
from dicehall.games.cubitos.rules.dice import ORANGE

CARDS: tuple[Card, ...] = (
    # Roll three dice from draw for free.
    card("dugout", ORANGE, now(FreeRoll(3))),
    # Lose a die from roll.
    card("reliever_beaver", ORANGE, run(LoseDie(zones=FROM_ROLL))),
    # Lose this die and another one.
    card("benchwarmer", ORANGE, run(LoseThis(), LoseDie())),
    # Roll two dice from draw for free.
    # Between move and buy, if you gained a credit: lose a die for each of these dice.
    card(
        "batter_beaver",
        ORANGE,
        now(FreeRoll(2)),
        must(after_move(LoseDie(), given=GainedACredit())),
    ),
    # Two money, or half as many credits as you have fans.
    card(
        "mr_bats",
        ORANGE,
        run(Either("money", Gain(money=2), "credits", Gain(credit=1, times=FanCount(2)))),
    ),
    # Five money. A power adds a move; lose it then, used or not.
    card(
        "the_babe",
        ORANGE,
        run(Gain(money=5)),
        power(Gain(move=1)),
        must_lose(THIS, given=ShowsPower()),
    ),
    # Take a die from roll and set it on a face you like.
    card("pinch_eater", ORANGE, now(SetDie())),
)
