"""Processes of a Ray cluster that play batches of games, on one machine or many."""

from __future__ import annotations

import re
import socket
from importlib.util import find_spec
from typing import Any, Final

import dicehall
from dicehall.core.mistakes import BadOptions, Mistake
from dicehall.parallel.pool import PlaySome, Pool

PATIENCE: Final = 5.0
"""Seconds within which a cluster must answer."""


def check_ray() -> None:
    """Raise a mistake if Ray is not installed."""
    if find_spec("ray") is None:
        raise BadOptions("--ray needs Ray; install it as in: pip install 'dicehall[ray]'.")


def play_there(play: PlaySome, version: str, first: int, number: int) -> Any:
    """Play some games on a machine of the cluster; expected mistakes are returned as results."""
    if dicehall.__version__ != version:
        return Mistake(
            f"a machine of the cluster has dicehall {dicehall.__version__}, and not {version}; "
            "install the same on all."
        )
    try:
        return play(first, number)
    except Mistake as mistake:
        return mistake


def _knock(address: str) -> None:
    """Check that something listens there; Ray itself would try for minutes and print warnings."""
    named = re.fullmatch(r"(?:ray://)?(.+):(\d+)", address)
    if named is not None:
        socket.create_connection((named[1].strip("[]"), int(named[2])), PATIENCE).close()


class Cluster(Pool):
    """A Ray cluster: it plays as many batches at the same time as it has processors."""

    def __init__(self, play: PlaySome, address: str) -> None:
        self._play = play
        self._address = address
        self.number = 1
        self._busy: dict[Any, int] = {}
        """The batches being played, with the first game of each."""
        self._remote: Any = None
        self._given: Any = None

    def start(self) -> None:
        """Join the cluster."""
        try:
            _knock(self._address)
            import ray  # only now: it takes longer than to find out that nobody is there

            ray.init(address=self._address, logging_level="error", log_to_driver=False)
        except (RuntimeError, ValueError, OverflowError, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            because = f" ({reason.lower()})" if reason else ""
            raise BadOptions(
                f"no Ray cluster answers at {self._address}{because}; "
                "start one with: ray start --head."
            ) from None
        self.number = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(num_cpus=1, max_retries=3)(play_there)
        self._given = ray.put(self._play)

    def stop(self) -> None:
        """Abandon what is being played, and leave the cluster."""
        import ray

        for batch in self._busy:
            ray.cancel(batch, force=True)
        ray.shutdown()

    def idle(self) -> bool:
        """Return whether a processor of the cluster is free."""
        return len(self._busy) < self.number

    def play(self, first: int, number: int) -> None:
        """Let a free processor play some games."""
        batch = self._remote.remote(self._given, dicehall.__version__, first, number)
        self._busy[batch] = first

    def results(self) -> list[tuple[int, Any]]:
        """Wait until some batches are done; return the first game and the result of each."""
        import ray

        done, _ = ray.wait(list(self._busy), num_returns=1)
        found = []
        for batch in done:
            first = self._busy.pop(batch)
            try:
                found.append((first, ray.get(batch)))
            except ray.exceptions.RayTaskError as error:
                # This is a bug rather than a user's mistake, so show it in full.
                raise RuntimeError(f"in a process of the cluster:\n{error}") from None
            except ray.exceptions.RayError as error:
                reason = str(error).strip().splitlines()[0].rstrip(".")
                raise Mistake(f"the Ray cluster lost some games: {reason}.") from None
        return found
