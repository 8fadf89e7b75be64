"""The blue cards: llamas, a fish, and Bob."""

from __future__ import annotations

from dicehall.core.words import Do
from dicehall.cubitos.abilities import NOW_AT_ONCE
from dicehall.cubitos.amounts import colour_bits
from dicehall.cubitos.card import Card, after_move, card, now, power, run
from dicehall.cubitos.dice import BLUE, GRAY, RED, WHITE
from dicehall.cubitos.gathering import FROM_DRAW, FROM_ROLL, FreeRollAll
from dicehall.cubitos.running import TakeNearbyReward
from dicehall.cubitos.trays import GainDie
from dicehall.cubitos.words import Gain, GainFan

CARDS: tuple[Card, ...] = (
    # After moving: take the reward of a space one or two spaces away.
    card("bob", BLUE, after_move(TakeNearbyReward())),
    # Two moves that may enter water.
    card("undercover_fish", BLUE, run(Gain(water=2))),
    # Three money. A power: a fan, without its credits.
    card("llama_rama", BLUE, run(Gain(money=3)), power(GainFan(credits=False))),
    # Three money and a move that may enter water.
    card("bahama_llama", BLUE, run(Gain(money=3, water=1))),
    # Two money, and a red die joins you.
    card("llama_shaman", BLUE, run(Gain(money=2), GainDie(kinds=1 << RED))),
    # Roll all gray and white dice in draw and roll for free.
    card("stogie", BLUE, now(FreeRollAll(FROM_DRAW | FROM_ROLL, colour_bits(GRAY, WHITE)))),
    # Two money, then twice: roll all dice in roll for free.
    card(
        "chilly_mcchillster",
        BLUE,
        run(
            Gain(money=2),
            FreeRollAll(FROM_ROLL),
            Do(NOW_AT_ONCE),
            FreeRollAll(FROM_ROLL),
        ),
    ),
)
