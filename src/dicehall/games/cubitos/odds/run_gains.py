"""What active dice bring in the run phase: moves, money and credits, without playing it."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    BROWN,
    COLOURS,
    CREDIT,
    GRAY,
    GREEN,
    MARKS,
    MONEY1,
    MOVE,
    ORANGE,
    POWER,
    RED,
    SYMBOL,
    USED,
    WHITE,
    YELLOW,
    colour_of,
    own_kind,
)

MOVES: Final = 0
WATER: Final = 1
MONEY: Final = 2
CREDITS: Final = 3
"""What can be gained."""

ONCE: Final = 0
HALF_FANS: Final = 1
COLOURS_ACTIVE: Final = 2
GRAY_AND_WHITE: Final = 3
FOURTH_OF_DICE: Final = 4
LINES_AHEAD: Final = 5
GRAY_FACES: Final = 6
ONE_OR_HALF_FANS: Final = 7
"""How often."""

ANY_FACE: Final = 0
POWER_ONLY: Final = 1

GAINS: Final[dict[str, tuple[tuple[int, int, int, int, int], ...]]] = {
    "smelly_cat": ((MOVES, 2, ONCE, 0, ANY_FACE),),
    "fat_cat": ((MOVES, 3, ONCE, 0, ANY_FACE), (MONEY, 1, ONCE, 0, ANY_FACE)),
    "dope_cat": (
        (MONEY, 2, ONCE, 1 << BROWN, ANY_FACE),
        (MONEY, 3, ONCE, 1 << GREEN, ANY_FACE),
    ),
    "schmutz": ((MOVES, 1, ONCE, 0, ANY_FACE), (CREDITS, 3, ONCE, 1 << BROWN, ANY_FACE)),
    "rich_dog": ((MONEY, 3, ONCE, 0, ANY_FACE),),
    "captain_bark": ((CREDITS, 2, ONCE, 0, ANY_FACE),),
    "dapper_doggie": ((MOVES, 1, GRAY_FACES, 0, ANY_FACE),),
    "dr_livingstone": ((MOVES, 2, ONCE, 0, ANY_FACE),),
    "mr_dog": ((CREDITS, 2, ONCE, 0, ANY_FACE),),
    "muggles": ((MONEY, 2, ONCE, 0, ANY_FACE),),
    "mr_bats": ((CREDITS, 1, ONE_OR_HALF_FANS, 0, ANY_FACE),),
    "the_babe": ((MONEY, 5, ONCE, 0, ANY_FACE), (MOVES, 1, ONCE, 0, POWER_ONLY)),
    "rollosaurus": ((MOVES, 4, ONCE, 0, ANY_FACE),),
    "dancing_dino": (
        (MOVES, 2, ONCE, 0, ANY_FACE),
        (MOVES, 2, ONCE, 1 << RED, ANY_FACE),
        (MOVES, 1, ONCE, 1 << ORANGE, ANY_FACE),
    ),
    "cubasaurus": ((MOVES, 4, ONCE, 0, ANY_FACE),),
    "wikiwiki_dinosaur": ((MOVES, 1, COLOURS_ACTIVE, 0, ANY_FACE),),
    "you_bet_jurassic": (
        (MOVES, 2, ONCE, 0, ANY_FACE),
        (MOVES, 2, ONCE, 1 << BROWN, ANY_FACE),
        (MOVES, 1, ONCE, 1 << YELLOW, ANY_FACE),
    ),
    "shimmy_shimmy_dino": ((MOVES, 1, GRAY_AND_WHITE, 0, ANY_FACE),),
    "pronto_bronto": ((MOVES, 2, LINES_AHEAD, 0, ANY_FACE),),
    "the_big_cheese": ((MOVES, 1, ONE_OR_HALF_FANS, 0, ANY_FACE),),
    "ledercheesen": ((MOVES, 1, FOURTH_OF_DICE, 0, POWER_ONLY),),
    "stinky_cheese": ((MOVES, 2, ONCE, 0, ANY_FACE),),
    "bad_cheese": ((MOVES, 2, ONCE, 0, ANY_FACE), (MONEY, 3, ONCE, 0, POWER_ONLY)),
    "the_cheese_stands_alone": ((MOVES, 3, ONCE, 0, ANY_FACE),),
    "cheese_boy": ((MOVES, 2, ONCE, 1 << BROWN, ANY_FACE),),
    "undercover_fish": ((WATER, 2, ONCE, 0, ANY_FACE),),
    "llama_rama": ((MONEY, 3, ONCE, 0, ANY_FACE),),
    "bahama_llama": ((MONEY, 3, ONCE, 0, ANY_FACE), (WATER, 1, ONCE, 0, ANY_FACE)),
    "llama_shaman": ((MONEY, 2, ONCE, 0, ANY_FACE),),
    "chilly_mcchillster": ((MONEY, 2, ONCE, 0, ANY_FACE),),
}
"""By card: what is gained, how much, how often, with which active colours, and from which face."""

# A tally of active dice: unused symbols and powers by colour, then what plain faces show.
POWERS: Final = 8
MOVE_FACES: Final = 16
MONEY_FACES: Final = 17
CREDIT_FACES: Final = 18
GRAY_MOVES: Final = 19
GRAY_MONEY: Final = 20
DICE: Final = 21
COLOUR: Final = 22
"""From here on: active dice by colour, used or not."""
TALLY: Final = 32


def tally_of(active: list[int]) -> list[int]:
    """Return the tally of some active dice."""
    tally = [0] * TALLY
    for die in active:
        count_shown(tally, die // MARKS, 1, die & USED != 0)
    return tally


def count_shown(tally: list[int], shown: int, times: int, used: bool) -> None:
    """Add so many dice that show this, as kind * 8 + face, to a tally."""
    kind = shown >> 3
    face = shown & 7
    colour = colour_of(kind)
    tally[DICE] = tally[DICE] + times
    tally[COLOUR + colour] = tally[COLOUR + colour] + times
    if face == MOVE:
        if colour == GRAY:
            tally[GRAY_MOVES] = tally[GRAY_MOVES] + times
        if not used:
            tally[MOVE_FACES] = tally[MOVE_FACES] + times
    elif face == CREDIT:
        if not used:
            tally[CREDIT_FACES] = tally[CREDIT_FACES] + times
    elif face >= MONEY1:
        money = (face - MOVE) * times
        if colour == GRAY:
            tally[GRAY_MONEY] = tally[GRAY_MONEY] + money
        if not used:
            tally[MONEY_FACES] = tally[MONEY_FACES] + money
    elif not used and own_kind(kind) < COLOURS:
        if face == SYMBOL:
            tally[colour] = tally[colour] + times
        elif face == POWER:
            tally[POWERS + colour] = tally[POWERS + colour] + times


class Haul:
    """What a run phase brings."""

    __slots__ = ("credit", "extra", "money", "move", "water")

    def __init__(self) -> None:
        self.move: int = 0
        self.water: int = 0
        self.money: int = 0
        self.credit: int = 0
        self.extra: float = 0.0
        """All else, as strength."""


class Hauls:
    """Adds up hauls in one game."""

    def __init__(self, game: Cubitos) -> None:
        self._gains: list[tuple[tuple[int, int, int, int, int], ...]] = []
        for card in game.cards:
            self._gains.append(GAINS.get(card.id, ()))
        self.symbol_extra: list[float] = [0.0] * COLOURS
        """By colour: what else a symbol or power brings, as strength."""
        self.power_extra: list[float] = [0.0] * COLOURS
        """By colour: what a power brings more than a symbol."""

    def add(self, haul: Haul, tally: list[int], fans: int, lines: int) -> None:
        """Add what the dice of a tally bring."""
        haul.move += tally[MOVE_FACES]
        haul.money += tally[MONEY_FACES]
        haul.credit += tally[CREDIT_FACES]
        for colour in range(COLOURS):
            powers = tally[POWERS + colour]
            both = tally[colour] + powers
            if both == 0:
                continue
            haul.extra += both * self.symbol_extra[colour] + powers * self.power_extra[colour]
            for what, amount, often, given, face in self._gains[colour]:
                number = powers if face == POWER_ONLY else both
                if number == 0 or (given and not self._have(tally, given)):
                    continue
                if often == ONCE:
                    number *= amount
                elif often == COLOURS_ACTIVE:
                    different = 0
                    for other in range(10):
                        if tally[COLOUR + other]:
                            different += 1
                    number *= amount * different
                elif often == GRAY_AND_WHITE:
                    number *= amount * (tally[COLOUR + GRAY] + tally[COLOUR + WHITE])
                elif often == FOURTH_OF_DICE:
                    number *= amount * (tally[DICE] // 4)
                elif often == LINES_AHEAD:
                    number *= amount * (lines // 3)
                elif often == GRAY_FACES:
                    haul.money += number * tally[GRAY_MONEY]
                    number *= tally[GRAY_MOVES]
                elif what == CREDITS:
                    # Two money, or credits for half the fans.
                    if fans < 4:
                        haul.money += 2 * number
                        continue
                    number *= fans // 2
                else:
                    number *= max(1, fans // 2)
                if what == MOVES:
                    haul.move += number
                elif what == WATER:
                    haul.water += number
                elif what == MONEY:
                    haul.money += number
                else:
                    haul.credit += number

    def _have(self, tally: list[int], colours: int) -> bool:
        for colour in range(COLOURS):  # noqa: SIM110 - a plain loop over numbers compiles to one
            if colours >> colour & 1 and tally[COLOUR + colour] == 0:
                return False
        return True
