"""The server: the tools that a model is given, and the rules of the games as resources."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

import dicehall
from dicehall.bots.registry import bots_of
from dicehall.core.mistakes import BadOptions, Mistake
from dicehall.games.kit import OwnPage
from dicehall.games.registry import game_names, kit_of, new_game
from dicehall.mcp.hall import ModelHall
from dicehall.mcp.report_text import report_text
from dicehall.mcp.wording import TableWords, box_text, english, rules_page

INSTRUCTIONS: Final = """\
Board games with dice. list_games says what there is; open_table or join_table gives you a place, a short key
that all other tools ask for. Then act until the game is over: each reply says what happened and what you are
asked, with every legal option by the text to answer with. An answer that is not legal changes nothing.
look shows the whole table, rules and cards explain the game, report judges a finished game."""
LONGEST_WAIT: Final = 300.0
"""Seconds."""

PlaceKey = Annotated[str, Field(description="The key that open_table or join_table gave you.")]
GameName = Annotated[str, Field(description="A game's name, as list_games tells it.")]

P = ParamSpec("P")
R = TypeVar("R")


def server_of(hall: ModelHall) -> MCPServer[Any]:
    """Return the server of a hall."""
    server: MCPServer[Any] = MCPServer(
        "dicehall",
        title="dicehall",
        description="Dice games to play against bots, people and other models.",
        instructions=INSTRUCTIONS,
        version=dicehall.__version__,
        log_level="WARNING",
    )
    tools = Tools(hall)
    for tool in (
        *(tools.list_games, tools.open_table, tools.join_table, tools.look, tools.options),
        *(tools.act, tools.wait, tools.rules, tools.cards, tools.report, tools.leave_table),
    ):
        server.add_tool(_refusing(tool), structured_output=False)
    for game in game_names():
        _add_pages(server, game)
    return server


def _add_pages(server: MCPServer[Any], game: str) -> None:
    """Add what there is to read about a game, each page under an address of its own."""
    kit = kit_of(game)
    pages: list[tuple[str, str, str, Callable[[], str | None]]] = [
        ("rules", "the rules", "text/markdown", lambda: rules_text(game, whole=True)),
        ("box", "what is in the box", "text/plain", lambda: box_text(game)),
    ]
    for name, own in (kit.pages.own if kit.pages else {}).items():
        pages.append((name, own.about, "text/plain", _text_of(own)))
    for page, wrapped, mime_type, read in pages:
        server.resource(
            f"dicehall://{page}/{game}",
            name=f"{game}-{page}",
            title=f"{kit.title}: {wrapped}",
            mime_type=mime_type,
        )(read)


def _text_of(page: OwnPage) -> Callable[[], str]:
    def text() -> str:
        # Only when it is asked for: to read the language and write the page takes a while.
        return page.text(english())

    return text


def _refusing(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Tell a mistake to the model, as a sentence."""

    @wraps(tool)
    async def wrapped(*given: P.args, **named: P.kwargs) -> R:
        try:
            return await tool(*given, **named)
        except Mistake as mistake:
            raise ToolError(str(mistake)) from None

    return wrapped


def rules_text(game: str, whole: bool) -> str:
    """Return the rules of a game: in short, or the whole page, if the game has one."""
    page = rules_page(game) if whole else None
    if page is not None:
        return page
    made = new_game(game, {})
    return TableWords(made, [f"Player {seat + 1}" for seat in range(made.seats)]).rules()


def _check_game(game: str) -> None:
    if game not in game_names():
        raise BadOptions(f"There is no game '{game}'; there is {', '.join(game_names())}.")


