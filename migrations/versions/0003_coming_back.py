"""Ways to come back: devices, personal links, passkeys, companions, and what a person prefers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("person", sa.Column("link_hash", sa.String(length=64), nullable=True))
    op.add_column("person", sa.Column("email", sa.String(length=254), nullable=True))
    op.add_column("person", sa.Column("removed", sa.DateTime(timezone=True), nullable=True))
    op.add_column("person", sa.Column("banned", sa.DateTime(timezone=True), nullable=True))
    op.create_index(op.f("ix_person_email"), "person", ["email"], unique=True)
    op.create_index(op.f("ix_person_link_hash"), "person", ["link_hash"], unique=True)
    op.create_table(
        "login",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=120), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_login_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_login")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_login_token_hash")),
    )
    op.create_index(op.f("ix_login_person_id"), "login", ["person_id"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_passkey_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkey")),
    )
    op.create_index(op.f("ix_passkey_person_id"), "passkey", ["person_id"])
    op.create_table(
        "ticket",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("purpose", sa.String(length=16), nullable=False),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_ticket_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_ticket")),
    )
    op.create_table(
        "companion",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_companion_owner")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_companion_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_companion")),
    )
    op.create_index(op.f("ix_companion_owner"), "companion", ["owner"])
    op.create_table(
        "preference",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("occasions", sa.JSON(), nullable=False),
        sa.Column("delay", sa.Integer(), nullable=False),
        sa.Column("remind_after", sa.Integer(), nullable=True),
        sa.Column("remind_most", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_preference_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_preference")),
    )
    op.create_table(
        "mute",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["person.id"], name=op.f("fk_mute_other"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_mute_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "other", name=op.f("pk_mute")),
    )


def downgrade() -> None:
    op.drop_table("mute")
    op.drop_table("preference")
    op.drop_table("companion")
    op.drop_table("ticket")
    op.drop_table("passkey")
    op.drop_table("login")
    op.drop_index(op.f("ix_person_link_hash"), "person")
    op.drop_index(op.f("ix_person_email"), "person")
    op.drop_column("person", "banned")
    op.drop_column("person", "removed")
    op.drop_column("person", "email")
    op.drop_column("person", "link_hash")
