"""The blue cards: llamas, a fish, and Bob."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.core.words import Do
from dicehall.games.cubitos.cards.ability import after_move, now, power, run
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.choosing_dice import FROM_DRAW, FROM_ROLL
from dicehall.games.cubitos.cards.conditions import RewardNearby
from dicehall.games.cubitos.cards.free_roll_words import FreeRollAll
from dicehall.games.cubitos.cards.gain_words import Gain, GainFan
from dicehall.games.cubitos.cards.now_abilities import NOW_AT_ONCE
from dicehall.games.cubitos.cards.tray_words import GainDie
from dicehall.games.cubitos.rules.dice import BLUE, GRAY, RED, WHITE
from dicehall.games.cubitos.rules.rewards import TakeNearbyReward

CARDS: tuple[Card, ...] = (
    # After moving: take the reward of a space one or two spaces away.
    card("bob", BLUE, after_move(TakeNearbyReward(), given=RewardNearby())),
    # Two moves that may enter water.
    card("undercover_fish", BLUE, run(Gain(water=2))),
    # Three money. A power: a fan, without its credits.
    card("llama_rama", BLUE, run(Gain(money=3)), power(GainFan(credits=False))),
    # Three money and a move that may enter water.
    card("bahama_llama", BLUE, run(Gain(money=3, water=1))),
    # Two money, and a red die joins you.
    card("llama_shaman", BLUE, run(Gain(money=2), GainDie(of=RED))),
    # Roll all gray and white dice in draw and roll for free.
    card("stogie", BLUE, now(FreeRollAll(GRAY, WHITE, zones=FROM_DRAW | FROM_ROLL))),
    # Two money, then twice: roll all dice in roll for free.
    card(
        "chilly_mcchillster",
        BLUE,
        run(
            Gain(money=2),
            FreeRollAll(zones=FROM_ROLL),
            Do(NOW_AT_ONCE),
            FreeRollAll(zones=FROM_ROLL),
        ),
    ),
)
