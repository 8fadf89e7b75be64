"""The text of a card, generated from what its words tell, in any language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dicehall.core.task import NOTHING
from dicehall.core.words import Condition
from dicehall.games.cubitos.cards import amounts, conditions, telling
from dicehall.games.cubitos.cards.ability import MOST, START_PLAYER, Ability
from dicehall.games.cubitos.cards.amounts import EVERY_COLOUR, Amount, FanCount, Just
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.choosing_dice import ANYWHERE, BUT_START
from dicehall.games.cubitos.cards.moments import COMPARE, MOMENT_NAMES, RUN_PHASE_END
from dicehall.games.cubitos.cards.own_cards import OwnCard
from dicehall.games.cubitos.cards.telling import NO_LIMIT, Brings, Picked
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, GRAY
from dicehall.games.cubitos.rules.zones import ZONE_NAMES
from dicehall.locales import Catalogue

COUNTED: Final = {
    telling.MOVES: "cubitos-count-moves",
    telling.WATER: "cubitos-count-water",
    telling.MONEY: "cubitos-count-money",
    telling.CREDITS: "cubitos-count-credits",
}
"""Effects that are plain numbers."""
SAID: Final = (
    *(telling.FAN, telling.BARE_FAN, telling.DIE_GAINED, telling.DIE_BORROWED, telling.DIE_SET),
    *(telling.DIE_LOST, telling.THIS_LOST, telling.DIE_GIVEN, telling.FREE_ROLL),
    *(telling.FREE_ROLL_OF_ALL, telling.BUST_PREVENTED, telling.BUST_PREVENTED_BY_HIT),
    *(telling.SAFE_PUSH, telling.FORCED_PUSH, telling.THIS_TO_ROLL, telling.ANOTHER_TO_ROLL),
    *(telling.STAYS_ACTIVE, telling.UNCOUNTED, telling.FREE_DRAW, telling.SWORDS_DOUBLED),
    *(telling.STEP, telling.NEARBY_REWARD),
)
"""All other effects: each has its own message, `cubitos-tells-` plus its kind with dashes."""
TIMES: Final = {
    amounts.FanCount: "fans",
    amounts.ActiveColours: "colours",
    amounts.ActiveDice: "active",
    amounts.GrayMoves: "gray-moves",
    amounts.GrayMoney: "gray-money",
    amounts.RedLinesAhead: "lines",
    amounts.PlayersWithFewerSwords: "swords",
}
"""Amounts, by the suffix of `cubitos-times-`."""
GIVEN: Final = {
    conditions.Active: "active",
    conditions.LostADie: "lost",
    conditions.GainedACredit: "credit",
    conditions.Busted: "busted",
    conditions.ShowsPower: "power",
    conditions.Together: "together",
}
"""Conditions, by the suffix of `cubitos-given-`; that a reward is near need not be said."""


def sentences(card: Card, catalogue: Catalogue) -> str:
    """Return everything a card does, moment by moment."""
    parts: list[str] = []
    for ability in card.abilities:
        when = catalogue.text(f"cubitos-when-{MOMENT_NAMES[ability.moment]}")
        parts.append(f"{when}: {_said(card, ability, catalogue)}.")
    return " ".join(parts)


def own_texts(own: Iterable[OwnCard], catalogue: Catalogue) -> dict[str, str]:
    """Return the names of cards that somebody brought, and what they do, by the ids of such messages."""
    texts: dict[str, str] = {}
    for one in own:
        texts[f"card-{one.card.id}"] = one.name(catalogue.language)
        for ability in one.card.abilities:
            moment = MOMENT_NAMES[ability.moment]
            texts[f"does-{one.card.id}-{moment}"] = sentence(one.card, moment, catalogue)
    return texts


def sentence(card: Card, moment: str, catalogue: Catalogue) -> str:
    """Return what a card does at a moment."""
    said = [
        _said(card, ability, catalogue)
        for ability in card.abilities
        if MOMENT_NAMES[ability.moment] == moment
    ]
    return "; ".join(said)


def _said(card: Card, ability: Ability, catalogue: Catalogue) -> str:
    """Return what an ability does, with everything that is printed about it."""
    brought = card.tells[ability.moment]
    if ability.moment == RUN_PHASE_END:
        return _given(ability.given, catalogue.text("cubitos-this-die-is-lost"), catalogue)
    said = _effects(brought, catalogue)
    if ability.moment == COMPARE and ability.concerns == MOST:
        if ability.ties == START_PLAYER:
            said = catalogue.text("cubitos-tells-most-swords", what=said)
        else:
            said = catalogue.text("cubitos-tells-most-swords-alone", what=said)
    if ability.moment == COMPARE and card.power_swords > 1:
        said = catalogue.text("cubitos-tells-power-swords", count=card.power_swords, what=said)
    if ability.forced:
        said = catalogue.text("cubitos-tells-must", what=said)
    if ability.once_until_rolled:
        said = catalogue.text("cubitos-tells-once", what=said)
    return said


def _effects(brought: tuple[Brings, ...], catalogue: Catalogue) -> str:
    """Return effects one after another, with alternatives at the place of the first of them."""
    parts: list[str] = []
    options = [one.option() for one in brought if one.option() != NOTHING]
    for one in brought:
        option = one.option()
        if option == NOTHING:
            parts.append(_effect(one, catalogue))
        elif option == options[0] and one is next(
            each for each in brought if each.option() == option
        ):
            chosen = [
                ", ".join(_effect(each, catalogue) for each in brought if each.option() == number)
                for number in sorted(set(options))
            ]
            if len(chosen) == 1:
                parts.append(catalogue.text("cubitos-tells-may", what=chosen[0]))
            else:
                parts.append(catalogue.text("cubitos-tells-or", one=chosen[0], other=chosen[1]))
    return "; ".join(parts)


def _effect(brought: Brings, catalogue: Catalogue) -> str:
    """Return one effect: how much, how often, and on what condition."""
    if brought.what in COUNTED:
        said = _often(brought, catalogue)
    else:
        name = brought.what.replace(" ", "-")
        said = catalogue.text(
            f"cubitos-tells-{name}",
            which=_which(brought, catalogue),
            colours=_colours(brought.colours, catalogue),
            zones=_zones(brought, catalogue),
            dice=_dice(brought, catalogue),
            most=_most(brought.most, catalogue),
        )
        if brought.may and brought.what != telling.FREE_ROLL and brought.what != telling.DIE_GIVEN:
            said = catalogue.text("cubitos-tells-may", what=said)
    for condition in brought.given:
        said = _given(condition, said, catalogue)
    return " ".join(said.split()).replace(" ,", ",")


def _often(brought: Brings, catalogue: Catalogue) -> str:
    times = brought.times
    each = brought.number
    if isinstance(times, Just):
        return catalogue.text(COUNTED[brought.what], count=each * times.number)
    if isinstance(times, amounts.PlayersWithFewerSwords):
        each *= times.each
    return _times(times, catalogue.text(COUNTED[brought.what], count=each), catalogue)


def _times(times: Amount, said: str, catalogue: Catalogue) -> str:
    every = 1
    if isinstance(times, FanCount):
        every = times.divided_by
    elif isinstance(times, amounts.ActiveDice | amounts.RedLinesAhead):
        every = times.every
    colours = times.colours if isinstance(times, amounts.ActiveDice) else EVERY_COLOUR
    return catalogue.text(
        f"cubitos-times-{TIMES[type(times)]}",
        what=said,
        every=every,
        which=_parenthesis(colours, catalogue),
    )


def _dice(brought: Brings, catalogue: Catalogue) -> str:
    """Return how many dice are rolled for free."""
    if brought.what != telling.FREE_ROLL:
        return ""
    times = brought.times
    if isinstance(times, Just):
        if times.number >= NO_LIMIT:
            return catalogue.text("cubitos-tells-any-dice")
        dice = catalogue.text("cubitos-count-dice", count=times.number)
        if brought.different:
            return catalogue.text("cubitos-tells-different", dice=dice)
        return catalogue.text("cubitos-tells-up-to", dice=dice) if brought.may else dice
    each = times.each if isinstance(times, amounts.PlayersWithFewerSwords) else 1
    return _times(times, catalogue.text("cubitos-count-dice", count=each), catalogue)


def _most(most: Amount, catalogue: Catalogue) -> str:
    """Return the most a die may cost."""
    if isinstance(most, Just):
        if most.number >= NO_LIMIT:
            return ""
        return catalogue.text("cubitos-tells-costs", cost=most.number)
    return catalogue.text("cubitos-tells-costs-fans")


def _given(condition: Condition, said: str, catalogue: Catalogue) -> str:
    if isinstance(condition, Picked) or type(condition) not in GIVEN:
        return said
    colours = condition.colours if isinstance(condition, conditions.Active) else 0
    dice = condition.dice if isinstance(condition, conditions.Together) else 0
    return catalogue.text(
        f"cubitos-given-{GIVEN[type(condition)]}",
        what=said,
        colours=_colours(colours, catalogue),
        count=dice,
    )


def _which(brought: Brings, catalogue: Catalogue) -> str:
    return "" if brought.colours == BUT_START else _parenthesis(brought.colours, catalogue)


def _parenthesis(colours: int, catalogue: Catalogue) -> str:
    """Return the colours in parentheses unless all are meant: the few included, or the few excluded."""
    if colours in (EVERY_COLOUR, BUT_START):
        return ""
    missing = BUT_START & ~colours
    if missing.bit_count() < (colours & BUT_START).bit_count():
        return f"({catalogue.text('cubitos-tells-not', colours=_colours(missing, catalogue))})"
    return f"({_colours(colours, catalogue)})"


def _colours(colours: int, catalogue: Catalogue) -> str:
    names = [
        catalogue.text(f"cubitos-colour-{name}")
        for number, name in enumerate(COLOUR_NAMES)
        if colours >> number & 1
    ]
    if colours >> GRAY & 1:
        names.append(catalogue.text("cubitos-tells-gray"))
    return ", ".join(names)


def _zones(brought: Brings, catalogue: Catalogue) -> str:
    if brought.zones in (0, ANYWHERE):
        return ""
    return ", ".join(
        catalogue.text(f"cubitos-from-{name}")
        for zone, name in enumerate(ZONE_NAMES)
        if brought.zones >> zone & 1
    )
