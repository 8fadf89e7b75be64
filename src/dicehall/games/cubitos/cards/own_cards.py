"""Custom cards, read from a TOML file and written in the same words as all other cards.

Anybody who plays online can bring such a file, so sizes are limited, and abilities that would never end
are refused.
"""

# Not compiled: own cards are read once a game.

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.mistakes import BadOptions
from dicehall.core.task import Program, reached_from
from dicehall.core.words import Condition
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.ability import Ability
from dicehall.games.cubitos.cards.ability_texts import read_ability
from dicehall.games.cubitos.cards.amounts import PlayersWithFewerSwords
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.choosing_dice import FROM_ACTIVE
from dicehall.games.cubitos.cards.conditions import ShowsPower
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    BEFORE_SWORDS,
    BUST,
    COMPARE,
    MOMENT_NAMES,
    NOW,
    ON_PUSH,
    POWER,
    RUN_PHASE_END,
    SECOND,
    WOULD_BUST,
)
from dicehall.games.cubitos.cards.offer_words import Either, May
from dicehall.games.cubitos.cards.shared_programs import with_programs_of_their_own
from dicehall.games.cubitos.cards.telling import (
    ANOTHER_TO_ROLL,
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    DIE_BORROWED,
    DIE_GIVEN,
    DIE_LOST,
    FORCED_PUSH,
    FREE_ROLL,
    FREE_ROLL_OF_ALL,
    NEARBY_REWARD,
    SAFE_PUSH,
    SWORDS_DOUBLED,
    THIS_LOST,
    THIS_TO_ROLL,
    Brings,
)
from dicehall.games.cubitos.rules.components import MOST_COST
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, RED
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE

MOST_TEXT: Final = 8_000
MOST_CARDS: Final = 16
MOST_ABILITIES: Final = 5
MOST_EFFECTS: Final = 6
MOST_NAME: Final = 40
FIELDS: Final = ("colour", "cost", "does", "name", "power_swords")
LANGUAGES: Final = ("en", "de", "uk")
ID: Final = re.compile(r"[a-z][a-z0-9_]{1,30}\Z", re.ASCII)
ONLY_AT: Final[dict[str, tuple[str, int]]] = {
    BUST_PREVENTED: ("PreventBust", WOULD_BUST),
    BUST_PREVENTED_BY_HIT: ("PreventBust", WOULD_BUST),
    SAFE_PUSH: ("PushCannotBust", ON_PUSH),
    THIS_TO_ROLL: ("ThisToRoll", ON_PUSH),
    ANOTHER_TO_ROLL: ("AnotherToRoll", ON_PUSH),
    FORCED_PUSH: ("MustPushAgain", NOW),
    NEARBY_REWARD: ("TakeNearbyReward", AFTER_MOVE),
    DIE_GIVEN: ("MayGive", COMPARE),
    SWORDS_DOUBLED: ("DoubleSwords", BEFORE_SWORDS),
}
"""Effects that make sense at one moment only: the word that has the effect, and the moment."""
WRITTEN: Final = {
    **dict(enumerate(MOMENT_NAMES)),
    SECOND: "run",
    COMPARE: "most_swords or each_with_swords",
    BEFORE_SWORDS: "power(..., before=SWORDS)",
    BUST: "stays_in_bust",
}
"""How the moments are written in a card."""


@dataclass(frozen=True)
class OwnCard:
    """A card that does not come with the game."""

    card: Card
    cost: int
    names: dict[str, str]
    """Its name by language; a missing one is made from its id."""

    def name(self, language: str) -> str:
        """Return its name in a language."""
        plain = self.card.id.replace("_", " ").capitalize()
        return self.names.get(language, self.names.get("en", plain))

    def programs(self) -> list[Program]:
        """Return all programs that its abilities lead to."""
        found: list[Program] = []
        for root in (*self.card.programs, self.card.owes):
            if root is not None:
                found += [program for program in reached_from(root) if program not in found]
        return found


def read_own_cards(text: object) -> list[OwnCard]:
    """Return the cards of a file's text."""
    if not isinstance(text, str) or len(text) > MOST_TEXT:
        raise BadOptions(f"own_cards must be the text of a file, of {MOST_TEXT} letters at most.")
    try:
        text.encode()
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = " ".join(str(error).split())[:80]
        raise BadOptions(f"own_cards are no tables of cards in TOML: {reason}.") from None
    if not 1 <= len(tables) <= MOST_CARDS:
        raise BadOptions(f"own_cards hold {len(tables)} cards; 1 to {MOST_CARDS} will do.")
    with with_programs_of_their_own():
        return [_own_card(id, table) for id, table in tables.items()]


def _own_card(id: str, table: Any) -> OwnCard:
    if not ID.match(id):
        raise BadOptions(
            f"'{id[:40]}' is no name of a card; it must be small letters, digits and _, as in night_owl."
        )
    if any(known.id == id for known in ALL_CARDS):
        raise BadOptions(f"there is a card {id} in the box; call your own differently.")
    if not isinstance(table, dict):
        raise BadOptions(f"card {id} must be a table with {', '.join(FIELDS)}.")
    for field in table:
        if field not in FIELDS:
            raise BadOptions(f"card {id} has no {field[:40]}; it has {', '.join(FIELDS)}.")
    colour = table.get("colour")
    if colour not in COLOUR_NAMES:
        raise BadOptions(f"colour of card {id} must be one of {', '.join(COLOUR_NAMES)}.")
    swords = _number(table, "power_swords", 1, 3, id) if "power_swords" in table else 1
    written = card(
        id, COLOUR_NAMES.index(colour), *_abilities(table.get("does"), id), power_swords=swords
    )
    _check(written)
    own = OwnCard(written, _number(table, "cost", 0, MOST_COST, id), _names(table, id))
    if _repeats_itself(own):
        raise BadOptions(f"card {id} asks for the same thing twice; say it once.")
    return own


