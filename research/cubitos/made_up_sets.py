"""Random sets of cards; some of the cards are made up from the abilities of others, so nobody knows them."""

from __future__ import annotations

import json
import random

from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.ability_texts import written
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, COLOURS
from dicehall.games.cubitos.track.maps import TRACK_NAMES

MADE_UP = 3
"""How many cards of a set are made up."""


def made_up_card(chance: random.Random, colour: int) -> str:
    """Return a card of a colour with the abilities of one or two cards of other colours, as TOML."""
    others = [card for card in ALL_CARDS if card.colour != colour]
    donors = chance.sample(others, chance.choice((1, 2)))
    costs = components(None).costs
    cost = max(costs[donor.id] for donor in donors) + len(donors) - 1 + chance.choice((-1, 0, 1))
    does = [written(ability) for donor in donors for ability in donor.abilities]
    lines = ", ".join(json.dumps(one) for one in does)
    head = f'[made_up_{colour}]\ncolour = "{COLOUR_NAMES[colour]}"\ncost = {max(1, cost)}\n'
    return f"{head}does = [{lines}]\n"


def random_set(chance: random.Random, players: int, made_up: int) -> Cubitos:
    """Return a game with random cards on a random track; some of the cards are made up."""
    while True:
        cards = [
            chance.choice([card.id for card in ALL_CARDS if card.colour == colour])
            for colour in range(COLOURS)
        ]
        options: dict[str, object] = {"tracks": [chance.choice(TRACK_NAMES)], "players": players}
        colours = chance.sample(range(COLOURS), made_up)
        if colours:
            options["own_cards"] = "".join(made_up_card(chance, colour) for colour in colours)
        for colour in colours:
            cards[colour] = f"made_up_{colour}"
        try:
            return from_options({**options, "cards": cards})
        except BadOptions:
            # Not all abilities go together.
            continue
