"""All tables of the first version.

A revision never changes once released, so it spells out the schema of its time.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
oldest_writer = "0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("revision", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("title", sa.Text),
        sa.Column("listing", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("rematch_of", sa.Text),
        sa.Column("owner", sa.Integer),
        sa.Column("fence", sa.Integer, nullable=False, server_default="0"),
        sa.Column("needs", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(
            ["owner"], ["processes.id"], name="fk_tables_owner", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_changed_at", "tables", ["status", "changed_at"])
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text),
        sa.Column("number", sa.Integer, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "allowances",
        sa.Column("key", sa.Text),
        sa.Column("remaining", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_allowances"),
    )
    op.create_index("ix_allowances_at", "allowances", ["at"])
    op.create_table(
        "commit_marks",
        sa.Column("writer", sa.Text),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("writer", name="pk_commit_marks"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_folded", sa.Text, nullable=False),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("gone_at", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("name_folded", name="uq_people_name_folded"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "name_keys",
        sa.Column("key", sa.Text),
        sa.Column("person_id", sa.Integer, autoincrement=False),
        sa.PrimaryKeyConstraint("key", "person_id", name="pk_name_keys"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_name_keys_person_id"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_index("ix_sessions_used_at", "sessions", ["used_at"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("dice_counted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", name="pk_records"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_records_table_id"),
    )
    op.create_index("ix_records_ended_at_table_id", "records", ["ended_at", "table_id"])
    op.create_index(
        "ix_records_game_ended_at_table_id", "records", ["game", "ended_at", "table_id"]
    )
    op.create_index("ix_records_dice_counted_table_id", "records", ["dice_counted", "table_id"])
    op.create_table(
        "dice_faces",
        sa.Column("game", sa.Text),
        sa.Column("die", sa.Text),
        sa.Column("face", sa.Text),
        sa.Column("ways", sa.Integer, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "die", "face", name="pk_dice_faces"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["records.table_id"], name="fk_results_table_id"),
    )
    op.create_index(
        "ix_results_player_ended_at_table_id", "results", ["player", "ended_at", "table_id"]
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("over_at", sa.Double),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_orders_over_at_kind", "orders", ["over_at", "kind"])
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
    op.create_table(
        "compatibility",
        sa.Column("oldest_writer", sa.Text),
        sa.PrimaryKeyConstraint("oldest_writer", name="pk_compatibility"),
    )
    op.create_table(
        "call_wishes",
        sa.Column("person_id", sa.Integer, autoincrement=False),
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
        sa.Column("seat", sa.Integer, autoincrement=False),
        sa.Column("turn", sa.Integer, autoincrement=False),
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
    op.create_index("ix_call_messages_kind_made_at", "call_messages", ["kind", "made_at"])
    op.create_index("ix_call_messages_way_kind_next_at", "call_messages", ["way_kind", "next_at"])
    op.create_index("ix_call_messages_way_id", "call_messages", ["way_id"])
