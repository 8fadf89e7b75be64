"""Hostile values: texts, numbers and shapes on which careless programs break, and ways to write them down.

Everything is drawn from one `random.Random`, so the same seed draws the same again.
"""

from __future__ import annotations

import gzip
import json
import random
import zlib
from collections.abc import Callable
from typing import Any, Final

MEGABYTE: Final = 1_000_000
TEXTS: Final[tuple[str, ...]] = (
    *("", " ", "\t\n", "\0", "a\0b", "\x1b[31m\x07", "\x7f\x9f", "\r\nSet-Cookie: a=b"),
    # Half characters, no characters, and the last one there is.
    *("\ud800", "x\udfff\ud800", "\uffff", "\U0010ffff", "\ufdd0", "\ue000"),
    # What is not seen, or turns round what is seen.
    *("\u200b" * 40, "\u200d", "\ufeffAda", "A\u00adda", "\u2800", "\u3164", "\u115f"),
    *("\u202eadA", "\u2066Ada\u2069", "\u2028", "\u0600"),
    # What grows or changes when it is normalised or folded, and what passes for something else.
    *("\ufdfa" * 24, "\u0130" * 24, "\u1e9e", "a" + "\u0301" * 500, "\u0410da", "\uff21da", "Ada "),
    *("\U0001f469\u200d\U0001f469\u200d\U0001f467", "\u0e33" * 100),
    # What some other program would carry out.
    *(
        "'; DROP TABLE people; --",
        "<script>alert(1)</script>",
        "{{7*7}}",
        "%s%n%x",
        "$(id)",
        "=1+1",
    ),
    *("../../../../etc/passwd", "..%2f..%2f", "file:///etc/passwd", "__proto__", "constructor"),
    # Numbers that are texts.
    *(
        "9" * 5000,
        "-1",
        "1e999999",
        "NaN",
        "0x10",
        "\u0661\u0662",
        "1_000",
        "\u00b2",
        "null",
        "true",
    ),
    *("[" * 2000, "{" * 100, "a" * 300, "a" * 65_536),
)
"""Texts that somebody may stumble over; those of a megabyte are made where they are needed."""
NUMBERS: Final[dict[str, str]] = {
    "@5000 digits@": "9" * 5000,
    "@-5000 digits@": "-" + "9" * 5000,
    "@4301 digits@": "1" * 4301,
    "@point@": "0." + "3" * 5000,
    "@1e400@": "1e400",
    "@-1e400@": "-1e400",
    "@1e-400@": "1e-400",
    "@1E+30@": "1E+30",
    "@-0@": "-0",
    "@-0.0@": "-0.0",
    "@NaN@": "NaN",
    "@Infinity@": "Infinity",
    "@-Infinity@": "-Infinity",
    "@01@": "01",
    "@+1@": "+1",
    "@2^31@": str(2**31),
    "@2^53@": str(2**53 + 1),
    "@2^63@": str(2**63),
    "@-2^63@": str(-(2**63) - 1),
    "@2^64@": str(2**64),
}
"""Numbers as they are sent, by the text that stands for them until then; JSON forbids some of them."""
PLAIN_NUMBERS: Final = (-1, 0, 1, 2, 63, 64, 255, 65536, 2**31 - 1, 1.5, -0.5, 1e300, True)


