"""The vocabulary of cards: every word that can stand in the text of an ability, with its fields."""

# Not compiled: it is a list of words.

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.words import Do, Word
from dicehall.games.cubitos.cards import (
    ability,
    amounts,
    choosing_dice,
    conditions,
    free_roll_words,
    gain_words,
    loss_words,
    offer_words,
    push_words,
    sword_words,
    tray_words,
)
from dicehall.games.cubitos.cards.ability import Ability
from dicehall.games.cubitos.cards.amounts import Amount
from dicehall.games.cubitos.cards.conditions import CardCondition
from dicehall.games.cubitos.cards.now_abilities import NOW_AT_ONCE
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.rules import moving, rewards
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, GRAY
from dicehall.games.cubitos.rules.zones import ZONE_NAMES

NUMBER: Final = "a number from 0 to 9"
COUNT: Final = "a number from 1 to 9"
PAIR: Final = "a number from 2 to 4"
FLAG: Final = "True or False"
TEXT: Final = "a text"
COLOUR: Final = "a colour"
ZONES: Final = "a zone"
AMOUNT: Final = "an amount"
CONDITION: Final = "a condition"
ACTIVES: Final = "Active(...)"
GAIN: Final = "Gain(...)"
WORD: Final = "a word"
PLAIN_WORD: Final = "a plain word"
ABILITY: Final = "an ability"
THIS_DIE: Final = "THIS"
TIES: Final = "START_PLAYER"
BEFORE: Final = "SWORDS"
"""The kinds of fields."""
RANGES: Final = {NUMBER: (0, 9), COUNT: (1, 9), PAIR: (2, 4)}


@dataclass(frozen=True)
class WordEntry:
    """One word of the vocabulary."""

    make: Callable[..., Any]
    """The function or class that makes it."""
    fields: dict[str, str]
    """Its fields with the kind of each, in the order in which they may be given without a name."""
    rest: str = ""
    """If it takes any number of values without a name: their kind."""


def _moments() -> dict[str, WordEntry]:
    given = {"given": CONDITION}
    once = {**given, "once_until_rolled": FLAG}
    return {
        "now": WordEntry(ability.now, given, WORD),
        "on_push": WordEntry(ability.on_push, once, WORD),
        "after_push": WordEntry(ability.after_push, given, WORD),
        "would_bust": WordEntry(ability.would_bust, once, WORD),
        "run": WordEntry(ability.run, given, WORD),
        "power": WordEntry(ability.power, {**given, "before": BEFORE}, WORD),
        "any_time": WordEntry(ability.any_time, given, WORD),
        "after_move": WordEntry(ability.after_move, given, WORD),
        "most_swords": WordEntry(ability.most_swords, {"ties": TIES}, WORD),
        "each_with_swords": WordEntry(ability.each_with_swords, {}, WORD),
        "must": WordEntry(ability.must, {"ability": ABILITY}),
        "must_lose": WordEntry(ability.must_lose, {"what": THIS_DIE, "given": CONDITION}),
        "stays_in_bust": WordEntry(ability.stays_in_bust, {}, COLOUR),
    }


