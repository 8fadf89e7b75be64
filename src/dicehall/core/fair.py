"""Fair dice for online tables: a secret the server has committed to, mixed with every seat's seed.

The server publishes the hash of its secret before it learns the seeds, so it cannot choose the dice;
the players do not know the secret, so they cannot either. In version 2, a link of the roller's own hash chain
(`dicehall.core.chains`) is mixed in too, so that the server cannot foresee the dice. Once the secret is
revealed, anybody can recompute every roll. docs/fair-dice.md explains what this does and does not promise.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from hmac import digest
from typing import Any, Final, final

from dicehall.core.chains import NOTHING, hashed
from dicehall.core.dice import BYTE_VALUES, Dice, Throw
from dicehall.core.mistakes import BadDice, BadOptions
from dicehall.core.sources import DiceSource

SEEDS_ONLY: Final = "1"
"""The version of the derivation without chains; a record names the version that its dice follow."""
CHAINED: Final = "2"
"""The version with a chain for every seat."""
LABEL: Final = "dicehall fair dice"
"""The start of every message, so that a key never serves two purposes with the same message."""
BOT_LABEL: Final = "dicehall bot seed 1"
"""The start of the text that is hashed for a bot's seed."""
SECRET_BYTES: Final = 32
"""The length of a secret: that of its hash, so guessing it is no easier than finding a collision."""
LEAST_SEED_BYTES: Final = 16
MOST_SEED_BYTES: Final = 64
"""The greatest length of a seed."""
LONGEST_TABLE: Final = 64
"""The greatest length of a table's id, in characters."""
HEX: Final = "0123456789abcdef"
TABLE_CHARACTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The characters of a table's id; none of them separates the parts of a message."""
BLOCK: Final = 32
"""The number of bytes in one HMAC-SHA-256."""
HEX_DIGITS: Final = 2
"""How many characters a byte takes in hexadecimal."""


def check_secret(secret: bytes) -> None:
    """Refuse a secret of the wrong length, without showing it."""
    if len(secret) != SECRET_BYTES:
        raise BadOptions(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}.")


def check_commitment(commitment: str) -> None:
    """Refuse what cannot be the hash of a secret."""
    if len(commitment) != HEX_DIGITS * SECRET_BYTES or not is_hex(commitment):
        raise BadOptions(
            f"a commitment has {HEX_DIGITS * SECRET_BYTES} characters, each a digit or one of a to f."
        )


def check_seed(seed: str) -> None:
    """Refuse a text that is not a seed."""
    if not is_hex(seed):
        raise BadOptions("a seed is written with digits and the letters a to f alone.")
    if (
        len(seed) % HEX_DIGITS
        or not HEX_DIGITS * LEAST_SEED_BYTES <= len(seed) <= HEX_DIGITS * MOST_SEED_BYTES
    ):
        raise BadOptions(
            f"a seed has {HEX_DIGITS * LEAST_SEED_BYTES} to {HEX_DIGITS * MOST_SEED_BYTES} characters, "
            f"two for each byte, not {len(seed)}."
        )


def check_table(table: str) -> None:
    """Refuse an id that could be mistaken for another part of a message."""
    if not 1 <= len(table) <= LONGEST_TABLE:
        raise BadOptions(f"a table's id has 1 to {LONGEST_TABLE} characters, not {len(table)}.")
    for character in table:
        if character not in TABLE_CHARACTERS:
            raise BadOptions(
                "a table's id is made of the letters A to Z and a to z, digits, - and _."
            )


def is_hex(text: str) -> bool:
    """Return whether a text has nothing but hexadecimal digits, the letters small."""
    for character in text:  # noqa: SIM110 - a plain loop compiles to one
        if character not in HEX:
            return False
    return True


def commitment_of(secret: bytes) -> str:
    """Return what is published before the first roll: the secret's SHA-256, in hexadecimal."""
    check_secret(secret)
    return sha256(secret).hexdigest()


def bot_seed(commitment: str, table: str, seat: int) -> str:
    """Return the seed of a bot, which is fixed by rule.

    It follows from what is public before anybody sits down. If the server drew it, it could try many
    seeds, knowing the secret, until it likes the dice.
    """
    check_commitment(commitment)
    check_table(table)
    return sha256(f"{BOT_LABEL}/{table}/{commitment}/{seat}".encode()).hexdigest()


def roll_message(
    table: str, seeds: str, seat: int, number: int, block: int, link: str | None = None
) -> bytes:
    """Return what is hashed for one block of a roll; seeds are in seat order, separated by spaces.

    With a link, or `NOTHING` in its place, it is a message of version 2. No part can contain a slash, and no
    seed a space, so the message is unambiguous.
    """
    if link is None:
        return f"{LABEL} {SEEDS_ONLY}/{table}/{seeds}/{seat}/{number}/{block}".encode()
    return f"{LABEL} {CHAINED}/{table}/{seeds}/{seat}/{number}/{link}/{block}".encode()


