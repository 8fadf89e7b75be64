"""The players: a line for each of the others, and your own dice, tokens and runner."""

from __future__ import annotations

from rich.cells import cell_len

from dicehall.games.cubitos.board.panel import CubitosPanel
from dicehall.games.cubitos.board.styles import SIGNS, die_chip, wrapped
from dicehall.games.cubitos.rules.dice import KINDS, USED, face_of, kind_of
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.zone import Zone
from dicehall.games.cubitos.rules.zones import ACTIVE, DISCARD, DRAW, ROLL
from dicehall.terminal.board import mark_of
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import BAD, CHOSEN, FAINT, GOOD, SOFT, TEXT
from dicehall.terminal.columns import left

LABEL = 9
"""The width of the name of a zone."""


class PlayerPanel(CubitosPanel):
    """What is shown of any player."""

    def mark(self, seat: int) -> list[Part]:
        """Return the shape of a seat, and whether it holds the start die."""
        shape, colour = mark_of(seat)
        start = "S" if self.board.state.start_player == seat else " "
        return [(shape, f"bold {colour}"), (start, f"bold {TEXT}")]

    def stage(self, player: Player) -> tuple[str, str]:
        """Return whether a player bust or passed, after two spaces, with its style; empty otherwise."""
        if not player.busted and not player.passed:
            return "", ""
        message = "cubitos-state-bust" if player.busted else "cubitos-state-passed"
        style = f"bold {BAD if player.busted else GOOD}"
        return f"  {self.board.wording.text(message)}", style

    def chip(self, die: int) -> tuple[str, str]:
        """Return an active die with its face."""
        return die_chip(self.board.wording.letters, kind_of(die), SIGNS[face_of(die)])


class OtherPlayers(PlayerPanel):
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
        line: list[Part] = [
            *self.mark(seat),
            (left(board.names[seat], name) + " ", f"bold {TEXT}"),
            (stand, TEXT),
        ]
        room = width - name - 3 - cell_len(stand)
        state, style = self.stage(player)
        if state and room > len(state):
            line.append((state, style))
            room -= len(state)
        if room > cell_len(dice) + 2:
            line.append(("  " + dice, SOFT))
            room -= cell_len(dice) + 2
        chips = [chip for die in player.active for chip in (self.chip(die), (" ", ""))]
        if chips and room > 2 + sum(len(text) for text, _ in chips):
            line += ["  ", *chips]
        return line


class OwnZones(PlayerPanel):
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
                empty = (board.wording.text("cubitos-empty"), FAINT)
                lines.append([(label, strong), *(chips or [empty])])
        return lines

    def _head(self, player: Player, width: int) -> list[list[Part]]:
        board, text = self.board, self.board.wording.text
        seat = board.near
        space, togo = board.wording.space(player.position), board.wording.to_go(player.position)
        state, style = self.stage(player)
        mine = text("cubitos-mine", player=board.names[seat], space=space, togo=togo)
        first: list[Part] = [
            *self.mark(seat),
            (left(mine, min(cell_len(mine), width - 2 - cell_len(state))), f"bold {TEXT}"),
            (state, style),
        ]
        moves = f"{player.move}+{player.water}~" if player.water else f"{player.move}"
        money = text("cubitos-mine-round", money=player.money, moves=moves, credits=player.credit)
        kept = text(
            "cubitos-mine-kept", fans=player.fans, hand=player.hand, draw=player.draw_amount
        )
        if cell_len(money) + cell_len(kept) + 3 <= width:
            return [first, [(money, f"bold {CHOSEN}"), ("   " + kept, SOFT)]]
        return [first, [(money, f"bold {CHOSEN}")], [(kept, SOFT)]]

    def _counted(self, *zones: Zone) -> list[tuple[str, str]]:
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
            text, style = self.chip(die)
            chips.append((text + "'", f"{style} dim") if die & USED else (text, style))
        return chips
