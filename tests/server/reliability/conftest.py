"""What the tests of reliability borrow from those of the store."""

from __future__ import annotations

from tests.server.store.test_sqlite_failures import small_disk

__all__ = ["small_disk"]
