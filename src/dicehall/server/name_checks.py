"""Who may use which name: only its owner may use a claimed name, or one that looks like it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.bots.registry import bots_of
from dicehall.games.registry import game_names
from dicehall.server.store.people import Person, people_like
from dicehall.table.names import alike
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall


async def check_name(hall: Hall, name: str, person: Person | None = None) -> None:
    """Refuse a name that somebody else has claimed, or had claimed before they deleted their account."""
    owners = await hall.services.read(lambda connection: people_like(connection, name))
    if owners and (person is None or person.id not in owners):
        raise Refusal("name_claimed")


async def free_name(hall: Hall, wanted: str) -> str:
    """Return the name wanted for a bot; empty if a person has claimed it: the bot then has its usual name."""
    try:
        await check_name(hall, wanted)
    except Refusal as refusal:
        if refusal.code != "name_claimed":
            raise
        return ""
    return wanted


def check_claim(name: str) -> None:
    """Refuse a claim on a name that bots have at tables."""
    if any(alike(name, bots_of(game)) for game in game_names()):
        raise Refusal("name_claimed")
