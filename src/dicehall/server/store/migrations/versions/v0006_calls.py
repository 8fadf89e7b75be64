"""People are called when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
oldest_writer = "0004"


def upgrade() -> None:
    """Make room for what people wish, where they are called, for which turns, and the messages."""
    op.create_table(
        "call_wishes",
        sa.Column("person_id", sa.Integer),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Text),
        sa.Column("quiet_until", sa.Text),
        sa.Column("called_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_call_wishes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_call_wishes_person_id"),
    )
    op.create_table(
        "call_ways",
        sa.Column("id", sa.Integer),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("confirmed_at", sa.Double),
        sa.Column("stopped_at", sa.Double),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_call_ways"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_call_ways_person_id"),
        sa.UniqueConstraint(
            "person_id", "kind", "address", name="uq_call_ways_person_id_kind_address"
        ),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("turn", sa.Integer),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("called_at", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat", "turn", name="pk_calls"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_calls_person_id"),
    )
    op.create_index("ix_calls_person_id_called_at", "calls", ["person_id", "called_at"])
    op.create_table(
        "call_messages",
        sa.Column("id", sa.Text),
        sa.Column("way_id", sa.Integer),
        sa.Column("way_kind", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("address_hash", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("next_at", sa.Double),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_call_messages"),
        sa.ForeignKeyConstraint(
            ["way_id"], ["call_ways.id"], name="fk_call_messages_way_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_call_messages_way_id", "call_messages", ["way_id"])
    op.create_index("ix_call_messages_way_kind_next_at", "call_messages", ["way_kind", "next_at"])
    op.create_index("ix_call_messages_kind_made_at", "call_messages", ["kind", "made_at"])
