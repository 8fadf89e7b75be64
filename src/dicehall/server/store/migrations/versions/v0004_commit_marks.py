"""A writer whose COMMIT was not answered finds out how it ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Make room for the number of the last transaction of every writer."""
    op.create_table(
        "commit_marks",
        sa.Column("writer", sa.Text),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("writer", name="pk_commit_marks"),
    )
