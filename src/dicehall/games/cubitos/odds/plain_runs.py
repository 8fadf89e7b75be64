"""Run phases without a choice that matters: every die brings all it can, and the order is no question.

What they bring is added up; all others are played through the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.games.cubitos.cards.abilities import NO_MORE, AbilityToUse, ability_parts
from dicehall.games.cubitos.cards.amounts import ActiveColours, ActiveDice, Just
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.conditions import (
    Active,
    Busted,
    CardCondition,
    LostADie,
    ShowsPower,
)
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    AFTER_PUSH,
    ANY_TIME,
    BEFORE_SWORDS,
    NOW,
    POWER,
    RUN,
    SECOND,
)
from dicehall.games.cubitos.cards.telling import (
    CREDITS,
    DIE_GAINED,
    DIE_LOST,
    FREE_DRAW,
    GAINS,
    MONEY,
    SWORDS_DOUBLED,
    THIS_LOST,
    UNCOUNTED,
    Brings,
)
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls, asks_losses
from dicehall.games.cubitos.rules.dice import (
    COLOURS,
    CREDIT,
    OWN_KINDS,
    SECOND_USED,
    SYMBOL,
    USED,
    colour_of,
    face_of,
    kind_of,
)
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.rules.tally import BUST, tally_of

BESIDES: Final = (UNCOUNTED, FREE_DRAW, SWORDS_DOUBLED, DIE_GAINED)
"""Effects that change nothing about where a runner gets to in this round."""
LOSSES: Final = (DIE_LOST, THIS_LOST)
IDLE: Final = (UNCOUNTED, FREE_DRAW, SWORDS_DOUBLED)
"""Effects that can always be left out."""


class PlainRuns:
    """Knows which dice make a run phase plain in one game, and adds up what they bring."""

    def __init__(self, game: Cubitos) -> None:
        self._game: Cubitos = game
        self._hauls: Hauls = Hauls(game)
        self._losses_matter: bool = any(asks_losses(card) for card in game.cards)
        self._plain: list[bool] = [self._is_plain(card, SYMBOL) for card in game.cards]
        self._plain_power: list[bool] = [self._is_plain(card, POWER_FACE) for card in game.cards]
        self._now: list[bool] = [card.programs[NOW] is not None for card in game.cards]

    # ---- which dice

    def rests(self, die: i64) -> bool:
        """Return whether an active die brings all it can by itself once its owner has passed."""
        colour = colour_of(kind_of(die))
        face = face_of(die)
        if colour >= COLOURS or face not in (SYMBOL, POWER_FACE):
            return True
        if die & (USED | SECOND_USED):
            return False
        if self._losses_matter and kind_of(die) >= OWN_KINDS and self._goes(colour, face):
            return False
        return self._plain[colour] if face == SYMBOL else self._plain_power[colour]

    def rests_after_hit(self, die: i64) -> bool:
        """Return whether that is so of a die that has just hit: it has nothing to do now, either."""
        colour = colour_of(kind_of(die))
        return self.rests(die) and not (
            colour < COLOURS and face_of(die) in (SYMBOL, POWER_FACE) and self._now[colour]
        )

    def is_forced(self, die: i64) -> bool:
        """Return whether a die that has just hit must do something now."""
        colour = colour_of(kind_of(die))
        if colour >= COLOURS or face_of(die) not in (SYMBOL, POWER_FACE):
            return False
        return self._game.cards[colour].forced >> NOW & 1 > 0

    def all_rest(self, active: list[i64]) -> bool:
        """Return whether all these dice do."""
        return all(self.rests(die) for die in active)

    def _goes(self, colour: i64, face: i64) -> bool:
        return self._game.cards[colour].loses >> face & 1 > 0

    def _is_plain(self, card: Card, face: int) -> bool:
        if card.programs[ANY_TIME] is not None or (
            card.programs[RUN] is None and brings_any(card.tells[AFTER_MOVE], (MONEY, CREDITS))
        ):
            # The same die could be used for this instead, or for something that comes too late.
            return False
        moments = [RUN, SECOND]
        if face == POWER_FACE:
            moments += [POWER, BEFORE_SWORDS]
            if brings_any(card.tells[BEFORE_SWORDS], GAINS):
                return False
        gains = any(brings_any(card.tells[moment], GAINS) for moment in moments)
        loses = self._goes(card.colour, face)
        for moment in moments:
            effects = card.tells[moment]
            if not options_are_alike(effects) or (moment != RUN and any_option(effects)):
                return False
            late = any(isinstance(one, LostADie) for each in effects for one in each.given)
            if late and (loses or moment != SECOND):
                return False
            for one in effects:
                if one.what in LOSSES and (gains or self._losses_matter):
                    return False
                if one.what not in GAINS + BESIDES + LOSSES:
                    return False
                if one.what in GAINS and not can_be_added(one, loses or late):
                    return False
        return True

    # ---- what they bring

    def haul(self, state: CubitosState, player: Player, tally: list[i64]) -> Haul:
        """Return what the dice of a tally bring, and what the player has besides."""
        haul = Haul()
        tally[BUST] = player.busted
        lines = self._game.lines_ahead(state, player)
        self._hauls.add(haul, tally, player.fans, lines, player.lost_dice)
        haul.move += player.move
        haul.water += player.water
        haul.money += player.money
        haul.credit += player.credit
        return haul

    def tally(self, active: list[i64]) -> list[i64]:
        """Return the tally of those of some active dice that bring all they can by themselves."""
        return tally_of([die for die in active if self.rests(die)])

    # ---- what is worth trying where other dice are active, too

    def worth_trying(self, table: CubitosTable, question: Question) -> list[int]:
        """Return the options of a question, without those that make no difference.

        An ability that costs nothing is always used first, so then it is the only one.
        """
        if not isinstance(question.choice, AbilityToUse):
            return question.options
        options: list[int] = []
        for option in question.options:
            if option != NO_MORE:
                die, moment = ability_parts(option)
                card = table.card_of(kind_of(die))
                if face_of(die) == CREDIT or card is None or costs_nothing(card, die, moment):
                    return [option]
                loses = card.loses >> face_of(die) & 1 > 0
                if not loses and all(one.what in IDLE for one in card.tells[moment]):
                    continue
            options.append(option)
        return options


def costs_nothing(card: Card, die: i64, moment: i64) -> bool:
    """Return whether an ability brings something in any case, now as well as later, and prevents nothing."""
    moments = [moment]
    if moment not in (NOW, AFTER_PUSH, SECOND):
        powers = (POWER, BEFORE_SWORDS) if face_of(die) == POWER_FACE else ()
        others = [one for one in (RUN, ANY_TIME, *powers) if card.programs[one] is not None]
        if moment == RUN and POWER in others:
            moments.append(POWER)
        if sorted(moments) != sorted(others) or card.loses >> face_of(die) & 1:
            return False
    return all(card.given[one] is None and constant(card.tells[one]) for one in moments)


def constant(effects: tuple[Brings, ...]) -> bool:
    """Return whether all that an ability brings are gains of a fixed size."""
    return all(
        one.what in GAINS and not one.given and isinstance(one.times, Just) for one in effects
    )


def brings_any(effects: tuple[Brings, ...], kinds: tuple[str, ...]) -> bool:
    """Return whether an ability brings anything of some kinds."""
    return any(one.what in kinds for one in effects)


def any_option(effects: tuple[Brings, ...]) -> bool:
    """Return whether an ability lets its owner choose between effects."""
    return any(one.option() != NOTHING for one in effects)


def options_are_alike(effects: tuple[Brings, ...]) -> bool:
    """Return whether, if effects can be chosen, more is always better: nothing is weighed against another."""
    chosen = [one for one in effects if one.option() != NOTHING]
    kinds = {one.what for one in chosen}
    if any(isinstance(given, ShowsPower) for one in chosen for given in one.given):
        return False
    return len(kinds) <= 1 or kinds == {MONEY, CREDITS}


def can_be_added(effects: Brings, goes: bool) -> bool:
    """Return whether a gain can be had in full with all others; `goes` if dice go before or with it."""
    for given in effects.given:
        if isinstance(given, CardCondition) and not isinstance(
            given, Active | Busted | LostADie | ShowsPower
        ):
            return False
        if goes and isinstance(given, Active):
            return False
    if isinstance(effects.times, ActiveDice | ActiveColours):
        return not goes
    return True
