"""The faces of all dice are counted, each finished game once.

Programs of older revisions may not write any more: they would roll at new tables as if nobody had a chain.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
oldest_writer = "0007"


def upgrade() -> None:
    """Make room for the counts; games that ended before are counted little by little."""
    op.create_table(
        "dice_faces",
        sa.Column("game", sa.Text),
        sa.Column("die", sa.Text),
        sa.Column("face", sa.Text),
        sa.Column("ways", sa.Integer, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "die", "face", name="pk_dice_faces"),
    )
    with op.batch_alter_table("records") as records:
        records.add_column(
            sa.Column("dice_counted", sa.Boolean, nullable=False, server_default=sa.false())
        )
        records.create_index("ix_records_dice_counted_table_id", ["dice_counted", "table_id"])