class Hostile:
    """Draws hostile values."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def text(self) -> str:
        """Return a hostile text, now and then a very long one."""
        if self.chance.random() < 0.02:
            return self.chance.choice(("x", "\u00e9", "\u200b", "9", "[")) * MEGABYTE
        return self.chance.choice(TEXTS)

    def number(self) -> Any:
        """Return a hostile number, or the text that stands for one."""
        return self.chance.choice((*NUMBERS, *PLAIN_NUMBERS))

    def nested(self) -> Any:
        """Return lists or objects within each other."""
        value: Any = self.text()
        for _ in range(self.chance.choice((3, 19, 20, 21, 60, 400))):
            value = [value] if self.chance.random() < 0.5 else {"a": value}
        return value

    def value(self) -> Any:
        """Return anything hostile."""
        kinds: tuple[Callable[[], Any], ...] = (
            self.text,
            self.text,
            self.number,
            self.number,
            self.nested,
            lambda: None,
            list,
            dict,
            lambda: [self.text()[:100]] * self.chance.choice((1, 17, 101, 5000)),
            lambda: {str(one): one for one in range(self.chance.choice((1, 500)))},
            lambda: {self.text(): self.text()},
        )
        return self.chance.choice(kinds)()

    def spoil(self, value: Any) -> Any:
        """Return a value with something hostile at one place of it."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.8:
            name = chance.choice(sorted(value))
            way = chance.random()
            if way < 0.1:
                return {key: one for key, one in value.items() if key != name}
            if way < 0.2:
                return {**value, self.text()[:1000]: self.value()}
            return {**value, name: self.spoil(value[name])}
        if isinstance(value, list) and value and chance.random() < 0.8:
            place = chance.randrange(len(value))
            way = chance.random()
            if way < 0.1:
                return value[:place] + value[place + 1 :]
            if way < 0.2:
                return (value * chance.choice((2, 17, 300)))[:1000]
            return [*value[:place], self.spoil(value[place]), *value[place + 1 :]]
        if isinstance(value, str) and value and chance.random() < 0.5:
            place = chance.randrange(len(value) + 1)
            return value[:place] + self.text() + value[place:]
        return self.value()

    def written(self, value: Any) -> bytes:
        """Return a value as JSON, with half characters as escapes or as bytes that are no text."""
        text = json.dumps(value, ensure_ascii=self.chance.random() < 0.7)
        for stands, number in NUMBERS.items():
            text = text.replace(f'"{stands}"', number)
        return text.encode("utf-8", "surrogatepass")

    def rewritten(self, body: bytes) -> tuple[bytes, dict[str, str]]:
        """Return a body written in another way than it should be, and the headers that go with it."""
        chance = self.chance
        kind = "application/json"
        ways: tuple[Callable[[], tuple[bytes, dict[str, str]]], ...] = (
            lambda: (gzip.compress(body), {"Content-Type": kind, "Content-Encoding": "gzip"}),
            # Two hundred megabytes for whoever takes it apart.
            lambda: (BOMB, {"Content-Type": kind, "Content-Encoding": "gzip"}),
            lambda: (zlib.compress(body), {"Content-Type": kind, "Content-Encoding": "deflate"}),
            lambda: (b"\xef\xbb\xbf" + body, {"Content-Type": kind}),
            lambda: (
                body.decode("utf-8", "replace").encode("utf-16"),
                {"Content-Type": f"{kind}; charset=utf-16"},
            ),
            lambda: (body[: chance.randrange(len(body) + 1)], {"Content-Type": kind}),
            lambda: (body + body, {"Content-Type": kind}),
            lambda: (chance.randbytes(chance.choice((1, 300, 70_000))), {"Content-Type": kind}),
            lambda: (body, {"Content-Type": "text/plain"}),
            lambda: (body, {"Content-Type": "application/x-www-form-urlencoded"}),
            lambda: (body, {"Content-Type": "multipart/form-data; boundary=x"}),
            lambda: (b"--x\r\n\r\n--x--", {"Content-Type": "multipart/form-data; boundary=x"}),
            lambda: (body, {"Content-Type": "\x80/\xff"}),
            lambda: (body, {}),
            lambda: (b"[" * 60_000, {"Content-Type": kind}),
            lambda: (b'{"a":' * 10_000 + b"1", {"Content-Type": kind}),
            lambda: (b" " * 64_000 + body, {"Content-Type": kind}),
            lambda: (b"9" * 60_000, {"Content-Type": kind}),
        )
        return chance.choice(ways)()


BOMB: Final = gzip.compress(b" " * 20 * MEGABYTE, 9, mtime=0)
"""Little that unpacks to much."""
