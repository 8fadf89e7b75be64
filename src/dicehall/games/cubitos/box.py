"""The contents of the box by id, for clients that let people choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dicehall.games.cubitos.cards.card import Card
    from dicehall.games.cubitos.game import Cubitos


def own_cards_of(game: Cubitos) -> dict[str, object]:
    """Return what clients show of the cards of a game that do not come with it, by id."""
    from dicehall.games.cubitos.explain.sentences import sentence
    from dicehall.games.cubitos.rules.dice import COLOUR_NAMES
    from dicehall.locales import LANGUAGES, Catalogue

    return {
        own.card.id: {
            "colour": COLOUR_NAMES[own.card.colour],
            "cost": own.cost,
            "must_be_lost": must_be_lost(own.card),
            "forced": is_forced(own.card),
            "ties": ties_of(own.card),
            "names": {language: own.name(language) for language in LANGUAGES},
            "does": {
                language: {
                    moment: sentence(own.card, moment, Catalogue(language))
                    for moment in names_of(own.card)
                }
                for language in LANGUAGES
            },
        }
        for own in game.own
    }


def must_be_lost(card: Card) -> bool:
    """Return whether dice of a card are lost at the end of the run, used or not."""
    return "must_lose" in names_of(card)


def is_forced(card: Card) -> bool:
    """Return whether an ability of a card happens whether its owner likes it or not."""
    return any(ability.forced for ability in card.abilities)


def ties_of(card: Card) -> str:
    """Return whom a tie for the most swords favours: ``start`` or ``nobody``; empty if it is no matter."""
    from dicehall.games.cubitos.cards.ability import MOST

    if card.compares != MOST:
        return ""
    return "start" if card.start_wins_ties else "nobody"


def names_of(card: Card) -> list[str]:
    """Return the names of the moments of a card's abilities, in the order in which they are written."""
    from dicehall.games.cubitos.cards.moments import MOMENT_NAMES

    return [MOMENT_NAMES[ability.moment] for ability in card.abilities]


def facts_of(card: Card) -> dict[str, object]:
    """Return what pages ask of a card: when it acts, what it asks, whether it loses or draws dice."""
    from dicehall.games.cubitos.cards.abilities import asks_yes_or_no
    from dicehall.games.cubitos.cards.moments import MOMENT_NAMES, ORDER_IN_ROUND
    from dicehall.games.cubitos.cards.sets import draws_dice, loses_dice

    return {
        "moments": [
            MOMENT_NAMES[moment] for moment in ORDER_IN_ROUND if card.programs[moment] is not None
        ],
        "asks_yes_or_no": asks_yes_or_no(card),
        "loses_dice": loses_dice(card),
        "draws_dice": draws_dice(card),
        "must_be_lost": must_be_lost(card),
        "forced": is_forced(card),
        "ties": ties_of(card),
    }


def box_of_cubitos() -> dict[str, object]:
    """Return the contents of the box by id, for clients that let people choose."""
    from dicehall.games.cubitos.cards import ALL_CARDS
    from dicehall.games.cubitos.explain.measured import measured
    from dicehall.games.cubitos.options import ORDERS
    from dicehall.games.cubitos.rules.components import MOST_LAPS, MOST_TRACKS, components
    from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, FACE_NAMES, KIND_NAMES, OWN_KINDS
    from dicehall.games.cubitos.track.maps import TRACK_NAMES, load_track, map_text
    from dicehall.games.cubitos.track.plan import plan_of

    study = measured()

    def strength_of(card: Card) -> dict[str, object]:
        found = study.cards[card.id]
        return {
            "worth": found.worth,
            "error": found.worth_error,
            "bought_by": found.bought_by,
            "group": found.group,
        }

    box = components()
    return {
        "orders": list(ORDERS),
        "most_laps": MOST_LAPS,
        "most_tracks": MOST_TRACKS,
        "faces": list(FACE_NAMES),
        "dice": {
            KIND_NAMES[kind]: [FACE_NAMES[side] for side in box.sides[kind]]
            for kind in range(OWN_KINDS)
        },
        "cards": {
            card.id: {
                "colour": COLOUR_NAMES[card.colour],
                "cost": box.costs[card.id],
                **facts_of(card),
                "strength": strength_of(card),
            }
            for card in ALL_CARDS
        },
        "races": box.races,
        "studied": study.races,
        "tracks": {
            name: {**plan_of(load_track(name)), "map": map_text(name)} for name in TRACK_NAMES
        },
        "fans": {"credits": box.fan_credits, "hands": box.fan_hands},
    }