ABILITIES: Final[dict[str, WordEntry]] = _moments()
"""When."""
WORDS: Final[dict[str, WordEntry]] = {
    "Gain": WordEntry(
        gain_words.Gain,
        {
            **dict.fromkeys(("money", "move", "water", "credit"), NUMBER),
            **{"times": AMOUNT, "given": CONDITION},
        },
    ),
    "GainFan": WordEntry(gain_words.GainFan, {"credits": FLAG, "given": CONDITION}),
    "GrayFacesAgain": WordEntry(gain_words.GrayFacesAgain, {}),
    "GainDie": WordEntry(tray_words.GainDie, {"most": AMOUNT, "of": COLOUR, "may": FLAG}),
    "FreeRoll": WordEntry(
        free_roll_words.FreeRoll,
        {
            **{"number": COUNT, "zones": ZONES, "of": COLOUR, "but": COLOUR},
            **{"up_to": FLAG, "different_colours": FLAG, "times": AMOUNT},
        },
    ),
    "FreeRollAll": WordEntry(free_roll_words.FreeRollAll, {"zones": ZONES}, COLOUR),
    "LoseThis": WordEntry(loss_words.LoseThis, {}),
    "LoseDie": WordEntry(loss_words.LoseDie, {"zones": ZONES, "of": COLOUR, "may": FLAG}),
    "ThisToRoll": WordEntry(loss_words.ThisToRoll, {}),
    "AnotherToRoll": WordEntry(loss_words.AnotherToRoll, {}),
    "Borrow": WordEntry(tray_words.Borrow, {"but": COLOUR}),
    "SetDie": WordEntry(tray_words.SetDie, {}),
    "PreventBust": WordEntry(push_words.PreventBust, {"if_hit": FLAG}),
    "PushCannotBust": WordEntry(push_words.PushCannotBust, {}),
    "MustPushAgain": WordEntry(push_words.MustPushAgain, {}),
    "StepOnce": WordEntry(moving.StepOnce, {}),
    "TakeNearbyReward": WordEntry(rewards.TakeNearbyReward, {}),
    "UncountedNextDraw": WordEntry(push_words.UncountedNextDraw, {}, COLOUR),
    "FreeNextDraw": WordEntry(push_words.FreeNextDraw, {}),
    "DoubleSwords": WordEntry(sword_words.DoubleSwords, {}),
    "MayGive": WordEntry(sword_words.MayGive, {}),
    "NowAtOnce": WordEntry(lambda: Do(NOW_AT_ONCE), {}),
    "May": WordEntry(offer_words.May, {}, PLAIN_WORD),
    "Either": WordEntry(
        offer_words.Either, {"first": TEXT, "this": GAIN, "other": TEXT, "that": GAIN}
    ),
    "If": WordEntry(offer_words.If, {"given": ACTIVES, "word": PLAIN_WORD}),
}
"""What."""
AMOUNTS: Final[dict[str, WordEntry]] = {
    "Just": WordEntry(amounts.Just, {"number": NUMBER}),
    "FanCount": WordEntry(amounts.FanCount, {"divided_by": COUNT}),
    "ActiveColours": WordEntry(amounts.ActiveColours, {}),
    "ActiveDice": WordEntry(amounts.ActiveDice, {"every": COUNT}, COLOUR),
    "GrayMoves": WordEntry(amounts.GrayMoves, {}),
    "GrayMoney": WordEntry(amounts.GrayMoney, {}),
    "RedLinesAhead": WordEntry(amounts.RedLinesAhead, {"every": COUNT}),
    "PlayersWithFewerSwords": WordEntry(amounts.PlayersWithFewerSwords, {"each": COUNT}),
}
"""How often."""
CONDITIONS: Final[dict[str, WordEntry]] = {
    "Active": WordEntry(conditions.Active, {}, COLOUR),
    "LostADie": WordEntry(conditions.LostADie, {}),
    "GainedACredit": WordEntry(conditions.GainedACredit, {}),
    "Busted": WordEntry(conditions.Busted, {}),
    "ShowsPower": WordEntry(conditions.ShowsPower, {}),
    "RewardNearby": WordEntry(conditions.RewardNearby, {}),
    "Together": WordEntry(conditions.Together, {"dice": PAIR}),
}
"""Given what."""
COLOURS: Final = {name.upper(): number for number, name in enumerate(COLOUR_NAMES)} | {"GRAY": GRAY}
ZONES_BY_NAME: Final = {
    f"FROM_{name.upper()}": 1 << zone for zone, name in enumerate(ZONE_NAMES)
} | {"ANYWHERE": choosing_dice.ANYWHERE}
PLAIN_WORDS: Final = {
    name: entry
    for name, entry in WORDS.items()
    if not (isinstance(entry.make, type) and issubclass(entry.make, Phrase))
}
"""The words that can stand within others."""
CALLED: Final = {
    WORD: WORDS,
    PLAIN_WORD: PLAIN_WORDS,
    GAIN: WORDS,
    AMOUNT: AMOUNTS,
    CONDITION: CONDITIONS,
    ACTIVES: CONDITIONS,
    ABILITY: ABILITIES,
}
"""By kind of field, for fields that hold words: the words that it accepts."""
NAMED: Final[dict[str, dict[str, Any]]] = {
    COLOUR: COLOURS,
    ZONES: ZONES_BY_NAME,
    THIS_DIE: {"THIS": amounts.THIS},
    TIES: {"START_PLAYER": ability.START_PLAYER},
    BEFORE: {"SWORDS": ability.SWORDS},
    FLAG: {"True": True, "False": False},
}
"""By kind of field, for fields that hold names: the names that it accepts."""
MADE: Final[dict[str, tuple[type, ...]]] = {
    WORD: (Word, Phrase),
    PLAIN_WORD: (Word,),
    GAIN: (gain_words.Gain,),
    AMOUNT: (Amount,),
    CONDITION: (CardCondition,),
    ACTIVES: (conditions.Active,),
    ABILITY: (Ability,),
}
