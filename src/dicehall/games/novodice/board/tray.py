"""The tray: dice before and after a roll, and the choice of dice for a slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click, Key

from dicehall.core.dice import Throw
from dicehall.core.question import Question
from dicehall.games.novodice.board.odds_lines import dice_to_roll, odds_lines
from dicehall.games.novodice.board.styles import die_box
from dicehall.games.novodice.explain.match import table_keeping
from dicehall.games.novodice.explain.next_roll import chances
from dicehall.games.novodice.rules.choices import keep_option
from dicehall.games.novodice.rules.components import X
from dicehall.games.novodice.rules.state import SLOTS
from dicehall.terminal.board_part import Part, lines_of
from dicehall.terminal.columns import left
from dicehall.terminal.tray import Tray

if TYPE_CHECKING:
    from dicehall.games.novodice.board.board import NovoBoard
from dicehall.terminal.colours import ALERT, CHOSEN, FAINT, GOOD, SOFT, TEXT

STRIDE = 8
"""Columns from one die to the next."""


class DiceTray(Tray):
    """Dice are selected one by one; only sets that the question offers can be locked in."""

    DEFAULT_CSS = """
    DiceTray { text-wrap: nowrap; text-overflow: clip; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go", show=False),
        Binding("space", "space", show=False),
        Binding("0", "none", show=False),
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("backspace", "clear", show=False),
    ]

    def __init__(self, board: NovoBoard) -> None:
        super().__init__(id="tray")
        self.board: NovoBoard = board
        self.question: Question | None = None
        """What is asked, once the dice are rolled."""
        self.throw: Throw | None = None
        """What is thrown, before the dice are rolled."""
        self.mine: bool = False
        """Whether the person at the keyboard may act."""
        self.rolled: list[int] = []
        """The dice to choose from."""
        self.picked: list[int] = []
        """The indices of the selected dice."""
        self.cursor: int = 0
        """The die that the arrow keys point at."""
        self.refusal: str = ""
        """Why the last key did nothing."""

    # ------------------------------------------------------------------ what it is about

    def open(self, question: Question, mine: bool) -> None:
        """Show rolled dice to choose from."""
        self._begin(mine)
        self.question = question
        self.rolled = list(self.board.state.rolled)
        self.refresh()

    def open_throw(self, throw: Throw, mine: bool) -> None:
        """Show dice that are about to be rolled."""
        self._begin(mine)
        self.throw = throw
        self.refresh()

    def close(self) -> None:
        """Show nothing: there is nothing to choose or to roll."""
        self._begin(False)
        self.refresh()

    def _begin(self, mine: bool) -> None:
        self.question = self.throw = None
        self.mine = mine
        self.rolled = []
        self.picked = []
        self.cursor = 0
        self.refusal = ""

    # ------------------------------------------------------------------ what keys and clicks do

    def on_key(self, event: Key) -> None:
        """Select the die with the pressed number."""
        if self.mine and event.key.isdecimal() and 1 <= int(event.key) <= len(self.rolled):
            event.stop()
            self._toggle(int(event.key) - 1)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable a key only while it has an effect."""
        if action == "go" or (action == "space" and self.throw is not None):
            return self.mine
        chooses = action in ("space", "none", "move", "clear")
        return not chooses or (self.mine and self.question is not None)

    def on_click(self, event: Click) -> None:
        """Select the clicked die; a click below the dice goes on."""
        place = event.get_content_offset_capture(self)
        if self.throw is not None:
            self.action_go()
        elif place.y < 3 and place.x // STRIDE < len(self.rolled):
            self._toggle(place.x // STRIDE)
        elif place.y == 3:
            self.action_go()

    def action_space(self) -> None:
        """Roll, or select the die under the cursor."""
        if self.throw is not None:
            self.action_go()
        else:
            self._toggle(self.cursor)

    def action_move(self, step: int) -> None:
        """Point at the next die."""
        if self.mine and self.rolled:
            self.cursor = (self.cursor + step) % len(self.rolled)
            self.refresh()

    def action_clear(self) -> None:
        """Put all dice back."""
        if self.mine:
            self.picked = []
            self._changed("")

    def action_none(self) -> None:
        """Lock in no die at all."""
        if self.mine and self.question is not None:
            self.picked = []
            self._answer()

    def action_go(self) -> None:
        """Roll, or lock in the selected dice; choosing none has a key of its own."""
        if not self.mine:
            return
        if self.throw is not None:
            self.mine = False
            self.post_message(self.Rolled())
        elif self.question is not None:
            if self.picked:
                self._answer()
            else:
                self._changed(self.board.wording.text("novodice-none-chosen"))

    def _toggle(self, place: int) -> None:
        if not self.mine or self.question is None:
            return
        self.cursor = place
        wanted = [other for other in self.picked if other != place]
        if place not in self.picked:
            wanted.append(place)
            if keep_option(self._cells(wanted)) not in self.question.options:
                self._changed(
                    self.board.wording.text("novodice-slot-full", slot=self.board.state.roll)
                )
                return
        self.picked = wanted
        self._changed("")

    def _answer(self) -> None:
        assert self.question is not None
        self.mine = False
        self.post_message(self.Picked(keep_option(self._cells(self.picked))))

    def _changed(self, refusal: str) -> None:
        self.refusal = refusal
        self.board.choose(self._cells(self.picked))
        self.refresh()

    def _cells(self, places: list[int]) -> list[int]:
        return sorted(self.rolled[place] for place in places)

    # ------------------------------------------------------------------ how it looks

    def render(self) -> Content:
        """Draw the tray."""
        size = self.content_size
        return lines_of(self.draw(size.width, size.height)[: max(size.height, 1)])

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Return the dice, what can be done, and the chances of the next roll."""
        if self.question is not None:
            return [*self._dice(), self._hint(), *self._after(width, height - 4)]
        if self.throw is not None:
            return [*self._blank(self.throw), self._roll_hint(), *self._before(width, height - 4)]
        return []

    def _dice(self) -> list[list[Part]]:
        board = self.board
        lines: list[list[Part]] = [[], [], []]
        for place, cell in enumerate(self.rolled):
            chosen = place in self.picked
            top = f"{place + 1}" if self.mine else ""
            bottom = f"▸{board.state.roll}" if chosen else ""
            cursor = self.mine and place == self.cursor
            drawn = die_box(board.box, board.wording.letters, cell, top, bottom, chosen, cursor)
            for line, more in zip(lines, drawn, strict=True):
                line += [*more, " "]
        return lines

    def _blank(self, throw: Throw) -> list[list[Part]]:
        lines: list[list[Part]] = [[], [], []]
        for kind, count in enumerate(throw.counts[: len(self.board.box.dies)]):
            style = f"bold {TEXT}" if kind == X else f"bold {SOFT}"
            for _ in range(count):
                lines[0].append(("╭─────╮ ", FAINT))
                lines[1] += [
                    ("│ ", FAINT),
                    (f"? {self.board.box.dies[kind].name} ", style),
                    ("│ ", FAINT),
                ]
                lines[2].append(("╰─────╯ ", FAINT))
        return lines

    def _hint(self) -> list[Part]:
        text = self.board.wording.text
        if self.refusal:
            return [(self.refusal, f"bold {ALERT}")]
        if not self.mine:
            return []
        if not self.picked:
            return [(text("novodice-hint-choose", count=len(self.rolled)), CHOSEN)]
        chosen = self.board.wording.dice(self._cells(self.picked))
        slot = self.board.state.roll
        return [(text("novodice-hint-lock", dice=chosen, slot=slot), f"bold {CHOSEN}")]

    def _roll_hint(self) -> list[Part]:
        if self.mine:
            return [(self.board.wording.text("novodice-hint-roll"), f"bold {CHOSEN}")]
        return []

    def _before(self, width: int, height: int) -> list[list[Part]]:
        """Return the chances of the roll about to be made."""
        board = self.board
        if self.throw is None or self.throw.seat < 0:
            return []
        state = board.state
        found = chances(board.match, state.loose, state.slots, state.roll)
        return odds_lines(board.wording, found, state.roll, width, height)

    def _after(self, width: int, height: int) -> list[list[Part]]:
        """Return the chances of the next roll after this choice, or, after the last, what the dice claim."""
        board = self.board
        if board.state.roll == SLOTS:
            return [self._claims(width)]
        twin = table_keeping(board.match, self._cells(self.picked))
        brought = twin.state.loose[X] - board.state.loose[X]
        brought += sum(board.dice.cell_kind[cell] == X for cell in self._cells(self.picked))
        dice = dice_to_roll(board.box, twin.state.loose, brought)
        head = board.wording.text("novodice-next-roll", dice=dice)
        found = chances(board.match, twin.state.loose, twin.state.slots, board.state.roll)
        own_line = height > 2
        room, taken = (height - 1, 0) if own_line else (height, len(head))
        odds = odds_lines(board.wording, found, board.state.roll, width, room, taken)
        if own_line:
            return [[(head, SOFT)], *odds]
        return [[(head, SOFT), *odds[0]], *odds[1:]]

    def _claims(self, width: int) -> list[Part]:
        board = self.board
        names = [board.wording.tile(tile) for tile in board.claimable.ways]
        if not names:
            return [(left(board.wording.text("novodice-claims-none"), width), SOFT)]
        return [(left(board.wording.text("novodice-claims", tiles=", ".join(names)), width), GOOD)]