class Tools:
    """What a model can do. It reads the docstrings as descriptions."""

    def __init__(self, hall: ModelHall) -> None:
        self._hall = hall

    async def list_games(self) -> str:
        """List the games: how many play, which bots there are, and which options can be chosen."""
        lines = []
        for kit in map(kit_of, game_names()):
            least, most = kit.players
            lines.append(f"{kit.name} ({kit.title}): {least} to {most} players")
            lines.append(f"  bots, from weak to strong: {', '.join(bots_of(kit.name))}")
            lines += [f"  option {option.name}: {option.about}" for option in kit.options]
        return "\n".join(lines)

    async def open_table(
        self,
        game: GameName,
        bots: Annotated[
            list[str] | None,
            Field(
                description="Who plays against you; one usual bot for every other seat if left out."
            ),
        ] = None,
        players: Annotated[
            int | None,
            Field(description="How many play. Seats without a bot wait for others to join."),
        ] = None,
        seat: Annotated[int | None, Field(description="Your seat, from 1; 1 if left out.")] = None,
        name: Annotated[str, Field(description="Your name at the table.")] = "Agent",
        seed: Annotated[
            str | None, Field(description="Decides all dice; they are new every time if left out.")
        ] = None,
        options: Annotated[
            dict[str, Any] | None,
            Field(description="Options of the game; cards and tracks are lists of names."),
        ] = None,
        server: Annotated[
            str | None,
            Field(description="Open it online at this dicehall server, as in dice.example.org."),
        ] = None,
    ) -> str:
        """Open a table and sit down: here against bots or other models, or online at a dicehall server."""
        if server is None:
            key, place = await self._hall.open(
                game, bots, players, seed, _from_one(seat), name, options or {}
            )
            return f"Your place is {key}; the table's code is {place.code}.\n\n{place.describe()}"
        if seat is not None or seed is not None:
            raise BadOptions(
                "At a server you can choose neither the seat nor the seed of the dice."
            )
        key, there = await self._hall.open_online(server, game, bots, players, name, options or {})
        await there.wait(5.0)
        return f"Your place is {key}.\n\n{there.describe()}"

    async def join_table(
        self,
        table: Annotated[
            str, Field(description="A table's code, or its link at a dicehall server.")
        ],
        name: Annotated[str, Field(description="Your name at the table.")] = "Agent",
        seat: Annotated[int | None, Field(description="The seat, from 1; any if left out.")] = None,
    ) -> str:
        """Take a free seat at a table that somebody else has opened, here or online."""
        key, place = await self._hall.join(table, name, _from_one(seat))
        return f"Your place is {key}.\n\n{place.describe()}"

    async def look(self, place: PlaceKey) -> str:
        """Look at the whole table. What is zero, empty or false is left out."""
        return self._hall.place(place).look()

    async def options(self, place: PlaceKey) -> str:
        """See what you are asked, and all legal options with their meaning and odds."""
        return self._hall.place(place).stand()

    async def act(
        self,
        place: PlaceKey,
        choice: Annotated[
            str | list[str],
            Field(
                description="The text of an option; a list where several dice are chosen at once."
            ),
        ],
    ) -> str:
        """Answer your question. The reply says what happened until you are asked again."""
        seat = self._hall.place(place)
        await seat.act([choice] if isinstance(choice, str) else choice)
        return seat.describe()

    async def wait(
        self,
        place: PlaceKey,
        seconds: Annotated[
            float, Field(ge=0, le=LONGEST_WAIT, description="How long at most.")
        ] = 30,
    ) -> str:
        """Wait until you are asked or the game is over."""
        seat = self._hall.place(place)
        await seat.wait(seconds)
        return seat.describe()

    async def rules(
        self,
        game: GameName,
        whole: Annotated[
            bool, Field(description="All of them, with the texts of all cards; else in short.")
        ] = False,
    ) -> str:
        """Read the rules of a game."""
        _check_game(game)
        return rules_text(game, whole)

    async def cards(self, place: PlaceKey) -> str:
        """Read the cards in play and the map; of a game without them, what is in the box."""
        return self._hall.place(place).wording().pages()

    async def report(self, place: PlaceKey) -> str:
        """After the game: what luck and what mistakes decided it, and your costliest decisions."""
        seat = self._hall.place(place)
        return await asyncio.to_thread(report_text, seat.finished(), seat.seat)

    async def leave_table(self, place: PlaceKey) -> str:
        """Give your place up; a bot plays on for you if others are still playing."""
        await self._hall.leave(place)
        return "You have left."


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat - 1