def _repeats_itself(own: OwnCard) -> bool:
    """Return whether two programs of a card would have the same name."""
    try:
        names = [program.name for program in own.programs()]
    except ValueError:
        return True
    return len(set(names)) < len(names)


def _number(table: dict[str, object], field: str, least: int, most: int, id: str) -> int:
    number = table.get(field)
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise BadOptions(f"{field} of card {id} must be a number from {least} to {most}.")
    return number


def _names(table: dict[str, object], id: str) -> dict[str, str]:
    names = table.get("name", {})
    names = {"en": names} if isinstance(names, str) else names
    if not isinstance(names, dict) or any(language not in LANGUAGES for language in names):
        raise BadOptions(f"name of card {id} must be a text, or one for each of en, de and uk.")
    for name in names.values():
        if not isinstance(name, str) or not 0 < len(name) <= MOST_NAME or not name.isprintable():
            raise BadOptions(f"a name of card {id} must be a text of 1 to {MOST_NAME} letters.")
    return names


def _abilities(does: Any, id: str) -> list[Ability]:
    texts = [does] if isinstance(does, str) else does
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadOptions(f"does of card {id} must be a list of abilities, each a text.")
    if not 1 <= len(texts) <= MOST_ABILITIES:
        raise BadOptions(f"card {id} has {len(texts)} abilities; 1 to {MOST_ABILITIES} will do.")
    abilities: list[Ability] = []
    for text in texts:
        try:
            abilities.append(read_ability(text))
        except BadOptions as mistake:
            raise BadOptions(f"card {id}: {mistake}") from None
    return abilities


# ---- what is not accepted as a card


def _check(own: Card) -> None:
    """Refuse abilities that make no sense at their moment, or that could go on for ever."""
    if (own.programs[COMPARE] is not None) != (own.colour == RED):
        raise BadOptions(
            f"card {own.id}: a red card needs most_swords or each_with_swords, and only a red one."
        )
    for ability in own.abilities:
        effect = own.tells[ability.moment]
        if not 1 <= len(effect) <= MOST_EFFECTS:
            raise BadOptions(
                f"card {own.id}: {WRITTEN[ability.moment]} has {len(effect)} effects; "
                f"1 to {MOST_EFFECTS} will do."
            )
        for one in effect:
            _check_effect(own, ability, one)
        _check_phrases(own, ability)
        _check_repeated(own, ability, effect)
    effects = {one.what for moment in own.tells for one in moment}
    if DIE_BORROWED in effects and effects & {THIS_LOST, DIE_LOST}:
        raise BadOptions(
            f"card {own.id}: a card that borrows dice cannot lose dice, or it never ends."
        )


def _check_effect(own: Card, ability: Ability, effect: Brings) -> None:
    moment = ability.moment
    word, at = ONLY_AT.get(effect.what, ("", moment))
    if moment == at and isinstance(effect.times, PlayersWithFewerSwords):
        word, at = "PlayersWithFewerSwords", COMPARE
    if moment != at:
        raise BadOptions(
            f"card {own.id}: {word} means nothing in {WRITTEN[moment]}, only in {WRITTEN[at]}."
        )
    if moment == COMPARE and effect.what == THIS_LOST:
        raise BadOptions(f"card {own.id}: when swords are compared no die is this one.")
    if (
        effect.what in (FREE_ROLL, FREE_ROLL_OF_ALL)
        and effect.zones & FROM_ACTIVE
        and moment != COMPARE
        and own.tells_of(WOULD_BUST, BUST_PREVENTED_BY_HIT) is None
    ):
        raise BadOptions(
            f"card {own.id}: active dice are rolled again only when swords are compared, or to "
            "prevent a bust by a hit, or it never ends."
        )


def _check_phrases(own: Card, ability: Ability) -> None:
    for word in ability.words:
        if isinstance(word, May) and ability.moment != COMPARE:
            raise BadOptions(f"card {own.id}: May is for swords; all else may be left anyway.")
        if isinstance(word, Either) and word.first == word.other:
            raise BadOptions(f"card {own.id}: the two of Either need different texts.")


def _check_repeated(own: Card, ability: Ability, effect: tuple[Brings, ...]) -> None:
    leaves = any(one.what in (THIS_LOST, THIS_TO_ROLL, BUST_PREVENTED) for one in effect)
    if ability.moment in (ON_PUSH, WOULD_BUST) and not (leaves or ability.once_until_rolled):
        raise BadOptions(
            f"card {own.id}: {WRITTEN[ability.moment]} needs once_until_rolled=True, "
            "or a die that leaves, or it never ends."
        )
    if ability.moment != RUN_PHASE_END and not (ability.words or ability.stays):
        raise BadOptions(f"card {own.id}: {WRITTEN[ability.moment]} does nothing.")


def check_sides(own: list[OwnCard], sides: list[tuple[int, ...]]) -> None:
    """Refuse an ability that only a power has on a card whose dice, by their sides, have none."""
    for one in own:
        colour = one.card.colour
        if POWER_FACE in sides[colour]:
            continue
        for ability in one.card.abilities:
            conditions: list[Condition] = [ability.given]
            for effect in one.card.tells[ability.moment]:
                conditions += effect.given
            if ability.moment in (POWER, BEFORE_SWORDS) or any(
                isinstance(condition, ShowsPower) for condition in conditions
            ):
                raise BadOptions(
                    f"card {one.card.id}: {COLOUR_NAMES[colour]} dice have no power, so "
                    f"{WRITTEN[ability.moment]} would never be used."
                )
