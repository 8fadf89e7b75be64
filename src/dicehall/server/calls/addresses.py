"""Which e-mail addresses can be used at all; whether somebody reads them is for a mail to find out."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 254
"""The most characters in an address that mail servers take."""
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
)


def is_address(text: str) -> bool:
    """Return whether this is an e-mail address, in the form that browsers accept, too."""
    return len(text) <= LONGEST and _ADDRESS.fullmatch(text) is not None
