"""Who may use which name: a claimed one, and whatever looks like it, is its owner's alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.bots.registry import bots_of
from dicehall.games.registry import game_names
from dicehall.server.routes.asking import reading
from dicehall.server.store.people import Person, people_like
from dicehall.table.names import alike
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall


async def check_name(hall: Hall, name: str, person: Person | None = None) -> None:
    """Refuse everybody but its owner a name that somebody has claimed, or had claimed before they went."""
    owners: dict[int, Person | None] = await reading(
        hall, lambda connection: people_like(connection, name)
    )
    if owners and (person is None or person.id not in owners):
        raise Refusal("name_claimed")


def check_claim(name: str) -> None:
    """Refuse a claim on what bots are called at tables."""
    if any(alike(name, bots_of(game)) for game in game_names()):
        raise Refusal("name_claimed")
