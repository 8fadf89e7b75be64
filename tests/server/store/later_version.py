"""A later version of the program: today's, with more revisions of the database."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicehall.server.admin import backup
from dicehall.server.store import database

MORE = f"""
import sqlalchemy as sa
from alembic import op
revision = "later"
down_revision = "{database.REVISION}"
oldest_writer = "{database.REVISION}"
def upgrade():
    op.create_table("medals", sa.Column("id", sa.Integer, primary_key=True))
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="red"))
"""
"""A revision after which today's programs may still write."""
LESS = """
from alembic import op
revision = "later 2"
down_revision = "later"
oldest_writer = "later"
def upgrade():
    with op.batch_alter_table("tables") as table:
        table.drop_column("title")
"""
"""A revision after which they may not."""


@contextmanager
def later_version(folder: Path, *revisions: str) -> Iterator[None]:
    """Let the program know one or two more revisions until the end of the block."""
    migrations = folder / f"100 %s later by {len(revisions)}"
    if not migrations.exists():
        shutil.copytree(database.MIGRATIONS, migrations)
        for number, revision in enumerate(revisions):
            (migrations / "versions" / f"later{number}.py").write_text(revision)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "MIGRATIONS", migrations)
        for module in (database, backup):
            patch.setattr(module, "REVISION", ("later", "later 2")[len(revisions) - 1])
        yield
