"""The facts of any game as lines: a row for each player, the last roll, and everything else it shows."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

from rich.cells import cell_len
from textual.geometry import Size

from dicehall.locales.game_words import GameWords, said
from dicehall.terminal.board import mark_of
from dicehall.terminal.board_part import BoardPart, Part
from dicehall.terminal.columns import left, right

INDENT: Final = "  "
"""The indentation of nested facts, and of the lines that one is continued on."""
PLAYERS: Final = "players"
"""The fact with what belongs to each player, by seat."""
KNOWN: Final = ("active", "over", "winners")
"""Facts that the rest of the screen shows."""
LONGEST_NAME: Final = 18
"""The most columns for a player's name."""
GAP: Final = 2
"""The columns between two columns of figures."""


class FactLines:
    """Writes what a game shows."""

    def __init__(self, words: GameWords, names: tuple[str, ...], total: str) -> None:
        self._words = words
        self._names = names
        self._total = total
        """What the scores are called, for games that show nothing of their players."""

    def lines(
        self, facts: dict[str, Any], scores: list[int], rolled: str, width: int
    ) -> list[list[Part]]:
        """Return the players first, then the last roll, then the other facts."""
        others = {name: fact for name, fact in facts.items() if name not in KNOWN}
        players = _by_seat(others.get(PLAYERS), len(self._names))
        columns = {self._total: list(map(str, scores))}
        if players is not None:
            columns = {
                self._words.fact(field): [said(player[field]) for player in players]
                for field in players[0]
            }
            del others[PLAYERS]
        rows, left_over = self._players(columns, width)
        plain = [rolled] if rolled else []
        plain += self._told(others, "")
        for seat, name in enumerate(self._names if left_over else ()):
            listed = ", ".join(f"{one} {column[seat]}" for one, column in left_over.items())
            plain.append(f"{name}: {listed}")
        return rows + [[one] for line in plain for one in _wrapped(line, width)]

    def _players(
        self, columns: dict[str, list[str]], width: int
    ) -> tuple[list[list[Part]], dict[str, list[str]]]:
        """Return a row of figures for each player, and the columns for which there is no room."""
        room = min(LONGEST_NAME, max(map(cell_len, self._names)))
        free = width - 2 - room
        sizes: dict[str, int] = {}
        for name, column in columns.items():
            size = GAP + max(map(cell_len, (name, *column)))
            if size <= free:
                sizes[name] = size
                free -= size
        head = "".join(right(name, size) for name, size in sizes.items())
        rows: list[list[Part]] = [[(left("", 2 + room) + head, "dim")]] if head else []
        for seat, name in enumerate(self._names):
            figures = "".join(right(columns[one][seat], size) for one, size in sizes.items())
            rows.append([self._mark(seat), (left(name, room), "bold"), figures])
        return rows, {name: column for name, column in columns.items() if name not in sizes}

    def _mark(self, seat: int) -> Part:
        mark, colour = mark_of(seat)
        return (f"{mark} ", f"bold {colour}")

    def _told(self, facts: dict[str, Any], indent: str, within: str = "") -> list[str]:
        lines: list[str] = []
        for name, fact in facts.items():
            seat = name if within == PLAYERS else ""
            known = indent + (self._name(seat) or self._words.fact(name))
            parts = _parts(fact)
            if parts is not None and name == PLAYERS:
                lines += self._told(parts, indent, name)
            elif parts is not None:
                lines += [f"{known}:", *self._told(parts, indent + INDENT, name)]
            else:
                seat = str(fact) if name.endswith("player") else ""
                lines.append(f"{known}: {self._name(seat) or said(fact)}")
        return lines

    def _name(self, seat: str) -> str:
        """Return the name of the player at a seat counted from 1; empty if there is none."""
        named = seat.isdecimal() and 1 <= int(seat) <= len(self._names)
        return self._names[int(seat) - 1] if named else ""


class Facts(BoardPart):
    """The part of the board with the facts; it grows with them and never shrinks: the rest must not jump."""

    DEFAULT_CSS = """
    Facts { height: auto; padding: 0 1; background: $panel; }
    """

    def __init__(self, lines: Callable[[int], list[list[Part]]], least: int, more: str) -> None:
        super().__init__("facts")
        self._lines = lines
        self._least = least
        """How many lines are in sight in any case; more than that may take up to half of the window."""
        self._more = more
        """What stands in the last line if not all lines fit."""
        self._rows = 1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many lines there are, or were, as far as there is room."""
        self._rows = max(self._rows, len(self._lines(width)))
        return min(self._rows, max(self._least, viewport.height // 2 - 1))

    def look_again(self) -> None:
        """Redraw the part, and take more rows if it needs more than ever before."""
        width = self.content_size.width
        if width and len(self._lines(width)) > self._rows:
            self.refresh(layout=True)
        else:
            super().look_again()

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Return the lines."""
        lines = self._lines(width)
        return lines if len(lines) <= height else [*lines[: height - 1], [(self._more, "dim")]]


def _by_seat(fact: Any, seats: int) -> list[dict[str, Any]] | None:
    """Return the facts of each player if they are alike and plain; otherwise None."""
    players = list(fact.values()) if isinstance(fact, dict) else fact
    if not isinstance(players, list) or len(players) != seats:
        return None
    for player in players:
        if not isinstance(player, dict) or list(player) != list(players[0]):
            return None
        if any(isinstance(one, dict | list) for one in player.values()):
            return None
    return players if players[0] else None


def _parts(fact: Any) -> dict[str, Any] | None:
    """Return a fact that has parts of its own by name, or by number from 1."""
    if isinstance(fact, dict) and fact:
        return fact
    if isinstance(fact, list) and any(isinstance(one, dict) for one in fact):
        return {str(at): one for at, one in enumerate(fact, 1)}
    return None


def _wrapped(line: str, width: int) -> list[str]:
    indent = line[: len(line) - len(line.lstrip())]
    width = max(width, 10)
    return wrap(line, width, subsequent_indent=indent + INDENT, break_on_hyphens=False) or [""]
