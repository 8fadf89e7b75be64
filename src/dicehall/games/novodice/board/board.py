"""The board of NovoDice: its panels, and the position they show."""

from __future__ import annotations

from typing import ClassVar

from textual.containers import Container, Horizontal
from textual.content import Content

from dicehall.core.dice import Throw
from dicehall.core.events import Event
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.games.novodice.board.bays import Bays, Strips
from dicehall.games.novodice.board.dice_entry import letters, read_dice, thrown_kinds
from dicehall.games.novodice.board.machine import Machine
from dicehall.games.novodice.board.odds_lines import odds_lines
from dicehall.games.novodice.board.panel import NovoDicePanel
from dicehall.games.novodice.board.rules_page import rules_page
from dicehall.games.novodice.board.tray import DiceTray
from dicehall.games.novodice.board.warehouse import Warehouse
from dicehall.games.novodice.board.wording import NovoDiceWording
from dicehall.games.novodice.explain.claims import claimable
from dicehall.games.novodice.explain.match import game_of, state_of
from dicehall.games.novodice.explain.next_roll import chances
from dicehall.games.novodice.explain.said import questions
from dicehall.games.novodice.explain.said.events import event_said
from dicehall.games.novodice.rules import events
from dicehall.games.novodice.rules.choices import STOP, claim_parts, placing_parts
from dicehall.games.novodice.rules.components import DICE_CELLS
from dicehall.games.novodice.rules.state import BAYS, SLOTS, NovoState
from dicehall.games.novodice.rules.worth import worth
from dicehall.locales import Catalogue
from dicehall.terminal.board import Board, GameResult, Line, Offer
from dicehall.terminal.board_part import Part, lines_of
from dicehall.terminal.colours import CHOSEN, SOFT, TEXT
from dicehall.terminal.tray import Tray


class NovoDiceLayout(Container):
    """The panels in order. Everything but the height of the strips depends only on the window."""

    # The sizes of the window are classes of the screen, outside of this widget.
    SCOPED_CSS: ClassVar[bool] = False
    DEFAULT_CSS = """
    #novo { height: auto; layout: vertical; }
    #strips { padding: 0 1 0 0; background: $panel; }
    #middle { height: 8; }
    #machine { width: 21; height: 100%; padding: 0 1; background: $boost; }
    #warehouse { width: 1fr; height: 100%; background: $surface; }
    #bays { display: none; }
    .-wide #machine { width: 27; padding: 0 1 0 2; }
    .-wide #warehouse { padding: 0 1; }
    .-medium #bays, .-tall #bays { display: block; height: 10; padding: 0 1; background: $panel; }
    .-wide.-tall #middle { height: 17; }
    .-wide.-tall #machine { width: 2fr; max-width: 50; padding: 1 1 0 2; }
    .-wide.-tall #warehouse { width: 3fr; padding: 1 1 0 2; }
    """


