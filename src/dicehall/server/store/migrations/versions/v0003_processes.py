"""A hall may have many processes: each table belongs to one of them at a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Add the table of processes, and an owner to each table, which is empty at first."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "allowances",
        sa.Column("key", sa.Text),
        sa.Column("remaining", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_allowances"),
    )
    op.create_index("ix_allowances_at", "allowances", ["at"])
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("owner", sa.Integer))
        table.add_column(sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
        table.create_foreign_key(
            "fk_tables_owner", "processes", ["owner"], ["id"], ondelete="SET NULL"
        )
        table.create_index("ix_tables_owner", ["owner"])
