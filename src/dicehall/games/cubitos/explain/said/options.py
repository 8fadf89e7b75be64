"""Every option of Cubitos: its name, and, where there is room, what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from dicehall.games.cubitos.cards.abilities import NO_MORE, ability_parts
from dicehall.games.cubitos.cards.choosing_dice import ENOUGH
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.cards.offer_words import YES
from dicehall.games.cubitos.cards.telling import CREDITS, MONEY, MOVES, WATER, brings
from dicehall.games.cubitos.explain.moving import began_here
from dicehall.games.cubitos.explain.question_context import (
    GAINS_BEHIND_EITHER,
    QuestionContext,
    tried,
)
from dicehall.games.cubitos.explain.risk import stake
from dicehall.games.cubitos.explain.said import pieces
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import COLOURS, CREDIT, FACE_NAMES, face_of, kind_of
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.rewards import NO_REWARD
from dicehall.games.cubitos.rules.roll_phase import PUSH
from dicehall.games.cubitos.rules.run_phase import NO_DIE
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT, ZONE_NAMES
from dicehall.games.cubitos.track.track import REWARD
from dicehall.games.models import Said, Sayable, chance_told
from dicehall.games.said import said, seat

COUNTED: Final = {MOVES: "moves", WATER: "water_moves", MONEY: "money", CREDITS: "credits"}
"""How each kind of gain is named among what an option gains."""
AMOUNTS: Final = {MOVES: "moves", WATER: "water", MONEY: "money", CREDITS: "credits"}
"""How each kind of gain is counted in messages."""

# ------------------------------------------------------------------------------------- names


def _push(context: QuestionContext, option: int) -> Sayable:
    return "push" if option == PUSH else "pass"


def _ability(context: QuestionContext, option: int) -> Sayable:
    if option == NO_MORE:
        return f"offer-stop-{context.question.choice.name()}"
    die, moment = ability_parts(option)
    shown = pieces.die(kind_of(die), face_of(die))
    card = context.card_id(kind_of(die))
    if face_of(die) == CREDIT or card is None:
        return said("offer-credit", die=shown)
    does = pieces.does(card, MOMENT_NAMES[moment])
    return said("offer-ability", card=pieces.card(card), die=shown, does=does)


def _keep(context: QuestionContext, option: int) -> Sayable:
    return "offer-keep-yes" if option == YES else "offer-keep-no"


def _swords(context: QuestionContext, option: int) -> Sayable:
    if option != YES:
        return "offer-swords-no"
    return said("offer-swords-yes", does=pieces.does(context.question.choice.name(), "compare"))


def _die(context: QuestionContext, option: int) -> Sayable:
    if option == ENOUGH:
        return "offer-enough"
    zone, die = divmod(option - 1, SPOT)
    named = pieces.die(kind_of(die), face_of(die)) if zone == ACTIVE else pieces.colour(die)
    return said("offer-die", die=named, zone=f"zone-{ZONE_NAMES[zone]}")


def _tray(context: QuestionContext, option: int) -> Sayable:
    return pieces.dice_of(option - 1) if option else "offer-none"


def _buy(context: QuestionContext, option: int) -> Sayable:
    if option == NO_DIE:
        return "offer-nothing" if context.player.bought else "offer-buy-nothing"
    return pieces.dice_of(option - 1)


def _face(context: QuestionContext, option: int) -> Sayable:
    return f"face-{FACE_NAMES[option]}"


def _either(context: QuestionContext, option: int) -> Sayable:
    """Return one of two gains, with what it brings in the current position, even if that is 0."""
    found = tried(context, option, GAINS_BEHIND_EITHER)["gains"]
    task = context.task()
    kinds = {
        one.what for one in brings(task.program.words[task.position :]) if one.option() == option
    }
    return [
        pieces.amount(AMOUNTS[what], found.get(COUNTED[what], 0))
        for what in AMOUNTS
        if what in kinds
    ]


def _player(context: QuestionContext, option: int) -> Sayable:
    return seat(option - 1)


def _moves(context: QuestionContext, option: int) -> Sayable:
    return pieces.moves(option) if option else "offer-no-moves"


def _space(context: QuestionContext, option: int) -> Sayable:
    return pieces.space(context.game.course, option - 1)


def _reward(context: QuestionContext, option: int) -> Sayable:
    if option == NO_REWARD:
        return "offer-no-reward"
    return pieces.reward(*divmod(option - 1, REWARD))


NAMES: Final[dict[str, Callable[[QuestionContext, int], Sayable]]] = {
    "push": _push,
    "abilities": _ability,
    "keep": _keep,
    "dice": _die,
    "trays": _tray,
    "buy": _buy,
    "faces": _face,
    "swords": _swords,
    "either": _either,
    "players": _player,
    "moves": _moves,
    "move": _space,
    "spaces": _space,
    "rewards": _reward,
}
"""For each form of question, the function that names an option."""


def named(context: QuestionContext, form: str, option: int) -> Sayable:
    """Return the name of an option."""
    return NAMES[form](context, option)


# ------------------------------------------------------------------------------------- in full


class Full(NamedTuple):
    """An option with what is known of it."""

    text: Sayable
    """Its name, with what it costs."""
    gain: Sayable = ""
    """What it is good for; an empty list or text for nothing."""


def _full_push(context: QuestionContext, option: int, name: Sayable) -> Full:
    kept = pieces.stake(stake(context.player))
    if option != PUSH:
        return Full(said("offer-pass", stake=kept))
    risk: Sayable = "risk-none"
    if context.player.at_risk:
        chance = chance_told(bust_chance(context.game, context.player, False))
        risk = [said("risk", chance=chance), said("at-stake", stake=kept)]
    dice = pieces.amount("dice", sum(context.player.roll))
    return Full(said("offer-push", dice=dice, risk=risk))


def _full_die(context: QuestionContext, option: int, name: Sayable) -> Full:
    if option == ENOUGH:
        return Full(name)
    zone, die = divmod(option - 1, SPOT)
    return Full(name, _card_of(context, kind_of(die) if zone == ACTIVE else die))


def _card_of(context: QuestionContext, kind: int) -> Sayable:
    """Return the card of a kind of die; gray dice have none."""
    card = context.card_id(kind)
    return [] if card is None else pieces.card(card)


def _full_tray(context: QuestionContext, option: int, name: Sayable) -> Full:
    return Full(_in_tray(context, option - 1)) if option else Full(name)


def _in_tray(context: QuestionContext, kind: int) -> Said:
    left, die = context.state.trays[kind], pieces.colour(kind)
    if kind >= COLOURS:
        return said("offer-gray", die=die, left=left)
    card, cost = _card_of(context, kind), pieces.cost(context.game, kind)
    return said("offer-tray", die=die, card=card, cost=cost, left=left)


def _full_buy(context: QuestionContext, option: int, name: Sayable) -> Full:
    if option == NO_DIE:
        return Full(name)
    return Full(_in_tray(context, option - 1), _leaves(context, context.game.costs[option - 1]))


def _leaves(context: QuestionContext, cost: int) -> Said:
    return said("leaves", purse=context.payment(cost)["purse"])


def _full_player(context: QuestionContext, option: int, name: Sayable) -> Full:
    return Full(name, pieces.amount("swords", context.state.players[option - 1].swords))


def _full_moves(context: QuestionContext, option: int, name: Sayable) -> Full:
    if option == 0:
        return Full(name)
    price = option * MOVE_PRICE
    text = said("offer-moves", moves=name, price=pieces.amount("money", price))
    return Full(text, _leaves(context, price))


def _full_move(context: QuestionContext, option: int, name: Sayable) -> Full:
    position, course = option - 1, context.game.course
    togo, rewards = context.game.to_finish[position], pieces.rewards(course, position)
    if position == context.player.position:
        return Full(said("offer-stay", space=name, togo=togo), rewards)
    if began_here(course, context.player, position):
        rewards = []
    reach = context.table.reach(context.seat)
    cost, money = pieces.moves(reach.moves_to(position)), reach.money_to(position)
    if money:
        cost = said("and", one=cost, other=pieces.amount("money", money))
    if course.finished(position):
        beyond = course.distance_beyond(position)
        return Full(said("offer-beyond", space=name, cost=cost, beyond=beyond), rewards)
    return Full(said("offer-move", space=name, cost=cost, togo=togo), rewards)


def _full_space(context: QuestionContext, option: int, name: Sayable) -> Full:
    takes = context.question.choice.name() == "nearby_reward"
    cost: Sayable = pieces.rewards(context.game.course, option - 1) if takes else pieces.moves(1)
    togo = context.game.to_finish[option - 1]
    return Full(said("offer-move", space=name, cost=cost, togo=togo))


IN_FULL: Final[dict[str, Callable[[QuestionContext, int, Sayable], Full]]] = {
    "push": _full_push,
    "dice": _full_die,
    "trays": _full_tray,
    "buy": _full_buy,
    "players": _full_player,
    "moves": _full_moves,
    "move": _full_move,
    "spaces": _full_space,
}
"""For each form of question whose options have more to them than a name, the function that tells it."""


def in_full(context: QuestionContext, form: str, option: int) -> Full:
    """Return an option with what it costs and brings."""
    name = named(context, form, option)
    return IN_FULL[form](context, option, name) if form in IN_FULL else Full(name)
