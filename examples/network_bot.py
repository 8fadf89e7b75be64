"""A bot for online tables of dicehall, in Python with `websockets`: python network_bot.py URL [NAME]

URL is a table's link, as in http://127.0.0.1:8420/t/BKKJ2X. The bot takes a free seat, answers what it is
asked, comes back after a break, and stops when the game is over; docs/protocol.md says how it works."""

import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets import ConnectionClosed, connect

IDLE = ("nothing", "none", "stop", "no", "no more", "ready", "enough")


def rest(url: str, body: object = None) -> Any:
    """Ask for something that is not live; with a body it is a POST."""
    sent = json.dumps(body).encode() if body else None
    with urlopen(Request(url, sent, {"Content-Type": "application/json"}), timeout=20) as answer:
        return json.load(answer)


def choose(asked: str, options: list[dict[str, Any]], **rest: object) -> str:
    """Do as much as can be done, but do not push your luck for ever."""
    texts = [option["text"] for option in options]
    best = max(texts, key=lambda text: (text not in IDLE, len(text.split()), random.random()))
    return "pass" if asked == "push" and random.random() < 0.3 else best


async def play(url: str, hello: dict[str, Any]) -> None:
    """Play until the game is over; what was refused is answered again, on a new connection if need be."""
    async for socket in connect(url, max_size=None):
        try:
            await socket.send(json.dumps(hello))
            answered = question = None
            async for text in socket:
                message = json.loads(text)
                hello["version"] = message.get("version", hello["version"])
                if (message.get("table") or {}).get("status") in ("ended", "closed"):
                    return print("over:", *[entry["body"] for entry in message["entries"][-1:]])
                answered = answered if message["type"] != "refused" else await asyncio.sleep(1, -1)
                question = message.get("question", question)
                if question and question["turn"] != answered:
                    answered = question["turn"]
                    answer = {"type": "answer", "turn": answered, "option": choose(**question)}
                    await socket.send(json.dumps({"id": "a", **answer}))
        except ConnectionClosed as closed:
            print(f"the connection broke: {closed}", file=sys.stderr)


server, code = sys.argv[1].replace("/tables/", "/t/").split("/t/")
table = rest(f"{server}/api/tables/{code}")  # it tells the commitment; only then a seed is drawn
me = {"name": (sys.argv[2:] or ["network bot"])[0], "seed": secrets.token_hex(32)}
seat = rest(f"{server}/api/tables/{table['id']}/seats", me)
print(f"{table['code']}: waiting on seat {seat['seat']} for the game to start", flush=True)
address = f"ws{server.removeprefix('http')}/api/tables/{table['id']}/live"
asyncio.run(play(address, {"type": "hello", "token": seat["token"], "version": None}))
