"""Our own hash chain at a table, computed from what the seat file keeps."""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.core.chains import SEED_PLACE, chain_from, check_link, place_of
from dicehall.core.mistakes import BadOptions
from dicehall.table.seat_chains import CHAINED_DICE
from dicehall.terminal.online.seat_file import KeptSeat


def has_chains(version: object) -> bool:
    """Return whether fair dice of this version have chains."""
    return isinstance(version, int) and version >= CHAINED_DICE


class OwnChain:
    """The chain of our seat."""

    def __init__(self, last: str) -> None:
        self._links: list[str] = chain_from(last)
        self.anchor: str = self._links[0]
        """What we show when we sit down."""
        self.seed: str = self._links[SEED_PLACE]
        """What we show when everybody has shown an anchor."""

    def link(self, turn: int) -> str | None:
        """Return what we show with the answer to a turn; None once the chain has come to its end."""
        place = place_of(turn)
        return self._links[place] if place < len(self._links) else None


def chain_of(kept: KeptSeat | None, anchors: Sequence[str | None]) -> OwnChain | None:
    """Return our chain; None if we watch, or if our seat has not committed itself with this chain."""
    if kept is None or not kept.seat < len(anchors) or anchors[kept.seat] is None:
        return None
    try:
        check_link(kept.seed)
    except BadOptions:
        return None
    chain = OwnChain(kept.seed)
    return chain if chain.anchor == anchors[kept.seat] else None
