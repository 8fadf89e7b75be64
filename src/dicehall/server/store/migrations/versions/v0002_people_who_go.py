"""People can delete their name, names are compared by how they look, and only people are rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Make room for the keys of names, which are written at every start, and for those who have gone."""
    op.create_table(
        "name_keys",
        sa.Column("key", sa.Text),
        sa.Column("person_id", sa.Integer, autoincrement=False),
        sa.PrimaryKeyConstraint("key", "person_id", name="pk_name_keys"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_name_keys_person_id"),
    )
    op.add_column("people", sa.Column("gone_at", sa.Double))
    op.execute("DELETE FROM ratings WHERE player LIKE 'bot:%'")
