"""Attacks on every route that the server's own OpenAPI document lists, and on the few that it does not."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from tests.attack.hostile import MEGABYTE, Hostile
from tests.attack.shapes import Loot, Shapes
from tests.attack.wire import Address, Reply, Wire

HIDDEN: Final = (
    *("/", "/t/{code}", "/{name}", "/assets/{path}", "/healthz", "/metrics", "/api"),
    *("/api/openapi.json", "/pages/style.css", "/api/tables/{table_id}/live"),
)
"""Routes for browsers and operators, which the document leaves out."""
METHODS: Final = (
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "DICE",
    "get",
)
WAYS: Final = (
    *("fair", "fair", "body", "body", "body", "body", "path", "query", "token", "method"),
    *("writing", "writing", "chunks", "trick", "headers", "length", "pipeline"),
)
"""What is wrong with a request; `fair` ones make sense, so that there is something to attack."""


@dataclass(frozen=True)
class Operation:
    """One method of one route."""

    method: str
    path: str
    parameters: tuple[Mapping[str, Any], ...] = ()
    body: Mapping[str, Any] | None = None

    @property
    def name(self) -> str:
        """Return what it is called in figures."""
        return f"{self.method} {self.path}"


def operations_of(document: Mapping[str, Any]) -> list[Operation]:
    """Return every operation of an OpenAPI document, and the hidden routes."""
    found = [Operation("GET", path) for path in HIDDEN]
    for path, item in document["paths"].items():
        for method, told in item.items():
            content = told.get("requestBody", {}).get("content", {})
            schema = next((one.get("schema") for one in content.values()), None)
            parameters = tuple(told.get("parameters", ()))
            found.append(Operation(method.upper(), path, parameters, schema))
    return found


class Routes:
    """Sends operations in every wrong way there is."""

    def __init__(
        self, document: Mapping[str, Any], wire: Wire, loot: Loot, chance: random.Random
    ) -> None:
        self._wire = wire
        self._loot = loot
        self._chance = chance
        self._hostile = Hostile(chance)
        definitions = document.get("components", {}).get("schemas", {})
        self._shapes = Shapes(definitions, loot, self._hostile)

    async def send(self, address: Address, operation: Operation, way: str) -> Reply:
        """Send an operation with this wrong about it."""
        chance, hostile = self._chance, self._hostile
        path = self._path(operation, spoilt=way == "path")
        query = self._query(operation, spoilt=way == "query")
        headers: dict[str, str] = {}
        if chance.random() < 0.6 or way == "token":
            headers["Authorization"] = f"Bearer {self._token(spoilt=way == 'token')}"
        value: Any = None
        body: bytes | None = None
        if operation.body is not None:
            value = self._shapes.value(operation.body, operation.path.rsplit("/", 1)[-1])
            if way == "body":
                value = hostile.spoil(value)
            body = hostile.written(value)
            headers["Content-Type"] = "application/json"
        method = operation.method
        if way == "method":
            method = chance.choice(METHODS)
        elif way == "writing":
            body, more = hostile.rewritten(body or b"{}")
            headers = {**headers, **more} if more else {}
        elif way == "trick":
            path = self._trick(path)
        elif way == "headers":
            headers |= self._headers()
        elif way == "length":
            headers["Content-Length"] = chance.choice(
                ("-1", "0", "1", "1e3", "99999999999999999999", "5, 6", "\u0665", "+4")
            )
            body = body or b"{}"
        elif way == "pipeline":
            return await self._pipelined(address, f"{path}{query}")
        reply = await self._wire.request(
            address,
            method,
            path + query,
            headers,
            body,
            chunked=way == "chunks" and body is not None,
        )
        self._learn(operation, reply)
        return reply

    def _path(self, operation: Operation, spoilt: bool) -> str:
        path = operation.path
        for name in [part.partition("}")[0] for part in path.split("{")[1:]]:
            given = self._loot.pick(name, self._chance)
            text = str(given if given is not None else self._chance.randint(0, 3))
            if spoilt:
                text = str(self._hostile.spoil(text))[:3000]
            path = path.replace(
                f"{{{name}}}", quote(text.encode("utf-8", "surrogatepass"), safe="")
            )
        return path

    def _query(self, operation: Operation, spoilt: bool) -> str:
        given = [one for one in operation.parameters if one["in"] == "query"]
        parts: list[str] = []
        for one in given:
            value = self._shapes.value(one.get("schema", {}), one["name"])
            if spoilt:
                value = self._hostile.value()
            if value is not None:
                text = str(value).encode("utf-8", "surrogatepass")[:3000]
                parts.append(f"{one['name']}={quote(text, safe='')}")
        if spoilt:
            parts += [
                f"{quote(self._hostile.text().encode('utf-8', 'surrogatepass')[:2000])}=1",
                "%ff=%zz",
            ]
        return f"?{'&'.join(parts)}" if parts else ""

    def _token(self, spoilt: bool) -> str:
        token = str(self._loot.pick("token", self._chance) or "x")
        return token if not spoilt else _in_a_header(str(self._hostile.spoil(token)))

    def _trick(self, path: str) -> str:
        return self._chance.choice(
            (
                f"/{path}",
                f"{path}/",
                f"/x/..{path}",
                f"/api/../..{path}",
                f"{path}/%2e%2e/%2e%2e/",
                path.replace("/api", "/%61pi"),
                path.replace("/", "%2f", 2),
                path.replace("/", "\\"),
                f"{path}%00.json",
                f"{path};a=b",
                f"{path}#x",
                f"{path}%c0%ae",
                path.upper(),
                f"http://elsewhere.example{path}",
                f"http://[::1{path}",
                f"/assets/../../../../..{path}",
                "/assets/%2e%2e/%2e%2e/settings.py",
                "/assets//etc/passwd",
                f"{path}?{'a=b&' * 5000}",
                f"{path}/{'x' * 60_000}",
                "*",
            )
        )

    def _headers(self) -> dict[str, str]:
        text = _in_a_header(self._hostile.text())
        many = {f"X-{number}": text[:50] for number in range(300)}
        given: tuple[dict[str, str], ...] = (
            {"Host": text},
            {"Host": "elsewhere.example"},
            {"Origin": "https://elsewhere.example"},
            {"Accept-Language": text},
            {"Accept-Language": ",".join(f"x-{one};q=0.{one}" for one in range(4000))},
            {"Accept-Language": "de;q=9e999, uk;q=-1, en;q=NaN"},
            {"Accept-Encoding": "gzip;q=0, *;q=nan, br" + ", x" * 1000},
            {"X-Forwarded-For": "127.0.0.1, 10.0.0.1"},
            {"X-Forwarded-For": text},
            {"X-Forwarded-For": "::1%" + "9" * 300},
            {"X-Forwarded-Host": text},
            {"X-Forwarded-Prefix": "/../.."},
            {"X-Forwarded-Proto": text},
            {"Authorization": text},
            {"Authorization": f"Basic {text}"},
            {"Cookie": "a=b; " * 5000},
            {"Expect": "100-continue"},
            {"Range": "bytes=0-0,5-1,-9"},
            {"If-None-Match": text},
            {"If-Modified-Since": text},
            {"Upgrade": "h2c", "Connection": "Upgrade, HTTP2-Settings"},
            {"Upgrade": "websocket", "Connection": "Upgrade"},
            {"X-HTTP-Method-Override": "DELETE"},
            {"Transfer-Encoding": "gzip, chunked"},
            many,
            {"X-Long": "x" * 100_000},
        )
        return self._chance.choice(given)

    async def _pipelined(self, address: Address, path: str) -> Reply:
        """Send many requests at once, and one that two servers would end at different places."""
        host = f"Host: 127.0.0.1:{self._wire.port}\r\n"
        host += "".join(f"{name}: {value}\r\n" for name, value in address.headers().items())
        one = f"GET {path} HTTP/1.1\r\n{host}\r\n".encode("utf-8", "surrogateescape")
        both = (
            f"POST {path} HTTP/1.1\r\n{host}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        last = f"GET /healthz HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode()
        smuggled = both.encode("utf-8", "surrogateescape") + b"0\r\n\r\nG"
        sent = self._chance.choice((one * 30 + last, smuggled + last, one * 3 + smuggled))
        return await self._wire.send(address, sent, f"pipelined {path}")

    def _learn(self, operation: Operation, reply: Reply) -> None:
        """Keep whatever may be of use: ids, codes and tokens in replies."""
        if not 200 <= reply.status < 300 or len(reply.body) > MEGABYTE:
            return
        if operation.path.endswith("/record"):
            self._loot.add("replay", reply.json())
        self._take(reply.json())

    def _take(self, value: Any) -> None:
        if isinstance(value, list):
            for one in value[:20]:
                self._take(one)
        elif isinstance(value, dict):
            for name, one in value.items():
                if name == "tokens" and isinstance(one, dict):
                    self._loot.add("token", *one.values())
                    self._loot.add("kept", *one.values())
                elif name == "token" and isinstance(one, str):
                    self._loot.add("token", one)
                elif name in ("id", "code") and isinstance(one, str):
                    self._loot.add("table_id", one)
                    self._loot.add("code", one)
                elif isinstance(one, dict | list) and name in ("table", "tables", "games"):
                    self._take(one)


def _in_a_header(text: str) -> str:
    """Return a text without what would end a header; the rest may be as bad as it likes."""
    cut = text.replace("\r", "").replace("\n", "")[:3000]
    return cut.encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape")
