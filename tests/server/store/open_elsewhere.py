"""A program that opens a database, says so, and keeps it open until SIGTERM; or says why it may not."""

from __future__ import annotations

import signal
import sys

from dicehall.server.store.mistakes import BadDatabase
from dicehall.server.store.store import Store


def main() -> None:
    """Open the database whose URL is given."""
    # Before there are threads, which would not wait for it.
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    try:
        store = Store.open(sys.argv[1])
    except BadDatabase as mistake:
        print(mistake, flush=True)
        sys.exit(2)
    print("open", flush=True)
    signal.sigwait([signal.SIGTERM])
    store.close()
