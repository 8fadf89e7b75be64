"""Names: which are accepted, and which ones people could mistake for each other.

A name follows the profile for nicknames of RFC 8266, which leaves nothing invisible in it. Two names are
compared by how they look: by their skeletons, as Unicode's security report (UTS 39) defines them, and
regardless of case.
This is the only place where names are compared.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from dicehall.table.refusals import Refusal

LONGEST_NAME: Final = 24
"""The most characters in a name."""
PROFILE: Final = "NicknameCasePreserved"
"""The profile: no controls, no invisible or reordering characters, single spaces, one form of each letter."""
BLANK: Final = "\u2800"
"""A symbol that the profile accepts although it is invisible."""
MARKS: Final = "✓✔✅☑🗸🗹\U0001fbb1"
"""Signs that look like the mark beside claimed names, so nobody may use them in a name."""
PRESENTATION: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Selectors that keyboards add after a symbol; they affect only how it is drawn."""
DIRECTION: Final = "\u200e"
"""A mark that the list of confusable characters puts around those written from right to left."""


def clean_name(name: str) -> str:
    """Return a name in the form that is stored, or refuse it."""
    # Normalize only text that may turn out short enough.
    if len(name) <= 4 * LONGEST_NAME:
        try:
            cleaned = _enforce()(name.strip().translate(PRESENTATION))
        except UnicodeEncodeError:
            cleaned = ""
        visible = any(sign not in BLANK for sign in cleaned)
        if visible and len(cleaned) <= LONGEST_NAME and not any(sign in MARKS for sign in cleaned):
            return cleaned
    raise Refusal("bad_name", longest=LONGEST_NAME)


def name_keys(name: str) -> frozenset[str]:
    """Return the keys of a name: two names are alike if they share one.

    There are two, because a capital letter may look like another letter than its small form does: a capital i
    looks like a small L, but is also the capital of i.
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


def bot_name(bot: str, taken: list[str]) -> str:
    """Return a name for a bot that is unique at the table: its own, if need be with a number."""
    name = bot
    number = 2
    while alike(name, taken):
        name = f"{bot} {number}"
        number += 1
    return name


def _visible(sign: str) -> bool:
    return not (
        unicodedata.category(sign) in ("Cc", "Cs") or sign in BLANK or _ignorable()(ord(sign))
    )


# The libraries below are imported when the first name is checked. A device does not have them and uses
# plain forms: people around one table know each other.


@cache
def _enforce() -> Callable[[str], str]:
    """Return a function that brings a name into the form of the profile."""
    try:
        from precis_i18n import get_profile
    except ImportError:
        return _plain
    enforce: Callable[[str], str] = get_profile(PROFILE).enforce
    return enforce


def _plain(name: str) -> str:
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in name):
        return ""
    return " ".join(unicodedata.normalize("NFKC", name).split())


@cache
def _ignorable() -> Callable[[int], bool]:
    """Return a function that says whether a character is invisible."""
    try:
        from precis_i18n.unicode import UnicodeData
    except ImportError:
        return lambda code: unicodedata.category(chr(code)) == "Cf"
    ignorable: Callable[[int], bool] = UnicodeData().default_ignorable
    return ignorable


def _skeleton(text: str) -> str:
    """Return a text with each character replaced by one that stands for all that look like it."""
    looks = _looks()
    spread = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(looks.get(sign, sign) for sign in spread))


@cache
def _looks() -> dict[str, str]:
    """Return, for every confusable character, the one that stands for all that look like it.

    The library lists one other character for most of them, the one that stands for them all, and for that one
    it lists all the others. Several characters may stand for one, as rn does for m.
    """
    # The list is long, so it is read only when names are compared.
    try:
        from confusable_homoglyphs.confusables import confusables_data
    except ImportError:
        return {}
    looks: dict[str, str] = {}
    for sign, others in confusables_data.items():
        other = others[0]["c"]
        only_pair = len(confusables_data[other]) == 1
        if len(others) == 1 and not (only_pair and (len(sign), other) > (len(other), sign)):
            looks[sign.strip(DIRECTION)] = other.strip(DIRECTION)
    return looks
