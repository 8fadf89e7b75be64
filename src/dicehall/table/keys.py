"""The form of the codes, ids and tokens of tables; who makes one draws the random bytes for it."""

from __future__ import annotations

from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""The characters of codes, without those that are easily confused."""
CODE_LENGTH: Final = 6
"""The number of characters in a code."""
ID_BYTES: Final = 12
"""The number of random bytes in a table's id, so that nobody finds a table without its link."""
TOKEN_BYTES: Final = 32
"""The number of random bytes in a token: too many to guess."""
