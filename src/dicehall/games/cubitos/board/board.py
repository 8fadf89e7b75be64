"""The board of Cubitos: its panels, and the position they show."""

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
from dicehall.games.cubitos.board.cards import Cards, cards_page
from dicehall.games.cubitos.board.dice_entry import order, read_dice, signs_line
from dicehall.games.cubitos.board.log_lines import LogLines
from dicehall.games.cubitos.board.offers import offers, state_of
from dicehall.games.cubitos.board.panel import CubitosPanel
from dicehall.games.cubitos.board.players import OtherPlayers, OwnZones
from dicehall.games.cubitos.board.rules_page import rules_page
from dicehall.games.cubitos.board.track_panel import TrackPanel
from dicehall.games.cubitos.board.tray import RaceTray, risk_line
from dicehall.games.cubitos.board.wording import RaceWording
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.explain.said.questions import asked, watched
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.reports import race_name
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.table import cubitos
from dicehall.locales import Catalogue
from dicehall.terminal.board import Board, GameResult, Line, Offer
from dicehall.terminal.board_part import lines_of
from dicehall.terminal.colours import CHOSEN, SOFT, TEXT
from dicehall.terminal.tray import Tray


class CubitosLayout(Container):
    """The panels in order. All but the height of the other players' lines depends only on the window."""

    # The sizes of the window are classes of the screen, outside of this widget.
    SCOPED_CSS: ClassVar[bool] = False
    DEFAULT_CSS = """
    #cubitos { height: 12; layout: vertical; }
    #others { padding: 0 1; background: $panel; }
    #middle { height: 1fr; }
    #track { width: 1fr; height: 100%; padding: 0 1; background: $surface; }
    #beside { width: 36; height: 100%; padding: 0 0 0 1; background: $boost; }
    #below { display: none; height: 6; padding: 0 1; background: $boost; }
    #cards { display: none; width: 32; height: 100%; padding: 0 1; background: $panel; }
    .-medium #cubitos { height: 24; }
    .-tall #cubitos { height: 28; }
    .-medium #beside, .-tall #beside { display: none; }
    .-medium #below, .-tall #below { display: block; }
    .-medium #track, .-tall #track { padding: 0; }
    .-wide.-medium #cubitos { height: 26; }
    .-wide.-tall #cubitos { height: 33; }
    .-wide.-medium #cards, .-wide.-tall #cards { display: block; }
    """


