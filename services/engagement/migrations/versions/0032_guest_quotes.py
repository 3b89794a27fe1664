"""Quotes, orders and messages of guests: no account yet; codes that prove their phones"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

_TIME = sa.DateTime(timezone=True)
_OF_GUESTS = (
    ("requirements", "buyer_id"),
    ("quotes", "buyer_id"),
    ("orders", "buyer_id"),
    ("enquiry_messages", "sender_id"),
)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for table, column in _OF_GUESTS:
        op.alter_column(table, column, nullable=True)
    op.create_table(
        "phone_codes",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("user_id", sa.Uuid, nullable=False),
        sa.Column("channel", sa.Text, nullable=False, server_default="sms"),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("address", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created_at", _TIME, nullable=False, index=True),
        sa.Column("expires_at", _TIME, nullable=False),
        sa.Column("used_at", _TIME),
    )
    for who in ("user_id", "phone", "address"):
        op.create_index(f"phone_codes_by_{who}", "phone_codes", [who, "created_at"])
