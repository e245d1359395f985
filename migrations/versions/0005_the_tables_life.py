"""Clocks, motions, onlookers, notes, visits, and positions kept for looking back."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("game_table", sa.Column("banks", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("game_table", sa.Column("flag_due", sa.DateTime(timezone=True), nullable=True))
    op.add_column("game_table", sa.Column("paused", sa.DateTime(timezone=True), nullable=True))
    op.add_column("game_table", sa.Column("cancelled", sa.DateTime(timezone=True), nullable=True))
    op.add_column("game_table", sa.Column("watch_hash", sa.String(length=64), nullable=True))
    op.add_column("game_table", sa.Column("sandbox", sa.JSON(none_as_null=True), nullable=True))
    op.create_index(op.f("ix_game_table_flag_due"), "game_table", ["flag_due"])
    op.add_column("seat", sa.Column("conceded", sa.DateTime(timezone=True), nullable=True))
    op.add_column("seat", sa.Column("substitute_hash", sa.String(length=64), nullable=True))
    op.add_column("seat", sa.Column("former", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seat", sa.Column("hidden", sa.DateTime(timezone=True), nullable=True))
    op.create_table(
        "watcher",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_watcher_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_watcher_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_watcher")),
    )
    op.create_index(op.f("ix_watcher_person_id"), "watcher", ["person_id"])
    op.create_table(
        "motion",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.Column("votes", sa.JSON(), nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed", sa.DateTime(timezone=True), nullable=True),
        sa.Column("passed", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_motion_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_motion")),
    )
    op.create_index(op.f("ix_motion_closed_expires"), "motion", ["closed", "expires"])
    op.create_index(
        "ix_motion_open",
        "motion",
        ["table_id"],
        unique=True,
        postgresql_where=sa.text("closed IS NULL"),
        sqlite_where=sa.text("closed IS NULL"),
    )
    op.create_table(
        "visit",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_visit_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_visit_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_visit")),
    )
    op.create_table(
        "note",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_note_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_note_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_note")),
    )
    with op.batch_alter_table("snapshot") as snapshot:
        snapshot.drop_constraint(op.f("pk_snapshot"), type_="primary")
        snapshot.create_primary_key(op.f("pk_snapshot"), ["table_id", "seq"])


def downgrade() -> None:
    op.drop_table("note")
    op.drop_table("visit")
    op.drop_table("motion")
    op.drop_table("watcher")
    op.execute(
        "DELETE FROM snapshot WHERE seq <"
        " (SELECT max(seq) FROM snapshot AS other WHERE other.table_id = snapshot.table_id)"
    )
    with op.batch_alter_table("snapshot") as snapshot:
        snapshot.drop_constraint(op.f("pk_snapshot"), type_="primary")
        snapshot.create_primary_key(op.f("pk_snapshot"), ["table_id"])
    op.drop_index(op.f("ix_game_table_flag_due"), "game_table")
    op.drop_column("game_table", "sandbox")
    op.drop_column("game_table", "watch_hash")
    op.drop_column("game_table", "cancelled")
    op.drop_column("game_table", "paused")
    op.drop_column("game_table", "flag_due")
    op.drop_column("game_table", "banks")
    op.drop_column("game_table", "clock")
    op.drop_column("seat", "hidden")
    op.drop_column("seat", "former")
    op.drop_column("seat", "substitute_hash")
    op.drop_column("seat", "conceded")
