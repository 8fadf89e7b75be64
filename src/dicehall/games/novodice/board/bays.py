"""The cargo bays: one strip per player, and the bays of the person at the keyboard in full."""

from __future__ import annotations

from dicehall.games.novodice.board.panel import NovoDicePanel
from dicehall.games.novodice.board.styles import NEON, SIGNS, tile_chip
from dicehall.games.novodice.explain.bays import gains
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import worth
from dicehall.terminal.board import MARK_COLOURS, MARKS
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import FAINT, GOOD, SOFT, TEXT
from dicehall.terminal.columns import left, right


class Strips(NovoDicePanel):
    """One line per player: the tiles and worth of each bay, and the total."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw one line per seat, in the order of play."""
        return [self._strip(seat, width) for seat in range(self.board.game.seats)]

    def _strip(self, seat: int, width: int) -> list[Part]:
        board = self.board
        state = board.state
        active = state.active == seat
        name = 9 if width < 84 else 14
        room = (width - name - 3 - 5) // BAYS - 6
        line: list[Part] = [
            ("▸" if active else " ", f"bold {GOOD}"),
            (MARKS[seat], f"bold {MARK_COLOURS[seat]}"),
            (" " + left(board.names[seat], name), f"bold {TEXT}" if active else TEXT),
        ]
        total = 0
        for bay in state.bays[seat * BAYS : seat * BAYS + BAYS]:
            points = worth(board.box, bay)
            total += points
            line += [
                ("│", FAINT),
                *self._tiles(bay, room),
                (right(str(points), 4), f"bold {TEXT}"),
                " ",
            ]
        line += [("│", FAINT), (right(str(total), 4), f"bold {GOOD}" if active else f"bold {TEXT}")]
        return line

    def _tiles(self, bay: list[int], room: int) -> list[Part]:
        """Return the tiles of a bay, separated by spaces if there is room."""
        board = self.board
        chips = [tile_chip(board.box, board.wording.letters, tile) for tile in bay]
        chips += [("·", FAINT)] * (SPACES - len(bay))
        length = sum(len(text) for text, _ in chips)
        gap = " " if length + SPACES - 1 <= room else ""
        parts: list[Part] = []
        for number, (text, style) in enumerate(chips):
            parts.append((text + (gap if number < SPACES - 1 else ""), style))
        parts.append(" " * (room - length - len(gap) * (SPACES - 1)))
        return parts


class Bays(NovoDicePanel):
    """The three bays of one player, tile by tile, with what the selected tile would add."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw the bays side by side."""
        each = (width - 2 * (BAYS - 1)) // BAYS
        columns = [self._bay(bay, each) for bay in range(BAYS)]
        lines: list[list[Part]] = [self._head()]
        for parts in zip(*columns, strict=True):
            line: list[Part] = []
            for number, part in enumerate(parts):
                if number:
                    line.append(("│ ", FAINT))
                line += part
            lines.append(line)
        return lines

    def _head(self) -> list[Part]:
        """Say whose bays these are."""
        board, seat = self.board, self.board.near
        score = board.game.scores(board.state)[seat]
        free = board.state.free_spaces(seat)
        text = board.wording.text("novodice-bays", player=board.names[seat], score=score, free=free)
        return [(MARKS[seat] + " ", f"bold {MARK_COLOURS[seat]}"), (text, f"bold {TEXT}")]

    def _bay(self, bay: int, width: int) -> list[list[Part]]:
        board, wording = self.board, self.board.wording
        tiles = board.state.bays[board.near * BAYS + bay]
        points = wording.text("novodice-bay-worth", worth=worth(board.box, tiles))
        head = wording.text("novodice-bay", bay=bay + 1)
        lines: list[list[Part]] = [
            [
                (left(head, width - len(points) - 1), f"bold {TEXT}"),
                (points + " ", f"bold {TEXT}"),
            ],
            [(left(wording.set_of(tiles), width), SOFT)],
        ]
        for tile in tiles:
            symbol = board.box.symbol[tile]
            style = f"bold {NEON[symbol]}" if symbol else FAINT
            sign = SIGNS[symbol] + wording.letters[symbol] if symbol else "× "
            value = wording.value(tile)
            lines.append(
                [
                    (sign + " ", style),
                    (left(wording.tile(tile), width - 8), TEXT),
                    (right(value, 4), TEXT),
                    " ",
                ]
            )
        lines += [[(left("·", width), FAINT)] for _ in range(SPACES - len(tiles))]
        lines.append([self._gain(bay, tiles, width)])
        return lines

    def _gain(self, bay: int, tiles: list[int], width: int) -> tuple[str, str]:
        """Say what the selected tile would add here."""
        board = self.board
        if board.pointed is None or board.state.active != board.near:
            return (" " * width, FAINT)
        added = gains(board.match, board.near, board.pointed)
        gain = added[bay]
        if gain is None:
            return (left(board.wording.text("novodice-bay-full"), width), FAINT)
        best = gain == max(other for other in added if other is not None)
        text = board.wording.text(
            "novodice-bay-gain",
            tile=board.wording.tile(board.pointed),
            gain=f"{gain:+d}",
            worth=worth(board.box, tiles) + gain,
        )
        return (left(("▸ " if best else "  ") + text, width), f"bold {GOOD}" if best else SOFT)
