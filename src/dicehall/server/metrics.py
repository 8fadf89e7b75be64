"""Metrics: what the server counts and times, for Prometheus to fetch at /metrics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

STATUSES: Final = ("open", "running", "ended", "closed", "broken")
"""The possible statuses of a table in memory."""
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Buckets, in seconds, for how long an answer takes to be stored."""


class Metrics:
    """All metrics of one server, in its own registry, because several servers may run in one process."""

    def __init__(self) -> None:
        self._counts: dict[tuple[object, ...], Callable[[], None]] = {}
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
        self.elsewhere: Counter = Counter(
            "dicehall_elsewhere",
            "Live connections to tables of other processes, handed over to those or relayed.",
            ["how"],
            registry=self.registry,
        )
        """Live connections to tables of other processes."""
        self.calls: Counter = Counter(
            "dicehall_calls",
            "Attempts to tell somebody that it is their turn, by way and outcome.",
            ["way", "outcome"],
            registry=self.registry,
        )
        """Attempts to tell somebody that it is their turn."""
        for status in STATUSES:
            # A metric that is zero is better than one that is missing.
            self.tables.labels(status)

    def count(self, counter: Counter, *labels: str) -> None:
        """Count something once more; its labels are remembered, as looking them up takes long."""
        key = (id(counter), *labels)
        count = self._counts.get(key)
        if count is None:
            count = self._counts[key] = counter.labels(*labels).inc
        count()

    def text(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self.registry)


class _Together(Collector):
    """The metrics of several processes."""

    def __init__(self, pages: Mapping[int, bytes]) -> None:
        self._told = pages

    def collect(self) -> Iterable[Metric]:
        """Yield each metric once, with the values of every process."""
        found: dict[str, Metric] = {}
        for process, text in self._told.items():
            for one in text_string_to_metric_families(text.decode()):
                metric = found.setdefault(one.name, Metric(one.name, one.documentation, one.type))
                for sample in one.samples:
                    labels = {**sample.labels, "process": str(process)}
                    metric.add_sample(sample.name, labels, sample.value)
        return found.values()


def of_all(pages: Mapping[int, bytes]) -> bytes:
    """Return the metrics of several processes, given by their numbers, as those of one."""
    registry = CollectorRegistry()
    registry.register(_Together(pages))
    return generate_latest(registry)
