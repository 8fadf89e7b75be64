"""Run by Alembic: passes it the connection and the transaction of `database._migrate`."""

from __future__ import annotations

from alembic import context

from dicehall.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=context.config.attributes["version_table"],
    # SQLite can alter little about a table; Alembic then copies it.
    render_as_batch=True,
)
context.run_migrations()
