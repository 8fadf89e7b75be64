"""A table may need a newer program: older ones leave it alone, and play on at all others.

So a version that plays something new need not shut out the processes of the version before.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"
oldest_writer = "0008"


def upgrade() -> None:
    """Make room for the oldest revision whose programs understand a table."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("needs", sa.Text))
