"""Let all databases of a process share the SQL that statements are compiled to: each test has new ones.

A server compiles each of its statements once; the tests start hundreds of servers.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection


class Compiled(dict[Any, Any]):
    """Compiled statements by kind of database; SQLAlchemy asks for them by the very dialect of an engine."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_kind(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_of_kind(key), compiled)


def _of_kind(key: tuple[Any, ...]) -> tuple[Any, ...]:
    dialect, *statement = key
    return (type(dialect), *statement)


COMPILED = Compiled()


def share(connection: Connection) -> None:
    """Let a connection use what others have compiled."""
    connection.execution_options(compiled_cache=COMPILED)