def sealed_origin(
    commitment: str,
    seeds: Sequence[str],
    table: str,
    anchors: Sequence[str] | None = None,
    shown: Sequence[str] = (),
    duplicate: bool = False,
) -> dict[str, str]:
    """Return what a record says about fair dice before their secret is revealed.

    Without anchors they are dice of version 1; with them, each seat's newest link is listed, too. The dice of
    a duplicate have its name in the place of a table's id, so that they fall alike at all its tables.
    """
    check_commitment(commitment)
    check_table(table)
    origin = {
        "source": "fair",
        "version": SEEDS_ONLY if anchors is None else CHAINED,
        "table": table,
        "commitment": commitment,
        "seeds": _joined(seeds),
    }
    if duplicate:
        origin["duplicate"] = table
    if anchors is not None:
        origin["anchors"] = " ".join(anchors)
        origin["shown"] = " ".join(shown)
    return origin


def opens(seed: str, anchor: str) -> bool:
    """Return whether a seed is the one that its seat has committed to with an anchor."""
    return anchor != NOTHING and hashed(seed) == anchor


def _joined(seeds: Sequence[str]) -> str:
    if len(seeds) == 0:
        raise BadOptions("fair dice need a seed of every seat, and there is none.")
    for seed in seeds:
        check_seed(seed)
    return " ".join(seeds)


def sides_text(dice: Dice) -> str:
    """Return all dice with their sides as a record lists them: ``A=lion,gear B=gear,gear``.

    With this list, a record is enough to recompute its dice without the rules or the box.
    """
    listed = []
    for die in dice.kinds:
        listed.append(f"{die.name}={','.join([die.faces[side] for side in die.sides])}")
    return " ".join(listed)


@final
class FairDice(DiceSource):
    """Dice decided by the server's secret and all seats' seeds together.

    As with seeded dice, a roll depends on whose it is and on its number, not on who asks first.
    """

    __slots__ = ("_joined_seeds", "_secret", "chained", "seeds", "table")

    def __init__(
        self, secret: bytes, seeds: Sequence[str], table: str, chained: bool = False
    ) -> None:
        check_secret(secret)
        check_table(table)
        self._secret: bytes = secret
        self._joined_seeds: str = _joined(seeds)
        self.seeds: tuple[str, ...] = tuple(seeds)
        """Every seat's seed."""
        self.table: str = table
        """The table's id: the same secret and seeds give different dice at another table."""
        self.chained: bool = chained
        """Whether links of the seats' chains are mixed in: version 2 of the derivation."""

    def __repr__(self) -> str:
        """Return only what everybody may know: logs and tracebacks must not show the secret."""
        return f"FairDice(table={self.table!r}, commitment={self.commitment()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the same dice again: whoever reads what it writes knows the secret."""
        return FairDice, (self._secret, self.seeds, self.table, self.chained)

    def commitment(self) -> str:
        """Return the hash of the secret."""
        return commitment_of(self._secret)

    def sealed_origin(self) -> dict[str, str]:
        """Return what a record says about these dice before the secret is revealed."""
        if self.chained:
            raise BadOptions("what a record says about chained dice is known to their table alone.")
        return sealed_origin(self.commitment(), self.seeds, self.table)

    def origin(self) -> dict[str, str]:
        """Return everything including the secret, for a game that is over."""
        origin = self.sealed_origin()
        origin["secret"] = self._secret.hex()
        return origin

    def _block(self, throw: Throw, link: str, block: int) -> bytes:
        message = roll_message(
            self.table,
            self._joined_seeds,
            throw.seat,
            throw.number,
            block,
            link if self.chained else None,
        )
        return digest(self._secret, message, "sha256")

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Return what the thrown dice show if no link is mixed in."""
        return self.roll_with(dice, throw, NOTHING)

    def roll_with(self, dice: Dice, throw: Throw, link: str) -> list[int]:
        """Return what the thrown dice show, kind after kind, taking one byte for each die.

        A byte that would favour the first sides is skipped. Dice of version 1 take no notice of the link.
        """
        number_of_block = 0
        block = self._block(throw, link, 0)
        at = 0
        cells: list[int] = []
        for kind in range(len(throw.counts)):
            count = throw.counts[kind]
            if count == 0:
                continue
            sides = dice.kinds[kind].sides
            start = dice.first_cell[kind]
            number_of_sides = len(sides)
            if not 1 <= number_of_sides <= BYTE_VALUES:
                raise BadDice(
                    f"die {dice.kinds[kind].name} has {number_of_sides} sides; "
                    f"fair dice have 1 to {BYTE_VALUES}."
                )
            fair = BYTE_VALUES - BYTE_VALUES % number_of_sides
            while count > 0:
                if at == BLOCK:
                    number_of_block += 1
                    block = self._block(throw, link, number_of_block)
                    at = 0
                byte = block[at]
                at += 1
                if byte < fair:
                    cells.append(start + sides[byte % number_of_sides])
                    count -= 1
        cells.sort()
        return cells
