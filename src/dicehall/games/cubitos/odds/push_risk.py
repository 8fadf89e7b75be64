"""What a push risks, and how abilities change that: pushes that cannot bust, more dice, busts prevented.

The few shapes that nearly all cards have are worked out by formulas. Everything else is played through the
rules, and if that takes too long, the chance is given by two limits.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from dicehall.core.chances import NEVER, Between
from dicehall.core.task import Task
from dicehall.games.cubitos.cards.abilities import can_use
from dicehall.games.cubitos.cards.amounts import Just
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.choosing_dice import ANYWHERE
from dicehall.games.cubitos.cards.conditions import ShowsPower, Together
from dicehall.games.cubitos.cards.moments import ANY_TIME, NOW, ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.cards.telling import (
    ANOTHER_TO_ROLL,
    BARE_FAN,
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    DIE_BORROWED,
    FAN,
    FORCED_PUSH,
    FREE_DRAW,
    FREE_ROLL,
    GAINS,
    NO_LIMIT,
    SAFE_PUSH,
    STEP,
    SWORDS_DOUBLED,
    THIS_LOST,
    THIS_TO_ROLL,
    UNCOUNTED,
    Brings,
)
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.best_play import Effort
from dicehall.games.cubitos.odds.busting import ROLL_OF_PUSH, NotBusting
from dicehall.games.cubitos.odds.push_alone import (
    BEFORE,
    PUSHED,
    SAVING,
    begun,
    stage_of,
    tasks_from,
)
from dicehall.games.cubitos.odds.rolls import all_blank, bust_chance, gray_dice
from dicehall.games.cubitos.rules.dice import (
    GRAY,
    KINDS,
    POWER,
    SYMBOL,
    face_of,
    kind_of,
    shown_of,
)
from dicehall.games.cubitos.rules.roll_phase import PUSHING, SAVE_FROM_BUST
from dicehall.games.cubitos.rules.setup import fresh_task
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable

SAFE: Final = "safe"
MORE_DICE: Final = "more_dice"
SAVES: Final = "saves"
MAY_SAVE: Final = "may_save"
CHANGES: Final = "changes"
"""How a die changes what a push risks: the push cannot bust, dice go back to roll, a bust is prevented for
certain, or perhaps; or it changes the dice in some other way."""
OTHER: Final = "other"
"""In place of a shape: there is no formula for this ability."""

HARMLESS: Final = (
    *GAINS,
    *(FAN, BARE_FAN, UNCOUNTED, FREE_DRAW, SWORDS_DOUBLED, STEP, FORCED_PUSH, THIS_LOST),
    DIE_BORROWED,
)
"""The effects that by themselves make a bust no less likely. A borrowed die can bring any others."""
MOST_STEPS: Final = 2_000
"""How many answers and falls are played for each chance that no formula gives."""


@dataclass(frozen=True)
class RiskChange:
    """An active die whose card changes what a push risks."""

    die: int
    """The die; of several that show the same, the first."""
    number: int
    card: Card
    moment: int
    effect: str
    """One of `SAFE`, `MORE_DICE`, `SAVES`, `MAY_SAVE` and `CHANGES`."""
    bust: Between
    """The chance of a bust if one of these dice is used, and nothing else."""


class PushRisk:
    """The chance that a push busts: one that has begun, or one that a player could make now."""

    def __init__(self, table: CubitosTable, seat: int, most: int = MOST_STEPS) -> None:
        self._table: CubitosTable = table
        self._game: Cubitos = table.game
        self._seat: int = seat
        self._most: int = most
        self._player: Player = table.state.players[seat]
        self._stage: int = stage_of(table, seat)
        self.bust: Fraction = Fraction(1)
        """The chance of a bust if no ability is used from now on."""
        if self._stage != SAVING:
            self.bust = bust_chance(table.game, self._player, self._stage != BEFORE)

    # ---- all abilities together

    def at_best(self) -> Between:
        """Return the chance of a bust with the best use of everything."""
        if not self.bust:
            return NEVER
        shapes: list[str] = []
        usable: list[tuple[int, Card]] = []
        for die, card, moment in self._that_help():
            shape = _shape(card, moment)
            if shape not in shapes:
                shapes.append(shape)
            if can_use(self._table, self._player, die, card, moment):
                if shape in (SAFE, SAVES):
                    return NEVER
                usable.append((die, card))
        if not shapes or shapes == [MORE_DICE]:
            return _exactly(self.bust * self._blanks_sent_back(usable))
        if shapes == [MAY_SAVE]:
            missed = all_blank(self._game, gray_dice(self._player))
            return _exactly(self.bust * missed ** len(usable))
        return self._played(self._begun(), True).missed()

    def _that_help(self) -> list[tuple[int, Card, int]]:
        """Return the active dice that might make a bust less likely, each with a moment for it.

        Of dice that are needed together, there will be no more than now, unless another ability brings some.
        """
        found: list[tuple[int, Card, int]] = []
        for die in self._player.active:
            card = self._table.card_of(kind_of(die))
            if card is None or face_of(die) not in (SYMBOL, POWER):
                continue
            for moment in self._moments(True):
                if isinstance(card.given[moment], Together) and not can_use(
                    self._table, self._player, die, card, moment
                ):
                    continue
                borrows = card.tells_of(moment, DIE_BORROWED) is not None
                if _helps(card, moment) or (borrows and self._some_help()):
                    found.append((die, card, moment))
        return found

    def _some_help(self) -> bool:
        """Return whether a borrowed die could help at all."""
        for card in self._game.cards:
            if any(_helps(card, moment) for moment in (NOW, ON_PUSH, WOULD_BUST, ANY_TIME)):
                return True
        return False

    def _moments(self, at_any_time: bool) -> tuple[int, ...]:
        if self._stage > PUSHED:
            return (WOULD_BUST,)
        return (ON_PUSH, ANY_TIME, WOULD_BUST) if at_any_time else (ON_PUSH, WOULD_BUST)

    # ---- one ability

    def changes(self) -> list[RiskChange]:
        """Return the active dice that can change the risk, equal ones once."""
        found: dict[tuple[int, int], list[int]] = {}
        for die in self._player.active:
            card = self._table.card_of(kind_of(die))
            if card is None or face_of(die) not in (SYMBOL, POWER):
                continue
            for moment in self._moments(False):
                if can_use(self._table, self._player, die, card, moment):
                    found.setdefault((shown_of(die), moment), []).append(die)
        changes: list[RiskChange] = []
        for (_, moment), dice in found.items():
            card = self._table.card_of(kind_of(dice[0]))
            assert card is not None
            bust = self.using(dice[0], moment)
            effect = self.effect(dice[0], moment, bust)
            if effect:
                changes.append(RiskChange(dice[0], len(dice), card, moment, effect, bust))
        return changes

    def using(self, die: int, moment: int) -> Between:
        """Return the chance of a bust if the ability of an active die is used, and nothing else."""
        card = self._table.card_of(kind_of(die))
        shape = OTHER if card is None else _shape(card, moment)
        if shape in (SAFE, SAVES):
            return NEVER
        if shape == MORE_DICE:
            assert card is not None
            return _exactly(self.bust * self._blanks_sent_back([(die, card)]))
        if shape == MAY_SAVE:
            return _exactly(self.bust * all_blank(self._game, gray_dice(self._player)))
        table = self._begun()
        play = NotBusting(table, self._seat, Effort(self._most), False)
        if moment == WOULD_BUST and self._stage != SAVING:
            if not self.bust:
                return NEVER
            fell = play.missed(table)
            return _scaled(self.bust, play.using(fell, die, moment).missed())
        return play.using(table, die, moment).missed()

    def effect(self, die: int, moment: int, bust: Between) -> str:
        """Return how an ability changes the risk, given the chance with it; empty if it does not."""
        card = self._table.card_of(kind_of(die))
        shape = OTHER if card is None else _shape(card, moment)
        if shape != OTHER:
            return shape
        if bust.least == bust.most == self.bust:
            return ""
        if moment == WOULD_BUST:
            return MAY_SAVE if bust.most else SAVES
        return CHANGES

    # ---- by formulas

    def _blanks_sent_back(self, usable: list[tuple[int, Card]]) -> Fraction:
        """Return the chance that the dice sent back to roll all show blanks."""
        rest = list(self._player.active)
        chance = Fraction(1)
        others = 0
        for die, card in usable:
            rest.remove(die)
            chance *= _blanks(self._game, die)
            if face_of(die) == POWER and card.tells_of(ON_PUSH, ANOTHER_TO_ROLL):
                others += 1
        # The other dice that go to roll are those that hit most often.
        likely = sorted([_blanks(self._game, die) for die in rest])
        for blank in likely[:others]:
            chance *= blank
        return chance

    # ---- by the rules

    def _begun(self) -> CubitosTable:
        """Return a copy of the table on which this player is alone, as far as the push has come."""
        tasks: list[Task] = []
        if self._stage == SAVING:
            tasks = tasks_from(self._table, self._seat, SAVE_FROM_BUST)
        else:
            tasks = [fresh_task(self._seat, ROLL_OF_PUSH)]
            if self._stage == PUSHED:
                tasks += tasks_from(self._table, self._seat, PUSHING)
        return begun(self._table, self._seat, self._stage, tasks)

    def _played(self, table: CubitosTable, uses: bool) -> Between:
        return NotBusting(table, self._seat, Effort(self._most), uses).of(table)


def _helps(card: Card, moment: int) -> bool:
    """Return whether an ability by itself might make a bust less likely."""
    return any(effects.what not in HARMLESS for effects in card.tells[moment])


def _shape(card: Card, moment: int) -> str:
    """Return the shape of an ability, if there is a formula for it."""
    effects = card.tells[moment]
    given = card.given[moment]
    if given is not None or moment == ANY_TIME:
        return OTHER
    kinds = tuple([one.what for one in effects])
    for one in effects:
        if one.what == SAFE_PUSH and not one.given:
            return SAFE
        if one.what == BUST_PREVENTED and not one.given:
            return SAVES
    if moment == ON_PUSH and kinds and kinds[0] == THIS_TO_ROLL and not effects[0].given:
        rest = effects[1:]
        if not rest or (kinds[1:] == (ANOTHER_TO_ROLL,) and rest[0].given == (ShowsPower(),)):
            return MORE_DICE
    if kinds == (FREE_ROLL, BUST_PREVENTED_BY_HIT) and effects[0] == ALL_GRAY:
        once = card.once_until_rolled >> moment & 1 > 0
        return MAY_SAVE if once and not effects[1].given else OTHER
    return OTHER


ALL_GRAY: Final = Brings(
    FREE_ROLL, times=Just(NO_LIMIT), colours=1 << GRAY, zones=ANYWHERE, may=True
)
"""A free roll of any gray dice."""


def _blanks(game: Cubitos, die: int) -> Fraction:
    counts = [0] * KINDS
    counts[kind_of(die)] = 1
    return all_blank(game, counts)


def _exactly(chance: Fraction) -> Between:
    return Between(chance, chance)


def _scaled(chance: Fraction, found: Between) -> Between:
    return Between(chance * found.least, chance * found.most)
