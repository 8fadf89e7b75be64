"""The players: a line for each of the others, and your own dice, tokens and runner."""

from __future__ import annotations

from rich.cells import cell_len

from dicehall.games.cubitos.board.panel import Panel
from dicehall.games.cubitos.board.styles import SIGNS, die_chip, wrapped
from dicehall.games.cubitos.rules.dice import KINDS, USED, face_of, kind_of
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.zones import ACTIVE, DISCARD, DRAW, ROLL
from dicehall.terminal.board import MARK_COLOURS, MARKS
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import BAD, CHOSEN, FAINT, GOOD, SOFT, TEXT
from dicehall.terminal.columns import left

LABEL = 9
"""The width of the name of a zone."""


class OtherPlayers(Panel):
    """One line for each player except the one at the keyboard."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw one line per seat, in the order of play."""
        seats = self.board.game.seats
        others = [(self.board.near + place) % seats for place in range(1, seats)]
        return [self._line(seat, width) for seat in others]

    def _line(self, seat: int, width: int) -> list[Part]:
        board, wording = self.board, self.board.wording
        player = board.state.players[seat]
        name = 8 if width < 100 else 14
        stand = wording.text(
            "cubitos-other",
            space=wording.space(player.position),
            togo=wording.to_go(player.position),
            fans=player.fans,
            credits=player.credit,
            hand=player.hand,
        )
        dice = wording.text(
            "cubitos-other-dice",
            draw=sum(player.draw),
            roll=sum(player.roll),
            active=len(player.active),
            discard=sum(player.discard),
        )
        start = "S" if board.state.start_player == seat else " "
        line: list[Part] = [
            (MARKS[seat], f"bold {MARK_COLOURS[seat]}"),
            (start, f"bold {TEXT}"),
            (left(board.names[seat], name) + " ", f"bold {TEXT}"),
            (stand, TEXT),
        ]
        room = width - name - 3 - cell_len(stand)
        state = self._state(player)
        if state and room > len(state) + 2:
            line.append(("  " + state, f"bold {BAD if player.busted else GOOD}"))
            room -= len(state) + 2
        if room > cell_len(dice) + 2:
            line.append(("  " + dice, SOFT))
            room -= cell_len(dice) + 2
        chips = [chip for die in player.active for chip in (self._chip(die), (" ", ""))]
        if chips and room > 2 + sum(len(text) for text, _ in chips):
            line += ["  ", *chips]
        return line

    def _chip(self, die: int) -> tuple[str, str]:
        return die_chip(self.board.wording.letters, kind_of(die), SIGNS[face_of(die)])

    def _state(self, player: Player) -> str:
        if player.busted:
            return self.board.wording.text("cubitos-state-bust")
        return self.board.wording.text("cubitos-state-passed") if player.passed else ""


class OwnZones(Panel):
    """The four zones of the person at the keyboard, below their money, moves and tokens."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw the tokens, then zone by zone as many dice as fit."""
        board = self.board
        player = board.state.players[board.near]
        lines = self._head(player, width)
        zones = [
            (DRAW, wrapped(self._counted(player.draw), width - LABEL)),
            (ROLL, wrapped(self._counted(player.roll, player.rolling), width - LABEL)),
            (ACTIVE, wrapped(self._active(player), width - LABEL)),
            (DISCARD, wrapped(self._counted(player.discard), width - LABEL)),
        ]
        # If there is not enough room, cut what matters least: draw and discard, then roll.
        for zone in (DISCARD, DRAW, ROLL, ACTIVE):
            of_zone = next(dice for other, dice in zones if other == zone)
            while len(of_zone) > 1 and len(lines) + sum(len(dice) for _, dice in zones) > height:
                of_zone.pop()
                of_zone[-1][-1] = ("…", SOFT)
        for zone, dice in zones:
            strong = f"bold {TEXT}" if zone in (ROLL, ACTIVE) else SOFT
            name = board.wording.zone(zone).capitalize()
            for number, chips in enumerate(dice):
                label = left(name if number == 0 else "", LABEL)
                lines.append([(label, strong), *(chips or [self._none()])])
        return lines

    def _none(self) -> Part:
        return (self.board.wording.text("cubitos-empty"), FAINT)

    def _head(self, player: Player, width: int) -> list[list[Part]]:
        board, text = self.board, self.board.wording.text
        seat = board.near
        space, togo = board.wording.space(player.position), board.wording.to_go(player.position)
        start = "S" if board.state.start_player == seat else " "
        state = ""
        if player.busted:
            state = text("cubitos-state-bust")
        elif player.passed:
            state = text("cubitos-state-passed")
        mine = text("cubitos-mine", player=board.names[seat], space=space, togo=togo)
        if state:
            state = "  " + state
        first: list[Part] = [
            (MARKS[seat], f"bold {MARK_COLOURS[seat]}"),
            (start, f"bold {TEXT}"),
            (left(mine, min(cell_len(mine), width - 2 - cell_len(state))), f"bold {TEXT}"),
            (state, f"bold {BAD if player.busted else GOOD}"),
        ]
        moves = f"{player.move}+{player.water}~" if player.water else f"{player.move}"
        money = text("cubitos-mine-round", money=player.money, moves=moves, credits=player.credit)
        kept = text(
            "cubitos-mine-kept", fans=player.fans, hand=player.hand, draw=player.draw_amount
        )
        if cell_len(money) + cell_len(kept) + 3 <= width:
            return [first, [(money, f"bold {CHOSEN}"), ("   " + kept, SOFT)]]
        return [first, [(money, f"bold {CHOSEN}")], [(kept, SOFT)]]

    def _counted(self, *zones: list[int]) -> list[tuple[str, str]]:
        """Return the dice of zones by kind, with the number of each."""
        letters = self.board.wording.letters
        counts = [sum(zone[kind] for zone in zones) for kind in range(KINDS)]
        return [
            die_chip(letters, kind, f"×{count}" if count > 1 else " ")
            for kind, count in enumerate(counts)
            if count
        ]

    def _active(self, player: Player) -> list[tuple[str, str]]:
        """Return the active dice with their faces; those that have been used are dim."""
        chips: list[tuple[str, str]] = []
        for die in player.active:
            text, style = die_chip(self.board.wording.letters, kind_of(die), SIGNS[face_of(die)])
            chips.append((text + "'", f"{style} dim") if die & USED else (text, style))
        return chips
