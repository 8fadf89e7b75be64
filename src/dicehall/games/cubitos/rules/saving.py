"""A Cubitos state as JSON can hold it, and as everybody at the table sees it."""

# Not compiled: states are saved rarely.

from __future__ import annotations

from typing import Any

from dicehall.core.mistakes import BadRecord
from dicehall.core.task import NOTHING, Program, load_flow
from dicehall.games.cubitos.rules.dice import (
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    KINDS,
    MARKS,
    START,
    USED,
    die_text,
)
from dicehall.games.cubitos.rules.state import NUMBERS, ZONES, CubitosState, Player
from dicehall.games.cubitos.rules.zone import Zone, zone_of
from dicehall.games.cubitos.track.course import Course


def zone_text(zone: Zone) -> str:
    """Return the dice of a zone, such as ``light light red``."""
    return " ".join([KIND_NAMES[kind] for kind in range(KINDS) for _ in range(zone[kind])])


def read_zone(text: str) -> Zone:
    """Read the dice of a zone back."""
    counts = [0] * KINDS
    for name in text.split():
        counts[KIND_NAMES.index(name)] += 1
    return zone_of(counts)


def active_text(die: int) -> str:
    """Return an active die with its marks, such as ``red-symbol:4``."""
    return f"{die_text(die)}:{die % MARKS}"


def active_number(text: str) -> int:
    """Read an active die back."""
    die, _, marks = text.partition(":")
    kind, _, face = die.partition("-")
    cell = KIND_NAMES.index(kind) * FACES + FACE_NAMES.index(face)
    number = int(marks)
    if not 0 <= number < MARKS:
        raise ValueError(f"no die has the marks {marks}")
    return cell * MARKS + number


def save_state(state: CubitosState) -> dict[str, object]:
    """Return a state in a form that JSON can hold."""
    players: list[dict[str, object]] = []
    for player in state.players:
        saved: dict[str, object] = {zone: zone_text(getattr(player, zone)) for zone in ZONES}
        saved["active"] = [active_text(die) for die in player.active]
        saved["rewards"] = list(player.rewards)
        saved |= {name: getattr(player, name) for name in NUMBERS}
        players.append(saved)
    return {
        "players": players,
        "trays": list(state.trays),
        "start_player": state.start_player,
        "round": state.round,
        "winner": state.winner,
        "flow": state.flow.save(),
    }


def load_state(saved: dict[str, Any], programs: list[Program], seats: int) -> CubitosState:
    """Read a saved state back."""
    try:
        state = CubitosState(load_flow(saved["flow"], programs))
        for fields in saved["players"]:
            player = Player()
            for zone in ZONES:
                setattr(player, zone, read_zone(fields[zone]))
            player.active = sorted([active_number(text) for text in fields["active"]])
            player.rewards = [int(reward) for reward in fields["rewards"]]
            for name in NUMBERS:
                setattr(player, name, int(fields[name]))
            state.players.append(player)
        state.trays = [int(number) for number in saved["trays"]]
        state.start_player = int(saved["start_player"])
        state.round = int(saved["round"])
        state.winner = int(saved["winner"])
    except (KeyError, TypeError, ValueError, OverflowError, AttributeError) as error:
        raise BadRecord(f"this is no saved Cubitos position ({error!r}).") from None
    if len(state.players) != seats or len(state.trays) != START:
        raise BadRecord(f"this saved Cubitos position is not one of {seats} players.")
    return state


def show_state(state: CubitosState, course: Course, winners: list[int]) -> dict[str, object]:
    """Return what everybody sees; players, including the winners, are counted from 1."""
    return {
        "round": state.round,
        "start_player": None if state.start_player == NOTHING else state.start_player + 1,
        "trays": {KIND_NAMES[kind]: state.trays[kind] for kind in range(START)},
        "players": {
            str(seat + 1): _show_player(player, course) for seat, player in enumerate(state.players)
        },
        "over": state.flow.over(),
        "winners": winners,
    }


def _show_player(player: Player, course: Course) -> dict[str, object]:
    return {
        "draw": zone_text(player.draw),
        "roll": zone_text(player.roll),
        "active": " ".join(sorted([die_text(die) for die in player.active])),
        # The active dice that have been used, each as often as it occurs.
        "used": " ".join(sorted([die_text(die) for die in player.active if die & USED])),
        "discard": zone_text(player.discard),
        **shown_numbers(player, course, course.text(player.position)),
    }


def shown_numbers(player: Player, course: Course, space: object) -> dict[str, object]:
    """Return all that everybody sees of a player besides the dice; `space` says where the runner stands."""
    return {
        "money": player.money,
        "move": player.move,
        "water": player.water,
        "credit": player.credit,
        "fans": player.fans,
        "hand": player.hand,
        "space": space,
        "finished": course.finished(player.position),
        "draw_amount": player.draw_amount,
        "at_risk": player.at_risk > 0,
        "must_push": player.must_push > 0,
        "busted": player.busted > 0,
        "passed": player.passed > 0,
        "swords": player.swords,
        "lost_dice": player.lost_dice,
    }
