"""What lies on the table, as short text: the facts that scenarios use, without those that say nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dicehall.core.game import AnyGame, State

PLAYERS: Final = "players"
"""The fact that is listed by seat, counted from 1."""
ENDED: Final = ("over", "winners")
"""Facts about the end, which is described in words."""


def facts_text(game: AnyGame, state: State, names: Sequence[str]) -> str:
    """Return what the game shows, a line for each fact and each player."""
    shown = game.show(state)
    lines = []
    for name, fact in shown.items():
        if name == PLAYERS:
            lines += [_player(names, seat, one) for seat, one in fact.items()]
        elif name not in ENDED and _says_something(fact):
            lines.append(f"{_words(name)}: {_told(fact)}")
    scores = zip(names, game.scores(state), strict=True)
    lines.append("scores: " + ", ".join(f"{name} {score}" for name, score in scores))
    return "\n".join(lines)


def _player(names: Sequence[str], seat: str, facts: Mapping[str, Any]) -> str:
    return f"{names[int(seat) - 1]}: {_told(facts)}"


def _says_something(fact: Any) -> bool:
    """Return whether a fact is worth its place: not zero, not empty, and not false."""
    return fact not in (None, False, 0, "", [], {}, "nothing")


def _told(fact: Any) -> str:
    if fact is True:
        return "yes"
    if isinstance(fact, Mapping):
        parts = [f"{_words(name)} {_inner(one)}" for name, one in fact.items()]
        kept = [part for part, one in zip(parts, fact.values(), strict=True) if _worth(one)]
        return "; ".join(kept) if any(_nested(one) for one in fact.values()) else ", ".join(kept)
    if isinstance(fact, list):
        if not any(_nested(one) for one in fact):
            return ", ".join(map(_told, fact))
        return " ".join(f"[{at}] {_told(one) or 'empty'}" for at, one in enumerate(fact, 1))
    return "none" if fact in (None, "") else str(fact)


def _worth(fact: Any) -> bool:
    return _says_something(fact) and (not isinstance(fact, Mapping) or bool(_told(fact)))


def _inner(fact: Any) -> str:
    return f"({_told(fact)})" if isinstance(fact, Mapping) else _told(fact)


def _nested(fact: Any) -> bool:
    return isinstance(fact, (Mapping, list)) or (isinstance(fact, str) and " " in fact)


def _words(name: object) -> str:
    return str(name).replace("_", " ")
