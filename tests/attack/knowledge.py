"""What attackers know from the start: whatever the source, the pages and the server tell to anybody."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tests.attack.hostile import Hostile
from tests.attack.shapes import Loot
from tests.attack.wire import Address, Wire
from tests.server.app.place import seed

ROOT: Final = Path(__file__).parents[2]
DRAWN: Final = 60
"""How many sets of options are drawn for each game."""
CELLS: Final = (
    *("S", "Fin", "SF", "#", ".", "0", "1", "2~", "1c3", "1F", "1x2", "1D", "1d4", "1J", "1>a$3"),
    *(
        "1<a",
        "0>b^4",
        "0<b",
        "99999999999",
        "1c" + "9" * 300,
        "1" + "F" * 200,
        "1>a$-1",
        "-1",
        "1J~>",
    ),
)
"""Cells of maps, some of which there are not."""
CARD: Final = """[c{number}]
colour = "{colour}"
cost = {cost}
does = ["{does}"]
"""
ABILITIES: Final = (
    "run(Gain(move=1, times=ActiveDice(every=3)))",
    "run(Gain(money=999999999999))",
    "run(Gain(credit=2), given=LostADie())",
    "now(FreeRoll(2))",
    "any_time(Gain(move=1))",
    "any_time(FreeRoll(50))",
    "must_lose(THIS)",
    "would_bust(LoseThis(), PreventBust())",
    "__import__('os').system('id')",
    "run(" * 200 + ")" * 200,
    "run(Gain(move=" + "9" * 300 + "))",
    "run(Gain(move=1, times=ActiveDice(every=0)))",
)


async def gather(wire: Wire, address: Address, loot: Loot, chance: random.Random) -> None:
    """Ask the server for all that it tells anybody, and make something of it."""
    hostile = Hostile(chance)
    games: list[str] = await wire.ask(address, "GET", "/content")
    phrases = await wire.ask(address, "GET", "/phrases")
    loot.add("game", *games, *games, "chess")
    loot.add("phrase", *phrases["phrases"])
    loot.add("name", *(f"Guest {number}" for number in range(40)), "bot:greedy")
    loot.add("title", "Tea", None)
    loot.add("passphrase", *(f"passphrase {number}" for number in range(40)))
    loot.add("seed", *(seed() for _ in range(20)))
    loot.add("token", *(seed() for _ in range(3)))
    loot.add("language", "de", "uk", "en", "de-AT")
    loot.add("player", "Innocent Ida", "bot:greedy")
    loot.add("id", *(f"m{number}" for number in range(10)))
    loot.add("path", "index.js", "../index.html")
    loot.add("replay", {})
    loot.add("seats", *({"name": f"Guest {number}", "seed": seed()} for number in range(20)))
    for game in games:
        box = await wire.ask(address, "GET", f"/content/{game}")
        loot.add("bot", *box["bots"])
        loot.add("stand_in", *box["bots"], None)
        maps = [track["map"] for track in box.get("tracks", {}).values()]
        maps += [bent(text, chance, hostile) for text in maps for _ in range(10)]
        loot.add("map", *maps)
        loot.add("plan", *({"map": text} for text in maps))
        for number in range(DRAWN):
            options = _options(game, box, maps, chance, hostile)
            seats = [{"kind": "me", "name": f"Guest {number}"}, {"kind": "open"}]
            seats += [{"kind": "bot", "bot": chance.choice(box["bots"])}] * chance.randrange(3)
            table = {"game": game, "options": options, "seats": seats}
            loot.add("options", options)
            loot.add("tables", {**table, "public": number % 2 == 0, "title": f"Tea {number}"})


def _options(
    game: str, box: dict[str, Any], maps: list[str], chance: random.Random, hostile: Hostile
) -> dict[str, Any]:
    """Return options that a game may take or refuse, its figures and cards of one's own among them."""
    if chance.random() < 0.3:
        return {}
    given: dict[str, Any] = {}
    if chance.random() < 0.4:
        text = (
            files(f"dicehall.games.{game}")
            .joinpath("content", "components.toml")
            .read_text("utf-8")
        )
        figures = tomllib.loads(text)
        part = chance.choice(sorted(figures))
        value = figures[part]
        if isinstance(value, dict):
            value = {name: one for name, one in value.items() if name != "house"}
        given["components"] = {part: hostile.spoil(value)}
    wanted = [option["name"] for option in box["options"]]
    if "race" in wanted and chance.random() < 0.6:
        given["race"] = chance.choice(sorted(box["races"]))
    if "tracks" in wanted and chance.random() < 0.5:
        given["tracks"] = [chance.choice(maps) for _ in range(chance.choice((1, 1, 2)))]
    if "laps" in wanted and chance.random() < 0.2:
        given["laps"] = chance.choice((1, 2, 9))
    if "own_cards" in wanted and chance.random() < 0.3:
        given["own_cards"] = "".join(
            CARD.format(
                number=number,
                colour=chance.choice(("red", "white", "blue", "pink")),
                cost=chance.choice((0, 5, 51, -1)),
                does=chance.choice(ABILITIES),
            )
            for number in range(chance.choice((1, 2, 40)))
        )
    if "race" in wanted:
        given["rounds"] = chance.choice((1, 2, 3, 1000))
    return given


def bent(text: str, chance: random.Random, hostile: Hostile) -> str:
    """Return a map with a few of its cells or lines wrong, or far too many of them."""
    lines = text.splitlines()
    for _ in range(chance.choice((1, 2, 5))):
        place = chance.randrange(len(lines))
        way = chance.random()
        if way < 0.5:
            cells = lines[place].split(" ")
            cells[chance.randrange(len(cells))] = chance.choice(CELLS)
            lines[place] = " ".join(cells)
        elif way < 0.6:
            del lines[place]
            lines = lines or [""]
        elif way < 0.7:
            lines.insert(place, lines[place])
        elif way < 0.8:
            lines[place] += hostile.text()[:300]
        elif way < 0.9:
            lines += [" ".join(chance.choices(CELLS[:16], k=30))] * chance.choice((1, 50))
        else:
            lines = ["title: x", "", *(" ".join(["0"] * (100 + row % 2)) for row in range(80))]
    return "\n".join(lines)
