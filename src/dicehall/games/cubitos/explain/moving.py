"""What moving and buying mean: routes, prices, rewards, and how far it is from there."""

from __future__ import annotations

from typing import Any, Final

from dicehall.games.cubitos.explain.looking import Asked
from dicehall.games.cubitos.rules.dice import COLOURS, KIND_NAMES
from dicehall.games.cubitos.rules.moving import MOVE_PRICE, NO_REWARD, REWARD
from dicehall.games.cubitos.rules.run_phase import MOST_BOUGHT, NO_DIE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.plan import saved_reward
from dicehall.games.cubitos.track.routes import Reach
from dicehall.games.cubitos.track.steps import Point

MOST_SEARCHED: Final = 12
"""For so many bought moves it is looked up where they lead; a search can take long, and more is rare."""
Told = tuple[dict[str, Any], list[dict[str, Any]]]
"""The facts about a question, and what each option means."""


def began_here(course: Course, player: Player, position: int) -> bool:
    """Return whether a player began the round on this space, where a move brings no reward."""
    return course.board_position[position] == course.board_position[player.round_position]


def place(asked: Asked, position: int) -> dict[str, Any]:
    """Return where a position is: how far from the finish by the shortest dry way, or how far beyond it."""
    course = asked.game.course
    finished = course.finished(position)
    return {
        "space": course.text(position),
        "to_go": asked.game.to_finish[position],
        "finished": finished,
        "beyond": course.distance_beyond(position) if finished else None,
        "red_lines": course.red_lines_crossed(position),
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
    """Tell for every space to end on what it takes to get there, which way, and what is there."""
    return _means(asked), [_end(asked, option - 1) for option in asked.question.options]


def _end(asked: Asked, position: int) -> dict[str, Any]:
    course = asked.game.course
    route = asked.table.reach(asked.seat).route(position)
    rewards = () if began_here(course, asked.player, position) else course.rewards(position)
    return {
        **place(asked, position),
        "stays": position == asked.player.position,
        "moves": route.moves,
        "water_moves": route.water_moves,
        "pays": asked.payment(route.money),
        # As in C7, >C7 for a jump, and x2 for a jet pack.
        "route": [step.text(course) for step in route.steps],
        "rewards": [saved_reward(kind, amount) for kind, amount in rewards],
    }


def buy_moves(asked: Asked) -> Told:
    """Tell for every number of moves what they cost and which spaces only so many bring into reach."""
    known: set[int] = set()
    options: list[dict[str, Any]] = []
    for number in asked.question.options:
        told: dict[str, Any] = {
            "bought": number,
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
                "new": [asked.game.course.text(position) for position in new],
                "to_go": min(asked.game.to_finish[position] for position in ends),
                "finishes": any(asked.game.course.finished(position) for position in ends),
            }
        options.append(told)
    return {**_means(asked), "price": MOVE_PRICE}, options


def ends_with(asked: Asked, bought: int) -> list[int]:
    """Return where the move step could end with so many moves bought."""
    player, game = asked.player, asked.game
    moves = player.move + bought
    if player.water == 0 and game.walks.is_plain(player.position, moves):
        return game.walks.ends(player.position, moves)
    purse = asked.purse() - bought * MOVE_PRICE
    begin = Point(player.position, moves, player.water, purse, player.effects_used)
    return Reach(game.course, begin).positions


def step(asked: Asked) -> Told:
    """Tell of the spaces to step to at once, where nothing is gained."""
    options = [place(asked, option - 1) for option in asked.question.options]
    return {"here": place(asked, asked.player.position)}, options


def reward(asked: Asked) -> Told:
    """Tell of the rewards that can be taken."""
    options = [
        {"reward": None, "amount": 0}
        if option == NO_REWARD
        else saved_reward(*divmod(option - 1, REWARD))
        for option in asked.question.options
    ]
    return {"here": place(asked, asked.player.position)}, options


def nearby_reward(asked: Asked) -> Told:
    """Tell of the spaces nearby whose rewards can be taken."""
    course = asked.game.course
    options = [
        {
            **place(asked, option - 1),
            "rewards": [saved_reward(kind, amount) for kind, amount in course.rewards(option - 1)],
        }
        for option in asked.question.options
    ]
    return {"here": place(asked, asked.player.position)}, options


def buy(asked: Asked) -> Told:
    """Tell of the dice that can be bought."""
    player = asked.player
    facts = {
        "money": player.money,
        "credits": player.credit,
        "purse": asked.purse(),
        "bought": [KIND_NAMES[kind] for kind in range(COLOURS) if player.bought >> kind & 1],
        "most": MOST_BOUGHT,
    }
    options: list[dict[str, Any]] = []
    for option in asked.question.options:
        if option == NO_DIE:
            options.append({"die": None, "pays": asked.payment(0)})
        else:
            tray = asked.tray(option - 1)
            options.append({**tray, "pays": asked.payment(tray["cost"])})
    return facts, options
