"""Metrics: what the server counts and times, for Prometheus to fetch at /metrics."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STATUSES: Final = ("open", "running", "ended", "closed", "broken")
"""The possible statuses of a table in memory."""
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Buckets, in seconds, for how long an answer takes to be stored."""


class Metrics:
    """All metrics of one server, in its own registry, because several servers may run in one process."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        """The registry of all metrics."""
        self.tables: Gauge = Gauge(
            "dicehall_tables", "Tables in memory.", ["status"], registry=self.registry
        )
        """Tables in memory, by status."""
        self.sockets: Gauge = Gauge("dicehall_sockets", "Live connections.", registry=self.registry)
        """Live connections."""
        self.answers: Counter = Counter(
            "dicehall_answers", "Answers stored.", ["game", "by"], registry=self.registry
        )
        """Answers stored, by game and by who gave them."""
        self.entries: Counter = Counter(
            "dicehall_entries", "Entries stored.", ["kind"], registry=self.registry
        )
        """Entries stored, by kind."""
        self.latency: Histogram = Histogram(
            "dicehall_answer_seconds",
            "From the arrival of a player's answer until it is stored.",
            buckets=QUICK,
            registry=self.registry,
        )
        """The time from the arrival of a player's answer until it is stored."""
        self.bot_seconds: Histogram = Histogram(
            "dicehall_bot_seconds",
            "How long bots think about one decision.",
            ["bot"],
            buckets=QUICK,
            registry=self.registry,
        )
        """How long bots think about one decision."""
        self.bot_failures: Counter = Counter(
            "dicehall_bot_failures",
            "Bots that crashed or were too slow.",
            ["bot", "why"],
            registry=self.registry,
        )
        """Bots that crashed or were too slow."""
        self.refusals: Counter = Counter(
            "dicehall_refusals", "Refusals, by code.", ["code"], registry=self.registry
        )
        """Refusals, by code."""
        self.requests: Counter = Counter(
            "dicehall_requests",
            "Requests, by route, method and status.",
            ["route", "method", "status"],
            registry=self.registry,
        )
        """Requests."""
        self.lagging: Counter = Counter(
            "dicehall_lagging_sockets",
            "Connections closed because they did not keep up.",
            registry=self.registry,
        )
        """Connections closed because they did not keep up."""
        for status in STATUSES:
            # A metric that is zero is better than one that is missing.
            self.tables.labels(status)

    def text(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self.registry)
