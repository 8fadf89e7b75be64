"""A position of Cubitos as everybody sees it."""

from __future__ import annotations

from typing import cast

from typing_extensions import TypedDict

from dicehall.core.task import NOTHING
from dicehall.games.cubitos.explain.pieces import (
    ActiveDie,
    Space,
    Stack,
    active_told,
    space_told,
    stacks_told,
)
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import KIND_NAMES, START
from dicehall.games.cubitos.rules.saving import shown_numbers
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.track.course import Course
from dicehall.games.models import wire_model


@wire_model
class PlayerView(TypedDict):
    """One player."""

    draw: list[Stack]
    roll: list[Stack]
    active: list[ActiveDie]
    discard: list[Stack]
    money: int
    move: int
    water: int
    """Moves that may lead through water."""
    credit: int
    fans: int
    hand: int
    space: Space
    """Where the runner stands."""
    finished: bool
    draw_amount: int
    """How many dice are drawn in each round."""
    at_risk: bool
    """Whether the next roll can bust."""
    must_push: bool
    busted: bool
    passed: bool
    swords: int
    lost_dice: int
    """Dice lost in this round."""


@wire_model
class View(TypedDict):
    """A race as everybody sees it; seats are counted from 0."""

    round: int
    start_player: int | None
    """The seat that holds the start die."""
    trays: dict[str, int]
    """How many dice of each kind are left."""
    players: list[PlayerView]
    """By seat."""
    all_rolled: bool
    """Whether everybody has passed or bust, so that the dice now pay."""
    over: bool
    winners: list[int]
    """The seats that have won, once it is over."""


def view_of(game: Cubitos, state: CubitosState) -> View:
    """Return a state as everybody sees it."""
    over = state.flow.over()
    return {
        "round": state.round,
        "start_player": None if state.start_player == NOTHING else state.start_player,
        "trays": {KIND_NAMES[kind]: state.trays[kind] for kind in range(START)},
        "players": [_player(player, game.course) for player in state.players],
        "all_rolled": all(player.passed or player.busted for player in state.players),
        "over": over,
        "winners": game.winners(state) if over else [],
    }


def _player(player: Player, course: Course) -> PlayerView:
    return cast(
        "PlayerView",
        {
            "draw": stacks_told(player.draw.counts()),
            "roll": stacks_told(player.roll.counts()),
            "active": [active_told(die) for die in player.active],
            "discard": stacks_told(player.discard.counts()),
            **shown_numbers(player, course, space_told(course, player.position)),
        },
    )
