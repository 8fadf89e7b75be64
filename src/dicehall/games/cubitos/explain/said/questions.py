"""Every question of Cubitos, as it is asked of a player and told to those who watch."""

from __future__ import annotations

from typing import Final

from dicehall.core.question import Question
from dicehall.games.cubitos.cards.amounts import colour_bits
from dicehall.games.cubitos.cards.offer_words import YesOrNo
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.explain.said import pieces
from dicehall.games.cubitos.explain.sets import wanted_set
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, GRAY, GREEN
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.roll_phase import colours_staying
from dicehall.games.models import Said, Sayable
from dicehall.games.said import said, seat

KEEP: Final = "keep_green_and_gray"
"""The name of the question about dice that may stay in a bust."""
ABILITY_QUESTIONS: Final = ("now", "on_push", "would_bust", "run", "after_move")
DIE_QUESTIONS: Final = (
    *("draw", "draw_uncounted", "draw_freely", "free_roll", "lose", "set", "to_roll", "give"),
    "discard_after_bust",
)
WATCHED: Final = {
    **dict.fromkeys(ABILITY_QUESTIONS, "ability"),
    **dict.fromkeys(DIE_QUESTIONS, "dice"),
    **dict.fromkeys(("step", "move", "buy_moves"), "move"),
    **{"push": "push", "buy": "buy"},
}
"""What other players are said to be doing while they are asked."""


def asked(context: QuestionContext) -> Said:
    """Return a question, addressed to the player who is asked."""
    player, name = context.player, context.question.choice.name()
    if name == KEEP:
        staying = colours_staying(context.table, player)
        if staying != colour_bits(GREEN, GRAY):
            # A custom card may let other dice stay.
            return said("ask-keep_others", colours=_colours(staying))
    elif isinstance(context.question.choice, YesOrNo):
        return said("ask-swords", card=pieces.card(name))
    wanted = wanted_set(context.match, context.question)
    args: dict[str, Sayable] = {}
    if wanted is not None:
        args = {"left": pieces.amount("dice", wanted.most), "number": wanted.most}
    elif name in ("move", "buy_moves"):
        args = {"moves": pieces.moves(player.move, player.water)}
        if name == "buy_moves":
            args["price"] = pieces.amount("money", MOVE_PRICE)
    elif name == "buy":
        args = {
            "money": pieces.amount("money", player.money),
            "credits": pieces.amount("credits", player.credit),
        }
    return said(f"ask-{name}", **args)


def _colours(colours: int) -> list[Sayable]:
    names = [name for number, name in enumerate(COLOUR_NAMES) if colours >> number & 1]
    found: list[Sayable] = [f"colour-{name}" for name in names]
    return [*found, "tells-gray"] if colours >> GRAY & 1 else found


def watched(question: Question) -> Said:
    """Return what a player who is asked does, for those who watch."""
    doing = WATCHED.get(question.choice.name(), "choose")
    return said(f"watch-{doing}", player=seat(question.seat))
