"""Bots in seats, and programs that play by a token."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("person_id", existing_type=sa.String(length=32), nullable=True)
        seat.add_column(sa.Column("bot", sa.String(length=8), nullable=True))
        seat.create_check_constraint(op.f("ck_seat_taken"), "person_id is not null or bot is not null")
    op.create_table(
        "program",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_program_owner")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_program_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_program")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_program_token_hash")),
    )
    op.create_index(op.f("ix_program_owner"), "program", ["owner"])


def downgrade() -> None:
    op.drop_table("program")
    op.execute("DELETE FROM seat WHERE person_id IS NULL")
    with op.batch_alter_table("seat") as seat:
        seat.drop_constraint(op.f("ck_seat_taken"), type_="check")
        seat.drop_column("bot")
        seat.alter_column("person_id", existing_type=sa.String(length=32), nullable=False)