class NovoBoard(Board):
    """NovoDice on the screen."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> None:
        super().__init__(game, names, catalogue)
        self.box = game_of(self.match).box
        self.dice = game.dice
        """The names of what dice show."""
        self.wording: NovoDiceWording = NovoDiceWording(self.box, names, catalogue)
        self.chosen: list[int] = []
        """Dice chosen in the tray, not yet locked in."""
        self.pointed: int | None = None
        """The tile whose gain the bays show."""
        self.claimable = claimable(self.match, None, [])
        self.dice_tray: DiceTray = DiceTray(self)
        self._machine = Machine(self, "machine")
        self._warehouse = Warehouse(self, "warehouse")
        self._strips = Strips(self, "strips")
        self._strips.styles.height = game.seats
        self._bays = Bays(self, "bays")

    # ------------------------------------------------------------------ the position

    @property
    def state(self) -> NovoState:
        """The state shown."""
        return state_of(self.match)

    def question(self) -> Question | None:
        """Return the only open question, whichever seat is asked, or None."""
        questions = self.match.questions()
        return questions[0] if questions else None

    def keeping(self) -> bool:
        """Return whether dice are being chosen for a slot."""
        question = self.question()
        return question is not None and question.choice.name() == "keep"

    def rolling(self) -> bool:
        """Return whether the turn's rolls are still going on."""
        return self.keeping() or any(throw.seat >= 0 for throw in self.match.throws())

    def seat(self) -> int:
        """Return whose turn it is."""
        return self.state.active

    # ------------------------------------------------------------------ the picture

    def widget(self) -> Container:
        """Return the panels."""
        return NovoDiceLayout(
            self._strips,
            Horizontal(self._machine, self._warehouse, id="middle"),
            self._bays,
            id="novo",
        )

    def panels(self) -> tuple[NovoDicePanel, ...]:
        """Return the parts of the picture."""
        return (self._strips, self._machine, self._warehouse, self._bays)

    def tray(self) -> Tray:
        """Return the tray."""
        return self.dice_tray

    def show(self, match: Match, near: int) -> None:
        """Draw a position."""
        self.chosen = []
        self.pointed = None
        questions = match.questions()
        question = questions[0] if questions else None
        if question is not None and question.choice.name() == "place":
            self.pointed = placing_parts(question.options[0], len(self.box.tiles))[0]
        self.claimable = claimable(match, question, [])
        super().show(match, near)

    def choose(self, cells: list[int]) -> None:
        """Show chosen dice in the slot they would go into."""
        self.chosen = cells
        self.claimable = claimable(self.match, self.question(), cells)
        self.redraw()

    def point(self, option: int | None) -> None:
        """Show what the tile of an option would add in each bay."""
        question = self.question()
        if question is None or option is None:
            return
        if question.choice.name() == "claim":
            self.pointed = None if option == STOP else claim_parts(option)[0]
        elif question.choice.name() == "place":
            self.pointed = placing_parts(option, len(self.box.tiles))[0]
        self._bays.look_again()

    # ------------------------------------------------------------------ the words

    def moment(self) -> str:
        """Return whose turn it is and how far it has come."""
        state, text = self.state, self.wording.text
        if state.active == NOTHING:
            return ""
        parts = [text("novodice-moment-turn", player=self.names[state.active])]
        if self.rolling():
            roll = state.roll if self.keeping() else state.roll + 1
            parts.append(text("novodice-moment-roll", roll=roll, rolls=SLOTS))
        if state.closing != NOTHING:
            parts.append(text("novodice-moment-last"))
        return " · ".join(parts)

    def asked(self, question: Question) -> str:
        """Return a question, addressed to the player who is asked."""
        return self.wording.say(questions.asked(self.match, question))

    def watched(self, question: Question) -> str:
        """Return a question, addressed to those who watch."""
        return self.wording.say(questions.watched(self.match, question))

    def asked_to_roll(self, throw: Throw) -> str:
        """Return the request to roll dice, addressed to the player who rolls."""
        return self.wording.asked_to_roll(self.match, throw)

    def watched_roll(self, throw: Throw) -> str:
        """Return who rolls."""
        return self.wording.watched_roll(self.match, throw)

    def uses_tray(self, question: Question) -> bool:
        """Return whether dice are chosen."""
        return question.choice.name() == "keep"

    def offers(self, question: Question) -> list[Offer]:
        """Return the options in words."""
        return self.wording.offers(self.match, question)

    # ------------------------------------------------------------------ real dice

    def asked_to_enter(self, throw: Throw) -> tuple[str, Content]:
        """Return how to enter the dice, with the chances before the roll."""
        text = self.wording.text
        names = " ".join(self.box.dies[kind].name for kind in thrown_kinds(throw))
        lines: list[list[Part]] = [
            [
                (text("novodice-enter-order", dice=names), f"bold {TEXT}"),
                ("   " + text("novodice-enter-full"), SOFT),
            ],
            [(letters(self.wording), CHOSEN)],
        ]
        found = chances(self.match, self.state.loose, self.state.slots, self.state.roll)
        lines += odds_lines(self.wording, found, self.state.roll, 78, 2)
        asked = text("novodice-ask-enter", player=self.names[throw.seat], roll=self.state.roll + 1)
        return asked, lines_of(lines)

    def falls(self, throw: Throw) -> list[Offer]:
        """Return the players who may be drawn to begin."""
        if throw.seat >= 0:
            return []
        return [
            Offer(DICE_CELLS + seat, self.wording.text("novodice-offer-begins", player=name))
            for seat, name in enumerate(self.names)
        ]

    def read(self, throw: Throw, text: str) -> list[int]:
        """Return what was typed as cells."""
        return read_dice(self.wording, self.dice, throw, text)

    # ------------------------------------------------------------------ the story

    def lines(self, event: Event) -> list[Line]:
        """Return an event as lines of the log."""
        text = self.wording.say(event_said(game_of(self.match), event))
        ended = isinstance(event, events.GameEnded)
        loud = ended or isinstance(event, events.TurnBegan)
        return [Line(-1 if ended else event.seat, text, loud)]

    def help(self) -> Content:
        """Return the help page."""
        return rules_page(self.wording)

    def result(self) -> GameResult:
        """Return everybody's points, bay by bay."""
        state = self.state
        points = tuple(
            tuple(worth(self.box, bay) for bay in state.bays[seat * BAYS : seat * BAYS + BAYS])
            for seat in range(self.game.seats)
        )
        return GameResult(
            tuple(self.wording.text("novodice-bay", bay=bay + 1) for bay in range(BAYS)),
            points,
            tuple(self.game.scores(state)),
            tuple(self.game.winners(state)),
        )
