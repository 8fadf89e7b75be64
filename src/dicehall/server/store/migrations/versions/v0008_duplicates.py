"""Duplicates: several tables with the same dice, and who played at them.

Programs of older revisions may not write any more: at the tables of a duplicate they would roll other dice,
and would show them to people who have not played yet.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"
oldest_writer = "0008"


def upgrade() -> None:
    """Make room for duplicates and for those who play them."""
    op.create_table(
        "duplicates",
        sa.Column("code", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("code", name="pk_duplicates"),
    )
    op.create_index("ix_duplicates_until", "duplicates", ["until"])
    op.create_table(
        "duplicate_plays",
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer, autoincrement=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_duplicate_plays"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_duplicate_plays_table_id"),
        sa.ForeignKeyConstraint(["code"], ["duplicates.code"], name="fk_duplicate_plays_code"),
    )
    op.create_index("ix_duplicate_plays_code", "duplicate_plays", ["code"])
    op.create_index("ix_duplicate_plays_player", "duplicate_plays", ["player"])