class CubitosBoard(Board):
    """Cubitos on the screen."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> None:
        super().__init__(game, names, catalogue)
        assert isinstance(game, Cubitos)
        self.box: Cubitos = game
        """The game: its cards, its course."""
        self.wording: RaceWording = RaceWording(game, names, catalogue)
        self.way: list[int] = []
        """The positions of the highlighted route; the last is where it ends."""
        self._log_lines = LogLines(self.wording)
        self._tray = RaceTray(self)
        self._others = OtherPlayers(self, "others")
        self._others.styles.height = game.seats - 1
        self._track = TrackPanel(self, "track")
        self._beside = OwnZones(self, "beside")
        self._below = OwnZones(self, "below")
        self._cards = Cards(self, "cards")

    # ------------------------------------------------------------------ the position

    @property
    def state(self) -> CubitosState:
        """The state shown."""
        return state_of(self.match)

    def seat(self) -> int:
        """Return who rolls or decides now: everybody acts at once, but at one keyboard one after another."""
        for throw in self.match.throws():
            return throw.seat
        for question in self.match.questions():
            return question.seat
        return NOTHING

    # ------------------------------------------------------------------ the picture

    def widget(self) -> Container:
        """Return the panels."""
        return CubitosLayout(
            self._others,
            Horizontal(self._track, self._beside, self._cards, id="middle"),
            self._below,
            id="cubitos",
        )

    def panels(self) -> tuple[CubitosPanel, ...]:
        """Return the parts of the picture."""
        return (self._others, self._track, self._beside, self._below, self._cards)

    def tray(self) -> Tray:
        """Return the tray."""
        return self._tray

    def show(self, match: Match, near: int) -> None:
        """Draw a position."""
        self.way = []
        super().show(match, near)

    def point(self, option: int | None) -> None:
        """Show the route to the space of an option."""
        question = None if option is None else self.match.question(self.near)
        self.way = []
        if question is not None and option is not None:
            name = question.choice.name()
            if name == "move":
                reach = cubitos(self.match.table).reach(question.seat)
                route = reach.route(option - 1)
                self.way = [step.position for step in route.steps]
            elif name in ("step", "nearby_reward"):
                self.way = [option - 1]
        self._track.look_again()

    # ------------------------------------------------------------------ the words

    def moment(self) -> str:
        """Return the round and its phase, the race and the track."""
        state, text = self.state, self.wording.text
        if state.round == 0:
            return ""
        rolling = any(player.passed == 0 for player in state.players)
        parts = [
            text("cubitos-round", round=state.round),
            text("cubitos-phase-roll" if rolling else "cubitos-phase-run"),
        ]
        if self.box.race:
            parts.append(race_name(self.box.race, self.catalogue))
        track = self.box.course.track(state.players[self.near].position)
        parts.append(self.wording.track(track.name, track.title))
        return " · ".join(parts)

    def asked(self, question: Question) -> str:
        """Return a question, addressed to the player who is asked."""
        return self.wording.say(asked(QuestionContext(self.match, question)))

    def watched(self, question: Question) -> str:
        """Return a question, addressed to those who watch."""
        return self.wording.say(watched(question))

    def asked_to_roll(self, throw: Throw) -> str:
        """Return the request to roll dice, addressed to the player who rolls."""
        if throw.seat < 0:
            return self.wording.text("cubitos-ask-first")
        free = not self.state.players[throw.seat].rolling.empty()
        message = "cubitos-ask-roll-free" if free else "cubitos-ask-roll"
        return self.wording.text(message, dice=self.wording.dice_count(sum(throw.counts)))

    def watched_roll(self, throw: Throw) -> str:
        """Return who rolls."""
        if throw.seat < 0:
            return self.wording.text("cubitos-ask-first")
        return self.wording.text("cubitos-watch-roll", player=self.names[throw.seat])

    def offers(self, question: Question) -> list[Offer]:
        """Return the options in words."""
        return offers(self.wording, self.match, question)

    # ------------------------------------------------------------------ real dice

    def asked_to_enter(self, throw: Throw) -> tuple[str, Content]:
        """Return how to enter the dice, with what the roll risks."""
        text = self.wording.text
        dice = order(self.wording, throw)
        explained = lines_of(
            [
                [(text("cubitos-enter-order", dice=dice), f"bold {TEXT}")],
                [(signs_line(self.wording), CHOSEN)],
                [(text("cubitos-enter-full"), SOFT)],
                risk_line(self, throw),
            ]
        )
        return text("cubitos-ask-enter", player=self.names[throw.seat]), explained

    def falls(self, throw: Throw) -> list[Offer]:
        """Return the players who may be drawn to begin."""
        if throw.seat >= 0:
            return []
        first = self.game.dice.first_cell[-1]
        return [
            Offer(first + seat, self.wording.text("cubitos-offer-begins", player=name))
            for seat, name in enumerate(self.names)
        ]

    def read(self, throw: Throw, text: str) -> list[int]:
        """Return what was typed as cells."""
        return read_dice(self.wording, throw, text)

    # ------------------------------------------------------------------ the story

    def lines(self, event: Event) -> list[Line]:
        """Return an event as lines of the log."""
        return self._log_lines.lines(event)

    def help(self) -> Content:
        """Return the help page."""
        return rules_page(self.wording)

    def own_keys(self) -> str:
        """Return the keys of the cards and of the whole track."""
        return self.wording.text("cubitos-keys")

    def own_page(self) -> tuple[str, Content]:
        """Return the cards."""
        return self.wording.text("cubitos-cards"), cards_page(self.wording, self.state.trays)

    def map_page(self) -> tuple[str, Content]:
        """Return the whole track that your runner is on."""
        state, course = self.state, self.box.course
        track = course.track(state.players[self.near].position)
        return self.wording.track(track.name, track.title), lines_of(self._track.whole())

    def result(self) -> GameResult:
        """Return how far everybody came, up to the finish and beyond it."""
        state, course = self.state, self.box.course
        beyond = [max(course.distance_beyond(player.position), 0) for player in state.players]
        scores = self.game.scores(state)
        return GameResult(
            (self.wording.text("cubitos-part-way"), self.wording.text("cubitos-part-beyond")),
            tuple((score - far, far) for score, far in zip(scores, beyond, strict=True)),
            tuple(scores),
            tuple(self.game.winners(state)),
        )
