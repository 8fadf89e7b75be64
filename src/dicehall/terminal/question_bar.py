"""The question bar: a sentence in a fixed place, and below it what is needed to answer."""

from __future__ import annotations

from textwrap import wrap
from time import monotonic
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from dicehall.terminal.board import Offer
from dicehall.terminal.columns import left, right
from dicehall.terminal.tray import Tray

KEYS: Final = "123456789abdefghijknoprstuvwxyz"
"""The keys of the options, in order; c, l, m and q are used by a game's page, log, map and quitting."""
ADVISED: Final = "★"
"""Marks the option that is advised."""


class Choices(OptionList):
    """The options in words, each with its key. Nothing is highlighted until an arrow key is used.

    The space bar rolls dice elsewhere, so it chooses nothing here. An advised option is only marked, so that
    only its own key chooses it.
    """

    def __init__(self) -> None:
        super().__init__(id="choices", compact=True)
        self.offers: list[Offer] = []
        self._marked: int | None = None
        self._advised: int | None = None

    def open(self, offers: list[Offer]) -> None:
        """Offer options."""
        self.offers = offers
        self._marked = self._advised = None
        self._write()
        self.highlighted = None
        self.scroll_home(animate=False)

    def on_resize(self) -> None:
        """Wrap the lines to the new width."""
        pointed = self.highlighted
        self._write()
        self.highlighted = pointed

    def _write(self) -> None:
        width = self._width()
        self.clear_options()
        self.add_options([Option(self._line(number, width)) for number in range(len(self.offers))])

    def _width(self) -> int:
        return max(self.content_size.width - 2, 20)

    def _line(self, number: int, width: int) -> Content:
        offer = self.offers[number]
        key = KEYS[number] if number < len(KEYS) else " "
        gain = offer.gain
        room = width - 3 - len(gain) - 1
        # What does not fit into a line continues on the next; nothing is cut off.
        lines = wrap(offer.text, max(room, 10)) or [""]
        return Content.assemble(
            (key, "bold $accent"),
            (ADVISED if number == self._advised else " ", "bold $warning"),
            ("▸" if number == self._marked else " ", "bold $accent"),
            left(lines[0], room),
            " ",
            (right(gain, len(gain)), "bold $success"),
            *(f"\n   {line}" for line in lines[1:]),
        )

    def mark(self, number: int) -> None:
        """Put a pointer before the highlighted option: without colour nothing else would show it."""
        before, self._marked = self._marked, number
        self._write_again(before, number)

    def advise(self, option: int) -> str | None:
        """Mark the option that is advised; return its words, or None if it is not listed."""
        for number, offer in enumerate(self.offers):
            if offer.option == option:
                self._advised = number
                self._write_again(number)
                return offer.text
        return None

    def _write_again(self, *lines: int | None) -> None:
        width = self._width()
        for line in lines:
            if line is not None:
                self.replace_option_prompt_at_index(line, self._line(line, width))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let a key choose an option only if one is highlighted."""
        return action != "select" or self.highlighted is not None

    def number_of(self, character: str | None) -> int | None:
        """Return which option a key stands for."""
        if not character or character not in KEYS:
            return None
        number = KEYS.index(character)
        return number if number < len(self.offers) else None


class BarEntry(Input):
    """The input for real dice. The keys for help and quitting also work here."""

    def __init__(self) -> None:
        super().__init__(id="typed", compact=True, select_on_focus=False)

    async def on_key(self, event: Key) -> None:
        """Let the keys for help and quitting keep their meaning; no symbol or die is written with them."""
        action = {"?": "screen.help", "q": "app.ask_to_leave", "й": "app.ask_to_leave"}
        if event.character in action:
            event.stop()
            event.prevent_default()
            await self.run_action(action[event.character])


class QuestionBar(Vertical):
    """The question, and the place where it is answered; its height does not depend on the question."""

    DEFAULT_CSS = """
    QuestionBar {
        height: 7; background: $surface;
        #question {
            height: 1; padding: 0 1; background: $primary; color: $foreground; text-style: bold;
            text-wrap: nowrap; text-overflow: ellipsis;
        }
        #tray { height: 1fr; padding: 0 1; }
        #choices { height: 1fr; padding: 0; border: none; background: $surface; scrollbar-size-vertical: 1; }
        #choices:focus { border: none; background-tint: transparent 0%; }
        #plain { height: 1fr; padding: 0 1; }
        #entry { height: 1fr; padding: 0 1; }
        #explained { height: 4; text-wrap: nowrap; text-overflow: ellipsis; }
        #typed { height: 1; background: $boost; }
        #refused { height: 1; color: $warning; text-style: bold; text-wrap: nowrap; text-overflow: ellipsis; }
    }
    """

    class Chosen(Message):
        """An option was chosen from the list."""

        def __init__(self, option: int, offers: list[Offer]) -> None:
            super().__init__()
            self.option: int = option
            self.offers: list[Offer] = offers
            """The list; a key pressed twice may arrive when another list is already shown."""

    class Pointed(Message):
        """An option of the list is highlighted."""

        def __init__(self, option: int) -> None:
            super().__init__()
            self.option: int = option

    class Typed(Message):
        """Dice were typed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text: str = text

    def __init__(self, tray: Tray) -> None:
        super().__init__(id="bar")
        self.tray: Tray = tray
        """The game's own place for picking."""
        self.choices: Choices = Choices()
        self.entry: BarEntry = BarEntry()
        """The line for real dice."""
        # Stored, not looked up: the game loop may continue for a moment while the table is being removed.
        self._question = Static("", id="question", markup=False)
        self._plain = Static("", id="plain", markup=False)
        self._explained = Static("", id="explained", markup=False)
        self._refused = Static("", id="refused", markup=False)
        entering = Vertical(self._explained, self.entry, self._refused, id="entry")
        self._places: dict[str, Widget] = {
            "tray": tray,
            "choices": self.choices,
            "plain": self._plain,
            "entry": entering,
        }
        self._mode = "plain"
        self._wants_keys: Widget | None = None
        self.asked_at: float | None = None
        """Since when this question can be seen; None if there is no question that one key could answer."""

    def compose(self) -> ComposeResult:
        """Lay out the sentence and the places to answer."""
        yield self._question
        for mode, place in self._places.items():
            place.display = mode == self._mode
            yield place

    def mode(self) -> str:
        """Return which place is shown: tray, choices, plain or entry."""
        return self._mode

    def _open(self, sentence: str, mode: str, answered_by_key: bool = False) -> None:
        self.asked_at = monotonic() if answered_by_key else None
        self._question.update(sentence, layout=False)
        if mode != self._mode:
            self._places[self._mode].display = False
            self._places[mode].display = True
            self._mode = mode

    def _give_keys_to(self, widget: Widget | None) -> None:
        self._wants_keys = widget
        self.take_keys()

    def take_keys(self) -> None:
        """Direct keys to where the answer is given, wherever the mouse has been clicked."""
        if self.is_attached:
            self.screen.set_focus(self._wants_keys)

    def tell(self, sentence: str, text: str = "") -> None:
        """Show a sentence that needs no answer."""
        self._open(sentence, "plain")
        self._plain.update(text, layout=False)
        self._give_keys_to(None)

    def open_tray(self, sentence: str, mine: bool) -> None:
        """Show a question that is answered in the tray."""
        self._open(sentence, "tray", mine)
        self._give_keys_to(self.tray if mine else None)

    def offer(self, sentence: str, offers: list[Offer]) -> None:
        """Offer options."""
        self._open(sentence, "choices", True)
        self.choices.open(offers)
        self._give_keys_to(self.choices)

    def ask_for_dice(self, sentence: str, explained: Content) -> None:
        """Ask what real dice show."""
        self._open(sentence, "entry")
        self._explained.update(explained, layout=False)
        self._refused.update("", layout=False)
        self.entry.value = ""
        self._give_keys_to(self.entry)

    def refuse(self, reason: str) -> None:
        """Say what is wrong; the input stays, so that it can be corrected."""
        self._refused.update(reason, layout=False)

    def see_again(self) -> None:
        """Note that the question can be seen again after something covered it."""
        if self.asked_at is not None:
            self.asked_at = monotonic()

    def press(self, character: str | None) -> bool:
        """Choose the option of a key; return whether there is one."""
        number = self.choices.number_of(character) if self.mode() == "choices" else None
        if number is not None:
            self._choose(number)
        return number is not None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the option that was clicked or confirmed."""
        event.stop()
        self._choose(event.option_index)

    def _choose(self, number: int) -> None:
        offers = self.choices.offers
        self.post_message(self.Chosen(offers[number].option, offers))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Highlight an option."""
        event.stop()
        if event.option_index < len(self.choices.offers):
            self.choices.mark(event.option_index)
            self.post_message(self.Pointed(self.choices.offers[event.option_index].option))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Pass on what was typed."""
        event.stop()
        self.post_message(self.Typed(event.value))
