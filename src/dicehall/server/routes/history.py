"""Finished games, the statistics of players, and ratings."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from dicehall.games.registry import game_names
from dicehall.server.access import in_lists
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import InHall, WithToken, person_of
from dicehall.server.routes.history_models import (
    Credited,
    Finished,
    FinishedList,
    PlayerShown,
    RatingList,
    RatingShown,
)
from dicehall.server.routes.request_bodies import GamesPlayed
from dicehall.server.store.history import (
    BOT,
    PERSON,
    FinishedGame,
    credit_game,
    games_list,
    player_key,
)
from dicehall.server.store.people import person_named
from dicehall.server.store.ratings import StoredRating as KeptRating
from dicehall.server.store.ratings import ratings_list, ratings_of
from dicehall.server.store.statistics import statistics_of
from dicehall.statistics.ratings import Rating
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token, seat_with

router = APIRouter(prefix="/api", tags=["history"], responses=ERRORS)

PlayerName = Annotated[
    str, Path(max_length=96, description="A claimed name, or `bot:` and a bot's, as bot:greedy.")
]


@router.get("/games")
async def list_games(
    hall: InHall,
    token: WithToken,
    player: Annotated[str | None, Query(max_length=96)] = None,
    game: Annotated[str | None, Query(max_length=32)] = None,
    before: Annotated[
        str | None, Query(max_length=64, description="The last table of the page before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    rival: Annotated[
        str | None, Query(max_length=96, description="Somebody who played as well, as `player`.")
    ] = None,
    option: Annotated[
        str | None,
        Query(
            max_length=96,
            pattern=r"^\w+=.+$",
            description="An option it was played with, as in race=2.",
        ),
    ] = None,
) -> FinishedList:
    """List finished games, the newest first: all, a player's, against somebody, or of one kind.

    Games at private tables are listed only for people who played there and are signed in.
    """
    listed = in_lists(await person_of(hall, token))
    key = None if player is None else (await _player(hall, player))[0]
    other = None if rival is None else (await _player(hall, rival))[0]
    name, _, value = (option or "").partition("=")
    wanted = (name, value) if option else None
    found = await hall.services.read(
        lambda connection: games_list(connection, listed, key, game, before, limit, other, wanted),
    )
    shown = hall.broken.each(found, lambda one: one.table_id, lambda one: _finished(one, key))
    return FinishedList(games=shown)


@router.post("/games/mine")
async def take_along(
    played: GamesPlayed, request: Request, hall: InHall, token: WithToken
) -> Credited:
    """Count games that you played as a guest for your name; the token of each seat proves that it was you."""
    person = await person_of(hall, token)
    if person is None:
        raise Refusal("not_signed_in")
    games = 0
    for one in played.seats:
        try:
            log = await hall.find_log(one.table, address_of(request.scope))
        except Refusal:
            continue
        seat = seat_with(log, hash_token(one.token))
        if seat is not None and log.status == "ended":
            credit = partial(credit_game, table_id=log.id, seat=seat, person=person.id)
            games += await hall.services.write(credit)
    return Credited(games=games)


def _finished(one: FinishedGame, asked_for: str | None) -> Finished:
    return Finished.model_validate(
        {
            "table": one.table_id,
            "game": one.game,
            "ended_at": one.ended_at,
            "seats": [_result(vars(result), asked_for) for result in one.results],
        }
    )


def _result(result: dict[str, object], asked_for: str | None) -> dict[str, object]:
    shown = ("seat", "name", "claimed", "kind", "score", "place", "won")
    theirs = asked_for is not None and result["player"] == asked_for
    return {**{name: result[name] for name in shown}, "asked_for": theirs}


async def _player(hall: Hall, name: str) -> tuple[str, str]:
    """Return the key under which a player is counted, and the name to show."""
    if name.startswith("bot:"):
        bot = name.removeprefix("bot:")
        return str(player_key(BOT, bot)), bot
    person = await hall.services.read(lambda connection: person_named(connection, name))
    if person is None:
        raise Refusal("no_such_player")
    return str(player_key(PERSON, person.id)), person.name


@router.get("/players/{name}")
async def show_player(name: PlayerName, hall: InHall) -> PlayerShown:
    """Show a player's statistics and ratings, by game."""
    key, shown = await _player(hall, name)
    statistics, ratings = await hall.services.read(
        lambda connection: (statistics_of(connection, key), ratings_of(connection, key)),
    )
    if not statistics and name.startswith("bot:"):
        raise Refusal("no_such_player")
    return PlayerShown.model_validate(
        {
            "name": shown,
            "statistics": {game: asdict(one) for game, one in statistics.items()},
            "ratings": {game: _rating(one) for game, one in ratings.items()},
        }
    )


@router.get("/ratings/{game}")
async def show_ratings(
    game: Annotated[str, Path(max_length=32)],
    hall: InHall,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> RatingList:
    """Show who is strongest at a game, of the people who have claimed a name."""
    if game not in game_names():
        raise Refusal("no_such_game")
    found = await hall.services.read(lambda connection: ratings_list(connection, game, limit))
    return RatingList(game=game, ratings=[_rating(one) for one in found])


def _rating(kept: KeptRating) -> RatingShown:
    return RatingShown(
        name=kept.name,
        claimed=kept.name if kept.player.startswith(f"{PERSON}:") else None,
        rating=Rating(kept.mu, kept.sigma, kept.games).shown(),
        mu=kept.mu,
        sigma=kept.sigma,
        games=kept.games,
    )
