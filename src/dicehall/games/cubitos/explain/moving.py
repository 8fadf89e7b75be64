"""What moving and buying mean: routes, prices, rewards, and the distance from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from dicehall.games.cubitos.explain.looking import Asked
from dicehall.games.cubitos.explain.models.dice import BuyTold
from dicehall.games.cubitos.explain.models.running import MoveTold, Place
from dicehall.games.cubitos.explain.pieces import RouteStep, reward_told, space_told
from dicehall.games.cubitos.rules.dice import COLOURS, KIND_NAMES
from dicehall.games.cubitos.rules.moving import MOVE_PRICE, NearbyReward
from dicehall.games.cubitos.rules.run_phase import MOST_BOUGHT, NO_DIE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.routes import Reach
from dicehall.games.cubitos.track.steps import DOUBLE, JUMP, Point, Step

MOST_SEARCHED: Final = 12
"""Up to this many bought moves are searched for where they lead; a search can take long, and more is rare."""
Told = tuple[dict[str, Any], Sequence[Mapping[str, Any] | None]]
"""What concerns a question as a whole, and what is known about each option beyond its parts."""


def began_here(course: Course, player: Player, position: int) -> bool:
    """Return whether a player began the round on this space, where a move brings no reward."""
    return course.board_position[position] == course.board_position[player.round_position]


def place(asked: Asked, position: int) -> Place:
    """Return the distance of a position to the finish by the shortest dry route, or beyond it."""
    course = asked.game.course
    finished = course.finished(position)
    return {
        "space": space_told(course, position),
        "to_go": asked.game.to_finish[position],
        "finished": finished,
        "beyond": course.distance_beyond(position) if finished else None,
    }


def _means(asked: Asked) -> dict[str, Any]:
    player = asked.player
    return {
        "here": place(asked, player.position),
        "moves": player.move,
        "water_moves": player.water,
        "money": player.money,
        "credits": player.credit,
        "purse": asked.purse(),
    }


def move(asked: Asked) -> Told:
    """Explain every space to end on: what it takes to get there, by which route, and what is there."""
    return _means(asked), [_end(asked, option - 1) for option in asked.question.options]


def _end(asked: Asked, position: int) -> MoveTold:
    course = asked.game.course
    route = asked.table.reach(asked.seat).route(position)
    rewards = () if began_here(course, asked.player, position) else course.rewards(position)
    return {
        **place(asked, position),
        "stays": position == asked.player.position,
        "moves": route.moves,
        "water_moves": route.water_moves,
        "pays": asked.payment(route.money),
        "route": [_step(course, step) for step in route.steps],
        "rewards": [reward_told(kind, amount) for kind, amount in rewards],
    }


def _step(course: Course, step: Step) -> RouteStep:
    if step.kind == DOUBLE:
        return {"step": "jet_pack", "space": None}
    kind: Literal["walk", "jump"] = "jump" if step.kind == JUMP else "walk"
    return {"step": kind, "space": space_told(course, step.position)}


def buy_moves(asked: Asked) -> Told:
    """Explain every number of moves: its cost, and the spaces that no smaller number reaches."""
    known: set[int] = set()
    options: list[dict[str, Any]] = []
    for number in asked.question.options:
        told: dict[str, Any] = {
            "price": number * MOVE_PRICE,
            "pays": asked.payment(number * MOVE_PRICE),
            "moves": asked.player.move + number,
            "water_moves": asked.player.water,
        }
        if number > MOST_SEARCHED:
            told |= {"ends": None, "new": [], "to_go": None, "finishes": None}
        else:
            ends = ends_with(asked, number)
            new = [position for position in ends if position not in known]
            known.update(ends)
            told |= {
                "ends": len(ends),
                "new": [space_told(asked.game.course, position) for position in new],
                "to_go": min(asked.game.to_finish[position] for position in ends),
                "finishes": any(asked.game.course.finished(position) for position in ends),
            }
        options.append(told)
    return {**_means(asked), "price": MOVE_PRICE}, options


def ends_with(asked: Asked, bought: int) -> list[int]:
    """Return where the move step could end with this many moves bought."""
    player, game = asked.player, asked.game
    moves = player.move + bought
    if player.water == 0 and game.walks.is_plain(player.position, moves):
        return game.walks.ends(player.position, moves)
    purse = asked.purse() - bought * MOVE_PRICE
    begin = Point(player.position, moves, player.water, purse, player.effects_used)
    return Reach(game.course, begin).positions


def spaces(asked: Asked) -> Told:
    """Explain the spaces to step to at once, or whose rewards can be taken from afar."""
    course = asked.game.course
    taken = isinstance(asked.question.choice, NearbyReward)
    options = [
        {
            **place(asked, option - 1),
            "rewards": [reward_told(*found) for found in course.rewards(option - 1) if taken],
        }
        for option in asked.question.options
    ]
    return {"here": place(asked, asked.player.position)}, options


def reward(asked: Asked) -> Told:
    """Say where the rewards are taken; they need no explanation."""
    return {"here": place(asked, asked.player.position)}, [None] * len(asked.question.options)


def buy(asked: Asked) -> Told:
    """Explain the dice that can be bought."""
    player = asked.player
    facts = {
        "money": player.money,
        "credits": player.credit,
        "purse": asked.purse(),
        "bought": [KIND_NAMES[kind] for kind in range(COLOURS) if player.bought >> kind & 1],
        "most": MOST_BOUGHT,
    }
    options: list[BuyTold] = []
    for option in asked.question.options:
        tray = None if option == NO_DIE else asked.tray(option - 1)
        options.append({"pays": asked.payment(tray["cost"] if tray else 0), "tray": tray})
    return facts, options
