"""A short siege of a server as people run it: it answers everybody, loses nothing and tells nothing.

The long one is `make attack`; docs/security.md says what is promised.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tests.attack.hostile import Hostile
from tests.attack.routes import Routes, operations_of
from tests.attack.shapes import Loot
from tests.attack.siege import MESSAGES, Siege, told
from tests.attack.sockets import Sockets, messages_of
from tests.attack.verdict import Verdict
from tests.attack.wire import Address, Wire
from tests.server.app.place import running

SECONDS = 0.0
"""No longer than it takes to carry out every attack once."""
WAYS = 3


async def test_attackers_keep_nobody_from_playing_and_find_no_mistake(
    tmp_path: Path, seed: int
) -> None:
    siege = Siege(tmp_path, str(seed), SECONDS, WAYS)
    await siege.run()
    print(told(siege))
    assert siege.verdict.mistakes == []
    counts = siege.verdict.counts
    assert counts["innocent games"] >= 3
    attacked = {name.removeprefix("route ") for name in counts if name.startswith("route ")}
    assert attacked == {operation.name for operation in operations_of(siege.document)}
    sent = {name.removeprefix("message ") for name in counts if name.startswith("message ")}
    assert sent == set(messages_of(siege.messages))


async def test_a_new_route_is_attacked_by_itself_and_its_mistake_is_found(sqlite_url: str) -> None:
    async def fragile(number: str, body: dict[str, Any]) -> dict[str, int]:
        return {"sum": int(number) + int(str(body))}

    async with running(sqlite_url) as place:
        place.app.add_api_route("/api/fragile/{number}", fragile, methods=["PUT"])
        verdict, loot = Verdict(), Loot()
        document = place.app.openapi()
        routes = Routes(document, Wire(place.port, verdict), loot, random.Random(1))
        (operation,) = [one for one in operations_of(document) if "fragile" in one.path]
        await routes.send(Address("127.0.0.1"), operation, "fair")
    assert len(verdict.mistakes) == 1
    assert verdict.mistakes[0].startswith("status 500: PUT /api/fragile/")


def test_a_new_message_is_sent_by_itself() -> None:
    document = json.loads(MESSAGES.read_text("utf-8"))
    shared = document["shared"]
    shared["from_client"]["discriminator"]["mapping"]["shout"] = "#/$defs/Shout"
    shared["Shout"] = {
        "type": "object",
        "properties": {"type": {"const": "shout"}, "loud": {"type": "boolean"}},
        "required": ["type", "loud"],
    }
    sockets = Sockets(document, Wire(1, Verdict()), Loot(), random.Random(1))
    assert sockets.message("shout") in [{"type": "shout", "loud": loud} for loud in (True, False)]


def test_the_same_seed_draws_the_same() -> None:
    first, second = (Hostile(random.Random("7")) for _ in range(2))
    for _ in range(100):
        value = {"name": "Ada", "seats": [1, 2], "public": True}
        assert first.written(first.spoil(value)) == second.written(second.spoil(value))


def test_a_trace_in_the_log_and_a_secret_in_a_reply_are_mistakes(tmp_path: Path) -> None:
    verdict = Verdict()
    verdict.secrets.add(b"hush")
    log = tmp_path / "log"
    entry = {"level": "error", "event": "request_failed", "trace": "File x\nKeyError: 1"}
    log.write_text(f"{json.dumps(entry)}\nTraceback (most recent call last):\n", "utf-8")
    verdict.log(log)
    verdict.reply("GET /", 200, b"do not say hush")
    verdict.message("say", '{"type":"refused","code":"server_error"}')
    verdict.reply("GET /", 503, b'{"code":"too_busy"}')
    kinds = [mistake.partition(": ")[0] for mistake in verdict.mistakes]
    assert kinds == [
        "request_failed in the log",
        "no entry in the log",
        "secret told",
        "socket server_error",
    ]
