"""Every event of Cubitos, as it is said in the log."""

from __future__ import annotations

from dicehall.core.events import Event
from dicehall.games.cubitos.explain.said import pieces
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules import events
from dicehall.games.cubitos.rules.dice import BLANK, FACES
from dicehall.games.models import Said, Sayable
from dicehall.games.said import said, seat, verbatim


def event_said(game: Cubitos, event: Event) -> Said | None:
    """Return an event as a message; None if it is not worth a line."""
    player = seat(event.seat)
    match event:
        case events.RoundBegan():
            return said("log-round", player=player, round=event.round)
        case events.Drew():
            return said("log-drew", player=player, dice=pieces.dice_named(event.die))
        case events.Refilled():
            return said("log-refilled", player=player)
        case events.Rolled():
            return _rolled(game, event)
        case events.Pushed():
            return said("log-pushed", player=player)
        case events.Passed():
            return said("log-passed", player=player)
        case events.Used():
            does = pieces.does(event.card, event.moment)
            return said("log-used", player=player, card=pieces.card(event.card), does=does)
        case events.BustPrevented():
            return said("log-prevented", player=player)
        case events.Bust():
            return said("log-bust", player=player)
        case events.Gained():
            return _gained(event)
        case events.FanGained():
            return said("log-fan", player=player, fans=event.fans)
        case events.DieGained():
            return said("log-die-gained", player=player, die=pieces.dice_named(event.die))
        case events.DieBought():
            cost = pieces.amount("money", event.cost)
            die = pieces.dice_named(event.die)
            return said("log-bought", player=player, die=die, cost=cost)
        case events.DieBorrowed():
            return said("log-borrowed", player=player, die=pieces.die_named(event.die))
        case events.DieSet():
            return said("log-set", player=player, die=pieces.die_named(event.die))
        case events.DieLost():
            return said("log-lost", player=player, die=pieces.dice_named(event.die))
        case events.DieGiven():
            die = pieces.dice_named(event.die)
            return said("log-given", player=player, other=seat(event.to), die=die)
        case events.SwordsCompared():
            return _swords(event)
        case events.Moved():
            return _moved(game, event)
        case events.Finished():
            return said("log-finished", player=player)
        case events.RaceEnded():
            won = event.winner >= 0
            return said("log-won", player=seat(event.winner)) if won else said("log-shared")
    raise NotImplementedError(f"nothing is said of {event}")


def _rolled(game: Cubitos, event: events.Rolled) -> Said:
    cells = game.dice.parse(event.dice)
    return said(
        "log-rolled-free" if event.free else "log-rolled",
        player=seat(event.seat),
        dice=pieces.fallen(cells),
        number=len(cells),
        hits=sum(cell % FACES != BLANK for cell in cells),
    )


def _gained(event: events.Gained) -> Said | None:
    found = pieces.gains(
        {
            "money": event.money,
            "moves": event.move,
            "water_moves": event.water,
            "credits": event.credit,
        }
    )
    return said("log-gained", player=seat(event.seat), gains=found) if found else None


def _swords(event: events.SwordsCompared) -> Said | None:
    """Return everybody's swords; in a round in which nobody has any, that is not worth a line."""
    if not any(event.swords):
        return None
    swords: list[Sayable] = [
        said("swords-of", player=seat(number), swords=swords)
        for number, swords in enumerate(event.swords)
    ]
    return said("log-swords", swords=swords)


def _moved(game: Cubitos, event: events.Moved) -> Said:
    """Return where a runner went, and its route if that is worth mentioning."""
    player, steps = seat(event.seat), event.route.split()
    walked = [step for step in steps if step != "x2"]
    end = _space(game, walked[-1])
    if len(steps) == 1:
        return said("log-stepped", player=player, space=end)
    return said("log-moved", player=player, space=end, route=[_step(game, step) for step in steps])


def _space(game: Cubitos, step: str) -> Sayable:
    return pieces.space(game.course, game.course.parse(step.removeprefix(">")))


def _step(game: Cubitos, step: str) -> Sayable:
    if step == "x2":
        return verbatim("×2")
    space = _space(game, step)
    return said("jump", space=space) if step.startswith(">") else space
