"""one_time_links, reset_requests, phone_codes, audit"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0002"
down_revision = "0001"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _create_links()
    op.create_table(
        "phone_codes",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("user_id", UUID, nullable=False),
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
    op.create_table(
        "audit",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("user_id", UUID, nullable=False),
        sa.Column("actor_id", UUID, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("detail", sa.Text),
        sa.Column("address", sa.Text),
        sa.Column("user_agent", sa.Text),
        sa.Column("at", _TIME, nullable=False, index=True),
    )
    op.create_index("audit_by_user", "audit", ["user_id", "id"])


def _create_links() -> None:
    op.create_table(
        "one_time_links",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("user_id", UUID, nullable=False, index=True),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("bound_to", sa.Text, nullable=False),
        sa.Column("new_email", sa.Text),
        sa.Column("created_at", _TIME, nullable=False, index=True),
        sa.Column("expires_at", _TIME, nullable=False),
        sa.Column("used_at", _TIME),
    )
    op.create_table(
        "reset_requests",
        sa.Column("email", sa.Text, primary_key=True),
        sa.Column("address", sa.Text),
        sa.Column("user_agent", sa.Text),
        sa.Column("created_at", _TIME, nullable=False, index=True),
    )
