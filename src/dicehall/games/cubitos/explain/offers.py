"""The questions of Cubitos as they are sent: the form of each, and the parts of its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Choice, Question
from dicehall.games.cubitos.cards.abilities import NO_MORE, AbilityToUse, ability_parts
from dicehall.games.cubitos.cards.choosing_dice import (
    ENOUGH,
    DieToTake,
)
from dicehall.games.cubitos.cards.gain_words import Gain
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.cards.offer_words import NO, YES, OneOf, YesOrNo
from dicehall.games.cubitos.cards.sword_words import WithFewestSwords
from dicehall.games.cubitos.cards.tray_words import FaceChoice, TrayChoice
from dicehall.games.cubitos.explain.models.dice import Spot
from dicehall.games.cubitos.explain.models.every_question import Phase
from dicehall.games.cubitos.explain.models.pushing import ActiveAbility
from dicehall.games.cubitos.explain.pieces import (
    active_told,
    die_told,
    kind_told,
    reward_told,
    space_told,
)
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.explain.said.options import named
from dicehall.games.cubitos.explain.said.questions import KEEP, asked
from dicehall.games.cubitos.rules.dice import CREDIT, FACE_NAMES, face_of, kind_of
from dicehall.games.cubitos.rules.draw import DrawDie, UncountedDie
from dicehall.games.cubitos.rules.moving import MovesToBuy, NextSpace, WhereToEnd
from dicehall.games.cubitos.rules.rewards import NO_REWARD, NearbyReward, RewardToTake
from dicehall.games.cubitos.rules.roll_phase import PUSH, PushOrPass
from dicehall.games.cubitos.rules.run_phase import DieToBuy
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT, ZONE_NAMES
from dicehall.games.cubitos.track.track import REWARD

PHASES: Final[Mapping[str, Phase]] = {
    "draw": "draw",
    "draw_uncounted": "draw",
    "draw_freely": "draw",
    "push": "roll",
    "now": "roll",
    "on_push": "roll",
    "would_bust": "roll",
    "discard_after_bust": "roll",
    KEEP: "roll",
    "buy_moves": "move",
    "move": "move",
    "reward": "move",
    "nearby_reward": "move",
    "after_move": "move",
    "buy": "buy",
}
"""The phase of a question by its name; cards ask the others, either in the roll or in the run."""


def offer(match: Match, question: Question) -> tuple[dict[str, object], list[dict[str, object]]]:
    """Return the form and the phase of a question, and the parts of its options."""
    context = QuestionContext(match, question)
    form, parts = form_of(question.choice)
    phase = PHASES.get(question.choice.name())
    if phase is None:
        rolled = all(player.passed or player.busted for player in context.state.players)
        phase = "run" if rolled else "roll"
    return {"form": form, "phase": phase, "said": asked(context)}, [
        {**parts(context, option), "said": named(context, form, option)}
        for option in question.options
    ]


# ---------------------------------------------------------------------------------------- parts


def _push(context: QuestionContext, option: int) -> dict[str, object]:
    return {"pushes": option == PUSH}


def _ability(context: QuestionContext, option: int) -> dict[str, object]:
    if option == NO_MORE:
        return {"ability": None, "told": None}
    die, moment = ability_parts(option)
    # A face with a credit does not belong to a card.
    card = None if face_of(die) == CREDIT else context.card_id(kind_of(die))
    ability: ActiveAbility = {**active_told(die), "card": card, "moment": MOMENT_NAMES[moment]}
    return {"ability": ability, "told": None}


def _die(context: QuestionContext, option: int) -> dict[str, object]:
    return {"spot": None if option == ENOUGH else spot_told(option - 1)}


def spot_told(spot: int) -> Spot:
    """Return a die with the place where it lies."""
    zone, die = divmod(spot, SPOT)
    if zone == ACTIVE:
        return {**active_told(die), "zone": "active"}
    return {**die_told(die), "face": None, "used": False, "zone": ZONE_NAMES[zone]}


def _tray(context: QuestionContext, option: int) -> dict[str, object]:
    return {"die": kind_told(option - 1) if option else None, "told": None}


def _face(context: QuestionContext, option: int) -> dict[str, object]:
    return {"face": FACE_NAMES[option], "told": None}


def _yes(context: QuestionContext, option: int) -> dict[str, object]:
    return {"yes": option == YES, "told": None}


def _either(context: QuestionContext, option: int) -> dict[str, object]:
    task = context.task()
    behind = task.program.words[task.position + (1 if option == NO else 2)]
    gain = next(word for program in behind.programs() for word in program.words)
    assert isinstance(gain, Gain)
    brings = "money" if gain.money else "credits" if gain.credit else "moves"
    return {"brings": brings, "told": None}


def _seat(context: QuestionContext, option: int) -> dict[str, object]:
    return {"seat": option - 1}


def _moves(context: QuestionContext, option: int) -> dict[str, object]:
    return {"bought": option, "told": None}


def _space(context: QuestionContext, option: int) -> dict[str, object]:
    return {"space": space_told(context.game.course, option - 1), "told": None}


def _reward(context: QuestionContext, option: int) -> dict[str, object]:
    found = None if option == NO_REWARD else reward_told(*divmod(option - 1, REWARD))
    return {"reward": found}


Parts = Callable[[QuestionContext, int], dict[str, object]]
FORMS: Final[tuple[tuple[type[Choice], str, Parts], ...]] = (
    (PushOrPass, "push", _push),
    (AbilityToUse, "abilities", _ability),
    (DieToTake, "dice", _die),
    (DrawDie, "dice", _die),
    (UncountedDie, "dice", _die),
    (TrayChoice, "trays", _tray),
    (DieToBuy, "buy", _tray),
    (FaceChoice, "faces", _face),
    (YesOrNo, "swords", _yes),
    (OneOf, "either", _either),
    (WithFewestSwords, "players", _seat),
    (MovesToBuy, "moves", _moves),
    (WhereToEnd, "move", _space),
    (NextSpace, "spaces", _space),
    (NearbyReward, "spaces", _space),
    (RewardToTake, "rewards", _reward),
)
"""For each kind of choice, its form and the function that takes an option apart."""


def form_of(choice: Choice) -> tuple[str, Parts]:
    """Return the form of a choice, and the function that takes its options apart."""
    for kind, form, parts in FORMS:
        if isinstance(choice, kind):
            return "keep" if choice.name() == KEEP else form, parts
    raise NotImplementedError(f"{choice.name()} has no form")
