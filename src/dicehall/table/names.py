"""Names: which are accepted, and which of them people would take for each other.

A name follows the profile for nicknames of RFC 8266, which leaves nothing invisible in it. Two names are
compared by how they look: by the skeleton of Unicode's report on security (UTS 39), in any case of letters.
This is the only place where names are compared.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from precis_i18n import get_profile
from precis_i18n.unicode import UnicodeData

from dicehall.table.refusals import Refusal

LONGEST_NAME: Final = 24
"""The most characters in a name."""
NICKNAME: Final = get_profile("NicknameCasePreserved")
"""The profile: no controls, no invisible or reordering characters, single spaces, one form of each letter."""
BLANK: Final = "\u2800"
"""A symbol that the profile accepts although nothing of it can be seen."""
MARKS: Final = "✓✔✅☑🗸🗹\U0001fbb1"
"""Signs like the one beside claimed names, which nobody may put there themselves."""
PRESENTATION: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Selectors that keyboards put behind a symbol; they say only how it is drawn."""
DIRECTION: Final = "\u200e"
"""A mark that the list of confusable characters puts around those written from right to left."""
_unicode: Final = UnicodeData()


def clean_name(name: str) -> str:
    """Return a name in the form that is stored, or refuse it."""
    # Normalize only text that may turn out short enough.
    if len(name) <= 4 * LONGEST_NAME:
        try:
            cleaned = NICKNAME.enforce(name.strip().translate(PRESENTATION))
        except UnicodeEncodeError:
            cleaned = ""
        visible = any(sign not in BLANK for sign in cleaned)
        if visible and len(cleaned) <= LONGEST_NAME and not any(sign in MARKS for sign in cleaned):
            return cleaned
    raise Refusal("bad_name", longest=LONGEST_NAME)


def name_keys(name: str) -> frozenset[str]:
    """Return the keys of a name: two names are alike if they share one.

    There are two, because small letters may look like others than capital ones do: a capital i looks like a
    small L, and is a capital of i as well.
    """
    seen = unicodedata.normalize("NFKC", "".join(filter(_visible, name)))
    as_seen = " ".join(seen.split())
    return frozenset(
        (_skeleton(as_seen.casefold()), _skeleton(_skeleton(as_seen).casefold())),
    )


def alike(name: str, others: Iterable[str]) -> bool:
    """Return whether people would mistake a name for one of the others."""
    keys = name_keys(name)
    return any(keys & name_keys(other) for other in others)


def _visible(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cs") and not (
        _unicode.default_ignorable(ord(sign)) or sign in BLANK
    )


def _skeleton(text: str) -> str:
    """Return what a text looks like, each character replaced by the first of those that look like it."""
    looks = _looks()
    spread = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(looks.get(sign, sign) for sign in spread))


@cache
def _looks() -> dict[str, str]:
    """Return for every confusable character what stands for all that look like it.

    The list names, for each of those, the one that stands for it, and for the latter all the others. Several
    characters may stand for one, as rn does for m.
    """
    # A long list, read only where names are compared.
    from confusable_homoglyphs.confusables import confusables_data

    looks: dict[str, str] = {}
    for sign, others in confusables_data.items():
        other = others[0]["c"]
        only_pair = len(confusables_data[other]) == 1
        if len(others) == 1 and not (only_pair and (len(sign), other) > (len(other), sign)):
            looks[sign.strip(DIRECTION)] = other.strip(DIRECTION)
    return looks
