"""Sets of dice that people choose at once, though Cubitos asks for them die by die."""

from __future__ import annotations

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.cards.choosing_dice import (
    BUT_START,
    ENOUGH,
    FROM_DRAW,
    DieToTake,
    colours_taken_up,
    spot_text,
    spots,
    take_text,
)
from dicehall.games.cubitos.cards.telling import NO_LIMIT
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.rules.dice import colour_of, kind_of
from dicehall.games.cubitos.rules.draw import DrawDie, UncountedDie, counted_in
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT
from dicehall.games.models import SetWanted


def pool_of(context: QuestionContext) -> list[int]:
    """Return the spots of the dice that may be chosen, one for each die, in rising order."""
    player, choice = context.player, context.question.choice
    if isinstance(choice, DieToTake):
        zones, colours = choice.wanted.zones, choice.wanted.colours
        if choice.wanted.different_colours:
            colours &= ~colours_taken_up(player)
    else:
        zones, colours = FROM_DRAW, BUT_START & ~player.uncounted
        if isinstance(choice, UncountedDie):
            colours = player.uncounted
    # Dice are chosen in rising order, so those before the last one taken can no longer be chosen.
    return [spot for spot in spots(player, zones, colours) if spot >= player.last]


def wanted_set(match: Match, question: Question) -> SetWanted | None:
    """Return how many dice a question wants, if it asks for dice to take."""
    choice = question.choice
    if not isinstance(choice, DieToTake | DrawDie | UncountedDie):
        return None
    context = QuestionContext(match, question)
    player = context.player
    if isinstance(choice, DrawDie):
        wanted = player.draw_amount - counted_in(player, player.roll)
    elif isinstance(choice, UncountedDie):
        wanted = NO_LIMIT
    else:
        wanted = choice.wanted.number.of(context.table, context.seat) - player.gathered
    pool = pool_of(context)
    groups: tuple[int, ...] = ()
    if isinstance(choice, DieToTake) and choice.wanted.different_colours:
        groups = tuple(colour_of(_kind(spot)) for spot in pool)
    most = min(wanted, len(set(groups)) if groups else len(pool))
    optional = question.options[0] == ENOUGH
    return SetWanted(
        player.gathered,
        0 if optional else most,
        most,
        take_text(ENOUGH) if optional else None,
        tuple(map(spot_text, pool)),
        groups,
    )


def _kind(spot: int) -> int:
    zone, die = divmod(spot, SPOT)
    return kind_of(die) if zone == ACTIVE else die
