"""What all tables of a server share: its settings, store, workers, limits and counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dicehall.server.live.explaining import Explainer
from dicehall.server.metrics import Metrics
from dicehall.server.replaying import Replays

if TYPE_CHECKING:
    from dicehall.server.limits import Limits
    from dicehall.server.settings import Settings
    from dicehall.server.store.store import Store
    from dicehall.server.workers.pool import Workers


@dataclass
class Services:
    """The services of one server."""

    settings: Settings
    """Everything that can be configured."""
    store: Store
    """Where everything is stored."""
    workers: Workers
    """Where bots think."""
    limits: Limits
    """How much each address may do."""
    metrics: Metrics = field(default_factory=Metrics)
    """The metrics."""
    clock: Callable[[], float] = time.time
    """Seconds since 1970."""
    explainer: Explainer = field(default_factory=Explainer)
    """Explains what options mean."""
    replays: Replays = field(default_factory=Replays)
    """Plays records again."""
