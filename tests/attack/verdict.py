"""The verdict: what the server did wrong under attack, with what was sent, so that it can be done again."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

BUSY: Final = frozenset({"too_busy", "no_hint"})
"""Codes of refusals with a status of 500 or more that are none of the server's mistakes."""
MISTAKES: Final = frozenset({"server_error", "table_broken", "not_stored", "shutting_down"})
"""Codes of refusals that no attacker may bring about."""
MOST_TOLD: Final = 3
"""How many mistakes of a kind are told in full."""


class Verdict:
    """Collects what went wrong, and counts what happened."""

    def __init__(self) -> None:
        self.mistakes: list[str] = []
        """What went wrong, each with what was sent."""
        self.counts: Counter[str] = Counter()
        """Replies by status or code, attacks by name, and whatever else is worth a figure."""
        self.secrets: set[bytes] = set()
        """What no reply to an attacker may hold: tokens of others, ids of tables nobody told them about."""
        self._told: Counter[str] = Counter()

    def wrong(self, kind: str, what: str) -> None:
        """Note a mistake of the server."""
        self._told[kind] += 1
        if self._told[kind] <= MOST_TOLD:
            self.mistakes.append(f"{kind}: {what}")

    def reply(self, what: str, status: int, body: bytes) -> None:
        """Look at a reply to a request."""
        self.counts[f"status {status}"] += 1
        if status >= 500:
            code = ""
            with suppress(ValueError, AttributeError, TypeError):
                code = str(json.loads(body)["code"])
            if code not in BUSY:
                self.wrong(f"status {status}", f"{what} -> {body[:300]!r}")
        self.secrecy(what, body)

    def message(self, what: str, text: str | bytes) -> dict[str, Any]:
        """Look at a message that came over a socket, and return it."""
        told: dict[str, Any] = json.loads(text)
        code = told.get("code") if told.get("type") == "refused" else None
        self.counts[f"socket {code or told.get('type')}"] += 1
        if code in MISTAKES:
            self.wrong(f"socket {code}", what)
        self.secrecy(what, text.encode() if isinstance(text, str) else text)
        return told

    def secrecy(self, what: str, told: bytes) -> None:
        """Look whether something was told that attackers must not know."""
        if b"Traceback" in told:
            self.wrong("trace in a reply", what)
        for secret in self.secrets:
            if secret in told:
                self.wrong("secret told", f"{what} -> {secret.decode()}")

    def log(self, path: Path) -> None:
        """Look at the server's log: no trace, no error, nothing that is no entry."""
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                try:
                    told: dict[str, Any] = json.loads(line)
                except ValueError:
                    self.wrong("no entry in the log", line[:2000])
                    continue
                self.counts["log lines"] += 1
                self.counts[f"log {told['event']}"] += 1
                if "trace" in told or told["level"] in ("error", "critical"):
                    # The end of a trace says what it was; the rest is the way there.
                    trace = "  File ".join(str(told.pop("trace", "")).split("  File ")[-4:])
                    self.wrong(f"{told['event']} in the log", f"{told} {trace}")
                slow = "took more than" in str(told.get("why"))
                crashed = told["event"] == "bot_failure" and not slow
                if crashed or told["event"] in ("table_broken", "not_stored", "not_read"):
                    self.wrong(f"{told['event']} in the log", line[:2000])
