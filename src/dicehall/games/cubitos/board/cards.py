"""The eight cards: beside the track if there is room, and on a separate page."""

from __future__ import annotations

from textwrap import wrap

from textual.content import Content

from dicehall.games.cubitos.board.panel import CubitosPanel
from dicehall.games.cubitos.board.styles import die_chip
from dicehall.games.cubitos.board.wording import RaceWording
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.dice import COLOURS, LIGHT, START
from dicehall.locales import Catalogue
from dicehall.terminal.board_part import Part, lines_of
from dicehall.terminal.colours import CHOSEN, FAINT, SOFT, TEXT
from dicehall.terminal.columns import left, right

PAGE = 66
"""The width of a text on the page of cards."""


class Cards(CubitosPanel):
    """The cards, each with its cost, the dice left and as much of its text as fits."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw card after card; room that short texts do not need goes to long ones."""
        board = self.board
        texts = [
            wrap(board.wording.card_text(card), max(width - 4, 10)) for card in board.box.cards
        ]
        shown = [0] * COLOURS
        room = height - COLOURS - 1
        while room > 0 and any(shown[card] < len(texts[card]) for card in range(COLOURS)):
            for card in sorted(range(COLOURS), key=lambda card: shown[card]):
                if room > 0 and shown[card] < len(texts[card]):
                    shown[card] += 1
                    room -= 1
        lines: list[list[Part]] = [[(board.wording.text("cubitos-cards-head"), FAINT)]]
        for card in range(COLOURS):
            lines.append(self._head(card, width))
            for number in range(shown[card]):
                cut = number + 1 == shown[card] < len(texts[card])
                text = texts[card][number] + ("…" if cut else "")
                lines.append([("   " + left(text, width - 3), SOFT)])
        return lines

    def _head(self, card: int, width: int) -> list[Part]:
        board = self.board
        wording, number = board.wording, board.state.trays[card]
        cost = wording.cost(card)
        style = f"bold {TEXT}" if number else f"strike {FAINT}"
        return [
            die_chip(wording.letters, card, " "),
            " ",
            (left(wording.card(board.box.cards[card].id), width - 11), style),
            (right(cost, 4), f"bold {TEXT}"),
            (right(f"×{number}", 4), SOFT),
        ]


def cards_page(wording: RaceWording, trays: list[int]) -> Content:
    """Return all cards with their texts and the sides of their dice."""
    lines: list[list[Part]] = []
    for kind in range(START):
        if kind < COLOURS:
            card = wording.game.cards[kind]
            cost = wording.text("cubitos-card-line", cost=wording.cost(kind), left=trays[kind])
            name, does = wording.card(card.id), wording.card_text(card)
        else:
            if kind == LIGHT:
                lines.append([])
            cost = wording.text("cubitos-offer-gray", die=wording.colour(kind), left=trays[kind])
            name, does = "", ""
        sides = [wording.face(face) for face in wording.game.box.sides[kind]]
        sides.reverse()
        head: list[Part] = [die_chip(wording.letters, kind, " "), " "]
        if name:
            head += [(name, f"bold {TEXT}"), (f"  {wording.colour(kind)}  ", SOFT)]
        lines.append([*head, (cost, CHOSEN)])
        lines += [[("   " + line, TEXT)] for line in wrap(does, PAGE)]
        listed = wording.text("cubitos-card-sides", sides=wording.grouped(sides))
        lines.append([("   " + listed, FAINT)])
    return lines_of(lines)


def every_card(say: Catalogue) -> str:
    """Return every card of the box as a line: its name, what its dice cost, and its text."""
    wording = RaceWording(from_options({}), (), say)
    box = wording.game.box
    lines: list[str] = []
    for colour in range(COLOURS):
        lines.append(wording.colour(colour))
        for card in ALL_CARDS:
            if card.colour == colour:
                name = f"{wording.card(card.id)} ({card.id}, {box.costs[card.id]})"
                lines.append(f"- {name}: {wording.card_text(card)}")
    return "\n".join(lines)
