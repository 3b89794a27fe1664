"""Guest enquiries can be claimed; mails may expire; sms_messages"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

from contracts.claims import mark
from engagement.settings import EngagementSettings

revision = "0002"
down_revision = "0001"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for kind in ("email", "phone"):
        column = f"{kind}_sha256"
        op.add_column("enquiries", sa.Column(column, sa.Text))
        op.create_index(
            f"enquiries_to_claim_by_{kind}",
            "enquiries",
            [column],
            postgresql_where=sa.text("buyer_id is null"),
        )
    mark_known_guests()
    op.add_column("mails", sa.Column("expires_at", TIME))
    create_sms()


def mark_known_guests() -> None:
    pepper = EngagementSettings().claim_pepper
    guests = "select id, email, phone from enquiries where buyer_id is null"
    statement = sa.text(
        "update enquiries set email_sha256 = :email, phone_sha256 = :phone where id = :id"
    )
    connection = op.get_bind()
    for row in connection.execute(sa.text(guests)).all():
        marks = {
            "email": mark(pepper, "email", row.email),
            "phone": mark(pepper, "phone", row.phone),
        }
        connection.execute(statement, {"id": row.id, **marks})


def create_sms() -> None:
    op.create_table(
        "sms_messages",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("once", sa.Text, nullable=False, unique=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("last_error", sa.Text),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("next_at", TIME, nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
        sa.Column("sent_at", TIME),
    )
    waiting = sa.text("sent_at is null")
    op.create_index(
        "sms_waiting", "sms_messages", ["next_at"], postgresql_where=waiting
    )
