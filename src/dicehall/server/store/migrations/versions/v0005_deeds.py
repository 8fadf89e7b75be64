"""Operators announce, drain, close and ban; and a database knows which programs may still write to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
oldest_writer = "0004"


def upgrade() -> None:
    """Make room for what operators do, and note with each process how new its program is."""
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("over_at", sa.Double),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_deeds_over_at_kind", "deeds", ["over_at", "kind"])
    op.create_table(
        "compatibility",
        sa.Column("oldest_writer", sa.Text),
        sa.PrimaryKeyConstraint("oldest_writer", name="pk_compatibility"),
    )
    with op.batch_alter_table("processes") as table:
        table.add_column(
            sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false())
        )
        table.add_column(sa.Column("revision", sa.Text))
