"""Every event of Cubitos as a line of the log."""

from __future__ import annotations

from dicehall.core.events import Event
from dicehall.games.cubitos.board.wording import Wording
from dicehall.games.cubitos.rules import events
from dicehall.terminal.board import Line

ONE_FOR_ALL = {
    events.Refilled: "cubitos-log-refilled",
    events.Pushed: "cubitos-log-pushed",
    events.Passed: "cubitos-log-passed",
    events.BustPrevented: "cubitos-log-prevented",
    events.Bust: "cubitos-log-bust",
    events.Finished: "cubitos-log-finished",
}
"""The messages of events that only say who they happened to."""
ABOUT_A_DIE = {
    events.DieGained: "cubitos-log-die-gained",
    events.DieLost: "cubitos-log-lost",
}
"""The messages of events about a die without a face."""
ABOUT_A_FACE = {
    events.DieBorrowed: "cubitos-log-borrowed",
    events.DieSet: "cubitos-log-set",
}
"""The messages of events about a die with a face."""


class LogLines:
    """Writes the log. Dice drawn one after another are reported in one line, when something else happens."""

    def __init__(self, wording: Wording) -> None:
        self.wording: Wording = wording
        self._drawn: dict[int, list[str]] = {}

    def lines(self, event: Event) -> list[Line]:
        """Return an event as lines, after any dice drawn before it."""
        if isinstance(event, events.Drew):
            self._drawn.setdefault(event.seat, []).append(event.die)
            return []
        if isinstance(event, events.SwordsCompared) and not any(event.swords):
            # Nobody has a sword: this is not worth a line in every round.
            return self.drawn(event.seat)
        told = self.drawn(event.seat)
        loud = isinstance(event, events.RoundBegan | events.RaceEnded | events.Finished)
        seat = -1 if isinstance(event, events.RaceEnded) else event.seat
        return [*told, Line(seat, self._sentence(event), loud)]

    def drawn(self, seat: int) -> list[Line]:
        """Return a player's drawn dice that are not reported yet; for the table, everybody's."""
        seats = [seat] if seat >= 0 else sorted(self._drawn)
        lines: list[Line] = []
        for one in seats:
            names = self._drawn.pop(one, [])
            if names:
                dice = self.wording.dice_named(names)
                player = self.wording.names[one]
                text = self.wording.text("cubitos-log-drew", player=player, dice=dice)
                lines.append(Line(one, text))
        return lines

    def _sentence(self, event: Event) -> str:
        wording, text = self.wording, self.wording.text
        player = wording.names[event.seat] if event.seat >= 0 else ""
        if type(event) in ONE_FOR_ALL:
            return text(ONE_FOR_ALL[type(event)], player=player)
        if isinstance(event, events.DieGained | events.DieLost):
            die = wording.dice_named([event.die])
            return text(ABOUT_A_DIE[type(event)], player=player, die=die)
        if isinstance(event, events.DieBorrowed | events.DieSet):
            die = wording.die_named(event.die)
            return text(ABOUT_A_FACE[type(event)], player=player, die=die)
        if isinstance(event, events.RoundBegan):
            return text("cubitos-log-round", round=event.round, player=player)
        if isinstance(event, events.Rolled):
            dice = wording.fallen(wording.game.dice.parse(event.dice))
            message = "cubitos-log-rolled-free" if event.free else "cubitos-log-rolled"
            return text(message, player=player, dice=dice)
        if isinstance(event, events.Used):
            card, does = wording.card(event.card), wording.does(event.card, event.moment)
            return text("cubitos-log-used", player=player, card=card, does=does)
        if isinstance(event, events.Gained):
            gains = wording.gains(event.money, event.move, event.water, event.credit)
            return text("cubitos-log-gained", player=player, gains=gains)
        if isinstance(event, events.FanGained):
            return text("cubitos-log-fan", player=player, fans=event.fans)
        return self._rarer(event, player)

    def _rarer(self, event: Event, player: str) -> str:
        wording, text = self.wording, self.wording.text
        if isinstance(event, events.DieBought):
            die, cost = wording.dice_named([event.die]), wording.money(event.cost)
            return text("cubitos-log-bought", player=player, die=die, cost=cost)
        if isinstance(event, events.DieGiven):
            die, other = wording.dice_named([event.die]), wording.names[event.to]
            return text("cubitos-log-given", player=player, other=other, die=die)
        if isinstance(event, events.SwordsCompared):
            swords = ", ".join(
                f"{name} {number}" for name, number in zip(wording.names, event.swords, strict=True)
            )
            return text("cubitos-log-swords", swords=swords)
        if isinstance(event, events.Moved):
            return self._moved(event, player)
        assert isinstance(event, events.RaceEnded), f"no line is known for {event}"
        if event.winner < 0:
            return text("cubitos-log-shared")
        return text("cubitos-log-won", player=wording.names[event.winner])

    def _moved(self, event: events.Moved, player: str) -> str:
        """Return where a runner went, and its route if that is worth mentioning."""
        wording = self.wording
        steps = event.route.split()
        walked = [step for step in steps if step != "x2"]
        end = wording.space_named(walked[-1].removeprefix(">") if walked else "")
        if len(steps) == 1:
            return wording.text("cubitos-log-stepped", player=player, space=end)
        signs = {"x2": "×2"}
        route = " ".join(
            signs.get(step)
            or (">" if step.startswith(">") else "") + wording.space_named(step.removeprefix(">"))
            for step in steps
        )
        return wording.text("cubitos-log-moved", player=player, space=end, route=route)
