"""Explanations of moving and buying: routes, prices, rewards and distances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from dicehall.games.cubitos.explain.models.dice import BuyDetails
from dicehall.games.cubitos.explain.models.run_phase import MoveDetails, SpacePlace
from dicehall.games.cubitos.explain.pieces import RouteStep, reward_told, space_told
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.rules.dice import COLOURS, KIND_NAMES
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.rewards import NearbyReward
from dicehall.games.cubitos.rules.run_phase import MOST_BOUGHT, NO_DIE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.routes import RouteReach
from dicehall.games.cubitos.track.steps import DOUBLE, JUMP, Point, TrackStep

MOST_SEARCHED: Final = 12
"""The most bought moves whose ends are searched for: a search can take long, and more are rarely bought."""
Details = tuple[dict[str, Any], Sequence[Mapping[str, Any] | None]]
"""What concerns a question as a whole, and what is known about each option beyond its parts."""


def began_here(course: Course, player: Player, position: int) -> bool:
    """Return whether a player began the round on this space, where a move brings no reward."""
    return course.board_position[position] == course.board_position[player.round_position]


def place(context: QuestionContext, position: int) -> SpacePlace:
    """Return the distance of a position to the finish by the shortest dry route, or beyond it."""
    course = context.game.course
    finished = course.finished(position)
    return {
        "space": space_told(course, position),
        "to_go": context.game.to_finish[position],
        "finished": finished,
        "beyond": course.distance_beyond(position) if finished else None,
    }


def _means(context: QuestionContext) -> dict[str, object]:
    player = context.player
    return {
        "here": place(context, player.position),
        "moves": player.move,
        "water_moves": player.water,
        "money": player.money,
        "credits": player.credit,
        "purse": context.purse(),
    }


def move(context: QuestionContext) -> Details:
    """Explain every space to end on: what it takes to get there, by which route, and what is there."""
    reach = context.table.reach(context.seat)
    return _means(context), [
        _end(context, reach, option - 1) for option in context.question.options
    ]


def _end(
    context: QuestionContext, reach: RouteReach, position: int, bought: int = 0
) -> MoveDetails:
    course = context.game.course
    route = reach.route(position)
    rewards = () if began_here(course, context.player, position) else course.rewards(position)
    return {
        **place(context, position),
        "stays": position == context.player.position,
        "moves": route.moves,
        "water_moves": route.water_moves,
        "pays": context.payment(bought * MOVE_PRICE + route.money),
        "route": [_step(course, step) for step in route.steps],
        "rewards": [reward_told(kind, amount) for kind, amount in rewards],
    }


def _step(course: Course, step: TrackStep) -> RouteStep:
    if step.kind == DOUBLE:
        return {"step": "jet_pack", "space": None}
    kind: Literal["walk", "jump"] = "jump" if step.kind == JUMP else "walk"
    return {"step": kind, "space": space_told(course, step.position)}


def buy_moves(context: QuestionContext) -> Details:
    """Explain every number of moves: its cost, and the spaces that no smaller number reaches."""
    known: set[int] = set()
    options: list[dict[str, object]] = []
    course = context.game.course
    for number in context.question.options:
        fields: dict[str, object] = {
            "price": number * MOVE_PRICE,
            "pays": context.payment(number * MOVE_PRICE),
            "moves": context.player.move + number,
            "water_moves": context.player.water,
        }
        if number > MOST_SEARCHED:
            fields |= {"ends": None, "new": [], "to_go": None, "finishes": None}
        else:
            reach = reach_with(context, number)
            ends = reach.positions
            new = [position for position in ends if position not in known]
            known.update(new)
            fields |= {
                "ends": len(ends),
                "new": [_end(context, reach, position, number) for position in new],
                "to_go": min(context.game.to_finish[position] for position in ends),
                "finishes": any(course.finished(position) for position in ends),
            }
        options.append(fields)
    return {**_means(context), "price": MOVE_PRICE}, options


def reach_with(context: QuestionContext, bought: int) -> RouteReach:
    """Return everywhere the move step could end with this many moves bought."""
    player = context.player
    purse = context.purse() - bought * MOVE_PRICE
    moves = player.move + bought
    begin = Point(player.position, moves, player.water, purse, player.effects_used)
    return RouteReach(context.game.course, begin)


def spaces(context: QuestionContext) -> Details:
    """Explain the spaces to step to at once, or whose rewards can be taken from afar."""
    course = context.game.course
    taken = isinstance(context.question.choice, NearbyReward)
    options = [
        {
            **place(context, option - 1),
            "rewards": [reward_told(*found) for found in course.rewards(option - 1) if taken],
        }
        for option in context.question.options
    ]
    return {"here": place(context, context.player.position)}, options


def reward(context: QuestionContext) -> Details:
    """Say where the rewards are taken; they need no explanation."""
    return {"here": place(context, context.player.position)}, [None] * len(context.question.options)


def buy(context: QuestionContext) -> Details:
    """Explain the dice that can be bought."""
    player = context.player
    facts = {
        "money": player.money,
        "credits": player.credit,
        "purse": context.purse(),
        "bought": [KIND_NAMES[kind] for kind in range(COLOURS) if player.bought >> kind & 1],
        "most": MOST_BOUGHT,
    }
    options: list[BuyDetails] = []
    for option in context.question.options:
        tray = None if option == NO_DIE else context.tray(option - 1)
        options.append({"pays": context.payment(tray["cost"] if tray else 0), "tray": tray})
    return facts, options
